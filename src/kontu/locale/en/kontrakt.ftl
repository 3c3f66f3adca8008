# Kontrakt: its refusals, variants, options, events and words.
# $card, $cards, $meld, $contract are notation; $seat is a seat such as p2.

## Variants

variant-kontrakt-1 = Kontrakt
variant-kontrakt-1-help = The game as the Norwegian rules have it: seven contracts, 10 or 12 cards, jokers one fewer than players. A good first choice.
variant-other-deal-1 = Other deal
variant-other-deal-1-help = Ten cards in the first four rounds and twelve in the last three, with more packs for up to eight players.
variant-no-jokers-1 = Without jokers
variant-no-jokers-1-help = The same seven contracts without any joker.
variant-may-i-1 = May I?
variant-may-i-1-help = Melds may be longer from the start, jokers stay where they lie and cost 25, and the last round is played on.
variant-shanghai-1 = Shanghai
variant-shanghai-1-help = Laying off on the same turn, two buys a round, four jokers, and number cards at five points. The card values are our choice.
variant-shanghai-ten-1 = Shanghai in ten rounds
variant-shanghai-ten-1-help = Ten contracts from eleven cards, three or four buys a round, and bonuses for going out.
variant-liverpool-1 = Liverpool
variant-liverpool-1-help = The player on the dealer’s right cuts before the deal, and an exact cut takes 50 points off.

## Options

option-min_players = Fewest players
option-min_players-help = The fewest players. The rules say three; two is playable but not the game as it was meant.
option-max_players = Most players
option-max_players-help = The most players. The main rules say five; with more packs up to eight can play.
option-decks = Packs of cards
option-decks-help = How many packs of 52 are shuffled together: for two players, for three, and so on. The last number goes on.
option-jokers = Jokers
option-jokers-help = How many jokers in all: for two players, for three, and so on. One fewer than players in the main rules.
option-deal = Cards dealt
option-deal-help = How many cards each player gets, round by round. The last number goes on.
option-contracts = Contracts
option-contracts-help = What must be laid down in each round: G3 is a group of three, S4 a run of four, joined by plus signs.
option-contracts-values = A contract a round, such as G3+S4: a group of three and a run of four.
option-first_melds = First lay-down
option-first_melds-help = Whether a contract is laid with exactly its cards, or melds may be longer at once (May I?).
option-first_melds-exact = exactly the contract
option-first_melds-minimum = the contract or more
option-last_round = Last round
option-last_round-help = Whether the last contract takes the whole hand at once, or play goes on with what is left (May I?).
option-last_round-whole_hand = the whole hand at once
option-last_round-played_on = played on
option-go_out = Going out
option-go_out-help = How the last card leaves the hand. It must be discarded in the main rules.
option-go_out-discard = by a discard
option-go_out-lay_down = by a discard, or with the contract
option-go_out-either = in any way
option-go_out-no_discard = never by a discard
option-build_same_turn = Laying off on the same turn
option-build_same_turn-help = Whether cards may be laid off on the turn on which the contract was laid (Shanghai).
option-build_same_turn-true = allowed
option-build_same_turn-false = from the next turn
option-same_suit_runs = Runs of one suit
option-same_suit_runs-help = How two runs of one suit in the same contract may lie to each other. They may not touch in the main rules.
option-same_suit_runs-not_touching = not touching
option-same_suit_runs-free = free
option-same_suit_runs-gap2 = two ranks apart, or overlapping
option-same_suit_runs-different = different suits only
option-same_rank_groups = Groups of one rank
option-same_rank_groups-help = Whether two groups of a contract may be of the same rank. The sources are silent.
option-same_rank_groups-true = allowed
option-same_rank_groups-false = not allowed
option-joker_limit = Jokers in a meld
option-joker_limit-help = How many jokers may lie in one meld. No limit in the main rules.
option-joker_limit-none = no limit
option-joker_limit-majority = no more than other cards
option-joker_limit-by_size = one, two or three by the size
option-max_jokers = Most jokers in a meld
option-max_jokers-help = A fixed number that no meld may exceed. Fourteen is no limit.
option-min_naturals = Natural cards in a meld
option-min_naturals-help = How many cards other than jokers a meld needs when it is first laid.
option-adjacent_jokers = Jokers side by side
option-adjacent_jokers-help = Whether two jokers may lie next to each other in a run.
option-adjacent_jokers-true = allowed
option-adjacent_jokers-false = not allowed
option-joker_swap = Exchanging jokers
option-joker_swap-help = From whose runs a joker may be exchanged for the card it stands for.
option-joker_swap-any = from anybody’s runs
option-joker_swap-own = from one’s own runs
option-joker_swap-none = not at all
option-joker_swap_when = When to exchange
option-joker_swap_when-help = Whether jokers are exchanged after laying one’s contract, before, or both.
option-joker_swap_when-after = after one’s contract
option-joker_swap_when-before = before one’s contract
option-joker_swap_when-any = before and after
option-down_may_take = Taking after the contract
option-down_may_take-help = Whether a player who has laid the contract may still take the top discard.
option-down_may_take-true = allowed
option-down_may_take-false = not allowed
option-down_may_buy = Buying after the contract
option-down_may_buy-help = Whether a player who has laid the contract may still buy.
option-down_may_buy-true = allowed
option-down_may_buy-false = not allowed
option-may_rediscard_taken = Discarding the card just taken
option-may_rediscard_taken-help = Whether a card taken from the discard pile may go straight back in the same turn.
option-may_rediscard_taken-true = allowed
option-may_rediscard_taken-false = not allowed
option-discarder_may_buy = Buying back
option-discarder_may_buy-help = Whether a player may buy back the card just discarded.
option-discarder_may_buy-true = allowed
option-discarder_may_buy-false = not allowed
option-active_may_stop = Stopping a buy
option-active_may_stop-help = Whether the player in turn may answer a wish to buy by taking the card (May I?).
option-active_may_stop-true = by taking the card
option-active_may_stop-false = not at all
option-buy_limits = Buys in a round
option-buy_limits-help = How often each player may buy, round by round. The last number goes on; an empty list is no limit.
option-buy_limit_match = Buys in a match
option-buy_limit_match-help = How often each player may buy in the whole match. Nought is no limit.
option-penalty_cards = Penalty cards
option-penalty_cards-help = How many cards of the stock come with a bought one.
option-number_points = Points of number cards
option-number_points-help = What two to ten cost in hand: their number, or five each (Shanghai).
option-number_points-face = their number
option-number_points-five = five each
option-court_points = Points of court cards
option-court_points-help = What a jack, queen or king costs in hand.
option-ace_points = Points of an ace
option-ace_points-help = What an ace costs in hand, whether it was meant low or high.
option-joker_points = Points of a joker
option-joker_points-help = What a joker costs in hand. 25 in May I?
option-cut_bonus = Exact cut
option-cut_bonus-help = Points taken off when the cut lifts exactly the cards of the deal (Liverpool). Nought is no cut; the 50 is from one source.
option-blind_bonus = Going out blind
option-blind_bonus-help = Points taken off for laying down and going out in one turn.
option-no_joker_bonus = Going out without a joker
option-no_joker_bonus-help = Points taken off for going out when no joker was in one’s contract.
option-tie_break = Equal totals
option-tie_break-help = Whether equal totals share the win, or more rounds won and then the last round decide.
option-tie_break-shared = share the win
option-tie_break-rounds_won = more rounds won, then the last round
option-stall_circles = Stalled deals
option-stall_circles-help = After how many rounds of the table with nothing laid a deal ends without a winner. Nought is never. This is ours.

## The rules as a whole

refusal-players-reversed = The fewest players ({ $least }) are more than the most ({ $most }).
refusal-list-length = { $entries ->
    [one] One entry does not do for { $field }
   *[other] { $entries } entries do not do for { $field }
 }: it takes { $least } to { $most }.
refusal-deal-too-large = Round { $round } cannot be dealt to { $seats } players: it needs { $needed } cards with the first discard and one to draw, and the packs have { $cards }.
refusal-contract-too-long = The contract { $contract } of round { $round } needs { $needed } cards, and nobody can ever hold more than { $held }: deal more, or allow more buys.
refusal-group-too-large = Nobody can ever lay { $slot } of round { $round }: with { $seats } players at most { $most } cards of one rank are there, jokers included.
refusal-contract-notation = “{ $text }” is no contract: write up to four parts with plus signs between, G2 to G12 for a group and S3 to S14 for a run, such as G3+S4.

## Notation

refusal-card-notation = “{ $text }” is no card: write rank and suit, such as 9s, Td or Ah, or * for a joker.
refusal-play-notation = “{ $text }” is nothing one can do: write for example take 8d, leave, stock, buy 3c, no, lay 9s9h9d 4h5h6h7h, add 8h p1.2, swap 7c p2.1 *8c:p1.1 or drop Qc.
refusal-meld-notation = “{ $text }” is no meld: write its cards without spaces, such as 9s9h* or 4h*5h6h7h.
refusal-play-ambiguous = “{ $text }” can be read in more than one way: say which card a joker stands for, or which end an ace goes to. Possible: { $choices }.

## The deal, the cut and the new stock

refusal-round-not-dealt = The round has not been dealt yet.
refusal-round-dealt = Round { $round } is dealt: it must be played to its end before the next deal.
refusal-deal-not-the-pack = The deal is not the pack in play: { $card } is in it too often or not often enough.
refusal-dealer-unknown = The dealer must be one of the { $seats } players.
refusal-dealer-not-next = { $dealer } does not deal now: the deal passes to the left, to { $due }.
refusal-dealer-missing = The record must say who deals the first round.
refusal-deal-card-twice = { $card } is there more often than the packs have it.
refusal-deal-up-unknown = The first discard lies open: write which card it is.
refusal-shuffle-needless = No new stock is needed now: { $stock ->
    [0] the next card to be drawn decides.
    [one] there is one card left.
   *[other] there are { $stock } cards left.
 }
refusal-shuffle-not-the-pile = The new stock is not the discard pile without what stays on it: { $card } is in it too often or not often enough.
refusal-shuffle-first = The dealer must act first.
refusal-cut-first = { $seat } cuts first: lift from 1 to { $most } cards.
refusal-no-cut = Nobody cuts now.
refusal-cut-depth = { $depth } cards cannot be lifted: lift from 1 to { $most }.
refusal-slip-too-far = A hand does not slip by { $by } cards: by { $most } at most.

## Drawing and buying

refusal-draw-first = Draw first: { $top ->
    [none] take a card from the stock.
   *[other] take { $top }, or leave it and draw from the stock.
 }
refusal-already-drawn = You have drawn already: now lay, or discard.
refusal-leave-first = Before you draw from the stock the others may buy { $top }: leave it first.
refusal-only-stock = You left the discard: now only the stock is left to draw from.
refusal-buy-or-no = Only one question is open: { $verb ->
    [call] call for { $top }, or no.
   *[buy] buy { $top }, or no.
 }
refusal-take-or-let = { $caller } asks for { $top }: take it, or let it go.
refusal-buy-the-card = { $top } is yours: buy it.
refusal-not-the-top = { $card } is not the top of the discard pile: that is { $top }.
refusal-down-may-not-take = After laying the contract no discard may be taken at this table: leave it.
refusal-active-does-not-buy = It is your turn, so you need not buy: take { $top }, or leave it.
refusal-window-closed = The window is closed: nobody buys now.
refusal-call-first = Call for { $top } first: the player in turn may stop you by taking it.
refusal-buy-not-call = Nobody calls at this table: buy { $top }, or no.
refusal-no-call = Nobody asks for a card now.

## Cards in hand and the discard

refusal-card-not-held = { $held ->
    [0] You do not hold { $card }.
    [one] You hold { $card } once and would need it { $needed } times.
   *[other] You hold { $card } { $held } times and would need it { $needed } times.
 }
refusal-taken-stays = { $card } was taken from the pile this turn and may not go straight back: discard another card.
refusal-no-discard-out = The last card may not be discarded at this table: lay { $card } off.
refusal-keep-a-card = Keep a card: the last one leaves the hand by a discard.
refusal-leaves-taken = Only { $card } would be left, which was taken this turn and may not go straight back: keep another card.
refusal-last-card-stuck = The card left could neither be laid off nor discarded: keep another card.

## Laying the contract

refusal-contract-already-laid = You have laid your contract: new melds may not be begun, only cards laid off.
refusal-meld-count = The contract { $contract } is { $needed ->
    [one] one meld
   *[other] { $needed } melds
 }, all laid at once; here { $given ->
    [0] is none.
    [one] is one.
   *[other] are { $given }.
 }
refusal-meld-kind = Meld { $meld } must be { $slot } in this contract, and { $cards } is the other kind.
refusal-mixed-ranks = Meld { $meld }: a group has one rank, and { $card } is of another in { $cards }.
refusal-group-joker-named = A joker in a group stands for no card in particular: write *, not { $card }.
refusal-mixed-suits = Meld { $meld }: a run has one suit, and { $card } is of another in { $cards }.
refusal-joker-unnamed = Meld { $meld }: a joker in a run must say which card it stands for, such as *9h.
refusal-run-twice = Meld { $meld }: a run has each card once, and { $card } is there again in { $cards }.
refusal-run-gap = Meld { $meld }: { $card } is missing in { $cards }.
refusal-run-wraps = A run does not turn the corner: an ace is low before the two or high after the king, never both{ $meld ->
    [none] .
   *[other] {" "}({ $meld }).
 }
refusal-ace-end = The ace could go to either end of { $meld }: write + for high or - for low.
refusal-meld-short = Meld { $meld } has { $size ->
    [one] one card
   *[other] { $size } cards
 } ({ $cards }); { $slot } needs { $needed }.
refusal-meld-long = Meld { $meld } has { $size } cards ({ $cards }); when first laid { $slot } has exactly { $needed }.
refusal-naturals-few = Meld { $meld } has too few cards other than jokers: { $cards } needs at least { $naturals }.
refusal-jokers-many = { $meld } would have { $jokers } jokers: with { $size } cards { $most ->
    [0] none may be.
    [one] one is the most.
   *[other] { $most } are the most.
 }
refusal-jokers-beside = Two jokers may not lie side by side in a run ({ $meld }).
refusal-runs-touch = { $one } and { $other } touch: your runs of one suit must overlap or leave a gap when first laid.
refusal-runs-near = { $one } and { $other } are only one rank apart: at this table two are needed.
refusal-runs-one-suit = { $one } and { $other } are of one suit: at this table your runs must be of different suits.
refusal-groups-one-rank = Both groups are of rank { $one }: at this table they must differ from { $other }.
refusal-not-whole-hand = In the last round the whole hand is laid at once: { $left ->
    [one] { $cards } would be left.
   *[other] { $left } cards would be left ({ $cards }).
 }

## Laying off and exchanging jokers

refusal-contract-first = Lay your contract { $contract } first: nothing may be laid off before.
refusal-same-turn = You laid your contract this turn: cards may be laid off from your next turn on.
refusal-no-such-meld = There is no meld { $meld }{ $melds ->
    [none] : nothing lies on the table.
   *[other] : there are { $melds }.
 }
refusal-not-the-rank = { $card } does not go on { $meld }: that group takes rank { $fits }.
refusal-not-the-suit = { $card } is of another suit than { $meld }{ $fits ->
    [none] , which takes no more cards.
   *[other] , which takes { $fits }.
 }
refusal-not-next = { $card } does not go on { $meld }{ $fits ->
    [none] , which takes no more cards.
   *[other] , which takes { $fits }.
 }
refusal-run-has-it = { $card } lies in { $meld } already{ $fits ->
    [none] , which takes no more cards.
   *[other] , which takes { $fits }.
 }
refusal-end-needless = { $card } cannot be marked with an end: only an ace on a run can.
refusal-swap-off = Jokers are not exchanged at this table.
refusal-swap-own = { $meld } is not yours: only jokers of one’s own runs are exchanged at this table.
refusal-swap-before = Jokers are exchanged before the contract only at this table.
refusal-swap-contract-first = Lay your contract { $contract } first: jokers are exchanged after it.
refusal-swap-same-turn = You laid your contract this turn: jokers may be exchanged from your next turn on.
refusal-swap-group = { $meld } is a group: its jokers are locked.
refusal-swap-no-joker = No joker in { $meld } stands for { $card }{ $jokers ->
    [none] : it has none.
   *[other] , only for { $jokers }.
 }
refusal-swap-joker = A joker cannot take the place of a joker{ $jokers ->
    [none] , and { $meld } has none.
   *[other] : put the card it stands for, { $jokers }.
 }
refusal-standing-notation = “{ $text }” is no answer beforehand: write not this round, no until my turn, or only 9 Td * with the ranks, cards, suits or jokers you want to be asked for.
