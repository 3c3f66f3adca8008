# Kontrakt ved bordet i terminalen: hva som ligger der, hva som skjedde, hva som kan skrives, og hvorfor en bot gjorde det.

## Bordet

kontrakt-round = Runde { $round } av { $rounds }: { $contract } ({ $slots })
kontrakt-slot-group = gruppe på { $size }
kontrakt-slot-run = sekvens på { $size }
kontrakt-whole-hand = Siste runde: hele hånden legges på én gang, i sekvenser som kan være lengre enn disse.
kontrakt-stock = trekkbunke { $stock }
kontrakt-pile = avleggingsbunke { $pile }, øverst
kontrakt-pile-empty = avleggingsbunken er tom
kontrakt-column-cards = kort
kontrakt-column-contract = kontrakt
kontrakt-column-buys = kjøpt
kontrakt-column-this-round = denne runden
kontrakt-down = lagt
kontrakt-not-down = -
kontrakt-deals = gir
kontrakt-no-melds = Ingenting er lagt ennå.
kontrakt-hand = { $count ->
    [one] Hånden din, ett kort:
   *[other] Hånden din, { $count } kort:
 }
kontrakt-legend = Farger: { $spades } spar, { $hearts } hjerter, { $diamonds } ruter, { $clubs } kløver; T er ti, A ess, J knekt, Q dame, K konge, * en joker, *9h en joker for hjerter ni.
kontrakt-left-over = { $seat }: { $points } for

## Kort i ord

kontrakt-rank = { $rank ->
    [A] ess
    [T] ti
    [J] knekt
    [Q] dame
    [K] konge
   *[other] { $rank }
 }
kontrakt-card = { $suit ->
    [s] spar
    [h] hjerter
    [d] ruter
   *[c] kløver
 } { $rank }
kontrakt-joker = joker
kontrakt-stand-in = joker for { $card }
kontrakt-list-suit = { $suit ->
    [s] Spar
    [h] Hjerter
    [d] Ruter
   *[c] Kløver
 }: { $ranks }.
kontrakt-list-jokers = { $count ->
    [one] Én joker.
   *[other] { $count } jokere.
 }
kontrakt-list-group = Gruppe { $meld }: { $cards }.
kontrakt-list-run = Sekvens { $meld }: { $cards }.

## Hva som kan gjøres

kontrakt-for-sale = { $seat } lot { $card } ligge. Vil du kjøpe det{ $penalty ->
    [0] { "" }
    [one] , med et kort fra trekkbunken
   *[other] , med { $penalty } kort fra trekkbunken
 }? { $before ->
    [0] Du blir spurt først.
    [one] Én spiller blir spurt før deg.
   *[other] { $before } spillere blir spurt før deg.
 }
kontrakt-asks = { $caller } ber om { $card }: ta det selv, eller la det gå.
kontrakt-do-take = ta det øverste kastede kortet
kontrakt-do-leave = la det ligge; de andre kan kjøpe det, så trekker du fra trekkbunken
kontrakt-do-leave-last = la det ligge; det er ingenting å trekke, så runden er slutt
kontrakt-do-stock = trekk fra trekkbunken
kontrakt-do-buy = kjøp det
kontrakt-do-no = ikke kjøp det
kontrakt-do-call = be om det
kontrakt-do-let = la det gå
kontrakt-do-lay = { $left ->
    [0] ingen kort igjen
    [one] ett kort igjen
   *[other] { $left } kort igjen
 }
kontrakt-more-lay-downs = Flere måter å legge på er lovlige; skriv den du vil ha.

## Hjelp

kontrakt-help = Skriv nummeret på en handling, eller handlingen selv. Store og små bokstaver er like, og 10 kan stå for T.
kontrakt-help-cards = Kort: valør og farge, 9s Td Ah; * er en joker. Kombinasjonene på bordet har navn: p1.2 er den andre til p1.
kontrakt-help-draw = { $take } 8d – ta det øverste kastede kortet; { $leave } – la det ligge; { $stock } – trekk fra trekkbunken
kontrakt-help-window = { $buy } 3c, { $no } – kjøp et kort som ble liggende, eller ikke (ved noen bord først: { $call } 3c, og den som har tur: { $let })
kontrakt-help-beforehand = { $stand } { $round }, { $stand } { $turn }, { $stand } { $only } 9 Td * – si på forhånd hvilke kort du vil bli spurt om; { $stand } alene tar det tilbake
kontrakt-help-lay = { $lay } 9s9h9d 4h5h6h7h – legg kontrakten: hver kombinasjon uten mellomrom, i kontraktens rekkefølge, kortene i hvilken som helst
kontrakt-help-joker = { $lay } 9s9h* 4h*5h6h7h – en joker i en gruppe er *; i en sekvens sier *5h hva den står for
kontrakt-help-add = { $add } 8h p1.2 – bygg videre; { $add } *9h p1.2 – en joker på en sekvens; { $add } * p1.1 – på en gruppe
kontrakt-help-ace = { $add } Ah+ p1.2, { $add } Ah- p1.2 – et ess høyt eller lavt, der begge ender er ledige
kontrakt-help-swap = { $swap } 7c p2.1 *8c:p1.1 – legg 7c for jokeren i p2.1 og jokeren som 8c på p1.1; *:p1.2 legger den på en gruppe
kontrakt-help-drop = { $drop } Qc – kast, så er turen din over
kontrakt-help-verbs = I listen og i protokoller står de på engelsk: { $verbs }.
kontrakt-help-view = { $suits }, { $ranks }, { $list } – hvordan hånden vises: etter farge, etter valør eller i ord

kontrakt-beforehand-round = ikke denne runden
kontrakt-beforehand-turn = ikke før min tur
kontrakt-beforehand-only = bare
kontrakt-verb-take = ta
kontrakt-verb-leave = la ligge
kontrakt-verb-stock = trekk
kontrakt-verb-buy = kjøp
kontrakt-verb-no = nei
kontrakt-verb-call = be om
kontrakt-verb-let = la gå
kontrakt-verb-lay = legg
kontrakt-verb-add = bygg
kontrakt-verb-swap = bytt
kontrakt-verb-drop = kast
kontrakt-verb-cut = ta av

## Hva som skjedde

kontrakt-dealt = Runde { $round }, { $contract } ({ $slots }): { $dealer } delte ut { $each } kort til hver og snudde { $up }. Først ut: { $first }.
kontrakt-cut = { $seat } ville løfte { $meant } kort og løftet { $lifted }; utdelingen trenger { $exact }.
kontrakt-took = { $seat } tok { $card }.
kontrakt-left = { $seat } lot { $card } ligge.
kontrakt-called = { $seat } ba om { $card }.
kontrakt-let = { $seat } lot { $card } gå til { $caller }.
kontrakt-bought = { $seat } kjøpte { $card }{ $count ->
    [0] .
    [one] { " " }med et kort fra trekkbunken{ $penalty ->
        [none] .
       *[other] : { $penalty }.
    }
   *[other] { " " }med { $count } kort fra trekkbunken{ $penalty ->
        [none] .
       *[other] : { $penalty }.
    }
 }
kontrakt-drew = { $seat } trakk { $card ->
    [none] fra trekkbunken
   *[other] { $card }
 }{ $stock ->
    [0] , det siste kortet der.
   *[other] .
 }
kontrakt-shuffled = Avleggingsbunken ble blandet: en ny trekkbunke på { $stock }.
kontrakt-laid = { $seat } la kontrakten: { $melds }. Kort igjen: { $held }.
kontrakt-added = { $seat } bygde videre på { $meld } med { $card }. Kort igjen: { $held }.
kontrakt-swapped = { $seat } la { $card } for jokeren i { $meld } og jokeren som { $joker } på { $to }. Kort igjen: { $held }.
kontrakt-dropped = { $seat } kastet { $card }. Kort igjen: { $held }.
kontrakt-round-ended = Runde { $round } er over: { $ending }.

## Hvorfor en bot gjorde det

reason-kontrakt-take-nearer = med { $card } mangler { $away ->
    [0] ingenting
    [one] ett kort
   *[other] { $away } kort
 } til kontrakten
reason-kontrakt-take-outs = med { $card } er det { $outs } kort å vente på, ikke { $now }
reason-kontrakt-take-fits = det kan bygges videre med { $card }
reason-kontrakt-take-last = det ville ikke være noe å trekke
reason-kontrakt-leave = { $card } hjelper ikke
reason-kontrakt-buy = { $card } er verdt to kort mer på hånden: da mangler { $away ->
    [0] ingenting
    [one] ett kort
   *[other] { $away } kort
 }
reason-kontrakt-buy-outs = med { $card } er det { $outs } kort å vente på, ikke { $now }
reason-kontrakt-buy-draw = ingen har lagt ned noe på lenge, og et kjøp gir ett kort til fra trekkbunken
reason-kontrakt-buy-short = kontrakten trenger flere kort enn hånden har
reason-kontrakt-no-help = { $card } hjelper ikke kontrakten
reason-kontrakt-no-down = etter kontrakten gir et kjøp bare flere kort
reason-kontrakt-no-whole-hand = i siste runde må også hvert kjøpt kort passe
reason-kontrakt-no-full = hånden har allerede { $held } kort
reason-kontrakt-no-ready = kontrakten er klar
reason-kontrakt-let = det var ikke ønsket
reason-kontrakt-cut = akkurat kortene i utdelingen
reason-kontrakt-lay = kontrakten er klar; { $points ->
    [0] ingenting som koster
    [one] ett poeng
   *[other] { $points } poeng
 } kan bli igjen på hånden
reason-kontrakt-add = ett kort mindre på hånden, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
 } mindre
reason-kontrakt-swap = jokeren gir plass til { $card }
reason-kontrakt-drop-spare = det hjelper kontrakten minst og koster { $points }
reason-kontrakt-drop-costly = det passer ikke på noe på bordet og koster { $points }
reason-kontrakt-drop-fits = alle kortene som er igjen, passer på noe på bordet

## Tips

kontrakt-tips = Tips
kontrakt-tip-apart = Hold gruppene og sekvensene du håper på, fra hverandre på hånden: Da ser du hva som mangler, og hva du kan kaste.
kontrakt-tip-look = Kontrakten din ligger på bordet: Se på alle gruppene og på endene av alle sekvensene før du kaster.
kontrakt-tip-buy = Kjøp det som fullfører kontrakten, og ikke for å samle: Hvert kjøp gir flere kort enn det du vil ha.
kontrakt-tip-last = Når hele hånden må legges på én gang, kan et kjøp gjøre det vanskeligere: Alle kortene må få plass.
kontrakt-tip-joker = En joker hjelper med kontrakten, men den koster mye på hånden når noen går ut.

## Ordene i spillet

word-card = kort
word-rank = valør
word-suit = farge
word-joker = joker
word-group = gruppe
word-run = sekvens
word-meld = kombinasjon
word-contract = kontrakt
word-round = runde
word-stock = trekkbunke
word-discard-pile = avleggingsbunke
word-penalty-card = straffekort
word-lay-down = legge ned
word-lay-off = bygge videre
word-exchange = bytte
word-discard = kaste
word-buy = kjøpe
word-go-out = gå ut
