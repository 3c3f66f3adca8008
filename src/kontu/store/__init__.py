"""The truth that outlives the process: append-only events of tables, in memory or in a database."""

from kontu.store.memory import MemoryStore
from kontu.store.sql import SqlStore
from kontu.store.store import CommandTaken, NewEvent, SequenceTaken, Store, StoredEvent

__all__ = ["CommandTaken", "MemoryStore", "NewEvent", "SequenceTaken", "SqlStore", "Store", "StoredEvent"]
