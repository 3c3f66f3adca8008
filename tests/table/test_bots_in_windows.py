"""Bots that are asked in a window: by themselves, beside people, and in their place."""

from collections.abc import Sequence
from typing import Any

from kontu.core.seats import Seat
from kontu.table.tables import Guest
from tests.table.asking import FOUR, LEAST_MS, WINDOW_MS, Market, open_market
from tests.table.markets import Want
from tests.table.sitting import find_bot, join
from tests.table.test_driving import OddBot


def with_bots(market: Sequence[Guest], **changes: Any) -> tuple[OddBot, dict[str, Any]]:
    bot = OddBot(lambda legal: Want() if Want() in legal else legal[0])

    def find(game: str, name: str) -> Any:
        return bot if name == "odd" else find_bot(game, name)

    return bot, {"find_bot": find, **changes}


async def test_a_bot_answers_by_what_its_seat_sees_and_knows_no_other_answer() -> None:
    guests = (*FOUR[:3], Guest(kind="bot", bot="odd"))
    bot, changes = with_bots(guests)
    market = await open_market(guests, **changes)
    await market.offer()
    assert len(bot.saw) == 1
    assert (bot.saw[0].turn, bot.saw[0].asked) == (3, (1, 2, 3))
    assert market.sees(0).answered_count == 1
    await market.answer(2, "want")
    await market.answer(1, "pass")
    assert market.held == [2, 2, 3, 2]
    await market.evening.close()


async def test_a_bot_is_asked_once_for_each_window() -> None:
    guests = (*FOUR[:3], Guest(kind="bot", bot="odd"))
    bot, changes = with_bots(guests)
    market = await open_market(guests, **changes)
    await market.offer()
    await market.answer(1, "pass")
    await market.answer(2, "pass")
    assert market.held == [2, 2, 2, 3]
    assert len(bot.saw) == 1
    await market.answer(1, "want")
    await market.answer(2, "pass")
    assert market.held == [2, 3, 2, 3]
    assert len(bot.saw) == 2
    await market.evening.close()


async def test_a_bot_that_fails_says_nothing() -> None:
    def fail(legal: Sequence[Any]) -> Any:
        raise RuntimeError("no idea")

    guests = (FOUR[0], FOUR[1], Guest(kind="bot", bot="odd"))
    market = await open_market(guests, find_bot=lambda game, name: OddBot(fail))
    await market.offer()
    await market.answer(1, "pass")
    assert market.held == [2, 2, 2]
    await market.evening.close()


async def test_where_only_bots_are_asked_the_window_is_as_long_as_one_action_of_theirs() -> None:
    guests = (FOUR[0], Guest(kind="bot", bot="odd"), Guest(kind="bot", bot="odd"))
    _, changes = with_bots(guests)
    market = await open_market(guests, least_ms=LEAST_MS, **changes)
    await market.offer()
    # All of the deck went by turns to the two, window after window, and seat 1 offered nothing.
    assert market.table.match.state.deck == ()
    assert market.held[0] == 2
    await market.evening.close()


async def test_bots_alone_play_windows_to_the_end() -> None:
    market = await open_market([Guest(kind="bot", bot="random")] * 4, least_ms=0)
    assert market.table.match.phase == "over"
    assert any(type(told.event).__name__ == "Offered" for told in market.table.match.story)
    await market.evening.close()


async def test_a_bot_that_stands_in_answers_and_who_comes_back_answers_himself() -> None:
    bot, changes = with_bots(FOUR, bot_names=lambda _game: ("odd",))
    market = await open_market(window_ms=0, **changes)
    await market.offer()
    market.table.leave(market.viewers[3])
    market.evening.clock.seconds += 60
    assert await market.table.stand_in(Seat(0), Seat(3)) is None
    await market.settle()
    assert len(bot.saw) == 1
    assert market.sees(0).answered_count == 1
    await join(market.table, market.secrets[Seat(3)])
    await market.settle()
    assert market.sees(0).answered_count == 0
    await market.answer(1, "pass")
    await market.answer(2, "pass")
    assert market.table.match.window is not None
    await market.answer(3, "pass")
    assert market.held == [2, 2, 2, 2]
    await market.evening.close()


async def test_the_answer_of_a_bot_that_has_left_its_seat_counts_for_nothing(market: Market) -> None:
    await market.answer(1, "pass")
    await market.answer(2, "pass")
    assert not await market.table.close_window(market.window, {Seat(3): "want"})
    await market.pass_time(WINDOW_MS / 1000)
    assert market.held == [2, 2, 2, 2]


async def test_what_a_person_sealed_before_he_went_is_played_and_no_bot_is_asked() -> None:
    bot, changes = with_bots(FOUR, bot_names=lambda _game: ("odd",))
    market = await open_market(window_ms=0, **changes)
    await market.offer()
    await market.answer(3, "pass")
    market.table.leave(market.viewers[3])
    market.evening.clock.seconds += 60
    await market.table.stand_in(Seat(0), Seat(3))
    await market.settle()
    await market.answer(1, "pass")
    await market.answer(2, "pass")
    assert (bot.saw, market.held) == ([], [2, 2, 2, 2])
    await market.evening.close()
