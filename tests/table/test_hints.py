"""Hints: who may ask, who is told, and that nobody else can tell."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from kontu.bots import advising
from kontu.core.seats import Seat
from kontu.table.events import Opened, Place
from kontu.table.messages import AskHint, Hint, Refused, Stale
from kontu.table.table import Table
from kontu.table.tables import Guest
from kontu.table.viewers import Viewer
from tests.table.asking import open_market
from tests.table.sitting import PEOPLE, Evening, do, join, rested, sent, shown
from tests.table.slow import Slow

ALONE = (Guest(kind="person", name="Ane"), Guest(kind="bot", bot="random"))


@pytest.fixture
def adviser() -> Slow:
    return Slow()


def ask(table: Table, viewer: Viewer, cmd_id: str = "h", at: int | None = None) -> Any:
    return table.hint(viewer, AskHint(at=table.match.version if at is None else at, cmd_id=cmd_id))


async def until(is_so: Callable[[], object]) -> None:
    """Returns when it is so; an adviser in a thread tells nobody."""
    async with asyncio.timeout(20):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.002)


async def answered(viewer: Viewer) -> list[Any]:
    """The answers that the viewer is given next."""
    async with asyncio.timeout(20):
        while True:
            await viewer.news()
            if answers := viewer.take_answers():
                return list(answers)


async def alone(adviser: Slow, **changes: Any) -> tuple[Evening, Table, Viewer]:
    evening = Evening(find_adviser=adviser, **changes)
    table, secrets = await evening.open(ALONE)
    await rested(evening, table)
    viewer = await join(table, secrets[Seat(0)])
    sent(table, viewer)
    return evening, table, viewer


async def test_whoever_is_to_act_is_told_the_best_of_his_choices_with_reasons(adviser: Slow) -> None:
    adviser.may.set()
    evening, table, viewer = await alone(adviser)
    assert ask(table, viewer) is None
    (hint,) = await answered(viewer)
    assert isinstance(hint, Hint)
    legal = shown(table, viewer).legal
    assert (hint.cmd_id, hint.version, hint.count) == ("h", table.match.version, len(legal))
    assert [each.action for each in hint.best] == list(legal[:5])
    assert (hint.best[0].lead, hint.best[0].tries, hint.best[0].why.code) == (3.0, 10, "random")
    await evening.close()


async def test_nobody_else_is_told_and_the_table_is_as_it_was(adviser: Slow) -> None:
    evening, table, viewer = await alone(adviser)
    other_device = await join(table, evening.secrets[Seat(0)])
    onlooker = await join(table, None)
    for each in (viewer, other_device, onlooker):
        sent(table, each)
    stored = table.match.stored
    ask(table, viewer)
    adviser.may.set()
    (hint,) = await answered(viewer)
    assert isinstance(hint, Hint)
    assert [sent(table, each) for each in (viewer, other_device, onlooker)] == [[], [], []]
    assert table.match.stored == stored
    assert not table.wake.is_set()
    await evening.close()


async def test_asked_again_at_the_same_moment_the_same_is_told_at_once(adviser: Slow) -> None:
    adviser.may.set()
    evening, table, viewer = await alone(adviser)
    ask(table, viewer)
    (hint,) = await answered(viewer)
    again = ask(table, viewer, "again")
    assert again == msgspec.structs.replace(hint, cmd_id="again")
    assert adviser.asked == 1
    await evening.close()


async def test_of_one_seat_one_question_is_thought_about_at_a_time(adviser: Slow) -> None:
    evening, table, viewer = await alone(adviser)
    other_device = await join(table, evening.secrets[Seat(0)])
    ask(table, viewer, "first")
    ask(table, other_device, "second")
    (called_off,) = await answered(viewer)
    assert isinstance(called_off, Refused)
    assert (called_off.cmd_id, called_off.refusal.code) == ("first", "hint-called-off")
    adviser.may.set()
    (hint,) = await answered(other_device)
    assert isinstance(hint, Hint)
    await evening.close()


async def test_a_hint_that_is_dropped_is_not_thought_about_any_more(adviser: Slow) -> None:
    evening, table, viewer = await alone(adviser)
    ask(table, viewer)
    await until(lambda: adviser.asked)
    table.drop_hint(viewer)
    (answer,) = await answered(viewer)
    assert answer.refusal.code == "hint-called-off"
    await until(lambda: adviser.called_off)
    await evening.close()


async def test_whoever_leaves_is_not_thought_for(adviser: Slow) -> None:
    evening, table, viewer = await alone(adviser)
    ask(table, viewer)
    await until(lambda: adviser.asked)
    table.leave(viewer)
    await until(lambda: adviser.called_off)
    await evening.close()


async def test_a_hint_on_what_is_past_is_stale(adviser: Slow) -> None:
    evening, table, viewer = await alone(adviser)
    before = table.match.version
    ask(table, viewer)
    await do(table, 0, shown(table, viewer).legal[0])
    stale = next(each for each in await answered(viewer) if isinstance(each, Stale))
    assert (stale.cmd_id, stale.version) == ("h", before + 1)
    await rested(evening, table)
    assert ask(table, viewer, at=before) == Stale(cmd_id="h", version=table.match.version)
    await evening.close()


async def test_whoever_is_not_to_act_or_has_no_seat_gets_no_hint(adviser: Slow) -> None:
    evening = Evening(find_adviser=adviser)
    table, secrets = await evening.tables.open("lanterns", "plain/1", {}, PEOPLE, hints=True)
    await rested(evening, table)
    waiting = await join(table, secrets[Seat(1 - (table.match.to_act or 0))])
    onlooker = await join(table, None)
    assert ask(table, waiting).refusal.code == "not-your-turn"
    assert ask(table, onlooker).refusal.code == "no-seat"
    assert adviser.asked == 0
    await evening.close()


async def test_t12_hints_are_given_to_one_person_among_bots_unless_the_table_says_otherwise(
    adviser: Slow,
) -> None:
    evening = Evening(find_adviser=adviser)
    for guests, wish, given in (
        (ALONE, None, True),
        (PEOPLE, None, False),
        ((PEOPLE[0], Guest(kind="open")), None, False),
        (PEOPLE, True, True),
        (ALONE, False, False),
    ):
        table, secrets = await evening.tables.open("lanterns", "plain/1", {}, guests, hints=wish)
        await rested(evening, table)
        viewer = await join(table, secrets[Seat(0)])
        assert shown(table, viewer).hints is given
        if not given:
            refusal = ask(table, viewer).refusal
            assert (refusal.code, refusal.rule) == ("hints-off", "T-12")
    await evening.close()


def test_a_round_of_a_day_has_no_hints_unless_somebody_says_so() -> None:
    places = (Place(kind="person"), Place(kind="bot", bot="random"))
    day = Opened(
        game="contack", variant="house/1", changes={}, places=places, pace_ms=0, date="2026-01-31", daily="x"
    )
    assert not day.gives_hints
    assert msgspec.structs.replace(day, hints=True).gives_hints


async def test_a_game_that_nobody_can_advise_on_has_no_hints() -> None:
    evening = Evening()
    table, secrets = await evening.open(ALONE)
    await rested(evening, table)
    viewer = await join(table, secrets[Seat(0)])
    assert not shown(table, viewer).hints
    assert ask(table, viewer).refusal.code == "no-adviser"
    await evening.close()


async def test_a_seat_that_a_window_asks_gets_the_same_hint_whatever_others_have_answered(
    adviser: Slow,
) -> None:
    adviser.may.set()
    told = []
    for earlier in (None, "pass"):
        market = await open_market(find_adviser=adviser)
        table = market.table
        table.match.opened = msgspec.structs.replace(table.match.opened, hints=True)
        await market.offer()
        if earlier is not None:
            await market.answer(1, earlier)
        for each in range(5):
            market.frames(each)
        assert ask(table, market.viewers[0]).refusal.code == "not-asked"
        ask(table, market.viewers[2])
        told.append(await answered(market.viewers[2]))
        assert [market.frames(each) for each in range(5)] == [[]] * 5
        await market.evening.close()
    assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
    assert [each.action for each in told[0][0].best] == ["want", "pass"]


async def test_where_the_adviser_fails_the_answer_says_so_and_the_table_goes_on(adviser: Slow) -> None:
    def fail(*_given: Any) -> Any:
        raise ValueError("no idea")

    adviser.weigh = fail  # type: ignore[method-assign]
    evening, table, viewer = await alone(adviser)
    ask(table, viewer)
    (answer,) = await answered(viewer)
    assert answer.refusal.code == "server-failed"
    await do(table, 0, shown(table, viewer).legal[0])
    await evening.close()


async def test_twins_are_told_the_same_byte_for_byte_whatever_the_order_of_the_reserve() -> None:
    class Stacked:
        def __init__(self, *, turned: bool) -> None:
            self.turned = turned

        def order(self, pieces: Sequence[str]) -> tuple[str, ...]:
            rest = pieces[10:]
            return (*pieces[:10], *(reversed(rest) if self.turned else rest))

    told = []
    for turned in (False, True):
        dealer = Stacked(turned=turned)
        evening = Evening(dealer=dealer, find_adviser=lambda game: advising.find(game, 7))
        table, secrets = await evening.open(ALONE, "contack", "house/1")
        await rested(evening, table)
        viewer = await join(table, secrets[Seat(0)])
        sent(table, viewer)
        ask(table, viewer)
        told.append(msgspec.json.encode(await answered(viewer)))
        await evening.close()
    assert told[0] == told[1]
    assert b'"is":"hint"' in told[0]
