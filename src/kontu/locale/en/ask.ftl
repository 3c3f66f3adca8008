# The referee at a real table: "may I?"

ask-title = May I?
ask-game = Which game
ask-variant = By which rules
ask-undo = Undo
ask-empty = Empty
ask-share = Copy link
ask-examples = Examples
ask-yes = Yes
ask-no = No
ask-rule = Rule
ask-busy = The referee is looking …
ask-silent = No answer came: neither a server nor the rules on this device are there. Keep the rules for offline while you are on line.
ask-cannot = This cannot be asked:

## Examples

ask-example-counts = Makes 10
ask-example-bad-side = One side wrong
ask-example-older = Older tile
ask-example-fifty = Three sides
ask-example-joker = Joker in a run
ask-example-touching = Runs that touch
ask-example-swap = Take the joker
ask-example-left = Q, K and 2

## Contack

ask-contack-how = Tap the sides and enter the tiles that lie there. Then tap the middle and enter the tile in hand.
ask-contack-missing = Enter the tile in hand: tap the middle.
ask-opening = The opening and its three sides
ask-side = { $where ->
    [below] Below
    [above] Above
    [left] On the left
   *[right] On the right
 }, the { $colour ->
    [blue] blue
    [red] red
   *[orange] orange
 } side: { $tile ->
    [none] nothing, enter a tile
   *[other] { $tile }
 }{ $last ->
    [yes] , played last
   *[no] {""}
 }
ask-middle = { $tile ->
    [none] The opening: enter the tile in hand
   *[other] The tile in hand: { $tile }
 }
ask-turn = Turn the opening round
ask-last = Which tile was played last?
ask-last-side = { $tile }, at the { $colour ->
    [blue] blue
    [red] red
   *[orange] orange
 } side
ask-last-elsewhere = Another one, which is not here
ask-last-note = With two or three tiles around it does not matter.
ask-enter-middle = The tile in hand
ask-enter-side = The tile { $where ->
    [below] below
    [above] above
    [left] on the left
   *[right] on the right
 } ({ $colour ->
    [blue] blue side
    [red] red side
   *[orange] orange side
 })
ask-put-tile = Put { $tile } there
ask-put-first = Choose three numbers
ask-take-away = Take away
ask-from-set = { $count ->
    [0] No tile of the set has these numbers
    [one] Or one tile of the set
   *[other] Or one of these { $count } tiles of the set
 }
ask-points = { $points ->
    [one] One point
   *[other] { $points } points
 }
ask-opportunity = An opportunity play: it touches { $count } tiles.
ask-contacts = Each contact
ask-contact-side = Side
ask-contact-numbers = Numbers
ask-contact-kind = Contact
ask-contact-points = Points
ask-contact-sum = { $number } on { $other }: { $total }
ask-kind = { $kind ->
    [matching] matching
    [counting] counting
    [both] both
   *[none] does not fit
 }
ask-tile-left = Kept in hand at the end, a tile costs { $points } points.
ask-what-fits = What would fit here?
ask-fitting = { $count ->
    [0] No tile of the set may be played here.
    [one] One tile of the set may be played here.
   *[other] { $count } tiles of the set may be played here, the best first.
 }
ask-fitting-tile = { $tile }, { $points ->
    [one] one point
   *[other] { $points } points
 }

## Kontrakt

ask-modes = What to ask
ask-mode = { $mode ->
    [lay] Lay down
    [table] Lay off, swap
   *[worth] Cards left
 }
ask-round = Round
ask-round-of = { $round }: { $contract }
ask-rest = Other cards in hand, if you like
ask-card = The card
ask-left = Left in hand
ask-mine = Mine
ask-others = Theirs
ask-add-mine = Add a meld of mine
ask-add-others = Add a meld of theirs
ask-down = Have you laid your contract?
ask-down-when = { $when ->
    [before] Yes, on an earlier turn
    [now] Yes, on this turn
   *[no] No
 }
ask-row = { $name }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
 }: add cards here
ask-tap-cards = Tap cards below
ask-pad = Cards to add: { $row }
ask-suits = Suits
ask-suit = { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
 }
ask-missing = { $mode ->
    [lay] Put cards into the parts of the contract, and the referee says whether they may be laid.
    [table] Add a meld that lies on the table, and the card in question.
   *[worth] Tap the cards that are left in hand.
 }
ask-which = Which do you mean?
ask-lay-yes = This is the contract, { $contract }: { $melds }
ask-lay-ways = { $more ->
    [yes] Ways to lay down with this hand, the { $count } that leave least
   *[no] { $count ->
        [one] The one way to lay down with this hand
       *[other] The { $count } ways to lay down with this hand
    }
 }
ask-lay-off = Laying off
ask-swap = Exchanging for a joker
ask-off-yes = { $count ->
    [one] { $card } may be laid off in one place.
   *[other] { $card } may be laid off in { $count } places.
 }
ask-off-no = There is no place for the { $card } now.
ask-swap-may = { $card } may be exchanged for a joker.
ask-swap-yes = The joker may then go
ask-joker-to = { $card ->
    [none] to { $meld }
   *[other] as { $card } to { $meld }
 }
ask-total = { $points ->
    [one] One penalty point
   *[other] { $points } penalty points
 }
ask-worth-each = What each card costs
ask-worth-card = Card
