"""A dealer that deals what a test wishes for, and a server whose tables it deals.

``python -m tests.e2e.stacking PORT FOLDER`` serves until it is stopped; plans are files in ``FOLDER``.
"""

import asyncio
import json
import random
import socket
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvicorn

from kontu.store.memory import MemoryStore
from kontu.table.settings import TableSettings
from kontu.table.tables import Tables
from kontu.web.app import build_app
from kontu.web.serving import uvicorn_config
from kontu.web.settings import WebSettings

SEED = 20


class StackedDealer:
    """Deals by the plans in ``folder``, the first by name first, each once; else from one seed.

    A plan is a JSON object: ``dealer`` (``p3``, where the dealer is drawn), ``hands`` (the cards of each seat
    by notation, as many as are cared for), ``up`` and ``stock`` (the next cards of it). What it leaves open
    is filled with the other cards.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._random = random.Random(SEED)

    def order(self, pieces: Sequence[str]) -> tuple[str, ...]:
        """As ``Dealer.order``."""
        plans = sorted(self._folder.glob("*.json"))
        mixed = self._random.sample(pieces, len(pieces))
        if not plans:
            return tuple(mixed)
        plan = json.loads(plans[0].read_text(encoding="utf-8"))
        plans[0].unlink()
        seats = [piece for piece in mixed if piece[0] == "p"]
        cards = [piece for piece in mixed if piece[0] != "p"]
        if seats:
            seats.sort(key=lambda name: name != plan["dealer"])
        return (*seats, *_stacked(cards, plan))


def _stacked(cards: list[str], plan: dict[str, Any]) -> list[str]:
    """The cards in an order that deals ``plan``: one at a time, from the seat after the dealer."""
    left = Counter(cards)
    left.subtract([card for hand in plan["hands"] for card in hand] + [plan["up"]] + plan.get("stock", []))
    assert min(left.values()) >= 0, f"the pack does not have what is wished for: {left}"
    rest = [card for card in cards if (left[card] > 0 and not left.subtract([card]))]
    # What nobody cares about should help nobody much: jokers go to the bottom of the stock.
    rest.sort(key=lambda card: card == "*")
    seats, each = len(plan["hands"]), plan["each"]
    hands = [[*hand, *(rest.pop(0) for _ in range(each - len(hand)))] for hand in plan["hands"]]
    first = int(plan["dealer"][1:]) % seats
    dealt = [hands[(first + turn) % seats][card] for card in range(each) for turn in range(seats)]
    return [*dealt, plan["up"], *plan.get("stock", []), *rest]


async def _serve(port: int, folder: Path) -> None:
    settings = TableSettings(dealer=StackedDealer(folder), window_ms=25_000)
    tables = Tables(MemoryStore(), settings)
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen()
        try:
            app = build_app(tables, WebSettings(table_per_second=50, table_most=500))
            await uvicorn.Server(uvicorn_config(app)).serve(sockets=[listening])
        finally:
            await tables.close()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1]), Path(sys.argv[2])))
