"""Law 12: the compiled kernels and the same source interpreted play the same Kontrakt."""

import random
import sys
from typing import Any

import pytest

from kontu.core.seats import DEALER
from kontu.games.kontrakt import kernel
from kontu.games.kontrakt.game import GAME, KontraktGame
from kontu.games.kontrakt.state import Kernel
from kontu.games.kontrakt.variants import VARIANTS
from tests.kernels import compiler, load_all
from tests.kontrakt.engine.playing import TABLES, choose, listed, nonsense
from tests.laws.walking import wire

ROOM = "kontu.games.kontrakt"


def game_of(build: str) -> tuple[dict[str, Any], KontraktGame]:
    modules = load_all(build)
    parts = (modules[f"{ROOM}.{name}"] for name in ("terms", "match", "laydown", "finder"))
    return modules, KontraktGame(Kernel(*parts))


@pytest.fixture(scope="module")
def builds() -> list[tuple[dict[str, Any], KontraktGame]]:
    """The game by each build; without a compiler there is one only, and it is held against itself."""
    names = ["interpreted", "interpreted" if compiler() is None else "compiled"]
    return [game_of(name) for name in names]


@pytest.mark.parametrize(("variant", "seats"), TABLES[::2])
def test_law_12_both_builds_allow_refuse_show_and_do_the_same(
    builds: list[tuple[dict[str, Any], KontraktGame]], variant: str, seats: int
) -> None:
    (_, one), (_, other) = builds
    rng = random.Random(f"{variant} {seats}")
    mine, theirs = (game.start(VARIANTS[variant], seats) for game in (one, other))
    for _ in range(700):
        seat = one.to_act(mine)
        assert other.to_act(theirs) == seat
        if seat is None:
            break
        assert one.deck(mine) == other.deck(theirs)
        if seat != DEALER:
            assert wire(listed(one, mine)) == wire(listed(other, theirs))
            for viewer in (None, seat):
                assert wire(one.observe(mine, viewer)) == wire(other.observe(theirs, viewer))
            seen = one.observe(mine, seat)
            for tried in (nonsense(rng, seen) for _ in range(5)):
                assert one.check(mine, tried) == other.check(theirs, tried)
        action = choose(one, mine, rng)
        first, second = one.apply(mine, action), other.apply(theirs, action)
        assert first.events == second.events
        mine, theirs = first.state, second.state
        assert mine.key() == theirs.key()


def walk(builds: tuple[dict[str, Any], KontraktGame], variant: str, seats: int, seed: int = 7) -> Any:
    modules, game = builds
    state = game.start(VARIANTS[variant], seats)
    finders = [state.setting.finder(number) for number in range(1, state.rules.rounds + 1)]
    laying = modules[f"{ROOM}.laydown"].Laying(state.setting.terms)
    made = modules[f"{ROOM}.walk"].Walk(state.match, laying, finders, bytes(state.setting.pack), seed)
    made.run(2 * state.rules.rounds)
    return made


@pytest.mark.parametrize("variant", VARIANTS)
def test_law_12_a_random_walk_has_one_checksum_in_every_build(
    builds: list[tuple[dict[str, Any], KontraktGame]], variant: str
) -> None:
    seats = VARIANTS[variant].max_players
    walks = [walk(build, variant, seats) for build in builds]
    assert len({(each.rounds, each.actions, each.laid, each.checksum) for each in walks}) == 1
    assert walks[0].rounds == 2 * VARIANTS[variant].rounds
    assert walks[0].laid > 10
    assert walks[0].match.finished


def test_another_seed_is_another_walk(builds: list[tuple[dict[str, Any], KontraktGame]]) -> None:
    seeds = [1, 2, 3, 3]
    found = [walk(builds[1], "kontrakt/1", 3, seed).checksum for seed in seeds]
    assert (len(set(found)), found[2]) == (3, found[3])


def test_a_state_of_five_seats_is_small() -> None:
    if kernel.COMPILED:
        assert sys.getsizeof(GAME.start(VARIANTS["kontrakt/1"], 5).match) < 2_000
