"""What PostgreSQL must do as well: several processes at once, and a plain word when it cannot be used."""

import asyncio

import pytest

from kontu.store import NewEvent, SequenceTaken, SqlStore, StoreUnusable
from tests.store.postgres import emptied, programs

# Where no server is installed there is nothing here to collect.
if programs():

    async def test_processes_that_start_together_make_the_tables_once(postgres_server: str) -> None:
        address = await emptied(postgres_server)
        stores = await asyncio.gather(*(SqlStore.open(address) for _ in range(4)))
        await stores[0].append("t", 0, [NewEvent("a")])
        assert len(await stores[3].load("t")) == 1
        for store in stores:
            await store.close()

    async def test_of_many_writers_of_one_number_exactly_one_succeeds(postgres_server: str) -> None:
        address = await emptied(postgres_server)
        stores = [await SqlStore.open(address) for _ in range(4)]

        async def write(store: SqlStore, number: int) -> int:
            try:
                await store.append("t", number, [NewEvent("x")])
            except SequenceTaken:
                return 0
            return 1

        for number in range(5):
            assert sum(await asyncio.gather(*(write(store, number) for store in stores))) == 1
        assert len(await stores[0].load("t")) == 5
        for store in stores:
            await store.close()

    @pytest.mark.parametrize("end", ["/nosuch", "@"])
    async def test_a_database_that_is_not_there_is_an_error_that_tells_no_address(
        postgres_server: str, end: str
    ) -> None:
        # Another database, and another port.
        address = (
            postgres_server.replace("/postgres", end) if end != "@" else postgres_server.replace(":", ":1")
        )
        with pytest.raises(StoreUnusable) as error:
            await SqlStore.open(address)
        assert "127.0.0.1" not in str(error.value)
