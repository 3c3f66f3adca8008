"""Answers given beforehand, which stand until the game says that they do not."""

import msgspec

from kontu.core.seats import Seat
from tests.table.asking import Market
from tests.table.sitting import Evening, rested, shown


async def test_a_standing_answer_answers_and_only_its_owner_sees_it(market: Market) -> None:
    for seat in range(5):
        market.frames(seat)
    assert await market.table.stand(Seat(2), " never ") is None
    assert market.sees(2).your_answer == "pass"
    updates = [shown(market.table, viewer) for viewer in market.viewers]
    assert [update.standing for update in updates] == [None, None, "never", None, None]
    assert all("never" not in msgspec.json.encode(updates[seat]).decode() for seat in (0, 1, 3, 4))
    await market.answer(1, "pass")
    await market.answer(3, "pass")
    assert market.table.match.window is None


async def test_what_is_answered_now_goes_before_what_stands(market: Market) -> None:
    await market.table.stand(Seat(1), "never")
    await market.answer(1, "want")
    await market.answer(2, "pass")
    await market.answer(3, "pass")
    assert market.held == [2, 3, 2, 2]


async def test_a_standing_answer_that_says_nothing_to_a_card_leaves_it_to_its_person(market: Market) -> None:
    card = market.table.match.state.deck[0]
    await market.table.stand(Seat(1), f"only {card} 99")
    assert market.sees(1).your_answer is None
    await market.table.stand(Seat(1), "only 99")
    assert market.sees(1).your_answer == "pass"
    await market.table.stand(Seat(1), "")
    assert (market.sees(1).your_answer, market.table.match.standing) == (None, {})


async def test_a_standing_answer_may_also_say_yes(market: Market) -> None:
    await market.table.stand(Seat(3), "always")
    await market.answer(1, "pass")
    await market.answer(2, "pass")
    assert market.held == [2, 2, 2, 3]


async def test_a_standing_answer_ends_when_the_game_says_so_also_after_a_restart(market: Market) -> None:
    await market.table.stand(Seat(1), "not before my turn")
    await market.table.stand(Seat(2), "never")
    await market.answer(3, "pass")
    assert market.table.match.to_act == 1
    assert market.table.match.standing == {2: "never"}
    await market.evening.restart()
    assert (await market.evening.tables.get("market")).match.standing == {2: "never"}


async def test_what_is_no_standing_answer_is_refused(market: Market) -> None:
    refusal = await market.table.stand(Seat(1), "sometimes")
    assert refusal is not None
    assert refusal.rule == "L-09"
    assert market.table.match.standing == {}
    stored = len(await market.evening.store.load("market"))
    await market.table.stand(Seat(1), "never")
    await market.table.stand(Seat(1), "never")
    assert len(await market.evening.store.load("market")) == stored + 1


async def test_a_game_that_asks_nobody_out_of_turn_has_no_windows_and_no_standing_answers() -> None:
    evening = Evening()
    table, _ = await evening.open()
    await rested(evening, table)
    refusal = await table.stand(Seat(0), "never")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-windows", "T-11")
    assert await table.stand(Seat(0), "") is None
    await evening.close()
