"""Killed inside a window, the server knows afterwards who was asked, what was answered, and until when."""

import pytest

from tests.web.evenings import Evening
from tests.web.processes import Machine
from tests.web.serving import Client


@pytest.fixture
async def evening(machine: Machine, request: pytest.FixtureRequest) -> Evening:
    """The first in turn has offered a card, and the window waits ``request.param`` milliseconds."""
    machine.install_markets()
    await machine.start()
    times = {"window_ms": request.param, "window_least_ms": 0}
    begun = await Evening.begin(machine, 3, game="markets", variant="plain/1", **times)
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
