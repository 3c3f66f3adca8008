"""The databases that the tests of the store run over."""

from collections.abc import Iterator

import pytest

from tests.store.postgres import programs, running_server


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server that is there for all tests of this process."""
    found = programs()
    assert found is not None, "these tests are collected only where a server is installed"
    with running_server(found) as address:
        yield address
