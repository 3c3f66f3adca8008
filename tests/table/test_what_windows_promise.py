"""What a game with windows promises the table, over random matches of every variant that has any."""

import random
from typing import Any

import pytest

from kontu.core.game import windows_of
from kontu.core.seats import DEALER, Seat
from kontu.games.kontrakt.game import GAME as KONTRAKT
from tests.table.markets import MARKETS

GAMES = [(game, name) for game in (MARKETS, KONTRAKT) for name in game.variants]
MOST_STEPS = 600


def opened(game: Any, variant: str, seed: int) -> list[Any]:
    """The states of a random match in which a window has just opened."""
    chance = random.Random(seed)
    state, found, before = game.start(game.variants[variant], 4), [], ()
    for _ in range(MOST_STEPS):
        to_act = game.to_act(state)
        if to_act is None:
            break
        if to_act == DEALER:
            order = list(game.deck(state))
            chance.shuffle(order)
            action = game.deal(state, order)
        else:
            action = chance.choice(list(game.legal_actions(state)))
        asked = game.windows.asked(state)
        if asked and asked != before[1:]:
            found.append(state)
        before = asked
        state = game.apply(state, action).state
    return found


@pytest.mark.parametrize(("game", "variant"), GAMES, ids=lambda value: getattr(value, "name", value))
def test_a_window_asks_each_seat_once_in_order_and_hides_what_was_said(game: Any, variant: str) -> None:
    windows = windows_of(game)
    assert windows is not None
    found = [state for seed in range(3) for state in opened(game, variant, seed)]
    assert found
    for start in found:
        asked = windows.asked(start)
        watchers = [None, *(Seat(seat) for seat in range(4) if seat not in asked)]
        seen = [game.observe(start, viewer) for viewer in watchers]
        state = start
        for place, seat in enumerate(asked):
            assert windows.asked(state) == asked[place:]
            assert game.to_act(state) == seat
            assert [game.observe(state, viewer) for viewer in watchers] == seen
            quiet = windows.quiet(state)
            assert game.check(state, quiet) is None
            for action in game.legal_actions(state):
                if action != quiet:
                    after = game.apply(state, action)
                    # It closed the window: the rest is not asked about the same any more.
                    assert game.observe(after.state, None) != seen[0]
            step = game.apply(state, quiet)
            if place < len(asked) - 1:
                assert all(game.show(event, viewer) is None for event in step.events for viewer in watchers)
            state = step.state


@pytest.mark.parametrize(("game", "variant"), GAMES, ids=lambda value: getattr(value, "name", value))
def test_a_seat_that_is_asked_sees_the_same_whoever_was_asked_before(game: Any, variant: str) -> None:
    for start in opened(game, variant, 5):
        state = start
        for seat in game.windows.asked(start):
            later = [each for each in game.windows.asked(start) if each != seat]
            before = {each: hidden(game.observe(state, each)) for each in later}
            state = game.apply(state, game.windows.quiet(state)).state
            if not game.windows.asked(state):
                break
            still = [each for each in later if each in game.windows.asked(state)]
            assert {each: hidden(game.observe(state, each)) for each in still} == {
                each: before[each] for each in still
            }


def hidden(observation: Any) -> dict[str, Any]:
    """All of an observation but what tells the seat that it may act now."""
    names = observation.__struct_fields__
    return {name: getattr(observation, name) for name in names if name not in {"options", "to_act"}}
