# Nire kutxa: jabearen benetako fitxak.

box-title = Nire kutxa
box-about = Sartu zure kutxan benetan dauden fitxak: ikusi zer falta den, jokatu haiekin, inprimatu, partekatu. Gailu honetan baino ez dira gordetzen.
box-shelf = Gailu honetako kutxak
box-new = Kutxa berria
box-unnamed = Izenik gabeko kutxa
box-begin-empty = Hasi kutxa huts batekin
box-begin-usual = Hasi ohiko multzoarekin
box-reconstruction = Ohiko multzoa berreraikuntza bat da: aurkitu dugun iturri batek ere ez ditu jatorrizko fitxak zerrendatzen, eta zureak bestelakoak izan daitezke.
box-usual = Ohiko multzoa (berreraikuntza bat)
box-name = Kutxaren izena
box-name-example = Ganbarakoa
box-how = Fitxak nola sartu
box-tap = Ukituz
box-type = Idatziz
box-type-help = Idatzi fitxak, lerro bakoitzean bat: zenbaki urdina, gorria eta laranja, 9-2-8 bezala. # ikurraren ondoren oharrak idatz ditzakezu.
box-add = Kutxara
box-tiles = Kutxako fitxak
box-count = { $count ->
    [0] Oraindik fitxarik ez
    [one] Fitxa 1
   *[other] { $count } fitxa
 }
box-remove-help = Ukitu fitxa bat kutxatik ateratzeko.
box-remove-tile = Atera { $tile }
box-offline = Zerbitzariak ez du erantzuten: itzultzen denean egiaztatuko dira fitxak. Sartzen duzuna gordeta dago.
box-compare = Osorik al dago?
box-against = Zerekin alderatu
box-same = Zehazki multzo honen fitxak: «{ $name }». Ez da ezer falta, eta ez dago ezer bikoiztuta.
box-missing = { $count ->
    [one] Fitxa 1 falta da
   *[other] { $count } fitxa falta dira
 }
box-doubled = { $count ->
    [one] Fitxa 1 behin baino gehiagotan dago
   *[other] { $count } fitxa behin baino gehiagotan daude
 }
box-foreign = { $count ->
    [one] Beste multzoak ez duen fitxa 1
   *[other] Beste multzoak ez dituen { $count } fitxa
 }
box-do = Zer egin harekin
box-play = Jokatu fitxa hauekin
box-print = Inprimatu fitxak
box-checklist = Inprimatu egiaztatze-zerrenda
box-share = Kopiatu kutxaren esteka
box-remove = Kendu kutxa hau
box-remove-sure = Benetan kendu nahi duzu?
box-gift = Norbaitek kutxa bat partekatu du: { $count ->
    [one] fitxa 1
   *[other] { $count } fitxa
 }. Zure ezer ez da aldatuko.
box-keep = Gorde gailu honetan
box-leave = Orain ez
box-from = Nire kutxatik
