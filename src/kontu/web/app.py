"""The whole web room: REST, live connections and the page behind one front door."""

from collections.abc import Iterable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from kontu.core.refusals import Refusal
from kontu.core.registry import AnyGame
from kontu.sheet.books import Sheets
from kontu.store import MemoryStore
from kontu.table.tables import Tables
from kontu.web.bodies import Problem
from kontu.web.guarding import SecurityHeaders
from kontu.web.live import Live
from kontu.web.naming import NameGuard, Names
from kontu.web.page import Page
from kontu.web.papers import Papers
from kontu.web.receiving import Refused, answer, refuse
from kontu.web.rest import Rest
from kontu.web.reviewing import Reviewing
from kontu.web.rulebooks import Rulebooks
from kontu.web.settings import WebSettings
from kontu.web.sheets import SheetDesk


def build_app(
    tables: Tables,
    settings: WebSettings | None = None,
    games: Iterable[AnyGame] | None = None,
    sheets: Sheets | None = None,
) -> ASGIApp:
    """The application over ``tables`` and ``sheets``, without which sheets last as long as the process.

    ``games`` are those offered, else all that are installed.
    """
    chosen = settings or WebSettings()
    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/live", Live(tables, chosen).endpoint),
            *SheetDesk(sheets or Sheets(MemoryStore()), chosen, games).routes(),
            *Rulebooks(games).routes(),
            *Papers(chosen).routes(),
            *Reviewing(chosen, tables.settings.advisers).routes(),
            *Rest(tables, chosen, games).routes(),
            Route("/{path:path}", Page(chosen.page).endpoint),
        ],
        exception_handlers={Refused: refuse, HTTPException: _plain, Exception: _failed},
    )
    # Outside of everything, so that an answer to a failure is guarded too.
    return SecurityHeaders(NameGuard(app, Names(chosen.host, chosen.public)))


def _plain(_request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return answer(Problem(refusal=Refusal("path-unknown", "T-03")), status)


def _failed(_request: Request, _error: Exception) -> Response:
    # What went wrong is in the log; nothing of it is told.
    return answer(Problem(refusal=Refusal("server-failed", "T-09")), 500)
