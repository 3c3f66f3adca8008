"""What the tree below the first action finds that playouts miss.

``python -m bench.kontrakt_tree`` takes moments of rounds of greedy players, makes as many simulations with
the tree and without it, and tells by how much the best action is then expected to do better.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import Any

from bench.kontrakt_levels import RULES, dealt
from kontu.bots.greedy_kontrakt import GreedyKontrakt
from kontu.bots.kontrakt_hunches import hunches
from kontu.bots.kontrakt_looking import search_among
from kontu.core.seats import DEALER
from kontu.games.kontrakt import GAME
from kontu.games.kontrakt.actions import Take

WIDE = 4
"""So many actions are looked at, those that seem best at first sight."""


def moments(count: int, seed: int, only: int | None = None) -> Iterator[tuple[str, Any, list[Any]]]:
    """So many situations with something to choose, what is asked there, and the actions; three of a round.

    They are of any round but the last, or of the one that is numbered ``only``.
    """
    chance = random.Random(seed)
    left = count
    while left > 0:
        state = dealt(only or chance.randint(1, RULES.rounds - 1), chance.getrandbits(30))
        found = []
        while not state.results and state.turn != DEALER:
            seen, legal = GAME.recall(state, state.turn), list(GAME.legal_actions(state))
            if len(legal) > 1:
                found.append((asked(legal, seen), seen, legal))
            state = GAME.apply(state, GreedyKontrakt().choose(seen, legal).action).state
        yield from chance.sample(found, min(3, left, len(found)))
        left -= min(3, left, len(found))


def asked(legal: Sequence[Any], seen: Any) -> str:
    """What there is to choose, in a word."""
    return "take or draw" if Take in map(type, legal) else str(seen.phase.value)


def best(seen: Any, legal: Sequence[Any], seed: int, simulations: int, *, deep: bool) -> float:
    """The lead that the best action is expected to end with."""
    actions = list(hunches(seen, legal))[:WIDE]
    search = search_among(seen, actions, seed)
    if not deep:
        search.stay_shallow()
    search.run(simulations // (len(actions) + deep))
    gains = [search.found(nth)[1] / search.found(nth)[0] for nth in range(len(actions))]
    return float(search.lead() + max(gains))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.kontrakt_tree", description=__doc__)
    parser.add_argument("--moments", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=10_000)
    given = parser.parse_args()
    gains: dict[str, list[float]] = defaultdict(list)
    for seed, (name, seen, legal) in enumerate(moments(given.moments, 1)):
        flat, deep = (best(seen, legal, seed, given.simulations, deep=deep) for deep in (False, True))
        gains[name].append(deep - flat)
        gains["all"].append(deep - flat)
    for name, each in sorted(gains.items()):
        doubt = 2.58 * stdev(each) / len(each) ** 0.5 if len(each) > 1 else float("nan")
        print(f"{name:14} {len(each):4}  {fmean(each):6.2f} points, +- {doubt:.2f} (99 %)")


if __name__ == "__main__":
    main()
