"""The dealer and the bots: at a pace, by what their seat may see, and never in anybody's way."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import pytest

from kontu.bots import Choice, Reason
from kontu.core.seats import Seat
from kontu.store import MemoryStore, NewEvent
from kontu.table import driving
from kontu.table.tables import Guest
from tests.table.lanterns import Observation, Show, Take
from tests.table.sitting import BOTS, PEOPLE, Evening, do, find_bot, join, phase, rested

ONE_BOT = (PEOPLE[0], Guest(kind="bot", bot="odd"))
REASON = Reason("only")


class OddBot:
    """A bot that does what the test says."""

    name = "odd"

    def __init__(self, choose: Any) -> None:
        self._choose = choose
        self.saw: list[Any] = []

    def choose(self, observation: Any, legal: Sequence[Any]) -> Choice:
        self.saw.append(observation)
        return Choice(self._choose(legal), REASON)


def with_bot(bot: OddBot, **changes: Any) -> Evening:
    def find(game: str, name: str) -> Any:
        return bot if name == "odd" else find_bot(game, name)

    return Evening(find_bot=find, **changes)


async def test_a_bot_is_given_an_observation_of_its_seat_and_never_a_state() -> None:
    bot = OddBot(lambda legal: legal[0])
    evening = with_bot(bot)
    table, _ = await evening.open(ONE_BOT)
    await rested(evening, table)
    hand = table.match.state.hands[1]
    await do(table, 0, "take")
    await rested(evening, table)
    (saw,) = bot.saw
    assert isinstance(saw, Observation)
    assert saw.hand == hand
    await evening.close()


async def test_between_two_actions_of_bots_there_is_the_tables_pace() -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    evening = Evening(sleep=sleep)
    table, _ = await evening.tables.open("lanterns", "plain/1", {}, BOTS, 700)
    await rested(evening, table)
    played = table.match.version - 1 - len(table.match.deals)
    # One wait before each action, and one before the second deal, since there is nobody to be ready.
    assert waits == [0.7] * (played + 1)
    await evening.close()


async def test_where_a_bot_fails_the_first_legal_action_is_played(caplog: pytest.LogCaptureFixture) -> None:
    def fail(legal: Sequence[Any]) -> Any:
        raise RuntimeError("no idea")

    evening = with_bot(OddBot(fail))
    table, _ = await evening.open(ONE_BOT)
    await rested(evening, table)
    first = table.match.state.hands[1][0]
    with caplog.at_level(logging.ERROR):
        await do(table, 0, "take")
        await rested(evening, table)
    assert first not in table.match.state.hands[1]
    assert "bot odd failed" in caplog.text
    await evening.close()


async def test_what_a_bot_may_not_do_is_not_done(caplog: pytest.LogCaptureFixture) -> None:
    evening = with_bot(OddBot(lambda _legal: Show(99)))
    table, _ = await evening.open(ONE_BOT)
    await rested(evening, table)
    await do(table, 0, "take")
    await rested(evening, table)
    assert len(table.match.state.hands[1]) == 1
    assert "chose what is not legal" in caplog.text
    await evening.close()


async def test_a_bot_whose_person_came_while_it_thought_does_nothing() -> None:
    thinking, think = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def ponder(legal: Sequence[Any]) -> Any:
        loop.call_soon_threadsafe(thinking.set)
        asyncio.run_coroutine_threadsafe(think.wait(), loop).result(30)
        return Take()

    evening = with_bot(OddBot(ponder), bot_names=lambda _game: ("odd",))
    table, secrets = await evening.open(PEOPLE)
    await join(table, secrets[Seat(0)])
    await rested(evening, table)
    await do(table, 0, "take")
    evening.clock.seconds += 60
    await table.stand_in(Seat(0), Seat(1))
    await asyncio.wait_for(thinking.wait(), 30)
    await join(table, secrets[Seat(1)])
    think.set()
    await rested(evening, table)
    assert table.match.to_act == 1
    assert len(table.match.state.hands[1]) == 2
    await evening.close()


async def test_a_full_disk_stops_the_bots_only_until_there_is_room(caplog: pytest.LogCaptureFixture) -> None:
    class FullStore(MemoryStore):
        failures = 2

        async def append(self, table: str, first: int, events: Sequence[NewEvent]) -> None:
            if first == 3 and self.failures:
                self.failures -= 1
                raise OSError("No space left on device")
            await super().append(table, first, events)

    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    evening = Evening(FullStore(), sleep=sleep)
    table, _ = await evening.open(BOTS)
    await rested(evening, table)
    assert phase(table) == "over"
    assert caplog.text.count("the driver will try again") == waits.count(driving.RETRY_S) == 2
    await evening.close()


async def test_quiet_tables_are_put_away_and_come_back_when_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kontu.table.tables.MOST_IN_MEMORY", 2)
    evening = Evening()
    first, _ = await evening.open()
    watched, secrets = await evening.open()
    await join(watched, secrets[Seat(0)])
    await rested(evening, first)
    await rested(evening, watched)
    evening.clock.seconds += 61
    await evening.open()
    assert await evening.tables.get(watched.name) is watched
    again = await evening.tables.get(first.name)
    assert again is not first
    assert again.match.state == first.match.state
    await evening.close()
