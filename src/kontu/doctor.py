"""How this installation is: what is there, what is missing, what will work.

Nothing is changed by looking: no folder is made, no store is brought up to date.
The sentences are ``doctor-<topic>`` (what is looked at) and ``doctor-<topic>-<finding>`` in ``locale/``.
"""

import asyncio
import importlib
import os
import platform
import shutil
import socket
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote

import msgspec
import platformdirs

from kontu.core.registry import GROUP

STORE_FILE: Final = "kontu.sqlite"
LIBRARIES: Final = ("cython", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE: Final = 5.0
"""Seconds until a database that does not answer counts as unreachable."""

NOT_OPENED: Final = "not-opened"
SQLITE_PROBLEMS: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_PERM: "denied",
}
"""What is wrong with a store, as ``system-<problem>`` says it in ``locale/``; else it is ``not-opened``."""

State = Literal["good", "note", "bad"]

FINDINGS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "kontu": {"version": ("version", "python", "system", "machine")},
    "library": {"present": ("name", "version"), "absent": ("name",)},
    "kernel": {"compiled": ("game", "file"), "interpreted": ("game", "file"), "broken": ("game", "error")},
    "page": {"built": ("folder",), "missing": ("folder",)},
    "data": {"writable": ("folder",), "new": ("folder",), "refused": ("folder",)},
    "store": {"reachable": ("where",), "new": ("where",), "unreachable": ("where", "error")},
    "port": {"free": ("port",), "taken": ("port",)},
    "compiler": {"found": ("file",), "missing": ()},
    "chromium": {"found": ("file",), "missing": ()},
}
"""Every finding by topic, with the arguments of its sentence."""


class Row(msgspec.Struct, frozen=True):
    """One finding. ``state`` is ``good``, ``note`` (works, but know it) or ``bad`` (something will fail)."""

    topic: str
    state: State
    finding: str
    args: dict[str, str | int]


def report(data: Path | None = None, port: int = 8000) -> list[Row]:
    """Everything there is to say, for the data folder ``data`` (None: the user's own) and ``port``."""
    folder = data if data is not None else platformdirs.user_data_path("kontu", appauthor=False)
    return [
        _kontu(),
        *map(_library, LIBRARIES),
        *_kernels(),
        _page(),
        _data(folder),
        _store(folder),
        _port(port),
        _program("compiler", COMPILERS),
        _program("chromium", BROWSERS),
    ]


def is_well(rows: list[Row]) -> bool:
    """Whether nothing in ``rows`` is bad."""
    return all(row.state != "bad" for row in rows)


def _kontu() -> Row:
    found: dict[str, str | int] = {
        "version": version("kontu"),
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
    }
    return Row("kontu", "good", "version", found)


def _library(name: str) -> Row:
    try:
        return Row("library", "good", "present", {"name": name, "version": version(name)})
    except PackageNotFoundError:
        return Row("library", "bad", "absent", {"name": name})


def _kernels() -> Iterator[Row]:
    for entry in sorted(entry_points(group=GROUP)):
        try:
            kernel = importlib.import_module(f"{entry.module}.kernel")
        except ImportError as error:
            yield Row("kernel", "bad", "broken", {"game": entry.name, "error": str(error)})
            continue
        args: dict[str, str | int] = {"game": entry.name, "file": str(kernel.__file__)}
        compiled: bool = kernel.COMPILED
        yield Row("kernel", *(("good", "compiled") if compiled else ("note", "interpreted")), args)


def _page() -> Row:
    folder = Path(__file__).parent / "web" / "static"
    built = (folder / "index.html").is_file()
    return Row("page", *(("good", "built") if built else ("bad", "missing")), {"folder": str(folder)})


def _data(folder: Path) -> Row:
    args: dict[str, str | int] = {"folder": str(folder)}
    if folder.is_dir():
        return Row("data", *(("good", "writable") if _may_write(folder) else ("bad", "refused")), args)
    parent = next((above for above in folder.parents if above.exists()), None)
    makeable = not folder.exists() and parent is not None and parent.is_dir() and _may_write(parent)
    return Row("data", *(("good", "new") if makeable else ("bad", "refused")), args)


def _may_write(folder: Path) -> bool:
    return os.access(folder, os.W_OK | os.X_OK)


def _store(folder: Path) -> Row:
    if url := os.environ.get("DATABASE_URL"):
        return asyncio.run(_server(url))
    path = folder / STORE_FILE
    args: dict[str, str | int] = {"where": str(path)}
    if not path.exists():
        return Row("store", "good", "new", args)
    try:
        # Read only, and closed again: sqlite3's own "with" only ends the transaction.
        connection = sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        # SQLite's codes are kinds with details; the low byte is the kind.
        problem = SQLITE_PROBLEMS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, NOT_OPENED)
        return Row("store", "bad", "unreachable", {**args, "error": problem})
    return Row("store", "good", "reachable", args)


async def _server(url: str) -> Row:
    from sqlalchemy import make_url, text
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    try:
        parsed = make_url(url)
        where = parsed.render_as_string(hide_password=True)
    except ArgumentError:
        # The text may hold a password, so it is not repeated.
        return Row("store", "bad", "unreachable", {"where": "DATABASE_URL", "error": NOT_OPENED})
    try:
        engine = create_async_engine(parsed)
        try:
            async with asyncio.timeout(PATIENCE), engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()
    except (SQLAlchemyError, OSError, TimeoutError, ImportError):
        return Row("store", "bad", "unreachable", {"where": where, "error": NOT_OPENED})
    return Row("store", "good", "reachable", {"where": where})


def _port(port: int) -> Row:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        if sys.platform != "win32":
            # As the server does: a port that only rests from the last run is free.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return Row("port", "note", "taken", {"port": port})
    return Row("port", "good", "free", {"port": port})


def _program(topic: str, names: tuple[str, ...]) -> Row:
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        return Row(topic, "note", "missing", {})
    return Row(topic, "good", "found", {"file": found})
