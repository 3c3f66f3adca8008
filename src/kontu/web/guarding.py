"""What stands before every answer: security headers, and who may ask from where."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontu.core.refusals import Refusal

# Svelte sets styles on elements; scripts, images and connections are all our own.
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

ENGINE_POLICY: Final = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
"""For the one script that runs WebAssembly, in a worker of its own; no page and no other script may."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Adds the headers to every answer, whoever made it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI has it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_guarded)


def is_own_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """True when no page asks, or one of this server's own or of an allowed origin does.

    A browser says which page asks; what is no browser says nothing and holds nobody's keys.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in {"http", "https"} and parts.netloc == headers.get("host")


def foreign_origin() -> Refusal:
    """T-04: another site's page wanted to play in the visitor's name."""
    return Refusal("foreign-origin", "T-04")
