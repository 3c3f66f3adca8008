## Aholkuak: aukera bakoitzak zer dakarren, galdetzen duenarentzat

hint = Aholkua
hint-thinking = Aurrera begiratzen …
hint-pick = Aukeratu bat mahaian ikusteko. Oraindik ez da jokatzen.
hint-how = Bakoitza { $tries } aldiz jokatu da aurrera, zuk ikus dezakezunetik.
hint-how-exact = Amaieraraino kalkulatuta: ez da ezer zoriaren esku geratzen.
hint-of = { $count } aukeratatik { $shown } onenak
hint-nothing = Hemen ez dago zer neurturik.
hint-best = onena
hint-below = { $points ->
    [0] onena baino ia ezer gutxiago
    [one] onena baino puntu bat gutxiago
   *[other] onena baino { $points } puntu gutxiago
 }
hint-heard = { $count ->
    [one] Aukera bat.
   *[other] { $count } aukera.
 } Onena: { $action }; { $lead }.
hint-lay = { $tile }, lekua { $place }
hint-stale = Mahaiak aurrera egin du.
hint-key = I

lead-tried-ahead = gutxi gorabehera { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } aurretik amaitzen du
lead-tried-behind = gutxi gorabehera { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } atzetik amaitzen du
lead-tried-level = gutxi gorabehera berdinduta amaitzen du
lead-exact-ahead = zehazki { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } aurretik amaitzen du
lead-exact-behind = zehazki { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } atzetik amaitzen du
lead-exact-level = zehazki berdinduta amaitzen du

hints-choice = Aholkuak
hints-choice-help = Txanda duenak galde dezake aukera bakoitzak zer dakarren. Beste inork ez du jakiten.
hints-usual = Boten artean dagoen pertsona bakarrari bakarrik
hints-on = Txanda duenari
hints-off = Inori ez
hints-here-on = Mahai honetan aholkuak eska daitezke.
hints-here-off = Mahai honetan ezin da aholkurik eskatu.
key-i = I
key-i-does = aholkua
kontrakt-key-i = I
kontrakt-key-i-does = aholkua

refusal-hints-off = Mahai honetan ez zaio inori aholkurik ematen. Mahaia prestatzen duenak erabakitzen du hori.
refusal-no-adviser = Oraindik inork ezin du joko honetarako aholkurik eman.
refusal-hint-called-off = Aholkua bertan behera geratu da: utzi egin da, edo beste bat eskatu da.

reason-contack-brings = { $points ->
    [0] ez du punturik ematen
    [one] puntu bat ematen du
   *[other] { $points } puntu ematen ditu
 }; { $reply ->
    [0] hurrengoak ezin du erantzunez punturik egin
   *[other] hurrengoaren erantzunik onenak { $reply } balio du
 }
reason-contack-goes-out = eskua amaitzen du, eta { $points ->
    [0] ez du punturik ematen
    [one] puntu bat ematen du
   *[other] { $points } puntu ematen ditu
 }
reason-contack-draw = erreserbako fitxa bat hobeto sar daiteke; han { $reserve ->
    [one] fitxa bat geratzen da
   *[other] { $reserve } fitxa geratzen dira
 }

## Azterketa: eserleku baten erabaki bakoitza zenbat kostatu zen

review = Azterketa
review-title = Zer kostatu ziren txandak
review-about = Eserleku baten erabaki bakoitza berriro neurtzen da, eserleku hark orduan ikusten zuenetik. Txanda baten kostua puntutan ematen da: aukera onena zenbat aurrerago amaitzea espero den. Puntu bat edo bi zoria da.
review-whose = Noren txandak
review-start = Aztertu txandak
review-stop = Gelditu
review-waiting = Beste azterketa bat egiten ari da …
review-progress = { $all } erabakitatik { $done }
review-sum = { $decisions ->
    [one] Erabaki bat neurtuta.
   *[other] { $decisions } erabaki neurtuta.
 } Batez besteko kostua: { $mean } puntu. Guztira: { $total }.
review-stopped = Geldituta; ordura arte neurtutakoa hor dago.
review-worst = Gehien kostatu ziren txandak
review-none = Txanda bat ere ez zen { $least } puntu kostatu.
review-cost = kostua: { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 }
review-played = Jokatua: { $action }; { $lead }
review-better = Hobea: { $action }; { $lead }
review-show = Erakutsi une hau
review-chart = Txanda bakoitzaren kostua, puntutan
review-table = Gauza bera taula batean
review-entry = Sarrera
review-costs = Kostua
review-what = Jokatua
review-best = Hobea
review-unseen = { $rounds ->
    [one] Erronda batean erregistroak ez du esaten eserleku honek zer ikusi zuen. Hango erabakiak kanpoan geratu dira.
   *[other] { $rounds } errondatan erregistroak ez du esaten eserleku honek zer ikusi zuen. Haietako erabakiak kanpoan geratu dira.
 }
review-unweighed = { $count ->
    [one] Erabaki bat ezin izan da neurtu.
   *[other] { $count } erabaki ezin izan dira neurtu.
 }
review-nothing = Eserleku honek ez zuen erregistroak kontatzen duen erabakirik hartu beharrik.
review-no-answer = Azterketak zerbitzaria behar du, eta orain ezin da hara iritsi.
