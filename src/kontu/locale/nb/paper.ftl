# Det som står på papir: brikker, poengark, kontraktkort, regelhefter, sjekklister.

## Brikker

paper-tiles-title = Contack
paper-tiles-note = { $tiles }, { $set } · side { $side } mm
paper-tiles-count = { $count ->
    [one] 1 brikke
   *[other] { $count } brikker
 }
paper-set-reconstruction = en rekonstruksjon
paper-set-reconstruction-about = Ingen kilde vi har funnet, lister opp de 36 opprinnelige brikkene. Dette settet er en rekonstruksjon: Det har de fire brikkene som er kjent, og ditt kan godt være annerledes. Kryss av for det som ligger i esken, og skriv nederst det som ikke står på listen.
paper-set-own = et eget sett
paper-set-own-about = Brikkene i settet slik eieren har ført dem inn.
paper-measure = Denne streken er { $length } mm lang hvis siden ble skrevet ut i full størrelse.

## Sjekklisten

paper-checklist-title = Er settet komplett?
paper-checklist-subject = Alle brikkene i settet, hver med en rute å krysse av i.
paper-checklist-other = Brikker i esken som ikke står på listen
paper-checklist-order = Hver brikke skrives blå – rød – oransje: blå nederst, rød til høyre, oransje til venstre. Streken under 6 og 9 viser hvilken vei som er ned.

## Poengark

paper-sheet-title = Poengark
paper-sheet-subject = Et poengark til å fylle ut med blyant.
paper-changed = { $name }, endret
paper-date = Dato
paper-place = Sted
paper-hand-number = Omgang { $number }
paper-plays = Legg som teller
paper-plays-sum = Sum av leggene
paper-left-row = Brikker igjen × { $points }
paper-hand-score = Denne omgangen
paper-running-total = Sum så langt
paper-match-total = Sum
paper-left-note = Hver brikke som er igjen på hånden, trekker fra { $points } poeng.
paper-ends-target = Partiet slutter når en sum når { $target }.
paper-wins-most = Høyeste sum vinner.
paper-wins-fewest = Laveste sum vinner.
paper-bank-got = Fått
paper-bank-paid = Betalt
paper-bank-have = Sjetonger nå
paper-bank-note = Alle begynner med sjetonger for { $stake }; til sammen er de alltid verdt { $whole }.
paper-joker = joker
paper-face = tallet på kortet
paper-cost-values = Igjen på hånden: { $values }
paper-cost-how = Skriv øverst hva runden kostet, nederst summen så langt, og en tydelig 0 for den som gikk ut.
paper-dealer-mark = Ringen viser giveren når den som gir først, står i kolonne 1.

## Kontraktkortet

paper-card-title = Kontrakter
paper-card-subject = Alle rundene med kontraktene, og hva kortene koster.
paper-card-buys = { $count ->
    [0] ingen kjøp
    [one] 1 kjøp
   *[other] { $count } kjøp
 }
paper-card-whole-hand = hele hånden på én gang
paper-card-values = Poeng på hånden
paper-card-buying = Et kjøpt kort
paper-card-penalty = gir { $count ->
    [one] ett kort til
   *[other] { $count } kort til
 } fra trekkbunken

## Heftet

paper-rules-subject = Reglene, med nummeret på hver regel.
paper-rules-example = Eksempel
paper-rules-all-variants = I alle varianter
