"""The built page: one document for every address, and the files it is made of."""

from html import escape
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from kontu.locale import Texts, read_language
from kontu.locale.languages import Language

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files that the build names after what is in them."""

ASK_AGAIN: Final = "no-cache"
"""For files that keep their names when they change."""


class Page:
    """Serves the files in ``folder``; every other address without a dot is the page's own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def endpoint(self, request: Request) -> Response:
        """The file, the page, or a clear word where the page was never built."""
        path = request.path_params.get("path", "")
        file = self._file(path)
        if file is not None:
            kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
            return FileResponse(file, headers={"cache-control": kept})
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        index = self._file("index.html")
        if index is None:
            return _not_built(request)
        return FileResponse(index, headers={"cache-control": ASK_AGAIN})

    def _file(self, path: str) -> Path | None:
        if "\0" in path:
            return None
        file = (self._folder / path).resolve()
        return file if file.is_relative_to(self._folder) and file.is_file() else None


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
