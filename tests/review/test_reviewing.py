"""A review weighs what a seat decided from what it saw then, and marks what cost most."""

from typing import Any

import pytest

from kontu.bots import advising
from kontu.bots.advising import Adviser
from kontu.core import registry
from kontu.core.refusals import Refusal
from kontu.records import read
from kontu.records import replay as play_again
from kontu.review import ReviewTurn, plan, summed
from kontu.review.turns import ReviewSkipped, worst
from kontu.study.wishes import StudyRefused
from tests.records.matches import HAND, SEEN
from tests.study.asking import played

CONTACK = HAND.decode()


def find(_game: str, seed: int | None = None) -> Adviser | None:
    """Who advises on Contack, whatever the game is: where nobody is asked it does not matter who he is."""
    return advising.find("contack", seed)


def refusal_of(*given: Any) -> Refusal:
    with pytest.raises(StudyRefused) as caught:
        plan(*given)
    (refusal,) = caught.value.refusals
    return refusal


def test_only_what_a_seat_had_a_choice_in_is_weighed() -> None:
    planned = plan(CONTACK, 0)
    again = play_again(read(HAND))
    states = list(again.states())
    for at, step in enumerate(again.steps, 1):
        choices = len(list(again.game.legal_actions(states[at - 1])))
        assert (at in planned.entries) == (step.seat == 0 and choices > 1)
    assert planned.entries
    assert planned.unseen == ()


def test_each_decision_tells_what_was_played_what_was_best_and_what_lay_between() -> None:
    planned = plan(CONTACK, 1)
    turns = [planned.weigh(at) for at in planned.entries]
    frames = [game_step.action for game_step in play_again(read(HAND)).steps]
    game = registry.get("contack")
    for turn in turns:
        assert isinstance(turn, ReviewTurn)
        assert turn.played.action == game.write_action(None, frames[turn.at - 1])
        assert turn.loss == pytest.approx(max(0, turn.best.lead - turn.played.lead), abs=0.02)
        assert (turn.loss == 0) == (turn.best.action == turn.played.action)
    assert turns == [planned.weigh(at) for at in planned.entries]


def test_the_seat_is_the_writer_of_the_record_unless_another_is_named() -> None:
    kept = played("contack", "house/1", 3, 4, view="p3", most=8)
    assert plan(kept).seat == 2
    assert plan(kept, 1).seat == 1
    assert plan(CONTACK).seat == 0


def test_what_the_record_does_not_tell_of_a_seat_is_left_out_and_said() -> None:
    text = SEEN.decode()
    writer, other = plan(text, 0, find), plan(text, 1, find)
    assert writer.entries
    assert writer.unseen == ()
    assert other.entries == []
    assert other.unseen


def test_where_hands_are_open_an_onlooker_s_record_tells_everything_but_the_order_of_the_reserve() -> None:
    text = played("contack", "house/1", 2, 4, view="onlooker", most=12)
    assert "??" in text
    planned = plan(text, 1)
    assert planned.entries
    assert planned.unseen == ()


def test_what_cannot_be_reviewed_is_refused_by_name() -> None:
    assert (refusal_of(CONTACK, 3).code, refusal_of(CONTACK, 3).args["choices"]) == ("message-wrong", "0..2")
    nobody = refusal_of(SEEN.decode(), None, lambda _game, _seed: None)
    assert (nobody.code, nobody.rule) == ("no-adviser", "T-12")
    with pytest.raises(StudyRefused):
        plan("no record")


def test_the_sum_counts_what_could_not_be_weighed_apart_and_the_worst_come_first() -> None:
    planned = plan(CONTACK, 1)
    turn = planned.weigh(planned.entries[0])
    assert isinstance(turn, ReviewTurn)
    nothing = summed([ReviewSkipped(at=3)])
    assert (nothing.decisions, nothing.skipped, nothing.mean) == (0, 1, 0.0)
    made = [
        ReviewTurn(at=at, round=1, played=turn.played, best=turn.best, loss=loss)
        for at, loss in ((4, 2.0), (6, 9.0), (8, 3.0), (9, 9.0))
    ]
    end = summed([*made, ReviewSkipped(at=3)])
    assert (end.decisions, end.skipped, end.total, end.mean) == (4, 1, 23.0, 5.75)
    assert [each.at for each in worst(made, 2, 3)] == [6, 9]
    assert [each.at for each in worst(made, 9, 3)] == [6, 9, 8]
