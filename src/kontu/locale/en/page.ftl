# What the page says, besides refusals, options and events.
# $name, $to and $names are names of players; $tile is a tile as named by side-name, $place is notation.

## The start

start-title = Kontu
start-heading = Sit down and play
title = Kontu – Contack
title-your-turn = Your turn – Kontu
title-turn = { $name }’s turn – Kontu
start-year = A game of triangles, 1939
start-about = Lay a tile so that every touching side agrees: the same number, or two numbers that total 5, 10, 15 or 20. Only such totals score, and everybody’s tiles lie open for all to see.
picture = Thirteen tiles of Contack laid side by side.
play-now = Play { $game }
play-now-help = You against two bots, three hands, nothing to sign up for.
set-up-table = Set up a table
set-up-table-of = Set up a table of { $game }
which-game = Which game?
join-help = Has somebody sent you a link? Open it and choose “Sit here”.
your-tables = Your tables
table-word = A table
table-goes-on = under way
table-over = finished
forget-table = Forget the table of { $when }
language = Language
to-start = To the start
close = Close
cancel = Cancel
no-answer = The server did not answer. Please try again.
refused-plainly = That is not allowed: { $code } ({ $rule }).

## Setting up a table

seats = Who plays
your-name = Your name
how-many = How many players?
seat-number = Seat { $number }
seat-you = You
seat-bot = Bot: { $bot }
seat-invite = Somebody with the link
rules = Rules
each-rule = Choose each rule
rules-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
 }
own-tiles = Your own tiles
own-tiles-help = Type the tiles of your box, one a line: the blue, the red and the orange number, like 9-2-8. Left empty, the usual 36 are used.
check-tiles = Check the tiles
tiles-good = { $count ->
    [one] One tile, good to play with.
   *[other] { $count } tiles, good to play with.
 }
line = Line { $line }:
pace = Pace of the bots
pace-quick = quick
pace-calm = calm, to follow by eye
pace-slow = slow, to follow by word
open-table = Open the table
things-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
 }
opening-table = The table is being opened …
no-such-table = There is no such table
no-such-table-help = Perhaps the link was cut short. Ask for it again, or start a table of your own.

## Before the match

seating-host = Waiting for the others
seating-guest = You are invited
seat-free = Free seat
seat-waiting = waiting
sit-here = Sit here
you = you
invite-help = Send this link. Whoever opens it can choose a free seat; opening it takes none.
copy-invitation = Copy the invitation
invitation-code = Code of the invitation, for a camera
only-here = This address works on this computer only: for other devices in your network, start the server with kontu serve --host 0.0.0.0 (or make play PLAY="--host 0.0.0.0") and open the address it names.
only-watching = Until you sit down you are only looking on.
copied = Copied

## The table

table-heading = Table of Contack
leaves = More about this table
hand-of-hands = Hand { $number } of { $hands }
hand-to-target = Hand { $number }, to { $target } points
reserve = Reserve { $reserve }
players = The other players
hand-of = Tiles of { $name }
points-this-hand = points in this hand
total-so-far = total { $total }
your-points = You
partner = partner
away = away
away-wait = a bot may sit in after { $seconds } s
stand-in = Let a bot sit in
bot-sits-in = a bot is sitting in
bot-name = { $bot } { $number }
name-yours = { $name } (you)
counters-held = { $amount } in counters
side = { $colour ->
    [blue] blue
    [red] red
   *[orange] orange
 } { $number }

layout = Layout
layout-keys = The arrow keys move the view, plus and minus zoom, zero shows everything.
layout-list = The tiles laid, in order
laid = { $tile }, laid by { $name } at { $place }{ $contacts ->
    [none] { "" }
   *[other] : { $contacts }
 }
places = Places for the chosen tile
ghost = { $points ->
    [one] One point
   *[other] { $points } points
 }: { $contacts }; at { $place }
ghost-first = In the middle of the table, no points
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Show everything

## The own hand

your-hand = Your tiles
hand-empty = No tiles left.
hand-tile = { $tile }; { $places ->
    [0] fits nowhere now
    [one] fits in one place
   *[other] fits in { $places } places
 }
prompt-dealing = The tiles are being dealt …
prompt-other = { $name } is thinking …
prompt-sending = One moment …
prompt-open = You begin: choose a tile
prompt-tile = Your turn: choose a tile
prompt-tile-or-draw = Your turn: choose a tile, or draw
prompt-place = Choose a place
prompt-confirm = Lay it here?
prompt-draw = Nothing fits: draw a tile
prompt-pass = Nothing fits: pass
fits-nowhere = { $tile } fits nowhere now: wherever it could go, a touching number would neither be equal nor total 5, 10, 15 or 20.
draw = Draw
draw-left = { $reserve } left
pass = Pass
confirm-play = { $points ->
    [0] Lay it for no points
    [one] Lay it for one point
   *[other] Lay it for { $points } points
 }
stale = The table had moved on; nothing was done. Please look again.
watching = You are looking on.
lost-seat = Is one of these seats yours?
lost-seat-help = If this device has lost its key, ask for your seat. Another person at the table must agree.
claim-sent = Asked. Somebody at the table must agree.
claim = { $name } asks for the seat of { $seat }. Do you know them?
claim-approve = Let them in
somebody = Somebody
line-lost = Connection lost, trying again …

## Scores and log

scores = Scores
log = What happened
log-empty = Nothing yet.
log-left = { $seat }: { $tiles ->
    [0] tiles left over
    [one] one tile left over
   *[other] { $tiles } tiles left over
 }: { $points } ({ $rule }).
scores-and-log = Scores and what happened
hand-number = Hand { $number }
hand-sum = So far
total = Total
pair = Pair
entry-first = The first tile scores nothing.
entry-matching = Equal numbers match but do not score.
entry-left = { $name }: { $points } for tiles left in hand.
left-over = tiles left over:
entry-paid = { $name } paid { $points } to { $to } for { $tile }.

## The end of a hand and of the match

hand-over = Hand { $number } is over
ended-because = The end: { $ending }.
out-by = { $name } has nothing left in hand
hand-made = { $made } − { $off }
next-hand = Next hand
still-looking = Still looking: { $names }
you-win = You win!
you-share = You share the win!
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
rematch = Rematch
to-rematch = To the rematch
download-record = Record
promises = Was the shuffle fair?
promises-help = Before each deal the order of all the tiles was fixed and its fingerprint (SHA-256) shown. After the hand the order is revealed, and this browser works the fingerprint out again.
promise-hidden = The order is revealed after the hand.
promise-agrees = Worked out again here: it agrees.
promise-differs = Worked out again here: it does not agree!
promise-unable = This browser cannot work it out over an unprotected connection; the record can be verified instead.

## Settings and help

settings = Settings
set-confirm = Confirm each play
set-confirm-help = A second tap lays the tile.
set-automatic = Draw and pass by itself
set-automatic-help = When there is nothing else to do.
set-sound = Sound
set-sound-help = A knock when something is laid and when it is your turn.
set-theme = Appearance
theme-auto = Auto
theme-light = Light
theme-dark = Dark
share-link = Link to this table
share-link-help = For others: they can look on, or sit down while a seat is free.
copy-link = Copy the link
move-seat = Move to another device
move-seat-help = Only for yourself: whoever opens this link plays in your seat.
copy-seat-link = Copy the link to my seat
seat-code = Show a code for the camera
end-match = End the match early
end-match-help = It ends, with the scores as they are, as soon as everybody at the table wishes it. Against bots alone it ends at once.
end-wish = I wish to end it
end-withdraw = Play on after all
end-wished = { $count ->
    [one] { $names } would like to end the match now, with the scores as they are.
   *[other] { $names } would like to end the match now, with the scores as they are.
 }
end-agree = End it
help = How to play
how-touch = Choose one of your tiles, then one of the places that light up. The figure there is what it brings.
how-fit = Touching sides always have the same colour. Their numbers must be equal, or total 5, 10, 15 or 20. Only such totals score, and they score their sum.
how-turn = Play on the last tile, the one with the bright edge. If nothing fits, draw until something does or you hold five; then pass.
how-opportunity = Where a tile touches two or three others at once you may play at any time: that is an opportunity.
table-rules = The rules of this table
sources-contack = Sources: EU is the Basque rules after the booklet of 1939, EN the English rules a collector mailed, W Wikipedia, VA the museum’s quotation of the booklet.
marks = Marks on the table
mark-last = The last tile laid
mark-open = An open side of the last tile
mark-opening = A place for an opportunity
keys = Keys
key-tab = Tab
key-tab-does = from part to part
key-arrows = ← →
key-arrows-does = from tile to tile, from place to place; on the layout: move
key-enter = Enter
key-enter-does = choose a tile, lay it
key-escape = Esc
key-escape-does = put the tile back
key-d = D
key-d-does = draw
key-p = P
key-p-does = pass
key-h = H
key-h-does = to your tiles
key-zoom = + − 0
key-zoom-does = on the layout: nearer, farther, everything

more = More in Kontu
stumbled = This screen stumbled
stumbled-help = Something that this device keeps, or a mistake of ours, was in the way. Nothing that is kept elsewhere is lost.
stumbled-again = Try again
stumbled-forget = Forget what this screen kept here
page-loading = One moment …
skip-to-content = To the content
more-rules = The rulebook
more-rules-help = Every rule in plain words, with examples
more-learn = Learn by doing
more-learn-help = Ten short steps on a real table
more-ask = May I?
more-ask-help = Set up a play and ask the referee
more-sheet = Score sheet
more-sheet-help = For a game at a real table
more-alone = Alone
more-alone-help = Puzzles, patience and the deal of the day
more-replay = Replay
more-replay-help = Look at a match again, step by step
more-box = My box
more-box-help = Is my set of tiles complete?
more-print = Print
more-print-help = Tiles, score sheets and rules on paper
