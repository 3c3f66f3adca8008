## Boter som ser framover, og hvorfor de valgte det de valgte

bot-strong = Sterk
bot-strong-help = Spiller videre i hodet tusenvis av ganger før den gjør noe, og regner ut slutten der ingenting er skjult.
bot-fair = Middels
bot-fair-help = Spiller videre i hodet et hundretalls ganger før den gjør noe.
bot-easy = Lett
bot-easy-help = Ser også framover, men tar nå og da noe som er nesten like bra som det beste.

reason-contack-tried-ahead = spilt videre { $tries } ganger ender det i snitt { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } foran de andre{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-contack-tried-behind = spilt videre { $tries } ganger ender det i snitt { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } bak de andre{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-contack-tried-level = spilt videre { $tries } ganger ender det i snitt likt{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-contack-exact-ahead = regnet ut til slutten av hånden: { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } foran de andre{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-contack-exact-behind = regnet ut til slutten av hånden: { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } bak de andre{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-contack-exact-level = regnet ut til slutten av hånden: likt{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-contack-good-enough = et av de gode valgene; det ventes å ende { $loss ->
    [one] ett poeng
   *[other] { $loss } poeng
 } under det beste

reason-kontrakt-tried-ahead = spilt videre { $tries } ganger ender runden i snitt { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } foran de andre{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-kontrakt-tried-behind = spilt videre { $tries } ganger ender runden i snitt { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } bak de andre{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-kontrakt-tried-level = spilt videre { $tries } ganger ender runden i snitt likt{ $gain ->
    [0] { "" }
   *[other] , { $gain } bedre enn det nest beste valget
 }
reason-kontrakt-good-enough = et av de gode valgene; runden ventes å ende { $loss ->
    [one] ett poeng
   *[other] { $loss } poeng
 } under det beste
reason-kontrakt-lacks = { $away ->
    [0] kontrakten er klar
    [one] kontrakten mangler ett kort
   *[other] kontrakten mangler { $away } kort
 }
reason-kontrakt-out-of-reach = ingen kort gjør kontrakten klar
reason-kontrakt-holds = { $points ->
    [0] ingenting blir igjen på hånden
    [one] ett poeng blir igjen på hånden
   *[other] { $points } poeng blir igjen på hånden
 }

hint-by-bot = { $bot } ville valgt { $action }: { $reason }.
