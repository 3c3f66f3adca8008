"""Windows: several are asked at once, answer sealed, in any order, in time or not, and leave no trace."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from kontu.core.seats import Seat
from kontu.table.messages import AnswerWindow, Done, Update, WindowView
from kontu.table.recording import record_of
from tests.table.asking import LEAST_MS, Market, open_market
from tests.table.sitting import refusal_of, shown, try_to

# --- one window ----------------------------------------------------------------------------------


async def test_a_window_opens_with_the_step_that_leads_to_it(market: Market) -> None:
    step, opened = (await market.evening.store.load("market"))[-2:]
    assert '"was":"acted"' in step.body
    assert '"was":"window"' in opened.body
    assert market.sees(1) == WindowView(
        window=market.table.match.version,
        asked_count=3,
        answered_count=0,
        earliest_ms=1_000_000,
        deadline_ms=1_025_000,
        server_now_ms=1_000_000,
        you_asked=True,
        your_answer=None,
        options=("want", "pass"),
    )


async def test_who_is_not_asked_sees_that_others_are_and_how_many(market: Market) -> None:
    for seat in (0, 4):
        seen = market.sees(seat)
        assert (seen.you_asked, seen.options, seen.asked_count) == (False, (), 3)
        update = shown(market.table, market.viewers[seat])
        assert (update.to_act, update.legal) == (None, ())


async def test_everybody_asked_is_waited_for_at_once(market: Market) -> None:
    for seat in (1, 2, 3):
        update = shown(market.table, market.viewers[seat])
        assert (update.to_act, update.legal) == (seat, ("want", "pass"))


async def test_the_first_in_the_games_order_gets_it_whoever_was_quicker(market: Market) -> None:
    await market.answer(3, "want")
    await market.answer(2, "want")
    await market.answer(1, "pass")
    assert market.held == [2, 2, 3, 2]


async def test_nothing_happens_before_everybody_has_answered(market: Market) -> None:
    state, version = market.table.match.state, market.table.match.version
    await market.answer(1, "want")
    await market.answer(2, "pass")
    assert market.table.match.state is state
    assert market.table.match.version == version
    assert market.sees(4).answered_count == 2


async def test_an_answer_may_be_changed_until_the_window_closes_and_nobody_sees_it(market: Market) -> None:
    await market.answer(1, "want")
    for seat in range(5):
        market.frames(seat)
    await market.answer(1, "pass")
    assert market.sees(1).your_answer == "pass"
    assert [market.frames(seat) for seat in (0, 2, 3, 4)] == [[], [], [], []]
    await market.answer(2, "pass")
    await market.answer(3, "pass")
    assert market.held == [2, 2, 2, 2]


async def test_an_answer_is_acknowledged_only_after_it_is_stored(market: Market) -> None:
    stored = len(await market.evening.store.load("market"))
    assert await market.answer(1, "want", cmd_id="x") == Done(cmd_id="x", version=market.table.match.version)
    kept = (await market.evening.store.load("market"))[stored:]
    assert [(one.command, '"want"' in one.body) for one in kept] == [("1:x", True)]


async def test_a_click_repeated_is_one_answer_and_gets_the_first_reply(market: Market) -> None:
    first = await market.answer(1, "want", cmd_id="x")
    stored = len(await market.evening.store.load("market"))
    assert await market.answer(1, "pass", cmd_id="x") == first
    assert len(await market.evening.store.load("market")) == stored
    number = market.window
    await market.answer(2, "pass")
    await market.answer(3, "pass")
    assert await market.answer(1, "want", number, cmd_id="x") == first
    await market.evening.restart()
    market.table = await market.evening.tables.get("market")
    await market.settle()
    assert await market.answer(1, "want", number, cmd_id="x") == first
    assert market.held == [2, 3, 2, 2]


async def test_an_action_of_who_is_asked_is_his_answer(market: Market) -> None:
    assert isinstance(await try_to(market.table, 2, "want", "a"), Done)
    assert market.sees(2).your_answer == "want"
    assert refusal_of(await try_to(market.table, 0, "pass", "b")).code == "not-asked"


async def test_who_has_answered_is_waited_for_no_more_but_may_answer_anew(market: Market) -> None:
    await market.answer(2, "want")
    update = shown(market.table, market.viewers[2])
    assert update.window is not None
    assert (update.to_act, update.legal, update.window.options) == (None, (), ("want", "pass"))


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [(0, "pass", "not-asked"), (1, "take", "action-notation"), (1, "xyz", "action-notation")],
)
async def test_what_is_no_answer_is_refused_and_nothing_changes(
    market: Market, seat: int, action: str, code: str
) -> None:
    stored = len(await market.evening.store.load("market"))
    assert refusal_of(await market.answer(seat, action)).code == code
    assert len(await market.evening.store.load("market")) == stored


async def test_an_onlooker_answers_nothing(market: Market) -> None:
    wish = AnswerWindow(window=market.window, cmd_id="x", action="want")
    assert refusal_of(await market.table.answer(None, wish)).code == "no-seat"
    assert (await market.table.stand(None, "never")) is not None


async def test_an_answer_to_a_window_that_is_closed_is_refused(market: Market) -> None:
    number = market.window
    for seat in (1, 2, 3):
        await market.answer(seat, "pass")
    refusal = refusal_of(await market.answer(1, "want", number, "late"))
    assert (refusal.code, refusal.rule) == ("answer-late", "T-10")
    assert refusal_of(await market.answer(1, "want", 10**6, "never")).code == "answer-late"


# --- one window after the other ------------------------------------------------------------------


async def test_a_window_that_follows_has_its_own_number_and_asks_anew(market: Market) -> None:
    first = market.window
    await market.answer(2, "want")
    await market.answer(1, "pass")
    await market.answer(3, "want")
    assert market.window > first
    assert market.table.match.window is not None
    assert market.table.match.window.sealed == {}
    assert market.table.match.window.asked == (1, 3)
    assert refusal_of(await market.answer(3, "want", first, "of the first")).code == "answer-late"


async def test_two_may_get_by_turns_one_after_the_other(market: Market) -> None:
    for winner in (2, 3, 2):
        assert market.table.match.window is not None
        for seat in market.table.match.window.asked:
            await market.answer(seat, "want" if seat == winner else "pass")
    assert market.held == [2, 2, 4, 3]


# --- time ----------------------------------------------------------------------------------------


async def test_at_the_deadline_silence_is_the_quiet_answer(market: Market) -> None:
    await market.answer(3, "want")
    await market.pass_time(24.9)
    assert market.held == [2, 2, 2, 2]
    await market.pass_time(0.2)
    assert market.held == [2, 2, 2, 3]


async def test_after_the_deadline_no_answer_counts_even_if_nobody_has_looked(market: Market) -> None:
    market.evening.clock.seconds += 25
    wish = AnswerWindow(window=market.window, cmd_id="late", action="want")
    assert refusal_of(await market.table.answer(Seat(1), wish)).code == "answer-late"


async def test_the_driver_wakes_by_itself_when_a_window_is_due() -> None:
    market = await open_market(window_ms=50, wall_ms=lambda: round(asyncio.get_running_loop().time() * 1000))
    await market.offer()
    async with asyncio.timeout(30):
        while market.table.match.window is not None:  # noqa: ASYNC110 (the driver is what is tested)
            await asyncio.sleep(0.01)
    assert market.held == [2, 2, 2, 2]
    await market.evening.close()


async def test_without_a_deadline_people_are_waited_for() -> None:
    market = await open_market(window_ms=0)
    await market.offer()
    assert market.sees(1).deadline_ms is None
    await market.pass_time(10_000)
    assert market.table.match.window is not None
    await market.evening.close()


async def test_deadline_and_answers_outlive_the_process(market: Market) -> None:
    await market.answer(3, "want")
    await market.pass_time(10)
    before = market.table.match.window
    await market.evening.restart()
    market.table = await market.evening.tables.get("market")
    await market.settle()
    assert market.table.match.window == before
    market.viewers = []
    await market.sit()
    assert market.sees(3).your_answer == "want"
    await market.pass_time(15)
    assert market.held == [2, 2, 2, 3]


async def test_a_window_is_open_for_the_same_least_time_whoever_answers_how_soon() -> None:
    quick = await open_market(least_ms=LEAST_MS)
    await quick.offer()
    for seat in (1, 2, 3):
        await quick.answer(seat, "pass")
    standing = await open_market(least_ms=LEAST_MS)
    for seat in (1, 2, 3):
        await standing.table.stand(Seat(seat), "never")
    await standing.offer()
    for market in (quick, standing):
        assert market.sees(4).earliest_ms == 1_002_000
        await market.pass_time(1.9)
        assert market.sees(4).answered_count == 0
        await market.pass_time(0.1)
        assert shown(market.table, market.viewers[4]).window is None
        await market.evening.close()


async def test_the_least_time_holds_although_it_is_longer_than_the_deadline() -> None:
    market = await open_market(window_ms=1_000, least_ms=3_000)
    await market.offer()
    assert market.sees(0).deadline_ms == market.sees(0).earliest_ms == 1_003_000
    await market.evening.close()


async def test_before_the_least_time_nobody_is_counted_and_then_everybody_is_told_once() -> None:
    market = await open_market(least_ms=LEAST_MS)
    await market.table.stand(Seat(1), "never")
    await market.offer()
    market.frames(4)
    await market.answer(2, "want")
    assert market.frames(4) == []
    await market.pass_time(2)
    (frame,) = market.frames(4)
    assert msgspec.json.decode(frame, type=Update).window.answered_count == 2  # type: ignore[union-attr]
    await market.pass_time(1)
    assert market.frames(4) == []
    await market.evening.close()


# --- nothing leaks -------------------------------------------------------------------------------


async def told(answers: Sequence[tuple[int, str]], least_ms: int) -> list[list[str]]:
    """Every frame that the player who offered and an onlooker get while ``answers`` are given."""
    market = await open_market(least_ms=least_ms)
    await market.offer()
    frames: list[list[str]] = [[], []]

    def look() -> None:
        for kept, seat in zip(frames, (0, 4), strict=True):
            kept.extend(market.frames(seat))

    look()
    for seat, action in answers:
        await market.answer(seat, action)
        look()
    record = str(record_of(market.table.match, None))
    await market.pass_time(least_ms / 1000)
    look()
    await market.evening.close()
    return [*frames, [record]]


@pytest.mark.parametrize("least_ms", [0, LEAST_MS])
async def test_in_which_order_the_answers_came_cannot_be_told(least_ms: int) -> None:
    one = await told([(1, "pass"), (2, "want"), (3, "want")], least_ms)
    other = await told([(3, "want"), (1, "pass"), (2, "want")], least_ms)
    assert one == other


@pytest.mark.parametrize("least_ms", [0, LEAST_MS])
async def test_what_was_answered_cannot_be_told_before_the_window_closes(least_ms: int) -> None:
    one = await told([(1, "pass"), (2, "want")], least_ms)
    other = await told([(2, "pass"), (3, "pass")], least_ms)
    assert one == other


async def test_what_was_answered_behind_the_one_who_got_it_is_never_told() -> None:
    one = await told([(1, "want"), (2, "want"), (3, "pass")], 0)
    other = await told([(1, "want"), (2, "pass"), (3, "want")], 0)
    assert one == other
