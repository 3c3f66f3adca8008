"""A store in a database: SQLite in a file, or PostgreSQL by its address."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import URL, Connection, Table, event, func, insert, make_url, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kontu.store.migrating import migrate
from kontu.store.schema import EVENTS, OPERATIONS
from kontu.store.store import CommandTaken, NewEvent, Problem, SequenceTaken, StoredEvent, StoreUnusable

BUSY_SECONDS: Final = 30
"""How long a writer waits for another process's transaction on the same SQLite file."""

_SQLITE: Final[Mapping[int, Problem]] = {
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_PERM: "denied",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_FULL: "full",
}

READS: Final = {"kontu_reads": True}
"""Marks a transaction that only reads: it takes no writer's lock."""


class SqlStore:
    """A ``Store`` in a database. What ``append`` has returned from is on the disk."""

    def __init__(self, engine: AsyncEngine, table: Table = EVENTS) -> None:
        self._engine = engine
        self._table = table

    @property
    def sheets(self) -> "SqlStore":
        """The same database's operations of score sheets; closing either closes both."""
        return SqlStore(self._engine, OPERATIONS)

    @classmethod
    async def open(cls, url: str | URL) -> "SqlStore":
        """The store at ``url``, brought up to date: ``sqlite+aiosqlite:///...``, ``postgresql+asyncpg://...``.

        Raises:
            StoreUnusable: there is no such database, it cannot be written, or a newer program left it.
        """
        try:
            engine = _engine(make_url(url))
        except (ImportError, SQLAlchemyError) as error:
            raise StoreUnusable("not-opened") from error
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except (CommandError, OSError, SQLAlchemyError) as error:
            await engine.dispose()
            raise StoreUnusable(_problem(error)) from error
        return cls(engine)

    @classmethod
    async def in_file(cls, path: Path) -> "SqlStore":
        """The store in the SQLite file ``path``, which is made if it is not there.

        Raises:
            StoreUnusable: the file cannot be made or opened, is no database, or a newer program left it.
        """
        try:
            # First by itself: the asynchronous driver's thread would outlive a failure, and complain.
            await asyncio.to_thread(_try, path)
        except sqlite3.Error as error:
            raise StoreUnusable(_problem(error)) from error
        return await cls.open(URL.create("sqlite+aiosqlite", database=str(path)))

    async def append(self, table: str, first: int, events: Sequence[NewEvent]) -> None:
        """As ``Store.append``."""
        if not events:
            return
        rows = [
            {"table_id": table, "seq": first + i, "command": new.command, "body": new.body}
            for i, new in enumerate(events)
        ]
        commands = [new.command for new in events if new.command is not None]
        ours = self._table.c.table_id == table
        try:
            async with self._engine.begin() as connection:
                if await connection.scalar(select(func.count()).where(ours)) != first:
                    raise SequenceTaken(f"event {first} of table {table}")
                known = select(func.count()).where(ours, self._table.c.command.in_(commands))
                if len(set(commands)) < len(commands) or await connection.scalar(known):
                    raise CommandTaken(f"a command of table {table}")
                await connection.execute(insert(self._table), rows)
        except IntegrityError as error:
            # Where writers do not lock each other out, the key itself tells who came second.
            raise SequenceTaken(f"event {first} of table {table}") from error

    async def load(self, table: str, first: int = 0) -> tuple[StoredEvent, ...]:
        """As ``Store.load``."""
        query = (
            select(self._table.c.seq, self._table.c.body, self._table.c.command)
            .where(self._table.c.table_id == table, self._table.c.seq >= first)
            .order_by(self._table.c.seq)
        )
        async with self._engine.execution_options(**READS).begin() as connection:
            found = await connection.execute(query)
            return tuple(StoredEvent(row.seq, row.body, row.command) for row in found)

    async def tables(self) -> tuple[str, ...]:
        """As ``Store.tables``."""
        query = select(self._table.c.table_id).distinct().order_by(self._table.c.table_id)
        async with self._engine.execution_options(**READS).begin() as connection:
            return tuple((await connection.scalars(query)).all())

    async def close(self) -> None:
        """As ``Store.close``."""
        await self._engine.dispose()


def _problem(error: Exception) -> Problem:
    """Why a database could not be opened or brought up to date."""
    if isinstance(error, CommandError):
        # Alembic does not know the step at which the database stands.
        return "newer"
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    # The lower byte is the kind; the rest tells more of it.
    return _SQLITE.get(code & 0xFF, "not-opened") if code is not None else "not-opened"


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url)
    # Our own BEGIN stands instead of the driver's: see _begin.
    engine = create_async_engine(url, connect_args={"isolation_level": None, "timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _make_durable)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _try(path: Path) -> None:
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        connection.execute("PRAGMA schema_version")


def _make_durable(connection: Any, _record: Any) -> None:
    # FULL: in WAL mode anything less may lose a committed transaction when the power goes.
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A deferred BEGIN that reads first cannot always become a writer; so a writer says so at once.
    reads = connection.get_execution_options().get("kontu_reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
