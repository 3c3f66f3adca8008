"""The search finds what is good, knows no more than is seen, and goes the same way in every build of it."""

import random
from typing import Any

import pytest

from kontu.games.contack import match as matches
from kontu.games.contack import playout, search
from kontu.games.contack.game import GAME, ContackGame
from kontu.games.contack.rules import VARIANTS
from kontu.games.contack.state import Kernel
from tests.contack.positions import after, dealt
from tests.kernels import compiler, load_all

CHOSEN = [("house/1", 2), ("booklet/1", 4), ("collector/1", 3), ("club/1", 2)]


def middle(game: Any, variant: str, seats: int, actions: int = 12) -> Any:
    """A match in the middle of its first hand, a player to act."""
    rng = random.Random(f"{variant} {seats}")
    state = game.start(VARIANTS[variant], seats)
    order = list(game.deck(state))
    rng.shuffle(order)
    state = game.apply(state, game.deal(state, order)).state
    for _ in range(actions):
        state = game.apply(state, rng.choice(list(game.legal_actions(state)))).state
    return state


def searched(build: str, variant: str, seats: int) -> Any:
    """What a search and some playouts found, in one build of the kernel."""
    modules = load_all(build)
    name = "kontu.games.contack."
    game = ContackGame(Kernel(modules[name + "box"], modules[name + "match"]))
    match = middle(game, variant, seats).match
    found = modules[name + "search"].Search(match, 5)
    found.run(120)
    even = modules[name + "search"].Search(match, 5)
    even.share_evenly()
    even.run(60)
    played = modules[name + "playout"].Playout(match, 5)
    return found.found(), found.nodes, played.trials(match, 40), even.found()


@pytest.mark.parametrize(("variant", "seats"), CHOSEN)
def test_law_12_a_search_finds_the_same_in_every_build(variant: str, seats: int) -> None:
    builds = ["interpreted"] if compiler() is None else ["interpreted", "compiled"]
    first, *others = [searched(build, variant, seats) for build in builds]
    assert all(other == first for other in others)
    assert sum(tries for _, tries, _ in first[0]) == 120


def test_where_it_shares_evenly_every_action_is_tried_as_often() -> None:
    found = search.Search(middle(GAME, "booklet/1", 2).match, 3)
    found.share_evenly()
    found.run(101)
    tries = [tries for _, tries, _ in found.found()]
    assert len(tries) > 1
    assert sum(tries) == 101
    assert max(tries) - min(tries) <= 1


@pytest.mark.parametrize(("variant", "seats"), CHOSEN)
def test_a_playout_does_only_what_is_legal_and_ends(variant: str, seats: int) -> None:
    match = middle(GAME, variant, seats).match
    seeds = iter(range(1_000))
    while match.turn >= 0:
        action = playout.Playout(match, next(seeds)).chosen()
        assert action in match.legal()
        match = match.copy()
        match.act(action)
    assert match.ended


def test_its_actions_have_the_numbers_that_a_match_gives_them() -> None:
    sixes, eights = "1-1-1 6-6-6 6-6-9 6-9-6 7-6-6", "8-8-8 7-7-7 7-7-8 7-8-7 8-7-7"
    only_pass = after(dealt(sixes, eights), "p1 1-1-1@0,0")
    assert playout.Playout(only_pass.match, 1).chosen() == matches.PASS
    only_draw = after(dealt(sixes, "1-8-8"), "p1 1-1-1@0,0", "p2 1-8-8@0,-1")
    assert playout.Playout(only_draw.match, 1).chosen() == matches.DRAW


def test_what_is_found_does_not_depend_on_the_true_order_of_the_reserve() -> None:
    state = middle(GAME, "house/1", 3)
    seen = GAME.observe(state, None)
    found = []
    for turned in (False, True):
        reserve = sorted(state.tiles(state.match.reserve()), reverse=turned)
        search_of_it = search.Search(GAME.imagine(seen, reserve).match, 1)
        search_of_it.run(2_000)
        found.append({action: lead for action, _, lead in search_of_it.found()})
    assert max(found[0], key=found[0].__getitem__) == max(found[1], key=found[1].__getitem__)


def test_a_match_that_is_searched_stays_as_it_is() -> None:
    state = middle(GAME, "collector/1", 2)
    before = state.key()
    search.Search(state.match, 1).run(200)
    playout.Playout(state.match, 1).trials(state.match, 20)
    assert state.key() == before


def test_it_sees_that_the_reply_costs_more_than_the_points_bring() -> None:
    # Going out with the last tile brings nothing, but the other pays for four; 5-5-5 would bring 10.
    hands = ("5-5-10 8-8-8 8-8-6 8-6-8 6-8-8", "10-9-9")
    state = after(dealt(*hands, dead_reserve=1), "p1 5-5-10@0,0")
    found = search.Search(state.match, 1)
    found.run(500)
    best = state.setting.decode(found.found()[0][0])
    assert GAME.write_action(state, best) == "10-9-9@0,-1"


def test_a_tree_that_is_full_is_searched_on_without_growing() -> None:
    state = middle(GAME, "house/1", 4, actions=3)
    found = search.Search(state.match, 1, most=1_000)
    found.run(800)
    full = found.nodes
    assert 500 < full <= 1_000
    found.run(300)
    assert found.nodes == full
    assert sum(tries for _, tries, _ in found.found()) == found.simulations == 1_100
