"""Tables opened, looked up and sat down at; games and records fetched. JSON in, JSON out."""

from collections.abc import Iterable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kontu.core import registry
from kontu.core.refusals import Args, Refusal, RulesError
from kontu.core.registry import AnyGame, UnknownName
from kontu.core.seats import Seat
from kontu.records.writer import write
from kontu.table.recording import record_of
from kontu.table.refusing import check_name, unknown
from kontu.table.table import Table
from kontu.table.tables import Guest, Tables, TableUnknown
from kontu.web.bodies import (
    NewTable,
    PiecesText,
    Seated,
    SeatWish,
    SitDown,
    TableInfo,
    TableOpened,
)
from kontu.web.catalogue import describe
from kontu.web.limits import Buckets, too_much
from kontu.web.pieces import inspect, pieces_field
from kontu.web.reading import Reader
from kontu.web.receiving import JSON, Posts, Refused, address_of, answer
from kontu.web.settings import WebSettings
from kontu.web.studying import Studying

_NEW_TABLE: Final[Reader[NewTable]] = Reader(NewTable)
_SIT_DOWN: Final[Reader[SitDown]] = Reader(SitDown)
_PIECES: Final[Reader[PiecesText]] = Reader(PiecesText)


class Rest:
    """The endpoints under ``/api``, apart from the live connection."""

    def __init__(self, tables: Tables, settings: WebSettings, games: Iterable[AnyGame] | None = None) -> None:
        self._tables = tables
        self._settings = settings
        self._games = tuple(registry.all_games() if games is None else games)
        self._posts = Posts(settings)
        self._openings = Buckets(settings.table_most, settings.table_per_second, settings.now)
        self._catalogue: bytes | None = None

    def routes(self) -> list[Route]:
        """Where the endpoints are found."""
        return [
            Route("/api/games", self.games),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/seats/{seat}", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tiles/check", self.check_pieces, methods=["POST"]),
            *Studying(self._settings).routes(),
            Route("/api/{path:path}", self.nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        ]

    async def games(self, _request: Request) -> Response:
        """What can be played, the same for everybody as long as the server runs."""
        if self._catalogue is None:
            found = [describe(game, self._tables.settings) for game in self._games]
            self._catalogue = msgspec.json.encode(found)
        return Response(self._catalogue, media_type=JSON)

    async def open(self, request: Request) -> Response:
        """A new table; whoever asked for a seat gets its secret."""
        wish = await self._posts.body(request, _NEW_TABLE)
        if not self._openings.take(address_of(request)):
            raise Refused(429, too_much())
        guests = _guests(wish.seats)
        changes = {
            name: list(value) if isinstance(value, tuple) else value for name, value in wish.changes.items()
        }
        try:
            times = (wish.pace_ms, wish.window_ms, wish.window_least_ms)
            table, secrets = await self._tables.open(
                wish.game, wish.variant, changes, guests, *times, daily=wish.daily, hints=wish.hints
            )
        except UnknownName as error:
            raise Refused(422, unknown(error)) from error
        except RulesError as error:
            raise Refused(422, *error.refusals) from error
        seat, secret = next(iter(secrets.items()), (None, None))
        return answer(TableOpened(table=table.name, seat=seat, secret=secret), 201)

    async def table(self, request: Request) -> Response:
        """What anyone may know of the table."""
        table = await self._find(request)
        match = table.match
        return answer(
            TableInfo(
                table=table.name,
                game=match.game.name,
                variant=match.opened.variant,
                phase=match.phase,
                seats=table.seats(),
            )
        )

    async def sit(self, request: Request) -> Response:
        """The seat is taken; only a POST ever does that, so no link that is merely fetched takes one."""
        table = await self._find(request)
        body = await self._posts.body(request, _SIT_DOWN)
        seat = _seat(request.path_params["seat"])
        secret = await table.sit(seat, body.name)
        if isinstance(secret, Refusal):
            status = {"seat-taken": 409, "table-over": 409, "seat-unknown": 404}.get(secret.code, 422)
            raise Refused(status, secret)
        return answer(Seated(seat=seat, secret=secret), 201)

    async def record(self, request: Request) -> Response:
        """The record file: whole once the match is over, until then as an onlooker may see it."""
        table = await self._find(request)
        name = f"{table.match.game.name}-{table.name}.kontu"
        return Response(
            write(record_of(table.match, None)),
            media_type="application/toml; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def check_pieces(self, request: Request) -> Response:
        """What speaks against a set of one's own. Nothing is kept."""
        wish = await self._posts.body(request, _PIECES)
        for game in self._games:
            if (field := pieces_field(game)) is not None:
                return answer(inspect(game, field, wish.text, wish.seats))
        raise Refused(404, _no_such_path())

    async def nothing(self, _request: Request) -> Response:
        """There is nothing else."""
        raise Refused(404, _no_such_path())

    async def _find(self, request: Request) -> Table:
        try:
            return await self._tables.get(request.path_params["table"])
        except TableUnknown as error:
            raise Refused(404, Refusal("table-unknown", "T-04")) from error


def _guests(wishes: tuple[SeatWish, ...]) -> list[Guest]:
    """Who is to sit; raises Refused when somebody wants two seats, has no usable name or names no bot."""
    if sum(wish.kind == "you" for wish in wishes) > 1:
        raise Refused(422, Refusal("one-seat-each", "T-04"))
    guests = []
    for place, wish in enumerate(wishes):
        if refusal := check_name(wish.name.strip()):
            raise Refused(422, refusal)
        if wish.kind == "bot" and wish.bot is None:
            raise Refused(422, Refusal("message-field-missing", "T-03", {"field": f"seats[{place}].bot"}))
        if wish.kind != "bot" and wish.bot is not None:
            args: Args = {"field": f"seats[{place}].bot", "kind": wish.kind}
            raise Refused(422, Refusal("bot-not-here", "T-03", args))
        match wish.kind:
            case "you":
                guests.append(Guest(kind="person", name=wish.name.strip()))
            case "bot":
                guests.append(Guest(kind="bot", name=wish.name.strip(), bot=wish.bot))
            case "open":
                guests.append(Guest(kind="open"))
    return guests


def _seat(text: str) -> Seat:
    # What is no number is no seat; no table has a thousand.
    return Seat(int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else -1)


def _no_such_path() -> Refusal:
    return Refusal("path-unknown", "T-03")
