"""What a store promises, whatever it is made of."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec


class NewEvent(msgspec.Struct, frozen=True):
    """An event to be kept: its ``body`` (JSON) and the command that asked for it, if one did."""

    body: str
    command: str | None = None


class StoredEvent(msgspec.Struct, frozen=True):
    """The event kept as number ``seq`` (from 0, without gaps) of its table."""

    seq: int
    body: str
    command: str | None = None


class SequenceTaken(Exception):
    """The table already has an event of that number: somebody else wrote first. Nothing was kept."""


class CommandTaken(Exception):
    """The table already has an event of that command. Nothing was kept."""


Problem = Literal["not-a-database", "damaged", "not-opened", "denied", "read-only", "full", "newer"]
"""Why a database cannot be used."""


class StoreUnusable(Exception):
    """The database cannot be opened, or was left by a newer program; ``problem`` says why.

    An address of a database may hold a password, so nothing of it is told.
    """

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Store(Protocol):
    """Events of tables, only ever appended.

    The number of an event is the compare-and-swap: of two writers of one number, one succeeds.
    What ``append`` has returned from is kept, whatever happens to the process afterwards.
    """

    async def append(self, table: str, first: int, events: Sequence[NewEvent]) -> None:
        """All ``events`` are kept, numbered from ``first``, or none of them.

        ``first`` is the number of events the writer knows of.

        Raises:
            SequenceTaken: ``first`` is not the number of the table's events.
            CommandTaken: an event with one of the commands is there already.
        """
        ...

    async def load(self, table: str, first: int = 0) -> tuple[StoredEvent, ...]:
        """The table's events from number ``first`` on, in order; empty for a table nobody opened."""
        ...

    async def tables(self) -> tuple[str, ...]:
        """The names of all tables that have events, sorted."""
        ...

    async def close(self) -> None:
        """Whatever the store holds open is let go."""
        ...
