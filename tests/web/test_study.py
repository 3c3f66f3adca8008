"""The study over HTTP: the same answers as without it, and what stands before every post."""

import json

import httpx
import pytest

from kontu.study import respond
from tests.records.matches import HAND
from tests.web.serving import Server, running

WISHES = {
    "replay": {"text": HAND.decode()},
    "frame": {"text": HAND.decode(), "at": 3, "viewer": "all"},
    "verdict": {"text": HAND.decode(), "at": 3, "action": "3-1-10@2,0"},
    "ask-contack": {"hand": ["1-2-3"]},
    "ask-kontrakt": {"ask": "worth", "cards": ["Qs"]},
    "games": {},
    "frames": {"text": "nothing", "at": 0, "count": 3},
}


async def ask(server: Server, call: str, content: bytes | str) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return await server.http.post(f"/api/study/{call}", content=content, headers=headers)


@pytest.mark.parametrize("call", WISHES)
async def test_the_server_answers_as_the_study_does(server: Server, call: str) -> None:
    wish = json.dumps(WISHES[call])
    answer = await ask(server, call, wish)
    assert (answer.status_code, answer.text) == respond(call, wish)
    assert answer.headers["content-type"] == "application/json"


async def test_a_call_that_is_none_is_not_found(server: Server) -> None:
    answer = await ask(server, "sing", "{}")
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (404, "path-unknown")


async def test_what_cannot_be_read_is_refused(server: Server) -> None:
    assert (await ask(server, "games", b"\xff")).json()["refusal"]["code"] == "message-malformed"
    assert (await ask(server, "games", b"{" * 10)).status_code == 422


async def test_a_record_of_half_a_megabyte_is_taken_in_and_more_than_a_wish_is_not(server: Server) -> None:
    padded = json.dumps({"text": HAND.decode() + "# " + "x" * 500_000})
    assert (await ask(server, "replay", padded)).json()["problems"] == []
    answer = await ask(server, "replay", b"x" * 800_000)
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (413, "message-too-large")


async def test_another_sites_page_may_not_ask(server: Server) -> None:
    headers = {"content-type": "application/json", "origin": "https://elsewhere.example"}
    answer = await server.http.post("/api/study/games", content="{}", headers=headers)
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "foreign-origin")


async def test_too_many_questions_at_once_are_told_to_wait() -> None:
    async with running(study_most=3, study_per_second=0) as server:
        statuses = [(await ask(server, "ask-contack", "{}")).status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
