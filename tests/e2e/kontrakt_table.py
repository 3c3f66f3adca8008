"""A table of Kontrakt whose deals the test stacks, and tablemates who play by the line."""

import itertools
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, Position, expect
from websockets.sync.client import ClientConnection, connect

from tests.e2e.server import BOT, OPEN, YOU, Seat

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
THUMB = Position(x=12, y=20)
"""Where a card in an overlapping row is always free."""


@dataclass
class Cards:
    """A server whose deals are stacked, see ``stacking``."""

    url: str
    plans: Path
    _number: Any = field(default_factory=itertools.count)

    def plan(self, *hands: str, up: str, stock: str = "", dealer: str = "p3") -> None:
        """The next deal gives these hands, one a seat, and what they leave open is filled."""
        plan = {
            "dealer": dealer,
            "each": max(len(hand.split()) for hand in hands),
            "hands": [hand.split() for hand in hands],
            "up": up,
            "stock": stock.split(),
        }
        path = self.plans / f"{next(self._number):04}.json"
        path.write_text(json.dumps(plan), encoding="utf-8")

    def forget_plans(self) -> None:
        """No deal is stacked any more."""
        for path in self.plans.glob("*.json"):
            path.unlink()

    def open(
        self,
        *seats: dict[str, str],
        variant: str = "kontrakt/1",
        window_ms: int = 25_000,
        **changes: Any,
    ) -> Seat:
        """A table whose bots do not wait and whose windows close at once when all have answered."""
        wish = {
            "game": "kontrakt",
            "variant": variant,
            "changes": changes,
            "seats": seats or (YOU, BOT, BOT),
            "pace_ms": 0,
            "window_ms": window_ms,
            "window_least_ms": 0,
        }
        answer = httpx.post(f"{self.url}/api/tables", json=wish)
        assert answer.is_success, answer.text
        return Seat(**answer.json())

    def sit(self, table: str, seat: int, name: str) -> Seat:
        """Somebody sits down."""
        answer = httpx.post(f"{self.url}/api/tables/{table}/seats/{seat}", json={"name": name})
        assert answer.is_success, answer.text
        return Seat(table=table, **answer.json())

    def three(self, **wishes: Any) -> tuple[Seat, Seat, Seat]:
        """A table of three people: Ane, Bjørn and Cat."""
        ane = self.open(YOU, OPEN, OPEN, **wishes)
        return ane, self.sit(ane.table, 1, "Bjørn"), self.sit(ane.table, 2, "Cat")

    @contextmanager
    def line(self, seat: Seat) -> Iterator["Line"]:
        """A tablemate without a browser."""
        with connect(f"{self.url}/api/tables/{seat.table}/live".replace("http", "ws", 1)) as socket:
            yield Line(socket, seat.secret)

    def record(self, table: str) -> str:
        """The record of the table so far."""
        return httpx.get(f"{self.url}/api/tables/{table}/record").raise_for_status().text


class Line:
    """Somebody who sits at the table by a socket and does what he is told."""

    def __init__(self, socket: ClientConnection, secret: str) -> None:
        self._socket = socket
        self.now: dict[str, Any] = {}
        self._answered = -1
        self._send(do="hello", secret=secret)
        self.hear()

    def play(self, *actions: str) -> None:
        """Does these, each as soon as it may; ``draw`` leaves the discard and takes a card of the stock."""
        for action in actions:
            if action == "draw":
                self._act("leave")
                self._act("stock")
            else:
                self._act(action)

    def say(self, action: str) -> None:
        """Answers the window that is open, or the next one."""
        while not self._is_asked():
            self.hear()
        window = self._answered = self.now["window"]["window"]
        self._send(do="answer", window=window, cmd_id=f"w{window}{action[:3].strip()}", action=action)

    def _is_asked(self) -> bool:
        window = self.now["window"]
        return bool(window and window["you_asked"] and window["window"] != self._answered)

    def ready(self) -> None:
        """Has seen the end of the round."""
        while self.now["phase"] != "between":
            self.hear()
        self._send(do="ready", number=self.now["observation"]["round"])

    def end(self) -> None:
        """Wishes that the match ends now."""
        self._send(do="end")

    def _act(self, action: str) -> None:
        while not self._may(action) or self.now["window"]:
            self.hear()
        version = self.now["version"]
        self._send(do="act", at=version, cmd_id=f"v{version}", action=action)
        while self.now["version"] == version:
            self.hear()

    def _may(self, action: str) -> bool:
        """Whether it is time for it; of lay-downs not every way to write one is listed."""
        is_lay = action.startswith("lay ")
        return any(one == action or (is_lay and one.startswith("lay ")) for one in self.now["legal"])

    def _send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def hear(self) -> None:
        """Knows the next update."""
        while True:
            message = json.loads(self._socket.recv(15))
            assert message["is"] != "refused", message
            if message["is"] == "update":
                self.now = message
                return


def hand(page: Page) -> Locator:
    """The own cards that lie in no slot."""
    return page.get_by_role("toolbar", name="Your hand").get_by_role("button")


def held(page: Page, card: str) -> Locator:
    """The cards of one kind in hand."""
    return page.locator(f'[data-held][data-card="{card}"]')


def held_cards(page: Page) -> list[str]:
    """The cards in hand, in the own order."""
    return [one.get_attribute("data-card") or "" for one in hand(page).all()]


def choose(page: Page, *cards: str) -> None:
    """Taps on cards in hand."""
    for card in cards:
        held(page, card).and_(page.locator("[aria-pressed=false]")).first.click(position=THUMB)


def put(page: Page, slot: int, cards: Sequence[str] | str) -> None:
    """Puts cards into a slot of the contract."""
    choose(page, *(cards.split() if isinstance(cards, str) else cards))
    page.locator(".slot").nth(slot).locator(".place").click()


def draw(page: Page) -> None:
    """Leaves the discard and draws from the stock, the page waiting for who may buy."""
    page.get_by_role("button", name="From the stock").click()


def discard(page: Page, card: str) -> None:
    """Chooses a card and discards it."""
    choose(page, card)
    page.get_by_role("button", name=re.compile(r"^Discard \S+$")).click()


def take(page: Page, card: str) -> None:
    """Takes the discard and is to play."""
    page.get_by_role("button", name=f"Take {written(card)}").click()
    wait_to_play(page)


def written(card: str) -> str:
    """A card as the page writes it: 10♦ for ``Td``."""
    return card[0].replace("T", "10") + SIGNS[card[1]]


def meld(page: Page, name: str) -> Locator:
    """A meld on the table."""
    return page.locator(f'[data-meld="{name}"]')


def wait_to_play(page: Page) -> None:
    """Waits until this person has drawn and is to play."""
    expect(page.get_by_role("button", name=re.compile(r"^Discard(:| \S+$)"))).to_be_visible()


def pass_by(page: Page) -> None:
    """Says no to the window that is open, or to the next one."""
    page.get_by_role("button", name="No, thanks").click()


def wait_for_window(page: Page) -> None:
    """Waits until this person is asked whether to buy."""
    expect(page.get_by_role("button", name="No, thanks")).to_be_visible()
