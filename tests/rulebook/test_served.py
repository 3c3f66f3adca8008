"""The books over HTTP: with every picture, in the language asked for, and the records to step through."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from kontu.rulebook import languages
from kontu.rulebook.book import Example, Figure
from kontu.rulebook.pages import RulesPage
from kontu.rulebook.walks import Steps, walk_names
from tests.web.serving import running


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    async with running() as server:
        yield server.http


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["refusal"]["code"]
    return found


async def test_a_book_comes_with_a_picture_of_every_example_and_figure(http: httpx.AsyncClient) -> None:
    for language in languages("contack"):
        answer = await http.get("/api/rules/contack", params={"lang": language})
        page = msgspec.json.decode(answer.content, type=RulesPage)
        assert page.book.language == language
        assert page.languages == ("eu", "nb", "en")
        shown = {block.name for block in page.book.blocks() if isinstance(block, Example | Figure)}
        assert set(page.positions) == shown
    fifty = page.positions["fifty"]
    assert (fifty.viewer, fifty.action, fifty.legal, fifty.rule) == ("p1", "6-10-7@-1,0", True, "")
    assert len(fifty.observation["layout"]) == fifty.entries == 9
    assert (page.positions["four-and-three"].legal, page.positions["four-and-three"].rule) == (False, "C-22")


async def test_a_book_comes_in_english_where_no_language_is_asked_for(http: httpx.AsyncClient) -> None:
    assert (await http.get("/api/rules/contack")).json()["book"]["language"] == "en"


async def test_a_book_that_is_known_already_is_not_sent_again(http: httpx.AsyncClient) -> None:
    first = await http.get("/api/rules/contack")
    again = await http.get("/api/rules/contack", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_which_records_a_book_has_is_read_out_of_it_once(http: httpx.AsyncClient) -> None:
    assert code(await http.get("/api/rules/contack/walks/nothing")) == "path-unknown"
    read = walk_names.cache_info().misses
    assert code(await http.get("/api/rules/contack/walks/nothing")) == "path-unknown"
    assert walk_names.cache_info().misses == read


async def test_a_record_comes_frame_by_frame(http: httpx.AsyncClient) -> None:
    for name in walk_names("contack"):
        answer = await http.get(f"/api/rules/contack/walks/{name}")
        steps = msgspec.json.decode(answer.content, type=Steps)
        assert steps.frames[0].actor == "d"
        assert steps.frames[0].observation["layout"] == []
        assert [frame.points for frame in steps.frames[-2:]] == [5, 15]
        last: dict[str, Any] = steps.frames[-1].observation
        assert len(last["layout"]) == 13


async def test_what_does_not_exist_is_said_so(http: httpx.AsyncClient) -> None:
    for path in ("chess", "lanterns", "contack/walks/nothing"):
        answer = await http.get(f"/api/rules/{path}")
        assert (answer.status_code, code(answer)) == (404, "path-unknown")
    answer = await http.get("/api/rules/contack", params={"lang": "xx"})
    assert (answer.status_code, code(answer)) == (422, "message-wrong")
    assert answer.json()["refusal"]["args"]["choices"] == "eu, nb, en"
