"""The server is killed while a buy window is open in a browser (a real process, SIGKILL), and comes back."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from kontu.records.verification import verify
from tests.e2e.conftest import STARTS_WITHIN, Visitors
from tests.e2e.devices import Devices
from tests.e2e.kontrakt_table import Cards, hand, held_cards, wait_for_window, wait_to_play
from tests.e2e.server import Seat, Server


class Mortal:
    """``kontu serve`` on one port and one data folder, whichever process it is that runs."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = str(probe.getsockname()[1])
        self._folder = folder
        self.url = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """A process answers."""
        kontu = shutil.which("kontu", path=str(Path(sys.executable).parent))
        assert kontu is not None, "kontu is not installed: run make env"
        command = [kontu, "serve", "--port", self._port, "--data", str(self._folder)]
        with (self._folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        ends = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < ends and self._process.poll() is None:
            try:
                httpx.get(f"{self.url}/api/games").raise_for_status()
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return
        pytest.fail((self._folder / "server.log").read_text())

    def kill(self) -> None:
        """The process is gone in the middle of whatever it did."""
        self._process.kill()
        self._process.wait(10)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    """A server for this test alone."""
    server = Mortal(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def visitor(devices: Devices, mortal: Mortal) -> Iterator[Page]:
    """Somebody with a phone, whose console may say that the line was lost, and nothing else."""
    visitors = Visitors(devices, Server(mortal.url))
    yield visitors.come()
    visitors.leave()
    assert [one for one in visitors.complaints if "WebSocket connection" not in one] == []


def window_of(page: Page, table: Cards) -> tuple[Seat, Seat]:
    """The page asks whether to buy; the seats are whoever left the card, and who is asked besides."""
    seats = table.three(window_ms=120_000)
    with table.line(seats[0]) as line:
        while line.now["observation"]["phase"] != "draw":
            line.hear()
        active = line.now["observation"]["active"]
    page.goto(seats[(active + 1) % 3].address)
    hand(page).first.wait_for()
    with table.line(seats[active]) as line:
        line.play("leave")
    wait_for_window(page)
    return seats[active], seats[(active + 2) % 3]


def left(page: Page) -> int:
    """The seconds that the countdown shows."""
    return int(page.get_by_role("timer").get_attribute("data-left") or 0)


def test_an_answer_in_the_browser_outlives_the_server(visitor: Page, mortal: Mortal, tmp_path: Path) -> None:
    table = Cards(mortal.url, tmp_path)
    leaver, other = window_of(visitor, table)
    before = held_cards(visitor)
    visitor.get_by_role("button", name="Buy ").dblclick()
    expect(visitor.locator(".window").get_by_text("1 of 2 have answered.")).to_be_visible()
    seconds, began = left(visitor), time.monotonic()
    mortal.kill()
    expect(visitor.get_by_text("Connection lost")).to_be_visible()
    mortal.start()
    expect(visitor.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
    # The page found the new process by itself; what was answered stands, and the time went on (O-64).
    expect(visitor.get_by_role("button", name="Buy ")).to_have_attribute("aria-pressed", "true")
    expect(visitor.get_by_text("You buy it, if nobody before you does.")).to_be_visible()
    assert abs(seconds - (time.monotonic() - began) - left(visitor)) <= 2
    assert held_cards(visitor) == before
    visitor.reload()
    expect(visitor.get_by_text("You buy it, if nobody before you does.")).to_be_visible()
    with table.line(other) as line:
        line.say("no")
    expect(hand(visitor)).to_have_count(12)
    with table.line(leaver) as line:
        line.play("stock")
        line.play(next(action for action in line.now["legal"] if action.startswith("drop")))
    visitor.get_by_role("button", name="Take ").click()
    wait_to_play(visitor)
    record = table.record(leaver.table)
    assert verify(record.encode()).problems == ()
    assert record.count(" buy ") == 1


def test_an_answer_given_while_the_server_was_dead_reaches_the_next_one_once(
    visitor: Page, mortal: Mortal, tmp_path: Path
) -> None:
    table = Cards(mortal.url, tmp_path)
    _, other = window_of(visitor, table)
    mortal.kill()
    expect(visitor.get_by_text("Connection lost")).to_be_visible()
    visitor.get_by_role("button", name="Buy ").click()
    mortal.start()
    expect(visitor.locator(".window").get_by_text("1 of 2 have answered.")).to_be_visible(timeout=30_000)
    with table.line(other) as line:
        line.say("no")
    expect(hand(visitor)).to_have_count(12)
    assert table.record(other.table).count(" buy ") == 1
