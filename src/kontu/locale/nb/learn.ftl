# Lær ved å gjøre: ti steg for hvert spill. Et steg er learn-<spill>-<steg>-title, -task, -hint og -done.

learn-title = { $game ->
    [contack] Lær Contack
    [kontrakt] Lær Kontrakt
   *[other] Lær ved å spille
 }
learn-choose = Ti korte steg ved et ekte bord, for hvert spill. Du gjør det; reglene svarer.
learn-game = { $game ->
    [contack] Contack, brikkene
   *[kontrakt] Kontrakt, kortene
 }
learn-progress = { $done } av { $count } gjort
learn-steps = De ti stegene
learn-step = Steg { $number } av { $count }
learn-step-name = { $number }. { $title }{ $state ->
    [done] , gjort
   *[open] {""}
 }
learn-loading = Bordet gjøres klart …
learn-failed = Det kom ikke noe svar: verken en server eller reglene på denne enheten er der.
learn-again = Prøv igjen
learn-you = Du
learn-hint = Hint
learn-next = Neste steg
learn-finish = Til slutten
learn-repeat = En gang til
learn-right = Riktig!
learn-go-on = Bra. Gå videre.
learn-no = Nei.
learn-allowed = { $points ->
    [none] Det er lov, men det er ikke det dette steget spør om. Prøv igjen.
    [0] Det er lov og gir ingen poeng, men det er ikke det dette steget spør om. Prøv igjen.
   *[other] Det er lov og gir { $points } poeng, men det er ikke det dette steget spør om. Prøv igjen.
 }
learn-contack-how = Velg en av brikkene dine, og så en plass med spørsmålstegn.
learn-contack-place = Velg plassen til brikken.
learn-blind = tom plass { $place }: prøv brikken her
learn-blind-mark = ?
learn-end-title = Nå kan du spille { $game ->
    [contack] Contack
   *[kontrakt] Kontrakt
 }
learn-end = Du har vært gjennom alle ti stegene. Resten kommer ved bordet. Det sier hva du kan gjøre, og hvorfor noe ikke går.
learn-end-some = { $left ->
    [one] Ett steg gjenstår. Du kan ta det når som helst.
   *[other] { $left } steg gjenstår. Du kan ta dem når som helst.
 }
learn-play = Spill et ekte parti
learn-book = Se i regelboken
learn-ask = Spør dommeren
learn-over = Begynn på nytt fra steg 1

## Contack

learn-contack-match-title = Like tall
learn-contack-match-task = Det ligger en brikke på bordet. En annen kan ligge inntil den der begge sidene har samme tall. Finn brikken din som kan det, og plassen.
learn-contack-match-hint = Den røde siden av brikken på bordet er en 6-er. Hvilken av brikkene dine har rød 6?
learn-contack-match-done = Rød 6 ligger mot rød 6: en lik kontakt (C-20). Det er lov og gir ingen poeng.

learn-contack-count-title = Tall som teller
learn-contack-count-task = Sider av samme farge kan også møtes når tallene blir 5, 10, 15 eller 20 til sammen. Finn brikken som gir en slik sum.
learn-contack-count-hint = Der ligger blå 7. 7 og 8 er 15.
learn-contack-count-done = 7 og 8 er 15: en tellende kontakt (C-21). Den gir deg 15 poeng (C-30).

learn-contack-scores-title = Hva som gir poeng
learn-contack-scores-task = To av brikkene dine passer under brikken på bordet. Den ene er lik, den andre teller. Legg den som gir poeng.
learn-contack-scores-hint = 4 mot 4 er bare likt. Hvilket tall blir 10 sammen med 4?
learn-contack-scores-done = 6 og 4 er 10, så det gir 10 poeng (C-30). 4 mot 4 hadde vært lov og gitt ingenting.

learn-contack-last-title = Inntil siste brikke
learn-contack-last-task = En brikke må berøre den som ble lagt sist. Den har en lys kant. Legg en av dine som passer der. Prøv gjerne den eldre brikken også: da hører du hvorfor det ikke går.
learn-contack-last-hint = Siste brikke er 9-2-8. Den røde 2-eren tar 2, 3 eller 8; den oransje 8-eren tar 8, 2 eller 7.
learn-contack-last-done = Den berører siste brikke (C-23). Nå er din den siste, og nestemann legger inntil den.

learn-contack-opportunity-title = En åpning
learn-contack-opportunity-task = Der en brikke berører to eller tre andre på én gang, kan den ligge langt fra siste brikke. En liten trekant viser en slik plass. Fyll den.
learn-contack-opportunity-hint = Den merkede plassen er til venstre for den nederste brikken. Både 6-10-7 og 6-3-8 passer der.
learn-contack-opportunity-done = Alle kontaktene passer, så dette er en mulighet (C-24). Det som kontaktene teller, legges sammen.

learn-contack-draw-title = Ingenting passer
learn-contack-draw-task = Du har fire brikker, og ingen av dem passer. Den som ikke kan legge og har færre enn fem, tar en brikke fra reserven.
learn-contack-draw-hint = Trykk på «Trekk».
learn-contack-draw-done = Nå har du fem. Man trekker videre til en brikke passer, eller til man har fem (C-27).

learn-contack-drawn-title = Brikken du nettopp trakk
learn-contack-drawn-task = Brikken du trakk, passer: finn plassen. Det er fortsatt din tur.
learn-contack-drawn-hint = Den nye brikken er 9-5-8. Legg den oransje 8-eren mot den oransje 8-eren på siste brikke.
learn-contack-drawn-done = Du legger så snart du kan. Etter samlerens regler må en trukket brikke som passer, til og med legges med en gang (C-28).

learn-contack-pass-title = Fem brikker og ikke noe legg
learn-contack-pass-task = Du har fem brikker, og ingen passer. Ingen har noen gang flere enn fem. Hva kan du da gjøre?
learn-contack-pass-hint = Med fem brikker kan du ikke trekke. Trykk på «Pass».
learn-contack-pass-done = Du kan bare si pass når ingenting passer, og bare med fem brikker på hånden eller tom reserve (C-29).

learn-contack-left-title = Den siste brikken på hånden
learn-contack-left-task = Du har én brikke igjen. Den som legger sin siste, avslutter omgangen. Legg den; den ene plassen gir mer enn den andre.
learn-contack-left-hint = Siste brikke, med den lyse kanten, er 10-4-2. 5-7-2 passer under den og til venstre for den. Under den er 10 og 5 til sammen 15.
learn-contack-left-done = Omgangen er over (C-40). Hver brikke som er igjen, koster 10 poeng: de to andre har tre hver og mister 30 (C-32).

learn-contack-enclosed-title = Lukket inne
learn-contack-enclosed-task = Nå etter samlerens regler. Ett hull har brikker på alle tre sider. Fyll det.
learn-contack-enclosed-hint = Hullet er i den nederste raden. Ta 6-10-7.
learn-contack-enclosed-done = Tre kontakter, 15, 15 og 20, blir 50: det meste ett legg kan gi (C-24). Brikken din har ingen åpen side, og ingen åpning kan fylles, så her er omgangen over med en gang (C-42).

## Kontrakt

learn-kontrakt-group-title = En gruppe
learn-kontrakt-group-task = En gruppe er tre kort med samme valør. Trykk på de tre nierne dine, så på den tomme plassen, så på «Legg ned».
learn-kontrakt-group-hint = Spar ni, hjerter ni, ruter ni. En åtter hører ikke til.
learn-kontrakt-group-done = Tre niere er en gruppe (K-025), og tre kort er det man legger først (K-026).

learn-kontrakt-run-title = En sekvens
learn-kontrakt-run-task = En sekvens er fire kort på rad i samme farge. Legg dem på plassen og så ned. Du har to sjuere: pass på hvilken.
learn-kontrakt-run-hint = Spar 4, 5, 6 og 7. Kløver sju er også svart, men en annen farge.
learn-kontrakt-run-done = Fire spar på rad er en sekvens (K-030). Farger blandes aldri, ikke engang svart med svart (K-031).

learn-kontrakt-joker-title = En joker i en sekvens
learn-kontrakt-joker-task = Du har hjerter 4, 5 og 7. 6-eren mangler, men du har en joker. Legg en sekvens.
learn-kontrakt-joker-hint = Legg hjerter 4, 5, 7 og jokeren på plassen, og så ned.
learn-kontrakt-joker-done = Jokeren står for hjerter seks (K-092), og alle kan se det.

learn-kontrakt-contract-title = Kontrakten
learn-kontrakt-contract-task = Kontrakten i runde 1 er to grupper på tre. Ingenting kan legges før alt er klart. Sett begge sammen, og legg ned.
learn-kontrakt-contract-hint = Nierne på den ene plassen, firerne på den andre. Treeren er ingen firer.
learn-kontrakt-contract-done = Hele kontrakten ligger på bordet på én gang (K-051). Alle har den samme i denne runden.

learn-kontrakt-buy-title = Å kjøpe
learn-kontrakt-buy-task = Ane vil ikke ha ruter dame. Du har to damer. Kjøp den, utenom tur: et straffekort fra trekkbunken følger med.
learn-kontrakt-buy-hint = Trykk på knappen der det står «Kjøp».
learn-kontrakt-buy-done = Du fikk damen og ett kort til. Andre kan bare kjøpe det som den som har tur, ikke vil ha (K-077).

learn-kontrakt-off-title = Å bygge videre
learn-kontrakt-off-task = Kontrakten din ble lagt på en tidligere tur. Nå kan enkeltkort legges til alle kombinasjoner, også de andres. Bygg videre med åtteren.
learn-kontrakt-off-hint = Trykk på kløver åtte, og så på åtterne til Bo.
learn-kontrakt-off-done = Du kan også bygge videre på andres kombinasjoner (K-071), og en gruppe tar kort med sin valør (K-073). Kort på bordet koster deg ingenting.

learn-kontrakt-swap-title = Å ta en joker tilbake
learn-kontrakt-swap-task = I kløversekvensen til Bo står en joker for sjueren. Du har nettopp det kortet. Bytt dem; jokeren må med en gang til en kombinasjon.
learn-kontrakt-swap-hint = Trykk på kløver sju, så på sekvensen til Bo, og velg hvor jokeren skal.
learn-kontrakt-swap-done = Det må være nettopp det kortet jokeren står for (K-096), og jokeren legges igjen på samme tur (K-098).

learn-kontrakt-touching-title = To sekvenser i samme farge
learn-kontrakt-touching-task = Runde 3 krever to sekvenser på fire. To sekvenser i samme farge kan ikke berøre hverandre: Den ene kan ikke begynne rett etter at den andre slutter. Lag to av hjerterne dine.
learn-kontrakt-touching-hint = Hopp over sjueren: 3-4-5-6 og 8-9-10-knekt.
learn-kontrakt-touching-done = 3-4-5-6 og 7-8-9-10 ville berøre hverandre (K-052). Et mellomrom på ett kort er nok (K-054).

learn-kontrakt-out-title = Å gå ut
learn-kontrakt-out-task = Du har to kort igjen, og det siste må kastes. Bygg først videre med nieren, og kast så toeren.
learn-kontrakt-out-hint = Trykk på nieren, så på nierne på bordet. Trykk så på toeren og på «Kast».
learn-kontrakt-out-done = Det siste kortet ditt er borte, så runden er over (K-102). Du skriver 0; de andre teller det de har, 17 og 26.

learn-kontrakt-last-title = Den siste runden
learn-kontrakt-last-task = Runde 7 krever tre sekvenser, og hele hånden må inn i dem på én gang. Ingenting kastes. Legg alle tretten kortene.
learn-kontrakt-last-hint = Hjerter 3 til 6, hjerter 8 til knekt og kløver 5 til 9. Sjueren mangler, så sekvensene i hjerter berører ikke hverandre.
learn-kontrakt-last-done = Hvert kort på hånden ligger i tre sekvenser (K-105). Runden, og med den partiet, er over.
