"""What a database promises beyond other stores: it outlives the process, and it grows in steps."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from kontu.store import NewEvent, SequenceTaken, SqlStore, StoreUnusable
from kontu.store.schema import METADATA


async def test_what_was_kept_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    first = await SqlStore.in_file(tmp_path / "k.db")
    await first.append("t", 0, [NewEvent("a", "p1:x")])
    await first.close()
    second = await SqlStore.in_file(tmp_path / "k.db")
    assert [(event.body, event.command) for event in await second.load("t")] == [("a", "p1:x")]
    await second.close()


async def test_two_processes_on_one_file_agree(tmp_path: Path) -> None:
    ours, theirs = [await SqlStore.in_file(tmp_path / "k.db") for _ in range(2)]
    await ours.append("t", 0, [NewEvent("ours")])
    with pytest.raises(SequenceTaken):
        await theirs.append("t", 0, [NewEvent("theirs")])
    await theirs.append("t", 1, [NewEvent("theirs")])
    assert [event.body for event in await ours.load("t")] == ["ours", "theirs"]
    await ours.close()
    await theirs.close()


async def test_a_reader_does_not_wait_for_a_writer(tmp_path: Path) -> None:
    store = await SqlStore.in_file(tmp_path / "k.db")
    await store.append("t", 0, [NewEvent("a")])
    writer = create_async_engine(
        f"sqlite+aiosqlite:///{tmp_path / 'k.db'}", connect_args={"isolation_level": None}
    )
    async with writer.connect() as connection:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        assert len(await store.load("t")) == 1
        await connection.exec_driver_sql("ROLLBACK")
    await writer.dispose()
    await store.close()


async def test_a_commit_reaches_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = await SqlStore.in_file(tmp_path / "k.db")
    async with store._engine.connect() as connection:
        journal = await connection.scalar(text("PRAGMA journal_mode"))
        synchronous = await connection.scalar(text("PRAGMA synchronous"))
    assert (journal, synchronous) == ("wal", 2)
    await store.close()


async def test_the_steps_lead_to_the_schema_the_code_expects(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    store = await SqlStore.in_file(tmp_path / "k.db")
    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_a_folder_name_with_a_percent_sign_is_a_folder_name(tmp_path: Path) -> None:
    (tmp_path / "50%").mkdir()
    store = await SqlStore.in_file(tmp_path / "50%" / "k.db")
    assert await store.tables() == ()
    await store.close()


async def test_a_file_that_cannot_be_made_is_an_error_at_once(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match="not-opened"):
        await SqlStore.in_file(tmp_path / "no such folder" / "k.db")


async def test_a_file_that_is_no_database_is_an_error_and_left_alone(tmp_path: Path) -> None:
    diary = b"not a database, but somebody's diary" * 99
    (tmp_path / "k.db").write_bytes(diary)
    with pytest.raises(StoreUnusable, match="not-a-database"):
        await SqlStore.in_file(tmp_path / "k.db")
    assert (tmp_path / "k.db").read_bytes() == diary


async def test_what_a_newer_program_left_is_not_touched(tmp_path: Path) -> None:
    store = await SqlStore.in_file(tmp_path / "k.db")
    await store.append("t", 0, [NewEvent("a")])
    async with store._engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreUnusable, match="newer"):
        await SqlStore.in_file(tmp_path / "k.db")


@pytest.mark.parametrize("url", ["nonsense", "nosuch+driver://host/db", "sqlite:///:memory:"])
async def test_an_address_of_no_database_is_an_error_that_does_not_repeat_it(url: str) -> None:
    with pytest.raises(StoreUnusable) as error:
        await SqlStore.open(url)
    assert url not in str(error.value)
