"""The study over HTTP: replay, lessons and questions, for whoever asks. Nothing is kept."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kontu.core.refusals import Refusal
from kontu.study.calls import CALLS, respond
from kontu.study.wishes import MOST_BYTES
from kontu.web.limits import Buckets
from kontu.web.receiving import JSON, Posts, Refused
from kontu.web.settings import WebSettings

AT_ONCE: Final = 2
"""So many questions are worked out at the same time; the others wait, and the tables go on."""


class Studying:
    """Answers ``POST /api/study/<call>`` with what the study says."""

    def __init__(self, settings: WebSettings) -> None:
        buckets = Buckets(settings.study_most, settings.study_per_second, settings.now)
        self._posts = Posts(settings, buckets, MOST_BYTES)
        self._workers = asyncio.Semaphore(AT_ONCE)

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
        async with self._workers:
            # A long record takes a second or two, in which nobody at a table is to wait.
            status, answer = await asyncio.to_thread(respond, name, text)
        return Response(answer, status, media_type=JSON)
