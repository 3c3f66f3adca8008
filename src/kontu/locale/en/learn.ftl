# Learn by doing: ten steps per game. A step is learn-<game>-<step>-title, -task, -hint and -done.

learn-title = { $game ->
    [contack] Learn Contack
    [kontrakt] Learn Kontrakt
   *[other] Learn by doing
 }
learn-choose = Ten short steps at a real table, for each game. You do it; the rules answer.
learn-game = { $game ->
    [contack] Contack, the tiles
   *[kontrakt] Kontrakt, the cards
 }
learn-progress = { $done } of { $count } done
learn-steps = The ten steps
learn-step = Step { $number } of { $count }
learn-step-name = { $number }. { $title }{ $state ->
    [done] , done
   *[open] {""}
 }
learn-loading = Laying the table …
learn-failed = No answer came: neither a server nor the rules on this device are there.
learn-again = Try again
learn-you = You
learn-hint = Hint
learn-next = Next step
learn-finish = To the end
learn-repeat = Once more
learn-right = Right!
learn-go-on = Good. Go on.
learn-no = No.
learn-allowed = { $points ->
    [none] That is allowed, but it is not what this step asks for. Try again.
    [0] That is allowed and brings no points, but it is not what this step asks for. Try again.
   *[other] That is allowed and brings { $points } points, but it is not what this step asks for. Try again.
 }
learn-contack-how = Choose one of your tiles, then a place with a question mark.
learn-contack-place = Choose the place for your tile.
learn-blind = empty place { $place }: try the tile here
learn-blind-mark = ?
learn-end-title = You can play { $game ->
    [contack] Contack
   *[kontrakt] Kontrakt
 } now
learn-end = You have been through all ten steps. The rest comes at the table, which tells you what may be done and why something may not.
learn-end-some = { $left ->
    [one] One step is still open. You can do it at any time.
   *[other] { $left } steps are still open. You can do them at any time.
 }
learn-play = Play a real game
learn-book = Look into the rulebook
learn-ask = Ask the referee
learn-over = Start again from step 1

## Contack

learn-contack-match-title = Equal numbers
learn-contack-match-task = A tile lies on the table. Another may touch it where both sides show the same number. Find the tile of yours that can, and its place.
learn-contack-match-hint = The red side of the tile on the table is a 6. Which of your tiles has a red 6?
learn-contack-match-done = Red 6 lies on red 6: a matching contact (C-20). It is allowed and brings no points.

learn-contack-count-title = Numbers that count
learn-contack-count-task = Sides of one colour may also touch when the two numbers total 5, 10, 15 or 20. Find the tile that makes such a total.
learn-contack-count-hint = Blue 7 lies there. 7 and 8 are 15.
learn-contack-count-done = 7 and 8 are 15: a counting contact (C-21). It brings you 15 points (C-30).

learn-contack-scores-title = What brings points
learn-contack-scores-task = Two of your tiles fit below the tile on the table. One matches, the other counts. Lay the one that brings points.
learn-contack-scores-hint = 4 on 4 only matches. Which number makes 10 with 4?
learn-contack-scores-done = 6 and 4 are 10, so it brings 10 points (C-30). 4 on 4 would have been allowed and brought nothing.

learn-contack-last-title = On the last tile
learn-contack-last-task = A tile must touch the tile played last, which has a light rim. Lay any of yours that fits there. Try the older tile too: you will hear why not.
learn-contack-last-hint = The last tile is 9-2-8. Its red 2 takes 2, 3 or 8; its orange 8 takes 8, 2 or 7.
learn-contack-last-done = It touches the last tile (C-23). Now yours is the last one, and the next player plays on it.

learn-contack-opportunity-title = An opening
learn-contack-opportunity-task = Where a tile touches two or three others at once, it may lie far from the last tile. A small triangle marks such a place. Fill it.
learn-contack-opportunity-hint = The marked place is on the left of the lowest tile. 6-10-7 and 6-3-8 both fit in there.
learn-contack-opportunity-done = Every contact fits, so this is an opportunity play (C-24). What all its contacts count is added up.

learn-contack-draw-title = Nothing fits
learn-contack-draw-task = You hold four tiles and none of them fits. Who cannot play and holds fewer than five takes a tile from the reserve.
learn-contack-draw-hint = Press “Draw”.
learn-contack-draw-done = Now you hold five. One draws on until a tile fits or five are held (C-27).

learn-contack-drawn-title = The tile just drawn
learn-contack-drawn-task = The tile you drew fits: find its place. It is still your turn.
learn-contack-drawn-hint = The new tile is 9-5-8. Put its orange 8 on the orange 8 of the last tile.
learn-contack-drawn-done = You play as soon as you can. With the collector’s rules a drawn tile that fits must even be played at once (C-28).

learn-contack-pass-title = Five tiles and no play
learn-contack-pass-task = You hold five tiles and none fits. Nobody ever holds more than five. What is left for you to do?
learn-contack-pass-hint = With five tiles you cannot draw. Press “Pass”.
learn-contack-pass-done = You may pass only when nothing fits, and only with five tiles in hand or an empty reserve (C-29).

learn-contack-left-title = The last tile in hand
learn-contack-left-task = One tile is left in your hand. Whoever plays the last one ends the hand. Lay it; one place brings more than the other.
learn-contack-left-hint = The last tile, with the light rim, is 10-4-2. 5-7-2 fits below it and on its left. Below it, 10 and 5 are 15.
learn-contack-left-done = The hand is over (C-40). Each tile left costs 10 points: the two others hold three each and lose 30 (C-32).

learn-contack-enclosed-title = Closed in
learn-contack-enclosed-task = Now with the collector’s rules. One hole has tiles on all three sides. Fill it.
learn-contack-enclosed-hint = The hole is in the lower row. Take 6-10-7.
learn-contack-enclosed-done = Three contacts, 15, 15 and 20, make 50: the most one play can bring (C-24). Your tile has no open side and no opening can be filled, so here the hand ends at once (C-42).

## Kontrakt

learn-kontrakt-group-title = A group
learn-kontrakt-group-task = A group is three cards of one rank. Tap your three nines, then the empty slot, then “Lay down”.
learn-kontrakt-group-hint = Nine of spades, nine of hearts, nine of diamonds. An eight does not belong to them.
learn-kontrakt-group-done = Three nines are a group (K-025), and three cards are what is laid at first (K-026).

learn-kontrakt-run-title = A run
learn-kontrakt-run-task = A run is four cards of one suit that follow each other. Put them into the slot and lay them. You hold two sevens: mind which one.
learn-kontrakt-run-hint = 4, 5, 6 and 7 of spades. The seven of clubs is black too, but another suit.
learn-kontrakt-run-done = Four spades in a row are a run (K-030). Suits are never mixed, not even black with black (K-031).

learn-kontrakt-joker-title = A joker in a run
learn-kontrakt-joker-task = You hold 4, 5 and 7 of hearts. The 6 is missing, but you have a joker. Lay a run.
learn-kontrakt-joker-hint = Put 4, 5, 7 of hearts and the joker into the slot, then lay.
learn-kontrakt-joker-done = The joker stands for the six of hearts (K-092), and everybody can see it.

learn-kontrakt-contract-title = The contract
learn-kontrakt-contract-task = The contract of round 1 is two groups of three. Nothing may be laid before all of it is ready. Put both together, then lay.
learn-kontrakt-contract-hint = Nines into one slot, fours into the other. The three is no four.
learn-kontrakt-contract-done = The whole contract lies on the table at once (K-051). Everybody has the same one in this round.

learn-kontrakt-buy-title = Buying
learn-kontrakt-buy-task = Ane does not want the queen of diamonds. You hold two queens. Buy it, out of turn: a penalty card from the stock comes with it.
learn-kontrakt-buy-hint = Press the button that says “Buy”.
learn-kontrakt-buy-done = You got the queen and one card more. Others may buy only what the player in turn does not want (K-077).

learn-kontrakt-off-title = Laying off
learn-kontrakt-off-task = Your contract was laid on an earlier turn. Now single cards may go to any meld, the others’ too. Lay your eight off.
learn-kontrakt-off-hint = Tap the eight of clubs, then the eights of Bo.
learn-kontrakt-off-done = It may go to others’ melds too (K-071), and a group takes cards of its rank (K-073). Cards on the table cost you nothing.

learn-kontrakt-swap-title = Taking a joker back
learn-kontrakt-swap-task = In Bo’s run of clubs a joker stands for the seven. You hold that very card. Exchange them; the joker must go to some meld at once.
learn-kontrakt-swap-hint = Tap the seven of clubs, then Bo’s run, then choose where the joker goes.
learn-kontrakt-swap-done = It takes the very card the joker stands for (K-096), and the joker is laid again in the same turn (K-098).

learn-kontrakt-touching-title = Two runs of one suit
learn-kontrakt-touching-task = Round 3 asks for two runs of four. Two runs of one suit may not follow each other directly. Make two of your hearts.
learn-kontrakt-touching-hint = Leave the seven out: 3-4-5-6 and 8-9-10-jack.
learn-kontrakt-touching-done = 3-4-5-6 and 7-8-9-10 would touch (K-052). A gap of one card is enough (K-054).

learn-kontrakt-out-title = Going out
learn-kontrakt-out-task = Two cards are left, and the last one has to be discarded. First lay the nine off, then discard the two.
learn-kontrakt-out-hint = Tap the nine, then the nines on the table. After that tap the two and press “Discard”.
learn-kontrakt-out-done = Your last card is gone, so the round is over (K-102). You write down 0; the others count what they hold, 17 and 26.

learn-kontrakt-last-title = The last round
learn-kontrakt-last-task = Round 7 asks for three runs, and the whole hand must go into them at once. Nothing is discarded. Lay all thirteen cards.
learn-kontrakt-last-hint = Hearts 3 to 6, hearts 8 to jack, and clubs 5 to 9. The seven is missing, so the hearts do not touch.
learn-kontrakt-last-done = Every card of the hand lies in three runs (K-105). The round, and with it the match, is over.
