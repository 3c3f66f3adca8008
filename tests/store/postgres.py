"""A PostgreSQL server of the test's own, where its programs are installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
"""Where Debian puts them, the newest last."""


def programs() -> Path | None:
    """The folder of the server's programs; None where there is no server to start."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
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
        data, log = folder / "data", folder / "log"
        _run(
            programs / "initdb",
            "-D",
            data,
            "-U",
            "kontu",
            "--auth",
            "trust",
            "--no-sync",
            "--encoding",
            "UTF8",
        )
        port = _free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        _run(programs / "pg_ctl", "-D", data, "-l", log, "-w", "-o", options, "start")
        try:
            yield f"postgresql+asyncpg://kontu@127.0.0.1:{port}/postgres"
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


async def emptied(address: str) -> str:
    """The address, after everything in its database is gone."""
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return address


def _run(*command: str | Path) -> None:
    # The server refuses to be root.
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    environment = {**os.environ, "LC_ALL": "C"}
    subprocess.run(
        [*user, *map(str, command)], check=True, stdout=subprocess.DEVNULL, cwd="/", env=environment
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
