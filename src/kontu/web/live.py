"""A viewer's live connection: messages in, answers and updates out, until somebody leaves."""

import asyncio
import logging
from contextlib import suppress
from typing import Final, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kontu.core.refusals import Refusal
from kontu.core.seats import Seat
from kontu.table import messages
from kontu.table.messages import (
    Act,
    AnswerWindow,
    AnyClientMessage,
    AnyServerMessage,
    AnyWish,
    Approve,
    Ask,
    AskHint,
    Claim,
    DropHint,
    EndTogether,
    Hello,
    Ready,
    Refused,
    Rematch,
    Stand,
    StandIn,
)
from kontu.table.table import Table
from kontu.table.tables import Tables, TableUnknown
from kontu.table.viewers import Viewer
from kontu.web.guarding import is_own_origin
from kontu.web.helping import Helping
from kontu.web.limits import Bucket, Buckets, too_much
from kontu.web.reading import Reader, cmd_id_of, malformed
from kontu.web.settings import WebSettings

LOG: Final = logging.getLogger(__name__)

NO_SUCH: Final = 4404
"""Closes a connection to a table that is not, or with a key that opens no seat."""

NO_HELLO: Final = 4400
"""Closes a connection that did not begin with a ``hello``."""

TOO_MUCH: Final = 1008
"""Closes a connection that went on after it was told that it asks too much."""

_MESSAGES: Final[Reader[AnyClientMessage]] = Reader(messages.AnyClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


class Live:
    """The live connections of one server."""

    def __init__(self, tables: Tables, settings: WebSettings) -> None:
        self._tables = tables
        self._settings = settings
        self._connections = Buckets(settings.connection_most, settings.connection_per_second, settings.now)
        self._helping = Helping(settings)

    async def endpoint(self, socket: WebSocket) -> None:
        """One connection, from its opening to its end."""
        address = socket.client.host if socket.client else ""
        if not is_own_origin(socket.headers, self._settings.origins) or not self._connections.take(address):
            # Before it is accepted: the browser is told 403 and no more.
            await socket.close()
            return
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await self._welcome(socket, address)

    async def _welcome(self, socket: WebSocket, address: str) -> None:
        try:
            table = await self._tables.get(socket.path_params["table"])
        except TableUnknown:
            await _turn_away(socket, Refusal("table-unknown", "T-04"), NO_SUCH)
            return
        hello = await self._hello(socket)
        if isinstance(hello, Refusal):
            await _turn_away(socket, hello, NO_HELLO)
            return
        viewer = await table.join(hello.secret, hello.seen)
        if isinstance(viewer, Refusal):
            await _turn_away(socket, viewer, NO_SUCH)
            return
        try:
            await self._converse(socket, table, viewer, address)
        finally:
            table.leave(viewer)
            self._helping.forget(viewer, address)

    async def _hello(self, socket: WebSocket) -> Hello | Refusal:
        try:
            async with asyncio.timeout(self._settings.hello_within):
                message = self._read(await _receive(socket))
        except TimeoutError:
            return Refusal("hello-first", "T-03")
        if isinstance(message, Refusal | Hello):
            return message
        return Refusal("hello-first", "T-03")

    async def _converse(self, socket: WebSocket, table: Table, viewer: Viewer, address: str) -> None:
        """Reads and writes at once; the first to end ends both."""
        listening = asyncio.create_task(self._listen(socket, table, viewer, address))
        telling = asyncio.create_task(_tell(socket, table, viewer))
        try:
            await asyncio.wait((listening, telling), return_when=asyncio.FIRST_COMPLETED)
        finally:
            listening.cancel()
            telling.cancel()
            ended = await asyncio.gather(listening, telling, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        for message in viewer.take_answers():
            await _send(socket, message)
        await socket.close(TOO_MUCH)

    async def _listen(self, socket: WebSocket, table: Table, viewer: Viewer, address: str) -> None:
        """Hears the viewer out; returns only when he went on after he was told that it is too much."""
        settings = self._settings
        bucket = Bucket(settings.message_most, settings.message_per_second, settings.now)
        floods = 0
        while True:
            data = await _receive(socket)
            # Who does not read his answers is not read either.
            await viewer.room()
            if not bucket.take():
                floods += 1
                if floods > settings.floods_endured:
                    return
                viewer.answer(self._refused(data, too_much()))
                continue
            message = self._read(data)
            if isinstance(message, Refusal):
                viewer.answer(self._refused(data, message))
                continue
            if isinstance(message, AskHint | DropHint):
                self._helping.help(table, viewer, message, address)
                continue
            answer = await _hear(table, viewer, message)
            if isinstance(answer, Refusal):
                answer = Refused(cmd_id=None, refusal=answer)
            if answer is not None:
                viewer.answer(answer)
            if isinstance(answer, messages.Stale) or answer is None:
                viewer.tell()

    def _read(self, data: str | None) -> AnyClientMessage | Refusal:
        return malformed() if data is None else _MESSAGES.read(data, self._settings.message_size)

    def _refused(self, data: str | None, refusal: Refusal) -> Refused:
        """The answer to what was not even heard, by the name it gave itself if that can be read."""
        return Refused(cmd_id=cmd_id_of(data, self._settings.message_size), refusal=refusal)


async def _receive(socket: WebSocket) -> str | None:
    """The text of the next message; None when it is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    return text


async def _hear(table: Table, viewer: Viewer, message: AnyWish) -> AnyServerMessage | Refusal | None:
    """What the table answers; None when an update says it all."""
    try:
        return await _pass_on(table, viewer, message)
    except Exception:
        # The disk may be full. Nothing was acknowledged; the viewer may try again.
        LOG.exception("table %s: a wish could not be granted", table.name)
        cmd_id = message.cmd_id if isinstance(message, Act | AnswerWindow) else None
        return Refused(cmd_id=cmd_id, refusal=Refusal("not-stored", "T-09"))


async def _pass_on(table: Table, viewer: Viewer, message: AnyWish) -> AnyServerMessage | Refusal | None:
    match message:
        case Act():
            return await table.act(viewer.seat, message)
        case AnswerWindow():
            return await table.answer(viewer.seat, message)
        case Stand(text=text):
            return await table.stand(viewer.seat, text)
        case EndTogether(wish=wish):
            return await table.end(viewer.seat, wish=wish)
        case Ask():
            return table.ask(viewer.seat, message)
        case Ready(number=number):
            return await table.ready(viewer.seat, number)
        case StandIn(seat=seat):
            return await table.stand_in(viewer.seat, Seat(seat))
        case Rematch():
            return await table.rematch(viewer.seat)
        case Claim(seat=seat, name=name):
            return table.claim(viewer, Seat(seat), name)
        case Approve(claim=claim):
            return await table.approve(viewer.seat, claim)
        case Hello():
            return Refusal("hello-once", "T-03")
        case _:
            assert_never(message)


async def _tell(socket: WebSocket, table: Table, viewer: Viewer) -> None:
    while True:
        await viewer.news()
        for message in viewer.take_answers():
            await _send(socket, message)
        if viewer.update_due:
            await _send(socket, table.update(viewer))


async def _send(socket: WebSocket, message: AnyServerMessage) -> None:
    await socket.send_text(_ENCODER.encode(message).decode())


async def _turn_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    await _send(socket, Refused(cmd_id=None, refusal=refusal))
    await socket.close(code)
