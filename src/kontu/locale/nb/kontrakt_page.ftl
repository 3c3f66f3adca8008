# Det siden sier ved et Kontrakt-bord, utenom avslag, valg og det terminalen også sier.
# $name, $seat, $caller og $names er navn på spillere; $card, $joker, $to og $meld er slik de ser ut på bordet.

## Starten

kontrakt-about = Sju runder, sju kontrakter: samle grupper og sekvenser, legg ned kontrakten for runden, og bli kvitt resten før de andre. Kjøp det de lar ligge. Færrest poeng vinner.
kontrakt-year = Et kortspill i rummyfamilien
kontrakt-play-help = Du mot to boter, sju runder, ingen registrering.
kontrakt-picture = En kontrakt på bordet: en gruppe niere og en sekvens i hjerter.
kontrakt-title = Kontu – Kontrakt
kontrakt-title-buy = Kjøpe { $card }? – Kontu

## Bordet

kontrakt-table-heading = Kontrakt-bord
kontrakt-round-of = Runde { $round } av { $rounds }
kontrakt-round-number = Runde { $number }
kontrakt-round-word = Runde
kontrakt-whole-hand-note = Hele hånden legges på én gang; sekvensene kan være lengre.
kontrakt-players = Rundt bordet
kontrakt-cloth = Bordet
kontrakt-melds = Det som ligger på bordet
kontrakt-not-laid = ikke lagt ned ennå
kontrakt-dealer = giver
kontrakt-dealer-letter = G
kontrakt-cards-held = { $count ->
    [one] kort på hånden
   *[other] kort på hånden
 }
kontrakt-has-laid = har lagt ned kontrakten
kontrakt-points-total = poeng til sammen
kontrakt-stock-pile = Trekkbunke, { $count ->
    [0] tom
    [one] ett kort
   *[other] { $count } kort
 }
kontrakt-discard-pile = Avleggingsbunke, øverst { $card }, { $count ->
    [one] ett kort
   *[other] { $count } kort
 }
kontrakt-discard-empty = Avleggingsbunke, tom
kontrakt-meld-label = { $name }, nr. { $number }
kontrakt-meld-name = { $name }, nr. { $number }, { $kind ->
    [group] gruppe
   *[run] sekvens
 }: { $cards }
kontrakt-meld-takes = tar det valgte kortet
kontrakt-slots = { $kind ->
    [group] { $count ->
        [one] gruppe på { $size }
       *[other] { $count } grupper på { $size }
    }
   *[run] { $count ->
        [one] sekvens på { $size }
       *[other] { $count } sekvenser på { $size }
    }
 }

## Hånden

kontrakt-your-hand = Hånden din
kontrakt-hand-empty = Ingen flere kort å velge blant.
kontrakt-twin = { $card }, { $number } av { $count }
kontrakt-new-card = { $card }, nytt
kontrakt-sort = Sorter hånden
kontrakt-sort-suit = Etter farge
kontrakt-sort-rank = Etter valør
kontrakt-sort-contract = Mot kontrakten

## Brettet for kontrakten

kontrakt-tray = Kontrakten din
kontrakt-slot-place = { $number }: { $slot }, { $count ->
    [0] tom
    [one] ett kort
   *[other] { $count } kort
 }. Legg de valgte kortene her
kontrakt-take-back = Ta tilbake { $card }
kontrakt-take-all-back = Ta tilbake
kontrakt-propose = Foreslå
kontrakt-lay = Legg ned
kontrakt-tray-good = Kontrakten er klar.
kontrakt-tray-later = Den sjekkes når det er din tur og du har trukket.
kontrakt-joker-which = Hvilket kort står jokeren for?
kontrakt-joker-again = Velg jokeren på nytt
kontrakt-ace-which = Til hvilken ende skal esset?
kontrakt-ace-again = Velg essets ende på nytt
kontrakt-ace-end = { $card }{ $end ->
    [high] {" "}høyt
   *[low] {" "}lavt
 }

## Hvem som har turen, og hva som kan gjøres

kontrakt-prompt-dealing = Kortene deles ut …
kontrakt-prompt-cut = Du tar av: hvor mange kort løfter du?
kontrakt-prompt-draw = { $card ->
    [none] Din tur: trekk fra trekkbunken
   *[other] Din tur: ta { $card }, eller trekk fra trekkbunken
 }
kontrakt-prompt-draw-last = Det er ingenting å trekke: ta { $card }, ellers er runden slutt
kontrakt-prompt-stock = Din tur: trekk fra trekkbunken
kontrakt-prompt-let = { $card } er ditt: kjøp det
kontrakt-prompt-lay = Legg ned kontrakten, eller velg et kort å kaste
kontrakt-prompt-whole = Legg ned hele hånden, eller velg et kort å kaste
kontrakt-prompt-build = Velg et kort: bygg videre med det, eller kast det
kontrakt-prompt-drop = Lagt ned! Velg et kort å kaste
kontrakt-prompt-buy = Kjøper du { $card }?
kontrakt-prompt-window = De andre kan kjøpe { $card }: { $answered } av { $asked } har svart
kontrakt-prompt-other-draws = { $name } trekker …
kontrakt-prompt-other-plays = { $name } spiller …
kontrakt-take = Ta { $card }
kontrakt-draw-stock = Fra trekkbunken
kontrakt-leave-last = La det ligge: runden er slutt
kontrakt-drop = Kast { $card }
kontrakt-drop-which = Kast: velg ett kort
kontrakt-drop-short = Kast …
kontrakt-let-do = La det gå
kontrakt-cut-depth = Kort
kontrakt-cut-do = Ta av
kontrakt-confirm-drop = Kaste { $card }?
kontrakt-do-it = Gjør det
kontrakt-ways = Hvilken mener du?
kontrakt-add = Legg { $card } på { $meld }{ $end ->
    [high] , høyt
    [low] , lavt
   *[none] { "" }
 }
kontrakt-add-joker = Legg jokeren på { $meld } som { $card }{ $end ->
    [high] , høyt
    [low] , lavt
   *[none] { "" }
 }
kontrakt-swap = Legg { $card } for jokeren i { $meld } og jokeren på { $to }{ $joker ->
    [none] { "" }
   *[other] { " " }som { $joker }
 }

## Kjøp

kontrakt-window-buy = Kjøpe { $card }?
kontrakt-window-others = Er det noen som kjøper { $card }?
kontrakt-buy = Kjøp { $card }
kontrakt-call = Kan jeg få { $card }?
kontrakt-no = Nei takk
kontrakt-you-buy = Du kjøper, hvis ingen før deg gjør det.
kontrakt-you-pass = Du kjøper ikke.
kontrakt-answered = { $answered } av { $asked } har svart.
kontrakt-time-left = { $seconds ->
    [one] Ett sekund igjen
   *[other] { $seconds } sekunder igjen
 }
kontrakt-standing = Svar på forhånd
kontrakt-standing-now = Du svarer på forhånd: endre det
kontrakt-standing-help = Bordet svarer for deg når et kort er til salgs. Ingen andre ser det, og ingen venter kortere av det.
kontrakt-standing-no-until-my-turn = Nei, til det er min tur
kontrakt-standing-not-this-round = Nei, hele denne runden
kontrakt-standing-only = Spør meg bare om disse:
kontrakt-standing-only-do = Bare disse
kontrakt-standing-none = Spør meg om hvert kort

## Poeng, slutten på en runde og på spillet

kontrakt-dealt-short = { $count } kort
kontrakt-bonus = { $points } i bonus
kontrakt-round-over = Runde { $round } er over
kontrakt-out = { $name } gikk ut.
kontrakt-went-out = ute
kontrakt-next-round = Neste runde
kontrakt-ending-rounds = siste runde er spilt
kontrakt-last-hands = De siste hendene
kontrakt-log-dealt = Runde { $round }: { $slots }. { $dealer } delte ut { $each } kort til hver og snudde { $up }. { $first } begynner.
kontrakt-log-unsold = Ingen kjøpte { $card }.
kontrakt-promises-help = Før hver utdeling og hver ny trekkbunke ble rekkefølgen på kortene låst og fingeravtrykket (SHA-256) vist. Etter runden vises rekkefølgen, og denne nettleseren regner ut fingeravtrykket på nytt.

## Innstillinger

kontrakt-set-four = Fire farger
kontrakt-set-four-help = Blå ruter og grønn kløver, så fargene er lette å skille.
kontrakt-set-big = Store hjørner
kontrakt-set-big-help = Valør og farge stort, bildet lite.
kontrakt-set-confirm = Bekreft hver handling
kontrakt-set-confirm-help = Ett trykk til bygger videre, bytter eller kaster; til da kan det tas tilbake.
kontrakt-set-automatic = Trekk av seg selv
kontrakt-set-automatic-help = Når bare trekkbunken er igjen å trekke fra.
kontrakt-art = Kortbildene er av Adrian Kennard (CC0), fra react-playing-cards av Ilya Malyanov.
kontrakt-art-licence = Lisensen

## Slik spiller du

kontrakt-how-goal = Hver runde har en kontrakt: en gruppe er kort med samme valør, en sekvens er kort på rad i samme farge. Kort som er igjen på hånden når noen går ut, gir poeng; færrest poeng til sammen vinner.
kontrakt-how-turn = På din tur trekker du et kort: det øverste i avleggingsbunken eller ett fra trekkbunken. Så legger du det du kan, og kaster ett kort.
kontrakt-how-lay = Velg kort og trykk på en plass i kontrakten for å legge dem der; trykk på et kort på plassen for å ta det tilbake. Når alle plassene har fått sitt merke, legger du ned. Alt legges på én gang.
kontrakt-how-build = Fra neste tur velger du et kort og trykker på en kombinasjon som lyser opp, din egen eller en annens. Legg kortet som en joker står for, på sekvensen, så flyttes jokeren til et annet sted på bordet.
kontrakt-how-buy = Det den som har tur, lar ligge, kan kjøpes, og da følger et straffekort fra trekkbunken med. Alle blir spurt samtidig; den som sitter nærmest etter den som har tur, får det.
kontrakt-how-cards = Kortene beholder rekkefølgen du gir dem: dra dem, eller sorter med de tre tegnene over hånden. En prikk viser hva som kom sist.
kontrakt-key-tab = Tab
kontrakt-key-tab-does = fra del til del
kontrakt-key-arrows = ← → ↑ ↓
kontrakt-key-arrows-does = fra kort til kort
kontrakt-key-shift = Shift + ← →
kontrakt-key-shift-does = flytt kortet
kontrakt-key-enter = Enter
kontrakt-key-enter-does = velg et kort, eller legg det tilbake
kontrakt-key-slots = 1 – 4
kontrakt-key-slots-does = legg de valgte kortene på den plassen
kontrakt-key-l = L
kontrakt-key-l-does = legg ned
kontrakt-key-m = M
kontrakt-key-m-does = til kombinasjonene som tar det valgte kortet
kontrakt-key-d = D
kontrakt-key-d-does = kast det valgte kortet
kontrakt-key-t = T
kontrakt-key-t-does = ta det øverste i avleggingsbunken
kontrakt-key-s = S
kontrakt-key-s-does = trekk fra trekkbunken
kontrakt-key-b = B
kontrakt-key-b-does = kjøp
kontrakt-key-pass = Esc
kontrakt-key-pass-does = ikke kjøp (mellomrom også); ellers legg kortene tilbake
kontrakt-key-h = H
kontrakt-key-h-does = til hånden din
