# Paperean agertzen dena: fitxak, puntu-orriak, kontratu-txartelak, arau-liburuxkak, egiaztatze-zerrendak.

## Fitxak

paper-tiles-title = Contack
paper-tiles-note = { $tiles }, { $set } · aldea { $side } mm
paper-tiles-count = { $count ->
    [one] fitxa 1
   *[other] { $count } fitxa
 }
paper-set-reconstruction = berreraikuntza bat
paper-set-reconstruction-about = Aurkitu dugun iturri batek ere ez ditu jatorrizko 36 fitxak zerrendatzen. Multzo hau berreraikuntza bat da: ezagutzen diren lau fitxak ditu, eta zurea bestelakoa izan daiteke. Markatu zure kutxan dagoena, eta idatzi behean zerrendan ez dagoena.
paper-set-own = norberaren multzo bat
paper-set-own-about = Multzo honetako fitxak, jabeak sartu dituen bezala.
paper-measure = Marra honek { $length } mm ditu orria bere neurrian inprimatu bada.

## Egiaztatze-zerrenda

paper-checklist-title = Osorik al dago?
paper-checklist-subject = Multzoko fitxa guztiak, bakoitza bere laukitxoarekin.
paper-checklist-other = Zerrendan ez dauden kutxako fitxak
paper-checklist-order = Fitxa bakoitza urdina – gorria – laranja ordenan idazten da: urdina behean, gorria eskuinean, laranja ezkerrean. 6 eta 9 zenbakien azpiko marrak oina non den erakusten du.

## Puntu-orriak

paper-sheet-title = Puntu-orria
paper-sheet-subject = Arkatzez betetzeko puntu-orria.
paper-changed = { $name }, aldatuta
paper-date = Data
paper-place = Lekua
paper-hand-number = { $number }. eskua
paper-plays = Kontu-jokaldiak
paper-plays-sum = Jokaldien batura
paper-left-row = Soberako fitxak × { $points }
paper-hand-score = Esku honetan
paper-running-total = Guztira orain arte
paper-match-total = Guztira
paper-left-note = Eskuan geratzen den fitxa bakoitzak { $points } puntu kentzen ditu.
paper-ends-target = Partida amaitzen da guztizko bat { $target } puntura iristen denean.
paper-wins-most = Guztizko handienak irabazten du.
paper-wins-fewest = Guztizko txikienak irabazten du.
paper-bank-got = Jasotakoa
paper-bank-paid = Ordaindutakoa
paper-bank-have = Txanponak orain
paper-bank-note = Bakoitza { $stake } puntuko txanponekin hasten da; denen artean beti { $whole } dira.
paper-joker = jokerra
paper-face = beren zenbakia
paper-cost-values = Eskuan geratuta: { $values }
paper-cost-how = Idatzi goian errondako puntuak, behean orain arteko batura, eta 0 argi bat irten denari.
paper-dealer-mark = Zirkulutxoak banatzailea erakusten du, lehen banatzailea 1. zutabean badago.

## Kontratu-txartela

paper-card-title = Kontratuak
paper-card-subject = Erronda guztiak beren kontratuekin, eta kartek zenbat balio duten.
paper-card-buys = { $count ->
    [0] erosketarik ez
    [one] erosketa 1
   *[other] { $count } erosketa
 }
paper-card-whole-hand = esku osoa batera
paper-card-values = Eskuko puntuak
paper-card-buying = Erositako karta batek
paper-card-penalty = mazotik { $count ->
    [one] beste karta bat
   *[other] beste { $count } karta
 } dakar

## Liburuxka

paper-rules-subject = Arauak, bakoitza bere zenbakiarekin.
paper-rules-example = Adibidea
paper-rules-all-variants = Aldaera guztietan
