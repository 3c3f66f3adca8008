"""When the next round is dealt: not before everybody who is there has seen the last one."""

from kontu.core.seats import Seat
from kontu.table.tables import Guest
from tests.table.sitting import BOTS, PEOPLE, Evening, join, phase, play_round, refusal_of, rested, shown


async def test_the_first_round_is_dealt_when_the_last_seat_is_taken(evening: Evening) -> None:
    table, _ = await evening.open((PEOPLE[0], Guest(kind="open")))
    await rested(evening, table)
    assert table.match.deals == []
    await table.sit(Seat(1), "Cat")
    await rested(evening, table)
    assert len(table.match.deals) == 1
    assert phase(table) == "playing"


async def test_everybody_who_is_there_is_waited_for(evening: Evening) -> None:
    table, secrets = await evening.open()
    for seat in (0, 1):
        await join(table, secrets[Seat(seat)])
    await play_round(evening, table)
    assert phase(table) == "between"
    assert await table.ready(Seat(0), 1) is None
    await rested(evening, table)
    assert phase(table) == "between"
    assert await table.ready(Seat(1), 1) is None
    await rested(evening, table)
    assert phase(table) == "playing"
    assert len(table.match.deals) == 2


async def test_who_is_away_is_not_waited_for(evening: Evening) -> None:
    table, secrets = await evening.open()
    await join(table, secrets[Seat(0)])
    gone = await join(table, secrets[Seat(1)])
    await play_round(evening, table)
    await table.ready(Seat(0), 1)
    await rested(evening, table)
    assert phase(table) == "between"
    table.leave(gone)
    await rested(evening, table)
    assert phase(table) == "playing"


async def test_while_nobody_is_there_nothing_is_dealt(evening: Evening) -> None:
    table, secrets = await evening.open()
    viewer = await join(table, secrets[Seat(0)])
    await play_round(evening, table)
    table.leave(viewer)
    await rested(evening, table)
    assert phase(table) == "between"


async def test_after_a_restart_the_people_are_still_waited_for(evening: Evening) -> None:
    table, secrets = await evening.open()
    await join(table, secrets[Seat(0)])
    await join(table, secrets[Seat(1)])
    await play_round(evening, table)
    await table.ready(Seat(0), 1)
    await evening.restart()
    table = await evening.tables.get(table.name)
    again = await join(table, secrets[Seat(1)])
    await rested(evening, table)
    update = shown(table, again)
    assert update.phase == "between"
    assert [seat.ready for seat in update.seats] == [True, False]
    await table.ready(Seat(1), 1)
    await rested(evening, table)
    assert phase(table) == "playing"


async def test_bots_among_themselves_go_on(evening: Evening) -> None:
    table, _ = await evening.open(BOTS)
    await rested(evening, table)
    assert phase(table) == "over"
    assert table.match.rounds_ended == 2


async def test_to_be_ready_twice_or_too_late_changes_nothing(evening: Evening) -> None:
    table, secrets = await evening.open()
    for seat in (0, 1):
        await join(table, secrets[Seat(seat)])
    await play_round(evening, table)
    await table.ready(Seat(0), 1)
    version = table.match.version
    assert await table.ready(Seat(0), 1) is None
    assert table.match.version == version
    await table.ready(Seat(1), 1)
    await rested(evening, table)
    version = table.match.version
    assert await table.ready(Seat(0), 1) is None
    assert table.match.version == version


async def test_t02_nobody_has_seen_the_end_of_a_round_that_goes_on(evening: Evening) -> None:
    table, secrets = await evening.open()
    await join(table, secrets[Seat(0)])
    await rested(evening, table)
    refusal = refusal_of(await table.ready(Seat(0), 1))
    assert (refusal.code, refusal.rule, refusal.args) == ("round-not-over", "T-02", {"round": 1, "ended": 0})


async def test_who_was_ready_must_be_ready_anew_after_each_round(evening: Evening) -> None:
    table, secrets = await evening.open(variant="long/1")
    await join(table, secrets[Seat(0)])
    for number in (1, 2, 3):
        await play_round(evening, table)
        assert phase(table) == "between"
        assert table.match.ready == set()
        await table.ready(Seat(0), number)
    await play_round(evening, table)
    assert phase(table) == "over"
