"""C-50: two pairs."""

from typing import Any

import pytest

from kontu.core.events import RoundEnded, Scored
from kontu.core.outcomes import Termination
from kontu.core.refusals import RulesError
from kontu.games.contack.rules import ContackRules, MatchEnd, Scoring
from tests.contack.positions import GAME, after, dealt, legal, pass_out, played, seen, standing, turn

HANDS = ("5-5-5", "10-10-10", "5-5-10", "")
LINES = ("p1 5-5-5@0,0", "p2 10-10-10@1,0", "p3 5-5-10@2,0")


def over(**changes: Any) -> Any:
    """The last step of a match of one hand in which p2 scored 15, p3 20, p4 nothing."""
    rules = {"partnerships": True, "hands": 1, **changes}
    return pass_out(after(dealt(*HANDS, **rules), *LINES))


def test_c50_seats_1_and_3_play_against_2_and_4_and_their_totals_are_added() -> None:
    outcome = GAME.outcome(over(leftover_penalty=0).state)
    assert outcome is not None
    assert outcome.scores == (20, 15, 20, 15)
    assert outcome.ranks == (1, 2, 1, 2)
    assert outcome.winners == (0, 2)


def test_c50_each_partner_s_leftovers_cost_and_each_seat_keeps_its_own_column() -> None:
    step = over()
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    left = [len(hand) for hand in seen(step.state).hands]
    assert left == [5, 4, 4, 5]
    assert ended.scores == (-50, 15 - 40, 20 - 40, -50)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.scores == (-70, -75, -70, -75)


def test_c50_one_partner_going_out_ends_the_hand() -> None:
    p3 = ("5-5-10", "10-5-5", "5-10-5", "5-10-10", "10-5-10")
    state = dealt("5-5-5", "10-10-10", " ".join(p3), "", partnerships=True, dead_reserve=20)
    state = after(state, "p1 5-5-5@0,0", "p2 10-10-10@1,0")
    for number, tile in enumerate(p3):
        step = played(state, f"p3 {tile}@{number + 2},0")
        state = step.state
        if turn(state) == "d":
            break
        for seat in ("p4", "p1", "p2"):
            while turn(state) == seat:
                state = after(state, f"{seat} {'draw' if 'draw' in legal(state) else 'pass'}")
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert ended.termination == Termination.OUT
    assert [e.seat for e in step.events if isinstance(e, Scored) and e.rule == "C-32"] == [0, 1, 3]


@pytest.mark.parametrize(("target", "reached"), [(30, True), (31, False)])
def test_c50_a_side_s_target_counts_both_partners_totals(target: int, reached: bool) -> None:
    state = dealt(
        "5-5-5",
        "10-10-3",
        "5-10-3",
        "10-5-10",
        partnerships=True,
        leftover_penalty=0,
        match_end=MatchEnd.TARGET,
        target=target,
    )
    # p2 and p4 make 15 each, p1 and p3 nothing: no two neighbours have 30.
    lines = ("p1 5-5-5@0,0", "p2 10-10-3@1,0", "p3 5-10-3@2,0", "p4 10-5-10@3,0")
    step = pass_out(after(state, *lines))
    outcome = GAME.outcome(step.state)
    assert (outcome is not None) == reached
    if outcome is not None:
        assert outcome.termination == Termination.TARGET
        assert outcome.scores == (0, 30, 0, 30)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_c50_only_four_can_play_in_pairs(seats: int) -> None:
    with pytest.raises(RulesError) as caught:
        GAME.start(ContackRules(partnerships=True), seats)
    (refused,) = caught.value.refusals
    assert (refused.code, refused.rule, refused.args) == ("partnerships-need-four", "C-50", {"seats": seats})


def test_c50_without_partnerships_four_play_for_themselves() -> None:
    outcome = GAME.outcome(over(partnerships=False, leftover_penalty=0).state)
    assert outcome is not None
    assert outcome.scores == (0, 15, 20, 0)
    assert outcome.ranks == (3, 2, 1, 3)


def test_c50_pairs_with_counters_are_paid_by_opponents_only() -> None:
    state = dealt(*HANDS, partnerships=True, scoring=Scoring.COUNTERS, leftover_penalty=0)
    assert standing(after(state, *LINES[:2])) == (185, 230, 185, 200)
    outcome = GAME.outcome(over(scoring=Scoring.COUNTERS, leftover_penalty=0).state)
    assert outcome is not None
    assert outcome.scores == (410, 390, 410, 390)
