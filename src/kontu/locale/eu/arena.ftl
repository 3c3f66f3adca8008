# Programak esaten duena arauak alderatzean eta txapelketak jokatzean.

cli-compare-help = Jokatu banaketa berak hainbat arau-multzorekin, eta erakutsi zertan diren desberdin.
cli-compare-example = Adibidea: kontu compare contack house/1 collector/1 -n 1000 --seed 1
cli-compare-variants-help = Alderatu beharreko arauak, izenez, adibidez house/1 collector/1; --vary aukerarekin bat bakarra.
cli-compare-vary-help = Alderatu eremu bateko aukerak, edo batzuk bakarrik: must_play, hands=1/3/5
cli-compare-n-help = Zenbat partida arau-multzo bakoitzarekin.
cli-compare-bots-help = Bot bat eserleku bakoitzeko; esan ezean, lau greedy; aukera bakoitzeko aurrekontuarekin: strong:500ms edo strong:2000 (simulazioak). Norberaren bot bat MODULUA:ATRIBUTUA idazten da.
cli-compare-html-help = Idatzi irudidun txosten bat fitxategi honetan.
cli-compare-parquet-help = Idatzi esku guztiak Parquet fitxategi honetan.
cli-compare-log-help = Gorde partida guztiak fitxategi honetan; agindu berak bertatik jarraitzen du.
cli-arena-help = Jokatu boten arteko txapelketa bat, banaketa bakoitza behin eserleku bakoitzetik.
cli-arena-example = Adibidea: kontu arena contack --bots greedy,random -n 100 --seed 1 --out cup
cli-arena-bots-help = Parte hartzen duten botak, adibidez greedy,random; bakoitza behin. Aukera bakoitzeko aurrekontuarekin: strong:500ms edo strong:2000 (simulazioak). Norberaren bot bat MODULUA:ATRIBUTUA idazten da.
cli-arena-n-help = Zenbat banaketa; bakoitza behin jokatzen da eserleku bakoitzetik.
cli-arena-seats-help = Mahaiak zenbat eserleku dituen; esan ezean, bat bot bakoitzeko, arauek uzten duten neurrian.
cli-arena-out-help = Egunkariaren, emaitzen eta txostenaren karpeta; gelditutako txapelketak hemendik jarraitzen du.

cli-compare-one = Izendatu gutxienez bi arau-multzo, edo bat eta --vary aukerarako eremu bat.
cli-compare-twice = { $name } bi aldiz izendatuta dago.
cli-compare-vary-several = --vary aukerak arau-multzo bat aldatzen du: izendatu bakarra.
cli-compare-vary-values = { $field }: balio gehiegi denak probatzeko; izendatu batzuk, honela: { $field }=1/2/3.
cli-compare-vary-alike = { $field }: arau hauek aukera bakarra uzten dute.
cli-arena-few = Txapelketa batek gutxienez bi bot behar ditu.
cli-arena-bot-twice = Bi aldiz izendatutako bota: { $name }.
cli-arena-library = Honetarako { $name } behar da, eta ez dago instalatuta: pip install "kontu[arena]"
cli-arena-log-other = { $file } beste zerbaiten egunkaria da: aukeratu beste bat, edo arau, bot eta hazi berak.
cli-arena-log-bots = { $file } izen bereko beste bot batzuen egunkaria da: hauekin hasi zen: { $before }; orain hauek dira: { $now }. Aukeratu beste bat.
cli-arena-log-broken = { $file }: { $line }. lerroa hondatuta dago; kendu lerroa, eta han zegoena berriz jokatuko da.
cli-arena-log-taken = { $file }: beste exekuzio bat ari da idazten.
cli-arena-lost = Partida batek jokatzen zuen prozesua amaitu du, probatu den bakoitzean.
cli-arena-stopped = { $games ->
    [0] Lehen partida amaitu baino lehen geldituta; oraindik ez dago zenbakirik.
   *[other] { $games } / { $all } partidaren ondoren geldituta; zenbakiak horienak dira.
 }
cli-arena-stopped-early = { $games } / { $all } partidaren ondoren geldituta, lehen banaketa eserleku guztietatik jokatu baino lehen; oraindik ez dago zenbakirik.
cli-arena-go-on = Jarraitu agindu berarekin eta --seed { $seed } emanda.
cli-arena-no-log = --log FITXATEGIA emanda, horrelako exekuzio batekin jarrai daiteke.
cli-arena-written = Idatzita: { $file }

# Zer dioen programak lana banatu behar duen Ray kluster bati buruz.

cli-ray-help = Banatu lana Ray kluster honetan: auto, makina hau kide duen kluster baten HOST:PORT, edo ray://HOST:PORT. Emaitzak berberak dira.
cli-ray-library = Kluster batekin lan egiteko, Ray instalatuta behar da hemen: pip install "kontu[ray]"
cli-ray-and-workers = Klusterrak bere prozesadore guztiak erabiltzen ditu: eman --ray edo --workers, ez biak.
cli-ray-address = { $address } ez da kluster baten helbidea: idatzi auto, HOST:PORT edo ray://HOST:PORT.
cli-ray-none = Ez da Ray klusterrik aurkitu: abiarazi bat ray start --head aginduarekin, edo eman haren helbidea. Nola, docs/scale.md fitxategiak dio.
cli-ray-silent = Ray klusterrik ez da erantzuten ari helbide honetan: { $address }.
cli-ray-refused = { $address } helbideko Ray klusterra ezin da erabili; Ray-k dioena: { $problem }
cli-ray-idle = Klusterrak ez du lan egiteko prozesadorerik: abiarazi nodo bat honela: ray start --address=HOST:PORT.
cli-ray-without = { $node } nodoak ez du Kontu, edo zaharragoa du: instalatu nodo guztietan hemen instalatuta dagoen Kontu bera.
cli-ray-version = { $node } nodoak Konturen beste bertsio bat du: instalatu nodo guztietan hemen instalatuta dagoena.
cli-ray-source = { $node } nodoak bertsio bereko Kontu du, baina arauak edo botak ez dira berberak: instalatu nodo guztietan hemen instalatuta dagoena.
cli-ray-build = Arauak hemen konpilatuta daude eta { $node } nodoan ez, edo alderantziz, eta botek ez lukete urrutira berdin begiratuko: kontu doctor aginduak dio zer dagoen konpilatuta.
cli-ray-lost = Klusterra desagertu egin da.

arena-compare-title = Etxeko arauak alderatuta: { $game }
arena-compare-how = { $matches ->
    [one] Partida bat
   *[other] { $matches } partida
 } arau-multzo bakoitzarekin, banaketa berekin piezak berak diren guztietan. Eserlekuak, p1etik aurrera: { $bots }. Hazia { $seed }.
arena-interval-note = Kortxeteetan, eta irudietan marra gisa, % { $level }(e)ko konfiantza-tartea: zatietan Wilson-en score tartea, zatien aldeetan Newcombe-ren score tartea datu parekatuetarako (1998, 10. metodoa), gainerako zenbakietan Student-en t tartea, partida osoak unitatetzat hartuta.
arena-changed = { $field } = { $value }
arena-compare-rules = Arauak: { $rules }.
arena-changed-rules = Arau hauetan aldatua: { $changes }.
arena-wins-most = Puntu gehien dituenak irabazten du.
arena-wins-fewest = Puntu gutxien dituenak irabazten du.
arena-visitors = Kanpoko botak: { $bots }.
arena-legend = Amaiera, «{ $name }»: { $meaning }.
arena-legend-bot = Bota, «{ $name }»: { $help }
arena-budget-note = Bot baten izenean bi punturen ondoren dagoena aukera bakoitzeko aurrekontua da: simulazio kopuru bat, edo denbora bat.
arena-made = Kontu { $version } bertsioarekin egina; honek berriz egiten du:
arena-spread = { $name }: { $low } eta { $high } artean, erdiak gehienez { $middle }.

arena-table-measures = Arauek jokoari egiten diotena
arena-table-differences = Aldea, banaketaz banaketa, honekiko: { $first }
arena-table-endings = Eskuak nola amaitu diren
arena-table-places = Nork egiten duen ongien esku batean, hasten denagandik zenbatuta
arena-table-seats = Nork irabazten duen partida, eserlekuz eserleku
arena-table-rounds = { $rules }: erronda bakoitzean
arena-table-bought = { $rules }: nola doakien erronda batean erosten dutenei

arena-column-rules = arauak
arena-column-ending = amaiera
arena-column-hands = eskuak
arena-column-share = zatia
arena-column-place = lekua
arena-column-best = eskuko onena
arena-column-shared = horietatik partekatuak
arena-column-points = puntuak
arena-column-stdev = desbideratze estandarra
arena-column-seat = eserlekua
arena-column-wins = irabazitako partidak
arena-column-round = erronda
arena-column-buys = erosketak
arena-column-times = aldiz
arena-column-bot = bota
arena-column-matches = partidak
arena-column-rating = ratinga
arena-column-against = noren aurka
arena-column-deals = banaketak
arena-column-ahead = puntu hobeto partidako
arena-column-verdict = % 99ko ziurtasunez
arena-column-won-deals = banaketak hobeto : berdin : okerrago

arena-place = { $place ->
    [0] hasten da
   *[other] { $place } geroago
 }
arena-measure-turns = txandak eskuko
arena-measure-actions = jokaldiak eskuko
arena-measure-hands = eskuak partidako
arena-measure-points = puntuak eserleku eta eskuko
arena-measure-spread = onenetik txarrenera puntuak esku batean
arena-measure-out = norbait irteten den eskuak
arena-measure-unwon = inor irteten ez den eskuak
arena-measure-tied = onena bat baino gehiago den eskuak
arena-measure-opportunities = aukerazko jokaldiak jokaldi guztien artean
arena-measure-buys = erosketak eskuko

arena-chart-endings = Eskuak nola amaitu diren, esku guztien zatia
arena-chart-places = Leku batek ongien egiten duen eskuen zatia
arena-chart-scores = Partida bateko puntuak, eserleku guztiak
arena-chart-scores-by-bot = Partida bateko puntuak, botez bot
arena-chart-lengths = Eskuen luzera, txandatan
arena-chart-rounds = { $measure }, erronda bakoitzean
arena-chart-ratings = Ratingak, % { $level }(e)ko tarteekin
arena-axis-share = zatia
arena-axis-points = puntuak
arena-axis-turns = txandak
arena-axis-round = erronda
arena-axis-place = lekua, hasten denagandik zenbatuta

arena-tournament-title = Txapelketa: { $game }
arena-tournament-how = { $deals ->
    [one] Banaketa bat
   *[other] { $deals } banaketa
 }, arauak { $rules }, { $seats } eserlekuko mahaian, bakoitza bot bakoitza eserleku bakoitzean jarrita: { $matches ->
    [one] partida bat
   *[other] { $matches } partida
 }. Hazia { $seed }.
arena-table-standings = Sailkapena
arena-table-pairs = Binaka
arena-standings-note = Kortxeteetan, % { $level }(e)ko konfiantza-tartea: irabazitako partidetan eta amaieretan Wilson-en score tartea, puntuetan Student-en t tartea, banaketak unitatetzat hartuta.
arena-pairs-note = Binaka: banaketa berean lehenak bigarrenak baino zenbat puntu hobeto egin duen, partidako. Kortxeteetan, % { $level }(e)ko konfiantza-tartea (Student-en t, banaketak unitatetzat hartuta); hobea eta okerragoa: tartea ez da zerora iristen.
arena-rating-note = Ratingak Plackett eta Luce-ren ereduari jarraituz (openskill), banaketen ordenan: zenbat eta handiagoa, hainbat eta hobea; bot berri batek { $mean } du. Kortxeteetan, % { $level }(e)ko tartea, banaketa normalarekin eta ratingaren desbideratze estandarrarekin.
arena-verdict-better = hobea
arena-verdict-worse = okerragoa
arena-verdict-open = erabaki gabe

# Orri gisa idazten den azterketa batean dagoena.

arena-review-seats = Partidako puntuak, eta zer kostatu ziren bakoitzaren erabakiak
arena-review-seat = eserlekua
arena-review-each = batez beste
arena-review-together = kostua, guztira
arena-review-score = puntuak
arena-review-rounds = Zer kostatu ziren bakoitzaren txandak, puntutan
arena-review-round = { $game ->
    [contack] eskua
   *[other] erronda
 }
arena-review-line = lerroa
arena-review-legend = Zenbakidunak dira gehien kostatu ziren txandak. Puntukako lerroaren azpian ({ $least } puntu) geratzen dena zoria izan daiteke.
arena-review-why = Zergatik
arena-review-hand = Eskuan
arena-review-table = Mahaian
arena-review-top = Botatakoen pilaren gainean
arena-chart-review-sums = Zer kostatu ziren bakoitzaren txandak ordura arte
cli-review-html-help = Idatzi azterketa irudidun orri gisa fitxategi honetan: eserleku guztiena, edo --seat eserlekuarena.
