"""Advice on Contack: every play is tried as often as the others, and the end of a hand is worked out."""

import random
from collections.abc import Sequence
from typing import Final

from kontu.bots.bot import ONLY, Reason
from kontu.bots.contack_levels import MOST, Level, look_ahead
from kontu.bots.greedy_contack import prospect_of
from kontu.bots.weighing import Stop, Weighed, never
from kontu.games.contack import GAME
from kontu.games.contack.actions import Action, Draw, Play
from kontu.games.contack.observation import Observation

LOOK: Final = Level(
    simulations=min(MOST, 40_000), situations=min(10 * MOST, 300_000), tries_each=min(MOST // 4, 2_000)
)
"""Each action is played on from so often that two looks at it differ by a point or so, seldom by three."""


class ContackAdviser:
    """Looks as far ahead as the strong bot, but evenly; equal seeds find the same."""

    def __init__(self, seed: int | None = None, stop: Stop = never) -> None:
        self.stop = stop
        self._chance = random.Random(seed)  # noqa: S311 - chance in a game keeps no secret

    def weigh(self, observation: Observation, legal: Sequence[Action], /) -> tuple[Weighed, ...]:
        """Every one of ``legal``, the best first."""
        allowed = set(legal)
        found = look_ahead(observation, LOOK, self._chance, self.stop)
        return tuple(each for each in found if each.action in allowed)

    def explain(self, observation: Observation, action: Action, /) -> Reason:
        """What a play brings, and the best reply that it leaves."""
        if isinstance(action, Draw):
            return Reason("contack-draw", {"reserve": observation.reserve})
        if not isinstance(action, Play):
            return ONLY
        state = GAME.imagine(observation)
        name = GAME.write_action(state, action)
        points = next((each.points for each in observation.options if each.action == name), 0)
        found = prospect_of(state.setting, state.match, observation, action, points)
        if found.spared > 0:
            return Reason("contack-goes-out", {"points": found.points})
        return Reason("contack-brings", {"points": found.points, "reply": max(0, -found.spared)})
