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

## The menu

alone-title = Playing alone
alone-lead = Nobody at hand? Two puzzles with the tiles of Contack, a patience, and every day the same deals for everybody.
alone-day = The deal of the day
alone-day-help = A patience, a puzzle and a round of each game: the same for everybody today.
alone-day-begun = Played today
alone-begun = Begun: goes on where you stopped
alone-shape = { $shape ->
    [hexagon] Hexagons
   *[triangle] Triangle
 }
alone-patience = Patience
alone-triangle-help = Fill the large triangle with all 36 tiles.
alone-hexagon-help = Make six hexagons of six tiles each, with all 36.
alone-patience-help = Contack against the reserve: beat your own best total.
alone-ours = The booklet of 1939 had games for one, but their rules were not found. These are our own:
alone-loading = One moment …
alone-to-menu = All games for one
alone-statistics = Your numbers

## Against bots

alone-bots = Against bots
alone-bots-help = A table waits for you: close the page in the middle of a round and come back whenever you like. The bots do not play on without you.
alone-continue = Go on: { $variant }
alone-new-table = New: { $game }
alone-game = { $game ->
    [contack] Contack
   *[kontrakt] Kontrakt
 }

## A puzzle

alone-rack = The tiles
alone-tile-lies = { $tile }; lies in the shape
alone-ghost-apart = { $place }: touches nothing
alone-choose-tile = Choose a tile, then its place. Wherever two tiles touch, the numbers must be equal or total 5, 10, 15 or 20.
alone-choose-place = Choose a place
alone-nowhere = { $tile } fits in no empty place now.
alone-hinted = A hint: lay this tile at { $place }, where it is marked.
alone-lying = { $tile } lies in the marked place.
alone-lying-given = { $tile } lay there from the beginning, and stays.
alone-checked = Every contact is good. { $dead ->
    [0] { $stuck ->
        [0] { $left ->
            [0] And every place is filled.
           *[other] Each empty place still has a tile that fits, and each tile a place.
         }
        [one] But one tile fits nowhere any more: take something back.
       *[other] But { $stuck } tiles fit nowhere any more: take something back.
     }
    [one] But nothing that is left fits the place marked with a dot: take something back.
   *[other] But nothing that is left fits the { $dead } places marked with a dot: take something back.
 }
alone-whole = Done! All 36 tiles lie, and every contact is good. The counting contacts total { $points }. { $hints ->
    [0] And without a hint.
    [one] With one hint.
   *[other] With { $hints } hints.
 }
alone-count = { $laid } of 36
alone-parts = { $parts ->
    [one] 1 whole hexagon
   *[other] { $parts } whole hexagons
 }
alone-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
alone-undo = Undo
alone-check = Check
alone-hint = Hint
alone-take-back = Take it back
alone-restart = Start over
alone-surely = Really?

## The solver

alone-solver = Can it be finished?
alone-look = Can it be finished?
alone-searching = Looking … { $steps } steps, { $seconds } of { $most } seconds
alone-stop = Stop looking
alone-finishable = Yes, it can be finished. ({ $steps } steps)
alone-impossible = No: everything was tried, and it cannot be finished from here. Take something back. ({ $steps } steps)
alone-no-hint = No hint: it cannot be finished from here. Take something back. ({ $steps } steps)
alone-unknown = Not known: in { $seconds } seconds and { $steps } steps no way was found, and it was not proven that there is none.
alone-stopped = Stopped; it is not known.

## Patience

alone-patience-over = The hand is over with { $total } points{ $left ->
    [0] , and not a tile is left in your hand.
    [one] , ten taken off for the tile left in your hand.
   *[other] , ten taken off for each of the { $left } tiles left in your hand.
 }
alone-best = { $best ->
    [none] This is your first.
   *[other] Your best: { $best }
 }
alone-new-deal = New deal
alone-promise-deal = { $number ->
    [1] This deal
   *[other] Deal { $number }
 }
alone-promise-help = The order of the tiles was fixed before your first action: this number is its SHA-256 together with the seed. When the hand is over the order is shown, and this page checks that it is the same.
alone-seed = Seed:

## The day

alone-day-title = { $date }
alone-day-patience-title = Patience of { $date }
alone-day-puzzle-title = Puzzle of { $date }
alone-day-about = The same tiles and cards for everybody on this date, counted in universal time (UTC). Your results stay on this device.
alone-day-puzzle-about = { $given ->
    [one] One tile lies
   *[other] { $given } tiles lie
 } already{ $shape ->
    [hexagon] : finish the six hexagons.
   *[triangle] : finish the triangle.
 }
alone-day-contack = One hand against two greedy bots.
alone-day-kontrakt = One round against two greedy bots: { $contract }.
alone-day-total = { $total } points
alone-day-solved = { $hints ->
    [0] Solved without a hint
    [one] Solved with one hint
   *[other] Solved with { $hints } hints
 }
alone-day-score = { $won ->
    [yes] Won with { $score }
   *[no] { $score }
 }
alone-table-offline = A round against bots needs the server, and it does not answer now. The patience and the puzzle do without.
alone-to-day = To the day
alone-calendar = The last four weeks
alone-calendar-day = { $date }{ $played ->
    [yes] , played
   *[no] { "" }
 }
alone-streak = { $current ->
    [one] One day in a row
   *[other] { $current } days in a row
 }; { $longest ->
    [one] one at best.
   *[other] { $longest } at best.
 }
alone-day-checked = How the deal comes about
alone-day-order = Nobody chooses it. The tiles are sorted by the SHA-256 of the seed, a 1 and the tile, such as “kontu/1/patience/2026-11-30 1 9-2-8”; cards likewise. So every server and every device deals the same, and anybody can check it. Whoever wants to could also work out tomorrow’s deal.
alone-share = Copy your result
alone-share-head = Kontu, { $date }
alone-share-patience = Patience: { $total }
alone-share-puzzle = Puzzle: solved{ $hints ->
    [0] { "" }
    [one] , 1 hint
   *[other] , { $hints } hints
 }
alone-share-table = { $game }: { $score }{ $won ->
    [yes] , won
   *[no] { "" }
 }

## The numbers

alone-statistics-about = Counted on this device and kept here only; nothing is sent. Tables count when they are over and all others were bots.
alone-stat-games = Games
alone-stat-what = Game
alone-stat-played = Played
alone-stat-won = Won
alone-stat-mean = Average
alone-stat-best = Best
alone-stat-puzzles = Puzzles
alone-stat-solved = Solved
alone-stat-unaided = Without a hint
alone-erase = Erase everything
alone-erase-surely = Really erase it all?
alone-erased = Erased: numbers, days, and what was under way.
