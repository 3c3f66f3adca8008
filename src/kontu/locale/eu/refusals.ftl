# Zergatik ez den onartu: zer dagoen gaizki, zeri buruz, eta zerk balioko lukeen.
# Programak eta orriak partekatzen dute. Testu hutsa den argumentua "none" hitza bezala iristen da.

## Idatzitakoa

refusal-tile-notation = «{ $text }» ez da fitxa bat: idatzi zenbaki urdina, gorria eta laranja, tartean marratxoak jarrita, 9-2-8 bezala.
refusal-number-outside = { $tile } fitxak { $number } zenbakia du: fitxen zenbakiak 1etik 10era bitartekoak dira.
refusal-cell-notation = «{ $text }» ez da leku bat: idatzi bi zenbaki oso, tartean koma jarrita, 1,0 edo 0,-1 bezala.
refusal-cell-beyond = { $cell } lekua urrunegi dago: bi zenbakiek -{ $bound } eta { $bound } artekoak izan behar dute.
refusal-action-notation = «{ $text }» ez da jokaldi bat: idatzi fitxa@lekua, 9-2-8@0,-1 bezala, edo draw (hartu), edo pass (pasa egin).

## Kutxako fitxak

refusal-set-too-small = { $tiles ->
    [one] Fitxa bakarra gutxiegi da
   *[other] { $tiles } fitxa gutxiegi dira
 } { $seats } jokalarirentzat: gutxienez { $needed } behar dira.
refusal-set-too-small-to-print = Ez dago inprimatzeko fitxarik: idatzi bat gutxienez.
refusal-set-too-large = { $tiles } fitxa gehiegi dira: gehienez { $most } izan daitezke.
refusal-tile-twice = { $tile } fitxa bi aldiz dago: ezin dira bi fitxa egon hiru alde berberekin.
refusal-number-repeated = { $count ->
    [one] { $tiles } fitxak zenbaki bera du alde batean baino gehiagotan.
   *[other] Fitxa hauek zenbaki bera dute alde batean baino gehiagotan: { $tiles }.
 } Joka daiteke, baina orduan 50 ez da izango jokaldi bakar batean egin daitekeen gehiena.
refusal-set-count = { $tiles ->
    [one] Fitxa bakarra dago
   *[other] { $tiles } fitxa daude
 }; kutxak { $usual } izaten ditu.

## Hautatutako arauak

refusal-value-outside = { $field ->
    [leftover_penalty] Soberako fitxa bakoitzaren zigorra
    [counter_stake] Jokalari bakoitzaren hasierako txanponak
    [hands] Esku kopurua
    [target] Lortu beharreko guztizkoa
    [hand_limit] Eskuen muga
   *[other] { $field }
 } ezin da { $value } izan: aukeratu { $least } eta { $most } arteko zenbaki bat.
refusal-stake-not-of-fives = Inor ezin da { $value } puntuko txanponekin hasi: kopuruak 5en multiploa izan behar du, txanpon guztiak bezala.
refusal-counters-with-penalty = Txanponak eta soberako fitxen { $penalty } puntuko zigorra ez datoz bat: jarri zigorra 0an, edo jokatu puntuekin.
refusal-seats-outside = { $seats ->
    [one] Jokalari bakarrak ezin du honetan jokatu
   *[other] { $seats } jokalarik ezin dute honetan jokatu
 }: { $least } eta { $most } artean behar dira.
refusal-partnerships-need-four = { $seats ->
    [one] Jokalari bakarrarekin ezin dira bi bikote egin
   *[other] { $seats } jokalarirekin ezin dira bi bikote egin
 }: bikoteetarako lau behar dira, zehazki.

## Banaketa

refusal-match-over = Partida amaitu da: ezin da ezer gehiago jokatu. Errebantxak beste bat hasten du.
refusal-deal-first = Eskua oraindik ez da banatu: lehenbizi fitxak nahasi eta banatu behar dira.
refusal-already-dealt = Esku hau banatuta dago: amaitu arte jokatu behar da hurrengoa banatu aurretik.
refusal-reserve-not-the-rest = { $tiles } fitxa hauek ezin dira erreserba izan: inoren eskuan ez mahaian ez dauden fitxek osatzen dute hura.
refusal-deal-not-the-set = Banaketa ez dator bat jokoko fitxekin{ $tile ->
    [none] : fitxa guztiek behin bakarrik egon behar dute.
   *[other] { " " }({ $tile }): fitxa guztiek behin bakarrik egon behar dute.
 }

## Jokaldia

refusal-tile-not-in-set = { $tile } fitxa ez da joko honetakoa.
refusal-tile-not-in-hand = { $tile } fitxa ez dago { $seat } jokalariaren eskuan{ $hand ->
    [none] : ez du fitxarik.
   *[other] : { $hand } ditu.
 }
refusal-opening-tile = Ezin da { $tile } fitxarekin hasi: lehen fitxak hasten duenaren txikiena izan behar du, { $lowest }.
refusal-opening-cell = Lehen fitxa erdian jartzen da, 0,0 lekuan, ez { $cell } lekuan.
refusal-cell-taken = { $cell } lekua hartuta dago: { $lying } fitxa dago hor.
refusal-no-neighbour = { $cell } lekuaren ondoan ez dago fitxarik: { $cells ->
    [none] azken fitxak, { $last }, ez du alde librerik; beraz, bi edo hiru fitxa ukitzen dituen leku batek bakarrik balio du.
   *[other] jokatu azken fitxaren ({ $last }) alde libre batean ({ $cells }), edo bi edo hiru fitxa ukitzen diren leku batean.
 }
refusal-contact-fails = { $tile } fitxa ez da hor sartzen: haren { $colour ->
    [blue] { $number } urdinak { $lying } fitxaren { $other } urdina
    [red] { $number } gorriak { $lying } fitxaren { $other } gorria
   *[orange] { $number } laranjak { $lying } fitxaren { $other } laranja
 } ukituko luke, eta batura { $total } da. Ukitzen diren zenbakiek berdinak izan behar dute, edo 5, 10, 15 edo 20 batu behar dute{ $fits ->
    [none] .
   *[other] {"."} Alde horretan hauek balioko lukete: { $fits }.
 }
refusal-must-touch-last = { $cell } lekuan { $tile } fitxak fitxa bakarra ukitzen du, eta ez da jokatutako azkena, { $last }: { $cells ->
    [none] azken horrek ez du alde librerik; beraz, bi edo hiru fitxa ukitzen dituen leku batek bakarrik balio du.
   *[other] jokatu haren alde libre batean ({ $cells }), edo bi edo hiru fitxa ukitzen diren leku batean.
 }
refusal-drawn-must-be-played = Hartu berri den fitxa, { $drawn }, sartzen da; beraz, orain jokatu behar da, adibidez { $play }.

## Hartzea eta pasatzea

refusal-reserve-empty = Erreserba hutsik dago: ez dago zer harturik.
refusal-hand-full = { $held ->
    [one] Fitxa bat duzu
   *[other] { $held } fitxa dituzu
 }: inork ezin du gehiago izan; beraz, ezin duzu hartu.
refusal-must-play = Joka dezakezu; beraz, jokatu behar duzu, adibidez { $play }.
refusal-can-play = Joka dezakezu; beraz, ezin duzu pasa egin: adibidez { $play }{ $draws ->
    [0] .
   *[other] , edo fitxa bat hartu.
 }
refusal-must-draw = Oraindik ezin duzu pasa egin: { $draws ->
    [one] beste fitxa bat har dezakezu.
   *[other] beste { $draws } fitxa har ditzakezu.
 }

## Mahaian

refusal-not-your-turn = Ez da zure txanda: { $seat ->
    [d] fitxak banatzen ari dira.
   *[other] { $seat } jokalariaren txanda da.
 }
refusal-seats-open = Oraindik ez daude denak: { $seats } eserlekuak beteta daudenean hasten da jokoa.
refusal-round-not-over = { $round }. eskua ez da amaitu{ $ended ->
    [0] .
   *[other] : amaitu den azkena { $ended }.a da.
 }
refusal-no-seat = Ikusle zara: jokatzeko, eseri leku libre batean.
refusal-key-unknown = Gako honek ez du mahai honetako eserlekurik irekitzen: erabili esertzean jasotako esteka, edo eskatu besteei sartzen uzteko.
refusal-seat-unknown = Ez dago halako eserlekurik: mahai honek { $seats } ditu.
refusal-seat-taken = { $seat } eserlekua hartuta dago: aukeratu beste bat, edo egon ikusle.
refusal-table-over = Partida amaitu da: mahai honetan ezin da ezer gehiago egin, errebantxa izan ezik.
refusal-table-not-over = Errebantxa partida hau amaitzen denean has daiteke.
refusal-nobody-away = { $seat } lekuko jokalaria hemen dago; beraz, ezin da botik jarri haren ordez.
refusal-not-away-long = { $seat } lekuko jokalaria oraintxe joan da: bot bat jar daiteke { $seconds ->
    [one] segundo bat barru
   *[other] { $seconds } segundo barru
 }.
refusal-claim-not-away = { $seat } lekuko jokalaria hemen dago; beraz, ezin da eserlekua eskatu.
refusal-claim-has-seat = { $seat } eserlekua duzu jada; beraz, ezin duzu beste bat eskatu.
refusal-claims-waiting = Eskaera gehiegi daude zain mahai honetan (gehienez { $most }): utzi besteei lehenbizi haiei erantzuten.
refusal-claim-unknown = Eskaera honekin ez dago inor zain dagoeneko.
refusal-answer-late = Leiho hau itxita dago: zure erantzuna beranduegi iritsi da kontuan hartzeko.
refusal-not-asked = Orain ez zaizu zuri galdetzen: besteek erantzun behar dute lehenengo.
refusal-no-windows = Joko honetan ez zaio inori galdetzen bere txandatik kanpo; beraz, ez dago aldez aurretik zer erantzunik.
refusal-name-unusable = Izen hau ezin da erabili: aukeratu gehienez { $most } letrako bat, lerro bakarrean.
refusal-game-unknown = Ez dago «{ $name }» izeneko jokorik{ $nearest ->
    [none] .
   *[other] ; { $nearest } esan nahi zenuen?
 }
refusal-variant-unknown = Ez dago «{ $name }» izeneko aldaerarik{ $nearest ->
    [none] .
   *[other] ; { $nearest } esan nahi zenuen?
 }
refusal-bot-unknown = Ez dago «{ $name }» izeneko botik{ $nearest ->
    [none] .
   *[other] ; { $nearest } esan nahi zenuen?
 }

## Zerbitzarira iristen dena

refusal-message-malformed = Hau ezin da irakurri: ez da JSON, edo ez da testu gisa bidali.
refusal-message-field-unknown = Hemen ez dago «{ $field }» eremurik, eta ezer ez da erdizka egiten{ $nearest ->
    [none] .
   *[other] ; { $nearest } esan nahi zenuen?
 }
refusal-message-field-missing = «{ $field }» eremua falta da.
refusal-message-field-twice = «{ $field }» eremua bi aldiz dago: eman behin.
refusal-message-wrong = { $field ->
    [none] Hau ez da hemen eska daitekeen zerbait.
   *[other] «{ $field }» eremuan dagoena ez dagokio eremu horri{ $choices ->
        [none] .
       *[other] ; hau izan daiteke: { $choices }.
    }
 }
refusal-bot-not-here = «{ $field }» bot motako eserlekuei dagokie, eta hau { $kind } motakoa da: kendu, edo eman eserlekua bot bati.
refusal-content-type-wrong = Esan zer bidaltzen duzun: Content-Type goiburuak { $right } izan behar du.
refusal-message-too-large = Hau luzeegia da: gehienez { $most } byte irakurtzen dira.
refusal-message-too-slow = Hau astiroegi iritsi da: dena { $seconds } segundoko epean iritsi behar da.
refusal-too-much-at-once = Gehiegi da aldi berean: itxaron pixka bat, eta saiatu berriro.
refusal-hello-first = Konexioa agur batekin hasten da.
refusal-hello-once = Agurra esanda dago jada.
refusal-table-unknown = Ez dago halako mahairik: begiratu esteka osorik dagoen.
refusal-one-seat-each = Mahai berri batean eserleku bakarra izan daiteke zurea: utzi besteak libre, edo eman botei.
refusal-foreign-origin = Beste gune bateko orri batek ezin du hemen ezer egin: ireki Kontu bera.
refusal-host-unknown = Zerbitzari honek ez du «{ $name }» izena: ireki bere helbidearekin, edo abiarazi --public { $name } jarrita.
refusal-path-unknown = Helbide honetan ez dago ezer.
refusal-not-stored = Zerbitzariak ezin izan du hori gorde; beraz, ez da gertatu: saiatu berriro geroxeago.
refusal-server-failed = Zerbitzarian zerbaitek huts egin du, eta ez da ezer aldatu: saiatu berriro geroxeago.
