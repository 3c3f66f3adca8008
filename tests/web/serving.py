"""A real server on a free port, in the test's own event loop, and clients that keep every byte."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kontu.core import registry
from kontu.core.seats import Seat
from kontu.table.tables import Guest
from kontu.web.app import build_app
from kontu.web.serving import QuietServer, uvicorn_config
from kontu.web.settings import WebSettings
from tests.table.lanterns import LANTERNS
from tests.table.sitting import PEOPLE, Evening, rested

PATIENCE = 30


class Server:
    """Where the server is, and what lies behind it."""

    def __init__(self, evening: Evening, port: int, http: httpx.AsyncClient) -> None:
        self.evening = evening
        self.port = port
        self.http = http
        self.clients: list[Client] = []

    @property
    def origin(self) -> str:
        """What a browser on our own page says it is."""
        return f"http://127.0.0.1:{self.port}"

    async def open(
        self, guests: tuple[Guest, ...] = PEOPLE, game: str = "lanterns", variant: str = "plain/1"
    ) -> tuple[str, dict[Seat, str]]:
        """A table where only a person can go on."""
        table, secrets = await self.evening.open(guests, game, variant)
        await rested(self.evening, table)
        return table.name, secrets

    async def connect(self, table: str, origin: str | None = None) -> "Client":
        """A connection that has said nothing yet."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        client = Client(await connect(address, additional_headers={"origin": origin} if origin else None))
        self.clients.append(client)
        return client

    async def join(self, table: str, secret: str | None = None, seen: int | None = None) -> "Client":
        """A connection that has said hello and got its first update."""
        client = await self.connect(table)
        await client.say(do="hello", secret=secret, seen=seen)
        await client.hear("update")
        return client

    async def post(self, path: str, body: Any, **changes: Any) -> httpx.Response:
        """What the server answers to the body as JSON, or to raw bytes."""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"content-type": "application/json", **changes.pop("headers", {})}
        return await self.http.post(path, content=content, headers=headers, **changes)


class Client:
    """One live connection; ``frames`` are all texts it got, ``messages`` what they say."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self._next = 0

    async def say(self, **message: Any) -> None:
        """The message is sent."""
        await self.connection.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.messages.append(message)
        return message

    async def hear(
        self, kind: str, when: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next message of this kind for which ``when`` holds; others are kept but not returned."""
        while True:
            message = await self.receive()
            if message["is"] == kind and when(message):
                return message

    async def refused(self) -> dict[str, Any]:
        """The refusal in the next answer that is one."""
        refusal: dict[str, Any] = (await self.hear("refused"))["refusal"]
        return refusal

    async def act(self, action: str, at: int, cmd_id: str) -> None:
        """The action is sent."""
        await self.say(do="act", at=at, cmd_id=cmd_id, action=action)

    async def closed(self) -> int | None:
        """The code with which the server closed the connection."""
        async with asyncio.timeout(PATIENCE):
            await self.connection.wait_closed()
        return self.connection.close_code


@asynccontextmanager
async def running(evening: Evening | None = None, **settings: Any) -> AsyncIterator[Server]:
    """A server over the tables of ``evening``, until the block ends."""
    begun = evening or Evening()
    started = asyncio.Event()
    games = (*registry.all_games(), LANTERNS)
    app = build_app(begun.tables, WebSettings(**settings), games)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        uvicorn = QuietServer(uvicorn_config(app), started.set)
        running_server = asyncio.create_task(uvicorn.serve(sockets=[listening]))
        async with asyncio.timeout(PATIENCE):
            await started.wait()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            server = Server(begun, port, http)
            yield server
            for client in server.clients:
                await client.connection.close()
        uvicorn.should_exit = True
        await running_server
    await begun.close()


def encoded(message: Any) -> str:
    """A message as the server writes it."""
    return msgspec.json.encode(message).decode()
