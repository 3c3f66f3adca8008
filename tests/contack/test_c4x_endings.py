"""C-40 to C-42: going out, the blocked hand, the enclosed tile."""

from typing import Any

from kontu.core.events import RoundEnded
from kontu.core.outcomes import Termination
from tests.contack.positions import (
    BAY,
    BAY_TILES,
    GAME,
    after,
    bay_hands,
    bay_lines,
    dealt,
    legal,
    played,
    seen,
    turn,
)


def ended(step: Any) -> RoundEnded | None:
    """How the hand ended by ``step``; None when it goes on."""
    found = [event for event in step.events if isinstance(event, RoundEnded)]
    return found[0] if found else None


def test_c40_the_hand_ends_when_a_player_lays_his_last_tile_even_if_the_reserve_has_tiles() -> None:
    state = after(dealt(*bay_hands(2), dead_reserve=9), *bay_lines(2, 0, 8))
    step = played(state, f"p1 {BAY_TILES[8]}@{BAY[8]}")
    end = ended(step)
    assert end is not None
    assert end.termination == Termination.OUT
    assert turn(step.state) == "d"


def test_c40_without_going_out_an_empty_handed_player_draws_on_the_next_turn() -> None:
    state = dealt(*bay_hands(2), dead_reserve=9, going_out=False)
    state = after(state, *bay_lines(2, 0, 9))
    assert seen(state).hands[0] == ()
    state = after(state, f"p2 {BAY_TILES[9]}@{BAY[9]}")
    assert seen(state).hands == ((), ())
    assert turn(state) == "p1"
    assert legal(state) == {"draw"}


def test_c41_the_hand_is_blocked_when_every_player_in_turn_has_passed() -> None:
    state = after(dealt("5-5-5", "", ""), "p1 5-5-5@0,0", "p2 pass", "p3 pass", "p1 draw")
    assert seen(state).passes == 2
    step = played(state, "p1 pass")
    end = ended(step)
    assert end is not None
    assert end.termination == Termination.BLOCKED
    assert end.scores == (-50, -50, -50)


def test_c41_a_play_breaks_the_row_of_passes_and_a_draw_does_not() -> None:
    hands = ("5-5-5 10-10-10", "", "")
    lines = ("p1 5-5-5@0,0", "p2 pass", "p3 pass")
    state = after(dealt(*hands), *lines)
    assert seen(state).passes == 2
    state = after(state, "p1 draw")
    assert seen(state).passes == 2
    state = after(state, "p1 10-10-10@1,0")
    assert seen(state).passes == 0
    step = played(state, "p2 pass", "p3 pass")
    assert ended(step) is None
    assert seen(step.state).passes == 2
    assert ended(played(step.state, "p1 pass")) is not None


def test_c42_an_enclosed_last_tile_ends_the_hand_when_no_opportunity_is_left() -> None:
    position = after(dealt(*bay_hands(3), enclosed_ends=True, dead_reserve=9), *bay_lines(3, 0, 9))
    end = ended(played(position, f"p1 {BAY_TILES[9]}@{BAY[9]}"))
    assert end is not None
    assert end.termination == Termination.ENCLOSED


def test_c42_without_the_rule_players_draw_up_and_pass_as_usual() -> None:
    position = after(dealt(*bay_hands(3), enclosed_ends=False, dead_reserve=9), *bay_lines(3, 0, 9))
    step = played(position, f"p1 {BAY_TILES[9]}@{BAY[9]}")
    assert ended(step) is None
    assert legal(step.state) == {"draw"}


def test_c42_a_last_tile_with_an_empty_side_does_not_end_the_hand() -> None:
    state = dealt("5-5-5", "10-10-10", enclosed_ends=True)
    step = played(state, "p1 5-5-5@0,0", "p2 10-10-10@1,0")
    assert seen(step.state).openings == ()
    assert ended(step) is None


# The bay moved up and right, with two tiles before it: the cell -1,0 below the bay is an opening
# that touches orange 5 of the first tile and blue 10 of the last but one.
NOTCH_TILES = ("1-5-5", "5-5-6", "5-5-9", *BAY_TILES[1:8], "10-8-5", "10-7-6")
NOTCH = ("0,0", "1,0", "1,1", "2,1", "2,2", "1,2", "0,2", "-1,2", "-2,2", "-2,1", "-1,1", "0,1")
FITTING = "10-9-10"


def closing(*, p1: str = "", reserve: str = "") -> Any:
    """The step that encloses the last tile while the opening -1,0 is left."""
    hands = [" ".join((*NOTCH_TILES[seat::3], p1 if seat == 0 else "")) for seat in range(3)]
    lines = [f"p{n % 3 + 1} {NOTCH_TILES[n]}@{NOTCH[n]}" for n in range(12)]
    step = played(dealt(*hands, reserve=reserve, dead_reserve=3, enclosed_ends=True), *lines)
    if ended(step) is None:
        assert [str(cell) for cell in seen(step.state).openings] == ["-1,0"]
        assert seen(step.state).open_sides == ()
    return step


def test_c42_an_opening_that_no_tile_fits_does_not_keep_the_hand_going() -> None:
    end = ended(closing())
    assert end is not None
    assert end.termination == Termination.ENCLOSED


def test_c42_an_opening_that_a_tile_in_a_hand_fits_keeps_the_hand_going() -> None:
    step = closing(p1=FITTING)
    assert ended(step) is None
    assert f"{FITTING}@-1,0" in legal(step.state)


def test_c42_an_opening_that_a_tile_of_the_reserve_fits_keeps_the_hand_going() -> None:
    for reserve in (FITTING, f"6-6-7 6-7-6 {FITTING}"):
        step = closing(reserve=reserve)
        assert ended(step) is None
        assert legal(step.state) == {"draw"}


def test_c42_going_out_comes_before_being_enclosed() -> None:
    hands = bay_hands(2)
    state = dealt(*hands, enclosed_ends=True, dead_reserve=9)
    state = after(state, *bay_lines(2, 0, 8), "p1 draw", f"p1 {BAY_TILES[8]}@{BAY[8]}")
    step = played(state, f"p2 {BAY_TILES[9]}@{BAY[9]}")
    end = ended(step)
    assert end is not None
    assert end.termination == Termination.OUT
    assert GAME.outcome(step.state) is None
