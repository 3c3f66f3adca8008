"""What a match leaves behind for whoever counts: a few numbers for each hand, none of the play itself."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

import msgspec

from kontu import bots as bot_room
from kontu.arena.matches import play_match
from kontu.core.events import Event, RoundEnded
from kontu.core.game import Step
from kontu.core.outcomes import Termination
from kontu.core.registry import AnyGame
from kontu.core.seats import Seat
from kontu.core.tallying import form_of

MOST: Final = 2**31 - 1
"""No number of a match is further from nothing."""

_ENDINGS: Final = frozenset(str(each.value) for each in Termination)


class HandFacts(msgspec.Struct, frozen=True, array_like=True):
    """One hand: how it ended, the seat that led, the actions in it, and what each seat scored.

    ``onward`` is the step from a seat to the next in turn: 1, or -1 where the turn passes the other way.
    ``counts`` tells by name how often each seat did something: ``turns``, ``plays``, ``buys``.
    """

    ending: str
    opener: int
    actions: int
    scores: tuple[int, ...]
    counts: dict[str, tuple[int, ...]]
    onward: int = 1

    def fits(self, names: Sequence[str], seats: int) -> bool:
        """True when this can be a hand of ``seats`` in which what is called ``names`` is counted."""
        times = (self.scores, *self.counts.values())
        return (
            self.ending in _ENDINGS
            and 0 <= self.opener < seats
            and 0 <= self.actions <= MOST
            and self.onward in {1, -1}
            and self.counts.keys() == set(names)
            and all(len(each) == seats and max(map(abs, each)) <= MOST for each in times)
        )

    def place(self, seat: int) -> int:
        """How many turns after the seat that led the turn came to ``seat``."""
        return (seat - self.opener) * self.onward % len(self.scores)

    def times(self, name: str) -> int:
        """How often all seats together did what is called ``name``."""
        return sum(self.counts.get(name, ()))

    @property
    def spread(self) -> int:
        """Points between the highest score and the lowest."""
        return max(self.scores) - min(self.scores)


class MatchFacts(msgspec.Struct, frozen=True, array_like=True):
    """One match: the bots in seat order, the scores and ranks it ended with, and its hands."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: str
    hands: tuple[HandFacts, ...]

    def fits(self, game: str, bots: Sequence[str]) -> bool:
        """True when this can be a match of ``bots``, in this order, at the game called ``game``."""
        seats, names = len(bots), _NAMES.get(game, ())
        return (
            self.bots == tuple(bots)
            and self.ending in _ENDINGS
            and len(self.scores) == seats
            and max(map(abs, self.scores)) <= MOST
            and len(self.ranks) == seats
            and all(1 <= rank <= seats for rank in self.ranks)
            and len(self.hands) > 0
            and all(hand.fits(names, seats) for hand in self.hands)
        )

    def sum_of(self, what: Callable[[HandFacts], int]) -> int:
        """``what`` added up over the hands."""
        return sum(map(what, self.hands))


Did = tuple[Seat, tuple[str, ...]] | None
"""Who did something in an event, and what it is called; None when nothing is counted."""


def _in_contack() -> Callable[[Event], Did]:
    from kontu.games.contack.events import Passed, Played

    def did(event: Event) -> Did:
        match event:
            case Played(seat=seat, contacts=contacts):
                # C-24: a play that makes two or three contacts is an opportunity play.
                return seat, ("turns", "plays", "opportunities") if len(contacts) > 1 else ("turns", "plays")
            case Passed(seat=seat):
                return seat, ("turns",)
        return None

    return did


def _in_kontrakt() -> Callable[[Event], Did]:
    from kontu.games.kontrakt.events import Bought, Drew, LaidDown, Took

    def did(event: Event) -> Did:
        match event:
            # K-061: every turn begins with one card, from the stock or the pile.
            case Took(seat=seat) | Drew(seat=seat):
                return seat, ("turns",)
            case Bought(seat=seat):
                return seat, ("buys",)
            case LaidDown(seat=seat):
                return seat, ("contracts",)
        return None

    return did


_COUNTING: Final[Mapping[str, Callable[[], Callable[[Event], Did]]]] = MappingProxyType(
    {"contack": _in_contack, "kontrakt": _in_kontrakt}
)
_NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"contack": ("turns", "plays", "opportunities"), "kontrakt": ("turns", "buys", "contracts")}
)


class EqualDeals:
    """A dealer that deals the same in every match of one ``seed``, hand by hand.

    The order depends on the hand and on how often pieces were put in order in it, not on how an earlier
    hand went: two sets of rules see the same deals as long as they deal the same pieces.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._hand = self._times = 0

    def order(self, pieces: Sequence[str]) -> tuple[str, ...]:
        """As ``Dealer.order``."""
        self._times += 1
        chance = Random(f"{self._seed}/{self._hand}/{self._times}")  # noqa: S311 - must be repeatable
        return tuple(chance.sample(pieces, len(pieces)))

    def next_hand(self) -> None:
        """The next order is the first of a new hand."""
        self._hand, self._times = self._hand + 1, 0


class _Watch:
    """Sees a match go by and keeps its facts."""

    def __init__(self, game: AnyGame, seats: int, dealer: EqualDeals) -> None:
        self.hands: list[HandFacts] = []
        self._did = _COUNTING[game.name]() if game.name in _COUNTING else None
        self._names = _NAMES.get(game.name, ())
        self._seats = seats
        self._dealer = dealer
        self._clear()

    def _clear(self) -> None:
        self._actions = self._opener = 0
        self._onward = 0
        self._counts = {name: [0] * self._seats for name in self._names}

    def note(self, _state: Any, _action: Any, step: Step[Any, Any], /) -> None:
        """One more step of the match."""
        self._actions += 1
        for event in step.events:
            # Games name the seat that leads a hand by their own word.
            leads = getattr(event, "opener", getattr(event, "first", None))
            if leads is not None:
                self._opener, self._actions = leads, 0
            if self._did is not None and (did := self._did(event)) is not None:
                self._see_turn(*did)
                for name in did[1]:
                    self._counts[name][did[0]] += 1
            if isinstance(event, RoundEnded):
                counts = {name: tuple(each) for name, each in self._counts.items()}
                ending = str(event.termination.value)
                self.hands.append(
                    HandFacts(
                        ending, int(self._opener), self._actions, event.scores, counts, self._onward or 1
                    )
                )
                self._clear()
                self._dealer.next_hand()

    def _see_turn(self, seat: Seat, did: tuple[str, ...]) -> None:
        """The second seat to have a turn tells which way the turn passes."""
        if "turns" in did and not self._onward and seat != self._opener:
            self._onward = -1 if self._seats > 2 and seat == (self._opener - 1) % self._seats else 1


def facts_of(game: AnyGame, rules: Any, names: Sequence[str], deals: str, chance: str) -> MatchFacts:
    """The facts of the match that the bots called ``names`` play, a seat each.

    ``deals`` is the seed of the deals, ``chance`` that of the bots.
    """
    dealer = EqualDeals(deals)
    seats = Random(chance)  # noqa: S311 - must be repeatable
    seated = [bot_room.find_written(game.name, name, seats.getrandbits(64)) for name in names]
    watch = _Watch(game, len(names), dealer)
    outcome = play_match(game, rules, seated, dealer, watch).outcome
    return MatchFacts(
        tuple(names), outcome.scores, outcome.ranks, str(outcome.termination.value), tuple(watch.hands)
    )


def fewest_win(game: AnyGame, rules: Any, seats: int) -> bool:
    """True when the fewest points are best by ``rules``, as the game's score sheet says."""
    form = form_of(game, rules, seats)
    return form is not None and form.wins == "fewest"
