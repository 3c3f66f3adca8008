# Å spille alene: oppgavene og kabalen i Contack, dagens utdelinger, det en enhet husker av dem.

## Avslag i oppgavene. En plass skrives x,y.

refusal-puzzle-tile-laid = Brikken { $tile } ligger der allerede; det finnes én av hver.
refusal-puzzle-cell-outside = Plassen { $cell } er utenfor figuren.
refusal-puzzle-set = En oppgave krever { $needed } forskjellige brikker, én til hver plass, og disse er { $tiles }.
refusal-puzzle-trail = Søket kan ikke fortsette derfra: det hører til en annen stilling. Begynn på nytt.
refusal-alone-date = «{ $text }» er ingen dato: en dag skrives som 2026-11-30.
refusal-alone-seed = «{ $text }» kan ikke begynne en utdeling: det trengs 32 sifre eller bokstaver fra a til f.
refusal-alone-over = Spillet var over før handlingen { $action }.
refusal-alone-date-ahead = Det finnes ingen runde for { $day } ennå: i dag er { $today } (UTC).
refusal-alone-with-people = Dagens runde er for én person blant boter: den som vet dagen, kan regne ut alle hender.

## Menyen

alone-title = Spill alene
alone-lead = Ingen i nærheten? To oppgaver med brikkene fra Contack, en kabal, og hver dag de samme utdelingene for alle.
alone-day = Dagens utdeling
alone-day-help = En kabal, en oppgave og en runde av hvert spill: de samme for alle i dag.
alone-day-begun = Spilt i dag
alone-begun = Påbegynt: fortsetter der du slapp
alone-shape = { $shape ->
    [hexagon] Sekskanter
   *[triangle] Trekant
 }
alone-patience = Kabal
alone-triangle-help = Fyll den store trekanten med alle 36 brikkene.
alone-hexagon-help = Lag seks sekskanter av seks brikker hver, med alle 36.
alone-patience-help = Contack mot reserven: slå din egen beste sum.
alone-ours = Heftet fra 1939 hadde spill for én, men reglene er ikke funnet. Disse er våre egne:
alone-loading = Et øyeblikk …
alone-to-menu = Alle spill for én
alone-statistics = Tallene dine

## Mot boter

alone-bots = Mot boter
alone-bots-help = Et bord venter på deg: lukk siden midt i en runde og kom tilbake når du vil. Botene spiller ikke videre uten deg.
alone-continue = Fortsett: { $variant }
alone-new-table = Nytt: { $game }
alone-game = { $game ->
    [contack] Contack
   *[kontrakt] Kontrakt
 }

## En oppgave

alone-rack = Brikkene
alone-tile-lies = { $tile }; ligger i figuren
alone-ghost-apart = { $place }: berører ingenting
alone-choose-tile = Velg en brikke, så plassen. Der to brikker berører hverandre, må tallene være like eller bli 5, 10, 15 eller 20 til sammen.
alone-choose-place = Velg en plass
alone-nowhere = { $tile } passer ikke på noen tom plass nå.
alone-hinted = Et hint: legg denne brikken på { $place }, der det er merket.
alone-lying = { $tile } ligger på den merkede plassen.
alone-lying-given = { $tile } lå der fra begynnelsen, og blir liggende.
alone-checked = Alle kontakter er gode. { $dead ->
    [0] { $stuck ->
        [0] { $left ->
            [0] Og alle plasser er fylt.
           *[other] Hver tomme plass har ennå en brikke som passer, og hver brikke en plass.
         }
        [one] Men én brikke passer ikke noe sted lenger: ta noe tilbake.
       *[other] Men { $stuck } brikker passer ikke noe sted lenger: ta noe tilbake.
     }
    [one] Men ingen av brikkene som er igjen, passer på plassen med prikk: ta noe tilbake.
   *[other] Men ingen av brikkene som er igjen, passer på de { $dead } plassene med prikk: ta noe tilbake.
 }
alone-whole = Ferdig! Alle 36 brikkene ligger, og hver kontakt er god. De tellende kontaktene blir { $points } til sammen. { $hints ->
    [0] Og uten hint.
    [one] Med ett hint.
   *[other] Med { $hints } hint.
 }
alone-count = { $laid } av 36
alone-parts = { $parts ->
    [one] 1 hel sekskant
   *[other] { $parts } hele sekskanter
 }
alone-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
 }
alone-undo = Angre
alone-check = Sjekk
alone-hint = Hint
alone-take-back = Ta den tilbake
alone-restart = Begynn på nytt
alone-surely = Sikker?

## Løseren

alone-solver = Kan den fullføres?
alone-look = Kan den fullføres?
alone-searching = Leter … { $steps } steg, { $seconds } av { $most } sekunder
alone-stop = Slutt å lete
alone-finishable = Ja, den kan fullføres. ({ $steps } steg)
alone-impossible = Nei: alt er prøvd, og den kan ikke fullføres herfra. Ta noe tilbake. ({ $steps } steg)
alone-no-hint = Ingen hint: den kan ikke fullføres herfra. Ta noe tilbake. ({ $steps } steg)
alone-unknown = Vi vet ikke: på { $seconds } sekunder og { $steps } steg ble ingen vei funnet, og det er ikke bevist at det ikke finnes noen.
alone-stopped = Stanset; vi vet det ikke.

## Kabal

alone-patience-over = Omgangen er over med { $total } poeng{ $left ->
    [0] , og ingen brikker er igjen på hånden.
    [one] , med ti trukket fra for brikken som er igjen på hånden.
   *[other] , med ti trukket fra for hver av de { $left } brikkene som er igjen på hånden.
 }
alone-best = { $best ->
    [none] Dette er din første.
   *[other] Din beste: { $best }
 }
alone-new-deal = Ny utdeling
alone-promise-deal = { $number ->
    [1] Denne utdelingen
   *[other] Utdeling { $number }
 }
alone-promise-help = Rekkefølgen på brikkene lå fast før din første handling: dette tallet er SHA-256 av den sammen med frøet. Når omgangen er over, vises rekkefølgen, og denne siden sjekker at den er den samme.
alone-seed = Frø:

## Dagen

alone-day-title = { $date }
alone-day-patience-title = Kabalen for { $date }
alone-day-puzzle-title = Oppgaven for { $date }
alone-day-about = De samme brikkene og kortene for alle på denne datoen, regnet i universaltid (UTC). Resultatene dine blir på denne enheten.
alone-day-puzzle-about = { $given ->
    [one] Én brikke ligger
   *[other] { $given } brikker ligger
 } der allerede{ $shape ->
    [hexagon] : fullfør de seks sekskantene.
   *[triangle] : fullfør trekanten.
 }
alone-day-contack = Én omgang mot to grådige boter.
alone-day-kontrakt = Én runde mot to grådige boter: { $contract }.
alone-day-total = { $total } poeng
alone-day-solved = { $hints ->
    [0] Løst uten hint
    [one] Løst med ett hint
   *[other] Løst med { $hints } hint
 }
alone-day-score = { $won ->
    [yes] Vunnet med { $score }
   *[no] { $score }
 }
alone-table-offline = En runde mot boter trenger serveren, og den svarer ikke nå. Kabalen og oppgaven klarer seg uten.
alone-to-day = Til dagen
alone-calendar = De siste fire ukene
alone-calendar-day = { $date }{ $played ->
    [yes] , spilt
   *[no] { "" }
 }
alone-streak = { $current ->
    [one] Én dag på rad
   *[other] { $current } dager på rad
 }; { $longest ->
    [one] lengst én.
   *[other] lengst { $longest }.
 }
alone-day-checked = Slik blir utdelingen til
alone-day-order = Ingen velger den. Brikkene sorteres etter SHA-256 av frøet, et ettall og brikken, som «kontu/1/patience/2026-11-30 1 9-2-8»; kort likeså. Derfor deler alle servere og enheter ut det samme, og hvem som helst kan sjekke det. Den som vil, kan også regne ut morgendagens utdeling.
alone-share = Kopier resultatet
alone-share-head = Kontu, { $date }
alone-share-patience = Kabal: { $total }
alone-share-puzzle = Oppgave: løst{ $hints ->
    [0] { "" }
    [one] , 1 hint
   *[other] , { $hints } hint
 }
alone-share-table = { $game }: { $score }{ $won ->
    [yes] , vunnet
   *[no] { "" }
 }

## Tallene

alone-statistics-about = Telt på denne enheten og bare lagret her; ingenting sendes. Bord teller når de er over, og når alle andre var boter.
alone-stat-games = Spill
alone-stat-what = Spill
alone-stat-played = Spilt
alone-stat-won = Vunnet
alone-stat-mean = Snitt
alone-stat-best = Best
alone-stat-puzzles = Oppgaver
alone-stat-solved = Løst
alone-stat-unaided = Uten hint
alone-erase = Slett alt
alone-erase-surely = Slette alt sammen?
alone-erased = Slettet: tall, dager og det som var i gang.
