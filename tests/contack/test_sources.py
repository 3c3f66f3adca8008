"""The examples that the sources give, each as they give it."""

import pytest

from kontu.core.events import RoundEnded, Scored
from kontu.games.contack.rules import Scoring
from tests.contack.positions import (
    after,
    dealt,
    played,
    seen,
    standing,
    the_play,
    turn,
)


def red_against(number: int, other: int) -> int:
    """What red ``number`` beside red ``other`` scores."""
    first, second = f"1-{other}-1", f"10-{number}-10"
    return the_play(played(dealt(first, second), f"p1 {first}@0,0", f"p2 {second}@1,0")).points


def test_eu_a_blue_8_beside_a_blue_7_counts_15() -> None:
    step = played(dealt("7-1-1", "8-10-10"), "p1 7-1-1@0,0", "p2 8-10-10@0,-1")
    assert the_play(step).points == 15
    assert the_play(step).contacts[0].colour == "blue"


def test_eu_a_red_6_beside_a_red_6_matches_and_6_and_9_count_15() -> None:
    assert red_against(6, 6) == 0
    assert red_against(6, 9) == red_against(9, 6) == 15


@pytest.mark.parametrize(("one", "other", "points"), [(5, 10, 15), (3, 7, 10), (2, 3, 5)])
def test_en_the_pairs_that_count(one: int, other: int, points: int) -> None:
    assert red_against(one, other) == red_against(other, one) == points


@pytest.mark.parametrize("number", [1, 3, 4])
def test_en_the_pairs_that_match(number: int) -> None:
    assert red_against(number, number) == 0


@pytest.mark.parametrize(("number", "points"), [(5, 10), (10, 20)])
def test_en_5_5_and_10_10_do_both(number: int, points: int) -> None:
    assert red_against(number, number) == points


def test_w_the_caption_scores_10_and_then_0() -> None:
    step = played(dealt("1-2-3", "9-2-8", "9-5-8"), "p1 1-2-3@0,0", "p2 9-2-8@0,-1")
    assert the_play(step).points == 10
    step = played(step.state, "p3 9-5-8@1,-1")
    assert the_play(step).points == 0
    assert [(c.colour, c.number, c.other) for c in the_play(step).contacts] == [("orange", 8, 8)]


@pytest.mark.parametrize(("one", "other", "points"), [(4, 4, 0), (4, 6, 10), (5, 5, 10)])
def test_w_4_4_scores_0_and_4_6_and_5_5_score_10(one: int, other: int, points: int) -> None:
    assert red_against(one, other) == points


def test_eu_a_column_of_85_with_4_tiles_left_nets_45() -> None:
    # Five plays in a row of cells bring p2 his 85; before each he draws a tile that fits nothing.
    hand = ("10-10-10", "5-10-10", "10-10-5", "5-5-10", "5-10-5")
    state = dealt("5-5-5", " ".join(hand), dead_reserve=5)
    state = after(state, "p1 5-5-5@0,0", "p2 10-10-10@1,0", "p1 draw", "p1 pass")
    for x, tile in enumerate(hand[1:], 2):
        assert turn(state) == "p2"
        state = after(state, "p2 draw", f"p2 {tile}@{x},0", "p1 pass")
    assert seen(state).scores[1] == 85
    assert len(seen(state).hands[1]) == 4
    step = played(state, "p2 pass")
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert ended.scores[1] == 45
    assert [e.points for e in step.events if isinstance(e, Scored) and e.seat == 1] == [-40]


def test_en_club_a_play_of_15_brings_three_fives_from_each_other_player() -> None:
    state = after(
        dealt("5-5-5", "10-10-10", "", "", scoring=Scoring.COUNTERS, leftover_penalty=0), "p1 5-5-5@0,0"
    )
    step = played(state, "p2 10-10-10@1,0")
    assert the_play(step).points == 15 == 3 * 5
    assert [before - now for before, now in zip(standing(state), standing(step.state), strict=True)] == [
        15,
        -45,
        15,
        15,
    ]
