# Why something was refused: what is wrong, about what, and what would do.
# Shared by the program and the page. An argument that is an empty text arrives as the word "none".
# Tiles, cells and actions are notation: 1-2-3, 0,-1, 1-2-3@0,-1.

## What was written

refusal-tile-notation = “{ $text }” is not a tile: write its blue, red and orange number with dashes between, like 9-2-8.
refusal-number-outside = The tile { $tile } has the number { $number }: the numbers on a tile go from 1 to 10.
refusal-cell-notation = “{ $text }” is not a place: write two whole numbers with a comma between, like 1,0 or 0,-1.
refusal-cell-beyond = The place { $cell } is too far out: both numbers must stay between -{ $bound } and { $bound }.
refusal-action-notation = “{ $text }” is not an action: write tile@place like 9-2-8@0,-1, or draw, or pass.

## The tiles of the box

refusal-set-too-small = { $tiles ->
    [one] One tile is too few
   *[other] { $tiles } tiles are too few
 } for { $seats } players: they need at least { $needed }.
refusal-set-too-small-to-print = There is no tile to print: list at least one.
refusal-set-too-large = { $tiles } tiles are too many: a set may have up to { $most }.
refusal-tile-twice = The tile { $tile } is in the set twice: no two tiles may have the same three sides.
refusal-number-repeated = { $count ->
    [one] The tile { $tiles } has
   *[other] The tiles { $tiles } have
 } one number on more than one side. This can be played, but then 50 is no longer the most that one play can score.
refusal-set-count = { $tiles ->
    [one] The set has one tile
   *[other] The set has { $tiles } tiles
 }; the box usually has { $usual }.

## The rules chosen

refusal-value-outside = { $field ->
    [leftover_penalty] The penalty for a tile left over
    [counter_stake] The counters each player starts with
    [hands] The number of hands
    [target] The total to reach
    [hand_limit] The limit of hands
   *[other] { $field }
 } cannot be { $value }: choose a number from { $least } to { $most }.
refusal-stake-not-of-fives = Nobody can start with { $value } in counters: the amount must divide by 5, as every counter does.
refusal-counters-with-penalty = Counters and a penalty of { $penalty } for tiles left over do not go together: set the penalty to 0, or score in points.
refusal-seats-outside = { $seats ->
    [one] One player cannot play this
   *[other] { $seats } players cannot play this
 }: it takes { $least } to { $most }.
refusal-partnerships-need-four = { $seats ->
    [one] One player does not make two pairs
   *[other] { $seats } players do not make two pairs
 }: partnerships need exactly four.

## The deal

refusal-match-over = The match is over: nothing more can be played. A rematch starts a new one.
refusal-deal-first = The hand has not been dealt yet: the tiles must be shuffled and dealt first.
refusal-already-dealt = This hand has been dealt already: it must be played to its end before the next deal.
refusal-reserve-not-the-rest = These { $tiles } tiles cannot be the reserve: it holds exactly the tiles that are neither in a hand nor in the layout.
refusal-deal-not-the-set = The deal is not the set of tiles in play{ $tile ->
    [none] : every tile of the set must be in it exactly once.
   *[other] { " " }({ $tile }): every tile of the set must be in it exactly once.
 }

## A play

refusal-tile-not-in-set = The tile { $tile } is not in the set in play.
refusal-tile-not-in-hand = The tile { $tile } is not in the hand of { $seat }{ $hand ->
    [none] , who holds no tiles.
   *[other] , who holds { $hand }.
 }
refusal-opening-tile = The tile { $tile } may not open: the first tile must be the opener’s lowest, { $lowest }.
refusal-opening-cell = The first tile goes to the middle, 0,0, not to { $cell }.
refusal-cell-taken = The place { $cell } is taken: { $lying } lies there.
refusal-no-neighbour = Nothing lies beside { $cell }: { $cells ->
    [none] the last tile, { $last }, has no open side, so only a place that touches two or three tiles would do.
   *[other] play on an open side of the last tile, { $last } ({ $cells }), or where the tile touches two or three tiles.
 }
refusal-contact-fails = The tile { $tile } does not fit there: its { $colour ->
    [blue] blue
    [red] red
   *[orange] orange
 } { $number } would touch the { $other } of { $lying }, and they total { $total }. Touching numbers must be equal or total 5, 10, 15 or 20{ $fits ->
    [none] .
   *[other] {"."} On that side { $fits } would do.
 }
refusal-must-touch-last = The tile { $tile } at { $cell } touches only one tile, and that is not the last one played, { $last }: { $cells ->
    [none] it has no open side, so only a place that touches two or three tiles would do.
   *[other] play on its open side ({ $cells }), or where the tile touches two or three tiles.
 }
refusal-drawn-must-be-played = The tile just drawn, { $drawn }, fits, so it must be played now, for example { $play }.

## Drawing and passing

refusal-reserve-empty = The reserve is empty: there is nothing to draw.
refusal-hand-full = { $held ->
    [one] You hold one tile
   *[other] You hold { $held } tiles
 }: nobody may hold more, so you cannot draw.
refusal-must-play = You can play, so you must: for example { $play }.
refusal-can-play = You can play, so you may not pass: for example { $play }{ $draws ->
    [0] .
   *[other] , or draw.
 }
refusal-must-draw = You may not pass yet: { $draws ->
    [one] you may still draw one tile.
   *[other] you may still draw { $draws } tiles.
 }

## At the table

refusal-not-your-turn = It is not your turn: { $seat ->
    [d] the tiles are being dealt.
   *[other] { $seat } is to act.
 }
refusal-seats-open = Not everybody is there yet: the game begins when all { $seats } seats are taken.
refusal-round-not-over = Hand { $round } is not over{ $ended ->
    [0] .
   *[other] : the last one that ended is { $ended }.
 }
refusal-no-seat = You are only looking on: sit down in an open seat to play.
refusal-key-unknown = This key opens no seat of this table: use the link you got when you sat down, or ask the others to let you back in.
refusal-seat-unknown = There is no such seat here: this table has { $seats }.
refusal-seat-taken = The seat { $seat } is taken: choose another, or look on.
refusal-table-over = The match is over: nothing more can be done at this table, except a rematch.
refusal-table-not-over = A rematch can begin when this match is over.
refusal-nobody-away = The player of { $seat } is not away, so no bot can sit in.
refusal-not-away-long = The player of { $seat } has only just left: a bot may sit in { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
 }.
refusal-claim-not-away = The player of { $seat } is here, so the seat cannot be claimed.
refusal-claim-has-seat = You have the seat { $seat } already, so you cannot claim another.
refusal-claims-waiting = Too many claims are waiting at this table (at most { $most }): let the others answer them first.
refusal-claim-unknown = Nobody is waiting under this claim any more.
refusal-answer-late = This window is closed: what you answered came too late to count.
refusal-not-asked = You are not asked now: the others are answering first.
refusal-no-windows = In this game nobody is asked out of turn, so there is nothing to answer beforehand.
refusal-name-unusable = This name cannot be used: choose one of at most { $most } letters, on one line.
refusal-game-unknown = There is no game “{ $name }”{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
 }
refusal-variant-unknown = There is no variant “{ $name }”{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
 }
refusal-bot-unknown = There is no bot “{ $name }”{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
 }

## What reaches the server

refusal-message-malformed = This cannot be read: it is not JSON, or not sent as text.
refusal-message-field-unknown = There is no field “{ $field }” here, and nothing is done by halves{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
 }
refusal-message-field-missing = The field “{ $field }” is missing.
refusal-message-field-twice = The field “{ $field }” stands there twice: give it once.
refusal-message-wrong = { $field ->
    [none] This is not what can be asked for here.
   *[other] What stands in “{ $field }” is not what belongs there{ $choices ->
        [none] .
       *[other] ; it can be: { $choices }.
    }
 }
refusal-bot-not-here = “{ $field }” belongs to a seat of the kind bot, and this one is of the kind { $kind }: leave it out, or make the seat a bot’s.
refusal-content-type-wrong = Say what you send: the header Content-Type must be { $right }.
refusal-message-too-large = This is too long: at most { $most } bytes are read.
refusal-message-too-slow = This came too slowly: all of it must be here within { $seconds } seconds.
refusal-too-much-at-once = That is too much at once: wait a moment, then try again.
refusal-hello-first = A connection begins with a greeting.
refusal-hello-once = The greeting has been said already.
refusal-table-unknown = There is no such table: look whether the link is whole.
refusal-one-seat-each = Only one seat of a new table can be yours: leave the others open, or give them to bots.
refusal-foreign-origin = Another site’s page may not act here: open Kontu itself.
refusal-host-unknown = This server is not called “{ $name }”: open it by its own address, or start it with --public { $name }.
refusal-path-unknown = There is nothing at this address.
refusal-not-stored = The server could not store that, so it did not happen: try again in a moment.
refusal-server-failed = Something went wrong in the server, and nothing was changed: try again in a moment.
