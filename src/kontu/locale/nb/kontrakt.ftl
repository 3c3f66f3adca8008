# Kontrakt: avslag, varianter, valg, hendelser og ord.
# $card, $cards, $meld, $contract er notasjon; $seat er en plass som p2.

## Varianter

variant-kontrakt-1 = Kontrakt
variant-kontrakt-1-help = Spillet slik de norske reglene har det: sju kontrakter, 10 eller 12 kort, én joker færre enn det er spillere. Et godt førstevalg.
variant-other-deal-1 = Annen utdeling
variant-other-deal-1-help = Ti kort i de fire første rundene og tolv i de tre siste, med flere kortstokker for opptil åtte spillere.
variant-no-jokers-1 = Uten jokere
variant-no-jokers-1-help = De samme sju kontraktene uten noen joker.
variant-may-i-1 = May I?
variant-may-i-1-help = Kombinasjonene kan være større fra starten, jokerne blir liggende og koster 25, og siste runde spilles videre.
variant-shanghai-1 = Shanghai
variant-shanghai-1-help = Du kan bygge videre på samme tur, to kjøp i runden, fire jokere, og tallkort til fem poeng. Kortverdiene er vårt valg.
variant-shanghai-ten-1 = Shanghai i ti runder
variant-shanghai-ten-1-help = Ti kontrakter fra elleve kort, tre eller fire kjøp i runden, og fradrag for å gå ut.
variant-liverpool-1 = Liverpool
variant-liverpool-1-help = Den til høyre for giveren tar av før utdelingen, og en nøyaktig avløfting gir 50 poeng i fradrag.

## Valg

option-min_players = Færrest spillere
option-min_players-help = Det minste antallet spillere. Reglene sier tre; to går an, men er ikke spillet slik det er tenkt.
option-max_players = Flest spillere
option-max_players-help = Det største antallet spillere. Hovedreglene sier fem; med flere kortstokker kan opptil åtte spille.
option-decks = Kortstokker
option-decks-help = Hvor mange kortstokker på 52 kort som blandes sammen: for to spillere, for tre, og så videre. Det siste tallet gjelder videre.
option-jokers = Jokere
option-jokers-help = Hvor mange jokere i alt: for to spillere, for tre, og så videre. Én færre enn det er spillere i hovedreglene.
option-deal = Kort utdelt
option-deal-help = Hvor mange kort hver spiller får, runde for runde. Det siste tallet gjelder videre.
option-contracts = Kontrakter
option-contracts-help = Hva som må legges ned i hver runde: G3 er en gruppe med tre kort, S4 en sekvens med fire, med plusstegn mellom.
option-contracts-values = Én kontrakt per runde, for eksempel G3+S4: en gruppe på tre og en sekvens på fire.
option-first_melds = Første nedlegging
option-first_melds-help = Om kontrakten legges med nøyaktig sine kort, eller kombinasjonene kan være større med en gang (May I?).
option-first_melds-exact = nøyaktig kontrakten
option-first_melds-minimum = kontrakten eller mer
option-last_round = Siste runde
option-last_round-help = Om den siste kontrakten tar hele hånden på én gang, eller det spilles videre med resten (May I?).
option-last_round-whole_hand = hele hånden på én gang
option-last_round-played_on = spilles videre
option-go_out = Gå ut
option-go_out-help = Hvordan det siste kortet forlater hånden. I hovedreglene må det kastes.
option-go_out-discard = med et kast
option-go_out-lay_down = med et kast eller med kontrakten
option-go_out-either = på hvilken som helst måte
option-go_out-no_discard = aldri med et kast
option-build_same_turn = Bygge videre på samme tur
option-build_same_turn-help = Om man kan bygge videre på samme tur som kontrakten ble lagt ned (Shanghai).
option-build_same_turn-true = tillatt
option-build_same_turn-false = fra neste tur
option-same_suit_runs = Sekvenser i samme farge
option-same_suit_runs-help = Hvordan to sekvenser i samme farge i én kontrakt kan ligge. I hovedreglene kan de ikke berøre hverandre.
option-same_suit_runs-not_touching = uten å berøre hverandre
option-same_suit_runs-free = fritt
option-same_suit_runs-gap2 = to valører fra hverandre, eller overlappende
option-same_suit_runs-different = bare ulike farger
option-same_rank_groups = Grupper med samme valør
option-same_rank_groups-help = Om to grupper i en kontrakt kan ha samme valør. Kildene sier ingenting.
option-same_rank_groups-true = tillatt
option-same_rank_groups-false = ikke tillatt
option-joker_limit = Jokere i en kombinasjon
option-joker_limit-help = Hvor mange jokere som kan ligge i én kombinasjon. Ingen grense i hovedreglene.
option-joker_limit-none = ingen grense
option-joker_limit-majority = ikke flere enn andre kort
option-joker_limit-by_size = én, to eller tre etter størrelsen
option-max_jokers = Flest jokere i en kombinasjon
option-max_jokers-help = Et fast tall som ingen kombinasjon kan gå over. Fjorten er ingen grense.
option-min_naturals = Vanlige kort i en kombinasjon
option-min_naturals-help = Hvor mange kort utenom jokere en kombinasjon må ha når den legges ned.
option-adjacent_jokers = Jokere side om side
option-adjacent_jokers-help = Om to jokere kan ligge ved siden av hverandre i en sekvens.
option-adjacent_jokers-true = tillatt
option-adjacent_jokers-false = ikke tillatt
option-joker_swap = Bytte jokere
option-joker_swap-help = Fra hvilke spilleres sekvenser en joker kan byttes mot kortet den står for.
option-joker_swap-any = fra alles sekvenser
option-joker_swap-own = fra egne sekvenser
option-joker_swap-none = ikke i det hele tatt
option-joker_swap_when = Når jokere byttes
option-joker_swap_when-help = Om jokere byttes etter at man har lagt kontrakten, før, eller begge deler.
option-joker_swap_when-after = etter egen kontrakt
option-joker_swap_when-before = før egen kontrakt
option-joker_swap_when-any = før og etter
option-down_may_take = Ta etter kontrakten
option-down_may_take-help = Om den som har lagt kontrakten, fortsatt kan ta det øverste kastede kortet.
option-down_may_take-true = tillatt
option-down_may_take-false = ikke tillatt
option-down_may_buy = Kjøpe etter kontrakten
option-down_may_buy-help = Om den som har lagt kontrakten, fortsatt kan kjøpe.
option-down_may_buy-true = tillatt
option-down_may_buy-false = ikke tillatt
option-may_rediscard_taken = Kaste kortet man nettopp tok
option-may_rediscard_taken-help = Om et kort tatt fra avleggingsbunken kan kastes igjen på samme tur.
option-may_rediscard_taken-true = tillatt
option-may_rediscard_taken-false = ikke tillatt
option-discarder_may_buy = Kjøpe tilbake
option-discarder_may_buy-help = Om en spiller kan kjøpe tilbake kortet han nettopp kastet.
option-discarder_may_buy-true = tillatt
option-discarder_may_buy-false = ikke tillatt
option-active_may_stop = Stanse et kjøp
option-active_may_stop-help = Om den som har tur, kan svare på et ønske om kjøp ved å ta kortet selv (May I?).
option-active_may_stop-true = ved å ta kortet
option-active_may_stop-false = ikke i det hele tatt
option-buy_limits = Kjøp i en runde
option-buy_limits-help = Hvor ofte hver spiller kan kjøpe, runde for runde. Det siste tallet gjelder videre; en tom liste er ingen grense.
option-buy_limit_match = Kjøp i et parti
option-buy_limit_match-help = Hvor ofte hver spiller kan kjøpe i hele partiet. Null er ingen grense.
option-penalty_cards = Straffekort
option-penalty_cards-help = Hvor mange kort fra trekkbunken som følger med et kjøpt kort.
option-number_points = Poeng for tallkort
option-number_points-help = Hva to til ti koster på hånden: tallverdien, eller fem hver (Shanghai).
option-number_points-face = tallverdien
option-number_points-five = fem hver
option-court_points = Poeng for bildekort
option-court_points-help = Hva en knekt, dame eller konge koster på hånden.
option-ace_points = Poeng for et ess
option-ace_points-help = Hva et ess koster på hånden, enten det var ment lavt eller høyt.
option-joker_points = Poeng for en joker
option-joker_points-help = Hva en joker koster på hånden. 25 i May I?
option-cut_bonus = Nøyaktig avløfting
option-cut_bonus-help = Fradrag når avløftingen tar nøyaktig kortene som skal deles ut (Liverpool). Null er ingen avløfting; tallet 50 er fra én kilde.
option-blind_bonus = Gå ut blindt
option-blind_bonus-help = Fradrag for å legge ned og gå ut på én tur.
option-no_joker_bonus = Gå ut uten joker
option-no_joker_bonus-help = Fradrag for å gå ut når det ikke var noen joker i egen kontrakt.
option-tie_break = Lik sum
option-tie_break-help = Om de som har lik sum, deler seieren, eller om flest vunne runder, og så siste runde, avgjør.
option-tie_break-shared = deler seieren
option-tie_break-rounds_won = flere vunne runder, så siste runde
option-stall_circles = Runder som står fast
option-stall_circles-help = Hvor mange ganger turen kan gå rundt bordet uten at noe legges, før runden slutter uten vinner. Null er aldri. Dette er vårt.

## Reglene som helhet

refusal-players-reversed = Det minste antallet spillere ({ $least }) er større enn det største ({ $most }).
refusal-list-length = { $entries ->
    [one] Én verdi passer ikke for { $field }
   *[other] { $entries } verdier passer ikke for { $field }
 }: det skal være { $least } til { $most }.
refusal-deal-too-large = Runde { $round } kan ikke deles ut til { $seats } spillere: det trengs { $needed } kort med det første kastet og ett å trekke, og kortstokkene har { $cards }.
refusal-contract-too-long = Kontrakten { $contract } i runde { $round } krever { $needed } kort, og ingen kan noen gang ha flere enn { $held }: del ut flere, eller tillat flere kjøp.
refusal-group-too-large = Ingen kan noen gang legge { $slot } i runde { $round }: med { $seats } spillere finnes det høyst { $most } kort av én valør, jokerne medregnet.
refusal-contract-notation = «{ $text }» er ingen kontrakt: skriv opptil fire deler med plusstegn mellom, G2 til G12 for en gruppe og S3 til S14 for en sekvens, som G3+S4.

## Notasjon

refusal-card-notation = «{ $text }» er ikke noe kort: skriv valør og farge, som 9s, Td eller Ah, eller * for en joker.
refusal-play-notation = «{ $text }» er ikke noe man kan gjøre: skriv for eksempel take 8d, leave, stock, buy 3c, no, lay 9s9h9d 4h5h6h7h, add 8h p1.2, swap 7c p2.1 *8c:p1.1 eller drop Qc.
refusal-meld-notation = «{ $text }» er ingen kombinasjon: skriv kortene uten mellomrom, som 9s9h* eller 4h*5h6h7h.
refusal-play-ambiguous = «{ $text }» kan leses på flere måter: si hvilket kort en joker står for, eller hvilken ende et ess går til. Mulig: { $choices }.

## Utdelingen, avløftingen og den nye trekkbunken

refusal-round-not-dealt = Runden er ikke delt ut ennå.
refusal-round-dealt = Runde { $round } er delt ut: den må spilles til ende før neste utdeling.
refusal-deal-not-the-pack = Utdelingen er ikke kortene det spilles med: { $card } er med for mange eller for få ganger.
refusal-dealer-unknown = Giveren må være en av de { $seats } spillerne.
refusal-dealer-not-next = { $dealer } gir ikke nå: giverrollen går til venstre, til { $due }.
refusal-dealer-missing = Protokollen må si hvem som gir i første runde.
refusal-deal-card-twice = { $card } er med flere ganger enn kortstokkene har det.
refusal-deal-up-unknown = Det første kastede kortet ligger åpent: skriv hvilket det er.
refusal-shuffle-needless = Det trengs ingen ny trekkbunke nå: { $stock ->
    [0] det avgjøres av neste kort som trekkes.
    [one] det er ett kort igjen.
   *[other] det er { $stock } kort igjen.
 }
refusal-shuffle-not-the-pile = Den nye trekkbunken er ikke avleggingsbunken uten det som blir liggende: { $card } er med for mange eller for få ganger.
refusal-shuffle-first = Giveren må gjøre noe først.
refusal-cut-first = { $seat } tar av først: løft fra 1 til { $most } kort.
refusal-no-cut = Ingen tar av nå.
refusal-cut-depth = { $depth } kort kan ikke løftes: løft fra 1 til { $most }.
refusal-slip-too-far = En hånd bommer ikke med { $by } kort: høyst med { $most }.

## Å trekke og å kjøpe

refusal-draw-first = Trekk først: { $top ->
    [none] ta et kort fra trekkbunken.
   *[other] ta { $top }, eller la det ligge og trekk fra trekkbunken.
 }
refusal-already-drawn = Du har trukket: nå kan du legge eller kaste.
refusal-leave-first = Før du trekker fra trekkbunken, kan de andre kjøpe { $top }: la det ligge først.
refusal-only-stock = Du lot kortet ligge: nå kan du bare trekke fra trekkbunken.
refusal-buy-or-no = Det er bare ett spørsmål nå: { $verb ->
    [call] be om { $top }, eller nei.
   *[buy] kjøp { $top }, eller nei.
 }
refusal-take-or-let = { $caller } ber om { $top }: ta det selv, eller la det gå.
refusal-buy-the-card = { $top } er ditt: kjøp det.
refusal-not-the-top = { $card } er ikke øverst i avleggingsbunken: det er { $top }.
refusal-down-may-not-take = Etter at kontrakten er lagt, kan man ikke ta kastede kort ved dette bordet: la det ligge.
refusal-active-does-not-buy = Det er din tur, så du trenger ikke å kjøpe: ta { $top }, eller la det ligge.
refusal-window-closed = Kjøpet er lukket: ingen kjøper nå.
refusal-call-first = Be om { $top } først: den som har tur, kan stanse deg ved å ta det.
refusal-buy-not-call = Ingen ber om kort ved dette bordet: kjøp { $top }, eller nei.
refusal-no-call = Ingen ber om et kort nå.

## Kort på hånden og kastet

refusal-card-not-held = { $held ->
    [0] Du har ikke { $card }.
    [one] Du har { $card } én gang og ville trenge det { $needed } ganger.
   *[other] Du har { $card } { $held } ganger og ville trenge det { $needed } ganger.
 }
refusal-taken-stays = { $card } ble tatt fra avleggingsbunken på denne turen og kan ikke kastes igjen: kast et annet kort.
refusal-no-discard-out = Det siste kortet kan ikke kastes ved dette bordet: bygg videre med { $card }.
refusal-keep-a-card = Behold et kort: det siste forlater hånden med et kast.
refusal-leaves-taken = Bare { $card } ville være igjen, og det ble tatt på denne turen og kan ikke kastes igjen: behold et annet kort.
refusal-last-card-stuck = Det siste kortet kunne du verken bygge videre med eller kaste: behold et annet kort.

## Å legge kontrakten

refusal-contract-already-laid = Du har lagt kontrakten: nye kombinasjoner kan ikke startes, bare bygges videre på.
refusal-meld-count = Kontrakten { $contract } er { $needed ->
    [one] én kombinasjon
   *[other] { $needed } kombinasjoner
 }, lagt på én gang; her er { $given ->
    [0] ingen.
    [one] én.
   *[other] { $given }.
 }
refusal-meld-kind = Kombinasjon { $meld } må være { $slot } i denne kontrakten, og { $cards } er det andre slaget.
refusal-mixed-ranks = Kombinasjon { $meld }: en gruppe har én valør, og { $card } har en annen i { $cards }.
refusal-group-joker-named = En joker i en gruppe står ikke for noe bestemt kort: skriv *, ikke { $card }.
refusal-mixed-suits = Kombinasjon { $meld }: en sekvens har én farge, og { $card } har en annen i { $cards }.
refusal-joker-unnamed = Kombinasjon { $meld }: en joker i en sekvens må si hvilket kort den står for, som *9h.
refusal-run-twice = Kombinasjon { $meld }: en sekvens har hvert kort én gang, og { $card } er der igjen i { $cards }.
refusal-run-gap = Kombinasjon { $meld }: { $card } mangler i { $cards }.
refusal-run-wraps = En sekvens går ikke rundt hjørnet: et ess er lavt før toeren eller høyt etter kongen, aldri begge deler{ $meld ->
    [none] .
   *[other] {" "}({ $meld }).
 }
refusal-ace-end = Esset kan gå til begge ender av { $meld }: skriv + for høyt eller - for lavt.
refusal-meld-short = Kombinasjon { $meld } har { $size } kort ({ $cards }); { $slot } trenger { $needed }.
refusal-meld-long = Kombinasjon { $meld } har { $size } kort ({ $cards }); ved første nedlegging har { $slot } nøyaktig { $needed }.
refusal-naturals-few = Kombinasjon { $meld } har for få kort utenom jokere: { $cards } trenger minst { $naturals }.
refusal-jokers-many = { $meld } ville få { $jokers } jokere: med { $size } kort er det { $most ->
    [0] ingen lov.
    [one] høyst én.
   *[other] høyst { $most }.
 }
refusal-jokers-beside = To jokere kan ikke ligge side om side i en sekvens ({ $meld }).
refusal-runs-touch = { $one } og { $other } berører hverandre: sekvensene dine i samme farge må overlappe eller ha et mellomrom når de legges.
refusal-runs-near = { $one } og { $other } er bare én valør fra hverandre: ved dette bordet trengs to.
refusal-runs-one-suit = { $one } og { $other } har samme farge: ved dette bordet må sekvensene dine ha ulik farge.
refusal-groups-one-rank = Begge gruppene har valør { $one }: ved dette bordet må de være ulike, ikke { $other }.
refusal-not-whole-hand = I siste runde legges hele hånden på én gang: { $left ->
    [one] { $cards } ville bli igjen.
   *[other] { $left } kort ville bli igjen ({ $cards }).
 }

## Å bygge videre og bytte jokere

refusal-contract-first = Legg kontrakten din { $contract } først: før den kan du ikke bygge videre.
refusal-same-turn = Du la kontrakten på denne turen: fra neste tur kan du bygge videre.
refusal-no-such-meld = Det finnes ingen kombinasjon { $meld }{ $melds ->
    [none] : det ligger ingenting på bordet.
   *[other] : der ligger { $melds }.
 }
refusal-not-the-rank = { $card } passer ikke på { $meld }: den gruppen tar valør { $fits }.
refusal-not-the-suit = { $card } har en annen farge enn { $meld }{ $fits ->
    [none] , som ikke tar flere kort.
   *[other] , som tar { $fits }.
 }
refusal-not-next = { $card } passer ikke på { $meld }{ $fits ->
    [none] , som ikke tar flere kort.
   *[other] , som tar { $fits }.
 }
refusal-run-has-it = { $card } ligger allerede i { $meld }{ $fits ->
    [none] , som ikke tar flere kort.
   *[other] , som tar { $fits }.
 }
refusal-end-needless = { $card } kan ikke merkes med en ende: det kan bare et ess på en sekvens.
refusal-swap-off = Jokere byttes ikke ved dette bordet.
refusal-swap-own = { $meld } er ikke din: ved dette bordet byttes bare jokere i egne sekvenser.
refusal-swap-before = Ved dette bordet byttes jokere bare før kontrakten.
refusal-swap-contract-first = Legg kontrakten din { $contract } først: jokere byttes etter den.
refusal-swap-same-turn = Du la kontrakten på denne turen: fra neste tur kan du bytte jokere.
refusal-swap-group = { $meld } er en gruppe: jokerne der er låst.
refusal-swap-no-joker = Ingen joker i { $meld } står for { $card }{ $jokers ->
    [none] : den har ingen.
   *[other] , bare for { $jokers }.
 }
refusal-swap-joker = En joker kan ikke ta plassen til en joker{ $jokers ->
    [none] , og { $meld } har ingen.
   *[other] : legg kortet den står for, { $jokers }.
 }
refusal-standing-notation = «{ $text }» er ikke et svar på forhånd: skriv not this round, no until my turn, eller only 9 Td * med valørene, kortene, fargene eller jokerne du vil bli spurt om.
