# Kontrakt: avslag, varianter, valg, hendelser og ord.
# $card, $cards, $meld, $contract er notasjon; $seat er en plass som p2.

## Varianter

variant-kontrakt-1 = Kontrakt
variant-kontrakt-1-help = Spillet slik de norske reglene har det: sju kontrakter, 10 eller 12 kort, én joker færre enn spillere. Et godt førstevalg.
variant-other-deal-1 = Annen utdeling
variant-other-deal-1-help = Ti kort i de fire første rundene og tolv i de tre siste, med flere kortstokker for opptil åtte spillere.
variant-no-jokers-1 = Uten jokere
variant-no-jokers-1-help = De samme sju kontraktene uten noen joker.
variant-may-i-1 = May I?
variant-may-i-1-help = Kombinasjonene kan være større fra starten, jokerne blir liggende og koster 25, og siste runde spilles videre.
variant-shanghai-1 = Shanghai
variant-shanghai-1-help = Bygging på samme tur, to kjøp i runden, fire jokere, og tallkort til fem poeng. Kortverdiene er vårt valg.
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
option-decks-help = Hvor mange kortstokker som blandes sammen: for færrest spillere, for én til, og så videre. Det siste tallet gjelder videre.
option-jokers = Jokere
option-jokers-help = Hvor mange jokere i alt: for færrest spillere, for én til, og så videre. Én færre enn spillere i hovedreglene.
option-deal = Kort utdelt
option-deal-help = Hvor mange kort hver spiller får, runde for runde. Det siste tallet gjelder videre.
option-contracts = Kontrakter
option-contracts-help = Hva som må legges ned i hver runde: G3 er en gruppe med tre kort, S4 en sekvens med fire, med plusstegn mellom.
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
option-build_same_turn = Bygge på samme tur
option-build_same_turn-help = Om man kan bygge videre på samme tur som kontrakten ble lagt (Shanghai).
option-build_same_turn-true = tillatt
option-build_same_turn-false = fra neste tur
option-same_suit_runs = Sekvenser i samme farge
option-same_suit_runs-help = Hvordan to sekvenser i samme farge i én kontrakt kan ligge. I hovedreglene kan de ikke ligge rett etter hverandre.
option-same_suit_runs-not_touching = ikke rett etter hverandre
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
option-joker_swap-help = Fra hvem sine sekvenser en joker kan byttes mot kortet den står for.
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
option-tie_break-help = Om lik sum deler seieren, eller flere vunne runder og så siste runde avgjør.
option-tie_break-shared = deler seieren
option-tie_break-rounds_won = flere vunne runder, så siste runde
option-stall_circles = Runder som står fast
option-stall_circles-help = Etter hvor mange omganger rundt bordet uten at noe legges, runden slutter uten vinner. Null er aldri. Dette er vårt.

## Reglene som helhet

refusal-players-reversed = Færrest spillere ({ $least }) er mer enn flest ({ $most }).
refusal-list-length = { $entries ->
    [one] Én verdi går ikke for { $field }
   *[other] { $entries } verdier går ikke for { $field }
 }: det skal være { $least } til { $most }.
refusal-deal-too-large = Runde { $round } kan ikke deles ut til { $seats } spillere: det trengs { $needed } kort med det første kastet og ett å trekke, og kortstokkene har { $cards }.
refusal-contract-too-long = Kontrakten { $contract } i runde { $round } trenger { $needed } kort, og ingen kan noen gang ha flere enn { $held }: del ut flere, eller tillat flere kjøp.
refusal-contract-notation = «{ $text }» er ingen kontrakt: skriv opptil fire deler med plusstegn mellom, G2 til G12 for en gruppe og S3 til S14 for en sekvens, som G3+S4.

## Notasjon

refusal-card-notation = «{ $text }» er ikke noe kort: skriv valør og farge, som 9s, Td eller Ah, eller * for en joker.
