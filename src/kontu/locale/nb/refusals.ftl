# Hvorfor noe ble avvist: hva som er galt, om hva, og hva som ville gått.
# Deles av programmet og siden. Et argument som er en tom tekst, kommer som ordet "none".

## Det som ble skrevet

refusal-tile-notation = «{ $text }» er ikke en brikke: skriv det blå, det røde og det oransje tallet med bindestrek mellom, som 9-2-8.
refusal-number-outside = Brikken { $tile } har tallet { $number }: tallene på en brikke går fra 1 til 10.
refusal-cell-notation = «{ $text }» er ikke en plass: skriv to hele tall med komma mellom, som 1,0 eller 0,-1.
refusal-cell-beyond = Plassen { $cell } er for langt ute: begge tallene må være mellom -{ $bound } og { $bound }.
refusal-action-notation = «{ $text }» er ikke en handling: skriv brikke@plass som 9-2-8@0,-1, eller draw (trekk), eller pass.

## Brikkene i esken

refusal-set-too-small = { $tiles ->
    [one] Én brikke er for lite
   *[other] { $tiles } brikker er for få
 } for { $seats } spillere: det trengs minst { $needed }.
refusal-set-too-small-to-print = Det er ingen brikke å skrive ut: før opp minst én.
refusal-set-too-large = { $tiles } brikker er for mange: et sett kan ha inntil { $most }.
refusal-tile-twice = Brikken { $tile } er med to ganger: to brikker kan ikke ha de samme tre sidene.
refusal-number-repeated = { $count ->
    [one] Brikken { $tiles } har
   *[other] Brikkene { $tiles } har
 } samme tall på flere sider. Det kan spilles slik, men da er 50 ikke lenger det meste ett legg kan gi.
refusal-set-count = { $tiles ->
    [one] Settet har én brikke
   *[other] Settet har { $tiles } brikker
 }; esken pleier å ha { $usual }.

## Reglene som er valgt

refusal-value-outside = { $field ->
    [leftover_penalty] Fratrekket for en brikke til overs
    [counter_stake] Sjetongene hver spiller begynner med
    [hands] Antall omganger
    [target] Summen som skal nås
    [hand_limit] Grensen for antall omganger
   *[other] { $field }
 } kan ikke være { $value }: velg et tall fra { $least } til { $most }.
refusal-stake-not-of-fives = Ingen kan begynne med { $value } i sjetonger: beløpet må kunne deles på 5, slik hver sjetong kan.
refusal-counters-with-penalty = Sjetonger og et fratrekk på { $penalty } for brikker til overs går ikke sammen: sett fratrekket til 0, eller spill om poeng.
refusal-seats-outside = { $seats ->
    [one] Én spiller kan ikke spille dette
   *[other] { $seats } spillere kan ikke spille dette
 }: det må være fra { $least } til { $most }.
refusal-partnerships-need-four = { $seats ->
    [one] Én spiller blir ikke to par
   *[other] { $seats } spillere blir ikke to par
 }: makkerspill krever nøyaktig fire.

## Utdelingen

refusal-match-over = Partiet er over: det kan ikke spilles mer. En omkamp begynner et nytt.
refusal-deal-first = Omgangen er ikke delt ut ennå: brikkene må blandes og deles ut først.
refusal-already-dealt = Denne omgangen er allerede delt ut: den må spilles ferdig før neste utdeling.
refusal-reserve-not-the-rest = Disse { $tiles } brikkene kan ikke være reserven: den har nøyaktig de brikkene som verken er på en hånd eller på bordet.
refusal-deal-not-the-set = Utdelingen er ikke settet det spilles med{ $tile ->
    [none] : hver brikke i settet må være med nøyaktig én gang.
   *[other] { " " }({ $tile }): hver brikke i settet må være med nøyaktig én gang.
 }

## Å legge en brikke

refusal-tile-not-in-set = Brikken { $tile } er ikke med i settet det spilles med.
refusal-tile-not-in-hand = Brikken { $tile } er ikke på hånden til { $seat }{ $hand ->
    [none] , som ikke har noen brikker.
   *[other] , som har { $hand }.
 }
refusal-opening-tile = Brikken { $tile } kan ikke åpne: den første må være den laveste til den som begynner, { $lowest }.
refusal-opening-cell = Den første brikken legges i midten, på 0,0, ikke på { $cell }.
refusal-cell-taken = Plassen { $cell } er opptatt: der ligger { $lying }.
refusal-no-neighbour = Det ligger ingenting ved siden av { $cell }: { $cells ->
    [none] den siste brikken, { $last }, har ingen åpen side, så bare en plass som berører to eller tre brikker, kan brukes.
   *[other] legg på en åpen side av den siste brikken, { $last } ({ $cells }), eller der brikken berører to eller tre brikker.
 }
refusal-contact-fails = Brikken { $tile } passer ikke der: { $colour ->
    [blue] den blå { $number }-eren ville berøre den blå { $other }-eren
    [red] den røde { $number }-eren ville berøre den røde { $other }-eren
   *[orange] den oransje { $number }-eren ville berøre den oransje { $other }-eren
 } på { $lying }, og summen er { $total }. Tall som møtes, må være like eller bli 5, 10, 15 eller 20 til sammen{ $fits ->
    [none] .
   *[other] {"."} På den siden går { $fits }.
 }
refusal-must-touch-last = Brikken { $tile } på { $cell } berører bare én brikke, og det er ikke den sist lagte, { $last }: { $cells ->
    [none] den har ingen åpen side, så bare en plass som berører to eller tre brikker, kan brukes.
   *[other] legg på en åpen side av den ({ $cells }), eller der brikken berører to eller tre brikker.
 }
refusal-drawn-must-be-played = Brikken som nettopp ble trukket, { $drawn }, passer, så den må legges nå, for eksempel { $play }.

## Å trekke og å passe

refusal-reserve-empty = Reserven er tom: det er ingenting å trekke.
refusal-hand-full = { $held ->
    [one] Du har én brikke
   *[other] Du har { $held } brikker
 }: ingen kan ha flere, så du kan ikke trekke.
refusal-must-play = Du kan legge, så du må: for eksempel { $play }.
refusal-can-play = Du kan legge, så du kan ikke si pass: for eksempel { $play }{ $draws ->
    [0] .
   *[other] , eller trekk.
 }
refusal-must-draw = Du kan ikke si pass ennå: { $draws ->
    [one] du kan trekke én brikke til.
   *[other] du kan trekke { $draws } brikker til.
 }

## Ved bordet

refusal-not-your-turn = Det er ikke din tur: { $seat ->
    [d] brikkene deles ut.
   *[other] { $seat } har turen.
 }
refusal-seats-open = Ikke alle er på plass ennå: spillet begynner når alle { $seats } plassene er tatt.
refusal-round-not-over = Omgang { $round } er ikke over{ $ended ->
    [0] .
   *[other] : den siste som er ferdig, er { $ended }.
 }
refusal-no-seat = Du er tilskuer: sett deg på en ledig plass for å spille.
refusal-key-unknown = Denne nøkkelen åpner ingen plass ved dette bordet: bruk lenken du fikk da du satte deg, eller be de andre slippe deg inn.
refusal-seat-unknown = Det er ingen slik plass her: dette bordet har { $seats }.
refusal-seat-taken = Plassen { $seat } er opptatt: velg en annen, eller se på.
refusal-table-over = Partiet er over: det kan ikke gjøres mer ved dette bordet, bortsett fra en omkamp.
refusal-table-not-over = En omkamp kan begynne når dette partiet er over.
refusal-nobody-away = Spilleren på { $seat } er ikke borte, så ingen bot kan ta over.
refusal-not-away-long = Spilleren på { $seat } gikk nettopp: en bot kan ta over { $seconds ->
    [one] om ett sekund
   *[other] om { $seconds } sekunder
 }.
refusal-claim-not-away = Spilleren på { $seat } er her, så ingen kan be om plassen.
refusal-claim-has-seat = Du har allerede plassen { $seat }, så du kan ikke be om en til.
refusal-claims-waiting = For mange forespørsler venter ved dette bordet (høyst { $most }): la de andre svare på dem først.
refusal-claim-unknown = Ingen venter med denne forespørselen lenger.
refusal-answer-late = Dette vinduet er lukket: svaret ditt kom for sent til å telle.
refusal-not-asked = Du blir ikke spurt nå: de andre svarer først.
refusal-no-windows = I dette spillet blir ingen spurt utenom tur, så det er ingenting å svare på på forhånd.
refusal-name-unusable = Navnet kan ikke brukes: velg ett på høyst { $most } bokstaver, på én linje.
refusal-game-unknown = Det er ikke noe spill som heter «{ $name }»{ $nearest ->
    [none] .
   *[other] ; mente du { $nearest }?
 }
refusal-variant-unknown = Det er ingen variant som heter «{ $name }»{ $nearest ->
    [none] .
   *[other] ; mente du { $nearest }?
 }
refusal-bot-unknown = Det er ingen bot som heter «{ $name }»{ $nearest ->
    [none] .
   *[other] ; mente du { $nearest }?
 }

## Det som når serveren

refusal-message-malformed = Dette kan ikke leses: det er ikke JSON, eller ikke sendt som tekst.
refusal-message-field-unknown = Det er ikke noe felt «{ $field }» her, og ingenting gjøres halvveis{ $nearest ->
    [none] .
   *[other] ; mente du { $nearest }?
 }
refusal-message-field-missing = Feltet «{ $field }» mangler.
refusal-message-field-twice = Feltet «{ $field }» står der to ganger: oppgi det én gang.
refusal-message-wrong = { $field ->
    [none] Dette er ikke noe som kan bes om her.
   *[other] Det som står i «{ $field }», hører ikke hjemme der{ $choices ->
        [none] .
       *[other] ; det kan være: { $choices }.
    }
 }
refusal-bot-not-here = «{ $field }» hører til en plass av typen bot, og denne er av typen { $kind }: ta det bort, eller gi plassen til en bot.
refusal-content-type-wrong = Si hva du sender: hodefeltet Content-Type må være { $right }.
refusal-message-too-large = Dette er for langt: høyst { $most } byte blir lest.
refusal-message-too-slow = Dette kom for langsomt: alt må være framme innen { $seconds } sekunder.
refusal-too-much-at-once = Det er for mye på én gang: vent et øyeblikk, og prøv igjen.
refusal-hello-first = En forbindelse begynner med en hilsen.
refusal-hello-once = Hilsenen er allerede sagt.
refusal-table-unknown = Det er ikke noe slikt bord: se etter om lenken er hel.
refusal-one-seat-each = Bare én plass ved et nytt bord kan være din: la de andre stå åpne, eller gi dem til boter.
refusal-foreign-origin = En side fra et annet nettsted får ikke handle her: åpne selve Kontu.
refusal-host-unknown = Denne serveren heter ikke «{ $name }»: åpne den med dens egen adresse, eller start den med --public { $name }.
refusal-path-unknown = Det er ingenting på denne adressen.
refusal-not-stored = Serveren kunne ikke lagre dette, så det skjedde ikke: prøv igjen om et øyeblikk.
refusal-server-failed = Noe gikk galt i serveren, og ingenting ble endret: prøv igjen om et øyeblikk.
