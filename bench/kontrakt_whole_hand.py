"""The last round of Kontrakt, where the whole hand is laid: the quick measure of a hand beside the finder's.

``python -m bench.kontrakt_whole_hand`` plays rounds out by both, each from a deal and a seed of its own, says
how many end alike to the last card, and how fast a search is from the first draw of a round to its last.
"""

import argparse
import time
from typing import Any

from bench.kontrakt_levels import RULES, SEATS, dealt
from bench.kontrakt_tree import moments
from kontu.bots.kontrakt_hunches import hunches
from kontu.bots.kontrakt_looking import playout, search_among
from kontu.games.kontrakt import GAME
from kontu.games.kontrakt.imagining import scene_of
from kontu.games.kontrakt.state import Kernel, Setting

WIDE = 8


def played_out(setting: Setting, scene: Any, seed: int, *, quick: bool) -> tuple[Any, float]:
    """How a round ended from ``scene``: everything there is to see; and the seconds it took."""
    world = playout(setting, RULES.rounds)
    world.quick = quick
    world.seed(seed)
    began = time.process_time()
    lead = world.trials(scene, 1)
    seconds = time.process_time() - began
    hands = [world.hand_of(seat) for seat in range(SEATS)]
    return (lead, world.numbers(), hands, world.stock_cards(), world.pile_cards(), world.melds()), seconds


def compare(rounds: int) -> None:
    """Play so many rounds out by both measures."""
    setting = Setting(RULES, SEATS, Kernel())
    alike, spent = 0, {True: 0.0, False: 0.0}
    for seed in range(rounds):
        state = dealt(RULES.rounds, seed)
        scene = scene_of(setting, GAME.recall(state, state.turn))
        ends = {}
        for quick in (True, False):
            ends[quick], seconds = played_out(setting, scene, seed, quick=quick)
            spent[quick] += seconds
        alike += ends[True] == ends[False]
    print(f"{alike} of {rounds} rounds end alike; the quick measure takes 1/{spent[False] / spent[True]:.1f}")


def speeds(count: int, worlds: int) -> None:
    """Simulations a second of searches with their tree in so many situations of the round."""
    rates = []
    for seed, (_name, seen, legal) in enumerate(moments(count, 1, RULES.rounds)):
        search = search_among(seen, list(hunches(seen, legal))[:WIDE], seed)
        began = time.process_time()
        search.run(worlds)
        rates.append(search.simulations / (time.process_time() - began))
    rates.sort()
    lowest, middle, highest = (rates[int(share * (len(rates) - 1))] for share in (0.1, 0.5, 0.9))
    print(f"simulations a second: {middle:,.0f}; one in ten {lowest:,.0f} or less, {highest:,.0f} or more")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.kontrakt_whole_hand", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3_000)
    parser.add_argument("--moments", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=100)
    given = parser.parse_args()
    compare(given.rounds)
    speeds(given.moments, given.worlds)


if __name__ == "__main__":
    main()
