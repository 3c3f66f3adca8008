# What the page says at a table of Kontrakt, besides refusals, options and what the terminal says too.
# $name, $seat, $caller and $names are names of players; $card, $joker, $to and $meld are as they look on the table.

## The start

kontrakt-about = Seven rounds, seven contracts: collect groups and runs, lay the round’s contract, and get rid of the rest before the others do. Buy what they leave. The fewest points win.
kontrakt-year = A game of cards, in the rummy family
kontrakt-play-help = You against two bots, seven rounds, nothing to sign up for.
kontrakt-picture = A contract of Kontrakt on the table: a group of nines and a run of hearts.
kontrakt-title = Kontu – Kontrakt
kontrakt-title-buy = Buy { $card }? – Kontu

## The table

kontrakt-table-heading = Table of Kontrakt
kontrakt-round-of = Round { $round } of { $rounds }
kontrakt-round-number = Round { $number }
kontrakt-round-word = Round
kontrakt-whole-hand-note = The whole hand is laid at once; runs may be longer.
kontrakt-players = Round the table
kontrakt-cloth = The table
kontrakt-melds = What lies on the table
kontrakt-not-laid = not laid yet
kontrakt-dealer = dealer
kontrakt-dealer-letter = D
kontrakt-cards-held = { $count ->
    [one] card in hand
   *[other] cards in hand
 }
kontrakt-has-laid = has laid the contract
kontrakt-points-total = points in all
kontrakt-stock-pile = Stock, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
 }
kontrakt-discard-pile = Discard pile, on top { $card }, { $count ->
    [one] one card
   *[other] { $count } cards
 }
kontrakt-discard-empty = Discard pile, empty
kontrakt-meld-label = { $name }, no. { $number }
kontrakt-meld-name = { $name }, no. { $number }, { $kind ->
    [group] group
   *[run] run
 }: { $cards }
kontrakt-meld-takes = takes the chosen card
kontrakt-slots = { $kind ->
    [group] { $count ->
        [one] group of { $size }
       *[other] { $count } groups of { $size }
    }
   *[run] { $count ->
        [one] run of { $size }
       *[other] { $count } runs of { $size }
    }
 }

## The hand

kontrakt-your-hand = Your hand
kontrakt-hand-empty = No cards left to choose from.
kontrakt-twin = { $card }, { $number } of { $count }
kontrakt-new-card = { $card }, new
kontrakt-sort = Sort the hand
kontrakt-sort-suit = By suit
kontrakt-sort-rank = By rank
kontrakt-sort-contract = Towards the contract

## The tray for the contract

kontrakt-tray = Your contract
kontrakt-slot-place = { $number }: { $slot }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
 }. Put the chosen cards here
kontrakt-take-back = Take back { $card }
kontrakt-take-all-back = Take back
kontrakt-propose = Suggest
kontrakt-lay = Lay down
kontrakt-tray-good = The contract is complete.
kontrakt-tray-later = It is checked on your turn, once you have drawn.
kontrakt-joker-which = What does the joker stand for?
kontrakt-joker-again = Choose the joker anew
kontrakt-ace-which = To which end does the ace go?
kontrakt-ace-again = Choose the ace’s end anew
kontrakt-ace-end = { $card }{ $end ->
    [high] {" "}high
   *[low] {" "}low
 }

## Whose turn it is, and what can be done

kontrakt-prompt-dealing = The cards are being dealt …
kontrakt-prompt-cut = You cut the pack: how many cards do you lift?
kontrakt-prompt-draw = { $card ->
    [none] Your turn: draw from the stock
   *[other] Your turn: take { $card }, or draw from the stock
 }
kontrakt-prompt-draw-last = Nothing is left to draw: take { $card }, or the round ends
kontrakt-prompt-stock = Your turn: draw from the stock
kontrakt-prompt-let = { $card } is yours: buy it
kontrakt-prompt-lay = Lay the contract, or choose a card to discard
kontrakt-prompt-whole = Lay the whole hand, or choose a card to discard
kontrakt-prompt-build = Choose a card: lay it off, or discard it
kontrakt-prompt-drop = Laid! Now choose a card to discard
kontrakt-prompt-buy = Do you buy { $card }?
kontrakt-prompt-window = The others may buy { $card }: { $answered } of { $asked } have answered
kontrakt-prompt-other-draws = { $name } is drawing …
kontrakt-prompt-other-plays = { $name } is playing …
kontrakt-take = Take { $card }
kontrakt-draw-stock = From the stock
kontrakt-leave-last = Leave it: the round ends
kontrakt-drop = Discard { $card }
kontrakt-drop-which = Discard: choose one card
kontrakt-drop-short = Discard …
kontrakt-let-do = Let it go
kontrakt-cut-depth = Cards
kontrakt-cut-do = Cut
kontrakt-confirm-drop = Discard { $card }?
kontrakt-do-it = Do it
kontrakt-ways = Which do you mean?
kontrakt-add = Lay { $card } on { $meld }{ $end ->
    [high] , high
    [low] , low
   *[none] { "" }
 }
kontrakt-add-joker = Lay the joker on { $meld } as { $card }{ $end ->
    [high] , high
    [low] , low
   *[none] { "" }
 }
kontrakt-swap = Put { $card } for the joker of { $meld } and lay the joker on { $to }{ $joker ->
    [none] { "" }
   *[other] { " " }as { $joker }
 }

## Buying

kontrakt-window-buy = Buy { $card }?
kontrakt-window-others = Does anybody buy { $card }?
kontrakt-buy = Buy { $card }
kontrakt-call = May I have { $card }?
kontrakt-no = No, thanks
kontrakt-you-buy = You buy it, if nobody before you does.
kontrakt-you-pass = You do not buy it.
kontrakt-answered = { $answered } of { $asked } have answered.
kontrakt-time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
 }
kontrakt-standing = Answer beforehand
kontrakt-standing-now = You answer beforehand: change it
kontrakt-standing-help = The table answers for you when a card is for sale. Nobody else sees it, and nobody’s waiting is any shorter for it.
kontrakt-standing-no-until-my-turn = No, until my next turn
kontrakt-standing-not-this-round = No, for this whole round
kontrakt-standing-only = Ask me only about these:
kontrakt-standing-only-do = Only these
kontrakt-standing-none = Ask me about every card

## Scores, the end of a round and of the match

kontrakt-dealt-short = { $count } cards
kontrakt-bonus = { $points } as a bonus
kontrakt-round-over = Round { $round } is over
kontrakt-out = { $name } went out.
kontrakt-went-out = out
kontrakt-next-round = Next round
kontrakt-ending-rounds = the last round is played
kontrakt-last-hands = The last hands
kontrakt-log-dealt = Round { $round }: { $slots }. { $dealer } dealt { $each } cards each and turned up { $up }. { $first } begins.
kontrakt-log-unsold = Nobody bought { $card }.
kontrakt-promises-help = Before each deal, and before each new stock, the order of the cards was fixed and its fingerprint (SHA-256) shown. After the round the order is revealed, and this browser works the fingerprint out again.

## Settings

kontrakt-set-four = Four colours
kontrakt-set-four-help = Diamonds blue and clubs green, to tell the suits apart.
kontrakt-set-big = Large corners
kontrakt-set-big-help = Rank and suit large, the picture small.
kontrakt-set-confirm = Confirm each move
kontrakt-set-confirm-help = A second tap lays off, exchanges or discards; until then it can be taken back.
kontrakt-set-automatic = Draw by itself
kontrakt-set-automatic-help = When only the stock is left to draw from.
kontrakt-art = The card faces are by Adrian Kennard (CC0), from react-playing-cards by Ilya Malyanov.
kontrakt-art-licence = Its licence

## How to play

kontrakt-how-goal = Every round has a contract: groups are cards of one rank, runs follow each other in one suit. Cards left in your hand cost points when somebody goes out; the fewest points in all win.
kontrakt-how-turn = On your turn draw a card: the top of the discard pile, or one of the stock. Then lay what you may, and discard one card.
kontrakt-how-lay = Choose cards and tap a slot of your contract to put them there; tap one in the slot to take it back. When every slot has its mark, lay down. It is laid all at once.
kontrakt-how-build = From your next turn on choose a card and tap a meld that lights up, your own or anybody’s. Put the card a joker stands for on its run, and the joker goes elsewhere on the table.
kontrakt-how-buy = What the player in turn leaves may be bought, with a card of the stock on top. All are asked at once; whoever sits nearest after the player in turn gets it.
kontrakt-how-cards = Cards keep the order you give them: drag them, or sort them by the three signs above your hand. A dot marks what came last.
kontrakt-key-tab = Tab
kontrakt-key-tab-does = from part to part
kontrakt-key-arrows = ← → ↑ ↓
kontrakt-key-arrows-does = from card to card
kontrakt-key-shift = Shift + ← →
kontrakt-key-shift-does = move the card
kontrakt-key-enter = Enter
kontrakt-key-enter-does = choose a card, or put it back
kontrakt-key-slots = 1 – 4
kontrakt-key-slots-does = put the chosen cards into that slot
kontrakt-key-l = L
kontrakt-key-l-does = lay down
kontrakt-key-m = M
kontrakt-key-m-does = to the melds that take the chosen card
kontrakt-key-d = D
kontrakt-key-d-does = discard the chosen card
kontrakt-key-t = T
kontrakt-key-t-does = take the top of the discard pile
kontrakt-key-s = S
kontrakt-key-s-does = draw from the stock
kontrakt-key-b = B
kontrakt-key-b-does = buy
kontrakt-key-pass = Esc
kontrakt-key-pass-does = do not buy (Space too); else put the cards back
kontrakt-key-h = H
kontrakt-key-h-does = to your hand
