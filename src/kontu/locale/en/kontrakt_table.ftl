# Kontrakt at the terminal's table: what lies there, what happened, what can be typed, and why a bot did it.
# $seat, $caller, $dealer and $first are names of players; $card, $cards, $meld, $melds are notation.

## The table

kontrakt-round = Round { $round } of { $rounds }: { $contract } ({ $slots })
kontrakt-slot-group = group of { $size }
kontrakt-slot-run = run of { $size }
kontrakt-whole-hand = The last round: the whole hand is laid at once, in runs of any length from these on.
kontrakt-stock = stock { $stock }
kontrakt-pile = pile { $pile }, on top
kontrakt-pile-empty = pile empty
kontrakt-column-cards = cards
kontrakt-column-contract = contract
kontrakt-column-buys = bought
kontrakt-column-this-round = this round
kontrakt-down = laid
kontrakt-not-down = -
kontrakt-deals = deals
kontrakt-no-melds = Nothing is laid yet.
kontrakt-hand = { $count ->
    [one] Your hand, one card:
   *[other] Your hand, { $count } cards:
 }
kontrakt-legend = Suits: { $spades } spades, { $hearts } hearts, { $diamonds } diamonds, { $clubs } clubs; T is ten, * a joker, *9h a joker for the nine of hearts.
kontrakt-left-over = { $seat }: { $points } for

## Cards in words

kontrakt-rank = { $rank ->
    [A] ace
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
 }
kontrakt-card = { $rank } of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
 }
kontrakt-joker = joker
kontrakt-stand-in = joker for { $card }
kontrakt-list-suit = { $suit ->
    [s] Spades
    [h] Hearts
    [d] Diamonds
   *[c] Clubs
 }: { $ranks }.
kontrakt-list-jokers = { $count ->
    [one] One joker.
   *[other] { $count } jokers.
 }
kontrakt-list-group = Group { $meld }: { $cards }.
kontrakt-list-run = Run { $meld }: { $cards }.

## What can be done

kontrakt-for-sale = { $seat } left { $card }. Buy it{ $penalty ->
    [0] { "" }
    [one] , with a card from the stock
   *[other] , with { $penalty } cards from the stock
 }? { $before ->
    [0] You are asked first.
    [one] One player is asked before you.
   *[other] { $before } players are asked before you.
 }
kontrakt-asks = { $caller } asks for { $card }: take it yourself, or let it go.
kontrakt-do-take = take the top discard
kontrakt-do-leave = do not take it; the others may buy it, then you draw from the stock
kontrakt-do-leave-last = do not take it; there is nothing to draw, so the round ends
kontrakt-do-stock = draw from the stock
kontrakt-do-buy = buy it
kontrakt-do-no = do not buy it
kontrakt-do-call = ask for it
kontrakt-do-let = let it go
kontrakt-do-lay = { $left ->
    [0] leaves no card
    [one] leaves one card
   *[other] leaves { $left } cards
 }
kontrakt-more-lay-downs = More lay-downs are legal; type the one you want.

## Help

kontrakt-help = Type the number of an action, or the action itself. Capitals do not matter, and 10 does for T.
kontrakt-help-cards = Cards: rank and suit, 9s Td Ah; * is a joker. Melds on the table have names: p1.2 is the second of p1.
kontrakt-help-draw = { $take } 8d – take the top discard; { $leave } – do not; { $stock } – draw from the stock
kontrakt-help-window = { $buy } 3c, { $no } – buy a discard that was left, or not (at some tables first: { $call } 3c, and the player in turn: { $let })
kontrakt-help-beforehand = { $stand } { $round }, { $stand } { $turn }, { $stand } { $only } 9 Td * – say beforehand which discards you want to be asked for; { $stand } alone takes it back
kontrakt-help-lay = { $lay } 9s9h9d 4h5h6h7h – lay the contract: each meld without spaces, in the contract's order, cards in any order
kontrakt-help-joker = { $lay } 9s9h* 4h*5h6h7h – a joker in a group is *; in a run *5h says what it stands for
kontrakt-help-add = { $add } 8h p1.2 – lay off; { $add } *9h p1.2 – a joker on a run; { $add } * p1.1 – on a group
kontrakt-help-ace = { $add } Ah+ p1.2, { $add } Ah- p1.2 – an ace high or low, where both ends are free
kontrakt-help-swap = { $swap } 7c p2.1 *8c:p1.1 – put 7c for the joker in p2.1 and lay the joker as 8c on p1.1; *:p1.2 puts it on a group
kontrakt-help-drop = { $drop } Qc – discard, which ends your turn
kontrakt-help-verbs = In the list and in records they stand in English: { $verbs }.
kontrakt-help-view = { $suits }, { $ranks }, { $list } – how your hand is shown: by suit, by rank, or in words

kontrakt-beforehand-round = not this round
kontrakt-beforehand-turn = no until my turn
kontrakt-beforehand-only = only
kontrakt-verb-take = take
kontrakt-verb-leave = leave
kontrakt-verb-stock = stock
kontrakt-verb-buy = buy
kontrakt-verb-no = no
kontrakt-verb-call = call
kontrakt-verb-let = let
kontrakt-verb-lay = lay
kontrakt-verb-add = add
kontrakt-verb-swap = swap
kontrakt-verb-drop = drop
kontrakt-verb-cut = cut

## What happened

kontrakt-dealt = Round { $round }, { $contract } ({ $slots }): { $dealer } dealt { $each } cards each and turned up { $up }. First to play: { $first }.
kontrakt-cut = { $seat } meant to lift { $meant } cards and lifted { $lifted }; the deal needs { $exact }.
kontrakt-took = { $seat } took { $card }.
kontrakt-left = { $seat } left { $card }.
kontrakt-called = { $seat } asked for { $card }.
kontrakt-let = { $seat } let { $card } go to { $caller }.
kontrakt-bought = { $seat } bought { $card }{ $count ->
    [0] .
    [one] { " " }with a card from the stock{ $penalty ->
        [none] .
       *[other] : { $penalty }.
    }
   *[other] { " " }with { $count } cards from the stock{ $penalty ->
        [none] .
       *[other] : { $penalty }.
    }
 }
kontrakt-drew = { $seat } drew { $card ->
    [none] from the stock
   *[other] { $card }
 }{ $stock ->
    [0] , its last card.
   *[other] .
 }
kontrakt-shuffled = The discard pile was shuffled: a new stock of { $stock }.
kontrakt-laid = { $seat } laid the contract: { $melds }. Cards left: { $held }.
kontrakt-added = { $seat } laid off { $card } on { $meld }. Cards left: { $held }.
kontrakt-swapped = { $seat } put { $card } for the joker in { $meld } and laid the joker as { $joker } on { $to }. Cards left: { $held }.
kontrakt-dropped = { $seat } discarded { $card }. Cards left: { $held }.
kontrakt-round-ended = Round { $round } is over: { $ending }.

## Why a bot did it

reason-kontrakt-take-nearer = { $card } leaves { $away ->
    [0] nothing
    [one] one card
   *[other] { $away } cards
 } to be found for the contract
reason-kontrakt-take-outs = with { $card } there are { $outs } cards to wait for, not { $now }
reason-kontrakt-take-fits = { $card } can be laid off
reason-kontrakt-take-last = there would be nothing to draw
reason-kontrakt-leave = { $card } does not help
reason-kontrakt-buy = { $card } is worth two cards more: { $away ->
    [0] nothing
    [one] one card
   *[other] { $away } cards
 } would be left to be found
reason-kontrakt-buy-outs = with { $card } there are { $outs } cards to wait for, not { $now }
reason-kontrakt-buy-draw = nobody has laid anything for long, and a buy brings another card from the stock
reason-kontrakt-buy-short = the contract needs more cards than the hand has
reason-kontrakt-no-help = { $card } does not help the contract
reason-kontrakt-no-down = after the contract a buy only adds cards
reason-kontrakt-no-whole-hand = in the last round every bought card must fit as well
reason-kontrakt-no-full = the hand has { $held } cards already
reason-kontrakt-no-ready = the contract is ready
reason-kontrakt-let = it was not wanted
reason-kontrakt-cut = just the cards of the deal
reason-kontrakt-lay = the contract is ready; { $points ->
    [0] nothing that costs
    [one] one point
   *[other] { $points } points
 } may stay in hand
reason-kontrakt-add = a card less in hand, { $points ->
    [one] one point
   *[other] { $points } points
 } less
reason-kontrakt-swap = the joker makes room for { $card }
reason-kontrakt-drop-spare = it helps the contract least and costs { $points }
reason-kontrakt-drop-costly = it fits nothing on the table and costs { $points }
reason-kontrakt-drop-fits = every card left fits something on the table

## Tips

kontrakt-tips = Tips
kontrakt-tip-apart = Keep the groups and runs you hope for apart in your hand: you see what is missing and what can go.
kontrakt-tip-look = Your contract is down: look at every group and at the ends of all runs before you discard.
kontrakt-tip-buy = Buy what completes your contract, and not to collect: each buy brings more than the card you want.
kontrakt-tip-last = When the whole hand must be laid at once, a buy can make it harder: every card must find a place.
kontrakt-tip-joker = A joker helps with the contract, but it costs a lot in hand when somebody goes out.

## The words of the game

word-card = card
word-rank = rank
word-suit = suit
word-joker = joker
word-group = group
word-run = run
word-meld = meld
word-contract = contract
word-round = round
word-stock = stock
word-discard-pile = discard pile
word-penalty-card = penalty card
word-lay-down = lay down
word-lay-off = lay off
word-exchange = exchange
word-discard = discard
word-buy = buy
word-go-out = go out
