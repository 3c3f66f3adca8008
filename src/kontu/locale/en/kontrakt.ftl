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
option-decks-help = How many packs of 52 are shuffled together: for the fewest players, for one more, and so on. The last number goes on.
option-jokers = Jokers
option-jokers-help = How many jokers in all: for the fewest players, for one more, and so on. One fewer than players in the main rules.
option-deal = Cards dealt
option-deal-help = How many cards each player gets, round by round. The last number goes on.
option-contracts = Contracts
option-contracts-help = What must be laid down in each round: G3 is a group of three, S4 a run of four, joined by plus signs.
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
refusal-contract-notation = “{ $text }” is no contract: write up to four parts with plus signs between, G2 to G12 for a group and S3 to S14 for a run, such as G3+S4.

## Notation

refusal-card-notation = “{ $text }” is no card: write rank and suit, such as 9s, Td or Ah, or * for a joker.
