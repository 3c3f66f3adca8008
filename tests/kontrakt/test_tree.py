"""Below the first action a search learns in a tree of what its seat saw, alike in both builds."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from kontu.bots.kontrakt_looking import search_among
from kontu.core.seats import DEALER
from kontu.games.kontrakt import GAME
from kontu.games.kontrakt.actions import Drop, Lay, Leave, Take
from kontu.games.kontrakt.coding import number_of_action
from kontu.games.kontrakt.kernel import COMPILED
from kontu.games.kontrakt.state import Kernel, Setting
from tests.kernels import compiler, load_all
from tests.kontrakt.test_imagining import PARTS, moments

RIPE = 24
"""A node is left to the playout until it was met so often."""

EVERY = 3
"""One of so many worlds is for learning, and does not count for the first action."""

AS_EVER = 15
"""The number of what the playout does."""


def search_of(state: Any, actions: Sequence[Any], kernel: Kernel, seed: int = 1) -> Any:
    """A search among some actions of the seat to act in ``state``."""
    return search_among(GAME.recall(state, state.turn), actions, seed, kernel)


def kernel_of(build: str) -> Kernel:
    modules = load_all(build)
    return Kernel(**{part: modules[f"kontu.games.kontrakt.{part}"] for part in PARTS})


def the_quickest() -> Kernel:
    """The compiled kernel, whatever the other tests run on: thousands of worlds take the others minutes."""
    return kernel_of("interpreted" if compiler() is None else "compiled")


def few_actions(state: Any) -> list[Any]:
    return [action for action in GAME.legal_actions(state) if not isinstance(action, Lay)][:3]


def a_take(number: int, seed: int, nth: int) -> Any:
    """A moment in which the top of the pile may be taken."""
    state = next(islice(moments("kontrakt/1", 3, number, seed), nth, None))
    assert Take in map(type, GAME.legal_actions(state))
    return state


def test_what_was_taken_is_held_in_every_world_so_one_node_learns_from_all() -> None:
    state = a_take(3, 0, 81)
    legal = list(GAME.legal_actions(state))
    search = search_of(state, legal, Kernel())
    worlds = RIPE + 20
    search.run(worlds)
    for nth, action in enumerate(legal):
        assert search.found(nth)[0] == worlds - worlds // EVERY
        tried = [tries for _code, tries, _gain in search.tree.then(nth)]
        # After leaving the pile alone another seat is asked first.
        assert sum(tried) == (worlds - RIPE if isinstance(action, Take) else 0)


def test_what_is_best_after_the_first_action_is_found_below_it() -> None:
    state = a_take(3, 0, 81)
    take = next(action for action in GAME.legal_actions(state) if isinstance(action, Take))
    after = GAME.apply(state, take).state
    drops = [action for action in GAME.legal_actions(after) if isinstance(action, Drop)]
    kernel = the_quickest()
    alone = search_of(after, drops, kernel)
    alone.run(1_500)
    best = max(range(len(drops)), key=lambda nth: alone.found(nth)[1])
    below = search_of(state, [take, Leave()], kernel)
    below.run(3_000)
    tries = {code: times for code, times, _gain in below.tree.then(0)}
    assert max(tries, key=tries.__getitem__) == number_of_action(drops[best]) != AS_EVER
    gains = {code: gain for code, _times, gain in below.tree.then(0)}
    assert gains[number_of_action(drops[best])] > gains[AS_EVER] + 1
    flat = search_of(state, [take, Leave()], kernel)
    flat.stay_shallow()
    flat.run(3_000)
    assert below.lead() > flat.lead() + 1


@pytest.mark.parametrize(
    ("variant", "seats"), [("kontrakt/1", 3), ("may-i/1", 4), ("shanghai-ten/1", 5), ("liverpool/1", 6)]
)
def test_in_the_tree_too_only_what_is_legal_is_done_and_rounds_end(variant: str, seats: int) -> None:
    found = list(moments(variant, seats, 2, 4))
    for state in found[:: max(1, len(found) // 6)]:
        actions = few_actions(state)
        if len(actions) < 2:
            continue
        search = search_of(state, actions, Kernel())
        for _ in range(40 if COMPILED else 3):
            search.run(1)
            game = search.game
            assert game.ended or game.turn == DEALER or game.played >= 90
            laid = sum(sum(m[7]) + m[5] if m[1] else m[4] - m[3] + 1 for m in game.melds())
            cards = sum(game.helds()) + len(game.stock_cards()) + len(game.pile_cards()) + laid
            assert cards == len(Setting(state.rules, seats, Kernel()).cards)


def test_playouts_can_decide_everything_but_the_first_action() -> None:
    state = a_take(3, 0, 81)
    search = search_of(state, list(GAME.legal_actions(state)), Kernel())
    search.stay_shallow()
    search.run(30)
    assert (search.tree.nodes, search.simulations, search.worlds) == (0, 60, 30)
    assert search.found(0)[0] == search.found(1)[0] == 30
    search = search_of(state, list(GAME.legal_actions(state)), Kernel())
    search.run(30)
    assert search.tree.nodes > 0
    assert search.simulations == 90


def test_law_12_both_builds_learn_alike() -> None:
    state = a_take(3, 0, 81)
    found = []
    for kernel in (kernel_of("interpreted"), the_quickest()):
        search = search_of(state, list(GAME.legal_actions(state)), kernel)
        search.run(RIPE + 16)
        tree = search.tree
        found.append((search.found(0), search.found(1), search.lead(), tree.nodes, tree.used, tree.then(0)))
    assert found[0] == found[1]
    assert found[0][5]
