# Berrikustea: edozein erregistro, berriro ikusita. $names eta $name jokalarien izenak dira.

replay-title = Berriz ikusi
replay-title-of = { $names }
to-replay = Berriz ikusi
replay-about = Ireki edozein partidaren erregistroa eta ibili urratsez urrats: jokaldi bakoitza, esku bakoitza, eta eserleku bakoitzetik zer ikus zitekeen. Erregistroa zure gailuan geratzen da, orri honen zerbitzariari berriro jokatzeko eskatzen ez bazaio; eta hark ez du ezer gordetzen.
replay-drop = Utzi hemen .kontu fitxategi bat.
replay-choose = Aukeratu fitxategia
replay-paste = Edo itsatsi erregistro baten testua
replay-open = Ireki
replay-opening = Erregistroa irekitzen …
replay-another = Beste erregistro bat
replay-nothing = Erregistro honetan ez dago berrikusteko ezer.
replay-no-table = Ez dago halako mahairik, edo orain ezin da hara iritsi.
replay-no-answer = Ez zerbitzariak ez nabigatzaile honek ezin izan dute erantzun. Saiatu berriro sarea dagoenean.

## Ikusgai

replay-players = Jokalariak
replay-hands = Eskuak
replay-hand-of = Eskua: { $name }
replay-no-cards = kartarik ez
replay-before = Lehen banaketaren aurretik.
replay-controls = Erregistroan zehar
replay-entry = Sarrera
replay-at = { $at } / { $last }
replay-first = Hasierara
replay-back = Bat atzera
replay-play = Abiarazi
replay-pause = Gelditu
replay-next = Bat aurrera
replay-last = Amaierara
replay-scored = Hurrengo puntuak
replay-scored-back = Aurreko puntuak
replay-hand = Eskua
replay-round = Erronda
replay-pace = Abiadura
replay-pace-slow = mantsoa
replay-pace-usual = ohikoa
replay-pace-quick = azkarra
replay-eyes = Noren begiz
replay-eyes-all = denenak
replay-eyes-of = { $name }
replay-eyes-onlooker = ikusle batenak
replay-half-known = Erronda honetatik idatzi zuenak ikusi zuena baino ez dio erregistroak.
replay-entries = Erronda honetan egindakoa
replay-dealer = Banatzailea
replay-verb-deal = banatu
replay-verb-draw = hartu
replay-verb-pass = pasa egin
replay-verb-leave = utzi
replay-verb-take = hartu
replay-verb-stock = mazotik
replay-verb-buy = erosi
replay-verb-no = ez
replay-verb-call = eskatu
replay-verb-let = utzi hartzen
replay-verb-lay = kontratua jarri
replay-verb-add = gehitu
replay-verb-swap = trukatu
replay-verb-drop = bota
replay-verb-cut = moztu
replay-verb-slip = mozketa
replay-verb-shuffle = nahasi
replay-keys = Teklak
replay-keys-help =
    Eskuin eta ezker geziak: bat aurrera, bat atzera
    Home eta End: hasierara, amaierara
    Zuriunea: abiarazi edo gelditu
    S eta Shift+S: hurrengo puntuak, aurreko puntuak
    Page Down eta Page Up: hurrengo erronda, aurreko erronda
replay-picture = Irudia ({ $kind })
replay-picture-failed = Irudia ezin izan da egin nabigatzaile honetan.

## Zer dagoen gaizki

replay-unreadable = { $count ->
    [one] Erregistroa ezin da irakurri: gauza bat dago gaizki
   *[other] Erregistroa ezin da irakurri: { $count } gauza daude gaizki
 }
replay-broken = { $count ->
    [one] Erregistro honetako gauza bat ez da egia edo ez da zilegi
   *[other] Erregistro honetako { $count } gauza ez dira egia edo ez dira zilegi
 }
replay-line = { $line }. lerroa, { $column }. zutabea

## Sarerik gabe

replay-offline = Sarerik gabe
replay-keep = Gorde sarerik gabe erabiltzeko
replay-keep-help = Orri honek sarerik gabe ere berrikus ditzake erregistroak, eta galderei erantzun. Horretarako behin ekarri behar ditu arauak, 14 MB inguru.
replay-loading = Arauak ekartzen: { $loaded } / { $total } MB
replay-starting = Arauak abiarazten …
replay-kept = Arauak gailu honetan daude: erregistroak sarerik gabe berrikus daitezke.
replay-keep-failed = Arauak ezin izan dira ekarri. Saiatu berriro sarea dagoenean.
