"""The server as one starts it: folder, store, socket, address on the screen, and a quiet end."""

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Final, TextIO

import segno
import uvicorn
from starlette.types import ASGIApp

from kontu.bots.thinking import Thinkers
from kontu.locale import Texts, language_for
from kontu.locale.system import problem_key
from kontu.sheet.books import Sheets
from kontu.store import SqlStore, StoreUnusable
from kontu.table.settings import TableSettings
from kontu.table.tables import Tables
from kontu.web.addresses import EVERYWHERE, CannotServe, is_loopback, listen, network_address, own_address
from kontu.web.app import build_app
from kontu.web.holding import FolderBusy, holding
from kontu.web.settings import WebSettings

STORE_FILE: Final = "kontu.sqlite"
CATALOGUES: Final = ("serve", "system")

MOST_IN_ONE_MESSAGE: Final = 64 * 1024
"""What the socket itself takes; longer than any message we read, so that too long ones get an answer."""

FAREWELL_S: Final = 3
"""How long connections have to end when the server stops."""

WINDOW_MS: Final = 25_000
"""How long people who are asked at once have to answer, at a table that does not say otherwise."""

WINDOW_LEAST_MS: Final = 2_000
"""How long they are asked at least, so that nobody can tell a quick answer from one given beforehand."""

__all__ = ["CannotServe", "QuietServer", "serve", "uvicorn_config"]


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    data_dir: Path,
    public: Iterable[str] = (),
    open_browser: bool = False,
    texts: Texts | None = None,
    out: TextIO | None = None,
) -> None:
    """Serves the tables in ``data_dir`` until the process is asked to stop.

    ``port`` 0 is any free one, None the first free from 8000 on. The server answers by the names
    ``public`` besides those that follow from ``host``. The address is written to ``out`` once it
    answers. ``DATABASE_URL``, where it is set, stands for the file in ``data_dir``.

    Raises:
        CannotServe: the port is taken, or the host, folder or database cannot be used.
    """
    said = (
        texts
        if texts is not None and texts.has("serve-address")
        else Texts(language_for(os.environ), CATALOGUES)
    )
    listening = listen(host, port)
    with listening:
        found_port = listening.getsockname()[1]
        url = os.environ.get("DATABASE_URL")
        settings = WebSettings(host=host, public=frozenset(public))

        def started() -> None:
            _announce(said, out or sys.stdout, host, found_port, None if url else data_dir)
            if open_browser and _has_display():
                webbrowser.open(own_address(host, found_port))

        # A database server is made to be shared; a file is not.
        with nullcontext() if url else _own(data_dir):
            asyncio.run(_serve(listening, url, data_dir, settings, started))


async def _serve(
    listening: socket.socket,
    url: str | None,
    data_dir: Path,
    settings: WebSettings,
    started: Callable[[], None],
) -> None:
    try:
        store = await (SqlStore.open(url) if url else SqlStore.in_file(data_dir / STORE_FILE))
    except StoreUnusable as error:
        problem = f"system-{error.problem}"
        if url:
            raise CannotServe("serve-database-unusable", problem) from error
        raise CannotServe("serve-data-unusable", problem, folder=str(data_dir)) from error
    thinkers, advisers = Thinkers(), Thinkers(processes=1)
    chosen = TableSettings(
        window_ms=WINDOW_MS, window_least_ms=WINDOW_LEAST_MS, thinkers=thinkers, advisers=advisers
    )
    tables = Tables(store, chosen)
    try:
        server = QuietServer(
            uvicorn_config(build_app(tables, settings, sheets=Sheets(store.sheets))), started
        )
        await server.serve(sockets=[listening])
    finally:
        await tables.close()
        thinkers.close()
        advisers.close()
        await store.close()


def uvicorn_config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves the application: quietly, and with nothing of the table in its log."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MOST_IN_ONE_MESSAGE,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL_S,
    )


class QuietServer(uvicorn.Server):
    """Calls ``started`` once it answers, and ends quietly when asked to, by Ctrl+C or the system."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As in uvicorn."""
        await super().startup(sockets)
        self._say_started()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As in uvicorn, but the signal is not raised again at the end: the store must still be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


@contextmanager
def _own(folder: Path) -> Iterator[None]:
    """The folder is there and ours; raises CannotServe."""
    with ExitStack() as held:
        try:
            # The store holds the orders of reserves: nobody else's eyes.
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            held.enter_context(holding(folder))
        except FolderBusy as error:
            raise CannotServe("serve-folder-busy", folder=str(folder), process=error.process) from error
        except OSError as error:
            raise CannotServe("serve-data-unusable", problem_key(error), folder=str(folder)) from error
        yield


def _announce(texts: Texts, out: TextIO, host: str, port: int, folder: Path | None) -> None:
    own, others = own_address(host, port), network_address(host, port)
    lines = [texts.text("serve-address", address=own)]
    if others is not None:
        lines.append(texts.text("serve-network", address=others))
    elif is_loopback(host):
        lines.append(texts.text("serve-only-here"))
    if folder is not None:
        lines.append(texts.text("serve-data", folder=str(folder)))
    out.write("\n".join(lines) + "\n")
    # Of an address that works nowhere else nobody needs a picture.
    shown = others or (None if host in EVERYWHERE or is_loopback(host) else own)
    if shown is not None and "utf" in (out.encoding or "utf-8").lower():
        segno.make(shown, error="l").terminal(out, compact=True)
    out.write(texts.text("serve-stop") + "\n")
    out.flush()


def _has_display() -> bool:
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
