"""A bot that looks ahead can be given a number of simulations or a time for each choice."""

import time

import pytest

from kontu import bots
from kontu.bots.budget import Budget, WrongBudget, read_budget, until
from kontu.bots.contack_levels import ContackLevel
from kontu.bots.weighing import never
from kontu.core.registry import UnknownName
from tests.bots.test_contack_levels import asked, middle


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(simulations=1)),
        ("10000000", Budget(simulations=10_000_000)),
        ("500ms", Budget(milliseconds=500)),
        ("60000ms", Budget(milliseconds=60_000)),
        ("2s", Budget(milliseconds=2_000)),
    ],
)
def test_a_budget_is_written_as_simulations_or_as_a_time(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "0ms",
        "-1",
        "1.5",
        "007",
        "61s",
        "5S",
        "5m",
        "ms",
        "1 ms",
        "10000001",
        "60001ms",
        "９",
        "9" * 4000,
        "5\n",
    ],
)
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(WrongBudget):
        read_budget(text)


def test_a_bot_may_be_written_with_its_budget_and_does_so_many_simulations() -> None:
    observation, legal = asked(middle(4))
    bot = bots.find_written("contack", "strong:300", 1)
    assert isinstance(bot, ContackLevel)
    assert sum(each.tries for each in bot.weigh(observation, legal)) == 300


@pytest.mark.parametrize("text", ["greedy:300", "random:5ms", "strong:", "strong:5h", "strong:300:5ms"])
def test_a_budget_that_is_none_or_for_a_bot_that_has_no_use_for_it_is_refused(text: str) -> None:
    with pytest.raises(WrongBudget):
        bots.find_written("contack", text)


def test_where_strangers_choose_no_budget_can_be_written() -> None:
    with pytest.raises(UnknownName):
        bots.find("contack", "strong:60000ms")


def test_time_is_up_when_it_has_passed_or_when_one_is_stopped() -> None:
    clock = [0.0]
    stop = until(never, 20, lambda: clock[0])
    assert not stop()
    clock[0] = 0.0199
    assert not stop()
    clock[0] = 0.02
    assert stop()
    assert until(lambda: True, 20, lambda: clock[0])()
    assert until(never, None) is never


def test_who_has_a_time_looks_on_until_it_is_up() -> None:
    observation, legal = asked(middle(4))
    bot = ContackLevel("strong", 1, budget=Budget(milliseconds=40))
    began = time.monotonic()
    weighed = bot.weigh(observation, legal)
    assert time.monotonic() - began >= 0.04
    assert {each.action for each in weighed} == set(legal)
    assert sum(each.tries for each in weighed) > 0
