"""An evening at the tables, over when the test is."""

from collections.abc import AsyncIterator

import pytest

from tests.table.asking import Market, open_market
from tests.table.sitting import Evening


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    """Tables in a memory store, with a clock that stands still."""
    begun = Evening()
    yield begun
    await begun.close()


@pytest.fixture
async def market() -> AsyncIterator[Market]:
    """A table of the market game with its first offer open."""
    opened = await open_market()
    await opened.offer()
    yield opened
    await opened.evening.close()
