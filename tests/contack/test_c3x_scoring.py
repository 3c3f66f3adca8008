"""C-30 to C-34: what plays and leftovers bring, and what ends a match."""

from typing import Any

import pytest

from kontu.core.events import MatchEnded, RoundEnded, Scored
from kontu.core.outcomes import Outcome, Termination
from kontu.games.contack.rules import MatchEnd, OpportunityScores
from kontu.games.contack.tiles import Tile
from tests.contack.positions import (
    BAY,
    BAY_TILES,
    GAME,
    after,
    bay_hands,
    bay_lines,
    deal,
    dealt,
    order_of,
    pass_out,
    played,
    ring_hands,
    ring_lines,
    seen,
    standing,
    the_play,
    turn,
)

ALL_CONTACTS = OpportunityScores.ALL_CONTACTS

# Two tiles that can be played, the second for 15; then nobody can.
QUICK = ("5-5-5", "10-10-10")


def test_c30_each_counting_contact_scores_its_total_and_those_of_a_play_are_added() -> None:
    state = after(dealt(*ring_hands(3)), *ring_lines(3, 5))
    assert seen(state).scores == (15, 25, 10)
    step = played(state, "p3 10-5-10@-1,0")
    assert [contact.points for contact in the_play(step).contacts] == [20, 15]
    assert the_play(step).points == 35
    assert seen(step.state).scores == (15, 25, 45)
    assert standing(step.state) == (15, 25, 45)
    assert [(e.seat, e.points, e.rule) for e in step.events if isinstance(e, Scored)] == [(2, 35, "C-30")]


def test_c31_a_match_that_does_not_count_scores_in_an_opportunity_play_only_if_all_contacts_score() -> None:
    # The sixth tile of the ring matches blue 7 with blue 7 and counts orange 10 with orange 5.
    def position(scores: OpportunityScores) -> Any:
        state = dealt("5-5-5 5-10-10 9-10-7", "5-5-10 7-5-5", "5-10-5 7-5-10", opportunity_scores=scores)
        return after(state, *ring_lines(3, 4), "p2 7-5-5@-1,1")

    counting = the_play(played(position(OpportunityScores.COUNTING), "p3 7-5-10@-1,0"))
    assert [contact.points for contact in counting.contacts] == [0, 15]
    assert counting.points == 15
    everything = the_play(played(position(ALL_CONTACTS), "p3 7-5-10@-1,0"))
    assert [contact.points for contact in everything.contacts] == [14, 15]
    assert everything.points == 29


def test_c31_a_single_match_scores_nothing_either_way() -> None:
    for scores in OpportunityScores:
        state = after(dealt("1-3-1", "9-3-9", opportunity_scores=scores), "p1 1-3-1@0,0")
        assert the_play(played(state, "p2 9-3-9@1,0")).points == 0


def test_c31_three_counting_contacts_of_a_tile_without_repeats_make_50_at_most() -> None:
    best = 0
    for tile in (Tile(a, b, c) for a in range(1, 11) for b in range(1, 11) for c in range(1, 11)):
        if len(set(tile.numbers)) == 3:
            best = max(best, sum(max(n for n in (5, 10, 15, 20) if n - side <= 10) for side in tile.numbers))
    assert best == 50
    state = after(dealt(*bay_hands(2), going_out=False), *bay_lines(2, 0, 9))
    assert the_play(played(state, f"p2 {BAY_TILES[9]}@{BAY[9]}")).points == 50


def test_c32_each_tile_left_in_hand_costs_at_the_end_of_the_hand() -> None:
    for penalty in (10, 7):
        state = after(dealt(*QUICK, leftover_penalty=penalty), "p1 5-5-5@0,0", "p2 10-10-10@1,0")
        step = pass_out(state)
        # p1 drew the only tile of the reserve and holds five, p2 four; nobody went out.
        scored = [event for event in step.events if isinstance(event, Scored)]
        assert [(e.seat, e.points, e.rule) for e in scored] == [
            (0, -5 * penalty, "C-32"),
            (1, -4 * penalty, "C-32"),
        ]
        (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
        assert ended.scores == ended.totals == (-5 * penalty, 15 - 4 * penalty)


def test_c32_without_a_penalty_leftovers_cost_nothing() -> None:
    state = after(dealt(*QUICK, leftover_penalty=0), "p1 5-5-5@0,0", "p2 10-10-10@1,0")
    step = pass_out(state)
    assert [event for event in step.events if isinstance(event, Scored)] == []
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert ended.scores == (0, 15)


def test_c33_who_goes_out_keeps_the_full_score_and_gets_no_bonus() -> None:
    state = after(dealt(*bay_hands(2)), *bay_lines(2, 0, 8))
    before = seen(state).scores
    step = played(state, f"p1 {BAY_TILES[8]}@{BAY[8]}")
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert ended.termination == Termination.OUT
    assert ended.scores == (before[0] + the_play(step).points, before[1] - 10)
    assert [e.seat for e in step.events if isinstance(e, Scored) and e.rule != "C-30"] == [1]


def whole_match(seats: int = 2, **changes: Any) -> tuple[list[RoundEnded], Outcome]:
    """The ends of the hands and the outcome of a match in which p2 scores 15 in every hand."""
    state = dealt(*QUICK, *[""] * (seats - 2), leftover_penalty=0, **changes)
    order = order_of(state)
    ends: list[RoundEnded] = []
    while True:
        step = pass_out(after(state, "p1 5-5-5@0,0", "p2 10-10-10@1,0"))
        ends += [event for event in step.events if isinstance(event, RoundEnded)]
        if (outcome := GAME.outcome(step.state)) is not None:
            assert step.events[-1] == MatchEnded(outcome)
            assert seen(step.state).outcome == outcome
            return ends, outcome
        assert seen(step.state).outcome is None
        state = deal(step.state, order)


@pytest.mark.parametrize("hands", [1, 2, 3])
def test_c34_a_match_is_as_many_hands_as_agreed(hands: int) -> None:
    ends, outcome = whole_match(hands=hands)
    assert [end.number for end in ends] == list(range(1, hands + 1))
    assert [end.totals for end in ends] == [(0, 15 * n) for n in range(1, hands + 1)]
    assert outcome.termination == Termination.ROUNDS
    assert outcome.winners == (1,)


def test_c34_three_hands_unless_agreed_otherwise() -> None:
    assert len(whole_match()[0]) == 3


@pytest.mark.parametrize(("target", "hands"), [(15, 1), (16, 2), (30, 2), (31, 3)])
def test_c34_or_until_somebody_reaches_the_target(target: int, hands: int) -> None:
    ends, outcome = whole_match(match_end=MatchEnd.TARGET, target=target)
    assert len(ends) == hands
    assert outcome.termination == Termination.TARGET


def test_c34_a_target_nobody_reaches_ends_at_the_limit_of_hands() -> None:
    for target, termination in ((10_000, Termination.LIMIT), (60, Termination.TARGET)):
        ends, outcome = whole_match(match_end=MatchEnd.TARGET, target=target, hand_limit=4)
        assert len(ends) == 4
        assert outcome.termination == termination


def test_c34_the_highest_total_wins_and_equal_totals_share_the_rank() -> None:
    _, outcome = whole_match(seats=4, hands=2)
    assert outcome.scores == (0, 30, 0, 0)
    assert outcome.ranks == (2, 1, 2, 2)


def test_c34_ties_share_the_win() -> None:
    state = after(dealt("1-3-1", "10-3-10", leftover_penalty=0, hands=1), "p1 1-3-1@0,0", "p2 10-3-10@1,0")
    step = pass_out(state)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((0, 0), (1, 1), (0, 1))


def test_c34_the_lowest_tile_opens_every_hand() -> None:
    state = dealt("", "5-5-5", "10-10-10", leftover_penalty=0)
    order = order_of(state)
    state = after(state, "p2 5-5-5@0,0", "p3 10-10-10@1,0")
    state = pass_out(state).state
    assert turn(state) == "d"
    rotated = order[5:15] + order[:5] + order[15:]
    state = deal(state, rotated)
    assert turn(state) == "p1"
    assert seen(state).opener == 0
    assert seen(state).hand == 2
