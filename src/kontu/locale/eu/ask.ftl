# Epailea benetako mahai batean: “Egin dezaket?”

ask-title = Egin dezaket?
ask-game = Zein joko
ask-variant = Zein arauren arabera
ask-undo = Desegin
ask-empty = Hustu
ask-share = Kopiatu esteka
ask-examples = Adibideak
ask-yes = Bai
ask-no = Ez
ask-rule = Araua
ask-busy = Epailea begira dago …
ask-silent = Ez da erantzunik etorri: ez zerbitzaria ez gailu honetako arauak ez daude eskura. Gorde arauak sarerik gabe erabiltzeko, sarea duzun bitartean.
ask-cannot = Hau ezin da galdetu:

## Adibideak

ask-example-counts = 10 egiten du
ask-example-bad-side = Alde bat gaizki
ask-example-older = Fitxa zaharragoa
ask-example-fifty = Hiru alde
ask-example-joker = Jokerra segidan
ask-example-touching = Elkar ukitzen duten segidak
ask-example-swap = Hartu jokerra
ask-example-left = Q, K eta 2

## Contack

ask-contack-how = Ukitu aldeak, eta sartu han dauden fitxak. Gero ukitu erdia, eta sartu eskuko fitxa.
ask-contack-missing = Sartu eskuko fitxa: ukitu erdia.
ask-opening = Lekua eta haren hiru aldeak
ask-side = { $where ->
    [below] Behean
    [above] Goian
    [left] Ezkerrean
   *[right] Eskuinean
 }, alde { $colour ->
    [blue] urdina
    [red] gorria
   *[orange] laranja
 }: { $tile ->
    [none] ezer ez, sartu fitxa bat
   *[other] { $tile }
 }{ $last ->
    [yes] , azkena jokatu dena
   *[no] {""}
 }
ask-middle = { $tile ->
    [none] Lekua: sartu eskuko fitxa
   *[other] Eskuko fitxa: { $tile }
 }
ask-turn = Biratu lekua
ask-last = Zein fitxa jokatu da azkena?
ask-last-side = { $tile }, alde { $colour ->
    [blue] urdinean
    [red] gorrian
   *[orange] laranjan
 }
ask-last-elsewhere = Hemen ez dagoen beste bat
ask-last-note = Inguruan bi edo hiru fitxa badaude, berdin dio.
ask-enter-middle = Eskuko fitxa
ask-enter-side = Fitxa: { $where ->
    [below] behean
    [above] goian
    [left] ezkerrean
   *[right] eskuinean
 } (alde { $colour ->
    [blue] urdina
    [red] gorria
   *[orange] laranja
 })
ask-put-tile = Jarri { $tile } hor
ask-put-first = Aukeratu hiru zenbaki
ask-take-away = Kendu
ask-from-set = { $count ->
    [0] Multzoko fitxa batek ere ez ditu zenbaki hauek
    [one] Edo multzoko fitxa bat
   *[other] Edo multzoko { $count } fitxa hauetako bat
 }
ask-points = { $points ->
    [one] Puntu bat
   *[other] { $points } puntu
 }
ask-opportunity = Aukerazko jokaldia: { $count } fitxa ukitzen ditu.
ask-contacts = Ukipen bakoitza
ask-contact-side = Aldea
ask-contact-numbers = Zenbakiak
ask-contact-kind = Ukipena
ask-contact-points = Puntuak
ask-contact-sum = { $number } eta { $other }: { $total }
ask-kind = { $kind ->
    [matching] berdina
    [counting] kontatzen du
    [both] biak
   *[none] ez dator ondo
 }
ask-tile-left = Amaieran eskuan geratzen den fitxa batek { $points } puntu kentzen ditu.
ask-what-fits = Zer sartuko litzateke hemen?
ask-fitting = { $count ->
    [0] Multzoko fitxa bat ere ezin da hemen jokatu.
    [one] Multzoko fitxa bat joka daiteke hemen.
   *[other] Multzoko { $count } fitxa joka daitezke hemen, onenak lehenik.
 }
ask-fitting-tile = { $tile }, { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 }

## Kontrakt

ask-modes = Zer galdetu
ask-mode = { $mode ->
    [lay] Jarri
    [table] Gehitu, trukatu
   *[worth] Geratzen direnak
 }
ask-round = Erronda
ask-round-of = { $round }: { $contract }
ask-rest = Eskuko beste kartak, nahi baduzu
ask-card = Karta
ask-left = Eskuan geratzen direnak
ask-mine = Nirea
ask-others = Besteena
ask-add-mine = Gehitu nire konbinazio bat
ask-add-others = Gehitu besteen konbinazio bat
ask-down = Jarri duzu zure kontratua?
ask-down-when = { $when ->
    [before] Bai, aurreko txanda batean
    [now] Bai, txanda honetan
   *[no] Ez
 }
ask-row = { $name }, { $count ->
    [0] hutsik
    [one] karta bat
   *[other] { $count } karta
 }: gehitu kartak hemen
ask-tap-cards = Ukitu beheko kartak
ask-pad = Gehitzeko kartak: { $row }
ask-suits = Paloak
ask-suit = { $suit ->
    [s] pikak
    [h] bihotzak
    [d] diamanteak
   *[c] hirustak
 }
ask-missing = { $mode ->
    [lay] Jarri kartak kontratuaren zatietan, eta epaileak esango du jar daitezkeen.
    [table] Gehitu mahaian dagoen konbinazio bat, eta galdetzen duzun karta.
   *[worth] Ukitu eskuan geratzen diren kartak.
 }
ask-which = Zein esan nahi duzu?
ask-lay-yes = Hau da kontratua, { $contract }: { $melds }
ask-lay-ways = { $more ->
    [yes] Esku honekin jartzeko moduak: gutxien uzten duten { $count }
   *[no] { $count ->
        [one] Esku honekin jartzeko modu bakarra
       *[other] Esku honekin jartzeko { $count } moduak
    }
 }
ask-lay-off = Gehitzea
ask-swap = Joker batekin trukatzea
ask-off-yes = { $count ->
    [one] { $card } leku batean gehi daiteke.
   *[other] { $card } { $count } lekutan gehi daiteke.
 }
ask-off-no = Ez dago lekurik orain karta honentzat: { $card }.
ask-swap-may = { $card } joker batekin truka daiteke.
ask-swap-yes = Orduan jokerra hona joan daiteke:
ask-joker-to = { $card ->
    [none] { $meld }
   *[other] { $meld }, { $card } gisa
 }
ask-total = { $points ->
    [one] Zigor-puntu bat
   *[other] { $points } zigor-puntu
 }
ask-worth-each = Karta bakoitzak zenbat balio duen
ask-worth-card = Karta
