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
refusal-sheet-round-number = Runde { $round } er én for mye: partiet er over etter runde { $rounds }.
refusal-sheet-no-such-entry = Dette arket har ingen føring av typen «{ $entry }».
refusal-sheet-no-such-seat = Det finnes ingen spiller { $seat }: arket er for { $seats }.
refusal-sheet-name = Spiller { $seat } trenger et navn på 1 til 60 tegn på én linje.
refusal-sheet-cost-twice = En kostnad er enten et antall poeng eller kortene som er igjen, ikke begge deler.
refusal-sheet-piece-unknown = «{ $piece }» er ikke noe kort på dette arket: det har { $choices }.
refusal-sheet-no-form = { $game } har ikke noe poengark på papir.
refusal-sheet-opened-twice = Dette arket var alt åpnet.
refusal-sheet-full = Et ark har høyst { $most } føringer. Begynn på et nytt.
refusal-sheet-busy = For mange skriver samtidig. Prøv igjen om et øyeblikk.
refusal-sheet-unknown = Det finnes ikke noe slikt ark her. Kanskje ble lenken kuttet, eller så har telefonen som begynte på det, ikke vært på nett siden.
refusal-sheet-is-played = Denne protokollen ble spilt ved et bord her: den er ikke noe poengark. Den kan spilles av, ikke skrives på.
refusal-sheet-bonus-unreadable = Runde { $round }, { $seat }: { $points } poeng ved siden av føringene passer ikke med noe i reglene.
