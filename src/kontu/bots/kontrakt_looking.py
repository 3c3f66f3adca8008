"""How far a Kontrakt player looks ahead, and what each action is worth when he has.

What he cannot see is imagined anew again and again, and every action that is still in question is played on
from in each of those worlds, so that all of them meet the same luck. What falls behind is tried no longer.
The more often an action was tried the more its mean counts, and the less its hunch.
"""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from kontu.bots.kontrakt_hunches import hunches
from kontu.bots.weighing import Stop, Weighed, never
from kontu.games.kontrakt import imagining
from kontu.games.kontrakt.actions import Action, Lay
from kontu.games.kontrakt.coding import codes_of, number_of_action
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.kernel import COMPILED
from kontu.games.kontrakt.observation import Observation
from kontu.games.kontrakt.state import Kernel, Setting

BATCH: Final = 60 if COMPILED else 4
"""After so many simulations at most whoever looks ahead asks whether to stop."""

MOST_TRIED: Final = 40
"""So many actions are looked at, those that seem best at first sight."""

DOUBT: Final = 16.0
"""The variance, in points squared, of what an action is worth around its hunch."""

SCATTER: Final = 900.0
"""The variance of what one simulation says, taken for granted as if seen ``EARLY`` times."""

EARLY: Final = 8


BEHIND: Final = 2.0
"""An action that is so many times its doubt behind the best is not tried any longer."""

SLOWER: Final = 10
"""Where groups are laid with the whole hand, so many times fewer simulations are made: each takes longer."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays.

    It makes ``simulations`` at most, of the ``wide`` actions that look best until they fall behind;
    ``even``: of all of them to the end. Of the actions at most ``spread`` points worse than the best it takes
    any, one that is ``heat`` points worse e times less often than the best; without ``spread`` the best.
    ``deep``: what it does after that action it learns too, in a tree; else playouts decide it.
    """

    simulations: int
    wide: int = 8
    even: bool = False
    spread: float = 0.0
    heat: float = 1.0
    deep: bool = False


def look_ahead(
    seen: Observation, legal: Sequence[Action], level: Level, chance: random.Random, stop: Stop = never
) -> list[Weighed]:
    """Each of ``legal`` with the lead that it is expected to end the round with, the best first.

    Of lay-downs, of which there may be thousands, only the first are weighed, the least points left first;
    of actions that were not tried the hunch says how far they are behind.
    """
    guesses = hunches(seen, legal)
    actions = list(guesses)[: min(level.wide, MOST_TRIED)]
    search = search_among(seen, actions, chance.getrandbits(31))
    if not level.deep:
        search.stay_shallow()
    worth = _Worth(search, [guesses[action] for action in actions])
    slowness = _slowness(seen)
    goal = max(len(actions), level.simulations // slowness)
    # Where nothing is left out after a batch it may be small, so that whoever is to stop soon does.
    batch = max(1, BATCH // slowness) if level.even else BATCH
    while len(worth.left) > 1 and worth.search.simulations < goal:
        wanted = min(batch, goal - worth.search.simulations)
        worth.search.run(max(1, wanted // len(worth.left)))
        if stop():
            break
        if not level.even:
            worth.race()
    worth.search.run(1 if worth.search.simulations == 0 else 0)
    return _weighed(guesses, actions, worth)


def _slowness(seen: Observation) -> int:
    if not seen.whole_hand or seen.contract is None:
        return 1
    return SLOWER if any(slot.kind is MeldKind.GROUP for slot in seen.contract.slots) else 1


class _Worth:
    """What the actions of a search gain on the first of them, of which the hunch is 0."""

    def __init__(self, search: Any, guesses: Sequence[float]) -> None:
        self.search = search
        self.left = list(range(len(guesses)))
        self._guesses = guesses

    def gain(self, nth: int) -> float:
        """The mean, drawn towards the hunch by as much as it may be luck."""
        return self._known(nth)[0]

    def race(self) -> None:
        """Actions that fell behind are not tried any longer; the first is, as long as any other is."""
        known = [self._known(nth) for nth in self.left]
        best, doubt = max(known)
        for nth, (gain, own) in zip(list(self.left), known, strict=True):
            if nth and best - gain > BEHIND * max(own, doubt):
                self.left.remove(nth)
                self.search.dismiss(nth)

    def _known(self, nth: int) -> tuple[float, float]:
        """What an action gains, and how far that may be off."""
        tries, total, squares = self.search.found(nth)
        if nth == 0 or tries == 0:
            return self._guesses[nth], 0.0
        mean = total / tries
        spread = max(0.0, squares - tries * mean * mean) + EARLY * SCATTER
        luck = spread / (tries + EARLY) / tries
        gain = (DOUBT * mean + luck * self._guesses[nth]) / (DOUBT + luck)
        return gain, math.sqrt(DOUBT * luck / (DOUBT + luck))


def _weighed(guesses: Mapping[Action, float], actions: Sequence[Action], worth: _Worth) -> list[Weighed]:
    lead = worth.search.lead()
    found = [
        Weighed(action, lead + worth.gain(nth), worth.search.found(nth)[0], exact=False)
        for nth, action in enumerate(actions)
    ]
    tried = set(actions)
    found += [
        Weighed(each, lead + guess, 0, exact=False) for each, guess in guesses.items() if each not in tried
    ]
    return sorted(found, key=lambda each: -each.lead)


def search_among(
    seen: Observation, actions: Sequence[Action], seed: int, kernel: Kernel | None = None
) -> Any:
    """A search of what ``actions`` lead to for the seat that sees ``seen``; equal seeds find the same.

    It runs on the build of the rules that everything runs on, or on ``kernel``.
    """
    kernel = kernel or Kernel()
    setting = Setting(seen.rules, seen.seats, kernel)
    laying = kernel.laydown.Laying(setting.terms)
    scene = imagining.scene_of(setting, seen)
    world, game = (playout(setting, seen.round) for _ in range(2))
    search = kernel.search.Search(scene, world, game, laying, seed)
    for action in actions:
        if isinstance(action, Lay):
            search.add_lay(list(map(codes_of, action.melds)))
        else:
            search.add(number_of_action(action))
    return search


def playout(setting: Setting, number: int) -> Any:
    """A match that plays itself on in round ``number``."""
    finder, kernel = setting.finder(number), setting.kernel
    laying = kernel.laydown.Laying(setting.terms)
    spans = finder.shortfall.spans
    lay_downs = kernel.match.LayDowns(finder.slots, finder.demand, spans, finder.whole, laying)
    measure = finder if finder.whole else setting.bare_finder(number)
    return kernel.world.World(setting.terms, measure, lay_downs)
