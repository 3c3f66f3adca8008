# Dommeren ved et ekte bord: «Har jeg lov?»

ask-title = Har jeg lov?
ask-game = Hvilket spill
ask-variant = Etter hvilke regler
ask-undo = Angre
ask-empty = Tøm
ask-share = Kopier lenke
ask-examples = Eksempler
ask-yes = Ja
ask-no = Nei
ask-rule = Regel
ask-busy = Dommeren ser etter …
ask-silent = Det kom ikke noe svar: verken en server eller reglene på denne enheten er der. Ta vare på reglene til bruk uten nett mens du er på nett.
ask-cannot = Dette kan det ikke spørres om:

## Eksempler

ask-example-counts = Blir 10
ask-example-bad-side = Én side feil
ask-example-older = Eldre brikke
ask-example-fifty = Tre sider
ask-example-joker = Joker i sekvens
ask-example-touching = Sekvenser som berører hverandre
ask-example-swap = Ta jokeren
ask-example-left = Q, K og 2

## Contack

ask-contack-how = Trykk på sidene og skriv inn brikkene som ligger der. Trykk så i midten og skriv inn brikken på hånden.
ask-contack-missing = Skriv inn brikken på hånden: trykk i midten.
ask-opening = Åpningen og de tre sidene
ask-side = { $where ->
    [below] Under
    [above] Over
    [left] Til venstre
   *[right] Til høyre
 }, den { $colour ->
    [blue] blå
    [red] røde
   *[orange] oransje
 } siden: { $tile ->
    [none] ingenting, skriv inn en brikke
   *[other] { $tile }
 }{ $last ->
    [yes] , lagt sist
   *[no] {""}
 }
ask-middle = { $tile ->
    [none] Åpningen: skriv inn brikken på hånden
   *[other] Brikken på hånden: { $tile }
 }
ask-turn = Snu åpningen
ask-last = Hvilken brikke ble lagt sist?
ask-last-side = { $tile }, ved den { $colour ->
    [blue] blå
    [red] røde
   *[orange] oransje
 } siden
ask-last-elsewhere = En annen, som ikke er her
ask-last-note = Med to eller tre brikker rundt er det det samme.
ask-enter-middle = Brikken på hånden
ask-enter-side = Brikken { $where ->
    [below] under
    [above] over
    [left] til venstre
   *[right] til høyre
 } ({ $colour ->
    [blue] blå side
    [red] rød side
   *[orange] oransje side
 })
ask-put-tile = Legg { $tile } der
ask-put-first = Velg tre tall
ask-take-away = Ta bort
ask-from-set = { $count ->
    [0] Ingen brikke i settet har disse tallene
    [one] Eller én brikke i settet
   *[other] Eller en av disse { $count } brikkene i settet
 }
ask-points = { $points ->
    [one] Ett poeng
   *[other] { $points } poeng
 }
ask-opportunity = En mulighet: den berører { $count } brikker.
ask-contacts = Hver kontakt
ask-contact-side = Side
ask-contact-numbers = Tall
ask-contact-kind = Kontakt
ask-contact-points = Poeng
ask-contact-sum = { $number } mot { $other }: { $total }
ask-kind = { $kind ->
    [matching] lik
    [counting] tellende
    [both] begge deler
   *[none] passer ikke
 }
ask-tile-left = En brikke som er igjen på hånden til slutt, koster { $points } poeng.
ask-what-fits = Hva ville passe her?
ask-fitting = { $count ->
    [0] Ingen brikke i settet kan legges her.
    [one] Én brikke i settet kan legges her.
   *[other] { $count } brikker i settet kan legges her, de beste først.
 }
ask-fitting-tile = { $tile }, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 }

## Kontrakt

ask-modes = Hva du vil spørre om
ask-mode = { $mode ->
    [lay] Legge ned
    [table] Bygge, bytte
   *[worth] Kort igjen
 }
ask-round = Runde
ask-round-of = { $round }: { $contract }
ask-rest = Andre kort på hånden, om du vil
ask-card = Kortet
ask-left = Igjen på hånden
ask-mine = Min
ask-others = Andres
ask-add-mine = Ny kombinasjon av mine
ask-add-others = Ny kombinasjon av andres
ask-down = Har du lagt ned kontrakten?
ask-down-when = { $when ->
    [before] Ja, på en tidligere tur
    [now] Ja, på denne turen
   *[no] Nei
 }
ask-row = { $name }, { $count ->
    [0] tom
    [one] ett kort
   *[other] { $count } kort
 }: legg kort til her
ask-tap-cards = Trykk på kort nedenfor
ask-pad = Kort å legge til: { $row }
ask-suits = Farger
ask-suit = { $suit ->
    [s] spar
    [h] hjerter
    [d] ruter
   *[c] kløver
 }
ask-missing = { $mode ->
    [lay] Legg kort i delene av kontrakten, så sier dommeren om de kan legges.
    [table] Legg til en kombinasjon som ligger på bordet, og kortet det gjelder.
   *[worth] Trykk på kortene som er igjen på hånden.
 }
ask-which = Hva mener du?
ask-lay-yes = Dette er kontrakten, { $contract }: { $melds }
ask-lay-ways = { $more ->
    [yes] Måter å legge ned på med denne hånden, de { $count } som etterlater minst
   *[no] { $count ->
        [one] Den ene måten å legge ned på med denne hånden
       *[other] De { $count } måtene å legge ned på med denne hånden
    }
 }
ask-lay-off = Bygge videre
ask-swap = Bytte mot en joker
ask-off-yes = { $count ->
    [one] { $card } kan legges til på ett sted.
   *[other] { $card } kan legges til på { $count } steder.
 }
ask-off-no = Det er ingen plass til { $card } nå.
ask-swap-may = { $card } kan byttes mot en joker.
ask-swap-yes = Jokeren kan da legges
ask-joker-to = { $card ->
    [none] til { $meld }
   *[other] som { $card } til { $meld }
 }
ask-total = { $points ->
    [one] Ett straffepoeng
   *[other] { $points } straffepoeng
 }
ask-worth-each = Hva hvert kort koster
ask-worth-card = Kort
