"""A real server on a free port, a real browser, and pages that may not complain."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.e2e.devices import Device, Devices
from tests.e2e.kontrakt_table import Cards
from tests.e2e.server import Server

PAGE = Path(__file__).parents[2] / "src" / "kontu" / "web" / "static" / "index.html"
STARTS_WITHIN = 120.0
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two browsers for each processor, since a test at the page waits now and then."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """``kontu serve`` with a data folder of its own; stopped at the end."""
    if not PAGE.is_file():
        pytest.fail("The page is not built: run make page.")
    kontu = shutil.which("kontu", path=str(Path(sys.executable).parent))
    assert kontu is not None, "kontu is not installed: run make env"
    port = _free_port()
    data = tmp_path_factory.mktemp("data")
    command = [kontu, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
    with (data / "server.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            server = Server(f"http://127.0.0.1:{port}")
            _wait_for(server, process, data / "server.log")
            yield server
        finally:
            process.terminate()
            process.wait(10)


@pytest.fixture(scope="session")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cards]:
    """A server that deals at Kontrakt as a test wishes; stopped at the end."""
    if not PAGE.is_file():
        pytest.fail("The page is not built: run make page.")
    port = _free_port()
    folder = tmp_path_factory.mktemp("plans")
    log_file = tmp_path_factory.mktemp("stacked") / "server.log"
    command = [sys.executable, "-m", "tests.e2e.stacking", str(port), str(folder)]
    with log_file.open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=Path(__file__).parents[2])
        try:
            _wait_for(Server(f"http://127.0.0.1:{port}"), process, log_file)
            yield Cards(f"http://127.0.0.1:{port}", folder)
        finally:
            process.terminate()
            process.wait(10)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    """The browsers of all tests."""
    return Devices(browser)


class Visitors:
    """Lends browsers to the people of one test and keeps what their consoles complained about."""

    def __init__(self, devices: Devices, server: Server) -> None:
        self._devices = devices
        self._server = server
        self._lent: list[tuple[Device, BrowserContext]] = []
        self.complaints: list[str] = []

    def come(
        self, *, desk: bool = False, dark: bool = False, language: str = "en-GB", offline: bool = False
    ) -> Page:
        """Somebody with a browser of his own, on a phone or at a desk; with ``offline`` it keeps the page."""
        device = Device(self._server.url, desk=desk, language=language, keeps=offline)
        page = self._devices.lend(device)
        page.emulate_media(color_scheme="dark" if dark else "light")
        self._lent.append((device, page.context))
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def leave(self) -> None:
        """Everybody gives the browser back."""
        for device, context in self._lent:
            self._devices.take_back(device, context)

    def _hear(self, message: ConsoleMessage) -> None:
        # That the network is gone is what the test of a lost line wants.
        if message.type in {"error", "warning"} and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.complaints.append(message.text)


@pytest.fixture
def visitors(devices: Devices, server: Server) -> Iterator[Visitors]:
    """People with browsers; whatever a console complained about fails the test."""
    visitors = Visitors(devices, server)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []


@pytest.fixture
def guests(devices: Devices, cards: Cards) -> Iterator[Visitors]:
    """As ``visitors``, at the server whose deals are stacked; what another test left of its deals is gone."""
    cards.forget_plans()
    guests = Visitors(devices, Server(cards.url))
    yield guests
    guests.leave()
    assert guests.complaints == []


@pytest.fixture
def guest(guests: Visitors) -> Page:
    """Somebody with a phone, at the server whose deals are stacked."""
    return guests.come()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    """Somebody with a phone."""
    return visitors.come()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(server: Server, process: subprocess.Popen[bytes], log: Path) -> None:
    ends = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < ends and process.poll() is None:
        try:
            if httpx.get(f"{server.url}/api/games").status_code == httpx.codes.OK:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    pytest.fail(f"The server did not start:\n{log.read_text()}")
