"""The study over HTTP: replay, lessons and questions, for whoever asks. Nothing is kept."""

import asyncio
from contextlib import nullcontext
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kontu.core.refusals import Refusal
from kontu.study.calls import CALLS, respond
from kontu.study.wishes import MOST_BYTES
from kontu.web.limits import Buckets, Crowds, too_much
from kontu.web.receiving import JSON, Posts, Refused, address_of
from kontu.web.settings import WebSettings

AT_ONCE: Final = 2
"""So many questions are worked out at the same time; the others wait, and the tables go on."""

LONG_BYTES: Final = 64 * 1024
"""Longer wishes leave one worker to the short ones, which are answered in a moment."""

MOST_WAITING: Final = 12
"""So many questions of one address wait or are worked out; a page asks a few at a time."""


class Studying:
    """Answers ``POST /api/study/<call>`` with what the study says."""

    def __init__(self, settings: WebSettings) -> None:
        buckets = Buckets(settings.study_most, settings.study_per_second, settings.now)
        self._posts = Posts(settings, buckets, MOST_BYTES)
        self._crowds = Crowds(MOST_WAITING)
        self._workers = asyncio.Semaphore(AT_ONCE)
        self._longer = asyncio.Semaphore(AT_ONCE - 1)

    def routes(self) -> list[Route]:
        """Where it is asked."""
        return [Route("/api/study/{call}", self.ask, methods=["POST"])]

    async def ask(self, request: Request) -> Response:
        """The answer, or the refusals, in the words of the study itself."""
        data = await self._posts.data(request)
        name = request.path_params["call"]
        if name not in CALLS:
            raise Refused(404, Refusal("path-unknown", "T-03"))
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise Refused(422, Refusal("message-malformed", "T-03")) from None
        with self._crowds.among(address_of(request)) as room:
            if not room:
                raise Refused(429, too_much())
            async with self._longer if len(data) > LONG_BYTES else nullcontext(), self._workers:
                # A long record takes a second, in which nobody at a table is to wait.
                status, answer = await asyncio.to_thread(respond, name, text)
        return Response(answer, status, media_type=JSON)
