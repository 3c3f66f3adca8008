"""C-60 to C-63: Club Contack."""

from typing import Any

import msgspec
import pytest

from kontu.core.events import RoundEnded, Scored
from kontu.core.refusals import RulesError
from kontu.games.contack.rules import CLUB, ContackRules, CounterValues, Debt, Scoring
from tests.contack.positions import GAME, after, deal, dealt, order_of, pass_out, played, seen, standing, turn

COUNTERS: dict[str, Any] = {"scoring": Scoring.COUNTERS, "leftover_penalty": 0}
HANDS = ("5-5-5", "10-10-10", "5-5-10")


def test_c60_counters_are_shared_equally_before_play() -> None:
    for stake in (200, 50):
        state = dealt(*HANDS, counter_stake=stake, **COUNTERS)
        assert standing(state) == (stake, stake, stake)
        assert seen(state).scores == (0, 0, 0)
    start = GAME.start(ContackRules(counter_stake=50, **COUNTERS), 2)
    step = GAME.apply(start, GAME.deal(start, GAME.deck(start)))
    stakes = [event for event in step.events if isinstance(event, Scored)]
    assert [(e.seat, e.points, e.rule) for e in stakes] == [(0, 50, "C-60"), (1, 50, "C-60")]


def test_c60_the_stake_is_given_once_and_every_amount_is_in_points() -> None:
    for values in CounterValues:
        state = dealt(*HANDS[:2], "", counter_values=values, **COUNTERS)
        order = order_of(state)
        state = after(state, "p1 5-5-5@0,0", "p2 10-10-10@1,0")
        state = pass_out(state).state
        assert turn(state) == "d"
        assert standing(deal(state, order)) == (185, 230, 185)


def test_c61_a_play_of_n_collects_n_from_each_other_player_at_once() -> None:
    state = after(dealt(*HANDS, **COUNTERS), "p1 5-5-5@0,0")
    step = played(state, "p2 10-10-10@1,0")
    assert seen(step.state).scores == (-15, 30, -15)
    assert standing(step.state) == (185, 230, 185)
    gained: dict[int, int] = {}
    for event in step.events:
        if isinstance(event, Scored):
            assert event.rule == "C-61"
            gained[event.seat] = gained.get(event.seat, 0) + event.points
    assert gained == {0: -15, 1: 30, 2: -15}


def test_c61_a_play_that_does_not_count_collects_nothing() -> None:
    state = after(dealt("1-3-1", "9-3-9", **COUNTERS), "p1 1-3-1@0,0", "p2 9-3-9@1,0")
    assert standing(state) == (200, 200)


def test_c62_most_counters_after_three_hands_wins_without_penalty_or_bonus() -> None:
    assert CLUB.hands == 3
    assert CLUB.leftover_penalty == 0
    state = dealt(*HANDS, hands=1, **COUNTERS)
    step = pass_out(after(state, "p1 5-5-5@0,0", "p2 10-10-10@1,0", "p3 5-5-10@2,0"))
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert ended.scores == (-35, 10, 25)
    assert ended.totals == (165, 210, 225)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.scores == (165, 210, 225)
    assert outcome.ranks == (3, 2, 1)


def test_c62_counters_with_a_leftover_penalty_are_refused() -> None:
    rules = msgspec.structs.replace(CLUB, leftover_penalty=10)
    with pytest.raises(RulesError) as caught:
        GAME.start(rules, 2)
    (refused,) = caught.value.refusals
    assert (refused.code, refused.rule) == ("counters-with-penalty", "C-62")
    assert refused.args == {"penalty": 10}


def test_c63_a_payer_pays_what_is_left_or_goes_into_debt() -> None:
    lines = ("p1 5-5-5@0,0", "p2 10-10-10@1,0", "p3 5-5-10@2,0")
    # p2 takes 15, then p3 takes 20: p1 has 10 left of 25 and p2 has 55.
    state = after(dealt(*HANDS, counter_stake=25, debt=Debt.NONE, **COUNTERS), *lines)
    assert standing(state) == (0, 35, 40)
    state = after(dealt(*HANDS, counter_stake=25, debt=Debt.ALLOWED, **COUNTERS), *lines)
    assert standing(state) == (-10, 35, 50)


def test_c63_counters_are_conserved() -> None:
    for debt in Debt:
        state = dealt(*HANDS, counter_stake=5, debt=debt, **COUNTERS)
        for line in ("p1 5-5-5@0,0", "p2 10-10-10@1,0", "p3 5-5-10@2,0"):
            state = after(state, line)
            assert sum(standing(state)) == 15
            assert sum(seen(state).scores) == 0


@pytest.mark.parametrize("stake", [3, -1, 100_001])
def test_c63_a_stake_that_is_outside_is_refused_for_that_alone(stake: int) -> None:
    (refused,) = msgspec.structs.replace(CLUB, counter_stake=stake).problems(2)
    assert (refused.code, refused.args["field"]) == ("value-outside", "counter_stake")


def test_c63_two_hundred_each_unless_agreed_otherwise_and_only_whole_counters() -> None:
    assert ContackRules().counter_stake == 200
    assert CLUB.debt is Debt.NONE
    with pytest.raises(RulesError) as caught:
        GAME.start(msgspec.structs.replace(CLUB, counter_stake=12), 2)
    (refused,) = caught.value.refusals
    assert (refused.code, refused.rule, refused.args) == (
        "stake-not-of-fives",
        "C-63",
        {"field": "counter_stake", "value": 12},
    )
