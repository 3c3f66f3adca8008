"""A PostgreSQL server of the test's own, where its programs are installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
"""Where Debian puts them, the newest last."""

UNTIL_WE_END: Final = '"$@" & read -r _; kill -TERM $!; kill -QUIT $!; wait'
"""Runs a command until standard input ends: also when the tests were killed, nothing goes on running.

What runs beside a shell may ignore QUIT until it has begun, so TERM goes first.
"""

_QUIETLY: Final[Any] = {"stdout": subprocess.DEVNULL, "cwd": "/", "env": {**os.environ, "LC_ALL": "C"}}


def programs() -> Path | None:
    """The folder of the server's programs; None where there is no server to start."""
    found = shutil.which("initdb")
    if found is not None:
        # A link may stand alone where it is found.
        return Path(found).resolve().parent
    return INSTALLED[-1].parent if INSTALLED else None


@contextmanager
def running_server(programs: Path) -> Iterator[str]:
    """The address of a new server's database, which is gone when the block ends."""
    # Not pytest's folder: the server may be another user's, who cannot enter that.
    with tempfile.TemporaryDirectory(prefix="kontu-postgres-") as name:
        folder = Path(name)
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = folder / "data"
        options = ("-U", "kontu", "--auth", "trust", "--no-sync", "--encoding", "UTF8")
        subprocess.run(_own(programs / "initdb", "-D", data, *options), check=True, **_QUIETLY)
        port = _free_port()
        settings = ("listen_addresses=127.0.0.1", f"unix_socket_directories={folder}", "fsync=off")
        given = [part for setting in settings for part in ("-c", setting)]
        server = _own(
            "sh", "-c", UNTIL_WE_END, "sh", programs / "postgres", "-D", data, "-p", str(port), *given
        )
        with subprocess.Popen(
            server, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, **_QUIETLY
        ) as running:
            try:
                _wait_for(programs, port)
                yield f"postgresql+asyncpg://kontu@127.0.0.1:{port}/postgres"
            finally:
                assert running.stdin is not None
                running.stdin.close()


def _wait_for(programs: Path, port: int) -> None:
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(300):
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.1)
    raise TimeoutError("the server of the tests does not answer")


def _own(*command: str | Path) -> list[str]:
    """The command as the user who may run the server, which refuses to be root."""
    return [*(("runuser", "-u", "postgres", "--") if os.getuid() == 0 else ()), *map(str, command)]


async def emptied(address: str) -> str:
    """The address, after everything in its database is gone."""
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return address


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
