"""Windows over real sockets: what is sent while one is open tells nobody what another answered."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

from kontu.core.seats import Seat
from tests.table.asking import FOUR
from tests.table.sitting import Evening
from tests.web.serving import Client, Server, encoded, running


def is_open(message: dict[str, Any]) -> bool:
    return message["window"] is not None


def is_closed(message: dict[str, Any]) -> bool:
    return message["window"] is None


class Round:
    """Four people and an onlooker, all connected, and a window that is open."""

    def __init__(self, server: Server, clients: list[Client]) -> None:
        self.server = server
        self.clients = clients
        self.window = 0

    async def everybody(self, when: Any) -> None:
        for client in self.clients:
            await client.hear("update", when)

    async def answer(self, seat: int, action: str, *, others: bool = True) -> dict[str, Any]:
        """The seat answers; everybody has then been told what there is to tell."""
        client = self.clients[seat]
        name = f"{self.window}-{seat}-{action}"
        await client.say(do="answer", window=self.window, cmd_id=name, action=action)
        done = await client.hear("done")
        if others:
            for each in self.clients:
                await each.hear("update")
        return done


async def open_round(stack: AsyncExitStack) -> Round:
    evening = Evening(new_name=lambda: "twin", window_ms=25_000)
    server = await stack.enter_async_context(running(evening, message_most=1e6))
    table, secrets = await server.open(FOUR, "markets")
    clients: list[Client] = []
    for secret in (*(secrets[Seat(seat)] for seat in range(4)), None):
        clients.append(await server.join(table, secret))
        for earlier in clients[:-1]:
            await earlier.hear("update")
    opened = Round(server, clients)
    await clients[0].act("offer", clients[0].messages[-1]["version"], "offer")
    await opened.everybody(is_open)
    opened.window = clients[0].messages[-1]["window"]["window"]
    return opened


async def frames_of(answers: Sequence[tuple[int, str]]) -> list[list[str]]:
    """All that every client was sent, byte for byte, when the answers came in this order."""
    async with AsyncExitStack() as stack:
        opened = await open_round(stack)
        for seat, action in answers[:-1]:
            await opened.answer(seat, action)
        await opened.answer(*answers[-1])
        return [client.frames for client in opened.clients]


async def test_the_order_of_the_answers_is_in_no_byte_that_others_are_sent() -> None:
    one = await frames_of([(1, "pass"), (2, "want"), (3, "want")])
    other = await frames_of([(3, "want"), (1, "pass"), (2, "want")])
    for onlooking in (0, 4):
        assert one[onlooking] == other[onlooking]


async def test_what_was_answered_is_in_no_byte_before_the_window_closes() -> None:
    one = await frames_of([(1, "pass"), (2, "want")])
    other = await frames_of([(1, "want"), (2, "pass")])
    third = await frames_of([(2, "want"), (1, "want")])
    for looking in (0, 3, 4):
        assert one[looking] == other[looking] == third[looking]


async def test_what_the_others_answered_behind_the_one_who_got_it_is_in_no_byte() -> None:
    one = await frames_of([(1, "want"), (2, "want"), (3, "pass")])
    other = await frames_of([(1, "want"), (2, "pass"), (3, "want")])
    for looking in (0, 1, 4):
        assert one[looking] == other[looking]


async def test_a_change_of_mind_and_a_standing_answer_send_nothing_to_others() -> None:
    async with AsyncExitStack() as stack:
        opened = await open_round(stack)
        await opened.answer(1, "want")
        sent = [len(client.frames) for client in opened.clients]
        await opened.answer(1, "pass", others=False)
        await opened.clients[1].say(do="stand", text="never")
        await opened.clients[1].hear("update", lambda message: message["standing"] == "never")
        for client, before in zip(opened.clients, sent, strict=True):
            if client is not opened.clients[1]:
                # An answer to a question of one's own is the next thing one hears.
                await client.say(do="ask", ask_id="q", action="want")
                assert (await client.receive())["is"] == "verdict"
                assert len(client.frames) == before + 1


async def test_two_who_answer_in_the_same_moment_are_both_heard() -> None:
    async with AsyncExitStack() as stack:
        opened = await open_round(stack)
        for seat in (1, 2, 3):
            wish = {"do": "answer", "window": opened.window, "cmd_id": "same", "action": "want"}
            # Twice: a double click.
            await opened.clients[seat].say(**wish)
            await opened.clients[seat].say(**wish)
        for seat in (1, 2, 3):
            first, second = [await opened.clients[seat].hear("done") for _ in range(2)]
            assert first == second
        await opened.clients[4].hear("update", lambda message: message["version"] > opened.window)
        last = opened.clients[4].messages[-1]
        assert [event for event in last["events"] if event["event"] == "got"] == [
            {"event": "got", "seat": 1, "card": last["events"][0]["card"]}
        ]


async def test_who_comes_back_finds_the_window_open_and_what_he_answered() -> None:
    async with AsyncExitStack() as stack:
        opened = await open_round(stack)
        await opened.answer(2, "want")
        match = (await opened.server.evening.tables.get("twin")).match
        assert match.window is not None
        before = opened.clients[2].messages[-1]["window"]
        await opened.clients[2].connection.close()
        secret = opened.server.evening.secrets[Seat(2)]
        back = await opened.server.join("twin", secret)
        assert back.messages[-1]["window"] == before
        assert before["your_answer"] == "want"


async def test_a_late_answer_is_refused_by_name_of_the_rule() -> None:
    async with AsyncExitStack() as stack:
        opened = await open_round(stack)
        for seat in (1, 2, 3):
            await opened.answer(seat, "pass")
        await opened.clients[1].say(do="answer", window=opened.window, cmd_id="late", action="want")
        refused = await opened.clients[1].hear("refused")
        assert refused == {
            "is": "refused",
            "cmd_id": "late",
            "refusal": {"code": "answer-late", "rule": "T-10", "args": {}},
        }


@pytest.mark.parametrize(
    ("message", "rule"),
    [
        ({"do": "answer", "window": -1, "cmd_id": "x", "action": "want"}, "T-03"),
        ({"do": "answer", "cmd_id": "x", "action": "want"}, "T-03"),
        ({"do": "stand", "text": "n" * 201}, "T-03"),
        ({"do": "end", "wish": "yes"}, "T-03"),
        ({"do": "stand", "text": "sometimes"}, "L-09"),
        ({"do": "answer", "window": 1, "cmd_id": "x", "action": "want"}, "T-10"),
    ],
)
async def test_what_is_wrong_is_refused_and_the_window_stays_as_it_is(message: Any, rule: str) -> None:
    async with AsyncExitStack() as stack:
        opened = await open_round(stack)
        match = (await opened.server.evening.tables.get("twin")).match
        stored = match.stored
        await opened.clients[1].say(**message)
        assert (await opened.clients[1].refused())["rule"] == rule
        assert match.stored == stored


async def test_a_match_is_ended_together_over_the_wire() -> None:
    async with AsyncExitStack() as stack:
        opened = await open_round(stack)
        for seat in range(3):
            await opened.clients[seat].say(do="end")
            await opened.everybody(lambda message, seat=seat: message["seats"][seat]["wants_end"])
        await opened.clients[3].say(do="end", wish=True)
        await opened.everybody(is_closed)
        last = opened.clients[4].messages[-1]
        assert (last["phase"], last["outcome"]["termination"]) == ("over", "consent")


async def test_a_table_may_say_how_long_its_windows_are() -> None:
    async with running() as server:
        body = {
            "game": "markets",
            "variant": "plain/1",
            "seats": [{"kind": "you"}, {"kind": "open"}],
            "window_ms": 9_000,
            "window_least_ms": 1_000,
        }
        opened = (await server.post("/api/tables", body)).json()
        match = (await server.evening.tables.get(opened["table"])).match
        assert (match.opened.window_ms, match.opened.window_least_ms) == (9_000, 1_000)
        for field, value in (("window_ms", 3_600_001), ("window_least_ms", -1)):
            answer = await server.post("/api/tables", {**body, field: value})
            assert answer.status_code == 422
            assert field in encoded(answer.json()["refusal"]["args"])
