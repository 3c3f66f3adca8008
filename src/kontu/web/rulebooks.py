"""The rulebooks over HTTP: a book with its pictures, and the records it steps through."""

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kontu.core import registry
from kontu.core.refusals import Refusal
from kontu.core.registry import AnyGame
from kontu.locale import LANGUAGES, Language
from kontu.locale.languages import read_language
from kontu.rulebook.library import languages
from kontu.rulebook.pages import rules_page
from kontu.rulebook.walks import steps_of, walk_names
from kontu.web.receiving import JSON, Refused


class Rulebooks:
    """``GET /api/rules/{game}?lang=`` and ``GET /api/rules/{game}/walks/{name}``, each made once."""

    def __init__(self, games: Iterable[AnyGame] | None = None) -> None:
        self._games = tuple(game.name for game in (registry.all_games() if games is None else games))
        self._made: dict[tuple[str, str], bytes] = {}

    def routes(self) -> list[Route]:
        """Where the endpoints are found."""
        return [
            Route("/api/rules/{game}", self.rules),
            Route("/api/rules/{game}/walks/{name}", self.walk),
        ]

    async def rules(self, request: Request) -> Response:
        """The book of a game in the language asked for, English where none is."""
        game = self._game(request)
        language = _language(request.query_params.get("lang", Language.ENGLISH))
        if language not in languages(game):
            raise Refused(404, Refusal("path-unknown", "T-03"))
        return await self._answer(request, (game, language), lambda: rules_page(game, language))

    async def walk(self, request: Request) -> Response:
        """A record that the book steps through, frame by frame."""
        game, name = self._game(request), request.path_params["name"]
        # The books are read for it, though only once.
        if name not in await asyncio.to_thread(walk_names, game):
            raise Refused(404, Refusal("path-unknown", "T-03"))
        return await self._answer(request, (game, f"walks/{name}"), lambda: steps_of(name))

    def _game(self, request: Request) -> str:
        game: str = request.path_params["game"]
        if game not in self._games or not languages(game):
            raise Refused(404, Refusal("path-unknown", "T-03"))
        return game

    async def _answer(self, request: Request, key: tuple[str, str], make: Callable[[], Any]) -> Response:
        """What ``make`` makes, the same as long as the server runs; nothing when it is known already."""
        if key not in self._made:
            self._made[key] = await asyncio.to_thread(lambda: msgspec.json.encode(make()))
        body = self._made[key]
        tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type=JSON, headers=headers)


def _language(text: str) -> Language:
    found = read_language(text)
    if found is None:
        args = {"field": "lang", "choices": ", ".join(LANGUAGES)}
        raise Refused(422, Refusal("message-wrong", "T-03", args))
    return found
