# Det som skjedde, i ord, og ordene som går inn i andre setninger.

## Hendelser

event-dealt = Omgang { $hand } er delt ut: { $opener } har den laveste brikken og begynner. { $reserve ->
    [0] Reserven er tom.
    [one] Reserven har én brikke.
   *[other] Reserven har { $reserve } brikker.
 }
event-played = { $seat } la { $tile } på { $cell }{ $contacts ->
    [0] { " " }som åpning.
   *[other] { $points ->
        [0] , som ikke gir noe.
       *[other] { " " }og fikk { $points } poeng.
    }
 }
event-drawn = { $seat } trakk { $tile }{ $reserve ->
    [0] , den siste i reserven.
   *[other] {"."} Igjen i reserven: { $reserve }.
 }
event-passed = { $seat } sa pass.
event-scored = { $seat }: { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } ({ $rule }).
event-round_ended = Omgang { $hand } er over: { $ending }.
event-match_ended = Partiet er over. { $count ->
    [one] { $winners } vinner.
   *[other] { $winners } deler seieren.
 }

## Hvordan en omgang eller et parti slutter

termination-out = en spiller har ikke mer på hånden
termination-blocked = ingen kan legge
termination-enclosed = den siste brikken er lukket inne og ingen mulighet er igjen
termination-no-stock = trekkbunken er tom
termination-stalled = ingenting skjer lenger
termination-rounds = siste omgang er spilt
termination-target = summen er nådd
termination-limit = grensen for antall omganger er nådd
termination-consent = spillerne ble enige om å slutte

## Farger, og bokstaven på hver side

colour-blue = blå
colour-red = rød
colour-orange = oransje
colour-blue-letter = B
colour-red-letter = R
colour-orange-letter = O
counter-white = hvit
counter-red = rød
counter-blue = blå

## Kontakter

contact = { $colour ->
    [blue] blå
    [red] rød
   *[orange] oransje
 } { $number } mot { $other }{ $points ->
    [0] { "" }
   *[other] { " " }= { $points }
 }
contact-counting = tellende kontakt
contact-matching = lik kontakt

## Ordene i spillet

word-tile = brikke
word-side = side
word-reserve = reserve
word-turn = tur
word-hand = omgang
word-layout = brikkene på bordet
word-opening = åpning
word-last-tile = siste brikke
word-matching-play = likt legg
word-counting-play = tellende legg
word-opportunity-play = mulighet
word-play = legge
word-draw = trekke
word-pass = si pass
word-seat = plass
word-dealer = giver
word-score = poengsum
word-total = sum
word-points = poeng
word-counters = sjetonger
word-match = parti

## Botene, og hvorfor de valgte som de gjorde

bot-random = Tilfeldig
bot-random-help = Gjør hva som helst som er lov, alt like sannsynlig.
bot-greedy = Grådig
bot-greedy-help = Gjør det som er best med en gang, og gir de andre så lite som mulig.

reason-random = et tilfeldig valg
reason-own = sitt eget valg
reason-only = det er ikke noe annet å gjøre
reason-most-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } er det meste som er å få nå; neste spillers beste svar gir { $reply }
reason-least-reply = ingenting gir poeng nå; neste spillers beste svar gir { $reply }
reason-draw-instead = ingen legg gir poeng, og det beste gir neste spiller { $reply }: bedre å trekke
