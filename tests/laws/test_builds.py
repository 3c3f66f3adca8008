"""Law 12: the compiled kernels and the same source interpreted play the same game, step by step."""

import os
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontu.games.contack import kernel
from kontu.games.contack.game import ContackGame
from kontu.games.contack.rules import ContackRules
from kontu.games.contack.state import Kernel
from tests import kernels
from tests.laws import samples_contack
from tests.laws.samples import Sample
from tests.laws.walking import random_action, wire

ROOM = "kontu.games.contack"
EVERY = list(samples_contack.every())


def other_build() -> Any:
    """The game by the build that is not imported: interpreted, or compiled when this run is interpreted."""
    modules = kernels.load_all("interpreted" if kernel.COMPILED else "compiled")
    assert modules[f"{ROOM}.kernel"].COMPILED is not kernel.COMPILED
    return ContackGame(Kernel(modules[f"{ROOM}.box"], modules[f"{ROOM}.match"]))


@pytest.fixture(scope="module")
def builds() -> tuple[Any, Any]:
    """The game twice, by each build; without a compiler there is one build only and the two are copies."""
    if kernels.compiler() is None:
        modules = kernels.load_all("interpreted")
        return ContackGame(), ContackGame(Kernel(modules[f"{ROOM}.box"], modules[f"{ROOM}.match"]))
    return ContackGame(), other_build()


def test_where_there_is_a_compiler_the_kernels_are_compiled() -> None:
    assert kernel.COMPILED or kernels.compiler() is None or os.environ.get("KONTU_KERNEL") == "interpreted", (
        "This machine has a C compiler but the kernel in use is not compiled: run make env."
    )


def together(builds: tuple[Any, Any], sample: Sample, seed: object) -> None:
    """One random match in both builds: the same is legal, refused, seen and scored at every step."""
    one, other = builds
    rng = random.Random(f"{sample.name} {seed}")
    mine, theirs = (game.start(sample.rules, sample.seats) for game in builds)
    while one.to_act(mine) is not None:
        assert one.to_act(mine) == other.to_act(theirs)
        assert wire(list(one.legal_actions(mine))) == wire(list(other.legal_actions(theirs)))
        assert wire(one.observe(mine, None)) == wire(other.observe(theirs, None))
        candidates = list(samples_contack.candidates(one.observe(mine, None)))
        for action in rng.sample(candidates, 10):
            assert wire(one.check(mine, action)) == wire(other.check(theirs, action))
        action = random_action(one, mine, rng)
        first, second = one.apply(mine, action), other.apply(theirs, action)
        assert wire(first.events) == wire(second.events)
        mine, theirs = first.state, second.state
        assert mine.key() == theirs.key()
    assert other.to_act(theirs) is None
    assert one.outcome(mine) == other.outcome(theirs)


@pytest.mark.parametrize("sample", EVERY, ids=[sample.name for sample in EVERY])
def test_law_12_compiled_is_interpreted(builds: tuple[Any, Any], sample: Sample) -> None:
    together(builds, sample, 0)


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_law_12_holds_by_mixed_options(builds: tuple[Any, Any], seed: int) -> None:
    together(builds, samples_contack.mixed(random.Random(seed)), seed)


@pytest.mark.parametrize("count", [31, 32, 33, 63, 64])
def test_law_12_holds_where_shifts_of_32_bits_go_wrong(builds: tuple[Any, Any], count: int) -> None:
    rules = ContackRules(tiles=samples_contack.FRIENDLY[:count], hands=1)
    for seed in range(3):
        together(builds, Sample(f"{count} tiles", rules, 2 + seed), seed)
