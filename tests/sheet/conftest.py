"""The same PostgreSQL server as the tests of the store use, where one is installed."""

from tests.store.conftest import postgres_server

__all__ = ["postgres_server"]
