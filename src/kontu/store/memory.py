"""A store that lives as long as the process: for tests and for play in a terminal."""

from collections.abc import Sequence

from kontu.store.store import CommandTaken, NewEvent, SequenceTaken, StoredEvent


class MemoryStore:
    """A ``Store`` in memory. Nothing in it waits, so every method is one step of the event loop."""

    def __init__(self) -> None:
        self._tables: dict[str, list[StoredEvent]] = {}

    async def append(self, table: str, first: int, events: Sequence[NewEvent]) -> None:
        """As ``Store.append``."""
        kept = self._tables.get(table, [])
        if first != len(kept):
            raise SequenceTaken(f"event {first} of table {table}")
        added = [StoredEvent(first + i, event.body, event.command) for i, event in enumerate(events)]
        commands = [event.command for event in kept + added if event.command is not None]
        if len(commands) != len(set(commands)):
            raise CommandTaken(f"a command of table {table}")
        self._tables[table] = kept + added

    async def load(self, table: str, first: int = 0) -> tuple[StoredEvent, ...]:
        """As ``Store.load``."""
        return tuple(self._tables.get(table, [])[first:])

    async def tables(self) -> tuple[str, ...]:
        """As ``Store.tables``."""
        return tuple(sorted(name for name, kept in self._tables.items() if kept))

    async def close(self) -> None:
        """Nothing is held open; what was kept can still be read."""
