"""An evening at the tables, over when the test is."""

from collections.abc import AsyncIterator

import pytest

from tests.table.sitting import Evening


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    """Tables in a memory store, with a clock that stands still."""
    begun = Evening()
    yield begun
    await begun.close()
