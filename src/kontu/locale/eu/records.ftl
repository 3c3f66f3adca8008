# Zer dagoen gaizki erregistro-fitxategi batean, edo norbaitek eremuaren izenez jarritako arau batean.
# Testu hutsa den argumentua "none" hitz gisa iristen da. Eremuak, eserlekuak, piezak eta ekintzak fitxategian bezala idazten dira.

## Fitxategia

refusal-record-too-large = Fitxategia handiegia da: { $bytes } byte ditu, eta erregistro batek { $most } izan ditzake gehienez.
refusal-record-not-utf8 = Testua ez da UTF-8 hemen: gorde fitxategia UTF-8 gisa.
refusal-record-control = Kontrol-karaktere ikusezin bat dago hemen ({ $character }), eta erregistroetan ezin da egon: ezabatu.
refusal-record-too-deep = Parentesiak sakonegi habiaratuta daude hemen: gehienez { $most } maila.
refusal-record-word-long = Zenbaki edo izen hau luzeegia da: gehienez { $most } karaktere.
refusal-record-block-open = Hemen hasten den blokea ez da inoiz amaitzen: ''' besterik ez duen lerro batek itxi behar du. Agian fitxategia moztuta dago.
refusal-record-field-twice = «{ $field }» bigarren aldiz ageri da hemen: eremu bakoitza behin bakarrik eman daiteke.
refusal-record-toml = Hau ezin da TOML gisa irakurri: begiratu ea komatxo, parentesi edo berdin ikurren bat falta den hemen edo aurretxoago.
refusal-record-no-date = «{ $text }» ez da data bat: egutegiak ez du halako egunik. Idatzi urtea, hilabetea eta eguna, 2026-11-29 bezala.
refusal-record-empty = Fitxategia hutsik dago.

## Eremuak

refusal-record-format = «{ $text }» formatua ez da ezagutzen: programa honek hau irakurtzen du: { $choices }.
refusal-record-field-unknown = Hemen ez dago «{ $field }» eremurik{ $nearest ->
    [none] . Zeure eremuek _ ikurrarekin hasi behar dute.
   *[other] ; { $nearest } esan nahi zenuen? Zeure eremuek _ ikurrarekin hasi behar dute.
 }
refusal-record-field-missing = «{ $field }» eremua falta da.
refusal-record-field-type = «{ $field }» eremuak honelakoa izan behar du: { $kind ->
    [text] testu bat komatxo artean
    [date] data bat, 2026-11-29 bezalakoa, komatxorik gabe
    [number] 1etik 999rako zenbaki oso bat
    [points] zenbaki osoen zerrenda bat, eserleku bakoitzeko bana
    [names] izenen zerrenda bat, komatxo artean
    [table] eremuen taula bat
   *[rounds] [[rounds]], erronda bakoitzeko behin idatzita
 }.
refusal-record-points-count = «{ $field }» eremuak { $given ->
    [one] zenbaki bat du
   *[other] { $given } zenbaki ditu
 }, baina { $seats ->
    [one] eserleku bat dago
   *[other] { $seats } eserleku daude
 }.
refusal-record-seats-count = { $seats ->
    [0] Ez dago izenik duen eserlekurik
    [one] Eserleku bat dago
   *[other] { $seats } eserleku daude
 }: erregistro batek 1 eta { $most } jokalari arteko izenak ditu.
refusal-record-name = { $seat } jokalariaren izenak 1 eta { $most } karaktere artean izan behar ditu, denak ikusgai eta lerro batean.
refusal-record-dealer = «{ $text }» ez da mahai honetako eserlekua: banatzailea hauetako bat da: { $choices }.
refusal-record-view = «{ $text }» ez da ikuspegi bat: idatzi hauetako bat: { $choices }.
refusal-record-block-form = «{ $field }» eremuak bloke bat izan behar du: ''' lerroaren amaieran, gero lerroak, eta azkenik ''' bakarrik.

## Jokoa eta arauak

refusal-record-game-unknown = Ez dago «{ $text }» izeneko jokorik{ $nearest ->
    [none] . Badago: { $choices }.
   *[other] ; { $nearest } esan nahi zenuen? Badago: { $choices }.
 }
refusal-record-variant-unknown = Ez dago «{ $text }» aldaerarik{ $nearest ->
    [none] . Hauek daude: { $choices }.
   *[other] ; { $nearest } esan nahi zenuen? Hauek daude: { $choices }.
 }
refusal-field-unknown = Arauek ez dute «{ $field }» eremurik{ $nearest ->
    [none] .
   *[other] ; { $nearest } esan nahi zenuen?
 }
refusal-value-unknown = «{ $field }» eremuak ezin du «{ $value }» izan{ $choices ->
    [none] .
   *[other] ; aukerak: { $choices }.
 }

## Banaketa

refusal-record-deal-missing = Erronda honek ez du ez banaketarik ez puntu-zerrendarik: bietako bat behar du.
refusal-record-deal-large = Banaketa handiegia da: gehienez { $most } pieza.
refusal-record-holder = «{ $text }» hitzak ez du esaten piezak norenak diren: hasi lerroa p1 bezalako eserleku batekin, edo geratzen direnentzat d-rekin.
refusal-record-holder-twice = { $holder } bi lerrotan ageri da banaketan: bat soberan dago.
refusal-record-holder-unknown = Mahai honetan inor ez da «{ $holder }».
refusal-record-holder-missing = Banaketan ez dago lerrorik honentzat: { $holder }.
refusal-record-piece = «{ $text }» ezin da banaketa batean egon: idatzi piezak tarteekin bereizita.
refusal-record-unknown-count = «{ $text }» ez da pieza ezezagunen kopuru bat: idatzi ?? edo, asko badira, ??*21.
refusal-record-deal-count = Banaketan { $holder }: { $pieces } ditu, eta { $needed } behar lituzke.
refusal-record-hand-unknown = { $holder } jokalariaren fitxa bat ezezaguna da, baina eskuak agerian daude: idatzi zein fitxa den.
refusal-record-tile-twice = { $tile } fitxa bi aldiz banatu da.
refusal-record-draw-unknown = Hartutako fitxa agerian dago: idatzi zein izan zen.
refusal-record-draw-elsewhere = { $result } fitxa ezin izan da hemen hartu: banaketan beste leku batean dago, edo lehenago hartu zen.
refusal-record-unknown-in-all = Ikuspegia «all» da, eta orduan ezin da ezer ezezagunik egon: idatzi zer zen, edo beste ikuspegi bat.

## Jokaldien lerroak

refusal-record-actor = Lerroak p1 bezalako eserleku batekin hasi behar du, ez honekin: «{ $text }».
refusal-record-action-missing = { $actor } jokalariak egin zuena falta da.
refusal-record-result-form = «{ $text }» ez da emaitza bat: idatzi > eta pieza elkarrekin, adibidez >2-1-8.
refusal-record-claim-form = «{ $text }» ez da puntu kopuru bat: idatzi = eta zenbaki oso bat elkarrekin, adibidez =15.
refusal-record-line-rest = «{ $text }» soberan dago: ekintzaren ondoren >emaitza, =puntuak eta, puntu eta komaren ondoren, oharra bakarrik datoz.
refusal-record-seat = Ez dago { $seat } jokalaririk { $seats } eserlekuko mahai batean.
refusal-record-actor-false = Ez da { $claimed } jokalariaren txanda{ $true ->
    [none] .
   *[other] : { $true } jokalariari dagokio.
 }
refusal-record-result-needless = Hemen ezer ez dago zoriaren esku; beraz, { $claimed } emaitza soberan dago.
refusal-record-result-missing = «{ $action }» ekintzaren emaitza falta da: idatzi > eta zer atera zen.
refusal-record-result-false = Emaitza ez zen { $claimed }: banaketaren arabera { $true } da.
refusal-chance-missing = Hemen zoria falta da: «{ $action }» lerroaren aurrekoak kartak nola ordenatu ziren esan behar du.
refusal-record-claim-false = Puntuak ez dira { $claimed }: arauen arabera { $true } dira.

## Errondak

refusal-record-end = Erronda bat ez da «{ $text }» eran amaitzen: hauetako batean amaitzen da: { $choices }.
refusal-record-number-false = Hau ez da { $claimed }. erronda, { $true }. baizik.
refusal-record-field-false = «{ $field }» eremuak { $claimed } dio, baina { $true } da.
refusal-record-not-finished = «{ $field }» amaitutakoari dagokio, eta hau ez dago amaituta: azken lerroak ez du amaitzen.
refusal-record-round-unfinished = { $number }. erronda ez da amaieraraino jokatu; beraz, ezin da besterik etorri ondoren.
refusal-record-after-end = Hau baino lehen amaituta zegoen: ezin da ezer gehiago etorri.
refusal-record-tally-and-play = Erregistro batek puntu-zerrendak edo banaketak eta jokaldiak ditu, ez biak.
refusal-record-tally-line = Puntu-zerrenda bateko lerroak hauek bakarrik ditu: { $actor ->
    [d] jokalari bat
   *[other] { $actor }
 }, = puntuekin eta, puntu eta komaren ondoren, oharra.

## Promesak

refusal-record-commit-form = «{ $text }» ez da promesa bat: 64 digitu ditu, 0tik 9ra eta a-tik f-ra.
refusal-record-nonce-form = «{ $text }» ez da nonce bat: 1 eta 200 arteko letra, digitu eta ikur ditu, tarterik gabe.
refusal-record-nonce-alone = Nonce batek ez du ezer frogatzen «commit» eremuko promesarik gabe.
refusal-record-commit-unknown = Promesa ezin da egiaztatu banaketako piezak ezezagunak diren bitartean.
refusal-record-commit-false = Banaketa ez da agindutakoa: ordenak eta nonceak ez dute «commit» ematen.
