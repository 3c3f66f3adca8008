"""A state can be imagined from what was seen: the same game goes on from it (C-10)."""

import random

import pytest

from kontu.core.refusals import IllegalAction
from kontu.games.contack import GAME
from kontu.games.contack.tiles import Tile
from tests.laws import samples_contack
from tests.laws.walking import Trace, mixed_trace


def reserve_of(trace: Trace, index: int) -> tuple[Tile, ...]:
    """The reserve as it truly lies after ``index`` actions: the end of the last deal."""
    deals = [moment.action for moment in trace.moments[:index] if hasattr(moment.action, "order")]
    seen = GAME.observe(list(trace.states())[index], None)
    order: tuple[Tile, ...] = deals[-1].order if deals else ()
    return order[len(order) - seen.reserve :]


@pytest.mark.parametrize("seed", range(30))
def test_what_was_seen_with_the_true_reserve_is_the_state(seed: int) -> None:
    trace = mixed_trace("contack", seed)
    for index, state in enumerate(trace.states()):
        seen = GAME.observe(state, None)
        imagined = GAME.imagine(seen, reserve_of(trace, index))
        assert imagined == state
        assert GAME.observe(imagined, None) == seen
        assert list(GAME.legal_actions(imagined)) == list(GAME.legal_actions(state))
        if index < len(trace.moments):
            moment = trace.moments[index]
            assert GAME.apply(imagined, moment.action) == moment.step


@pytest.mark.parametrize("seed", range(10))
def test_without_a_reserve_the_unseen_tiles_lie_in_the_order_of_the_set(seed: int) -> None:
    trace = mixed_trace("contack", seed)
    state = random.Random(seed).choice(list(trace.states()))
    seen = GAME.observe(state, None)
    assert GAME.observe(GAME.imagine(seen), None) == seen


def test_a_reserve_that_is_not_the_rest_is_refused() -> None:
    sample = next(samples_contack.every())
    state = GAME.start(sample.rules, sample.seats)
    state = GAME.apply(state, GAME.deal(state, GAME.deck(state))).state
    seen = GAME.observe(state, None)
    rest = sample.rules.tiles[10:]
    assert GAME.imagine(seen, rest) == state
    for wrong in (rest[:-1], (*rest[:-1], sample.rules.tiles[0]), (*rest[:-1], rest[0])):
        with pytest.raises(IllegalAction) as caught:
            GAME.imagine(seen, wrong)
        assert caught.value.refusal.code == "reserve-not-the-rest"
        assert caught.value.refusal.args == {"tiles": len(wrong)}
