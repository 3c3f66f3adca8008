"""People at one table, over processes that are killed and started again."""

import asyncio
from typing import Any, Self

from tests.web.processes import Machine
from tests.web.serving import Client


class Evening:
    """Those who hold ``keys``, each connected to whichever process runs."""

    def __init__(self, machine: Machine, keys: list[dict[str, Any]]) -> None:
        self.machine = machine
        self.keys = keys
        self.clients: list[Client] = []

    @classmethod
    async def begin(cls, machine: Machine, people: int, **table: Any) -> Self:
        """A table is open, everybody sits at it and is connected."""
        seats = [{"kind": "you"}, *({"kind": "open"} for _ in range(people - 1))]
        opened = await machine.open_table(seats, **table)
        keys = [opened]
        for seat in range(1, people):
            path = f"/api/tables/{opened['table']}/seats/{seat}"
            keys.append({**await machine.post(path, {"name": f"P{seat}"}), "table": opened["table"]})
        begun = cls(machine, keys)
        await begun.connect()
        return begun

    async def connect(self) -> None:
        """Everybody has a connection to the process that runs now."""
        self.clients = [await self.machine.sit_down(key) for key in self.keys]

    async def crash(self, *, seconds: float = 0) -> None:
        """The process is killed, and another runs some time later, to which everybody is connected."""
        await self.machine.kill()
        await asyncio.sleep(seconds)
        await self.machine.start()
        await self.connect()

    async def answer(self, seat: int, window: int, action: str) -> dict[str, Any]:
        """The acknowledgement of an answer; one seat's answers to one window have one name."""
        client = self.clients[seat]
        await client.say(do="answer", window=window, cmd_id=f"{window}-{seat}", action=action)
        return await client.hear("done")
