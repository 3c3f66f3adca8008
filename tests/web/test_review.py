"""The review over HTTP: lines as they are weighed, one review of an address at a time, none for who left."""

import asyncio
import json
import time
from typing import Any

import pytest

from kontu.core.refusals import Refusal
from kontu.study.wishes import StudyRefused
from kontu.web import reviewing
from kontu.web.reviewing import MOST_READ, MOST_WAITING
from tests.records.matches import HAND
from tests.web.serving import Server

WISH = {"text": HAND.decode(), "seat": 1}


async def lines_of(server: Server, wish: dict[str, Any]) -> list[dict[str, Any]]:
    async with server.http.stream("POST", "/api/review", json=wish) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        return [json.loads(line) async for line in answer.aiter_lines()]


async def test_a_review_tells_its_plan_then_each_turn_then_the_sum(server: Server) -> None:
    plan, *turns, end = await lines_of(server, WISH)
    assert (plan["is"], plan["seat"], plan["decisions"]) == ("plan", 1, len(turns))
    assert {turn["is"] for turn in turns} == {"turn"}
    assert [turn["at"] for turn in turns] == sorted(turn["at"] for turn in turns)
    assert (end["is"], end["decisions"]) == ("end", len(turns))
    assert end["total"] == pytest.approx(sum(turn["loss"] for turn in turns), abs=0.01)


async def test_reviews_of_one_address_follow_each_other_and_too_many_are_refused(server: Server) -> None:
    async with asyncio.TaskGroup() as group:
        asked = [group.create_task(lines_of(server, WISH)) for _ in range(MOST_WAITING + 1)]
    firsts = sorted(task.result()[0]["is"] for task in asked)
    assert firsts == sorted(["plan", "refused", *["waiting"] * (MOST_WAITING - 1)])
    assert sum(task.result()[-1]["is"] == "end" for task in asked) == MOST_WAITING


async def test_whoever_leaves_makes_room_for_the_next(server: Server) -> None:
    for _ in range(MOST_WAITING + 2):
        async with server.http.stream("POST", "/api/review", json=WISH) as answer:
            async for _line in answer.aiter_lines():
                break
    async with asyncio.timeout(20):
        # The server is told of the one who left last a moment later.
        while (await lines_of(server, WISH))[-1]["is"] != "end":  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_what_cannot_be_reviewed_is_refused_before_anything_is_told(server: Server) -> None:
    for wish, code in (
        ({"text": HAND.decode(), "seat": 9}, "message-wrong"),
        ({"text": HAND.decode(), "place": 1}, "message-field-unknown"),
        ({"text": HAND.decode(), "seat": -1}, "message-wrong"),
    ):
        answer = await server.post("/api/review", wish)
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (422, code)
    assert (await server.post("/api/review", {"text": "nothing"})).status_code == 422
    foreign = await server.post("/api/review", WISH, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403


async def test_records_are_read_one_at_a_time_and_too_many_are_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading: list[int] = []
    most = 0

    def slow(_text: str, _seat: int | None) -> Any:
        nonlocal most
        reading.append(1)
        most = max(most, len(reading))
        time.sleep(0.03)
        reading.pop()
        raise StudyRefused(Refusal("record-empty", "R-01"))

    monkeypatch.setattr(reviewing, "plan", slow)
    async with asyncio.TaskGroup() as group:
        asked = [group.create_task(server.post("/api/review", WISH)) for _ in range(3 * MOST_READ)]
    codes = [task.result().status_code for task in asked]
    assert most == 1
    assert set(codes) == {422, 429}
    assert (await server.post("/api/review", WISH)).status_code == 422
