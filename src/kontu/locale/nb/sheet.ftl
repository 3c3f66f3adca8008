# Poengarket til et virkelig bord.
# $seat, $other, $name og $names er navn på spillere; $piece er en kortverdi, eller * for en joker.

## Det som det stilles spørsmål ved, eller avvises

refusal-sheet-play-total = Ikke noe legg kan gi { $points }: med disse brikkene gir et tellende legg høyst { $most }, og ikke alle tall opp til det.
refusal-sheet-left-missing = Det står ennå ikke hvor mange brikker { $seat } har igjen; ingen skrives som null.
refusal-sheet-left-range = { $seat } kan ikke ha { $count } brikker igjen: ingen har noen gang flere enn { $most }.
refusal-sheet-left-sum = Det finnes { $pieces } brikker i alt: etter så mange legg ligger { $laid } på bordet, og { $left } til kan ikke være igjen.
refusal-sheet-left-one-out = { $seat } har ingen brikker igjen, og det har ikke { $other } heller: omgangen slutter straks én spiller har lagt sin siste.
refusal-sheet-cost-missing = Det står ennå ikke hva runden kostet { $seat }; ingenting skrives som null.
refusal-sheet-cost-total = Ingen kort koster { $points } til sammen. Det minste er 0 og det meste { $most }, og ikke alle tall imellom.
refusal-sheet-cost-least = { $seat } kan ikke ha sluppet unna med { $points }: den som ikke gikk ut i denne runden, sitter ennå med minst { $held } kort, og de koster minst { $least }.
refusal-sheet-piece-copies = { $piece } kan ikke være igjen { $count } ganger: det finnes bare { $copies } av dem.
refusal-sheet-pieces-held = { $seat } kan ikke sitte med { $count } kort: med alle kjøp som er tillatt, er det høyst { $most }.
refusal-sheet-out-missing = Ingen har null. Si hvem som gikk ut, eller at ingen gjorde det.
refusal-sheet-out-not-zero = { $seat } gikk ut, så runden koster { $seat } 0 og ikke { $points }.
refusal-sheet-zero-not-out = { $seat } har null, men { $other } gikk ut: nøyaktig én spiller har null.
refusal-sheet-nobody-out-zero = { $seat } har null selv om ingen gikk ut: da har alle kort igjen.
refusal-sheet-bonus-holder = { $bonus ->
    [cut_bonus] Den nøyaktige avløftingen
    [blind_bonus] Å gå ut blindt
   *[other] Å gå ut uten joker
 } er krysset av for { $seat }, og denne gangen var det bare { $other } som kunne få den.
refusal-sheet-round-number = Runde { $round } er én runde for mye: partiet er over etter runde { $rounds }.
refusal-sheet-no-such-entry = Dette arket har ingen føring av typen «{ $entry }».
refusal-sheet-no-such-seat = Det finnes ingen spiller { $seat }: arket er for { $seats }.
refusal-sheet-name = Spiller { $seat } trenger et navn på 1 til 60 tegn på én linje.
refusal-sheet-cost-twice = En kostnad er enten et antall poeng eller kortene som er igjen, ikke begge deler.
refusal-sheet-piece-unknown = «{ $piece }» er ikke noe kort på dette arket: det har { $choices }.
refusal-sheet-no-form = { $game } har ikke noe poengark på papir.
refusal-sheet-opened-twice = Dette arket var allerede åpnet.
refusal-sheet-full = Et ark har høyst { $most } føringer. Begynn på et nytt.
refusal-sheet-busy = For mange skriver samtidig. Prøv igjen om et øyeblikk.
refusal-sheet-unknown = Det finnes ikke noe slikt ark her. Kanskje ble lenken kuttet, eller så har telefonen som begynte på det, ikke vært på nett siden.
refusal-sheet-is-played = Denne protokollen ble spilt ved et bord her: den er ikke noe poengark. Den kan spilles av, ikke skrives på.
refusal-sheet-bonus-unreadable = Runde { $round }, { $seat }: { $points } poeng utenom føringene passer ikke med noe i reglene.

## Å begynne på et ark, og listen over dem

sheet-title = Poengark
sheet-about = For et spill ved et virkelig bord: trykk inn det som skjer, så legger arket sammen. Det virker uten nett, og alt lagres straks på denne enheten.
sheet-yours = Arkene dine
sheet-new = Et nytt ark
sheet-names = Navn
sheet-player = Spiller { $number }
sheet-first-dealer = Hvem gir først? (kan stå åpent)
sheet-start = Begynn på arket
sheet-rules-need-line = Endrede regler trenger nett et øyeblikk. De navngitte reglene virker uten.
sheet-needs-line-once = For å begynne på sitt første ark trenger denne enheten nett én gang.
sheet-delete = Slett
sheet-delete-of = Slett arket til { $names }
sheet-delete-sure = Fjerne dette arket fra denne enheten? Andre som har lenken, beholder sitt.
sheet-import = En protokoll lest inn igjen
sheet-import-help = Et poengark lagret som .kontu-fil blir til et ark å skrive på.
sheet-import-file = Åpne en fil

## Å skrive

sheet-all = Alle ark
sheet-share = Del
sheet-undo = Angre
sheet-undo-that = Angre: { $what }
sheet-sent = Lagret her og delt
sheet-waiting = { $count ->
    [0] Lagret her
    [one] Lagret her, én føring skal deles
   *[other] Lagret her, { $count } skal deles
 }
sheet-unkept = Denne nettleseren tillater ikke lagring: arket går tapt når siden lukkes mens nettet er borte.
sheet-given-up = Ikke delt, og tatt bort igjen:
sheet-not-here = Dette arket er ikke på denne enheten ennå. Det kommer så snart det er nett.
sheet-round = Runde { $number }{ $of ->
    [0] { "" }
   *[other] { " " }av { $of }
 }
sheet-hand = Omgang { $number }{ $of ->
    [0] { "" }
   *[other] { " " }av { $of }
 }
sheet-hand-word = Omgang
sheet-to-target = Partiet går til { $target } poeng.
sheet-dealt = { $count ->
    [one] ett kort hver
   *[other] { $count } kort hver
 }
sheet-dealer = { $name } gir.
sheet-no-dealer = Det står ikke hvem som gir.
sheet-who-deals = Hvem gir?
sheet-change = Endre
sheet-past-round = Du retter en runde som er skrevet ned.
sheet-other-round = Du skriver en annen runde enn den neste.
sheet-back-to-now = Tilbake til nå
sheet-plays = Tellende legg
sheet-who-played = Hvem la?
sheet-points = Poeng
sheet-points-of = Poeng for et legg av { $name }
sheet-other-number = Et annet tall
sheet-column-of = Leggene til { $name }
sheet-edit-play = { $points } til { $name }: rett
sheet-correcting = { $points } til { $name }: hva er riktig?
sheet-take-out = Ta bort
sheet-sum = Sum
sheet-negative = Under null
sheet-erase = Visk ut siste siffer
sheet-write-down = Skriv ned
sheet-left = Brikker igjen
sheet-left-help = Hver brikke igjen er { $points }. Den som ikke har noen, har null.
sheet-left-of = Brikker igjen hos { $name }
sheet-not-yet = ikke ennå
sheet-out = Hvem gikk ut?
sheet-nobody = Ingen
sheet-went-out = gikk ut
sheet-costs = Hva runden kostet
sheet-cost-of = Hva runden kostet { $name }
sheet-cards-of = Kort igjen hos { $name }
sheet-card-key = { $card }, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 }{ $count ->
    [0] { "" }
   *[other] , { $count } så langt
 }
sheet-cards-sum = { $count ->
    [0] Ingen kort ennå:
    [one] Ett kort:
   *[other] { $count } kort:
 }
sheet-last-card-away = Ta bort siste kort
sheet-by-cards = Kort for kort
sheet-by-number = Som tall
sheet-next-player = Neste: { $name }
sheet-done = Ferdig
sheet-bonuses = Bonus
sheet-columns = Kolonnene med legg
sheet-missing-costs = Det står ennå ikke hva runden kostet: { $names }. Ingenting skrives som null.
sheet-missing-left = Det står ennå ikke hvor mange brikker som er igjen: { $names }. Ingen skrives som null.
sheet-close-round = Runden er over
sheet-close-hand = Omgangen er over
sheet-close-anyway = Avslutt likevel
sheet-closed-now = { $number } er skrevet ned.
sheet-one-more = Skriv én til
sheet-really = Virkelig?
sheet-keep = Det stemmer, behold det
sheet-correct = Rett det
sheet-meant = går mot reglene og er ment slik

## Banken

sheet-bank = Banken
sheet-who-pays = Hvem betaler hvem
sheet-play-of = { $name } legger { $points }
sheet-pays = { $name } betaler { $points } til { $to }
sheet-counter-white = hvit
sheet-counter-red = rød
sheet-counter-blue = blå
sheet-counters = { $count } { $colour ->
    [white] { $count ->
        [one] hvit
       *[other] hvite
     }
    [red] { $count ->
        [one] rød
       *[other] røde
     }
   *[blue] { $count ->
        [one] blå
       *[other] blå
     }
 }

## Hele arket

sheet-standing = Slik står det
sheet-rounds = Poeng, runde for runde
sheet-edit-round = Åpne runde { $number }
sheet-open-round = åpen
sheet-total-then = sum etterpå
sheet-chart = Slik gikk det
sheet-chart-table = Summene som tabell
sheet-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } deler seieren
 }
sheet-rounds-won = { $count ->
    [one] én runde vunnet
   *[other] { $count } runder vunnet
 }
sheet-rules-help = Det som står, legges sammen på nytt etter andre regler. Alle som har arket, ser at de er endret.
sheet-rules-use = Bruk disse reglene
sheet-history = Alt som er skrevet
sheet-all-history = Vis alle { $count }
sheet-undone = angret
sheet-bring-back = Hent tilbake

## Å dele

sheet-together = Skriv sammen
sheet-together-help = Den som åpner lenken, skriver på det samme arket. Ingen finner det uten.
sheet-not-sent = Noe er bare på denne enheten: lenken viser det til andre så snart det er nett.
sheet-code = Kode til arket, for et kamera
sheet-picture = Et bilde
sheet-record = En protokoll
sheet-record-help = En tekstfil som folk kan lese, og som programmet kan kontrollere og lese inn igjen.
sheet-record-later = Protokollen kommer med nettet; alt som er skrevet, er trygt her så lenge.

## Hva som ble gjort, linje for linje

sheet-did-open = Ark begynt: { $names }
sheet-did-settings = Regler: { $variant }
sheet-did-rename = Spiller { $number } heter { $name }
sheet-did-play = { $number } · { $name }: { $points }
sheet-did-change = { $name }: { $before } er nå { $points }
sheet-did-left = { $number } · { $name }: { $count ->
    [one] én brikke igjen
   *[other] { $count } brikker igjen
 }
sheet-did-blank = { $number } · { $name }: tomt igjen
sheet-did-cost = { $number } · { $name }: { $points }{ $pieces ->
    [none] { "" }
   *[other] { " " }({ $pieces })
 }
sheet-did-out = { $number } · { $name } gikk ut
sheet-did-nobody = { $number } · ingen gikk ut
sheet-did-out-open = { $number } · det er åpent igjen hvem som gikk ut
sheet-did-dealer = { $number } · { $name } gir
sheet-did-bonus = { $number } · { $name }, { $bonus }: { $on ->
    [true] ja
   *[false] nei
 }
sheet-did-close = { $number } er over
sheet-did-override = { $number } · beholdt slik det står, med vilje
sheet-did-remove = Angret: { $what }
sheet-did-remove-what = Hentet tilbake eller angret
