# Det siden sier, utenom avslag, valg og hendelser.
# $name, $to og $names er navn på spillere; $tile er en brikke slik side-name sier den, $place er notasjon.

## Starten

start-title = Kontu
start-heading = Sett deg og spill
title = Kontu – Contack
title-your-turn = Din tur – Kontu
title-turn = { $name } har turen – Kontu
start-year = Et spill med trekanter, 1939
start-about = Legg en brikke slik at alle sider som møtes, stemmer: samme tall, eller to tall som til sammen blir 5, 10, 15 eller 20. Bare slike summer gir poeng, og alles brikker ligger åpne for alle.
picture = Tretten Contack-brikker lagt side ved side.
play-now = Spill { $game }
play-now-help = Du mot to boter, tre omganger, ingen registrering.
set-up-table = Lag et bord
set-up-table-of = Lag et bord for { $game }
which-game = Hvilket spill?
join-help = Har du fått en lenke? Åpne den og velg «Sitt her».
your-tables = Dine bord
table-word = Et bord
table-goes-on = i gang
table-over = ferdig
forget-table = Glem bordet fra { $when }
language = Språk
to-start = Til starten
close = Lukk
cancel = Avbryt
no-answer = Serveren svarte ikke. Prøv igjen.
refused-plainly = Det er ikke lov: { $code } ({ $rule }).

## Å dekke et bord

seats = Hvem spiller
your-name = Navnet ditt
how-many = Hvor mange spillere?
seat-number = Plass { $number }
seat-you = Du
seat-bot = Bot: { $bot }
seat-invite = En som får lenken
rules = Regler
each-rule = Velg hver regel
rules-changed = { $count ->
    [one] én endret
   *[other] { $count } endret
 }
own-tiles = Dine egne brikker
own-tiles-help = Skriv brikkene i esken din, én per linje: det blå, det røde og det oransje tallet, for eksempel 9-2-8. Lar du feltet stå tomt, brukes de vanlige 36.
check-tiles = Sjekk brikkene
tiles-good = { $count ->
    [one] Én brikke, klar til å spilles med.
   *[other] { $count } brikker, klare til å spilles med.
 }
line = Linje { $line }:
pace = Tempoet til botene
pace-quick = raskt
pace-calm = rolig, så øyet følger med
pace-slow = langsomt, så alle følger med
open-table = Åpne bordet
things-wrong = { $count ->
    [one] Én ting er feil
   *[other] { $count } ting er feil
 }
opening-table = Bordet åpnes …
no-such-table = Bordet finnes ikke
no-such-table-help = Kanskje lenken ble klippet av. Be om den på nytt, eller lag et bord selv.

## Før partiet

seating-host = Venter på de andre
seating-guest = Du er invitert
seat-free = Ledig plass
seat-waiting = venter
sit-here = Sitt her
you = du
invite-help = Send denne lenken. Den som åpner den, kan velge en ledig plass; å åpne den tar ingen.
copy-invitation = Kopier invitasjonen
invitation-code = Kode for invitasjonen, til et kamera
only-here = Denne adressen virker bare på denne maskinen: for at andre enheter i nettverket ditt skal nå bordet, start serveren med kontu serve --host 0.0.0.0 (eller make play PLAY="--host 0.0.0.0") og åpne adressen den oppgir.
only-watching = Til du setter deg, ser du bare på.
copied = Kopiert

## Bordet

table-heading = Contack-bord
leaves = Mer om dette bordet
hand-of-hands = Omgang { $number } av { $hands }
hand-to-target = Omgang { $number }, til { $target } poeng
reserve = Reserve { $reserve }
players = De andre spillerne
hand-of = Brikkene til { $name }
points-this-hand = poeng i denne omgangen
total-so-far = sum { $total }
your-points = Du
partner = makker
away = borte
away-wait = en bot kan ta plassen om { $seconds } s
stand-in = La en bot ta plassen
bot-sits-in = en bot sitter her så lenge
bot-name = { $bot } { $number }
name-yours = { $name } (du)
counters-held = { $amount } i sjetonger
side = { $colour ->
    [blue] blå
    [red] rød
   *[orange] oransje
 } { $number }

layout = Brikkene på bordet
layout-keys = Piltastene flytter utsnittet, pluss og minus zoomer, null viser alt.
layout-list = Brikkene som er lagt, i rekkefølge
laid = { $tile }, lagt av { $name } på { $place }{ $contacts ->
    [none] { "" }
   *[other] : { $contacts }
 }
places = Steder for den valgte brikken
ghost = { $points ->
    [one] Ett poeng
   *[other] { $points } poeng
 }: { $contacts }; på { $place }
ghost-first = Midt på bordet, ingen poeng
zoom-in = Nærmere
zoom-out = Lenger unna
zoom-fit = Vis alt

## Egne brikker

your-hand = Brikkene dine
hand-empty = Ingen brikker igjen.
hand-tile = { $tile }; { $places ->
    [0] passer ingen steder nå
    [one] passer ett sted
   *[other] passer { $places } steder
 }
prompt-dealing = Brikkene deles ut …
prompt-other = { $name } tenker …
prompt-sending = Et øyeblikk …
prompt-open = Du begynner: velg en brikke
prompt-tile = Din tur: velg en brikke
prompt-tile-or-draw = Din tur: velg en brikke, eller trekk
prompt-place = Velg et sted
prompt-confirm = Legge den her?
prompt-draw = Ingenting passer: trekk en brikke
prompt-pass = Ingenting passer: pass
fits-nowhere = { $tile } passer ingen steder nå: hvor den enn kunne ligge, ville to tall som møtes, verken være like eller til sammen bli 5, 10, 15 eller 20.
draw = Trekk
draw-left = { $reserve } igjen
pass = Pass
confirm-play = { $points ->
    [0] Legg den uten poeng
    [one] Legg den for ett poeng
   *[other] Legg den for { $points } poeng
 }
stale = Spillet hadde gått videre; ingenting ble gjort. Se på bordet igjen.
watching = Du ser på.
lost-seat = Er en av plassene din?
lost-seat-help = Har denne enheten mistet nøkkelen, kan du be om plassen din. En annen ved bordet må si ja.
claim-sent = Spurt. En ved bordet må si ja.
claim = { $name } ber om plassen til { $seat }. Kjenner du vedkommende?
claim-approve = Slipp inn
somebody = Noen
line-lost = Forbindelsen er brutt, prøver igjen …

## Poeng og logg

scores = Poeng
log = Det som har skjedd
log-empty = Ingenting ennå.
log-left = { $seat }: { $tiles ->
    [0] brikker til overs
    [one] én brikke til overs
   *[other] { $tiles } brikker til overs
 }: { $points } ({ $rule }).
scores-and-log = Poeng og det som har skjedd
hand-number = Omgang { $number }
hand-sum = Så langt
total = Sum
pair = Par
entry-first = Den første brikken gir ingen poeng.
entry-matching = Like tall passer, men gir ingen poeng.
entry-left = { $name }: { $points } for brikker igjen på hånden.
left-over = brikker til overs:
entry-paid = { $name } betalte { $points } til { $to } for { $tile }.

## Slutten på en omgang og på partiet

hand-over = Omgang { $number } er over
ended-because = Slutt: { $ending }.
out-by = { $name } har ikke mer på hånden
hand-made = { $made } − { $off }
next-hand = Neste omgang
still-looking = Ser fortsatt på: { $names }
you-win = Du vant!
you-share = Du deler seieren!
winners = { $count ->
    [one] { $names } vant
   *[other] { $names } deler seieren
 }
rematch = Omkamp
to-rematch = Til omkampen
download-record = Protokoll
promises = Var blandingen ærlig?
promises-help = Før hver utdeling ble rekkefølgen på alle brikkene låst og fingeravtrykket (SHA-256) vist. Etter omgangen vises rekkefølgen, og denne nettleseren regner ut fingeravtrykket på nytt.
promise-hidden = Rekkefølgen vises etter omgangen.
promise-agrees = Regnet ut på nytt her: det stemmer.
promise-differs = Regnet ut på nytt her: det stemmer ikke!
promise-unable = Nettleseren kan ikke regne det ut over en ubeskyttet forbindelse; protokollen kan kontrolleres i stedet.

## Innstillinger og hjelp

settings = Innstillinger
set-confirm = Bekreft hvert legg
set-confirm-help = Et trykk til legger brikken.
set-automatic = Trekk og pass av seg selv
set-automatic-help = Når det ikke er noe annet å gjøre.
set-sound = Lyd
set-sound-help = Et bank når noe legges, og når det er din tur.
set-theme = Utseende
theme-auto = Auto
theme-light = Lyst
theme-dark = Mørkt
share-link = Lenke til bordet
share-link-help = For andre: de kan se på, eller sette seg så lenge en plass er ledig.
copy-link = Kopier lenken
move-seat = Flytt til en annen enhet
move-seat-help = Bare for deg selv: den som åpner denne lenken, spiller på plassen din.
copy-seat-link = Kopier lenken til plassen min
seat-code = Vis en kode for kameraet
end-match = Avslutt partiet nå
end-match-help = Det slutter, med poengene slik de er, så snart alle ved bordet ønsker det. Mot boter alene slutter det med en gang.
end-wish = Jeg vil avslutte
end-withdraw = Spill videre likevel
end-wished = { $count ->
    [one] { $names } vil gjerne avslutte nå, med poengene slik de er.
   *[other] { $names } vil gjerne avslutte nå, med poengene slik de er.
 }
end-agree = Avslutt
help = Slik spiller du
how-touch = Velg en av brikkene dine, og så et av stedene som lyser opp. Tallet der er det du får.
how-fit = Sider som møtes, har alltid samme farge. Tallene må være like, eller til sammen bli 5, 10, 15 eller 20. Bare slike summer gir poeng, og de gir summen.
how-turn = Legg inntil den siste brikken, den med lys kant. Passer ingenting, trekker du til noe passer, eller til du har fem; så sier du pass.
how-opportunity = Der en brikke berører to eller tre andre på én gang, kan du alltid legge: det er en mulighet.
table-rules = Reglene ved dette bordet
sources-contack = Kilder: EU er de baskiske reglene etter heftet fra 1939, EN de engelske reglene som en samler sendte, W Wikipedia, VA museets sitat fra heftet.
marks = Merker på bordet
mark-last = Den siste brikken som ble lagt
mark-open = En åpen side av den siste brikken
mark-opening = Et sted for en mulighet
keys = Taster
key-tab = Tab
key-tab-does = fra del til del
key-arrows = ← →
key-arrows-does = fra brikke til brikke, fra sted til sted; på bordet: flytt
key-enter = Enter
key-enter-does = velg en brikke, legg den
key-escape = Esc
key-escape-does = legg brikken tilbake
key-d = D
key-d-does = trekk
key-p = P
key-p-does = pass
key-h = H
key-h-does = til brikkene dine
key-zoom = + − 0
key-zoom-does = på bordet: nærmere, lenger unna, alt

more = Mer i Kontu
stumbled = Denne skjermen snublet
stumbled-help = Noe som denne enheten har lagret, eller en feil fra vår side, kom i veien. Ingenting som er lagret andre steder, er gått tapt.
stumbled-again = Prøv igjen
stumbled-forget = Glem det denne skjermen har lagret her
page-loading = Et øyeblikk …
skip-to-content = Til innholdet
more-rules = Regelboken
more-rules-help = Alle regler i klare ord, med eksempler
more-learn = Lær ved å spille
more-learn-help = Ti korte steg ved et ekte bord
more-ask = Har jeg lov?
more-ask-help = Sett opp et bord og spør dommeren
more-sheet = Poengark
more-sheet-help = Til et spill ved et ekte bord
more-alone = Alene
more-alone-help = Oppgaver, kabal og dagens utdeling
more-replay = Se på nytt
more-replay-help = Gå gjennom et parti, steg for steg
more-box = Min eske
more-box-help = Er brikkesettet mitt komplett?
more-print = Skriv ut
more-print-help = Brikker, poengark og regler på papir
