"""Advice weighs every action alike, says what speaks for it, and tells what the one that was taken cost."""

from collections.abc import Sequence
from typing import Any

import pytest

from kontu.bots import advising
from kontu.bots.bot import Reason
from kontu.bots.weighing import Weighed, never
from kontu.core.seats import Seat
from kontu.locale import LANGUAGES, Texts
from tests.contack.positions import GAME, after, dealt


def middle_of_a_hand() -> tuple[Any, list[Any]]:
    """What a seat sees that has four plays to choose from, and those."""
    state = after(dealt("5-5-10", "10-5-9 10-9-9 5-8-8 5-9-9"), "p1 5-5-10@0,0")
    return GAME.observe(state, GAME.to_act(state)), list(GAME.legal_actions(state))


class Adviser:
    """Tells what it was told to, one look after the other."""

    def __init__(self, *looks: dict[str, tuple[float, int]], exact: bool = False) -> None:
        self.stop = never
        self.looks = list(looks)
        self.asked: list[tuple[Any, ...]] = []
        self.exact = exact

    def weigh(self, observation: Any, legal: Sequence[Any], /) -> tuple[Weighed, ...]:
        self.asked.append(tuple(legal))
        look = self.looks.pop(0)
        return tuple(Weighed(action, lead, tries, self.exact) for action, (lead, tries) in look.items())

    def explain(self, observation: Any, action: Any, /) -> Reason:
        return Reason("because", {"action": action})


def test_every_action_of_contack_is_weighed_by_as_many_tries_and_the_best_comes_first() -> None:
    seen, legal = middle_of_a_hand()
    adviser = advising.find("contack", 3)
    assert adviser is not None
    found = adviser.weigh(seen, legal)
    assert {each.action for each in found} == set(legal)
    assert len({each.tries for each in found}) == 1
    assert [each.lead for each in found] == sorted((each.lead for each in found), reverse=True)


def test_equal_seeds_advise_alike_and_every_reason_can_be_said() -> None:
    seen, legal = middle_of_a_hand()
    one, other = advising.find("contack", 3), advising.find("contack", 3)
    assert one is not None
    assert other is not None
    told = advising.advise(one, seen, legal, 3)
    assert told == advising.advise(other, seen, legal, 3)
    assert len(told) == 3
    for language in LANGUAGES:
        texts = Texts(language)
        for each in told:
            assert texts.sentence(f"reason-{each.reason.code}", each.reason.args)


def test_what_is_advised_does_not_depend_on_the_order_of_the_reserve() -> None:
    told = []
    for reserve in ("5-10-9 10-8-5 5-5-9", "5-5-9 10-8-5 5-10-9"):
        state = after(dealt("5-5-10", "10-5-9 10-9-9 5-8-8 5-9-9", reserve=reserve), "p1 5-5-10@0,0")
        adviser = advising.find("contack", 5)
        assert adviser is not None
        legal = list(GAME.legal_actions(state))
        told.append(advising.advise(adviser, GAME.observe(state, Seat(1)), legal, 5))
    assert told[0] == told[1]


def test_a_game_without_an_adviser_has_none() -> None:
    assert not advising.advises("chess")
    assert advising.find("chess") is None


def test_the_best_action_costs_nothing() -> None:
    adviser = Adviser({"a": (5.0, 100), "b": (3.0, 100)})
    judged = advising.judge(adviser, None, ["a", "b"], "a")
    assert judged is not None
    assert (judged.loss, judged.played.action, judged.best.action) == (0.0, "a", "a")


def test_the_loss_is_taken_from_a_second_look_and_is_never_below_nothing() -> None:
    adviser = Adviser({"a": (9.0, 100), "b": (3.0, 100)}, {"b": (4.0, 100), "a": (6.0, 100)})
    judged = advising.judge(adviser, None, ["a", "b"], "b")
    assert judged is not None
    assert (judged.loss, judged.best.lead, judged.best.reason.args) == (2.0, 6.0, {"action": "a"})
    lucky = Adviser({"a": (9.0, 100), "b": (3.0, 100)}, {"b": (7.0, 100), "a": (6.0, 100)})
    judged = advising.judge(lucky, None, ["a", "b"], "b")
    assert judged is not None
    assert (judged.loss, judged.best.action) == (0.0, "b")


def test_an_action_that_was_hardly_tried_is_tried_beside_the_best_alone() -> None:
    adviser = Adviser(
        {"a": (9.0, 900), "b": (3.0, 10)},
        {"a": (8.0, 900), "b": (2.0, 10)},
        {"a": (7.0, 500), "b": (5.0, 500)},
    )
    judged = advising.judge(adviser, None, ["a", "b", "c"], "b")
    assert judged is not None
    assert judged.loss == pytest.approx(2.0)
    assert adviser.asked[-1] == ("a", "b")


def test_what_is_exact_is_not_looked_at_twice() -> None:
    judged = advising.judge(Adviser({"a": (9.0, 1), "b": (3.0, 1)}, exact=True), None, ["a", "b"], "b")
    assert judged is not None
    assert (judged.loss, judged.best.exact) == (6.0, True)


def test_what_cannot_be_weighed_is_not_judged() -> None:
    assert advising.judge(Adviser({}), None, ["a"], "a") is None
    unknown = Adviser({"a": (1.0, 9)}, {"a": (1.0, 9)}, {"a": (1.0, 9)})
    assert advising.judge(unknown, None, ["a", "b"], "b") is None
