# What happened, in words; and the words that go into other sentences.
# $seat, $opener and $winners are names of players; $tile and $cell are notation.

## Events

event-dealt = Hand { $hand } is dealt: { $opener } holds the lowest tile and begins. { $reserve ->
    [0] The reserve is empty.
    [one] One tile is in the reserve.
   *[other] { $reserve } tiles are in the reserve.
 }
event-played = { $seat } laid { $tile } at { $cell }{ $contacts ->
    [0] { " " }to open.
   *[other] { $points ->
        [0] , which scores nothing.
       *[other] { " " }for { $points } points.
    }
 }
event-drawn = { $seat } drew { $tile }{ $reserve ->
    [0] , the last of the reserve.
   *[other] {"."} Left in the reserve: { $reserve }.
 }
event-passed = { $seat } passed.
event-scored = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
 } ({ $rule }).
event-round_ended = Hand { $hand } is over: { $ending }.
event-match_ended = The match is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
 }

## How a hand or a match ends

termination-out = somebody has nothing left in hand
termination-blocked = nobody can play
termination-enclosed = the last tile is enclosed and no opportunity is left
termination-no-stock = the stock is used up
termination-stalled = nothing moves any more
termination-rounds = the last hand is played
termination-target = the total is reached
termination-limit = the limit of hands is reached
termination-consent = the players agreed to stop

## Colours, and the letter that stands on each side

colour-blue = blue
colour-red = red
colour-orange = orange
colour-blue-letter = B
colour-red-letter = R
colour-orange-letter = O
counter-white = white
counter-red = red
counter-blue = blue

## Contacts

contact = { $colour ->
    [blue] blue
    [red] red
   *[orange] orange
 } { $number } on { $other }{ $points ->
    [0] { "" }
   *[other] { " " }= { $points }
 }
contact-counting = counting contact
contact-matching = matching contact

## The words of the game

word-tile = tile
word-side = side
word-reserve = reserve
word-turn = turn
word-hand = hand
word-layout = layout
word-opening = opening
word-last-tile = last tile
word-matching-play = matching play
word-counting-play = counting play
word-opportunity-play = opportunity play
word-play = play
word-draw = draw
word-pass = pass
word-seat = seat
word-dealer = dealer
word-score = score
word-total = total
word-points = points
word-counters = counters
word-match = match

## Bots, and why they chose what they chose

bot-random = Random
bot-random-help = Takes any legal action, each as likely as the next.
bot-greedy = Greedy
bot-greedy-help = Does what is best at once, and leaves the others as little as possible.

reason-random = a random choice
reason-own = its own choice
reason-only = there is nothing else to do
reason-most-points = { $points ->
    [one] one point
   *[other] { $points } points
 } is the most there is now; the next player’s best reply is worth { $reply }
reason-least-reply = nothing scores now; the next player’s best reply is worth { $reply }
reason-draw-instead = no play scores, and the best of them gives the next player { $reply }: better to draw
