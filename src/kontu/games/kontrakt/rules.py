"""The choices that make a variant of Kontrakt: one frozen value, validated as a whole."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from kontu.core.refusals import Args, Refusal, RulesError
from kontu.games.kontrakt.contracts import Contract, MeldKind, read_contract

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8
MOST_ROUNDS: Final = 16
TABLES: Final = MOST_SEATS - FEWEST_SEATS + 1
"""How many sizes of table there are."""


class FirstMelds(StrEnum):
    """Whether a first lay-down has exactly the cards of the contract, or may have more (K-065, K-133)."""

    EXACT = "exact"
    MINIMUM = "minimum"


class LastRound(StrEnum):
    """Whether the last contract takes the whole hand, or play goes on after it (K-105, K-136)."""

    WHOLE_HAND = "whole_hand"
    PLAYED_ON = "played_on"


class GoOut(StrEnum):
    """How the last card may leave a hand (K-076, O-39)."""

    DISCARD = "discard"
    LAY_DOWN = "lay_down"
    EITHER = "either"
    NO_DISCARD = "no_discard"


class SameSuitRuns(StrEnum):
    """What a player's runs of one suit may be to each other when first laid (K-052, O-09)."""

    NOT_TOUCHING = "not_touching"
    FREE = "free"
    GAP2 = "gap2"
    DIFFERENT = "different"


class JokerLimit(StrEnum):
    """How many jokers a meld may hold, beside ``max_jokers`` (O-16)."""

    NONE = "none"
    MAJORITY = "majority"
    BY_SIZE = "by_size"


class JokerSwap(StrEnum):
    """Whose jokers may be exchanged (O-23, K-134)."""

    ANY = "any"
    OWN = "own"
    NONE = "none"


class SwapWhen(StrEnum):
    """When a joker may be exchanged, seen from the player's own contract (K-094, O-25)."""

    AFTER = "after"
    BEFORE = "before"
    ANY = "any"


class NumberPoints(StrEnum):
    """What the cards from two to ten cost in hand (K-115, K-137)."""

    FACE = "face"
    FIVE = "five"


class TieBreak(StrEnum):
    """What decides between equal totals after the last round (O-79)."""

    SHARED = "shared"
    ROUNDS_WON = "rounds_won"


SEVEN_CONTRACTS: Final = tuple(
    map(
        read_contract,
        ("G3+G3", "G3+S4", "S4+S4", "G3+G3+G3", "G3+G3+S4", "G3+S4+S4", "S4+S4+S4"),
    )
)
"""K-037 to K-049."""


class KontraktRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A frozen set of rule choices; the defaults are ``kontrakt/1``.

    ``decks`` and ``jokers`` have an entry for each number of players from two on, ``deal`` and
    ``buy_limits`` one for each round; where a list is shorter, its last entry holds for the rest.
    The value is a whole: ``problems`` says what does not go together.
    """

    min_players: int = 3
    """The fewest players, 2..8. Default 3. O-68."""
    max_players: int = 5
    """The most players, 2..8. Default 5. K-004."""
    decks: tuple[int, ...] = (2,)
    """Packs of 52 cards, 1..4, for two players, for three, and so on; the last number goes on. K-010."""
    jokers: tuple[int, ...] = (1, 2, 3, 4)
    """Jokers in all, 0..16, for two players, for three, and so on; the last number goes on. K-011."""
    deal: tuple[int, ...] = (10, 10, 10, 12)
    """Cards dealt to each player, 1..30, round by round; the last number goes on. K-017."""
    contracts: tuple[Contract, ...] = SEVEN_CONTRACTS
    """What must be laid down, round by round: G is a group, S a run, the number its least size. K-037."""
    first_melds: FirstMelds = FirstMelds.EXACT
    """Whether a first lay-down has exactly the contract's cards (default), or may have more (May I?). K-065."""
    last_round: LastRound = LastRound.WHOLE_HAND
    """Whether the last contract takes the whole hand (default), or play goes on with what is left (May I?). K-105."""
    go_out: GoOut = GoOut.DISCARD
    """How the last card leaves a hand: discarded (default), also in a contract, in any way, or never discarded. O-39."""
    build_same_turn: bool = False
    """Whether cards may be laid off on the turn the contract was laid (Shanghai), or not (default). K-069."""
    same_suit_runs: SameSuitRuns = SameSuitRuns.NOT_TOUCHING
    """A player's first runs of one suit: not touching (default), free, two ranks apart, or none. K-052."""
    same_rank_groups: bool = True
    """Whether a contract may have two groups of one rank (default). O-02."""
    joker_limit: JokerLimit = JokerLimit.NONE
    """Jokers in a meld: no limit (default), no more than other cards, or by the meld's size (Shanghai). O-16."""
    max_jokers: int = 14
    """The most jokers in one meld, 0..14. Default 14, which is no limit. O-16."""
    min_naturals: int = 1
    """The fewest cards other than jokers in a first meld, 1..3. Default 1. O-17."""
    adjacent_jokers: bool = True
    """Whether two jokers may lie side by side in a run (default). O-18."""
    joker_swap: JokerSwap = JokerSwap.ANY
    """Whose jokers may be exchanged: anybody's (default), one's own, or nobody's (May I?). O-23."""
    joker_swap_when: SwapWhen = SwapWhen.AFTER
    """When a joker may be exchanged: after one's contract (default), before it, or both. O-25."""
    down_may_take: bool = True
    """Whether who has laid the contract may still take a discard (default). O-38."""
    down_may_buy: bool = True
    """Whether who has laid the contract may still buy (default). O-38."""
    may_rediscard_taken: bool = True
    """Whether a card taken from the pile may be discarded in the same turn (default). O-43."""
    discarder_may_buy: bool = True
    """Whether a player may buy back the card just discarded (default). O-52."""
    active_may_stop: bool = False
    """Whether the player in turn may answer a buy by taking the card (May I?), or not (default). K-134."""
    buy_limits: tuple[int, ...] = ()
    """Buys allowed to each player in a round, 0..20, round by round; the last goes on, an empty list is no limit. O-57."""
    buy_limit_match: int = 0
    """Buys allowed to each player in the whole match, 0..200. Default 0, which is no limit. O-57."""
    penalty_cards: int = 1
    """Cards from the stock that come with a bought one, 0..3. Default 1. O-58."""
    number_points: NumberPoints = NumberPoints.FACE
    """What two to ten cost in hand: their number (default), or five each (Shanghai). K-115."""
    court_points: int = 10
    """What a jack, queen or king costs in hand, 0..100. Default 10. K-116."""
    ace_points: int = 15
    """What an ace costs in hand, 0..100. Default 15. K-117."""
    joker_points: int = 15
    """What a joker costs in hand, 0..100. Default 15, May I? 25. K-118."""
    cut_bonus: int = 0
    """Points off for an exact cut before the deal, 0..500. Default 0, which is no cut; Liverpool 50. O-89."""
    blind_bonus: int = 0
    """Points off for laying down and going out in one turn, 0..500. Default 0, Shanghai in ten rounds 25. K-137."""
    no_joker_bonus: int = 0
    """Points off for going out with no joker in one's contract, 0..500. Default 0, Shanghai in ten rounds 50. K-137."""
    tie_break: TieBreak = TieBreak.SHARED
    """Equal totals share the win (default), or more rounds won and then the last round decide. O-79."""
    stall_circles: int = 10
    """After how many rounds of the table with nothing laid a deal ends, 0..100. Default 10; 0 is never. O-71."""

    @property
    def rounds(self) -> int:
        """How many rounds make a match."""
        return len(self.contracts)

    def decks_for(self, seats: int) -> int:
        """Packs of 52 cards at a table of so many."""
        return _entry(self.decks, seats - FEWEST_SEATS)

    def jokers_for(self, seats: int) -> int:
        """Jokers at a table of so many."""
        return _entry(self.jokers, seats - FEWEST_SEATS)

    def deal_in(self, number: int) -> int:
        """Cards dealt to each player in round ``number`` (from 1)."""
        return _entry(self.deal, number - 1)

    def buy_limit_in(self, number: int) -> int | None:
        """Buys allowed to each player in round ``number`` (from 1); None for no limit."""
        return _entry(self.buy_limits, number - 1) if self.buy_limits else None

    def takes_whole_hand(self, number: int) -> bool:
        """Whether the contract of round ``number`` is laid with the whole hand (K-050)."""
        return number == self.rounds and self.last_round is LastRound.WHOLE_HAND

    def goes_out(self, number: int) -> GoOut:
        """How the last card may leave a hand in round ``number`` (K-076, K-110, K-136)."""
        if self.takes_whole_hand(number):
            return GoOut.LAY_DOWN
        if number == self.rounds and self.last_round is LastRound.PLAYED_ON:
            return GoOut.EITHER
        return self.go_out

    def problems(self, seats: int | None = None) -> tuple[Refusal, ...]:
        """Everything that forbids play by these rules; with ``seats``, at a table of that size."""
        found = [*self._outside(), *self._lists()]
        if self.min_players > self.max_players:
            args = {"least": self.min_players, "most": self.max_players}
            found.append(Refusal("players-reversed", "K-004", args))
        if found:
            # What depends on numbers that are wrong themselves would only repeat it.
            return tuple(found)
        if seats is not None and not self.min_players <= seats <= self.max_players:
            args = {"seats": seats, "least": self.min_players, "most": self.max_players}
            return (Refusal("seats-outside", "K-004", args),)
        tables = range(self.min_players, self.max_players + 1) if seats is None else (seats,)
        dealt = (refusal for each in tables for refusal in (*self._deals(each), *self._groups(each)))
        return (*dealt, *self._contracts())

    def require(self, seats: int | None = None) -> None:
        """Raise RulesError with every problem, if there is one."""
        if problems := self.problems(seats):
            raise RulesError(problems)

    def _outside(self) -> Iterator[Refusal]:
        for name, rule, value, least, most in (
            ("min_players", "O-68", self.min_players, FEWEST_SEATS, MOST_SEATS),
            ("max_players", "K-004", self.max_players, FEWEST_SEATS, MOST_SEATS),
            ("max_jokers", "O-16", self.max_jokers, 0, 14),
            ("min_naturals", "O-17", self.min_naturals, 1, 3),
            ("buy_limit_match", "O-57", self.buy_limit_match, 0, 200),
            ("penalty_cards", "O-58", self.penalty_cards, 0, 3),
            ("court_points", "K-116", self.court_points, 0, 100),
            ("ace_points", "K-117", self.ace_points, 0, 100),
            ("joker_points", "K-118", self.joker_points, 0, 100),
            ("cut_bonus", "O-89", self.cut_bonus, 0, 500),
            ("blind_bonus", "K-137", self.blind_bonus, 0, 500),
            ("no_joker_bonus", "K-137", self.no_joker_bonus, 0, 500),
            ("stall_circles", "O-71", self.stall_circles, 0, 100),
        ):
            if not least <= value <= most:
                args: Args = {"field": name, "value": value, "least": least, "most": most}
                yield Refusal("value-outside", rule, args)

    def _lists(self) -> Iterator[Refusal]:
        for name, rule, values, least, most, fewest, longest in (
            ("decks", "K-010", self.decks, 1, 4, 1, TABLES),
            ("jokers", "K-011", self.jokers, 0, 16, 1, TABLES),
            ("deal", "K-017", self.deal, 1, 30, 1, MOST_ROUNDS),
            ("buy_limits", "O-57", self.buy_limits, 0, 20, 0, MOST_ROUNDS),
            ("contracts", "K-037", self.contracts, 0, 0, 1, MOST_ROUNDS),
        ):
            if not fewest <= len(values) <= longest:
                args: Args = {"field": name, "entries": len(values), "least": fewest, "most": longest}
                yield Refusal("list-length", rule, args)
            for value in values:
                if isinstance(value, int) and not least <= value <= most:
                    bounds: Args = {"field": name, "value": value, "least": least, "most": most}
                    yield Refusal("value-outside", rule, bounds)

    def _deals(self, seats: int) -> Iterator[Refusal]:
        cards = 52 * self.decks_for(seats) + self.jokers_for(seats)
        for number in range(1, self.rounds + 1):
            # The discard pile begins with a card (K-020), and the first player must be able to draw one.
            needed = seats * self.deal_in(number) + 2
            if needed > cards:
                yield Refusal(
                    "deal-too-large",
                    "K-010",
                    {"round": number, "seats": seats, "needed": needed, "cards": cards},
                )

    def _groups(self, seats: int) -> Iterator[Refusal]:
        """K-026: a group needs cards of one rank, of which the packs have four each, and jokers."""
        most = 4 * self.decks_for(seats) + min(self.jokers_for(seats), self.max_jokers)
        for number, contract in enumerate(self.contracts, 1):
            size = max((slot.size for slot in contract.slots if slot.kind is MeldKind.GROUP), default=0)
            if size > most:
                args: Args = {"round": number, "seats": seats, "slot": f"G{size}", "most": most}
                yield Refusal("group-too-large", "K-026", args)

    def _contracts(self) -> Iterator[Refusal]:
        for number, contract in enumerate(self.contracts, 1):
            limit = self.buy_limit_in(number)
            if limit is None:
                continue
            held = self.deal_in(number) + 1 + (1 + self.penalty_cards) * limit
            kept = 1 if self.goes_out(number) in {GoOut.DISCARD, GoOut.NO_DISCARD} else 0
            if contract.size + kept > held:
                yield Refusal(
                    "contract-too-long",
                    "K-051",
                    {
                        "round": number,
                        "contract": str(contract),
                        "needed": contract.size + kept,
                        "held": held,
                    },
                )


def _entry(values: tuple[int, ...], index: int) -> int:
    return values[min(index, len(values) - 1)]
