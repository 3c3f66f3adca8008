# Bakarka jokatzea: Contacken buruhausteak eta bakarkakoa, eguneko banaketak, gailuak gogoan duena.

## Buruhausteen ezezkoak. Lekua x,y idazten da.

refusal-puzzle-tile-laid = { $tile } fitxa jarrita dago jada; bakoitzetik bakarra dago.
refusal-puzzle-cell-outside = { $cell } lekua irudiaz kanpo dago.
refusal-puzzle-set = Buruhauste batek { $needed } fitxa desberdin behar ditu, leku bakoitzeko bat, eta hauek { $tiles } dira.
refusal-puzzle-trail = Bilaketa ezin da hortik jarraitu: beste egoera batekoa da. Hasi berriro.
refusal-alone-date = «{ $text }» ez da data bat: eguna 2026-11-30 bezala idazten da.
refusal-alone-seed = «{ $text }» testuarekin ezin da banaketarik hasi: 32 zifra edo a-tik f-rako hizki behar ditu.
refusal-alone-over = Jokoa amaituta zegoen { $action } ekintzaren aurretik.
refusal-alone-date-ahead = Ez dago oraindik { $day } eguneko erronda: gaur { $today } da (UTC).
refusal-alone-with-people = Eguneko erronda pertsona bakar batentzat da, boten artean: eguna dakienak esku guztiak jakin ditzake.

## Menua

alone-title = Bakarka jokatu
alone-lead = Ez dago inor inguruan? Bi buruhauste Contacken fitxekin, bakarkako bat, eta egunero banaketa berberak denontzat.
alone-day = Eguneko banaketa
alone-day-help = Bakarkako bat, buruhauste bat eta joko bakoitzaren erronda bat: gaur berberak denontzat.
alone-day-begun = Gaur jokatuta
alone-begun = Hasita: utzi zenuen lekutik jarraitzen du
alone-shape = { $shape ->
    [hexagon] Hexagonoak
   *[triangle] Triangelua
 }
alone-patience = Bakarkakoa
alone-triangle-help = Bete triangelu handia 36 fitxekin.
alone-hexagon-help = Egin sei hexagono, bakoitza sei fitxakoa, 36 fitxekin.
alone-patience-help = Contack erreserbaren kontra: gainditu zure guztizko onena.
alone-ours = 1939ko liburuxkak bakarrik jokatzeko jokoak zituen, baina haien arauak ez dira aurkitu. Hauek gureak dira:
alone-loading = Itxaron une batez …
alone-to-menu = Bakarkako joko guztiak
alone-statistics = Zure zenbakiak

## Boten kontra

alone-bots = Boten kontra
alone-bots-help = Mahaiak zure zain geratzen dira: itxi orria erronda erdian eta itzuli nahi duzunean. Botek ez dute zu gabe jokatzen.
alone-continue = Jarraitu: { $variant }
alone-new-table = Berria: { $game }
alone-game = { $game ->
    [contack] Contack
   *[kontrakt] Kontrakt
 }

## Buruhaustea

alone-rack = Fitxak
alone-tile-lies = { $tile }; irudian dago
alone-ghost-apart = { $place }: ez du ezer ukitzen
alone-choose-tile = Aukeratu fitxa bat, gero lekua. Bi fitxak elkar ukitzen duten lekuan, zenbakiek berdinak izan behar dute edo 5, 10, 15 edo 20 batu.
alone-choose-place = Aukeratu leku bat
alone-nowhere = { $tile }: orain ez da leku hutsetan inon sartzen.
alone-hinted = Pista: jarri fitxa hau { $place } lekuan, markatuta dagoen tokian.
alone-lying = { $tile }: markatutako lekuan dago.
alone-lying-given = { $tile }: hasieratik zegoen hor, eta hor geratzen da.
alone-checked = Ukipen guztiak onak dira. { $dead ->
    [0] { $stuck ->
        [0] { $left ->
            [0] Eta leku guztiak beteta daude.
           *[other] Leku huts bakoitzak badu oraindik fitxa egokiren bat, eta fitxa bakoitzak lekuren bat.
         }
        [one] Baina fitxa bat ez da inon sartzen: kendu zerbait.
       *[other] Baina { $stuck } fitxa ez dira inon sartzen: kendu zerbait.
     }
    [one] Baina puntu batez markatutako lekuan ez da geratzen den fitxarik sartzen: kendu zerbait.
   *[other] Baina puntuz markatutako { $dead } lekuetan ez da geratzen den fitxarik sartzen: kendu zerbait.
 }
alone-whole = Eginda! 36 fitxak jarrita daude, eta ukipen guztiak onak dira. Kontu-ukipenek { $points } batzen dute. { $hints ->
    [0] Eta pistarik gabe.
    [one] Pista batekin.
   *[other] { $hints } pistarekin.
 }
alone-count = 36tik { $laid }
alone-parts = { $parts ->
    [one] hexagono oso 1
   *[other] { $parts } hexagono oso
 }
alone-points = { $points ->
    [one] puntu 1
   *[other] { $points } puntu
 }
alone-undo = Desegin
alone-check = Egiaztatu
alone-hint = Pista
alone-take-back = Kendu handik
alone-restart = Hasi berriro
alone-surely = Benetan?

## Ebazlea

alone-solver = Amai daiteke?
alone-look = Amai daiteke?
alone-searching = Bilatzen … { $steps } urrats, { $seconds } segundo { $most } segundotik
alone-stop = Utzi bilatzeari
alone-finishable = Bai, amai daiteke. ({ $steps } urrats)
alone-impossible = Ez: dena probatu da, eta ezin da hemendik amaitu. Kendu zerbait. ({ $steps } urrats)
alone-no-hint = Ez dago pistarik: ezin da hemendik amaitu. Kendu zerbait. ({ $steps } urrats)
alone-unknown = Ez dakigu: { $seconds } segundotan eta { $steps } urratsetan ez da biderik aurkitu, eta ez da frogatu ez dagoenik.
alone-stopped = Geldituta; ez dakigu.

## Bakarkakoa

alone-patience-over = Eskua amaitu da: guztira { $total } puntu{ $left ->
    [0] , eta ez da fitxarik geratu eskuan.
    [one] , eskuan geratutako fitxagatik hamar kenduta.
   *[other] , eskuan geratutako { $left } fitxetako bakoitzagatik hamar kenduta.
 }
alone-best = { $best ->
    [none] Hau da zure lehena.
   *[other] Zure onena: { $best }
 }
alone-new-deal = Banaketa berria
alone-promise-deal = { $number ->
    [1] Banaketa hau
   *[other] { $number }. banaketa
 }
alone-promise-help = Fitxen ordena zure lehen ekintzaren aurretik finkatuta zegoen: zenbaki hau ordenaren eta haziaren SHA-256 da. Eskua amaitzean ordena erakusten da, eta orri honek egiaztatzen du bera dela.
alone-seed = Hazia:

## Eguna

alone-day-title = { $date }
alone-day-patience-title = Bakarkakoa: { $date }
alone-day-puzzle-title = Buruhaustea: { $date }
alone-day-about = Fitxa eta karta berberak denontzat data honetan, ordu unibertsalean (UTC) zenbatuta. Zure emaitzak gailu honetan geratzen dira.
alone-day-puzzle-about = { $given ->
    [one] Fitxa bat jarrita dago
   *[other] { $given } fitxa jarrita daude
 } jada{ $shape ->
    [hexagon] : amaitu sei hexagonoak.
   *[triangle] : amaitu triangelua.
 }
alone-day-contack = Esku bat bi bot jatunen kontra.
alone-day-kontrakt = Erronda bat bi bot jatunen kontra: { $contract }.
alone-day-total = { $total } puntu
alone-day-solved = { $hints ->
    [0] Pistarik gabe ebatzita
    [one] Pista batekin ebatzita
   *[other] { $hints } pistarekin ebatzita
 }
alone-day-score = { $won ->
    [yes] Irabazita: { $score }
   *[no] { $score }
 }
alone-table-offline = Boten kontrako errondak zerbitzaria behar du, eta orain ez du erantzuten. Bakarkakoak eta buruhausteak ez dute behar.
alone-to-day = Egunera
alone-calendar = Azken lau asteak
alone-calendar-day = { $date }{ $played ->
    [yes] , jokatuta
   *[no] { "" }
 }
alone-streak = { $current ->
    [one] Egun bat jarraian
   *[other] { $current } egun jarraian
 }; { $longest ->
    [one] gehienez, bat.
   *[other] gehienez, { $longest }.
 }
alone-day-checked = Nola sortzen den banaketa
alone-day-order = Inork ez du aukeratzen. Fitxak haziaren, 1 baten eta fitxaren SHA-256aren arabera ordenatzen dira, hala nola «kontu/1/patience/2026-11-30 1 9-2-8»; kartak ere bai. Beraz, zerbitzari eta gailu guztiek berdin banatzen dute, eta edonork egiazta dezake. Nahi duenak biharko banaketa ere jakin dezake.
alone-share = Kopiatu zure emaitza
alone-share-head = Kontu, { $date }
alone-share-patience = Bakarkakoa: { $total }
alone-share-puzzle = Buruhaustea: ebatzita{ $hints ->
    [0] { "" }
    [one] , pista 1
   *[other] , { $hints } pista
 }
alone-share-table = { $game }: { $score }{ $won ->
    [yes] , irabazita
   *[no] { "" }
 }

## Zenbakiak

alone-statistics-about = Gailu honetan zenbatuta eta hemen bakarrik gordeta; ez da ezer bidaltzen. Mahaiak amaitzean zenbatzen dira, gainerako guztiak botak baziren.
alone-stat-games = Jokoak
alone-stat-what = Jokoa
alone-stat-played = Jokatuta
alone-stat-won = Irabazita
alone-stat-mean = Batez beste
alone-stat-best = Onena
alone-stat-puzzles = Buruhausteak
alone-stat-solved = Ebatzita
alone-stat-unaided = Pistarik gabe
alone-erase = Ezabatu dena
alone-erase-surely = Benetan ezabatu dena?
alone-erased = Ezabatuta: zenbakiak, egunak eta hasita zegoena.
