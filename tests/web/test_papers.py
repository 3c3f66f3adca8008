"""Paper over HTTP: the same as ``kontu print``, and everything that is answered no."""

import asyncio
import threading
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest
from starlette.responses import Response

from kontu.paper import print_order, write_pdf
from kontu.paper.orders import read_order
from kontu.web.papers import MOST, MOST_WAITING
from tests.paper.measuring import pdf_pages, pdf_text, svg_page
from tests.web.serving import PATIENCE, Server, running


def refusals(answer: httpx.Response, status: int) -> list[dict[str, Any]]:
    assert answer.status_code == status, answer.text
    body = answer.json()
    found: list[dict[str, Any]] = body["refusals"] if "refusals" in body else [body["refusal"]]
    return found


async def test_a_pdf_is_the_one_that_the_command_line_writes(server: Server) -> None:
    answer = await server.http.get("/api/paper/card?lang=nb&paper=letter&variant=may-i/1")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert "kontu-card.pdf" in answer.headers["content-disposition"]
    order = read_order("card", {"lang": "nb", "paper": "letter", "variant": "may-i/1"})
    assert answer.content == write_pdf(print_order(order))


async def test_it_is_told_how_many_pages_there_would_be_and_each_is_had_as_svg(server: Server) -> None:
    line = "/api/paper/tiles?side=90"
    told = (await server.http.get(line + "&format=pages")).json()
    assert (told["pages"], told["width"], told["height"]) == (4, 210, 297)
    assert told["title"] == "Contack"
    answer = await server.http.get(line + "&format=svg&page=4")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "font-src data:" in answer.headers["content-security-policy"]
    assert len([said for _, said in svg_page(answer.text).texts if said.isdigit()]) == 27
    assert ET.fromstring(answer.text).get("lang") == "en"


async def test_a_set_of_ones_own_is_printed_with_its_name(server: Server) -> None:
    query = {"tiles": "1-2-3\n4-4-4 # worn\n1-2-3", "name": "Attic", "lang": "eu"}
    answer = await server.http.get("/api/paper/checklist", params=query)
    told = pdf_text(answer.content)
    assert "Attic" in told
    assert "1-2-3 ×2" in told


async def test_rules_may_be_changed_field_by_field(server: Server) -> None:
    answer = await server.http.get("/api/paper/sheet?change=hands%3D7&change=leftover_penalty%3D3&players=2")
    assert len(pdf_pages(answer.content)) == 3
    assert "× 3" in pdf_text(answer.content)


async def test_the_same_paper_is_not_sent_twice(server: Server) -> None:
    first = await server.http.get("/api/paper/tiles")
    again = await server.http.get("/api/paper/tiles", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "code", "status"),
    [
        ("poster", "message-wrong", 422),
        ("tiles?paper=a5", "message-wrong", 422),
        ("tiles?side=5", "message-wrong", 422),
        ("tiles?format=png", "message-wrong", 422),
        ("tiles?format=svg&page=2", "message-wrong", 422),
        ("tiles?format=svg&page=0", "message-wrong", 422),
        ("tiles?colour=blue", "message-field-unknown", 422),
        ("tiles?side=45&side=50", "message-field-twice", 422),
        ("tiles?tiles=1-2", "tile-notation", 422),
        ("tiles?tiles=1-2-11", "number-outside", 422),
        ("tiles?tiles=" + "1-2-3," * 201, "set-too-large", 422),
        ("tiles?name=" + "x" * 2_001, "message-too-large", 413),
        ("sheet?variant=hause/1", "variant-unknown", 422),
        ("sheet?change=handz=3", "field-unknown", 422),
        ("sheet?game=kontrakt&players=7", "seats-outside", 422),
        ("sheet?" + "change=hands=3&" * 61, "message-too-large", 413),
    ],
)
async def test_what_cannot_be_printed_is_refused_by_name(
    server: Server, path: str, code: str, status: int
) -> None:
    found = refusals(await server.http.get(f"/api/paper/{path}"), status)
    assert found[0]["code"] == code


async def test_nobody_has_paper_drawn_without_end() -> None:
    async with running(now=lambda: 0.0) as server:
        answers = [await server.http.get("/api/paper/poster") for _ in range(MOST + 1)]
    assert answers[MOST - 1].status_code == 422
    assert refusals(answers[MOST], 429)[0]["code"] == "too-much-at-once"


async def test_an_address_does_not_fill_the_queue(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = threading.Event()

    def slow(*_order: object) -> Response:
        drawn.wait(PATIENCE)
        return Response("drawn")

    monkeypatch.setattr("kontu.web.papers._answer", slow)
    tasks = [asyncio.create_task(server.http.get("/api/paper/tiles")) for _ in range(MOST_WAITING + 1)]
    done, waiting = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    assert [refusals(task.result(), 429)[0]["code"] for task in done] == ["too-much-at-once"]
    drawn.set()
    assert {answer.text for answer in await asyncio.gather(*waiting)} == {"drawn"}
