"""Paper over HTTP: what ``kontu print`` prints, as PDF, or page by page as SVG. Nothing is kept."""

import asyncio
import hashlib
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kontu.core.refusals import Refusal, RulesError
from kontu.core.registry import UnknownName
from kontu.paper import Document, Order, print_order, write_pdf, write_svg
from kontu.paper.orders import read_order, tiles_in
from kontu.table.refusing import unknown
from kontu.web.limits import Buckets, Crowds, too_much
from kontu.web.receiving import Refused, address_of, answer
from kontu.web.settings import WebSettings

WISHES: Final = frozenset(
    {"game", "variant", "lang", "paper", "name", "side", "ink", "players", "large", "tiles", "format", "page"}
)
AGAIN: Final = "change"
"""The one wish that may stand there more than once."""

FORMATS: Final = ("pdf", "svg", "pages")
MOST_LETTERS: Final = 2_000
MOST_CHANGES: Final = 60

MOST: Final = 120
PER_SECOND: Final = 6
AT_ONCE: Final = 2
"""So many are drawn at the same time: drawing takes a processor."""

MOST_WAITING: Final = 24
"""So many papers of one address wait or are drawn; a browser asks for six pages at a time."""

ALONE: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A picture that is looked at by itself may use the typefaces inside it, and nothing else."""

KEPT: Final = "private, max-age=60"


class PrintInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What would be printed: its title, how many pages, and their size in millimetres."""

    title: str
    pages: int
    width: float
    height: float


class Papers:
    """The endpoints of what can be printed."""

    def __init__(self, settings: WebSettings) -> None:
        self._buckets = Buckets(MOST, PER_SECOND, settings.now)
        self._crowds = Crowds(MOST_WAITING)
        self._drawing = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> list[Route]:
        """Where the endpoints are found."""
        return [Route("/api/paper/{kind}", self.paper)]

    async def paper(self, request: Request) -> Response:
        """The PDF; with ``format=svg`` one ``page``; with ``format=pages`` what there would be."""
        if not self._buckets.take(address_of(request)):
            raise Refused(429, too_much())
        wishes, changes = _wishes(request)
        form = _one_of("format", wishes.pop("format", "pdf"))
        page = wishes.pop("page", "1")
        order = _order(request.path_params["kind"], wishes, changes)
        with self._crowds.among(address_of(request)) as room:
            if not room:
                raise Refused(429, too_much())
            return await self._draw(request, order, form, page)

    async def _draw(self, request: Request, order: Order, form: str, page: str) -> Response:
        async with self._drawing:
            return await asyncio.to_thread(_answer, request.headers.get("if-none-match"), order, form, page)


def _answer(known: str | None, order: Order, form: str, page: str) -> Response:
    document = _drawn(order)
    if form == "pages":
        first = document.pages[0]
        info = PrintInfo(
            title=document.title, pages=len(document.pages), width=first.width, height=first.height
        )
        return answer(info)
    if form == "svg":
        data, kind = _svg(order, _number(page, len(document.pages))), "image/svg+xml"
    else:
        data, kind = _pdf(order), "application/pdf"
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"cache-control": KEPT, "etag": tag, "content-security-policy": ALONE}
    if known == tag:
        return Response(status_code=304, headers=headers)
    headers["content-disposition"] = f'inline; filename="kontu-{order.kind}.{form}"'
    return Response(data, media_type=kind, headers=headers)


@lru_cache(maxsize=32)
def _drawn(order: Order) -> Document:
    return print_order(order)


@lru_cache(maxsize=32)
def _pdf(order: Order) -> bytes:
    return write_pdf(_drawn(order))


@lru_cache(maxsize=64)
def _svg(order: Order, number: int) -> bytes:
    return write_svg(_drawn(order), number).encode()


def _wishes(request: Request) -> tuple[dict[str, str], list[str]]:
    """What the address wishes for, each thing once and of fair length."""
    wishes: dict[str, str] = {}
    changes: list[str] = []
    for name, value in request.query_params.multi_items():
        if len(value) > MOST_LETTERS:
            raise Refused(413, Refusal("message-too-large", "T-06", {"most": MOST_LETTERS}))
        if name == AGAIN:
            changes.append(value)
        elif name not in WISHES:
            raise Refused(422, Refusal("message-field-unknown", "T-03", {"field": name[:40], "nearest": ""}))
        elif name in wishes:
            raise Refused(422, Refusal("message-field-twice", "T-03", {"field": name}))
        else:
            wishes[name] = value
    if len(changes) > MOST_CHANGES:
        raise Refused(413, Refusal("message-too-large", "T-06", {"most": MOST_CHANGES}))
    return wishes, changes


def _order(kind: str, wishes: dict[str, str], changes: list[str]) -> Order:
    text = wishes.pop("tiles", "")
    tiles, wrong = tiles_in(text)
    if wrong:
        raise Refused(422, *(each.refusal for each in wrong[:10]))
    try:
        return read_order(kind, wishes, changes, tiles if text.strip() else None)
    except UnknownName as error:
        raise Refused(422, unknown(error)) from error
    except RulesError as error:
        raise Refused(422, *error.refusals) from error


def _one_of(field: str, text: str) -> str:
    if text not in FORMATS:
        raise Refused(422, Refusal("message-wrong", "T-03", {"field": field, "choices": ", ".join(FORMATS)}))
    return text


def _number(text: str, pages: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4 and 1 <= int(text) <= pages):
        raise Refused(422, Refusal("message-wrong", "T-03", {"field": "page", "choices": f"1..{pages}"}))
    return int(text)
