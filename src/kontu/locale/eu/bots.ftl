## Aurrera begiratzen duten botak, eta zergatik aukeratu duten aukeratu dutena

bot-strong = Trebea
bot-strong-help = Jokatu aurretik milaka aldiz jokatzen du aurrera buruz, eta ezkutuko ezer ez dagoenean amaiera osorik kalkulatzen du.
bot-fair = Erdi-mailakoa
bot-fair-help = Jokatu aurretik ehun bat aldiz jokatzen du aurrera buruz.
bot-easy = Erraza
bot-easy-help = Honek ere aurrera begiratzen du, baina tarteka onenaren ordez ia hain ona den zerbait hartzen du.

reason-contack-tried-ahead = { $tries } aldiz aurrera jokatuta, batez beste { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } gehiagorekin amaitzen du besteek baino{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-contack-tried-behind = { $tries } aldiz aurrera jokatuta, batez beste { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } gutxiagorekin amaitzen du besteek baino{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-contack-tried-level = { $tries } aldiz aurrera jokatuta, batez beste besteekin berdinduta amaitzen du{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-contack-exact-ahead = eskuaren amaieraraino kalkulatuta: { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } gehiago besteek baino{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-contack-exact-behind = eskuaren amaieraraino kalkulatuta: { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } gutxiago besteek baino{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-contack-exact-level = eskuaren amaieraraino kalkulatuta: besteekin berdinduta{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-contack-good-enough = aukera onetako bat da; onena baino { $loss ->
    [one] puntu bat
   *[other] { $loss } puntu
 } gutxiagorekin amaitzea espero da

reason-kontrakt-tried-ahead = { $tries } aldiz aurrera jokatuta, batez beste { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } hobeto amaitzen du erronda besteek baino{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-kontrakt-tried-behind = { $tries } aldiz aurrera jokatuta, batez beste { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } okerrago amaitzen du erronda besteek baino{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-kontrakt-tried-level = { $tries } aldiz aurrera jokatuta, batez beste besteekin berdin amaitzen du erronda{ $gain ->
    [0] { "" }
   *[other] , hurrengo aukera baino { $gain } hobeto
 }
reason-kontrakt-good-enough = aukera onetako bat; onenak baino { $loss ->
    [one] puntu bat
   *[other] { $loss } puntu
 } okerrago amaituko duela uste da
reason-kontrakt-lacks = { $away ->
    [0] kontratua prest dago
    [one] kontratuari karta bat falta zaio
   *[other] kontratuari { $away } karta falta zaizkio
 }
reason-kontrakt-out-of-reach = ez dago kontratua prest uzten duen kartarik
reason-kontrakt-holds = { $points ->
    [0] ez da ezer geratzen eskuan
    [one] puntu bat geratzen da eskuan
   *[other] { $points } puntu geratzen dira eskuan
 }

hint-by-bot = { $bot } botak hau aukeratuko luke: { $action }. Zergatik: { $reason }.
