"""Random play inside the kernel goes the same way in every build of it (law 12)."""

from typing import Any

import pytest

from kontu.core.seats import DEALER
from kontu.games.contack import GAME
from kontu.games.contack.game import ContackGame
from kontu.games.contack.rules import VARIANTS
from kontu.games.contack.state import Kernel
from tests.kernels import compiler, load_all


def _walk(build: str, variant: str, seats: int) -> Any:
    modules = load_all(build)
    game = ContackGame(Kernel(modules["kontu.games.contack.box"], modules["kontu.games.contack.match"]))
    walk = modules["kontu.games.contack.walk"].Walk(game.start(VARIANTS[variant], seats).match, 7)
    walk.run(30)
    return walk


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 5])
def test_law_12_a_random_walk_has_one_checksum_in_every_build(variant: str, seats: int) -> None:
    builds = ["interpreted"] if compiler() is None else ["interpreted", "compiled"]
    walks = [_walk(build, variant, seats) for build in builds]
    assert len({(walk.hands, walk.actions, walk.checksum) for walk in walks}) == 1
    assert walks[0].hands == 30
    assert walks[0].actions > 300


def test_another_seed_is_another_walk() -> None:
    from kontu.games.contack.walk import Walk

    def checksum(seed: int) -> int:
        walk = Walk(GAME.start(VARIANTS["house/1"], 3).match, seed)
        walk.run(5)
        return walk.checksum

    assert len({checksum(seed) for seed in range(20)}) == 20
    assert checksum(3) == checksum(3)


def test_a_walk_leaves_a_match_that_waits_for_the_dealer_or_is_over() -> None:
    from kontu.games.contack.walk import Walk

    walk = Walk(GAME.start(VARIANTS["collector/1"], 2).match, 1)
    walk.run(2)
    assert walk.match.turn == DEALER
    walk.run(1)
    assert walk.match.finished
