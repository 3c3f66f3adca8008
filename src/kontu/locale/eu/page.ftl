# Orriak dioena, ukoez, aukerez eta gertaerez gain. Izenak ez dira deklinatzen.
# $name, $to eta $names jokalarien izenak dira; $tile fitxa bat, side-name mezuak dioen bezala; $place notazioa.

## Hasiera

start-title = Kontu
start-heading = Eseri eta jokatu
title = Kontu – Contack
title-your-turn = Zure txanda – Kontu
title-turn = Txanda: { $name } – Kontu
start-year = Triangeluen jokoa, 1939
start-about = Jokatu fitxa bat, ukitzen diren alde guztiak bat etor daitezen: zenbaki bera, edo 5, 10, 15 edo 20 batzen duten bi zenbaki. Batura horiek bakarrik ematen dituzte puntuak, eta denen fitxak agerian daude beti.
picture = Contackeko hamahiru fitxa, elkarren ondoan jokatuta.
play-now = Jokatu { $game }
play-now-help = Zu bi boten kontra, hiru esku, izenik eman gabe.
set-up-table = Prestatu mahaia
set-up-table-of = Prestatu mahaia: { $game }
which-game = Zein joko?
join-help = Esteka bat bidali dizute? Ireki eta aukeratu «Eseri hemen».
your-tables = Zure mahaiak
table-word = Mahai bat
table-goes-on = martxan
table-over = amaituta
forget-table = Ahaztu mahai hau: { $when }
language = Hizkuntza
to-start = Hasierara
close = Itxi
cancel = Utzi
no-answer = Zerbitzariak ez du erantzun. Saiatu berriro.
refused-plainly = Ezin da: { $code } ({ $rule }).

## Mahaia prestatzea

seats = Nortzuk jokatuko dute
your-name = Zure izena
how-many = Zenbat jokalari?
seat-number = { $number }. eserlekua
seat-you = Zu
seat-bot = Bota: { $bot }
seat-invite = Esteka jasotzen duena
rules = Arauak
each-rule = Aukeratu arauak banan-banan
rules-changed = { $count ->
    [one] bat aldatuta
   *[other] { $count } aldatuta
 }
own-tiles = Zure fitxak
own-tiles-help = Idatzi zure kutxako fitxak, lerro bakoitzean bat: zenbaki urdina, gorria eta laranja, 9-2-8 bezala. Hutsik utziz gero, ohiko 36ak erabiliko dira.
check-tiles = Egiaztatu fitxak
tiles-good = { $count ->
    [one] Fitxa bat, jokatzeko prest.
   *[other] { $count } fitxa, jokatzeko prest.
 }
line = { $line }. lerroa:
pace = Boten erritmoa
pace-quick = azkarra
pace-calm = lasaia, begiz jarraitzeko
pace-slow = mantsoa, hitzez jarraitzeko
open-table = Ireki mahaia
things-wrong = { $count ->
    [one] Gauza bat gaizki dago
   *[other] { $count } gauza gaizki daude
 }
opening-table = Mahaia irekitzen …
no-such-table = Ez dago horrelako mahairik
no-such-table-help = Agian esteka moztuta iritsi da. Eskatu berriro, edo prestatu mahai bat zuk zeuk.

## Partidaren aurretik

seating-host = Besteen zain
seating-guest = Gonbidatuta zaude
seat-free = Eserleku librea
seat-waiting = zain
sit-here = Eseri hemen
you = zu
invite-help = Bidali esteka hau. Irekitzen duenak eserleku libre bat aukera dezake; irekitze hutsak ez du lekurik hartzen.
copy-invitation = Kopiatu gonbidapena
invitation-code = Gonbidapenaren kodea, kamerarako
only-here = Helbide honek ordenagailu honetan bakarrik balio du: zure sareko beste gailuek sar daitezen, abiarazi zerbitzaria honela: kontu serve --host 0.0.0.0 (edo make play PLAY="--host 0.0.0.0"), eta ireki hark emandako helbidea.
only-watching = Eseri arte ikusle zara.
copied = Kopiatuta

## Mahaia

table-heading = Contack mahaia
leaves = Mahai honi buruz gehiago
hand-of-hands = { $number }. eskua, { $hands } eskutik
hand-to-target = { $number }. eskua, { $target } puntura arte
reserve = Erreserba { $reserve }
players = Beste jokalariak
hand-of = Fitxak: { $name }
points-this-hand = puntu esku honetan
total-so-far = guztira { $total }
your-points = Zu
partner = bikotekidea
away = kanpoan
away-wait = bot bat eser daiteke { $seconds } s barru
stand-in = Utzi bot bati lekua betetzen
bot-sits-in = bot bat ari da lekua betetzen
bot-name = { $bot } { $number }
name-yours = { $name } (zu)
counters-held = { $amount } txanponetan
side = { $colour ->
    [blue] urdina
    [red] gorria
   *[orange] laranja
 } { $number }

layout = Jokatutako fitxak
layout-keys = Geziek ikuspegia mugitzen dute, plus eta minus teklek hurbildu eta urrundu, zeroak dena erakusten du.
layout-list = Jokatutako fitxak, ordenan
laid = { $tile }; nork: { $name }; non: { $place }{ $contacts ->
    [none] { "" }
   *[other] : { $contacts }
 }
places = Aukeratutako fitxaren lekuak
ghost = { $points ->
    [one] Puntu bat
   *[other] { $points } puntu
 }: { $contacts }; non: { $place }
ghost-first = Mahaiaren erdian, punturik gabe
zoom-in = Hurbildu
zoom-out = Urrundu
zoom-fit = Erakutsi dena

## Norberaren fitxak

your-hand = Zure fitxak
hand-empty = Ez da fitxarik geratzen.
hand-tile = { $tile }; { $places ->
    [0] orain ez da inon sartzen
    [one] leku batean sartzen da
   *[other] { $places } lekutan sartzen da
 }
prompt-dealing = Fitxak banatzen …
prompt-other = { $name } pentsatzen ari da …
prompt-sending = Une bat …
prompt-open = Zuk hasten duzu: aukeratu fitxa bat
prompt-tile = Zure txanda: aukeratu fitxa bat
prompt-tile-or-draw = Zure txanda: aukeratu fitxa bat, edo hartu
prompt-place = Aukeratu leku bat
prompt-confirm = Hemen jokatu?
prompt-draw = Ezer ez da sartzen: hartu fitxa bat
prompt-pass = Ezer ez da sartzen: pasa egin
fits-nowhere = { $tile } ez da inon sartzen orain: joka daitekeen leku guztietan, ukitzen diren bi zenbaki ez dira berdinak, eta ez dute 5, 10, 15 edo 20 batzen.
draw = Hartu
draw-left = erreserban: { $reserve }
pass = Pasa
confirm-play = { $points ->
    [0] Jokatu punturik gabe
    [one] Jokatu, puntu bat
   *[other] Jokatu, { $points } puntu
 }
stale = Jokoak aurrera egin du; ez da ezer egin. Begiratu berriro.
watching = Ikusle zara.
lost-seat = Eserleku hauetako bat zurea da?
lost-seat-help = Gailu honek gakoa galdu badu, eskatu zure lekua. Mahaiko beste norbaitek onartu behar du.
claim-sent = Eskatuta. Mahaiko norbaitek onartu behar du.
claim = { $name }: eserleku hau eskatu du, { $seat }. Ezagutzen duzu?
claim-approve = Utzi sartzen
somebody = Norbait
line-lost = Konexioa eten da, berriro saiatzen …

## Puntuak eta gertatutakoa

scores = Puntuak
log = Gertatutakoa
log-empty = Oraindik ezer ez.
log-left = { $seat }: { $tiles ->
    [0] soberako fitxak
    [one] fitxa bat soberan
   *[other] { $tiles } fitxa soberan
 }: { $points } ({ $rule }).
scores-and-log = Puntuak eta gertatutakoa
hand-number = { $number }. eskua
hand-sum = Orain arte
total = Guztira
pair = Bikotea
entry-first = Lehenengo fitxak ez du punturik ematen.
entry-matching = Zenbaki berdinak legezkoak dira, baina ez dute punturik ematen.
entry-left = { $name }: { $points }, eskuan geratutako fitxengatik.
left-over = soberako fitxak:
entry-paid = { $name }: { $points } ordainduta; hartzailea: { $to }; fitxa: { $tile }.

## Eskuaren eta partidaren amaiera

hand-over = { $number }. eskua amaitu da
ended-because = Amaiera: { $ending }.
out-by = eskuan ezer gabe geratu da: { $name }
hand-made = { $made } − { $off }
next-hand = Hurrengo eskua
still-looking = Oraindik begira: { $names }
you-win = Irabazi duzu!
you-share = Garaipena partekatu duzu!
winners = { $count ->
    [one] Irabazlea: { $names }
   *[other] Irabazleak: { $names }
 }
rematch = Errebantxa
to-rematch = Errebantxara
download-record = Erregistroa
promises = Zintzo nahastu da?
promises-help = Banatu aurretik fitxa guztien ordena finkatu eta haren hatz-marka (SHA-256) erakutsi da. Eskua amaitutakoan ordena agertzen da, eta nabigatzaile honek hatz-marka berriro kalkulatzen du.
promise-hidden = Ordena eskuaren amaieran agertuko da.
promise-agrees = Hemen berriro kalkulatuta: bat dator.
promise-differs = Hemen berriro kalkulatuta: ez dator bat!
promise-unable = Nabigatzaileak ezin du kalkulatu babestu gabeko konexio batean; horren ordez, erregistroa egiazta daiteke.

## Ezarpenak eta laguntza

settings = Ezarpenak
set-confirm = Berretsi jokaldi bakoitza
set-confirm-help = Bigarren ukitu batek jokatzen du fitxa.
set-automatic = Hartu eta pasa bere kabuz
set-automatic-help = Beste ezer egiterik ez dagoenean.
set-sound = Soinua
set-sound-help = Kolpetxo bat zerbait jokatzean eta zure txanda denean.
set-theme = Itxura
theme-auto = Auto
theme-light = Argia
theme-dark = Iluna
share-link = Mahai honen esteka
share-link-help = Besteentzat: ikusle izan daitezke, edo eseri, eserleku librerik dagoen bitartean.
copy-link = Kopiatu esteka
move-seat = Eraman beste gailu batera
move-seat-help = Zuretzat bakarrik: esteka hau irekitzen duenak zure lekuan jokatuko du.
copy-seat-link = Kopiatu nire lekuaren esteka
seat-code = Erakutsi kamerarako kodea
end-match = Amaitu partida orain
end-match-help = Amaitu egingo da, puntuak dauden bezala, mahaiko guztiek nahi duten unean bertan. Boten kontra bakarrik, berehala.
end-wish = Amaitu nahi dut
end-withdraw = Jarraitu jokatzen
end-wished = { $count ->
    [one] Partida orain amaitu nahi duena, puntuak dauden bezala: { $names }.
   *[other] Partida orain amaitu nahi dutenak, puntuak dauden bezala: { $names }.
 }
end-agree = Amaitu
help = Nola jokatu
how-touch = Aukeratu zure fitxa bat, eta gero argitzen den lekuetako bat. Hango zenbakia da emango dizuna.
how-fit = Ukitzen diren aldeek beti kolore bera dute. Zenbakiek berdinak izan behar dute, edo 5, 10, 15 edo 20 batu. Batura horiek bakarrik ematen dituzte puntuak: batura bera.
how-turn = Jokatu azken fitxaren kontra, ertz argia duenaren kontra. Ezer sartzen ez bada, hartu fitxak zerbait sartu arte edo bost izan arte; gero, pasa egin.
how-opportunity = Fitxa batek beste bi edo hiru batera ukitzen dituen lekuan edonoiz joka dezakezu: hori aukerazko jokaldia da.
table-rules = Mahai honen arauak
sources-contack = Iturriak: EU, 1939ko liburuxkaren araberako arau euskaldunak; EN, bildumagile batek bidalitako ingelesezko arauak; W, Wikipedia; VA, museoak liburuxkatik hartutako aipua.
marks = Mahaiko markak
mark-last = Jokatutako azken fitxa
mark-open = Azken fitxaren alde irekia
mark-opening = Aukerazko jokaldi baterako lekua
keys = Teklak
key-tab = Tab
key-tab-does = atalez atal
key-arrows = ← →
key-arrows-does = fitxatik fitxara, lekutik lekura; mahaian: mugitu
key-enter = Enter
key-enter-does = aukeratu fitxa, jokatu
key-escape = Esc
key-escape-does = utzi fitxa bere lekuan
key-d = D
key-d-does = hartu
key-p = P
key-p-does = pasa
key-h = H
key-h-does = zure fitxetara
key-zoom = + − 0
key-zoom-does = mahaian: hurbildu, urrundu, dena

more = Gehiago Kontun
stumbled = Pantaila honek estropezu egin du
stumbled-help = Gailu honek gordetzen duen zerbait, edo gure akatsen bat, tartean sartu da. Beste inon gordeta dagoen ezer ez da galdu.
stumbled-again = Saiatu berriro
stumbled-forget = Ahaztu pantaila honek hemen gorde duena
page-loading = Une bat …
skip-to-content = Edukira joan
more-rules = Arau-liburua
more-rules-help = Arau guztiak hitz argiz, adibideekin
more-learn = Jokatuz ikasi
more-learn-help = Hamar urrats labur benetako mahai batean
more-ask = Egin dezaket?
more-ask-help = Prestatu jokaldi bat eta galdetu epaileari
more-sheet = Puntu-orria
more-sheet-help = Benetako mahaiko joko baterako
more-alone = Bakarka
more-alone-help = Buruhausteak, bakarkakoa eta eguneko banaketa
more-replay = Berriz ikusi
more-replay-help = Begiratu partida bat urratsez urrats
more-box = Nire kutxa
more-box-help = Osorik al dago nire fitxa-sorta?
more-print = Inprimatu
more-print-help = Fitxak, puntu-orriak eta arauak paperean
