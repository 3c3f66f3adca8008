# Komando-lerroa eta terminaleko mahaia. Komandoen, aukeren eta eremuen izenak ez dira itzultzen.

## Laguntza

cli-help = Kontu: Contack eta Kontrakt jokoen mahaia eta epailea. Komandorik gabe, mahaia martxan jarri eta nabigatzailea irekitzen du.
cli-example = Adibidea: kontu play contack
cli-version-help = Erakutsi bertsioa eta gelditu.
cli-lang-help = Hizkuntza: { $languages }. Esan ezean, sistemarena.
cli-json-help = Erantzun JSON objektu batekin, programentzat.
cli-game-help = Jokoa, adibidez contack.
cli-variant-help = Abiapuntuko arauak, izenez.
cli-set-help = Arau bat aldatuta, EREMUA=BALIOA; behin baino gehiagotan eman daiteke. Ikus: kontu rules contack --options
cli-tiles-help = Zure kutxako fitxen fitxategia, lerro bakoitzeko bat.
cli-seed-help = Banaketak eta botak berriz berdin gertatzea eragiten duen zenbakia.
cli-only-help = Jokatu bakarrik -n aukerak zenbatzen duenaren K-garrena, prozesu honetan eta egunkaririk gabe: bot batek non huts egin duen berriz ikusteko.

cli-serve-help = Zerbitzatu mahaia nabigatzaileei.
cli-serve-example = Adibidea: kontu serve --port 8080 --open
cli-serve-host-help = Entzuteko helbidea; 0.0.0.0 jarrita, zure sareko besteak sar daitezke.
cli-serve-port-help = Entzuteko ataka; 0 jarrita, libre dagoen edozein. Esan ezean, 8000tik aurrera libre dagoen lehena.
cli-serve-open-help = Ireki nabigatzailea.
cli-serve-data-help = Mahaien karpeta, ohikoaren ordez.
cli-serve-public-help = Besteak zerbitzari honetara iristeko izen bat, adibidez proxy baten atzean; behin baino gehiagotan eman daiteke.

cli-play-help = Jokatu terminalean, edo ikusi botak jokatzen.
cli-play-example = Adibidea: kontu play contack --you 1 --bots greedy,random --record arratsa.kontu
cli-play-you-help = Zure eserlekua: 1 edo p1. Hau gabe eta --bots emanda, botek bakarrik jokatzen dute.
cli-play-sit-down = Botak bakarrik gutxiegi dira; --you 1 idatzita zu ere mahaian eseriko zara.
cli-play-bots-help = Beste jokalariak eserlekuz eserleku, adibidez greedy,greedy. Norberaren bot bat MODULUA:ATRIBUTUA idazten da.
cli-play-record-help = Idatzi partida fitxategi honetan amaitzean, baita eteten denean ere.
cli-play-pace-help = Boten jokaldien arteko milisegundoak. Esan ezean, 700 zuk terminalean jokatzean; bestela, 0.
cli-play-view-help = Mahaia nola erakutsi: auto edo list (hitzez); Contacken large (handi) edo small (txiki) ere bai, Kontrakten suits (paloka) edo ranks (mailaka).
cli-play-review-help = Partida amaitzean, erakutsi zure txandak zenbat kostatu ziren.

cli-simulate-help = Utzi botei partida asko jokatzen, eta kontatu.
cli-simulate-example = Adibidea: kontu simulate contack -n 1000 --bots greedy,random --seed 1
cli-simulate-n-help = Zenbat partida.
cli-simulate-bots-help = Bot bat eserleku bakoitzeko, adibidez greedy,random; aukera bakoitzeko aurrekontuarekin: strong:500ms edo strong:2000 (simulazioak). Norberaren bot bat MODULUA:ATRIBUTUA idazten da.
cli-simulate-workers-help = Zenbat prozesuk banatzen duten lana. Esan ezean, bat prozesadore bakoitzeko.
cli-simulate-records-help = Idatzi partida bakoitzaren erregistroa karpeta honetan; behar bada, sortu egiten da.
cli-simulate-records-held = { $folder } karpetan badaude jada { $name } izeneko erregistroak; aukeratu beste karpeta bat.

cli-verify-help = Egiaztatu erregistroak: jokaldi, puntu eta baieztapen guztiak. 0rekin amaitzen da dena egia bada, 1ekin zerbait ez bada, 2rekin fitxategiren bat ezin bada irakurri.
cli-verify-example = Adibidea: kontu verify arratsa.kontu
cli-verify-files-help = Erregistro-fitxategiak, edo halakoak dituzten karpetak.

cli-review-help = Neurtu eserleku baten erabaki guztiak erregistro batean, eserleku hark ikusten zuenetik, eta erakutsi gehien kostatu ziren txandak.
cli-review-example = Adibidea: kontu review arratsa.kontu --seat 2
cli-review-file-help = Erregistro-fitxategia.
cli-review-seat-help = Noren erabakiak, 1etik hasita; esan ezean erregistroa idatzi zuenarenak, edo lehen eserlekuarenak.
cli-review-title = { $file }: zer kostatu ziren txandak ({ $name })
cli-review-place = { $line }. lerroa, { $round }. { $game ->
    [contack] eskua
   *[other] erronda
 }
cli-review-no-text = { $file } ez da testu-fitxategia.
cli-review-long = { $file } luzeegia da aztertzeko: { $bytes ->
    [0] ez da { $most } byte baino gehiago irakurtzen.
   *[other] { $bytes } byte ditu, eta gehienez { $most } izan ditzake.
 } (R-01)
cli-review-refused = { $file } ezin da aztertu: { $problem }

cli-rules-help = Erakutsi joko baten arau-liburua, hartan aurkitutakoa, edo dauden aukerak.
cli-rules-example = Adibidea: kontu rules contack --search aukerazko
cli-rules-options-help = Arauen eremuak, zer diren aldaera bakoitzean, eta nondik datozen.

cli-print-help = Inprimatu fitxak, puntu-orriak, kontratu-txartelak, arauak edo multzoaren egiaztatze-zerrenda, PDF edo SVG gisa.
cli-print-example = Adibidea: kontu print sheet --game kontrakt --players 5 --out orria.pdf
cli-print-kind-help = tiles (fitxak), sheet (puntu-orria), card (Kontrakt jokoaren kontratuak), rules (arauak) edo checklist (multzoaren egiaztatze-zerrenda).
cli-print-out-help = Idatziko den fitxategia: .pdf, edo .svg, orri bakoitzeko bat (x-1.svg, x-2.svg).
cli-print-game-help = contack edo kontrakt; esan ezean, horrelakorik duen lehen jokoa.
cli-print-set-help = Zure kutxako fitxen fitxategia, lerroko bat, ohiko multzoaren ordez.
cli-print-tile-help = Fitxa bat, adibidez 2-6-9; behin baino gehiagotan eman daiteke.
cli-print-change-help = Arau aldatu bat, EREMUA=BALIOA gisa; behin baino gehiagotan eman daiteke. Ikus: kontu rules JOKOA --options
cli-print-name-help = Multzoaren izena.
cli-print-side-help = Fitxaren aldea milimetrotan, 20tik 150era; esan ezean, 45.
cli-print-ink-help = full, edo light tinta gutxiko fitxetarako.
cli-print-players-help = Puntu-orriaren zutabe kopurua; esan ezean, 4, horrenbestek joka badezakete.
cli-print-large-help = Arauak letra handiz.
cli-print-paper-help = a4 (besterik esan ezean) edo letter.

cli-doctor-help = Begiratu dena bere lekuan dagoen.
cli-doctor-example = Adibidea: kontu doctor

## Zer dagoen gaizki komando batean

cli-warning = kontu: kontuan izan: { $message }
cli-error = kontu: { $message }
cli-unknown-command = Ez dago «{ $name }» komandorik{ $nearest ->
    [none] .
   *[other] ; { $nearest } esan nahi zenuen?
 } Ikus: kontu --help
cli-unknown-option = Hemen ez dago { $name } aukerarik{ $nearest ->
    [none] .
   *[other] ; { $nearest } esan nahi zenuen?
 }
cli-option-without-value = { $name } aukerak balio bat behar du.
cli-missing = Zerbait falta da: { $name }.
cli-unknown-game = Ez dago «{ $name }» izeneko jokorik{ $nearest ->
    [none] . Badago: { $known }.
   *[other] ; { $nearest } esan nahi zenuen?
 }
cli-unknown-variant = Ez dago «{ $name }» izeneko aldaerarik{ $nearest ->
    [none] . Badaude: { $known }.
   *[other] ; { $nearest } esan nahi zenuen?
 }
cli-unknown-bot = Ez dago «{ $name }» izeneko botik{ $nearest ->
    [none] . Badaude: { $known }.
   *[other] ; { $nearest } esan nahi zenuen?
 }
cli-bot-budget = «{ $name }» ezin da horrela eseri: aurrera begiratzen duten botek (strong, fair, easy, edo norberarenak) bakarrik hartzen dute aurrekontua, eta honela idazten da: strong:500ms edo strong:2s (denbora, gehienez 60s aukera bakoitzeko) edo strong:2000 (simulazioak, gehienez 10000000).
cli-bot-module = { $bot } bota ezin da ekarri: ez dago Python modulu hau: { $said }.
cli-bot-import = { $bot } bota ezin da ekarri: bere modulua ezin da inportatu: { $said }.
cli-bot-attribute = { $bot } bota ezin da ekarri: hau ez dago: { $said }.
cli-bot-callable = { $bot } bota ezin da ekarri: { $said } ezin da (game, seed, budget) emanda deitu.
cli-bot-made = { $bot } bota ezin izan da sortu: { $said }.
cli-bot-chooser = { $bot } bota ezin izan da sortu: ateratakoak ({ $said }) ez du choose(observation, legal).
cli-bot-twice = Instalatutako pakete batek baino gehiagok eskaintzen du { $bot } bota ({ $said }): eman nahi duzuna MODULUA:ATRIBUTUA gisa.
cli-bot-version = { $bot } bota ez da toki guztietan bera: hau jokatu behar zen tokian ez da { $said }.
cli-bot-raised = { $bot } botak huts egin du aukeratu behar zuenean: { $said }.
cli-bot-illegal = { $bot } botak legezko jokaldien artean ez dagoena aukeratu du: { $said }.
cli-bot-in-turn = { $seat } eserlekuaren txanda zen, { $round }. erronda.
cli-bot-in-rules = Arauak: { $rules }.
cli-bot-in-deal = Agindu berak, --seed { $seed } --only { $deal } emanda, banaketa hau bakarrik jokatzen du, prozesu honetan.
cli-bot-in-match = Agindu berak, --seed { $seed } --only { $match } emanda, partida hau bakarrik jokatzen du, prozesu honetan.
cli-bot-in-play-again = Agindu berak, --seed { $seed } emanda, partida hau berriz jokatzen du.
cli-bot-in-play = --seed N emanda hasitako partida berriz joka daiteke.
cli-unknown-language = Hemen ez dago «{ $name }» hizkuntzarik: aukeratu hauetako bat: { $languages }.
cli-unknown-view = Ez dago «{ $name }» ikuspegirik: aukeratu hauetako bat: { $known }.
cli-not-a-number = «{ $text }» ez da { $least } eta { $most } arteko zenbaki oso bat.
cli-not-a-setting = «{ $text }» ez da ezarpen bat: idatzi EREMUA=BALIOA, adibidez must_play=true.
cli-setting-twice = { $field } bi aldiz ezarri da: ezarri behin.
cli-seat-unknown = Ez dago «{ $text }» eserlekurik { $seats } laguneko mahai batean: aukeratu 1 eta { $seats } arteko bat.
cli-no-bots = Eman gutxienez bot baten izena, adibidez --bots greedy,random.
cli-tiles-and-set = Fitxak bi aldiz eman dira: --tiles eta --set erabilita.
cli-tile-line = { $file }, { $line }. lerroa: { $problem }
cli-file-unreadable = Ezin da { $file } fitxategia irakurri: { $problem }
cli-file-large = { $file } fitxategia handiegia da fitxa-zerrenda baterako: gehienez { $most } byte irakurtzen dira.
cli-file-unwritable = Ezin da { $file } fitxategia idatzi: { $problem }
cli-print-suffix = { $file } ez da PDF ez SVG: amaitu fitxategiaren izena .pdf edo .svg idatziz.
cli-print-set-and-tile = Fitxak fitxategi batetik (--set) edo banaka (--tile) datoz, ez bietatik.
cli-print-no-tiles-here = --set eta --tile aukerak tiles eta checklist motetarako dira soilik.
cli-print-font-missing = { $package } paketeko letra-tipoak falta dira: instalatu Kontu berriro.
cli-print-pages = { $count ->
    [one] orri 1
   *[other] { $count } orri
 }
cli-print-done = { $file }: { $title }, { $pages }
cli-output-unwritable = Irteera ezin da idatzi: { $problem }
cli-no-view = { $game } ezin da terminalean erakutsi bertsio honetan.

## Arauak

cli-rules-title = { $game }: aukerak, eta aldaera bakoitzak zer dioen
cli-rules-sources-contack = Iturriak: EU 1939ko liburuxkaren araberako arau euskaldunak, EN bildumagile batek bidalitako ingelesezko arauak, W Wikipedia, VA museo batek liburuxkatik hartutako aipua. Arauen identifikatzaileak arau-liburukoak dira.
cli-rules-field = eremua
cli-rules-rule = araua
cli-rules-yes = bai
cli-rules-no = ez
cli-rules-tiles = { $count ->
    [one] fitxa bat
   *[other] { $count } fitxa
 }
cli-rules-range = { $least } eta { $most } artean
cli-rules-values = Balioak: { $values }.
cli-rules-default = Ohikoa: { $value }.
cli-rules-departures = Hauek dira { $variant } aldaeraren balioak; bakoitzaren azpian, desberdinak dituzten aldaerak.
cli-rules-none = bat ere ez

## Simulazioa

cli-simulate-running = { $games } / { $all } partida
cli-simulate-bot = bota
cli-simulate-wins = irabaziak
cli-simulate-shared = partekatuak
cli-simulate-mean = batez bestekoa
cli-simulate-stdev = sakabanatzea
cli-simulate-sum = { $games ->
    [one] Partida bat
   *[other] { $games } partida
 }, { $hands } esku eta { $actions } jokaldi { $seconds } segundotan: { $hands_per_second } esku eta { $actions_per_second } jokaldi segundoko.
cli-simulate-seed = Hazia { $seed }; hazi berak emaitza bera ematen du berriz.
cli-simulate-endings = Eskuak nola amaitu diren:
cli-simulate-round = erronda
cli-simulate-ended = { $ending ->
    [out] irtenda
    [blocked] blokeatuta
    [enclosed] itxita
    [no-stock] mazoa agortuta
    [stalled] geldituta
   *[other] { $ending }
 }
cli-simulate-largest = eskuan gehienez
cli-simulate-ending = { $times } × { $ending }
cli-simulate-interrupted = { $games } / { $all } partidaren ondoren geldituta; zenbakiak horienak dira.
cli-simulate-nothing = Lehen partidak zenbatu baino lehen geldituta; ez dago zenbakirik. Agindu berak, --seed { $seed } emanda, berriz jokatzen ditu.

## Egiaztapena

cli-verify-running = { $files } / { $all } erregistro
cli-verify-folder = { $folder }: { $all ->
    [one] erregistroa { $true ->
        [0] ez da egia
       *[other] egia da
    }
   *[other] { $all } erregistrotik { $true } egia dira
 }
cli-verify-no-records = Ez dago erregistro-fitxategirik (.kontu) { $folder } karpetan.
cli-verify-true = { $file }: egia
cli-verify-unfinished = { $file }: egia, dagoeneraino; partida ez da amaitu
cli-verify-problem = { $file }:{ $line }:{ $column }: { $problem }
cli-verify-more = { $file }: gehiago egon daitezke; hauek lehen { $count } dira.

## Medikua

cli-doctor-good = Dena ondo dago.
cli-doctor-bad = Zerbait ez dago bere lekuan: ikusi ! ikurra duten lerroak.
doctor-kontu = Kontu
doctor-kontu-version = { $version }, Python { $python }, { $system } { $machine }
doctor-library = liburutegia
doctor-library-present = { $name } { $version }
doctor-library-absent = { $name } falta da: instalatu Kontu berriz
doctor-kernel = nukleoa
doctor-kernel-compiled = { $game } konpilatuta dago ({ $file })
doctor-kernel-interpreted = { $game } interpretatuta dabil: berdin jokatzen du, baina motelago ({ $file })
doctor-kernel-broken = { $game } ezin da kargatu: { $error }
doctor-page = orria
doctor-page-built = eraikita ({ $folder })
doctor-page-missing = eraiki gabe; nabigatzaileek ez dute ezer ikusiko ({ $folder })
doctor-data = datuak
doctor-data-writable = { $folder }
doctor-data-new = { $folder } behar denean sortuko da
doctor-data-refused = { $folder } karpetan ezin da idatzi
doctor-store = biltegia
doctor-store-reachable = { $where }
doctor-store-new = { $where } behar denean sortuko da
doctor-store-unreachable = { $where } ezin da ireki: { $error }
doctor-port = ataka
doctor-port-free = { $port } libre dago
doctor-port-taken = { $port } hartuta dago: beste bat aukera daiteke --port erabilita
doctor-compiler = konpilatzailea
doctor-compiler-found = { $file }
doctor-compiler-missing = bat ere ez: beste nonbait eraikitako nukleoak edo interpretatuak erabiltzen dira
doctor-chromium = nabigatzailea
doctor-chromium-found = { $file }
doctor-chromium-missing = Chromiumik ez: orriaren probek bakarrik behar dute

## Terminalean jokatzea

play-you = Zu
play-hand = { $hand }. eskua
play-reserve = erreserba { $reserve }
play-empty = Mahaia hutsik dago: lehen fitxa erdian jartzen da, 0,0 lekuan.
play-cut = Pantaila baino zabalagoa da; «{ $list }» idatzita, dena hitzez ikusten da.
play-legend = Letra larriak: azken fitxa. Koordenatuak: leku irekiak; * bi edo hiru fitxa ukitzen direnean.
play-laid = { $tile }, { $cell } lekuan
play-last = Azken fitxa { $tile }, { $cell } lekuan.
play-open-sides = Alde libreak: { $cells }.
play-openings = Aukerak: { $cells }.
play-no-tiles = fitxarik ez
play-actions = Hau egin dezakezu:
play-pass = pasa egin
play-draw = hartu
play-said-draw = hartu
play-said-pass = pasa
play-points = { $points ->
    [one] puntu 1
   *[other] { $points } puntu
 }
# Txandan idazten dena. Letra larriak berdin dira; ingelesezko hitzek hizkuntza guztietan balio dute.
play-word-help = laguntza
play-word-hint = aholkua
play-word-show = erakutsi
play-word-scores = puntuak
play-word-rules = arauak
play-word-quit = gelditu
play-word-stand = erantzun
play-view-auto = auto
play-view-large = handia
play-view-small = txikia
play-view-list = zerrenda
play-view-suits = paloak
play-view-ranks = mailak

play-prompt = { $seat }, zure txanda (? laguntzarako):{ " " }
play-help = Idatzi jokaldi baten zenbakia, edo haren notazioa: fitxa@lekua, 9-2-8@0,-1 bezala (urdina, gorria, laranja; zeharka, gora), { $draw }, { $pass }.
play-help-hint = { $word } – zure aukera bakoitzak zer dakarren, eta zergatik
hint-line = { $number }  { $action }: { $lead }; { $reason }
play-help-show = { $word } – mahaia berriz
play-help-scores = { $word } – amaitutako esku edo erronda bakoitzak zer eman duen
play-help-view = { $large }, { $small }, { $list } – mahaia nola erakusten den
play-help-rules = { $word } – jokoko arauak, ohikoetatik aldentzen direnean
play-help-quit = { $word } – gelditu hemen; erregistroa idatziko da, eskatu baduzu
play-no-hint = Hemen inork ezin du joko honetan pistarik eman.
play-not-understood = Hori ez da ez zerrendako zenbaki bat ez jokaldi bat. ? idatzita, zer idatz daitekeen ikusten da.
play-number-outside = Zerrenda 1etik hasi eta { $most } zenbakian amaitzen da.
play-because = { $line } ({ $reason })
play-rules = Arauak: { $variant }.
play-rules-changed = Arauak: { $variant }, aldaketa hauekin: { $changes }.
play-hand-table = { $hand }. eskua: { $ending }.
play-match-table = Partida
play-player = jokalaria
play-points-made = eginda
play-deductions = soberan
play-hand-score = esku honetan
play-total = guztira
play-rank = postua
play-sides = Bikotekideen puntuak batu egiten dira.
play-recorded = Erregistroa { $file } fitxategian dago.
play-recorded-unfinished = Partida ez da amaitu; jokatutakoa { $file } fitxategian dago.
play-unfinished = Partida ez da amaitu.
play-input-ended = Ez dago sarrera gehiagorik.
