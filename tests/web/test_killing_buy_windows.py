"""Killed inside a buy window of Kontrakt, the server goes on as if nothing had been (a real process)."""

import time
from typing import Any

import pytest

from kontu.records.verification import verify
from tests.web.evenings import Evening
from tests.web.processes import Machine
from tests.web.serving import Client

LONG = 60_000
"""Milliseconds of a window that no test waits for."""


class Buying(Evening):
    """Four people at Kontrakt; ``asked`` may buy ``top``, in this order, since ``active`` left it."""

    active: int
    asked: list[int]
    top: str
    window: int = -1
    deadline_ms: int
    acted: int = 0
    """The version after the last act."""

    async def leave(self) -> None:
        """Whoever is in turn leaves the discard, and a window is open."""
        client = self.clients[0]

        def is_next(update: dict[str, Any]) -> bool:
            return int(update["version"]) >= self.acted and update["observation"]["phase"] == "draw"

        self.active = (await newest(client, is_next))["observation"]["active"]
        await self.act("leave")
        await self.look()

    async def look(self) -> None:
        """Another window is open, and we know what is on sale in it."""

        def is_another(update: dict[str, Any]) -> bool:
            return is_open(update) and int(update["window"]["window"]) > self.window

        update = await newest(self.clients[self.active], is_another)
        self.asked, self.top = update["observation"]["asked"], update["observation"]["top"]
        self.window, self.deadline_ms = update["window"]["window"], update["window"]["deadline_ms"]

    async def act(self, verb: str) -> None:
        """The player in turn does the first legal action that begins with ``verb``."""

        def may(update: dict[str, Any]) -> bool:
            now = update["version"] >= self.acted and not is_open(update)
            return now and any(one.startswith(verb) for one in update["legal"])

        client = self.clients[self.active]
        update = await newest(client, may)
        action = next(one for one in update["legal"] if one.startswith(verb))
        await client.act(action, update["version"], f"{update['version']}-{verb}")
        self.acted = (await client.hear("done"))["version"]

    async def say(self, seat: int, word: str) -> dict[str, Any]:
        """The seat's answer to the open window is acknowledged."""
        return await self.answer(seat, self.window, f"buy {self.top}" if word == "buy" else word)

    async def views(self) -> list[dict[str, Any]]:
        """What everybody who comes now, and last an onlooker, is shown, but for clock and presence."""
        seen = []
        for key in (*self.keys, {**self.keys[0], "secret": None}):
            client = await self.machine.sit_down(key)
            update = {name: value for name, value in client.messages[-1].items() if name != "seats"}
            update["window"] = update["window"] and {**update["window"], "server_now_ms": 0}
            seen.append(update)
            await client.connection.close()
        await self.read()
        return seen

    async def read(self) -> None:
        """Everybody has read what had come: a connection that is never read does not close in good order."""
        for client in self.clients:
            await client.say(do="ask", ask_id="read", action="no")
            await client.hear("verdict")

    async def sold(self, buyer: int) -> None:
        """The window has closed, and the buyer, and nobody else, has two cards more."""
        update = await newest(self.clients[buyer], lambda update: update["observation"]["top"] != self.top)
        each = 10 if update["observation"]["round"] == 1 else 12
        assert update["observation"]["held"] == [each + 2 * (seat == buyer) for seat in range(4)]
        assert update["observation"]["hand"].count(self.top) >= 1


def is_open(update: dict[str, Any]) -> bool:
    return update["window"] is not None


async def newest(client: Client, when: Any) -> dict[str, Any]:
    """The newest update if it is such a one, else the next that is."""
    update = next(message for message in reversed(client.messages) if message["is"] == "update")
    return update if when(update) else await client.hear("update", when)


async def verified(table: Buying) -> list[str]:
    """The lines of play of the record so far, all of it true."""
    answer = await table.machine.get(f"/api/tables/{table.keys[0]['table']}/record")
    found = verify(answer.content)
    assert found.problems == ()
    assert found.record is not None
    return [f"{entry.actor} {entry.action}" for entry in found.record.rounds[0].play or ()]


@pytest.fixture
async def table(machine: Machine, request: pytest.FixtureRequest) -> Buying:
    """A window is open that waits ``request.param`` milliseconds; three are asked."""
    await machine.start()
    times = {"window_ms": request.param, "window_least_ms": 0}
    begun = await Buying.begin(machine, 4, game="kontrakt", variant="kontrakt/1", **times)
    await begun.leave()
    assert begun.asked == [(begun.active + turn) % 4 for turn in (1, 2, 3)]
    return begun


@pytest.mark.parametrize("table", [LONG], indirect=True)
async def test_o63_sealed_and_standing_answers_outlive_the_process_and_nobody_is_told_more(
    table: Buying,
) -> None:
    first, second, third = table.asked
    done = await table.say(second, "buy")
    await table.clients[third].say(do="stand", text="not this round")
    await table.clients[third].hear("update", lambda update: update["standing"] is not None)
    before = await table.views()
    await table.crash()
    after = await table.views()
    assert after == before
    assert [view["window"]["deadline_ms"] for view in after] == [table.deadline_ms] * 5
    assert [view["window"]["answered_count"] for view in after] == [2] * 5
    answers = {second: f"buy {table.top}", third: "no"}
    assert [view["window"]["your_answer"] for view in after] == [answers.get(seat) for seat in range(5)]
    # Who had seen all of it before is told nothing.
    for key in table.keys:
        client = await table.machine.sit_down(key, before[0]["version"])
        assert (client.messages[-1]["events"], client.messages[-1]["whole"]) == ([], False)
        await client.connection.close()
    # What was acknowledged is so still, and is not done again.
    assert await table.say(second, "buy") == done
    await table.say(first, "no")
    await table.sold(second)
    # What was drawn as a penalty stays as it was drawn, and the others are not shown it (O-59).
    closed = await table.views()
    await table.crash()
    assert await table.views() == closed
    assert [bought(view)["penalty"] == [None] for view in closed] == [seat != second for seat in range(5)]
    assert bought(closed[4])["declined"] == [first]
    await table.act("stock")
    await table.act("drop")
    played = [f"p{table.active + 1} leave", f"p{first + 1} no", f"p{second + 1} buy {table.top}"]
    assert (await verified(table))[:4] == [*played, f"p{table.active + 1} stock"]


def bought(view: dict[str, Any]) -> dict[str, Any]:
    """The one buy that the viewer was told of."""
    (event,) = (one for one in view["events"] if one["event"] == "bought")
    return dict(event)


@pytest.mark.parametrize("table", [2_500], indirect=True)
async def test_o64_a_window_whose_deadline_passed_meanwhile_sells_to_whoever_had_answered(
    table: Buying,
) -> None:
    second = table.asked[1]
    await table.say(second, "buy")
    await table.crash(seconds=max(0, table.deadline_ms / 1000 - time.time()))
    await table.sold(second)
    late = table.asked[0]
    await table.clients[late].say(do="answer", window=table.window, cmd_id="late", action=f"buy {table.top}")
    assert (await table.clients[late].refused())["code"] == "answer-late"
    await table.act("stock")
    await table.act("drop")
    assert [line for line in await verified(table) if " buy " in line] == [f"p{second + 1} buy {table.top}"]


@pytest.mark.parametrize("table", [6_000], indirect=True)
async def test_o64_a_window_closes_at_the_deadline_that_was_stored_whichever_process_runs_then(
    table: Buying,
) -> None:
    third = table.asked[2]
    await table.say(third, "buy")
    await table.machine.kill()
    await table.machine.start()
    began = time.time()
    await table.connect()
    await table.sold(third)
    # Not before; and not as late as if the window had been opened anew.
    assert table.deadline_ms / 1000 <= time.time() < began + 6


@pytest.mark.parametrize("table", [LONG], indirect=True)
async def test_an_answer_cut_off_by_the_kill_is_sealed_once(table: Buying) -> None:
    first, second, third = table.asked
    buy = f"buy {table.top}"
    name = f"{table.window}-{first}"
    await table.clients[first].say(do="answer", window=table.window, cmd_id=name, action=buy)
    await table.crash()
    await table.say(first, "buy")
    for seat in (second, third):
        await table.say(seat, "buy")
    await table.sold(first)
    assert [line for line in await verified(table) if " buy " in line] == [f"p{first + 1} {buy}"]


@pytest.mark.parametrize("table", [LONG], indirect=True)
async def test_k086_k087_after_a_kill_in_a_second_window_the_last_buyer_is_still_not_asked(
    table: Buying,
) -> None:
    for seat in table.asked:
        await table.say(seat, "no")
    await table.act("stock")
    await table.act("drop")
    await table.leave()
    first, second, third = table.asked
    for seat, word in ((first, "no"), (second, "buy"), (third, "buy")):
        await table.say(seat, word)
    await table.look()
    assert table.asked == [first, third]
    await table.say(third, "buy")
    before = await table.views()
    await table.crash()
    assert await table.views() == before
    await table.clients[second].say(
        do="answer", window=table.window, cmd_id="again", action=f"buy {table.top}"
    )
    assert (await table.clients[second].refused())["code"] == "not-asked"
    await table.say(first, "no")
    await newest(table.clients[third], lambda update: update["observation"]["buys"][third] == 1)
    await table.act("stock")
    await table.act("drop")
    buys = [line.split(" ")[0] for line in await verified(table) if " buy " in line]
    assert buys == [f"p{second + 1}", f"p{third + 1}"]
