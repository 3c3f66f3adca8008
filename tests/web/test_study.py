"""The study over HTTP: the same answers as without it, and what stands before every post."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from kontu.study import respond
from kontu.web.studying import AT_ONCE, LONG_BYTES, MOST_WAITING
from tests.records.matches import HAND
from tests.web.serving import PATIENCE, Server, running

WISHES = {
    "replay": {"text": HAND.decode()},
    "frame": {"text": HAND.decode(), "at": 3, "viewer": "all"},
    "verdict": {"text": HAND.decode(), "at": 3, "action": "3-1-10@2,0"},
    "ask-contack": {"hand": ["1-2-3"]},
    "ask-kontrakt": {"ask": "worth", "cards": ["Qs"]},
    "games": {},
    "alone-puzzle": {"shape": "triangle", "laid": ["1-2-3@-1,-1"], "tile": "9-2-8"},
    "alone-solve": {"shape": "hexagon", "laid": ["1-2-3@0,0"], "steps": 4000},
    "alone-patience": {"date": "2026-11-30", "actions": ["pass"]},
    "alone-daily": {"date": "2026-11-30"},
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


class Thinking:
    """Stands in for the study, has ``begun`` on what is long, and answers it when ``done`` is set."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.begun = threading.Event()

    def __call__(self, _name: str, text: str) -> tuple[int, str]:
        if "long" in text:
            self.begun.set()
            self.done.wait(PATIENCE)
        return 200, "{}"


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    found = Thinking()
    monkeypatch.setattr("kontu.web.studying.respond", found)
    yield found
    found.done.set()


async def test_long_records_leave_a_worker_to_short_questions(server: Server, thinking: Thinking) -> None:
    long = [asyncio.create_task(ask(server, "replay", "long" * LONG_BYTES)) for _ in range(AT_ONCE + 1)]
    assert await asyncio.to_thread(thinking.begun.wait, PATIENCE)
    assert (await ask(server, "ask-contack", "{}")).status_code == 200
    assert not any(task.done() for task in long)
    thinking.done.set()
    assert [answer.status_code for answer in await asyncio.gather(*long)] == [200] * (AT_ONCE + 1)


async def test_an_address_does_not_fill_the_queue(server: Server, thinking: Thinking) -> None:
    tasks = [asyncio.create_task(ask(server, "replay", "long")) for _ in range(MOST_WAITING + 3)]
    done, waiting = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    while len(done) < 3:
        more, waiting = await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        done |= more
    assert {task.result().json()["refusal"]["code"] for task in done} == {"too-much-at-once"}
    thinking.done.set()
    assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {200}
    assert (await ask(server, "replay", "short")).status_code == 200


async def test_what_never_comes_whole_is_not_waited_for() -> None:
    async with running(body_within=0.2) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(half_a_wish(server.port))
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"message-too-slow" in answer


async def test_who_hangs_up_while_sending_leaves_nothing_in_the_log(
    server: Server, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    _reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(half_a_wish(server.port))
    await writer.drain()
    await ask(server, "games", "{}")
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    await ask(server, "games", "{}")
    assert caplog.text + capfd.readouterr().err == ""


def half_a_wish(port: int) -> bytes:
    lines = ("POST /api/study/games HTTP/1.1", f"Host: 127.0.0.1:{port}", "Content-Type: application/json")
    return "\r\n".join((*lines, "Content-Length: 100", "", "{")).encode()
