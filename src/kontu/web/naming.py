"""By which names the server answers: a stranger's name that leads here is no name of ours.

A page elsewhere may have its own name lead to this machine ("DNS rebinding"); to its browser the
server would then be that page's own. So a name must be known before anything else is asked.
"""

import socket
from collections.abc import Iterable
from functools import cached_property
from ipaddress import ip_address
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from kontu.core.refusals import Refusal
from kontu.web.addresses import is_loopback
from kontu.web.bodies import Problem

MISDIRECTED: Final = 421
MOST_OF_NAME: Final = 60


class Names:
    """The names of a server that listens at ``host``, with those it is given besides.

    One that listens on its own machine only answers by that machine's names for itself; another one
    by every address written in numbers and by the name of its machine.
    """

    def __init__(self, host: str, public: Iterable[str] = ()) -> None:
        self._only_here = is_loopback(host)
        self._given = frozenset(map(_plain, public)) | {_plain(host)}

    def have(self, header: str) -> bool:
        """True when ``header``, a name or address with or without a port, is one of the names."""
        name = _plain(_without_port(header))
        if name in self._given or is_loopback(name):
            return True
        return not self._only_here and (_is_address(name) or name in self._of_machine)

    @cached_property
    def _of_machine(self) -> frozenset[str]:
        own = _plain(socket.gethostname())
        short = own.partition(".")[0]
        return frozenset({own, short, f"{short}.local"} if short else ())


class NameGuard:
    """Lets only those in who asked for the server by one of its ``names``."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI has it."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        asked = Headers(scope=scope).getlist("host") or [""]
        strange = next((name for name in asked if not self._names.have(name)), None)
        if strange is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            # Before it is accepted: whoever asks is told 403 and no more.
            await send({"type": "websocket.close", "code": 1008})
        else:
            await _refuse(strange, send)


async def _refuse(name: str, send: Send) -> None:
    shown = _without_port(name)[:MOST_OF_NAME] or "?"
    body = msgspec.json.encode(Problem(refusal=Refusal("host-unknown", "T-04", {"name": shown})))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _without_port(header: str) -> str:
    if header.startswith("["):
        return header.partition("]")[0] + "]"
    return header.partition(":")[0]


def _plain(name: str) -> str:
    return name.strip().strip("[]").rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
