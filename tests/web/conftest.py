"""A server for each test."""

from collections.abc import AsyncIterator

import pytest

from tests.web.serving import Server, running


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A server with the usual settings."""
    async with running() as begun:
        yield begun
