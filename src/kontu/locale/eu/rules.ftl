# Arau-liburua: testuaren inguruan dagoena, orrian eta terminalean.

## Adibideak egiaztatzeko hitzak

rules-yes = bai
rules-no = ez

## Arau-liburuaren orria

rules-title = Arauak: { $game ->
    [contack] Contack
    [kontrakt] Kontrakt
   *[other] { $game }
 }
rules-loading = Arau-liburua ekartzen …
rules-failed = Ezin izan da arau-liburua ekarri. Saiatu berriro sarea itzultzean.
rules-again = Saiatu berriro
rules-unknown = Joko honek oraindik ez du arau-libururik hizkuntza honetan.
rules-contents = Aurkibidea
rules-other = Beste jokoaren arauak
rules-print = Inprimatu
rules-search = Bilatu arauetan
rules-search-hint = Hitz bat edo arau bat, adibidez { $rule }
rules-found = { $count ->
    [0] Ez da ezer aurkitu.
    [one] Leku bat aurkitu da.
   *[other] { $count } leku aurkitu dira.
 }
rules-size = Letraren tamaina
rules-size-normal = Ohiko letra
rules-size-large = Letra handia
rules-size-largest = Letrarik handiena
rules-rule = { $rule } araua
rules-rule-opens = { $rule } araua, fitxa berri batean
rules-quick = Pantaila bakarrean
rules-example = Adibidea
rules-sources = Iturriak bat ez datozenean
rules-option = Aukera: { $option }
rules-option-column = Aukera
rules-options = Aukera guztien taula
rules-show-table = Erakutsi mahaia

## Irudiak

rules-figure-empty = Ez dago ezer mahaian.
rules-figure-lies = { $place ->
    [last] Jokatutako azkena: { $tile }.
   *[other] Mahaian: { $tile }.
 }
rules-figure-tried = { $name }: { $tile } jarri nahi du { $legal ->
    [yes] hemen, eta egin daiteke.
   *[no] hemen, eta ezin da.
 }
rules-holds = { $name }: eskuan
rules-holds-nothing = { $name }: eskuan ezer ez
rules-allowed = egin daiteke
rules-forbidden = ezin da
rules-table-empty = Ez dago konbinaziorik mahaian.
rules-meld-of = { $name }
rules-top = Botatakoen pila

## Erregistro bat urratsez urrats

rules-walk = Urratsez urrats
rules-walk-start = Hasierara
rules-walk-back = Urrats bat atzera
rules-walk-on = Urrats bat aurrera
rules-walk-end = Amaierara
rules-walk-at = { $at }. urratsa, { $of } guztira
rules-walk-points = { $name }: { $points }
rules-walk-failed = Ezin izan da joko hau ekarri.

## Terminalean

cli-rules-search-help = Erakutsi hitz edo arau hau non agertzen den bakarrik.
cli-rules-nothing = { $game }: arauetan ez da ezer aurkitu «{ $word }» bilatuta. Saiatu beste hitz batekin, edo arau batekin, adibidez { $rule }.
cli-rules-no-language = { $game }: arau-liburua ez dago oraindik hizkuntza honetan idatzita. Hizkuntzak: { $languages }.
cli-rules-positions = Irudiak orrian daude: kontu serve, gero /rules/{ $game }.
