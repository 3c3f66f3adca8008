"""A new version of the page takes over, and a page of the old one that is still open goes on."""

import re
import shutil
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kontu.web.guarding import SecurityHeaders
from kontu.web.page import Page as Files
from tests.e2e.conftest import PAGE
from tests.e2e.devices import PHONE

PATIENCE = 60_000
OLD = "0123456789abcdef"
TAKEN_OVER = """() => new Promise((done) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => done())
  navigator.serviceWorker.getRegistration().then((one) => one.update())
})"""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A copy of the built page that a test may change."""
    folder = tmp_path / "static"
    shutil.copytree(PAGE.parent, folder, ignore=shutil.ignore_patterns("engine"))
    return folder


@pytest.fixture
def address(static: Path) -> Iterator[str]:
    """Where the files of ``static`` are served, and nothing else."""
    files = Files(static)

    async def unkept(request: Request) -> Response:
        response = await files.endpoint(request)
        # What the browser keeps by itself would hide what the service worker keeps.
        response.headers["cache-control"] = "no-store"
        return response

    app = Starlette(routes=[Route("/{path:path}", unkept)])
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(uvicorn.Config(SecurityHeaders(app), log_level="error"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)


def test_an_open_page_of_the_old_version_still_finds_its_screens(
    browser: Browser, static: Path, address: str
) -> None:
    worker = static / "sw.js"
    newest = worker.read_text(encoding="utf-8")
    version = re.search(r"kontu-page-`\s*(?:,\w+=\w+)?\+\"([0-9a-f]{16})\"|\"([0-9a-f]{16})\"", newest)
    assert version is not None
    worker.write_text(newest.replace(version[1] or version[2], OLD), encoding="utf-8")

    context = browser.new_context(base_url=address, viewport=PHONE, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    names = page.evaluate("caches.keys()")
    assert f"kontu-page-{OLD}" in names

    # The new version is put up: the old screens are gone from the server, and the worker is another.
    (screen,) = static.glob("assets/ReplayScreen-*.js")
    screen.unlink()
    files = newest.replace(f'"/assets/{screen.name}",', "")
    assert files != newest
    worker.write_text(files, encoding="utf-8")
    page.evaluate(TAKEN_OVER)
    # It tidies up after it has taken over, and tells nobody when that is done.
    page.wait_for_timeout(2_500)
    assert len(page.evaluate("caches.keys()")) == 2

    # Nobody reloaded: the old page asks for its old screen, which no server has any more.
    page.evaluate(
        "() => { history.pushState(null, '', '/replay'); dispatchEvent(new PopStateEvent('popstate')) }"
    )
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    context.close()
