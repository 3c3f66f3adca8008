"""Advice: what each of the legal actions comes to and why, and what the one that was taken cost.

An adviser looks on from what a seat sees, as a bot does, but chooses nothing. Which games have one is asked
of ``find``: all above asks no further which game it is.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

import msgspec

from kontu.bots.bot import Reason
from kontu.bots.budget import until
from kontu.bots.weighing import Stoppable, Weighed

FEWEST: Final = 0.5
"""An action that was tried less than this part as often as the best is tried again, beside it alone."""


class Adviser(Stoppable, Protocol):
    """Weighs what may be done; where ``stop`` says so it answers with what it has found by then."""

    def weigh(self, observation: Any, legal: Sequence[Any], /) -> tuple[Weighed, ...]:
        """Those of ``legal`` that it can weigh, the best first, each tried about as often as the others.

        Asked again it looks again, by other chance.
        """
        ...

    def explain(self, observation: Any, action: Any, /) -> Reason:
        """What speaks for ``action``, as one can see without looking far ahead."""
        ...


class Advice(msgspec.Struct, frozen=True):
    """An ``action`` with the ``lead`` it is expected to end with (see ``Weighed``) and what speaks for it."""

    action: Any
    lead: float
    tries: int
    exact: bool
    reason: Reason


class Judged(msgspec.Struct, frozen=True):
    """The action that was taken, the ``best`` there was, and the points between them: 0 or more."""

    played: Advice
    best: Advice
    loss: float


Maker = Callable[[int | None], Adviser]


def _contack(seed: int | None) -> Adviser:
    # Imported late: one game's rules need not load to advise on another.
    from kontu.bots.contack_adviser import ContackAdviser

    return ContackAdviser(seed)


def _kontrakt(seed: int | None) -> Adviser:
    from kontu.bots.kontrakt_adviser import KontraktAdviser

    return KontraktAdviser(seed)


_MAKERS: Mapping[str, Maker] = MappingProxyType({"contack": _contack, "kontrakt": _kontrakt})


def advises(game: str) -> bool:
    """True when there is an adviser for the game called ``game``."""
    return game in _MAKERS


def find(game: str, seed: int | None = None) -> Adviser | None:
    """A new adviser for the game called ``game``, which finds the same for equal seeds; None without one."""
    return _MAKERS[game](seed) if game in _MAKERS else None


def advise(adviser: Adviser, observation: Any, legal: Sequence[Any], most: int) -> tuple[Advice, ...]:
    """At most ``most`` of ``legal``, the best first."""
    found = adviser.weigh(observation, legal)
    return tuple(_advice(adviser, observation, each) for each in found[:most])


def advise_soon(
    adviser: Adviser, observation: Any, legal: Sequence[Any], most: int, milliseconds: int
) -> tuple[Advice, ...]:
    """As ``advise``, by what is found in about so many milliseconds of the clock, though it is less."""
    adviser.stop = until(adviser.stop, milliseconds)
    return advise(adviser, observation, legal, most)


def judge(adviser: Adviser, observation: Any, legal: Sequence[Any], played: Any) -> Judged | None:
    """What it cost to do ``played``, one of ``legal``; None where the adviser cannot weigh it.

    The best is chosen in one look and valued, like what was played, in another: of many actions tried by
    chance the one that comes out on top was lucky too, and would seem better than it is.
    """
    first = adviser.weigh(observation, legal)
    if not first:
        return None
    best = first[0]
    chosen = _of(first, played)
    if best.action != played and not (best.exact and chosen is not None):
        best, chosen = _side_by_side(adviser, observation, legal, best.action, played)
    if chosen is None:
        return None
    loss = max(0.0, best.lead - chosen.lead)
    better = best if loss else chosen
    return Judged(_advice(adviser, observation, chosen), _advice(adviser, observation, better), loss)


def _side_by_side(
    adviser: Adviser, observation: Any, legal: Sequence[Any], best: Any, played: Any
) -> tuple[Weighed, Weighed | None]:
    """Both actions in a new look, each tried about as often; the second is None where it has no value."""
    for choice in (legal, (best, played)):
        found = adviser.weigh(observation, choice)
        one, other = _of(found, best), _of(found, played)
        if one and other and min(one.tries, other.tries) >= FEWEST * max(one.tries, other.tries):
            break
    if one is None:
        raise ValueError("what was found best could not be weighed again")
    return one, other


def _of(weighed: Sequence[Weighed], action: Any) -> Weighed | None:
    return next((each for each in weighed if each.action == action), None)


def _advice(adviser: Adviser, observation: Any, weighed: Weighed) -> Advice:
    reason = adviser.explain(observation, weighed.action)
    return Advice(weighed.action, weighed.lead, weighed.tries, weighed.exact, reason)
