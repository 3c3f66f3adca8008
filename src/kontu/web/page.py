"""The built page: one document for every address, and the files it is made of."""

from html import escape
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from kontu.locale import Texts, read_language
from kontu.locale.languages import Language
from kontu.web.guarding import ENGINE_POLICY

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files that the build names after what is in them."""

ASK_AGAIN: Final = "no-cache"
"""For files that keep their names when they change."""


ENGINE_LIST: Final = "engine/engine.json"
"""Says which of the browser's engines is today's."""

ENGINE_WORKER: Final = "assets/engine.worker-"
"""How the script begins in which the browser's own Python runs."""


class Page:
    """Serves the files in ``folder``; every other address without a dot is the page's own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def endpoint(self, request: Request) -> Response:
        """The file, the page, or a clear word where the page was never built."""
        path = request.path_params.get("path", "")
        file = self._file(path)
        if file is not None:
            return FileResponse(file, headers=_headers(path))
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        index = self._file("index.html")
        if index is None:
            return _not_built(request)
        return FileResponse(index, headers={"cache-control": ASK_AGAIN})

    def _file(self, path: str) -> Path | None:
        if "\0" in path:
            return None
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:
            # A name that no file can have, because it is too long.
            return None


def _headers(path: str) -> dict[str, str]:
    named_after_content = path.startswith(("assets/", "engine/")) and path != ENGINE_LIST
    headers = {"cache-control": FOR_EVER if named_after_content else ASK_AGAIN}
    if path.startswith(ENGINE_WORKER):
        headers["content-security-policy"] = ENGINE_POLICY
    return headers


def _not_built(request: Request) -> Response:
    wished = request.headers.get("accept-language", "").replace(";", ",").split(",")
    language = next(filter(None, map(read_language, wished)), Language.ENGLISH)
    texts = Texts(language, ("serve",))
    title, text = (escape(texts.text(key)) for key in ("serve-page-missing", "serve-page-missing-help"))
    document = (
        f'<!doctype html><html lang="{language.value}"><meta charset="utf-8">'
        f"<title>Kontu</title><h1>{title}</h1><p>{text}</p></html>"
    )
    return HTMLResponse(document, 503)
