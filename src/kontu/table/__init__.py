"""One live match: seats, versions, answers. asyncio, no HTTP."""
