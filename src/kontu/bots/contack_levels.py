"""The bots of Contack that look ahead, in three levels: easy, fair and strong.

All three play on from what they see, again and again with the hidden tiles in another order, and work the
end out exactly once the reserve is empty. They differ in how long they look, and easy does not always take
what it finds best, though never what it finds much worse.
"""

import math
import random
from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from kontu.bots.bot import ONLY, Choice, Reason
from kontu.bots.budget import MOST_SIMULATIONS, Budget, until
from kontu.bots.weighing import Stop, Weighed, never
from kontu.games.contack import GAME
from kontu.games.contack.actions import Action
from kontu.games.contack.kernel import COMPILED
from kontu.games.contack.observation import Observation
from kontu.games.contack.search import Search
from kontu.games.contack.solver import solve

BATCH: Final = 250 if COMPILED else 25
"""After so many simulations a bot asks whether it is to stop: a few milliseconds, interpreted some dozens."""

MOST: Final = 1_000_000 if COMPILED else 400
"""Where the rules are not compiled nobody would wait for more simulations, nor for many more situations."""


SITUATIONS_A_MILLISECOND: Final = 200 if COMPILED else 2
"""Who has a time looks at no more situations of an end in each thousandth of a second of it."""

TRUST: Final = 4.0
"""How much the search makes of how good a play looks at once."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays.

    It looks at ``simulations`` ways to play on, or at ``situations`` at most to work the end out (0: it does
    not). ``curiosity`` is the search's. Of the actions at most ``spread`` points worse than the best it takes
    any, one that is ``heat`` points worse e times less often than the best; without ``spread`` the best.
    With ``tries_each`` it tries every action that often instead, as far as its simulations go.
    """

    simulations: int
    situations: int
    curiosity: float = 60.0
    spread: float = 0.0
    heat: float = 1.0
    tries_each: int = 0


LEVELS: Final = MappingProxyType(
    {
        "strong": Level(simulations=min(MOST, 6_000), situations=min(10 * MOST, 300_000)),
        "fair": Level(simulations=120, situations=0),
        "easy": Level(
            simulations=min(MOST, 1_000),
            situations=min(10 * MOST, 300_000),
            curiosity=400.0,
            spread=20.0,
            heat=14.0,
        ),
    }
)


class ContackLevel:
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
        weighed = self.weigh(observation, legal)
        best, nth = weighed[0], self._which(weighed)
        if best.lead - weighed[nth].lead >= 0.5:
            loss = round(best.lead - weighed[nth].lead)
            return Choice(weighed[nth].action, Reason("contack-good-enough", {"loss": loss}))
        return Choice(weighed[nth].action, _reason(weighed[nth], weighed[1 - min(nth, 1)]))

    def weigh(self, observation: Observation, legal: Sequence[Action], /) -> tuple[Weighed, ...]:
        """Every one of ``legal`` with the lead that it is expected to end with, the best first."""
        allowed = set(legal)
        stop = until(self.stop, self._milliseconds)
        found = look_ahead(observation, self._level, self._chance, stop)
        return tuple(each for each in found if each.action in allowed)

    def _which(self, weighed: Sequence[Weighed]) -> int:
        """Which one is taken: the first, or by chance another that is nearly as good."""
        level = self._level
        if not level.spread:
            return 0
        losses = [weighed[0].lead - each.lead for each in weighed]
        weights = [math.exp(-loss / level.heat) if loss <= level.spread else 0.0 for loss in losses]
        return self._chance.choices(range(len(weighed)), weights)[0]


def _within(level: Level, budget: Budget | None) -> Level:
    """The level with a ``budget`` of its own."""
    if budget is None:
        return level
    if budget.simulations is not None:
        return msgspec.structs.replace(level, simulations=budget.simulations)
    situations = min(level.situations, SITUATIONS_A_MILLISECOND * (budget.milliseconds or 0))
    return msgspec.structs.replace(level, simulations=MOST_SIMULATIONS, situations=situations)


def look_ahead(
    observation: Observation, level: Level, chance: random.Random, stop: Stop = never
) -> list[Weighed]:
    """What every legal action comes to, as far as ``level`` looks: the most tried first, or the best."""
    state = GAME.imagine(observation)
    decode = state.setting.decode
    if observation.reserve == 0 and level.situations:
        solved = solve(state.match, level.situations)
        if solved is not None:
            return [Weighed(decode(number), lead, 1, exact=True) for number, lead in solved]
    search = Search(state.match, chance.getrandbits(31))
    search.tune(level.curiosity, TRUST)
    wanted = level.simulations
    if level.tries_each:
        search.share_evenly()
        wanted = min(wanted, level.tries_each * len(search.found()))
    while search.simulations < wanted:
        search.run(min(BATCH, wanted - search.simulations))
        if stop():
            break
    found = search.found()
    if level.spread or level.tries_each:
        # Each was tried about as often, so that their means can be compared.
        found.sort(key=lambda each: -each[2])
    return [Weighed(decode(number), lead, tries, exact=False) for number, tries, lead in found]


def _reason(chosen: Weighed, other: Weighed) -> Reason:
    """Where ``chosen`` is expected to end, by how it is known, and how much better that is than ``other``."""
    points = round(abs(chosen.lead))
    known = "exact" if chosen.exact else "tried"
    code = "level" if points == 0 else "ahead" if chosen.lead > 0 else "behind"
    gain = max(0, round(chosen.lead - other.lead))
    args = {"points": points, "gain": gain}
    if not chosen.exact:
        args["tries"] = chosen.tries
    return Reason(f"contack-{known}-{code}", args)
