"""A real ``kontu serve``, started, asked, and ended in any way there is."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.web.serving import PATIENCE, Client

KONTU = str(Path(sys.executable).with_name("kontu"))


class Process:
    """One run of ``kontu serve`` on ``folder``; ``said`` is its standard output so far."""

    def __init__(self, folder: Path, *arguments: str, path: str = "") -> None:
        self.said = ""
        self.process = subprocess.Popen(
            [KONTU, "serve", "--data", str(folder), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "PYTHONPATH": path},
            start_new_session=True,
        )

    async def answering(self) -> int:
        """The port, once the process says where it is."""
        async with asyncio.timeout(PATIENCE):
            while not (found := re.search(r"http://\S+?:(\d+)/", self.said)):
                line = await asyncio.to_thread(self._line)
                assert line, f"ended with {self.process.wait()}: {self._errors()}"
                self.said += line
        return int(found[1])

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def _errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    async def end(self, how: signal.Signals) -> tuple[int, str, str]:
        """Exit code, standard output and standard error after the signal."""
        self.process.send_signal(how)
        return await self.ended()

    async def ended(self) -> tuple[int, str, str]:
        """Exit code, standard output and standard error, once the process is gone."""
        out, error = await asyncio.to_thread(self._rest)
        return self.process.wait(PATIENCE), self.said + out, error

    def _rest(self) -> tuple[str, str]:
        # What was read line by line may have left more behind: so both are read from the same streams.
        assert self.process.stdout is not None
        return self.process.stdout.read(), self._errors()

    def destroy(self) -> None:
        """The process is gone, whatever it was doing."""
        if self.process.poll() is None:
            self.process.kill()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        self.process.wait()


class Machine:
    """A machine on which ``kontu serve`` runs again and again, and whoever connects to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._processes: list[Process] = []
        self._clients: list[Client] = []
        self._path = ""

    def install_markets(self) -> None:
        """Processes to come find the game of the tests as they find any that is installed."""
        there = self.folder / "installed" / "markets-1.dist-info"
        there.mkdir(parents=True)
        (there / "entry_points.txt").write_text("[kontu.games]\nmarkets = tests.table.markets:MARKETS\n")
        self._path = os.pathsep.join((str(there.parent), str(Path(__file__).parents[2])))

    @property
    def process(self) -> Process:
        """The newest process."""
        return self._processes[-1]

    def run(self, *arguments: str, folder: Path | None = None) -> Process:
        """A new process, which may or may not come to serve."""
        given = arguments or ("--port", "0")
        self._processes.append(Process(folder or self.folder, *given, path=self._path))
        return self.process

    async def start(self) -> None:
        """A new process answers."""
        self.port = await self.run().answering()

    def use_first(self) -> None:
        """The process that was started first counts as the newest."""
        self._processes.append(self._processes.pop(0))

    async def kill(self) -> None:
        """The newest process is gone in the middle of whatever it did."""
        code, *_ = await self.process.end(signal.SIGKILL)
        assert code == -signal.SIGKILL

    async def get(self, path: str) -> httpx.Response:
        """What the newest process answers."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            return await http.get(f"http://127.0.0.1:{self.port}{path}")

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """What the newest process made."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            answer = await http.post(f"http://127.0.0.1:{self.port}{path}", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def open_table(self, seats: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
        """A new table of the first variant, without any pace."""
        body = {"game": "contack", "variant": "house/1", "seats": seats, "pace_ms": 0, **changes}
        return await self.post("/api/tables", body)

    async def sit_down(self, opened: dict[str, Any], seen: int | None = None) -> Client:
        """The seat's connection, after its first update."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{opened['table']}/live"
        client = Client(await connect(address))
        self._clients.append(client)
        await client.say(do="hello", secret=opened["secret"], seen=seen)
        await client.hear("update")
        return client

    async def close(self) -> None:
        """Everything that ran or was connected is gone."""
        for client in self._clients:
            await client.connection.close()
        for process in self._processes:
            process.destroy()


async def my_turn(client: Client) -> dict[str, Any]:
    """The newest update, once it is this seat's turn or the round is over."""

    def settled(message: dict[str, Any]) -> bool:
        return bool(message["phase"] != "playing" or message["to_act"] == message["you"])

    update = next(message for message in reversed(client.messages) if message["is"] == "update")
    return update if settled(update) else await client.hear("update", settled)
