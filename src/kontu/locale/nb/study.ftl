# Det som ikke godtas når man studerer: protokoller som ses om igjen, og spørsmål om et virkelig bord.

refusal-study-record-large = Protokollen er for lang til å studeres her: den har { $bytes } byte, og høyst { $most } går an.
refusal-study-record-long = Protokollen er for lang til å studeres her: den har { $entries } innføringer, og høyst { $most } går an.
refusal-study-no-entry = Det finnes ingen innføring { $at } å gå til: { $most ->
    [0] ingenting i denne protokollen kan spilles.
    [one] én innføring i denne protokollen kan spilles.
   *[other] { $most } innføringer i denne protokollen kan spilles.
 }
refusal-study-not-seen = Denne runden er bare kjent slik { $view ->
    [onlooker] en tilskuer
   *[other] { $view }
 } så den, så den kan ikke vises slik { $asked ->
    [onlooker] en tilskuer
   *[other] { $asked }
 } så den.
refusal-position-crowded = Det er mer enn man kan spørre om på én gang: høyst { $tiles } brikker på bordet og { $held } på hånden.
refusal-cell-twice = To brikker ligger på { $cell }: en plass har rom for én.
refusal-position-drawn = Brikken som ble trukket, { $drawn }, er ikke på hånden.
refusal-position-cards = Her er { $card } { $count } ganger, og det spilles med { $most ->
    [0] ingen.
    [one] én.
   *[other] { $most }.
 }
refusal-position-melds = En spiller har høyst { $most } kombinasjoner på bordet: de i kontrakten.
refusal-ask-last-elsewhere = Brikken { $tile } ville berøre bare én brikke her, og den sist lagte ligger et annet sted: legg inntil den, eller der brikken berører to eller tre brikker.
