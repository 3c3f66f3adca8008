// The types of Kontrakt as they come over the wire, until the generated ones hold them.
import type { MatchEnded, Outcome, RoundEnded, Scored, Termination, Update } from '../lib/wire'

/** The dealer's first action: the pack, top card first, and the seat that deals (K-015, K-023). The cards go one at a time clockwise, first to the seat after `dealer` (K-016), then one is turned up (K-020) and the rest is the stock, next card first. */
export interface KontraktDeal {
  type: "deal"
  order: string[]
  dealer: number
}

/** The dealer's new stock of the discard pile, next card first (K-112). */
export interface KontraktShuffle {
  type: "shuffle"
  order: string[]
}

/** Lift about `depth` cards of the pack before the deal (O-89). */
export interface KontraktCut {
  type: "cut"
  depth: number
}

/** Nature's answer to a cut: the hand lifted `by` cards more, or fewer, than it meant to (O-89). */
export interface KontraktSlip {
  type: "slip"
  by: number
}

/** Do not take the top discard; the others may buy it, then the stock is drawn from (K-062). */
export interface KontraktLeave {
  type: "leave"
}

/** Take the top discard `card` (K-061). */
export interface KontraktTake {
  type: "take"
  card: string
}

/** Draw the top card of the stock (K-061). */
export interface KontraktStock {
  type: "stock"
}

/** Buy the top discard `card`, with penalty cards from the stock (K-077, K-078). */
export interface KontraktBuy {
  type: "buy"
  card: string
}

/** Do not buy the top discard. */
export interface KontraktNo {
  type: "no"
}

/** Ask the player in turn for the top discard `card`, where he may answer by taking it (K-134). */
export interface KontraktCall {
  type: "call"
  card: string
}

/** Let the caller buy the card. */
export interface KontraktLet {
  type: "let"
}

/** A group is cards of one rank (K-025), a run consecutive cards of one suit (K-029). */
export type KontraktMeldKind = "group" | "run"

/** Cards laid as one group or run. In a group a joker is `*`. In a run it names the card it stands for, `*9h` (K-093); the cards of a run go from low to high, and an ace is low at the beginning and high at the end. */
export interface KontraktMeld {
  kind: KontraktMeldKind
  cards: string[]
}

/** Lay the contract down: a meld for each of its slots, in its order (K-064). */
export interface KontraktLay {
  type: "lay"
  melds: KontraktMeld[]
}

/** Lay `card` off on `meld`, written `p1.2` (K-071). A joker on a run names its card, `*9h`. `end` is `+` for a high ace or `-` for a low one where a run would take either, else empty. */
export interface KontraktAdd {
  type: "add"
  card: string
  meld: string
  end: string
}

/** Put `card` where a joker stands for it in `meld` and lay the joker on `to` (K-096, K-098). `joker` is `*` on a group, `*8c` on a run. `end` and `to_end` mark an ace as in `Add`. */
export interface KontraktSwap {
  type: "swap"
  card: string
  meld: string
  joker: string
  to: string
  end: string
  to_end: string
}

/** Discard `card`, which ends the turn (K-075). */
export interface KontraktDrop {
  type: "drop"
  card: string
}

/** A place in a contract for one meld, and its least `size`. */
export interface KontraktSlot {
  kind: KontraktMeldKind
  size: number
}

/** The `slots` of a contract, groups first; written `G3+S4`. */
export interface KontraktContract {
  slots: KontraktSlot[]
}

/** Round `number` (from 1) was dealt by `dealer`: `each` cards to a seat and one turned `up`. `hands` has None for a hand that the viewer may not see; `stock` is a count. `first` begins. */
export interface KontraktDealt {
  event: "dealt"
  number: number
  dealer: number
  contract: KontraktContract
  each: number
  hands: (string[] | null)[]
  up: string
  stock: number
  first: number
}

/** `seat` meant to lift `meant` cards and lifted `lifted`; the deal needs `exact` (O-89). */
export interface KontraktCutMade {
  event: "cut_made"
  seat: number
  meant: number
  lifted: number
  exact: number
}

/** `seat`, in turn, did not want the top discard `card`. */
export interface KontraktLeft {
  event: "left"
  seat: number
  card: string
}

/** `seat` took `card` from the discard pile, in which `pile` cards are left. */
export interface KontraktTook {
  event: "took"
  seat: number
  card: string
  pile: number
}

/** `seat` does not buy `card`. Only the seat itself sees this before the window closes. */
export interface KontraktDeclined {
  event: "declined"
  seat: number
  card: string
}

/** `caller` asks `seat`, the player in turn, for `card` (K-134). */
export interface KontraktCalled {
  event: "called"
  caller: number
  seat: number
  card: string
}

/** `seat`, in turn, lets `caller` have `card`. */
export interface KontraktLetGo {
  event: "let_go"
  seat: number
  caller: number
  card: string
}

/** `seat` bought `card`, which closes a window, and got `penalty`, None for a card not to be seen. `declined` are the seats that were asked before; `pile` and `stock` count what is left. */
export interface KontraktBought {
  event: "bought"
  seat: number
  card: string
  penalty: (string | null)[]
  declined: number[]
  pile: number
  stock: number
}

/** Nobody of those asked, `declined`, bought `card`, which closes a window. */
export interface KontraktUnsold {
  event: "unsold"
  card: string
  declined: number[]
}

/** The discard pile but for its top became a stock of `stock` cards (K-112) in an order nobody sees. */
export interface KontraktShuffled {
  event: "shuffled"
  stock: number
}

/** `seat` drew `card` (None when the viewer may not see it) from the stock, now of `stock` cards. */
export interface KontraktDrew {
  event: "drew"
  seat: number
  card: string | null
  stock: number
}

/** `seat` laid the contract: `melds`, called `p1.1`, `p1.2`, ...; `held` are left in hand. */
export interface KontraktLaidDown {
  event: "laid_down"
  seat: number
  melds: KontraktMeld[]
  held: number
}

/** `seat` laid `card` (a joker for a card is `*9h`) off on `meld`; an ace lies `high` or not. */
export interface KontraktLaidOff {
  event: "laid_off"
  seat: number
  card: string
  meld: string
  high: boolean
  held: number
}

/** `seat` put `card` for a joker in `meld` and laid the joker, as `joker`, on `to`. */
export interface KontraktSwapped {
  event: "swapped"
  seat: number
  card: string
  meld: string
  joker: string
  to: string
  held: number
}

/** `seat` discarded `card` and holds `held` cards. */
export interface KontraktDropped {
  event: "dropped"
  seat: number
  card: string
  held: number
}

/** A round is over: the cards left in every hand, for all to see, and what they cost (K-103). */
export interface KontraktHandsShown {
  event: "hands_shown"
  hands: string[][]
  points: number[]
}

/** Whether a first lay-down has exactly the cards of the contract, or may have more (K-065, K-133). */
export type KontraktFirstMelds = "exact" | "minimum"

/** Whether the last contract takes the whole hand, or play goes on after it (K-105, K-136). */
export type KontraktLastRound = "whole_hand" | "played_on"

/** How the last card may leave a hand (K-076, O-39). */
export type KontraktGoOut = "discard" | "lay_down" | "either" | "no_discard"

/** What a player's runs of one suit may be to each other when first laid (K-052, O-09). */
export type KontraktSameSuitRuns = "not_touching" | "free" | "gap2" | "different"

/** How many jokers a meld may hold, beside `max_jokers` (O-16). */
export type KontraktJokerLimit = "none" | "majority" | "by_size"

/** Whose jokers may be exchanged (O-23, K-134). */
export type KontraktJokerSwap = "any" | "own" | "none"

/** When a joker may be exchanged, seen from the player's own contract (K-094, O-25). */
export type KontraktSwapWhen = "after" | "before" | "any"

/** What the cards from two to ten cost in hand (K-115, K-137). */
export type KontraktNumberPoints = "face" | "five"

/** What decides between equal totals after the last round (O-79). */
export type KontraktTieBreak = "shared" | "rounds_won"

/** A frozen set of rule choices; the defaults are `kontrakt/1`. `decks` and `jokers` have an entry for each number of players from `min_players` on, `deal` and `buy_limits` one for each round; where a list is shorter, its last entry holds for the rest. The value is a whole: `problems` says what does not go together. */
export interface KontraktRules {
  min_players: number
  max_players: number
  decks: number[]
  jokers: number[]
  deal: number[]
  contracts: KontraktContract[]
  first_melds: KontraktFirstMelds
  last_round: KontraktLastRound
  go_out: KontraktGoOut
  build_same_turn: boolean
  same_suit_runs: KontraktSameSuitRuns
  same_rank_groups: boolean
  joker_limit: KontraktJokerLimit
  max_jokers: number
  min_naturals: number
  adjacent_jokers: boolean
  joker_swap: KontraktJokerSwap
  joker_swap_when: KontraktSwapWhen
  down_may_take: boolean
  down_may_buy: boolean
  may_rediscard_taken: boolean
  discarder_may_buy: boolean
  active_may_stop: boolean
  buy_limits: number[]
  buy_limit_match: number
  penalty_cards: number
  number_points: KontraktNumberPoints
  court_points: number
  ace_points: number
  joker_points: number
  cut_bonus: number
  blind_bonus: number
  no_joker_bonus: number
  tie_break: KontraktTieBreak
  stall_circles: number
}

/** What is being waited for. `deal`, `slip` and `shuffle` are the dealer's; `cut` the cutter's (O-89); `draw` (take the discard or leave it), `stock` and `play` the player's in turn; `window` asks the others whether they buy, `called` the player in turn whether he lets the caller, and then `let` the caller to buy. */
export type KontraktPhase = "deal" | "cut" | "slip" | "draw" | "window" | "called" | "let" | "stock" | "shuffle" | "play" | "over"

/** A meld on the table, called `name` (`p1.2` is the second of seat 0, its `owner`). `cards` are in notation: in a run from low to high, `*9h` for a joker that stands for a card; in a group by suits, jokers last. A run goes from position `low` to `high`, where a low ace is 1 and a high ace 14; in a group both are the rank, an ace being 1. */
export interface KontraktLyingMeld {
  name: string
  owner: number
  kind: KontraktMeldKind
  cards: string[]
  low: number
  high: number
}

/** A finished round, an entry a seat: `scores` with `bonus` in them, and the `hands` left over. */
export interface KontraktRoundResult {
  number: number
  contract: KontraktContract
  termination: Termination
  winner: number | null
  scores: number[]
  bonus: number[]
  hands: string[][]
}

/** What a viewer may see: his own hand, and of the others' how many cards. `round` counts from 1 (0 before the first deal). `active` is the player in turn, `to_act` whoever is waited for: -1 the dealer, None nobody any more. While a window is open nobody is told who has answered: `asked` are all that may buy `top` in order of priority, and `to_act` is the viewer as long as he is yet to answer, else the first of them. `answered` says that he has. `caller` is who asks the player in turn for the card (May I?). `hand` is the viewer's, sorted (empty for an onlooker); `held` counts every hand. `top` is the top of the discard pile of `pile` cards, `stock` a count. `taken` is the card that may not go back to the pile this turn, if any. `down` says who has laid the contract, `may_lay_off` whether the player in turn may lay off and swap. `buys` are those of this round; `stall` counts the turns in a row with nothing laid, and the deal ends at `stall_end` (0: never). `last` tells that leaving the discard would end the round, since there is no card to draw (K-113). `options` are the viewer's legal actions in notation, lay-downs left out. `totals` are of the finished rounds, `results` those rounds; `scores` what this round has brought already. */
export interface KontraktObservation {
  rules: KontraktRules
  seats: number
  viewer: number | null
  round: number
  contract: KontraktContract | null
  whole_hand: boolean
  phase: KontraktPhase
  dealer: number | null
  active: number | null
  to_act: number | null
  asked: number[]
  answered: boolean
  caller: number | null
  hand: string[]
  held: number[]
  top: string | null
  pile: number
  stock: number
  taken: string | null
  melds: KontraktLyingMeld[]
  down: boolean[]
  may_lay_off: boolean
  buys: number[]
  stall: number
  stall_end: number
  last: boolean
  options: string[]
  scores: number[]
  totals: number[]
  results: KontraktRoundResult[]
  outcome: Outcome | null
}

export type KontraktAction = KontraktDeal | KontraktShuffle | KontraktCut | KontraktSlip | KontraktLeave | KontraktTake | KontraktStock | KontraktBuy | KontraktNo | KontraktCall | KontraktLet | KontraktLay | KontraktAdd | KontraktSwap | KontraktDrop

export type KontraktEvent = KontraktDealt | KontraktCutMade | KontraktLeft | KontraktTook | KontraktDeclined | KontraktCalled | KontraktLetGo | KontraktBought | KontraktUnsold | KontraktShuffled | KontraktDrew | KontraktLaidDown | KontraktLaidOff | KontraktSwapped | KontraktDropped | KontraktHandsShown | Scored | RoundEnded | MatchEnded

export type KontraktUpdate = Update<KontraktEvent, KontraktObservation>
