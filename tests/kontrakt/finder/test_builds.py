"""Law 12: the interpreted and the compiled finder give the same answers, and in the same order."""

import random
from itertools import islice
from typing import Any

import pytest

from tests.kernels import compiler, load_all
from tests.kontrakt.finder.asking import POINTS, finder, laid
from tests.kontrakt.finder.brute import Game
from tests.kontrakt.finder.hands import SEVEN, SHANGHAI_TEN, hand, whole_hand

BUILDS = ["interpreted"] if compiler() is None else ["interpreted", "compiled"]
MODULES = {build: load_all(build)["kontu.games.kontrakt.finder"] for build in BUILDS}


def _answers(module: Any, contract: str, game: Game, held: list[int], whole: bool) -> tuple[object, ...]:
    asked = finder(contract, game, module=module, whole=whole)
    ways = [(laid(way), way.left) for way in islice(asked.lay_downs(held, POINTS), 10)]
    return asked.distance(held), asked.fits(held), asked.helps(held), asked.after_each_discard(held), ways


@pytest.mark.parametrize("contract", [*SEVEN, *SHANGHAI_TEN[4:]])
def test_law_12_every_build_gives_the_same_answers(contract: str) -> None:
    rng = random.Random(contract)
    exact = contract in SEVEN
    for each in range(10):
        game = Game(exact=exact, joker_limit="none" if exact else "by_size", adjacent_jokers=each % 5 != 4)
        held = hand(rng, contract, (11, 17), 4)
        assert len({repr(_answers(MODULES[build], contract, game, held, False)) for build in BUILDS}) == 1


def test_law_12_every_build_lays_the_same_whole_hands() -> None:
    rng = random.Random(7)
    for _ in range(10):
        held = whole_hand(rng, 2)
        assert len({repr(_answers(MODULES[build], "S4+S4+S4", Game(), held, True)) for build in BUILDS}) == 1
