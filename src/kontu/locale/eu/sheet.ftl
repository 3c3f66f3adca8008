# Benetako mahai baten puntu-orria. Izenak ez dira deklinatzen.
# $seat, $other, $name eta $names jokalarien izenak dira; $piece karta baten balioa, edo * jokerra.

## Zalantzan jartzen edo ukatzen dena

refusal-sheet-play-total = Jokaldi batek ezin du { $points } eman: fitxa hauekin puntuak ematen dituen jokaldi batek { $most } ematen ditu gehienez, eta ez tarteko zenbaki guztiak.
refusal-sheet-left-missing = { $seat }: oraindik ez dago idatzita zenbat fitxa geratu zaizkion; bat ere ez bada, zero da.
refusal-sheet-left-range = { $seat }: ezin zaizkio { $count } fitxa geratu, inork ez baitu inoiz { $most } baino gehiago.
refusal-sheet-left-sum = Guztira { $pieces } fitxa daude: hainbeste jokaldiren ondoren { $laid } mahaian daude, eta ezin dira beste { $left } sobera egon.
refusal-sheet-left-one-out = { $seat }: ez zaio fitxarik geratzen, eta honi ere ez: { $other }. Eskua jokalari batek azken fitxa jokatu bezain laster amaitzen da.
refusal-sheet-cost-missing = { $seat }: oraindik ez daude idatzita erronda honetako puntuak; ezer ez bada, zero da.
refusal-sheet-cost-total = Ez dago elkarrekin { $points } balio duen kartarik. Gutxienez 0 da eta gehienez { $most }, eta ez tarteko zenbaki guztiak.
refusal-sheet-cost-least = { $seat }: ezin da { $points } izan. Erronda honetan irten ez denak gutxienez { $held } karta ditu oraindik, eta gutxienez { $least } balio dute.
refusal-sheet-piece-copies = { $piece }: ezin dira { $count } geratu, { $copies } besterik ez baitaude.
refusal-sheet-pieces-held = { $seat }: ezin ditu { $count } karta eduki; baimendutako erosketa guztiekin ere { $most } dira gehienez.
refusal-sheet-out-missing = Inork ez du zerorik. Esan nor irten den, edo inor ez dela irten.
refusal-sheet-out-not-zero = { $seat } irten da; beraz, errondan 0 puntu ditu, eta ez { $points }.
refusal-sheet-zero-not-out = { $seat }: zero du, baina { $other } irten da. Jokalari bakar batek du zero.
refusal-sheet-nobody-out-zero = { $seat }: zero du, nahiz eta inor ez den irten. Orduan guztiei geratzen zaizkie kartak.
refusal-sheet-bonus-holder = { $bonus ->
    [cut_bonus] Mozketa zehatza
    [blind_bonus] Itsuan irtetea
   *[other] Jokerrik gabe irtetea
 }: { $seat } dago markatuta, baina oraingoan { $other } bakarrik izan zitekeen.
refusal-sheet-round-number = { $round }. erronda soberan dago: partida { $rounds }. errondaren ondoren amaitzen da.
refusal-sheet-no-such-entry = Orri honek ez du mota honetako idazpenik: «{ $entry }».
refusal-sheet-no-such-seat = Ez dago { $seat }. jokalaririk: orri hau { $seats } jokalarirentzat da.
refusal-sheet-name = { $seat }. jokalariak izen bat behar du, 1 eta 60 karaktere artekoa, lerro bakarrean.
refusal-sheet-cost-twice = Idatzi puntu kopurua edo geratutako kartak, ez biak batera.
refusal-sheet-piece-unknown = «{ $piece }» ez da orri honetako karta: hauek ditu: { $choices }.
refusal-sheet-no-form = { $game } jokoak ez du paperezko puntu-orririk.
refusal-sheet-opened-twice = Orri hau irekita zegoen lehendik ere.
refusal-sheet-full = Orri batek { $most } idazpen ditu gehienez. Hasi beste bat.
refusal-sheet-busy = Gehiegi ari dira aldi berean idazten. Saiatu berriro une bat barru.
refusal-sheet-unknown = Hemen ez dago horrelako orririk. Agian esteka moztuta iritsi da, edo hasi zuen telefonoa ez da geroztik sarera konektatu.
refusal-sheet-is-played = Erregistro hau hemengo mahai batean jokatu zen: ez da puntu-orria. Berriro ikus daiteke, baina ezin da bertan idatzi.
refusal-sheet-bonus-unreadable = { $round }. erronda, { $seat }: idazpenez kanpoko { $points } puntu horiek ez datoz bat arauetako ezerekin.

## Orri bat hastea, eta orrien zerrenda

sheet-title = Puntu-orria
sheet-about = Benetako mahai bateko jokorako: sakatu gertatzen dena, eta orriak batuko du. Sarerik gabe ere badabil, eta dena berehala gordetzen da gailu honetan.
sheet-yours = Zure orriak
sheet-new = Orri berria
sheet-names = Izenak
sheet-player = { $number }. jokalaria
sheet-first-dealer = Nork banatuko du lehenik? (hutsik utz daiteke)
sheet-start = Hasi orria
sheet-rules-need-line = Arauak aldatzeko sarea behar da une batez. Izena duten arauak sarerik gabe ere badabiltza.
sheet-needs-line-once = Lehen orria hasteko gailu honek behin behar du sarea.
sheet-delete = Ezabatu
sheet-delete-of = Ezabatu orri hau: { $names }
sheet-delete-sure = Orri hau gailu honetatik kendu? Esteka duten besteek berea gordeko dute.
sheet-import = Erregistro bat berriro irakurri
sheet-import-help = .kontu fitxategi gisa gordetako puntu-orri bat berriz idazteko orri bihurtzen da.
sheet-import-file = Ireki fitxategi bat

## Idaztea

sheet-all = Orri guztiak
sheet-share = Partekatu
sheet-undo = Desegin
sheet-undo-that = Desegin: { $what }
sheet-sent = Hemen gordeta eta partekatuta
sheet-waiting = { $count ->
    [0] Hemen gordeta
    [one] Hemen gordeta, idazpen bat partekatzeko
   *[other] Hemen gordeta, { $count } partekatzeko
 }
sheet-unkept = Nabigatzaile honek ez du gordetzen uzten: puntuak galdu egingo dira leihoa ixtean, sarerik ez badago.
sheet-given-up = Ez da partekatu, eta kendu egin da:
sheet-not-here = Orri hau ez dago oraindik gailu honetan. Sarea dagoenean etorriko da.
sheet-round = { $number }. erronda{ $of ->
    [0] { "" }
   *[other] { " " }/ { $of }
 }
sheet-hand = { $number }. eskua{ $of ->
    [0] { "" }
   *[other] { " " }/ { $of }
 }
sheet-hand-word = Eskua
sheet-to-target = Partida { $target } puntura arte jokatzen da.
sheet-dealt = { $count ->
    [one] karta bana
   *[other] { $count }na karta
 }
sheet-dealer = Banatzailea: { $name }.
sheet-no-dealer = Ez dago idatzita nork banatzen duen.
sheet-who-deals = Nork banatzen du?
sheet-change = Aldatu
sheet-past-round = Idatzita dagoen erronda bat zuzentzen ari zara.
sheet-other-round = Hurrengoa ez den erronda bat idazten ari zara.
sheet-back-to-now = Itzuli orainera
sheet-plays = Kontu-jokaldiak
sheet-who-played = Nork jokatu du?
sheet-points = Puntuak
sheet-points-of = Jokaldi baten puntuak: { $name }
sheet-other-number = Beste zenbaki bat
sheet-column-of = Jokaldiak: { $name }
sheet-edit-play = { $name }, { $points }: zuzendu
sheet-correcting = { $name }, { $points }: zein da zuzena?
sheet-take-out = Kendu
sheet-sum = Batura
sheet-negative = Zerotik behera
sheet-erase = Ezabatu azken zifra
sheet-write-down = Idatzi
sheet-left = Soberako fitxak
sheet-left-help = Soberako fitxa bakoitza: { $points }. Bat ere ez duenak zero du.
sheet-left-of = Soberako fitxak: { $name }
sheet-not-yet = oraindik ez
sheet-out = Nor irten da?
sheet-nobody = Inor ez
sheet-went-out = irten da
sheet-costs = Errondako puntuak
sheet-cost-of = Errondako puntuak: { $name }
sheet-cards-of = Geratutako kartak: { $name }
sheet-card-key = { $card }, { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 }{ $count ->
    [0] { "" }
   *[other] , { $count } orain arte
 }
sheet-cards-sum = { $count ->
    [0] Kartarik ez oraindik:
    [one] Karta bat:
   *[other] { $count } karta:
 }
sheet-last-card-away = Kendu azken karta
sheet-by-cards = Kartaz karta
sheet-by-number = Zenbaki gisa
sheet-next-player = Hurrengoa: { $name }
sheet-done = Eginda
sheet-bonuses = Sariak
sheet-columns = Jokaldien zutabeak
sheet-missing-costs = Oraindik ez daude idatzita errondako puntuak: { $names }. Ezer ez bada, zero da.
sheet-missing-left = Oraindik ez dago idatzita zenbat fitxa geratu diren: { $names }. Bat ere ez bada, zero da.
sheet-close-round = Erronda amaitu da
sheet-close-hand = Eskua amaitu da
sheet-close-anyway = Itxi hala ere
sheet-closed-now = { $number }.a idatzita dago.
sheet-one-more = Idatzi beste bat
sheet-really = Benetan?
sheet-keep = Ondo dago, utzi
sheet-correct = Zuzendu
sheet-meant = arauen aurka doa, eta nahita dago

## Bankua

sheet-bank = Bankua
sheet-who-pays = Nork nori ordaintzen dion
sheet-play-of = { $name }: { $points } puntuko jokaldia
sheet-pays = { $name } → { $to }: { $points }
sheet-counter-white = zuria
sheet-counter-red = gorria
sheet-counter-blue = urdina
sheet-counters = { $count } { $colour ->
    [white] zuri
    [red] gorri
   *[blue] urdin
 }

## Orri osoa

sheet-standing = Nola dagoen
sheet-rounds = Puntuak, errondaz erronda
sheet-edit-round = Ireki { $number }. erronda
sheet-open-round = irekita
sheet-total-then = ondorengo guztizkoa
sheet-chart = Nola joan den
sheet-chart-table = Guztizkoak taula gisa
sheet-won = { $count ->
    [one] Irabazlea: { $names }
   *[other] Irabazleak: { $names }
 }
sheet-rounds-won = { $count ->
    [one] erronda bat irabazita
   *[other] { $count } erronda irabazita
 }
sheet-rules-help = Idatzita dagoena beste arau batzuen arabera batuko da berriro. Orria duten guztiek ikusiko dute aldatu direla.
sheet-rules-use = Erabili arau hauek
sheet-history = Idatzitako guztia
sheet-all-history = Erakutsi guztiak ({ $count })
sheet-undone = deseginda
sheet-bring-back = Berreskuratu

## Partekatzea

sheet-together = Elkarrekin idatzi
sheet-together-help = Esteka irekitzen duenak orri berean idazten du. Estekarik gabe inork ez du aurkitzen.
sheet-not-sent = Zati bat gailu honetan bakarrik dago: sarea dagoenean ikusiko dute besteek estekaren bidez.
sheet-code = Orriaren kodea, kamera batentzat
sheet-picture = Irudi bat
sheet-record = Erregistro bat
sheet-record-help = Jendeak irakur dezakeen testu-fitxategi bat, programak egiazta eta berriro irakur dezakeena.
sheet-record-later = Erregistroa sarearekin etorriko da; idatzitako guztia hemen salbu dago ordura arte.

## Egindakoa, lerroz lerro

sheet-did-open = Orria hasita: { $names }
sheet-did-settings = Arauak: { $variant }
sheet-did-rename = { $number }. jokalariaren izena: { $name }
sheet-did-play = { $number } · { $name }: { $points }
sheet-did-change = { $name }: { $before } orain { $points } da
sheet-did-left = { $number } · { $name }: { $count ->
    [one] fitxa bat geratu da
   *[other] { $count } fitxa geratu dira
 }
sheet-did-blank = { $number } · { $name }: hutsik berriro
sheet-did-cost = { $number } · { $name }: { $points }{ $pieces ->
    [none] { "" }
   *[other] { " " }({ $pieces })
 }
sheet-did-out = { $number } · { $name } irten da
sheet-did-nobody = { $number } · inor ez da irten
sheet-did-out-open = { $number } · nor irten den irekita dago berriro
sheet-did-dealer = { $number } · banatzailea: { $name }
sheet-did-bonus = { $number } · { $name }, { $bonus }: { $on ->
    [true] bai
   *[false] ez
 }
sheet-did-close = { $number }.a amaitu da
sheet-did-override = { $number } · dagoen bezala utzita, nahita
sheet-did-remove = Deseginda: { $what }
sheet-did-remove-what = Berreskuratuta edo deseginda
