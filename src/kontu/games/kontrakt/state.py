"""A Kontrakt match at one moment, as a value."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from kontu.core.seats import DEALER, Seat
from kontu.games.kontrakt import finder, laydown, match, scene, search, terms, world
from kontu.games.kontrakt.cards import CARDS, JOKER_NUMBER, NUMBERS, RANKS, Card, pack
from kontu.games.kontrakt.contracts import Contract, MeldKind
from kontu.games.kontrakt.dealing import PHASES
from kontu.games.kontrakt.observation import Phase, RoundResult
from kontu.games.kontrakt.rules import (
    FirstMelds,
    GoOut,
    JokerLimit,
    JokerSwap,
    KontraktRules,
    LastRound,
    NumberPoints,
    SameSuitRuns,
    SwapWhen,
)


@dataclass(frozen=True)
class Kernel:
    """One build of the rules: the compiled modules, or the same source interpreted."""

    terms: Any = terms
    match: Any = match
    laydown: Any = laydown
    finder: Any = finder
    scene: Any = scene
    world: Any = world
    search: Any = search


NO_LIMIT: Final = 9999

_PHASES: Final = tuple(map(Phase, PHASES))
_SWAPPERS: Final = (JokerSwap.NONE, JokerSwap.OWN, JokerSwap.ANY)


class Setting:
    """What stays the same for a whole match: rules, seats, and the kernel's tables for them."""

    def __init__(self, rules: KontraktRules, seats: int, kernel: Kernel) -> None:
        self.rules = rules
        self.seats = seats
        self.kernel = kernel
        self.cards = pack(rules.decks_for(seats), rules.jokers_for(seats))
        self.pack = tuple(NUMBERS[card] for card in self.cards)
        self.points = tuple(points_of(rules, card) for card in CARDS)
        self._finders: dict[int, Any] = {}
        self._lay_downs: dict[int, Any] = {}
        rounds = range(1, rules.rounds + 1)
        limits = [rules.buy_limit_in(number) for number in rounds]
        self.terms = kernel.terms.Terms(
            seats=seats,
            decks=rules.decks_for(seats),
            jokers=rules.jokers_for(seats),
            deal=[rules.deal_in(number) for number in rounds],
            contracts=[_slots(contract) for contract in rules.contracts],
            out=[tuple(GoOut).index(rules.goes_out(number)) for number in rounds],
            buy_limits=[NO_LIMIT if limit is None else limit for limit in limits],
            whole_last=rules.last_round is LastRound.WHOLE_HAND,
            exact=rules.first_melds is FirstMelds.EXACT,
            same_turn=rules.build_same_turn,
            runs=tuple(SameSuitRuns).index(rules.same_suit_runs),
            same_rank_groups=rules.same_rank_groups,
            joker_limit=tuple(JokerLimit).index(rules.joker_limit),
            max_jokers=rules.max_jokers,
            min_naturals=rules.min_naturals,
            adjacent=rules.adjacent_jokers,
            swap_scope=_SWAPPERS.index(rules.joker_swap),
            swap_when=tuple(SwapWhen).index(rules.joker_swap_when),
            down_take=rules.down_may_take,
            down_buy=rules.down_may_buy,
            rediscard=rules.may_rediscard_taken,
            discarder_buys=rules.discarder_may_buy,
            stop=rules.active_may_stop,
            buy_match=rules.buy_limit_match or NO_LIMIT,
            penalty=rules.penalty_cards,
            points=self.points,
            cut=rules.cut_bonus,
            blind=rules.blind_bonus,
            no_joker=rules.no_joker_bonus,
            stall=rules.stall_circles,
        )

    def finder(self, number: int) -> Any:
        """The finder of lay-downs for the contract of round ``number``; it knows no state of a match."""
        if number not in self._finders:
            exact = self.rules.first_melds is FirstMelds.EXACT
            self._finders[number] = self._finder(number, exact, self.rules.takes_whole_hand(number))
        return self._finders[number]

    def bare_finder(self, number: int) -> Any:
        """A finder for melds of just the contract's sizes, also where longer ones or the whole hand are laid.

        It is the quicker to say how far a hand is from a contract, and says the same but where limits on
        jokers or runs that may not touch make a longer meld the easier one.
        """
        return self._finder(number, exact=True, whole=False)

    def _finder(self, number: int, exact: bool, whole: bool) -> Any:
        rules = self.rules
        return self.kernel.finder.Finder(
            [(str(slot)[0], slot.size) for slot in rules.contracts[number - 1].slots],
            exact=exact,
            whole=whole,
            decks=rules.decks_for(self.seats),
            jokers=rules.jokers_for(self.seats),
            same_suit_runs=rules.same_suit_runs.value,
            same_rank_groups=rules.same_rank_groups,
            min_naturals=rules.min_naturals,
            joker_limit=rules.joker_limit.value,
            max_jokers=rules.max_jokers,
            adjacent_jokers=rules.adjacent_jokers,
        )

    def lay_downs(self, number: int) -> Any:
        """What counts the lay-downs of the seat to act in round ``number``, in the kernel."""
        if number not in self._lay_downs:
            finder, kernel = self.finder(number), self.kernel
            laying = kernel.laydown.Laying(self.terms)
            self._lay_downs[number] = kernel.match.LayDowns(
                finder.slots, finder.demand, finder.shortfall.spans, finder.whole, laying
            )
        return self._lay_downs[number]


def _slots(contract: Contract) -> list[int]:
    return [slot.size if slot.kind is MeldKind.GROUP else -slot.size for slot in contract.slots]


def points_of(rules: KontraktRules, card: Card) -> int:
    """What a card costs in hand (K-115 to K-118)."""
    if NUMBERS[card] == JOKER_NUMBER:
        return rules.joker_points
    rank = RANKS.index(card[0]) + 1
    if rank == 1:
        return rules.ace_points
    if rank > 10:
        return rules.court_points
    return 5 if rules.number_points is NumberPoints.FIVE else rank


class State(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The whole truth of a match at one moment. A value: nothing ever changes it.

    ``match`` is the kernel's, ``results`` the finished rounds. Two states are equal when the same can
    happen in both and the same has been scored.
    """

    setting: Setting
    match: Any
    results: tuple[RoundResult, ...]

    @property
    def rules(self) -> KontraktRules:
        """The rules of the match."""
        return self.setting.rules

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setting.seats

    @property
    def turn(self) -> Seat | None:
        """The seat to act, DEALER included; None when the match is over."""
        turn: Seat = self.match.turn
        return None if turn < DEALER else turn

    @property
    def phase(self) -> Phase:
        """What is being waited for."""
        phase: int = self.match.phase
        return _PHASES[phase]

    @property
    def contract(self) -> Contract | None:
        """The contract of the round last dealt; None before the first deal."""
        return self.rules.contracts[self.match.number - 1] if self.match.number else None

    def hand_of(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, sorted."""
        return tuple(CARDS[card] for card in self.match.hand_of(seat))

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states the same one."""
        m = self.match
        hands = tuple(tuple(m.hand_of(seat)) for seat in range(self.seats))
        known = tuple(tuple(m.known_of(seat)) for seat in range(self.seats))
        melds = tuple((*meld[:7], *meld[7]) for meld in m.melds())
        return (
            self.rules, self.seats, m.numbers(), tuple(m.seats()), hands, known, melds,
            tuple(m.stock_cards()), tuple(m.pile_cards()), self.results,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self.key() == other.key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key())


def meld_name(meld: int) -> str:
    """The meld of a kernel's number as it is written: ``p1.2``."""
    return f"p{meld // 4 + 1}.{meld % 4 + 1}"


def meld_number(name: str) -> int:
    """The kernel's number of a meld called ``name``; -1 when no meld can be called so."""
    seat, dot, place = name.partition(".")
    if not dot or seat[:1] != "p" or seat[1:] not in _SEATS or place not in _PLACES:
        return -1
    return 4 * (int(seat[1:]) - 1) + int(place) - 1


_SEATS: Final = frozenset("12345678")
_PLACES: Final = frozenset("1234")
