# What the study refuses: records that are looked at again, and questions about a real table.

refusal-study-record-large = The record is too long to be studied here: it has { $bytes } bytes, and { $most } are the most.
refusal-study-record-long = The record is too long to be studied here: it has { $entries } entries, and { $most } are the most.
refusal-study-no-entry = There is no entry { $at } to go to: { $most ->
    [0] nothing of this record can be played.
    [one] one entry of this record can be played.
   *[other] { $most } entries of this record can be played.
 }
refusal-study-not-seen = This round is only known as { $view ->
    [onlooker] an onlooker
   *[other] { $view }
 } saw it, so it cannot be shown as { $asked ->
    [onlooker] an onlooker
   *[other] { $asked }
 } saw it.
refusal-position-crowded = That is more than can be asked about at once: at most { $tiles } tiles on the table and { $held } in the hand.
refusal-cell-twice = Two tiles lie at { $cell }: a place has room for one.
refusal-position-drawn = The tile that was drawn, { $drawn }, is not in the hand.
refusal-position-cards = There are { $count } of { $card } here, and the pack has { $most ->
    [0] none.
    [one] one.
   *[other] { $most }.
 }
refusal-position-melds = A player has at most { $most } melds on the table: those of the contract.
refusal-ask-last-elsewhere = The tile { $tile } would touch only one tile here, and the last one played lies elsewhere: play on that one, or where the tile touches two or three tiles.
