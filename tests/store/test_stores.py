"""What every store promises, asked of each of them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kontu.store import CommandTaken, MemoryStore, NewEvent, SequenceTaken, SqlStore, Store, StoredEvent
from tests.store.postgres import emptied, programs

# A test installs nothing: over PostgreSQL it runs where a server is installed.
KINDS = ["memory", "sqlite", *(["postgresql"] if programs() else [])]


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    match request.param:
        case "memory":
            opened = MemoryStore()
        case "sqlite":
            opened = await SqlStore.in_file(tmp_path / "k.db")
        case _:
            # Looked up here, so that the server is started only where it is wanted.
            opened = await SqlStore.open(await emptied(request.getfixturevalue("postgres_server")))
    yield opened
    await opened.close()


async def test_a_table_nobody_opened_has_no_events(store: Store) -> None:
    assert await store.load("nowhere") == ()
    assert await store.tables() == ()


async def test_events_come_back_in_order_with_their_numbers(store: Store) -> None:
    await store.append("t", 0, [NewEvent("a"), NewEvent("b", "p1:1")])
    await store.append("t", 2, [NewEvent("Ñ ø € 你")])
    assert await store.load("t") == (
        StoredEvent(0, "a"),
        StoredEvent(1, "b", "p1:1"),
        StoredEvent(2, "Ñ ø € 你"),
    )


async def test_only_what_came_later_can_be_asked_for(store: Store) -> None:
    await store.append("t", 0, [NewEvent("a"), NewEvent("b"), NewEvent("c")])
    assert [event.body for event in await store.load("t", 2)] == ["c"]
    assert await store.load("t", 3) == ()


async def test_of_two_writers_of_one_number_the_second_is_refused_and_nothing_kept(store: Store) -> None:
    await store.append("t", 0, [NewEvent("first")])
    with pytest.raises(SequenceTaken):
        await store.append("t", 0, [NewEvent("second"), NewEvent("third")])
    assert [event.body for event in await store.load("t")] == ["first"]


async def test_a_gap_is_refused(store: Store) -> None:
    with pytest.raises(SequenceTaken):
        await store.append("t", 1, [NewEvent("too early")])
    assert await store.tables() == ()


async def test_writers_at_once_agree_on_one(store: Store) -> None:
    answers = await asyncio.gather(
        *(store.append("t", 0, [NewEvent(str(i))]) for i in range(8)), return_exceptions=True
    )
    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, SequenceTaken) for answer in answers) == 7
    assert len(await store.load("t")) == 1


async def test_the_same_command_twice_is_refused_and_nothing_kept(store: Store) -> None:
    await store.append("t", 0, [NewEvent("a", "p1:x")])
    with pytest.raises(CommandTaken):
        await store.append("t", 1, [NewEvent("b"), NewEvent("c", "p1:x")])
    assert len(await store.load("t")) == 1


async def test_one_command_twice_in_one_go_is_refused(store: Store) -> None:
    with pytest.raises(CommandTaken):
        await store.append("t", 0, [NewEvent("a", "p1:x"), NewEvent("b", "p1:x")])
    assert await store.load("t") == ()


async def test_a_command_is_one_tables_own(store: Store) -> None:
    await store.append("t", 0, [NewEvent("a", "p1:x")])
    await store.append("u", 0, [NewEvent("a", "p1:x")])
    assert await store.tables() == ("t", "u")


async def test_nothing_appended_is_nothing_kept(store: Store) -> None:
    await store.append("t", 0, [])
    assert await store.tables() == ()


async def test_events_without_a_command_do_not_stand_in_each_others_way(store: Store) -> None:
    await store.append("t", 0, [NewEvent("a"), NewEvent("a")])
    await store.append("t", 2, [NewEvent("a")])
    assert len(await store.load("t")) == 3
