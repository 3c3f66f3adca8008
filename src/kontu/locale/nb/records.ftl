# Hva som er galt med en protokollfil, eller med en regel som noen har satt ved feltets navn.
# Et argument som er en tom tekst, kommer som ordet "none". Felter, plasser, brikker og handlinger står som i filen.

## Filen

refusal-record-too-large = Filen er for stor: den har { $bytes } byte, og en protokoll kan ha { $most }.
refusal-record-not-utf8 = Teksten er ikke UTF-8 her: lagre filen som UTF-8.
refusal-record-control = Her står et usynlig kontrolltegn ({ $character }), og det kan ingen protokoll inneholde: slett det.
refusal-record-too-deep = Parentesene ligger for dypt inni hverandre her: { $most } nivåer er det meste.
refusal-record-word-long = Dette tallet eller navnet er for langt: { $most } tegn er det meste.
refusal-record-block-open = Blokken som begynner her, slutter aldri: en linje med bare ''' må lukke den. Kanskje er filen kuttet.
refusal-record-field-twice = «{ $field }» står her for andre gang: et felt kan bare oppgis én gang.
refusal-record-toml = Dette kan ikke leses som TOML: se etter et anførselstegn, en parentes eller et likhetstegn som mangler her eller like før.
refusal-record-no-date = «{ $text }» er ingen dato: kalenderen har ingen slik dag. Skriv år, måned og dag, for eksempel 2026-11-29.
refusal-record-empty = Filen er tom.

## Felter

refusal-record-format = Formatet «{ $text }» er ukjent her: dette programmet leser { $choices }.
refusal-record-field-unknown = Her finnes det ikke noe felt «{ $field }»{ $nearest ->
    [none] . Egne felter må begynne med _.
   *[other] ; mente du { $nearest }? Egne felter må begynne med _.
 }
refusal-record-field-missing = Feltet «{ $field }» mangler.
refusal-record-field-type = «{ $field }» må være { $kind ->
    [text] en tekst i anførselstegn
    [date] en dato som 2026-11-29, uten anførselstegn
    [number] et helt tall fra 1 til 999
    [points] en liste med hele tall, ett for hver plass
    [names] en liste med navn i anførselstegn
    [table] en tabell med felter
   *[rounds] skrevet som [[rounds]], én gang for hver runde
 }.
refusal-record-points-count = «{ $field }» har { $given ->
    [one] ett tall
   *[other] { $given } tall
 }, men det er { $seats ->
    [one] én plass
   *[other] { $seats } plasser
 }.
refusal-record-seats-count = { $seats ->
    [0] Ingen plass har navn
    [one] Det er én plass
   *[other] Det er { $seats } plasser
 }: en protokoll navngir fra 1 til { $most } spillere.
refusal-record-name = Navnet til { $seat } må ha fra 1 til { $most } tegn, alle synlige og på én linje.
refusal-record-dealer = «{ $text }» er ikke en plass ved dette bordet: giveren er en av { $choices }.
refusal-record-view = «{ $text }» er ingen synsvinkel: skriv en av { $choices }.
refusal-record-block-form = «{ $field }» må være en blokk: ''' på slutten av linjen, så linjene, så ''' alene.

## Spill og regler

refusal-record-game-unknown = Det finnes ikke noe spill «{ $text }»{ $nearest ->
    [none] . Det finnes: { $choices }.
   *[other] ; mente du { $nearest }? Det finnes: { $choices }.
 }
refusal-record-variant-unknown = Det finnes ingen variant «{ $text }»{ $nearest ->
    [none] . Det finnes: { $choices }.
   *[other] ; mente du { $nearest }? Det finnes: { $choices }.
 }
refusal-field-unknown = Reglene har ikke noe felt «{ $field }»{ $nearest ->
    [none] .
   *[other] ; mente du { $nearest }?
 }
refusal-value-unknown = «{ $field }» kan ikke være «{ $value }»{ $choices ->
    [none] .
   *[other] ; det kan være: { $choices }.
 }

## Utdelingen

refusal-record-deal-missing = Denne runden har verken utdeling eller poengliste: en runde må ha en av delene.
refusal-record-deal-large = Utdelingen er for stor: { $most } brikker eller kort er det meste.
refusal-record-holder = «{ $text }» sier ikke hvem dette tilhører: begynn linjen med en plass som p1, eller d for det som er igjen.
refusal-record-holder-twice = { $holder } har to linjer i utdelingen: én må bort.
refusal-record-holder-unknown = Ingen ved dette bordet heter «{ $holder }».
refusal-record-holder-missing = Utdelingen mangler en linje for { $holder }.
refusal-record-piece = «{ $text }» kan ikke stå i en utdeling: skriv brikkene eller kortene med mellomrom imellom.
refusal-record-unknown-count = «{ $text }» er ikke et antall ukjente brikker eller kort: skriv ?? eller, for mange, ??*21.
refusal-record-deal-count = I utdelingen har { $holder } { $pieces }, og skal ha { $needed }.
refusal-record-hand-unknown = En brikke hos { $holder } er ukjent, men hendene ligger åpne: skriv hvilken brikke det er.
refusal-record-tile-twice = Brikken { $tile } er delt ut to ganger.
refusal-record-draw-unknown = En trukket brikke ligger åpen: skriv hvilken det var.
refusal-record-draw-elsewhere = Brikken { $result } kan ikke være trukket her: i utdelingen ligger den et annet sted, eller den ble trukket før.
refusal-record-unknown-in-all = Synsvinkelen er «all», så ingenting kan være ukjent: skriv hva det var, eller en annen synsvinkel.

## Spillelinjer

refusal-record-actor = Linjen skal begynne med en plass som p1, ikke med «{ $text }».
refusal-record-action-missing = Det mangler hva { $actor } gjorde.
refusal-record-result-form = «{ $text }» er ikke et resultat: skriv > og brikken eller kortet sammen, som >2-1-8.
refusal-record-claim-form = «{ $text }» er ikke et antall poeng: skriv = og et helt tall sammen, som =15.
refusal-record-line-rest = «{ $text }» er for mye: etter handlingen kommer bare >resultat, =poeng og, etter et semikolon, en kommentar.
refusal-record-seat = Det finnes ingen { $seat } ved et bord med { $seats } plasser.
refusal-record-actor-false = Det er ikke turen til { $claimed }{ $true ->
    [none] .
   *[other] : { $true } står for tur.
 }
refusal-record-result-needless = Her er ingenting overlatt til tilfeldet, så resultatet { $claimed } er for mye.
refusal-record-result-missing = Resultatet av «{ $action }» mangler: skriv > og det som kom.
refusal-record-result-false = Resultatet var ikke { $claimed }: etter utdelingen er det { $true }.
refusal-chance-missing = Her mangler tilfeldigheten: linjen før «{ $action }» må si hvordan kortene ble ordnet.
refusal-record-claim-false = Poengene er ikke { $claimed }: etter reglene er de { $true }.

## Runder

refusal-record-end = En runde slutter ikke med «{ $text }»: den slutter med en av { $choices }.
refusal-record-number-false = Dette er ikke runde { $claimed }, men runde { $true }.
refusal-record-field-false = «{ $field }» sier { $claimed }, men det er { $true }.
refusal-record-not-finished = «{ $field }» hører til det som er ferdig, og dette er ikke ferdig: den siste linjen avslutter det ikke.
refusal-record-round-unfinished = Runde { $number } er ikke spilt ferdig, så ingen annen kan følge.
refusal-record-after-end = Det var over før dette: ingenting kan følge.
refusal-record-tally-and-play = En protokoll har enten poenglister eller utdelinger og spill, ikke begge deler.
refusal-record-tally-line = En linje i en poengliste har bare { $actor ->
    [d] en spiller
   *[other] { $actor }
 }, = med poeng og, etter et semikolon, en kommentar.

## Løfter

refusal-record-commit-form = «{ $text }» er ikke et løfte: det har 64 sifre fra 0 til 9 og a til f.
refusal-record-nonce-form = «{ $text }» er ingen nonce: den har fra 1 til 200 bokstaver, sifre og tegn uten mellomrom.
refusal-record-nonce-alone = En nonce beviser ingenting uten løftet i «commit».
refusal-record-commit-unknown = Løftet kan ikke prøves så lenge noe i utdelingen er ukjent.
refusal-record-commit-false = Utdelingen er ikke den som ble lovet: rekkefølge og nonce gir ikke «commit».
