"""The bots of Kontrakt that look ahead, in three levels: easy, fair and strong.

All three imagine what they do not see and play on from it. They differ in how often; only strong learns as
well what to do next; and easy does not always take what it finds best, though never what it finds much worse.
"""

import math
import random
from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from kontu.bots.bot import ONLY, Choice, Reason
from kontu.bots.budget import MOST_SIMULATIONS, Budget, until
from kontu.bots.greedy_kontrakt import GreedyKontrakt
from kontu.bots.kontrakt_looking import Level, look_ahead
from kontu.bots.weighing import Stop, Weighed, never
from kontu.games.kontrakt.actions import Action
from kontu.games.kontrakt.kernel import COMPILED
from kontu.games.kontrakt.observation import Observation, Phase

MOST: Final = 1_000_000 if COMPILED else 60
"""Where the rules are not compiled nobody would wait for more simulations."""

ERRING: Final = frozenset((Phase.DRAW, Phase.PLAY))
"""When easy does not always take the best."""

LEVELS: Final = MappingProxyType(
    {
        "strong": Level(simulations=min(MOST, 3_000), deep=True),
        "fair": Level(simulations=min(MOST, 40), wide=4),
        "easy": Level(simulations=min(MOST, 240), wide=6, even=True, spread=6.0, heat=2.0),
    }
)


class KontraktLevel:
    """A bot that looks ahead as far as its level does; equal seeds choose alike."""

    thinks = True

    def __init__(
        self, name: str, seed: int | None = None, stop: Stop = never, budget: Budget | None = None
    ) -> None:
        """``name`` is one of ``LEVELS``; where ``stop`` says so it answers with what it has found by then.

        With a ``budget`` it looks as far as that allows, not as far as its level does.
        """
        self.name = name
        self.stop = stop
        self._level = _within(LEVELS[name], budget)
        self._milliseconds = budget.milliseconds if budget else None
        self._chance = random.Random(seed)  # noqa: S311 - chance in a game keeps no secret

    def choose(self, observation: Observation, legal: Sequence[Action], /) -> Choice:
        """The best of ``legal``, or by its level one that is not much worse."""
        if len(legal) == 1:
            return Choice(legal[0], ONLY)
        if observation.phase is Phase.CUT:
            # Before the deal there is nothing to look ahead to.
            return GreedyKontrakt().choose(observation, legal)
        weighed = self.weigh(observation, legal)
        best, nth = weighed[0], self._which(observation, weighed)
        if best.lead - weighed[nth].lead >= 0.5:
            loss = round(best.lead - weighed[nth].lead)
            return Choice(weighed[nth].action, Reason("kontrakt-good-enough", {"loss": loss}))
        return Choice(weighed[nth].action, _reason(weighed[nth], weighed[1 - min(nth, 1)]))

    def weigh(self, observation: Observation, legal: Sequence[Action], /) -> tuple[Weighed, ...]:
        """Each of ``legal`` with the lead that it is expected to end the round with, the best first."""
        if observation.phase is Phase.CUT:
            return tuple(Weighed(action, 0.0, 0, exact=False) for action in legal)
        stop = until(self.stop, self._milliseconds)
        return tuple(look_ahead(observation, legal, self._level, self._chance, stop))

    def _which(self, seen: Observation, weighed: Sequence[Weighed]) -> int:
        """Which one is taken: the first, or by chance another that is nearly as good.

        Whether to buy is asked so often that small errors would add up to a hand which no contract takes.
        """
        level = self._level
        if not level.spread or seen.phase not in ERRING:
            return 0
        losses = [weighed[0].lead - each.lead for each in weighed]
        weights = [math.exp(-loss / level.heat) if loss <= level.spread else 0.0 for loss in losses]
        return self._chance.choices(range(len(weighed)), weights)[0]


def _within(level: Level, budget: Budget | None) -> Level:
    """The level with a ``budget`` of its own."""
    if budget is None:
        return level
    return msgspec.structs.replace(level, simulations=budget.simulations or MOST_SIMULATIONS)


def _reason(chosen: Weighed, other: Weighed) -> Reason:
    """Where ``chosen`` is expected to end, by how it is known, and how much better that is than ``other``."""
    points = round(abs(chosen.lead))
    code = "level" if points == 0 else "ahead" if chosen.lead > 0 else "behind"
    gain = max(0, round(chosen.lead - other.lead))
    return Reason(f"kontrakt-tried-{code}", {"points": points, "gain": gain, "tries": chosen.tries})
