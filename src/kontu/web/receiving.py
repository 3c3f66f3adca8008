"""What somebody posts is taken in: from a page of ours, of fair size, in JSON; and every answer is JSON."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kontu.core.refusals import Refusal
from kontu.web.bodies import Problem, Problems
from kontu.web.guarding import foreign_origin, is_own_origin
from kontu.web.limits import Buckets, too_much
from kontu.web.reading import Reader, malformed, too_large, too_slow
from kontu.web.settings import WebSettings

T = TypeVar("T")

JSON: Final = "application/json"

READ_OFF_BYTES: Final = 16 * 1024 * 1024
"""So much of a body that is refused is still taken in: who is not done sending does not hear the answer."""

READ_OFF_S: Final = 5.0


class Refused(Exception):
    """The request is answered with ``status`` and what is wrong with it."""

    def __init__(self, status: int, *refusals: Refusal) -> None:
        super().__init__(status)
        self.status = status
        self.refusals = refusals


def answer(body: Any, status: int = 200) -> Response:
    """The body as JSON."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def refuse(_request: Request, error: Exception) -> Response:
    """The answer that says no, for one reason or several."""
    if not isinstance(error, Refused):
        raise error
    if len(error.refusals) == 1:
        return answer(Problem(refusal=error.refusals[0]), error.status)
    return answer(Problems(refusals=error.refusals), error.status)


class Posts:
    """Takes in the bodies of POSTs, not too many from one address and none too long (T-06).

    ``posts`` and ``most`` (bytes of a body) are used where those of ``settings`` will not do.
    """

    def __init__(self, settings: WebSettings, posts: Buckets | None = None, most: int | None = None) -> None:
        self._settings = settings
        self._posts = posts or Buckets(settings.post_most, settings.post_per_second, settings.now)
        self._most = settings.body_size if most is None else most

    async def body(self, request: Request, reader: Reader[T]) -> T:
        """The body of a POST, from a page of ours, in JSON, of fair size."""
        body = reader.read(await self.data(request), self._most)
        if isinstance(body, Refusal):
            raise Refused(422, body)
        return body

    async def data(self, request: Request) -> bytes:
        """The bytes of such a body, which nobody has read yet."""
        stream = request.stream()
        try:
            self._admit(request)
            async with asyncio.timeout(self._settings.body_within):
                return await self._collect(stream)
        except TimeoutError:
            raise Refused(408, too_slow(self._settings.body_within)) from None
        except ClientDisconnect:
            # Nobody is left to hear it; it is no failure of ours either.
            raise Refused(400, malformed()) from None
        except Refused:
            await _read_off(stream)
            raise

    def _admit(self, request: Request) -> None:
        if not is_own_origin(request.headers, self._settings.origins):
            raise Refused(403, foreign_origin())
        if not self._posts.take(address_of(request)):
            raise Refused(429, too_much())
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refused(415, Refusal("content-type-wrong", "T-03", {"right": JSON}))

    async def _collect(self, stream: AsyncIterator[bytes]) -> bytes:
        data = bytearray()
        async for chunk in stream:
            data += chunk
            if len(data) > self._most:
                raise Refused(413, too_large(self._most))
        return bytes(data)


async def _read_off(stream: AsyncIterator[bytes]) -> None:
    """What still comes is taken in and dropped, for a while."""
    left = READ_OFF_BYTES
    with suppress(ClientDisconnect, TimeoutError):
        async with asyncio.timeout(READ_OFF_S):
            async for chunk in stream:
                left -= len(chunk)
                if left < 0:
                    return


def address_of(request: Request) -> str:
    """Where the request comes from; empty where nobody can tell."""
    return request.client.host if request.client else ""
