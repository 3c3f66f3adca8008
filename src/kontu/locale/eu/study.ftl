# Ikertzean onartzen ez dena: berriro begiratzen diren erregistroak, eta benetako mahai bati buruzko galderak.

refusal-study-record-large = Erregistroa luzeegia da hemen ikertzeko: { $bytes } byte ditu, eta gehienez { $most } izan ditzake.
refusal-study-record-long = Erregistroa luzeegia da hemen ikertzeko: { $entries } sarrera ditu, eta gehienez { $most } izan ditzake.
refusal-study-no-entry = Ez dago { $at } zenbakiko sarrerarik: { $most ->
    [0] erregistro honetatik ezin da ezer jokatu.
    [one] erregistro honetan sarrera bakarra joka daiteke.
   *[other] erregistro honetan { $most } sarrera joka daitezke.
 }
refusal-study-not-seen = Erronda hau { $view ->
    [onlooker] ikusle batek ikusi zuen bezala baino ez da ezagutzen
   *[other] { $view } jokalariak ikusi zuen bezala baino ez da ezagutzen
 }; beraz, ezin da erakutsi { $asked ->
    [onlooker] ikusle batek ikusi zuen bezala.
   *[other] { $asked } jokalariak ikusi zuen bezala.
 }
refusal-position-crowded = Hori gehiegi da batera galdetzeko: gehienez { $tiles } fitxa mahaian eta { $held } eskuan.
refusal-cell-twice = Bi fitxa daude { $cell } lekuan: leku batean fitxa bakarra sartzen da.
refusal-position-drawn = Hartutako fitxa, { $drawn }, ez dago eskuan.
refusal-position-cards = Hemen { $card } karta { $count } aldiz dago, eta jokoan { $most ->
    [0] ez dago bat ere.
    [one] bakarra dago.
   *[other] { $most } daude.
 }
refusal-position-melds = Jokalari batek gehienez { $most } konbinazio ditu mahaian: kontratukoak.
refusal-ask-last-elsewhere = { $tile } fitxak fitxa bakarra ukituko luke hemen, eta azken fitxa beste leku batean dago: jokatu haren kontra, edo bi edo hiru fitxa ukitzen diren lekuan.
