"""Score sheets over HTTP: blank forms, a sheet written on and read from any place on, records out and in."""

import asyncio
import hashlib
import re
from collections.abc import Iterable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kontu.core import registry
from kontu.core.refusals import Refusal, RefusedError, RulesError
from kontu.core.registry import AnyGame, UnknownName
from kontu.core.tallying import Form
from kontu.records.verification import verify
from kontu.records.writer import write
from kontu.sheet.books import NotWritten, SheetPage, Sheets, SheetUnknown
from kontu.sheet.forms import make_form, sheet_games
from kontu.sheet.operations import Open
from kontu.sheet.recording import opening_of, operations_of, record_of
from kontu.table.refusing import unknown
from kontu.web.bodies import FormWish, RecordText, SheetRead, SheetWish
from kontu.web.limits import Buckets, too_much
from kontu.web.reading import Reader
from kontu.web.receiving import JSON, Posts, Refused, address_of, answer
from kontu.web.settings import WebSettings

_WISH: Final[Reader[SheetWish]] = Reader(SheetWish)
_FORM: Final[Reader[FormWish]] = Reader(FormWish)
_RECORD: Final[Reader[RecordText]] = Reader(RecordText)

NAME: Final = re.compile(r"[A-Za-z0-9_-]{20,64}")
"""A sheet's name is its key: whoever knows it may write. It is too long to be guessed."""

KEPT: Final = "public, max-age=3600, stale-while-revalidate=604800"
"""Blank forms are the same for everybody until the program changes."""


class SheetDesk:
    """The endpoints of score sheets."""

    def __init__(self, sheets: Sheets, settings: WebSettings, games: Iterable[AnyGame] | None = None) -> None:
        self._sheets = sheets
        self._games = tuple(registry.all_games() if games is None else games)
        self._posts = Posts(settings)
        self._openings = Buckets(settings.table_most, settings.table_per_second, settings.now)
        self._readings = Buckets(settings.study_most, settings.study_per_second, settings.now)
        self._making = asyncio.Lock()
        self._forms: tuple[bytes, str] | None = None

    def routes(self) -> list[Route]:
        """Where the endpoints are found."""
        return [
            Route("/api/sheets/forms", self.forms),
            Route("/api/sheets/form", self.form, methods=["POST"]),
            Route("/api/sheets/read", self.read_record, methods=["POST"]),
            Route("/api/sheets/{sheet}", self.sheet),
            Route("/api/sheets/{sheet}/operations", self.write, methods=["POST"]),
            Route("/api/sheets/{sheet}/record", self.record),
        ]

    async def forms(self, request: Request) -> Response:
        """The blank sheet of every preset: what a phone needs to start one where there is no network."""
        async with self._making:
            if self._forms is None:
                # It takes a second, in which nobody at a table is to wait.
                self._forms = await asyncio.to_thread(self._all_forms)
            body, tag = self._forms
        headers = {"cache-control": KEPT, "etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type=JSON, headers=headers)

    async def form(self, request: Request) -> Response:
        """The blank sheet of rules that were changed. Nothing is kept."""
        wish = await self._posts.body(request, _FORM)
        return answer(await asyncio.to_thread(self._form, wish))

    async def sheet(self, request: Request) -> Response:
        """The sheet from operation ``since`` on."""
        since = request.query_params.get("since", "0")
        if not (since.isascii() and since.isdigit() and len(since) <= 6):
            args = {"field": "since", "choices": "0..999999"}
            raise Refused(422, Refusal("message-wrong", "T-03", args))
        return answer(await self._read(request, int(since)))

    async def write(self, request: Request) -> Response:
        """The operations are kept, then told: the answer is the sheet from ``since`` on."""
        name = _name(request)
        wish = await self._posts.body(request, _WISH)
        if wish.operations and isinstance(wish.operations[0], Open):
            if not self._openings.take(address_of(request)):
                raise Refused(429, too_much())
        try:
            return answer(await self._sheets.write(name, wish.operations, wish.since))
        except SheetUnknown as error:
            raise Refused(404, _unknown()) from error
        except NotWritten as error:
            raise Refused(422, error.refusal) from error
        except UnknownName as error:
            raise Refused(422, unknown(error)) from error
        except RulesError as error:
            raise Refused(422, *error.refusals) from error

    async def record(self, request: Request) -> Response:
        """The sheet as a record file."""
        page = await self._read(request, 0)
        # A sheet may be long.
        text = await asyncio.to_thread(lambda: write(record_of(page.form, page.operations)))
        return Response(
            text,
            media_type="application/toml; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="sheet-{page.sheet[:8]}.kontu"'},
        )

    async def read_record(self, request: Request) -> Response:
        """The operations that write a record's score sheet anew. Nothing is kept."""
        text = (await self._posts.body(request, _RECORD)).text
        return answer(await asyncio.to_thread(self._read_again, text))

    def _all_forms(self) -> tuple[bytes, str]:
        """The blank sheets of every preset as one body, and its tag."""
        body = msgspec.json.encode(tuple(sheet_games(self._games)))
        return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'

    def _read_again(self, text: str) -> SheetRead:
        verified = verify(text.encode())
        record = verified.record
        if record is None or verified.problems:
            raise Refused(422, *(problem.refusal for problem in verified.problems[:20]))
        try:
            opened = opening_of(record)
            seats = len(opened.names)
            wish = FormWish(game=opened.game, variant=opened.variant, changes=opened.changes, seats=seats)
            form = self._form(wish)
            return SheetRead(form=form, operations=operations_of(record, form))
        except RefusedError as error:
            raise Refused(422, error.refusal) from error

    def _form(self, wish: FormWish) -> Form:
        known = {game.name: game for game in self._games}
        try:
            if wish.game not in known:
                raise UnknownName("game", wish.game, tuple(known))
            return make_form(known[wish.game], wish.variant, wish.changes, wish.seats)
        except UnknownName as error:
            raise Refused(422, unknown(error)) from error
        except RulesError as error:
            raise Refused(422, *error.refusals) from error

    async def _read(self, request: Request, since: int) -> SheetPage:
        if not self._readings.take(address_of(request)):
            raise Refused(429, too_much())
        try:
            return await self._sheets.read(_name(request), since)
        except SheetUnknown as error:
            raise Refused(404, _unknown()) from error


def _name(request: Request) -> str:
    name: str = request.path_params["sheet"]
    if NAME.fullmatch(name) is None:
        raise Refused(404, _unknown())
    return name


def _unknown() -> Refusal:
    return Refusal("sheet-unknown", "T-04")
