# Playing alone: the puzzles and the patience of Contack, the deals of the day, what a device remembers of them.

## Refusals of the puzzles. A cell is written x,y.

refusal-puzzle-tile-laid = The tile { $tile } lies already; there is one of each.
refusal-puzzle-cell-outside = The place { $cell } is outside the shape.
refusal-puzzle-set = A puzzle takes { $needed } different tiles, one for each place, and these are { $tiles }.
refusal-puzzle-trail = The search cannot be taken up again there: it belongs to another position. Start it anew.
refusal-alone-date = “{ $text }” is no date: a day is written like 2026-11-30.
refusal-alone-seed = “{ $text }” cannot start a deal: it takes 32 digits or letters from a to f.
refusal-alone-over = The game was over before the action { $action }.
refusal-alone-date-ahead = There is no round of { $day } yet: today is { $today } (UTC).
refusal-alone-with-people = The round of a day is for one person among bots: who knows the day can work out every hand.
