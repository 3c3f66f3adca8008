"""The built page and its files: cached as they may be, guarded, and missed in plain words."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.serving import Server, running

INDEX = "<!doctype html><title>Kontu</title>"


@pytest.fixture
async def built(tmp_path: Path) -> AsyncIterator[Server]:
    """A server over a small page, with a secret beside it."""
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "sw.js").write_text("// worker")
    (page / "assets" / "index-Dk3x.js").write_text("// code")
    (tmp_path / "secret.txt").write_text("secret")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    async with running(page=page) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/table/x", "/anything/at/all", "/sheet/" + "x" * 5_000])
async def test_every_address_is_the_page(built: Server, path: str) -> None:
    answer = await built.http.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_named_after_what_is_in_them_are_kept_for_ever_and_others_asked_for_again(
    built: Server,
) -> None:
    code = await built.http.get("/assets/index-Dk3x.js")
    assert code.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert code.headers["content-type"].startswith("text/javascript")
    worker = await built.http.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    again = await built.http.get("/sw.js", headers={"if-none-match": worker.headers["etag"]})
    assert again.status_code in {200, 304}


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-1234.js",
        "/robots.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/link.txt",
        "/x%00.js",
        "//etc/passwd.txt",
    ],
)
async def test_a_file_that_is_not_the_pages_is_not_found(built: Server, path: str) -> None:
    answer = await built.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["refusal"]["code"] == "path-unknown"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/gone.js"])
async def test_every_answer_is_guarded(built: Server, path: str) -> None:
    headers = (await built.http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_answers_of_the_api_are_not_kept(built: Server) -> None:
    assert (await built.http.get("/api/games")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("wished", "language", "word"),
    [
        ("", "en", "has not been built"),
        ("fr, de;q=0.5", "en", "has not been built"),
        ("nb-NO,nb;q=0.9,en;q=0.8", "nb", "ikke bygd"),
        ("eu", "eu", "ez da eraiki"),
    ],
)
async def test_where_the_page_was_never_built_it_says_so(
    tmp_path: Path, wished: str, language: str, word: str
) -> None:
    async with running(page=tmp_path / "nothing") as server:
        answer = await server.http.get("/", headers={"accept-language": wished})
        assert answer.status_code == 503
        assert f'lang="{language}"' in answer.text
        assert word in answer.text
        assert "make page" in answer.text
        assert (await server.http.get("/api/games")).status_code == 200


async def test_the_page_is_only_read(built: Server) -> None:
    assert (await built.http.post("/")).status_code == 405
    assert (await built.http.head("/")).status_code == 200
