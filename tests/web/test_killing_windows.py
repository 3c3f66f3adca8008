"""Killed inside a window, the server knows afterwards who was asked, what was answered, and until when."""

import asyncio
from typing import Any

import pytest

from tests.web.processes import Machine
from tests.web.serving import Client


class Evening:
    """Three people at a table with a market, over processes that come and go."""

    def __init__(self, machine: Machine, keys: list[dict[str, Any]]) -> None:
        self.machine = machine
        self.keys = keys
        self.clients: list[Client] = []

    async def connect(self) -> None:
        self.clients = [await self.machine.sit_down(key) for key in self.keys]

    async def crash(self, *, seconds: float = 0) -> None:
        """The process is killed, and another runs some time later."""
        await self.machine.kill()
        await asyncio.sleep(seconds)
        await self.machine.start()
        await self.connect()

    async def answer(self, seat: int, window: int, action: str) -> dict[str, Any]:
        client = self.clients[seat]
        await client.say(do="answer", window=window, cmd_id=f"{window}-{seat}", action=action)
        return await client.hear("done")


@pytest.fixture
async def evening(machine: Machine, request: pytest.FixtureRequest) -> Evening:
    """The first in turn has offered a card, and the window waits ``request.param`` milliseconds."""
    machine.install_markets()
    await machine.start()
    times = {"window_ms": request.param, "window_least_ms": 0}
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
    opened = await machine.open_table(seats, game="markets", variant="plain/1", **times)
    keys = [opened]
    for seat in (1, 2):
        made = await machine.post(f"/api/tables/{opened['table']}/seats/{seat}", {"name": f"P{seat}"})
        keys.append({**made, "table": opened["table"]})
    begun = Evening(machine, keys)
    await begun.connect()
    first = begun.clients[0]
    while not first.messages[-1].get("legal"):
        await first.receive()
    await first.act("offer", first.messages[-1]["version"], "offer")
    await begun.clients[2].hear("update", lambda message: message["window"] is not None)
    return begun


def held(client: Client) -> list[int]:
    return list(client.messages[-1]["observation"]["held"])


@pytest.mark.parametrize("evening", [60_000], indirect=True)
async def test_an_acknowledged_answer_and_the_deadline_outlive_the_process(evening: Evening) -> None:
    before = evening.clients[2].messages[-1]["window"]
    number = before["window"]
    done = await evening.answer(2, number, "want")
    await evening.crash()
    after = evening.clients[2].messages[-1]["window"]
    assert {**after, "server_now_ms": 0} == {
        **before,
        "server_now_ms": 0,
        "answered_count": 1,
        "your_answer": "want",
    }
    assert after["server_now_ms"] > before["server_now_ms"]
    # The answer is kept once, and a repeat of it gets the first acknowledgement.
    assert await evening.answer(2, number, "want") == done
    await evening.answer(1, number, "pass")
    await evening.clients[0].hear("update", lambda message: message["version"] > number)
    assert held(evening.clients[0]) == [2, 2, 3]


@pytest.mark.parametrize("evening", [1_500], indirect=True)
async def test_a_deadline_that_passed_meanwhile_has_passed(evening: Evening) -> None:
    number = evening.clients[2].messages[-1]["window"]["window"]
    await evening.answer(2, number, "want")
    await evening.crash(seconds=1.5)
    client = evening.clients[0]
    while held(client) != [2, 2, 3]:
        await client.receive()
    await evening.clients[1].say(do="answer", window=number, cmd_id="late", action="want")
    assert (await evening.clients[1].refused())["code"] == "answer-late"
