"""The truth that outlives the process: append-only events of tables and sheets, in memory or a database."""

from typing import TYPE_CHECKING, Any

from kontu.store.memory import MemoryStore
from kontu.store.store import CommandTaken, NewEvent, SequenceTaken, Store, StoredEvent, StoreUnusable

if TYPE_CHECKING:
    from kontu.store.sql import SqlStore

__all__ = [
    "CommandTaken",
    "MemoryStore",
    "NewEvent",
    "SequenceTaken",
    "SqlStore",
    "Store",
    "StoreUnusable",
    "StoredEvent",
]


def __getattr__(name: str) -> Any:
    # The database's libraries take most of a second to load, and a terminal's table needs none of them.
    if name == "SqlStore":
        from kontu.store.sql import SqlStore

        return SqlStore
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
