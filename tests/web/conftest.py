"""A server for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.processes import Machine
from tests.web.serving import Server, running


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A server with the usual settings."""
    async with running() as begun:
        yield begun


@pytest.fixture
async def machine(tmp_path: Path) -> AsyncIterator[Machine]:
    """A machine for real processes, which are gone when the test is over."""
    own = Machine(tmp_path)
    yield own
    await own.close()
