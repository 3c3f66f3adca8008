"""Bots think in processes of their own: what they choose is the same, and it can be called off."""

import asyncio
import os
import signal
import time
from collections.abc import Sequence
from typing import Any

import pytest

from kontu import bots
from kontu.bots import Choice, Reason, advising
from kontu.bots.contack_levels import ContackLevel
from kontu.bots.thinking import MOST_AT_ONCE, Thinkers, thought
from kontu.bots.weighing import Weighed, never
from kontu.table.tables import Guest
from tests.contack.positions import GAME, after, dealt
from tests.table.sitting import Evening, phase, rested


def middle_of_a_hand() -> tuple[Any, list[Any]]:
    """What a bot sees that has four plays to choose from, and those."""
    state = after(dealt("5-5-10", "10-5-9 10-9-9 5-8-8 5-9-9"), "p1 5-5-10@0,0")
    return GAME.observe(state, GAME.to_act(state)), list(GAME.legal_actions(state))


def adviser_of_contack() -> advising.Adviser:
    """An adviser who finds the same each time."""
    adviser = advising.find("contack", 3)
    assert adviser is not None
    return adviser


class SlowBot:
    """A bot that thinks until it is stopped, and then says in which process it was."""

    name = "slow"
    thinks = True

    def __init__(self, mood: str) -> None:
        self.mood = mood
        self.stop = never
        self.chosen = 0

    def choose(self, observation: Any, legal: Sequence[Any], /) -> Choice:
        if self.mood == "dying":
            os._exit(3)
        if self.mood == "failing":
            raise ValueError("no idea")
        while self.mood == "endless" and not self.stop():
            time.sleep(0.005)
        self.chosen += 1
        return Choice(legal[0], Reason("only", {"process": os.getpid()}))

    def weigh(self, observation: Any, legal: Sequence[Any], /) -> tuple[Weighed, ...]:
        return ()


def test_everything_about_thinking_elsewhere() -> None:
    """One test, because to begin a process takes a second."""
    asyncio.run(_think_about_everything())


async def _think_about_everything() -> None:
    thinkers = Thinkers(processes=1)
    observation, legal = middle_of_a_hand()
    here = ContackLevel("fair", 7)
    there: Any = ContackLevel("fair", 7)
    for _ in range(2):
        # The second choice differs from the first where the seed is used up, and so must the bot's.
        choice, there = await thinkers.choose(there, observation, legal)
        assert choice == here.choose(observation, legal)

    choice, after = await thinkers.choose(SlowBot("quick"), observation, legal)
    process = choice.reason.args["process"]
    assert process != os.getpid()
    assert after.chosen == 1  # type: ignore[attr-defined]
    assert after.stop is never

    # One that nobody waits for any more makes room for the next in the same process.
    endless = asyncio.create_task(thinkers.choose(SlowBot("endless"), observation, legal))
    await asyncio.sleep(0.05)
    assert not endless.done()
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    choice, _ = await asyncio.wait_for(thinkers.choose(SlowBot("quick"), observation, legal), 20)
    assert choice.reason.args["process"] == process
    assert len(thinkers._free) == MOST_AT_ONCE

    # What advises thinks there as well, and finds what it finds here.
    told = await thought(thinkers, adviser_of_contack(), advising.advise, observation, legal, 2)
    assert told == advising.advise(adviser_of_contack(), observation, legal, 2)

    with pytest.raises(ValueError, match="no idea"):
        await thinkers.choose(SlowBot("failing"), observation, legal)
    await _a_table_with_thinkers_goes_on_whatever_its_bots_do(thinkers)

    left = asyncio.create_task(thinkers.choose(SlowBot("endless"), observation, legal))
    await asyncio.sleep(0.05)
    # Closing ends also what is being thought about.
    thinkers.close()
    await asyncio.wait_for(left, 20)


async def _a_table_with_thinkers_goes_on_whatever_its_bots_do(thinkers: Thinkers) -> None:
    def find(game: str, name: str) -> Any:
        return SlowBot("failing") if name == "failing" else bots.find(game, name, 1)

    evening = Evening(thinkers=thinkers, find_bot=find)
    seated = (Guest(kind="bot", bot="fair"), Guest(kind="bot", bot="failing"))
    table, _ = await evening.tables.open("contack", "house/1", {"hands": 1}, seated, 0)
    await rested(evening, table)
    assert phase(table) == "over"
    await evening.close()


def test_where_a_process_dies_the_next_choice_has_another() -> None:
    async def think() -> None:
        thinkers = Thinkers(processes=1)
        observation, legal = middle_of_a_hand()
        with pytest.raises(Exception, match="terminated abruptly"):
            await thinkers.choose(SlowBot("dying"), observation, legal)
        choice, _ = await thinkers.choose(SlowBot("quick"), observation, legal)
        assert choice.action == legal[0]
        await _killed_while_nobody_thinks(thinkers, choice.reason.args["process"])
        choice, _ = await thinkers.choose(SlowBot("quick"), observation, legal)
        assert choice.action == legal[0]
        thinkers.close()

    asyncio.run(think())


async def _killed_while_nobody_thinks(thinkers: Thinkers, process: Any) -> None:
    os.kill(process, signal.SIGKILL)
    pool: Any = thinkers._pool
    async with asyncio.timeout(20):
        while not pool._broken:  # noqa: ASYNC110 (the executor tells nobody that it noticed)
            await asyncio.sleep(0.01)


def test_nothing_is_begun_before_there_is_something_to_think_about() -> None:
    thinkers = Thinkers()
    assert thinkers._pool is None
    thinkers.close()
