# Eginez ikasi: hamar urrats joko bakoitzeko. Urrats bat learn-<jokoa>-<urratsa>-title, -task, -hint eta -done da.

learn-title = { $game ->
    [contack] Ikasi Contack
    [kontrakt] Ikasi Kontrakt
   *[other] Jokatuz ikasi
 }
learn-choose = Hamar urrats labur benetako mahai batean, joko bakoitzeko. Zuk egiten duzu; arauek erantzuten dute.
learn-game = { $game ->
    [contack] Contack, fitxak
   *[kontrakt] Kontrakt, kartak
 }
learn-progress = { $done } / { $count } eginda
learn-steps = Hamar urratsak
learn-step = { $number }. urratsa, { $count } guztira
learn-step-name = { $number }. { $title }{ $state ->
    [done] , eginda
   *[open] {""}
 }
learn-loading = Mahaia prestatzen …
learn-failed = Ez da erantzunik etorri: ez zerbitzaria ez gailu honetako arauak ez daude eskura.
learn-again = Saiatu berriro
learn-you = Zu
learn-hint = Pista
learn-next = Hurrengo urratsa
learn-finish = Amaierara
learn-repeat = Beste behin
learn-right = Ondo!
learn-go-on = Ondo. Jarraitu.
learn-no = Ez.
learn-allowed = { $points ->
    [none] Egin daiteke, baina ez da urrats honek eskatzen duena. Saiatu berriro.
    [0] Egin daiteke, eta ez du punturik ematen, baina ez da urrats honek eskatzen duena. Saiatu berriro.
   *[other] Egin daiteke, eta { $points } puntu ematen ditu, baina ez da urrats honek eskatzen duena. Saiatu berriro.
 }
learn-contack-how = Aukeratu zure fitxa bat, eta gero galdera-ikurra duen leku bat.
learn-contack-place = Aukeratu fitxaren lekua.
learn-blind = leku hutsa, { $place }: saiatu fitxa hemen
learn-blind-mark = ?
learn-end-title = Orain badakizu { $game ->
    [contack] Contack jokatzen
   *[kontrakt] Kontrakt jokatzen
 }
learn-end = Hamar urratsak egin dituzu. Gainerakoa mahaian dator: hark esaten du zer egin daitekeen, eta zerbait zergatik ezin den.
learn-end-some = { $left ->
    [one] Urrats bat geratzen da. Edozein unetan egin dezakezu.
   *[other] { $left } urrats geratzen dira. Edozein unetan egin ditzakezu.
 }
learn-play = Jokatu benetako partida bat
learn-book = Begiratu arau-liburuan
learn-ask = Galdetu epaileari
learn-over = Hasi berriro 1. urratsetik

## Contack

learn-contack-match-title = Zenbaki berdinak
learn-contack-match-task = Fitxa bat dago mahaian. Beste batek uki dezake bi aldeek zenbaki bera duten lekuan. Bilatu hori egin dezakeen zure fitxa, eta haren lekua.
learn-contack-match-hint = Mahaiko fitxaren alde gorria 6 da. Zure fitxetatik zeinek du 6 gorria?
learn-contack-match-done = 6 gorria 6 gorriaren kontra dago: ukipen berdina (C-20). Egin daiteke, eta ez du punturik ematen.

learn-contack-count-title = Kontatzen duten zenbakiak
learn-contack-count-task = Kolore bereko aldeek elkar uki dezakete zenbakiek 5, 10, 15 edo 20 batzen dutenean ere. Bilatu horrelako batura egiten duen fitxa.
learn-contack-count-hint = Hor 7 urdina dago. 7 gehi 8, 15.
learn-contack-count-done = 7 gehi 8, 15: kontu-ukipena (C-21). 15 puntu ematen dizkizu (C-30).

learn-contack-scores-title = Zerk ematen dituen puntuak
learn-contack-scores-task = Zure bi fitxa sartzen dira mahaikoaren azpian. Bata berdina da; besteak kontatzen du. Jokatu puntuak ematen dituena.
learn-contack-scores-hint = 4 eta 4 berdinak baino ez dira. Zein zenbakik egiten du 10 laurekin?
learn-contack-scores-done = 6 gehi 4, 10: beraz, 10 puntu (C-30). 4ren kontra 4 joka zitekeen, baina ez zuen ezer emango.

learn-contack-last-title = Azken fitxaren ondoan
learn-contack-last-task = Fitxa batek azkena jokatu dena ukitu behar du; hark ertz argia du. Jokatu han sartzen den zure edozein fitxa. Saiatu fitxa zaharragoarekin ere: zergatik ezin den entzungo duzu.
learn-contack-last-hint = Azken fitxa 9-2-8 da. 2 gorriak 2, 3 edo 8 hartzen du; 8 laranjak 8, 2 edo 7.
learn-contack-last-done = Azken fitxa ukitzen du (C-23). Orain zurea da azkena, eta hurrengo jokalariak haren ondoan jokatuko du.

learn-contack-opportunity-title = Aukera bat
learn-contack-opportunity-task = Fitxa batek bi edo hiru fitxa batera ukitzen dituen lekuan, azken fitxatik urrun joka daiteke. Triangelu txiki batek erakusten du leku hori. Bete ezazu.
learn-contack-opportunity-hint = Markatutako lekua beheko fitxaren ezkerrean dago. 6-10-7 eta 6-3-8, biak sartzen dira han.
learn-contack-opportunity-done = Ukipen guztiak ondo datoz: aukerazko jokaldia da (C-24). Ukipenek kontatzen dutena batu egiten da.

learn-contack-draw-title = Ezer ez da sartzen
learn-contack-draw-task = Lau fitxa dituzu, eta bat ere ez da sartzen. Jokatu ezin duenak, bost baino gutxiago baditu, fitxa bat hartzen du erreserbatik.
learn-contack-draw-hint = Sakatu «Hartu».
learn-contack-draw-done = Orain bost dituzu. Fitxak hartzen dira bat sartu arte, edo bost izan arte (C-27).

learn-contack-drawn-title = Hartu berri duzun fitxa
learn-contack-drawn-task = Hartu duzun fitxa sartzen da: bilatu haren lekua. Zure txanda da oraindik.
learn-contack-drawn-hint = Fitxa berria 9-5-8 da. Jarri haren 8 laranja azken fitxaren 8 laranjaren kontra.
learn-contack-drawn-done = Ahal bezain laster jokatzen duzu. Bildumagilearen arauekin, sartzen den fitxa hartu berria berehala jokatu behar da (C-28).

learn-contack-pass-title = Bost fitxa eta jokaldirik ez
learn-contack-pass-task = Bost fitxa dituzu, eta bat ere ez da sartzen. Inork ez du inoiz bost baino gehiago. Zer geratzen zaizu?
learn-contack-pass-hint = Bost fitxarekin ezin duzu hartu. Sakatu «Pasa».
learn-contack-pass-done = Ezer sartzen ez denean bakarrik egin dezakezu pasa, eta bost fitxa eskuan dituzula edo erreserba hutsik dagoela bakarrik (C-29).

learn-contack-left-title = Eskuko azken fitxa
learn-contack-left-task = Fitxa bat geratzen zaizu eskuan. Azkena jokatzen duenak amaitzen du eskua. Jokatu; leku batek besteak baino gehiago ematen du.
learn-contack-left-hint = Azken fitxa, ertz argia duena, 10-4-2 da. 5-7-2 haren azpian eta ezkerrean sartzen da. Azpian, 10 gehi 5, 15.
learn-contack-left-done = Eskua amaitu da (C-40). Geratzen den fitxa bakoitzak 10 puntu kentzen ditu: beste biek hiruna dituzte, eta 30 galtzen dituzte (C-32).

learn-contack-enclosed-title = Itxita
learn-contack-enclosed-task = Orain bildumagilearen arauekin. Zulo batek fitxak ditu hiru aldeetan. Bete ezazu.
learn-contack-enclosed-hint = Zuloa beheko lerroan dago. Hartu 6-10-7.
learn-contack-enclosed-done = Hiru ukipen, 15, 15 eta 20: 50, jokaldi batek eman dezakeen gehiena (C-24). Zure fitxak ez du alde irekirik, eta aukerarik ezin da bete; beraz, hemen eskua berehala amaitzen da (C-42).

## Kontrakt

learn-kontrakt-group-title = Talde bat
learn-kontrakt-group-task = Taldea maila bereko hiru karta dira. Ukitu zure hiru bederatzikoak, gero leku hutsa, gero «Jarri mahaian».
learn-kontrakt-group-hint = Piketako, bihotzetako eta diamanteetako bederatzikoak. Zortzikoa ez da haiena.
learn-kontrakt-group-done = Hiru bederatziko talde bat dira (K-025), eta hasieran hiru karta jartzen dira (K-026).

learn-kontrakt-run-title = Segida bat
learn-kontrakt-run-task = Segida palo bereko lau karta dira, jarraian. Jarri lekuan eta gero mahaian. Bi zazpiko dituzu: kontuz zein aukeratzen duzun.
learn-kontrakt-run-hint = Piketako 4, 5, 6 eta 7. Hirustetako zazpikoa ere beltza da, baina beste palo batekoa.
learn-kontrakt-run-done = Lau pika jarraian segida bat dira (K-030). Paloak ez dira inoiz nahasten, ezta beltza beltzarekin ere (K-031).

learn-kontrakt-joker-title = Jokerra segida batean
learn-kontrakt-joker-task = Bihotzetako 4, 5 eta 7 dituzu. Seikoa falta da, baina joker bat duzu. Jarri segida bat.
learn-kontrakt-joker-hint = Jarri bihotzetako 4, 5, 7 eta jokerra lekuan, eta gero mahaian.
learn-kontrakt-joker-done = Jokerrak bihotzetako seikoa ordezkatzen du (K-092), eta denek ikus dezakete.

learn-kontrakt-contract-title = Kontratua
learn-kontrakt-contract-task = 1. errondako kontratua hiru kartako bi talde dira. Ezin da ezer jarri dena prest egon arte. Osatu biak, eta jarri mahaian.
learn-kontrakt-contract-hint = Bederatzikoak leku batean, laukoak bestean. Hirukoa ez da laukoa.
learn-kontrakt-contract-done = Kontratu osoa batera dago mahaian (K-051). Erronda honetan denek dute kontratu bera.

learn-kontrakt-buy-title = Erostea
learn-kontrakt-buy-task = Anek ez du nahi diamanteetako dama. Zuk bi dama dituzu. Erosi, txandaz kanpo: mazoko zigor-karta bat dator harekin.
learn-kontrakt-buy-hint = Sakatu «Erosi» dioen botoia.
learn-kontrakt-buy-done = Dama eta beste karta bat jaso dituzu. Besteek txandan dagoenak nahi ez duena bakarrik eros dezakete (K-077).

learn-kontrakt-off-title = Kartak gehitzea
learn-kontrakt-off-task = Zure kontratua aurreko txanda batean jarri zenuen. Orain karta solteak edozein konbinaziotara joan daitezke, besteenetara ere bai. Gehitu zortzikoa.
learn-kontrakt-off-hint = Ukitu hirustetako zortzikoa, eta gero Boren zortzikoak.
learn-kontrakt-off-done = Besteen konbinazioetara ere joan daiteke (K-071), eta talde batek bere mailako kartak hartzen ditu (K-073). Mahaiko kartek ez dizute punturik ematen.

learn-kontrakt-swap-title = Jokerra berreskuratzea
learn-kontrakt-swap-task = Boren hirusten segidan, joker batek zazpikoa ordezkatzen du. Zuk karta hori bera duzu. Trukatu; jokerrak berehala joan behar du konbinazio batera.
learn-kontrakt-swap-hint = Ukitu hirustetako zazpikoa, gero Boren segida, eta aukeratu nora doan jokerra.
learn-kontrakt-swap-done = Jokerrak ordezkatzen duen karta bera behar da (K-096), eta jokerra txanda berean jartzen da berriro (K-098).

learn-kontrakt-touching-title = Palo bereko bi segida
learn-kontrakt-touching-task = 3. errondak lau kartako bi segida eskatzen ditu. Palo bereko bi segidek ezin dute elkar ukitu: bata ezin da bestea amaitu eta berehala hasi. Egin bi zure bihotzekin.
learn-kontrakt-touching-hint = Utzi zazpikoa: 3-4-5-6 eta 8-9-10-txota.
learn-kontrakt-touching-done = 3-4-5-6 eta 7-8-9-10 segidek elkar ukituko lukete (K-052). Karta bateko tartea nahikoa da (K-054).

learn-kontrakt-out-title = Irtetea
learn-kontrakt-out-task = Bi karta geratzen zaizkizu, eta azkena bota egin behar da. Lehenik gehitu bederatzikoa, eta gero bota bikoa.
learn-kontrakt-out-hint = Ukitu bederatzikoa, gero mahaiko bederatzikoak. Ondoren ukitu bikoa eta sakatu «Bota».
learn-kontrakt-out-done = Zure azken karta joan da; beraz, erronda amaitu da (K-102). Zuk 0 idazten duzu; besteek dutena kontatzen dute, 17 eta 26.

learn-kontrakt-last-title = Azken erronda
learn-kontrakt-last-task = 7. errondak hiru segida eskatzen ditu, eta esku osoa sartu behar da haietan, batera. Ez da ezer botatzen. Jarri hamahiru kartak.
learn-kontrakt-last-hint = Bihotzetako 3tik 6ra, bihotzetako 8tik txotara, eta hirustetako 5etik 9ra. Zazpikoa falta da; beraz, bihotzek ez dute elkar ukitzen.
learn-kontrakt-last-done = Eskuko karta guztiak hiru segidatan daude (K-105). Erronda, eta harekin partida, amaitu da.
