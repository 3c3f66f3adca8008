# Valgene som utgjør en variant. EU er de baskiske reglene etter heftet fra 1939, EN de engelske reglene
# en samler sendte, W Wikipedia, VA museets sitat fra heftet.

## Varianter

variant-house-1 = Husregler
variant-house-1-help = Spillet i heftet, spilt med klokken slik tre av fire kilder har det. Et godt førstevalg.
variant-booklet-1 = Heftet
variant-booklet-1-help = Slik de baskiske reglene etter heftet fra 1939 har det: turen går mot høyre.
variant-collector-1 = Samleren
variant-collector-1-help = Slik en samler sendte reglene: den som kan legge, må, og brikker til overs koster ingenting.
variant-club-1 = Club Contack
variant-club-1-help = Samlerens spill om sjetonger: den som får poeng, får betalt av alle de andre.

## Valg

option-direction = Spilleretning
option-direction-help = Hvilken vei turen går. Med klokken i EN og W; EU sier «neste spiller til høyre».
option-direction-clockwise = med klokken
option-direction-counterclockwise = mot klokken

option-opening_tile = Åpningsbrikke
option-opening_tile-help = Hva den som begynner, kan legge. Selve den laveste brikken i EN og W; EU sier ingenting.
option-opening_tile-lowest = den laveste brikken
option-opening_tile-any = hvilken som helst

option-must_play = Den som kan legge, må
option-must_play-help = Om den som kan legge, må gjøre det (EN), eller kan trekke i stedet med færre enn fem brikker (EU).
option-must_play-true = må legge
option-must_play-false = kan trekke i stedet

option-play_drawn = En trukket brikke som passer
option-play_drawn-help = Om en trukket brikke som passer, legges med en gang (EN), eller spilleren fortsatt velger fritt (EU).
option-play_drawn-forced = legges med en gang
option-play_drawn-free = gir fritt valg

option-opportunity_scores = En mulighet gir
option-opportunity_scores-help = Hva et legg med to eller tre kontakter gir: de tellende kontaktene, eller alle (redaktørens merknad i EU).
option-opportunity_scores-counting = de tellende kontaktene
option-opportunity_scores-all_contacts = alle kontaktene

option-leftover_penalty = Fratrekk for en brikke til overs
option-leftover_penalty-help = Poeng som trekkes for hver brikke på hånden når omgangen er over: 10 i EU; EN nevner det ikke.

option-going_out = Å gå ut
option-going_out-help = Om omgangen er over når en spiller legger sin siste brikke (EU, VA), eller går til ingen kan legge (EN).
option-going_out-true = avslutter omgangen
option-going_out-false = omgangen fortsetter

option-enclosed_ends = En innelukket siste brikke
option-enclosed_ends-help = Om omgangen er over når den siste brikken er lukket inne og ingen mulighet er igjen (EN), eller spilles ut med pass (EU).
option-enclosed_ends-true = avslutter omgangen
option-enclosed_ends-false = omgangen fortsetter

option-scoring = Det spilles om
option-scoring-help = Poeng i kolonner, eller sjetonger som de andre betaler til den som får poeng (Club Contack, EN).
option-scoring-points = poeng
option-scoring-counters = sjetonger

option-counter_stake = Sjetonger til å begynne med
option-counter_stake-help = Hva sjetongene til hver spiller er verdt fra start, i poeng. EN sier bare at de deles likt; 200 er vårt.

option-counter_values = Sjetongenes verdi
option-counter_values-help = Hva hvite, røde og blå sjetonger er verdt. Alle 5, eller 5, 10 og 20 eller 25 når mange spiller (EN).
option-counter_values-all-5 = alle 5
option-counter_values-5-10-20 = hvit 5, rød 10, blå 20
option-counter_values-5-10-25 = hvit 5, rød 10, blå 25

option-debt = Den som ikke kan betale
option-debt-help = Om den som har for få sjetonger, bare betaler det han har, eller skylder resten. Kildene sier ingenting; dette er vårt.
option-debt-none = betaler det han har
option-debt-allowed = skylder resten

option-partnerships = Makkerspill
option-partnerships-help = Om spiller 1 og 3 spiller mot 2 og 4. EU tillater par med fire spillere; resten er vårt.
option-partnerships-true = to mot to
option-partnerships-false = hver for seg

option-match_end = Partiet er over
option-match_end-help = Etter et antall omganger (tre i alle kilder), eller når noen når en sum (EN tillater det).
option-match_end-hands = etter et antall omganger
option-match_end-target = når en sum er nådd

option-hands = Antall omganger
option-hands-help = Hvor mange omganger et parti har. Tre i alle kilder, hvis ikke annet avtales.

option-target = Sum som skal nås
option-target-help = Summen som avslutter et parti på poengsum. Tallet er vårt.

option-hand_limit = Høyst så mange omganger
option-hand_limit-help = Etter hvor mange omganger et parti på poengsum er over uansett. Dette er vårt.

option-tiles = Brikker
option-tiles-help = Brikkene i esken. Ingen kilde har en liste over de opprinnelige 36, så det vanlige settet er vår rekonstruksjon; din egen eske kan skrives inn.
option-tiles-values = En liste med brikker i notasjon.
