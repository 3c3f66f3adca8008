"""The review over HTTP: a line for each decision, as soon as it is weighed, as long as somebody listens."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from kontu.bots.thinking import Thinkers, thought
from kontu.core.refusals import Refusal
from kontu.review.planning import Plan, judged_by, plan
from kontu.review.turns import (
    AnyReviewLine,
    ReviewRefused,
    ReviewSkipped,
    ReviewTurn,
    ReviewWaiting,
    summed,
)
from kontu.study.wishes import MOST_BYTES, StudyRefused
from kontu.web.bodies import ReviewWish
from kontu.web.limits import Buckets, Crowds, too_much
from kontu.web.reading import Reader
from kontu.web.receiving import Posts, Refused, address_of
from kontu.web.settings import WebSettings

LOG: Final = logging.getLogger(__name__)

LINES: Final = "application/x-ndjson"

MOST_WAITING: Final = 3
"""So many reviews of one address are under way or wait: one is worked out at a time."""

MOST_READ: Final = 12
"""So many records of one address are read or wait for it: one is read at a time, and the tables go on."""

AT_ONCE: Final = 4
"""So many reviews of different addresses share the processes that weigh."""

_WISH: Final[Reader[ReviewWish]] = Reader(ReviewWish)


class Reviewing:
    """Answers ``POST /api/review`` with lines of JSON. Nothing is kept."""

    def __init__(self, settings: WebSettings, advisers: Thinkers | None = None) -> None:
        buckets = Buckets(settings.study_most, settings.study_per_second, settings.now)
        self._posts = Posts(settings, buckets, MOST_BYTES)
        self._advisers = advisers
        self._crowds = Crowds(MOST_WAITING)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._workers = asyncio.Semaphore(AT_ONCE)
        self._readers = Crowds(MOST_READ)
        self._reading = asyncio.Lock()

    def routes(self) -> list[Route]:
        """Where it is asked."""
        return [Route("/api/review", self.review, methods=["POST"])]

    async def review(self, request: Request) -> Response:
        """The plan, the turns and the end, or the refusals."""
        wish = await self._posts.body(request, _WISH)
        planned = await self._planned(wish, address_of(request))
        lines = self._lines(planned, address_of(request))
        # A browser that holds back what comes slowly would show no progress.
        return StreamingResponse(lines, media_type=LINES, headers={"x-accel-buffering": "no"})

    async def _planned(self, wish: ReviewWish, address: str) -> Plan:
        with self._readers.among(address) as room:
            if not room:
                raise Refused(429, too_much())
            try:
                async with self._reading:
                    # A long record takes a second, in which nobody at a table is to wait.
                    return await asyncio.to_thread(plan, wish.text, wish.seat)
            except StudyRefused as error:
                raise Refused(422, *error.refusals) from error

    async def _lines(self, planned: Plan, address: str) -> AsyncIterator[bytes]:
        """Who does not listen any more ends it: the server cancels what it waits for here."""
        turn = self._turns.setdefault(address, asyncio.Lock())
        with self._crowds.among(address) as room:
            if not room:
                yield _line(ReviewRefused(refusal=too_much()))
                return
            if turn.locked():
                yield _line(ReviewWaiting())
            async with turn, self._workers:
                async for line in self._weighed(planned):
                    yield _line(line)

    async def _weighed(self, planned: Plan) -> AsyncIterator[AnyReviewLine]:
        yield planned.announced()
        lines: list[ReviewTurn | ReviewSkipped] = []
        for at in planned.entries:
            try:
                decision = await asyncio.to_thread(planned.decision, at)
                judged = await thought(self._advisers, planned.adviser(at), judged_by, decision)
            except Exception:
                LOG.exception("a review could not go on")
                yield ReviewRefused(refusal=Refusal("server-failed", "T-09"))
                return
            lines.append(planned.line(at, judged))
            yield lines[-1]
        yield summed(lines)


def _line(line: AnyReviewLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
