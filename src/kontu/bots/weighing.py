"""What a bot that looks ahead has besides a choice: a value for each action, and a way to be stopped."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from kontu.bots.bot import Bot

Stop = Callable[[], bool]
"""Asked now and then while a bot thinks; True when nobody waits for its answer any more, or time is up."""


def never() -> bool:
    """Nobody stops whoever thinks."""
    return False


class Weighed(msgspec.Struct, frozen=True):
    """What an ``action`` is worth to its seat: the ``lead`` in points that it is expected to end with.

    The lead is of the round, over the other player or side, or over the mean of several others. It is
    ``exact`` when nothing was left to chance, else the mean of ``tries``.
    """

    action: Any
    lead: float
    tries: int
    exact: bool


class Stoppable(Protocol):
    """Whoever thinks until ``stop`` says that it is enough."""

    stop: Stop


class ThinkingBot(Bot, Stoppable, Protocol):
    """A bot that takes its time: whoever must not wait lets it think elsewhere.

    It remembers nothing from one choice to the next but its seed.
    """

    thinks: bool

    def weigh(self, observation: Any, legal: Sequence[Any], /) -> tuple[Weighed, ...]:
        """Every one of ``legal``, the best first."""
        ...
