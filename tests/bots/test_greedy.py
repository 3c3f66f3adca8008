"""The greedy bot takes the most points, then gives the next player least, and says so."""

import pytest

from kontu.arena import Contest, simulate
from kontu.bots import Choice, find
from kontu.games.contack.actions import write_action
from tests.contack.positions import GAME, after, dealt


def choice(state: object) -> Choice:
    """What the greedy bot chooses where the seat to act sees ``state``."""
    seat = GAME.to_act(state)
    return find("contack", "greedy").choose(GAME.observe(state, seat), list(GAME.legal_actions(state)))


def test_it_takes_the_play_that_scores_most() -> None:
    # On the blue 5: 10 makes 15, 5 makes 10. Nothing else touches by a number that would do.
    state = after(dealt("5-5-10", "5-8-8 10-9-9"), "p1 5-5-10@0,0")
    chosen = choice(state)
    assert write_action(chosen.action) == "10-9-9@0,-1"
    assert chosen.reason.code == "most-points"
    assert chosen.reason.args["points"] == 15


def test_of_equal_plays_it_takes_the_one_that_gives_the_next_player_least() -> None:
    # Both bring 15 by their blue 10. The first leaves a red 5, on which the other's red 5 would score.
    state = after(dealt("5-5-10 8-5-8", "10-5-9 10-9-9"), "p1 5-5-10@0,0")
    chosen = choice(state)
    assert write_action(chosen.action) == "10-9-9@0,-1"
    assert chosen.reason.args == {"points": 15, "reply": 0}


def test_it_says_when_nothing_scores() -> None:
    # Blue 1 on blue 1 matches and does not count; sevens and eights fit no 1 at all.
    hands = ("1-1-1 8-8-8 7-7-7 8-8-7 8-7-8", "1-7-8 1-8-7 7-8-7 8-7-7 7-7-8")
    assert choice(after(dealt(*hands), "p1 1-1-1@0,0")).reason.code == "least-reply"


def test_it_draws_rather_than_open_the_way_where_it_may() -> None:
    # Its only play is blue 9 on blue 9, which scores nothing and leaves sevens for the other's eights.
    hands = ("5-5-10 9-9-9 8-8-8 8-8-6 8-6-8", "10-9-9 9-7-7 7-7-7 7-8-7 7-7-8")
    lines = ("p1 5-5-10@0,0", "p2 10-9-9@0,-1", "p1 9-9-9@1,-1")
    free = choice(after(dealt(*hands), *lines))
    assert write_action(free.action) == "draw"
    assert free.reason.code == "draw-instead"
    assert free.reason.args == {"reply": 15}
    bound = choice(after(dealt(*hands, must_play=True), *lines))
    assert write_action(bound.action) == "9-7-7@1,-2"


def test_with_one_action_there_is_nothing_to_explain() -> None:
    chosen = choice(dealt("1-2-3", "9-7-6"))
    assert write_action(chosen.action) == "1-2-3@0,0"
    assert chosen.reason.code == "only"


@pytest.mark.parametrize("variant", list(GAME.variants))
def test_it_plays_whole_matches_by_every_preset_and_only_legally(variant: str) -> None:
    tally = simulate(Contest("contack", GAME.variants[variant], ("greedy", "greedy", "greedy"), 7), 2)
    assert tally.games == 2
    assert tally.hands == 6
