"""The one protocol: what a game answers."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from kontu.core.outcomes import Outcome
from kontu.core.refusals import Refusal
from kontu.core.seats import Seat

R = TypeVar("R")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)
O_co = TypeVar("O_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Step(msgspec.Struct, Generic[S_co, E_co], frozen=True, gc=False):
    """What an action led to: the new state and what happened, in order."""

    state: S_co
    events: tuple[E_co, ...]


class DealLine(msgspec.Struct, frozen=True):
    """One line of a record's deal: who holds which pieces. ``??`` stands for a piece not known."""

    holder: str
    pieces: tuple[str, ...]


class PlayLine(msgspec.Struct, frozen=True):
    """One line of a record's play as a scribe needs it: who did what, and what chance gave, if told."""

    actor: str
    action: str
    result: str | None = None


class Scribe(Protocol[R, S, A, E_contra]):
    """How a game's matches stand in a record file, beyond the notation of single actions."""

    def read_rules(self, variant: str, fields: Mapping[str, object]) -> R:
        """The rules of ``variant`` with ``fields`` changed; raises RulesError."""
        ...

    def write_rules(self, rules: R) -> tuple[str, dict[str, object]]:
        """The nearest variant and every field that departs from it, as plain TOML values."""
        ...

    def before_round(self, state: S, number: int, totals: Sequence[int]) -> S | None:
        """The state before round ``number``, which is not the first, of a match that begins in ``state``.

        ``totals`` are what the seats had by then. None where a record must begin with round 1.
        """
        ...

    def read_deal(self, state: S, lines: Sequence[DealLine], play: Sequence[PlayLine]) -> A:
        """The DEALER's action that ``lines`` describe.

        ``play`` is what was then played of the round: whatever it reveals settles ``??``.
        Raises NotationError or IllegalAction.
        """
        ...

    def write_deal(self, state: S, action: A) -> tuple[DealLine, ...]:
        """The lines for a deal about to be applied to ``state``."""
        ...

    def deal_seen(self, state: S, viewer: Seat | None) -> tuple[DealLine, ...]:
        """The lines of the deal that led to ``state`` as ``viewer`` may see them, ``??`` for the rest."""
        ...

    def read_chance(self, state: S, text: str, play: Sequence[PlayLine]) -> A:
        """The DEALER's action in the middle of a round that ``text`` writes, ``??`` for what is not known.

        ``play`` begins with the line that needed it. Raises NotationError or IllegalAction.
        """
        ...

    def chance_seen(self, state: S, action: A, viewer: Seat | None) -> str:
        """DEALER's ``action`` within a round in notation, ``??`` for what ``viewer`` may not see."""
        ...

    def result(self, events: Sequence[E_contra]) -> str | None:
        """What stands after ``>``: what chance gave; None where the action leaves nothing open."""
        ...

    def claim(self, events: Sequence[E_contra]) -> int | None:
        """What stands after ``=``: the points the action brought its seat; None for none."""
        ...

    def bonus(self, events: Sequence[E_contra], seats: int) -> tuple[int, ...] | None:
        """Which points of a round's ``scores``, an entry a seat, its ``bonus`` tells apart.

        ``events`` are all of the round's. None for a game in which they are what no action claims.
        """
        ...

    def comment(self, events: Sequence[E_contra]) -> str | None:
        """What the writer notes after ``;`` for a human reader."""
        ...


class Windows(Protocol[S_contra, A_co]):
    """How a game asks several seats at once whether they want something.

    While a window is open it asks its seats one after the other, each once, and tells nobody what was
    answered before. The first answer that is not the quiet one closes it, and so does the last answer.
    So people may answer all at the same time: whoever collects their answers plays them in the order of
    ``asked`` up to the one that closes the window. What follows may be another window.
    """

    def asked(self, state: S_contra) -> tuple[Seat, ...]:
        """The seats that the open window still has to ask, the seat to act first; empty when none is open."""
        ...

    def quiet(self, state: S_contra) -> A_co:
        """The answer of a seat to act that says nothing."""
        ...

    def check_standing(self, state: S_contra, seat: Seat, text: str) -> Refusal | None:
        """Why ``text`` is no standing answer that ``seat`` may give; None when it is one."""
        ...

    def standing(self, state: S_contra, seat: Seat, text: str) -> A_co | None:
        """What the standing answer ``text`` of ``seat`` says to the open window; None for nothing."""
        ...

    def standing_ends(self, before: S_contra, after: S_contra, seat: Seat, text: str) -> bool:
        """True when the standing answer ``text`` of ``seat`` does not outlive the step between the states."""
        ...


class Game(Protocol[R, S, A, E, O_co]):
    """The definition of a game. Pure: equal arguments give equal answers, arguments are left alone.

    Chance is a seat: when DEALER is to act, its action carries an order of ``deck(state)``.
    One seat acts at a time. ``check`` is the law; ``legal_actions`` lists what it passes.
    A game that asks several seats at once also has an attribute ``windows``: see ``windows_of``.
    One whose list of legal actions can be endless has ``some_actions``: see the function of that name.
    """

    name: str
    variants: Mapping[str, R]
    scribe: Scribe[R, S, A, E]
    action_type: Any
    event_type: Any
    observation_type: Any

    def start(self, rules: R, seats: int) -> S:
        """The state before the first deal; raises RulesError when the seats do not suit the rules."""
        ...

    def to_act(self, state: S) -> Seat | None:
        """The one seat whose turn it is, DEALER included; None when the match is over."""
        ...

    def check(self, state: S, action: A) -> Refusal | None:
        """Why ``action`` is not legal for the seat to act; None when it is."""
        ...

    def legal_actions(self, state: S) -> Iterable[A]:
        """Every legal action of the player to act, lazily; empty when DEALER is to act."""
        ...

    def apply(self, state: S, action: A) -> Step[S, E]:
        """The step that ``action`` leads to; raises IllegalAction."""
        ...

    def observe(self, state: S, viewer: Seat | None) -> O_co:
        """What ``viewer`` may see (None: an onlooker), built from nothing else."""
        ...

    def show(self, event: E, viewer: Seat | None) -> E | None:
        """The event as ``viewer`` may see it, built anew; None when it may not be seen at all."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result; None while the match goes on."""
        ...

    def broken_off(self, state: S) -> Outcome:
        """The result if the players agree to end the match in ``state``: the scores as they are."""
        ...

    def deck(self, state: S) -> tuple[str, ...]:
        """The pieces DEALER is to put in order, in canonical order; empty when DEALER is not to act."""
        ...

    def deal(self, state: S, order: Sequence[str]) -> A:
        """DEALER's action that carries ``order``; raises NotationError on what is no piece."""
        ...

    def write_action(self, state: S, action: A) -> str:
        """The action in notation."""
        ...

    def read_action(self, state: S, text: str) -> A:
        """The action that ``text`` writes, legal or not; raises NotationError or AmbiguousAction."""
        ...


def some_actions(game: Game[Any, Any, Any, Any, Any], state: Any, most: int) -> tuple[Sequence[Any], bool]:
    """Up to ``most`` legal actions of the player to act, and whether there are or may be more.

    A game whose list can be long in coming has a method of this name, which is asked instead.
    """
    if (hurried := getattr(game, "some_actions", None)) is not None:
        told: tuple[Sequence[Any], bool] = hurried(state, most)
        return told
    found = list(islice(game.legal_actions(state), most + 1))
    return found[:most], len(found) > most


def recall(game: Game[Any, Any, Any, Any, Any], state: Any, seat: Any) -> Any:
    """What ``seat`` sees, and what a good memory keeps of what everybody saw before.

    It is for whoever thinks for a seat; what is shown to people is ``observe``. A game in which the two
    differ has a method of this name.
    """
    remembered = getattr(game, "recall", game.observe)
    return remembered(state, seat)


def windows_of(game: Game[Any, Any, Any, Any, Any]) -> Windows[Any, Any] | None:
    """How ``game`` asks several seats at once; None for a game that never does."""
    found: Windows[Any, Any] | None = getattr(game, "windows", None)
    return found
