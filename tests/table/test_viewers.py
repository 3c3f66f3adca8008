"""What each viewer is told, and when: nothing is missed, nobody waits for the slow."""

import asyncio

import msgspec
import pytest

from kontu.core.refusals import Refusal
from kontu.core.seats import Seat
from kontu.table import views
from kontu.table.messages import Refused, Update
from kontu.table.tables import Guest
from kontu.table.viewers import MOST_WAITING, Viewer
from tests.table.lanterns import Shown, Taken
from tests.table.sitting import PEOPLE, Evening, do, join, phase, play_round, rested, sent, shown


async def test_the_first_update_is_whole_and_tells_the_story_so_far(evening: Evening) -> None:
    table, secrets = await evening.open()
    await rested(evening, table)
    await do(table, 0, "take")
    update = shown(table, await join(table, secrets[Seat(1)]))
    assert update.whole
    assert (update.game, update.variant, update.you) == ("lanterns", "plain/1", 1)
    assert [type(event).__name__ for event in update.events] == ["Dealt", "Taken"]


async def test_later_updates_tell_only_what_is_new(evening: Evening) -> None:
    table, secrets = await evening.open()
    viewer = await join(table, secrets[Seat(0)])
    await rested(evening, table)
    shown(table, viewer)
    await do(table, 0, "take")
    update = shown(table, viewer)
    assert not update.whole
    assert [type(event) for event in update.events] == [Taken]
    assert shown(table, viewer).events == ()


async def test_a_slow_viewer_gets_one_update_for_many(evening: Evening) -> None:
    table, secrets = await evening.open()
    slow = await join(table, secrets[Seat(0)])
    await rested(evening, table)
    sent(table, slow)
    for seat in (0, 1, 0, 1):
        await do(table, seat, "take")
    (update,) = sent(table, slow)
    assert isinstance(update, Update)
    assert [event.seat for event in update.events] == [0, 1, 0, 1]
    assert sent(table, slow) == []


async def test_who_comes_back_catches_up_in_one_step(evening: Evening) -> None:
    table, secrets = await evening.open()
    viewer = await join(table, secrets[Seat(0)])
    await rested(evening, table)
    seen = shown(table, viewer).version
    table.leave(viewer)
    await do(table, 0, "take")
    await do(table, 1, "take")
    back = shown(table, await join(table, secrets[Seat(0)], seen))
    assert (back.whole, len(back.events)) == (False, 2)
    up_to_date = shown(table, await join(table, secrets[Seat(0)], back.version))
    assert (up_to_date.whole, up_to_date.events) == (False, ())


async def test_who_saw_a_version_that_never_was_is_shown_the_table_anew(evening: Evening) -> None:
    table, secrets = await evening.open()
    await rested(evening, table)
    for seen in (0, table.match.version + 1, 2**53 - 1):
        assert shown(table, await join(table, secrets[Seat(0)], seen)).whole


async def test_who_missed_too_much_is_shown_the_table_anew(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "MOST_MISSED", 2)
    monkeypatch.setattr(views, "MOST_TOLD", 3)
    table, secrets = await evening.open()
    viewer = await join(table, secrets[Seat(0)])
    await rested(evening, table)
    shown(table, viewer)
    for seat in (0, 1, 0):
        await do(table, seat, "take")
    update = shown(table, viewer)
    assert update.whole
    assert [event.seat for event in update.events] == [0, 1, 0]


async def test_a_seat_comes_back_to_the_same_hand_in_every_phase(evening: Evening) -> None:
    table, secrets = await evening.open((*PEOPLE, Guest(kind="open")))
    seen = []

    async def reconnect() -> None:
        before = shown(table, await join(table, secrets[Seat(0)]))
        await evening.restart()
        again = await evening.tables.get(table.name)
        after = shown(again, await join(again, secrets[Seat(0)]))
        for name in Update.__struct_fields__:
            if name not in {"seats", "version"}:
                assert getattr(after, name) == getattr(before, name), name
        seen.append(after.phase)

    await reconnect()
    table = await evening.tables.get(table.name)
    await table.stand_in(Seat(0), Seat(2))
    await rested(evening, table)
    await do(table, 0, "take")
    await do(table, 1, "take")
    await rested(evening, table)
    await reconnect()
    table = await evening.tables.get(table.name)
    await join(table, secrets[Seat(0)])
    while table.match.rounds_ended < 1:
        await rested(evening, table)
        seat = table.match.to_act
        if seat in {0, 1}:
            await do(table, seat, f"show {table.match.state.hands[seat][0]}")
    await reconnect()
    table = await evening.tables.get(table.name)
    await join(table, secrets[Seat(0)])
    await table.ready(Seat(0), 1)
    while phase(table) != "over":
        await rested(evening, table)
        seat = table.match.to_act
        if seat in {0, 1}:
            await do(table, seat, f"show {table.match.state.hands[seat][0]}")
    await reconnect()
    assert seen == ["seating", "playing", "between", "over"]


async def test_two_devices_on_one_seat_see_the_same_and_the_seat_is_present_till_both_are_gone(
    evening: Evening,
) -> None:
    table, secrets = await evening.open()
    phone = await join(table, secrets[Seat(0)])
    laptop = await join(table, secrets[Seat(0)])
    await rested(evening, table)
    assert shown(table, phone) == shown(table, laptop)
    table.leave(phone)
    assert shown(table, laptop).seats[0].present
    table.leave(laptop)
    assert table.present == frozenset()


async def test_each_is_told_only_his_own_secrets(evening: Evening) -> None:
    table, secrets = await evening.open()
    viewers = [await join(table, secret) for secret in (secrets[Seat(0)], secrets[Seat(1)], None)]
    await rested(evening, table)
    await do(table, 0, "take")
    mine, theirs, onlookers = (shown(table, viewer) for viewer in viewers)
    card = table.match.state.hands[0][-1]
    assert mine.events[-1] == Taken(Seat(0), card)
    assert theirs.events[-1] == onlookers.events[-1] == Taken(Seat(0), None)
    assert mine.observation.hand == table.match.state.hands[0]
    assert onlookers.observation.hand is None
    assert not any("secret" in msgspec.json.encode(update.events).decode() for update in (mine, theirs))


async def test_legal_actions_are_told_only_to_the_seat_in_turn(evening: Evening) -> None:
    table, secrets = await evening.open()
    viewers = [await join(table, secret) for secret in (secrets[Seat(0)], secrets[Seat(1)], None)]
    await rested(evening, table)
    assert [bool(shown(table, viewer).legal) for viewer in viewers] == [True, False, False]
    first, second = table.match.state.hands[0]
    assert shown(table, viewers[0]).legal == (f"show {first}", f"show {second}", "take")


async def test_everybody_is_told_when_somebody_comes_or_goes(evening: Evening) -> None:
    table, secrets = await evening.open()
    first = await join(table, secrets[Seat(0)])
    await rested(evening, table)
    before = shown(table, first)
    second = await join(table, secrets[Seat(1)])
    (update,) = sent(table, first)
    assert isinstance(update, Update)
    assert [view.present for view in update.seats] == [True, True]
    assert update.version == before.version
    table.leave(second)
    (update,) = sent(table, first)
    assert isinstance(update, Update)
    assert [view.present for view in update.seats] == [True, False]


async def test_the_end_of_a_round_is_told_with_its_scores(evening: Evening) -> None:
    table, secrets = await evening.open()
    viewer = await join(table, secrets[Seat(0)])
    await play_round(evening, table)
    update = shown(table, viewer)
    assert update.phase == "between"
    assert [type(event).__name__ for event in update.events][-3:] == ["Shown", "Scored", "RoundEnded"]
    assert any(isinstance(event, Shown) for event in update.events)


async def test_answers_come_in_order_before_updates_and_a_crowd_of_them_must_wait() -> None:
    viewer = Viewer(None, None)
    answers = [
        Refused(cmd_id=str(number), refusal=Refusal("no-seat", "T-04")) for number in range(MOST_WAITING)
    ]
    for answer in answers[:-1]:
        viewer.answer(answer)
    await viewer.room()
    viewer.answer(answers[-1])
    waiting = asyncio.create_task(viewer.room())
    await asyncio.sleep(0)
    assert not waiting.done()
    await viewer.news()
    assert viewer.take_answers() == answers
    await waiting
    assert viewer.take_answers() == []


async def test_without_news_a_viewer_is_left_in_peace() -> None:
    viewer = Viewer(None, None)
    viewer.take_answers()
    viewer.update_due = False
    waiting = asyncio.create_task(viewer.news())
    await asyncio.sleep(0)
    assert not waiting.done()
    viewer.tell()
    await waiting
    assert viewer.update_due
