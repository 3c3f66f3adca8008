"""Law 6 over the wire: whoever cannot see the order cannot tell two tables apart by anything he is sent.

Two servers run the same match, byte for byte the same requests, and differ in nothing but the hidden
order. The promise of the order must differ between them, since it is a hash of the order; so here, and
only here, both tables are given the same promise and nonce. Names of tables and secrets, which are
random, are given too.
"""

import asyncio
import json
import logging
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import count
from typing import Any

import pytest

from kontu.core import registry
from kontu.core.seats import Seat
from kontu.table.tables import Guest
from tests.table.lanterns import LANTERNS
from tests.table.sitting import PEOPLE, Evening
from tests.web.serving import Client, Server, running


class FixedDealer:
    """Deals the orders it was given."""

    def __init__(self, orders: Sequence[Sequence[str]]) -> None:
        self._orders = iter(orders)

    def order(self, pieces: Sequence[str]) -> tuple[str, ...]:
        order = tuple(next(self._orders))
        assert sorted(order) == sorted(pieces)
        return order


class Sight:
    """One table with everybody connected, and everything each of them was sent."""

    def __init__(self, server: Server, table: str, clients: list[Client]) -> None:
        self.server = server
        self.table = table
        self.clients = clients
        self.http: list[str] = []

    @property
    def version(self) -> int:
        return int(next(m["version"] for m in reversed(self.clients[-1].messages) if m["is"] == "update"))

    @property
    def to_act(self) -> int:
        update = next(m for m in reversed(self.clients[-1].messages) if m["is"] == "update")
        return int(update["to_act"])

    def legal(self) -> list[str]:
        update = next(m for m in reversed(self.clients[self.to_act].messages) if m["is"] == "update")
        return list(update["legal"])

    async def act(self, action: str) -> None:
        """The seat in turn does it, and everybody has been told."""
        version = self.version
        await self.clients[self.to_act].act(action, version, f"v{version}")
        for client in self.clients:
            await client.hear("update", lambda message: message["version"] > version)

    async def pester(self, texts: Sequence[str]) -> None:
        """Everybody says things that change nothing, and looks at what HTTP tells."""
        for client in self.clients:
            for text in texts:
                await client.connection.send(text)
                await client.receive()
        for path in ("", "/record", "/seats/0", "/nothing"):
            answer = await self.server.http.get(f"/api/tables/{self.table}{path}")
            # A record has the promise, which is a hash of the order.
            told = re.sub(r'commit = "[0-9a-f]{64}"', "commit", answer.text)
            self.http.append(f"{answer.status_code} {told}")


async def seat_all(stack: AsyncExitStack, orders: Sequence[Sequence[str]], game: str, variant: str) -> Sight:
    evening = Evening(
        dealer=FixedDealer(orders),
        promise=lambda _order, _nonce: "0" * 64,
        new_name=lambda: "twin",
        sleep=lambda _seconds: asyncio.sleep(0),
    )
    server = await stack.enter_async_context(running(evening, message_most=1e6))
    guests = (*PEOPLE, Guest(kind="person", name="Cat"))[: 2 if game == "lanterns" else 3]
    table, secrets = await server.open(guests, game, variant)
    clients: list[Client] = []
    for secret in (*(secrets[Seat(i)] for i in range(len(guests))), None):
        clients.append(await server.join(table, secret))
        for earlier in clients[:-1]:
            await earlier.hear("update")
    return Sight(server, table, clients)


PESTER = [
    json.dumps({"do": "act", "at": 10**6, "cmd_id": "early", "action": "pass"}),
    json.dumps({"do": "ask", "ask_id": "q", "action": "1-2-3@0,9"}),
    json.dumps({"do": "ask", "ask_id": "r", "action": "11-2-3@0,0"}),
    json.dumps({"do": "ask", "ask_id": "d", "action": "draw"}),
    json.dumps({"do": "ask", "ask_id": "s", "action": "show 5"}),
    json.dumps({"do": "hint", "at": 10**6, "cmd_id": "help"}),
    json.dumps({"do": "ready", "number": 7}),
    json.dumps({"do": "stand_in", "seat": 0}),
    json.dumps({"do": "claim", "seat": 0, "name": "x"}),
    '{"do":"act","order":1}',
    "{",
]


def frames(one: Sight, viewers: Sequence[int]) -> list[list[str]]:
    return [one.clients[viewer].frames for viewer in viewers]


async def test_the_order_of_the_reserve_shows_in_nothing_until_it_is_drawn(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = registry.get("contack")
    pieces = game.deck(game.start(game.variants["house/1"], 3))
    dealt, drawn_alike, hidden = pieces[:15], pieces[15:18], pieces[18:]
    orders = [(*dealt, *drawn_alike, *hidden), (*dealt, *drawn_alike, *reversed(hidden))]
    logs: list[list[str]] = []
    async with AsyncExitStack() as stack:
        twins = []
        for order in orders:
            with caplog.at_level(logging.DEBUG, "kontu"):
                caplog.clear()
                twins.append(await seat_all(stack, [order], "contack", "house/1"))
                logs.append([record.getMessage() for record in caplog.records if record.name[:5] == "kontu"])
        one, other = twins
        everybody = range(len(one.clients))
        draws = 0
        while draws < 4:
            for twin in twins:
                await twin.pester(PESTER)
            assert frames(one, everybody) == frames(other, everybody)
            assert one.http == other.http
            action = "draw" if "draw" in one.legal() else one.legal()[0]
            draws += action == "draw"
            for twin in twins:
                await twin.act(action)
        # The fourth tile drawn is the first that differs: now, and not before, they can be told apart.
        assert all(a != b for a, b in zip(frames(one, everybody), frames(other, everybody), strict=True))
        shown = ["-".join(map(str, twin.clients[-1].messages[-1]["events"][0]["tile"])) for twin in twins]
        assert shown == [hidden[0], hidden[-1]]
    assert logs[0] == logs[1]


async def test_a_hidden_hand_shows_to_nobody_but_its_seat_until_it_is_shown() -> None:
    cards = LANTERNS.deck(LANTERNS.start(LANTERNS.variants["plain/1"], 2))
    # Seat 0 holds other cards, and takes others; seat 1 holds and takes the same.
    first = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
    second = ("9", "10", "3", "4", "11", "6", "12", "8", "1", "2", "5", "7")
    assert sorted(first) == sorted(second) == sorted(cards)
    async with AsyncExitStack() as stack:
        one, other = [await seat_all(stack, [order], "lanterns", "plain/1") for order in (first, second)]
        for _ in range(4):
            for twin in (one, other):
                await twin.pester(PESTER[:3] + PESTER[5:])
            assert frames(one, (1, 2)) == frames(other, (1, 2))
            assert one.http == other.http
            assert frames(one, (0,)) != frames(other, (0,))
            for twin in (one, other):
                await twin.act("take")
        assert frames(one, (1, 2)) == frames(other, (1, 2))
        await one.act("show 1")
        await other.act("show 9")
        assert frames(one, (1,)) != frames(other, (1,))


async def test_no_log_names_a_piece_of_the_order(caplog: pytest.LogCaptureFixture) -> None:
    game = registry.get("contack")
    pieces = game.deck(game.start(game.variants["house/1"], 3))
    numbers = count()
    with caplog.at_level(logging.DEBUG):
        async with AsyncExitStack() as stack:
            sight = await seat_all(stack, [pieces], "contack", "house/1")
            for _ in range(4):
                await sight.act(sight.legal()[0])
                await sight.pester(PESTER[: next(numbers) + 1])
    ours: list[Any] = [record for record in caplog.records if not record.name.startswith("websockets")]
    hidden = " ".join(pieces[30:33])
    assert not any(hidden in record.getMessage() or pieces[35] in record.getMessage() for record in ours)
