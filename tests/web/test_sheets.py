"""Score sheets over HTTP."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from kontu.records import verify
from tests.web.processes import Machine
from tests.web.serving import PATIENCE, Server, running
from tests.web.test_rest import refusal, refusals

NAME = "sheet-name-nobody-can-guess"
AT = "2026-11-29T18:00:00Z"
OPEN: dict[str, Any] = {
    "op": "open",
    "id": "a1",
    "at": AT,
    "game": "contack",
    "variant": "house/1",
    "names": ["Ane", "Bjørn"],
}
PLAY: dict[str, Any] = {"op": "play", "id": "a2", "at": AT, "round": 1, "seat": 0, "points": 15}


async def written(server: Server, *operations: dict[str, Any], since: int = 0) -> Any:
    answer = await server.post(f"/api/sheets/{NAME}/operations", {"operations": operations, "since": since})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_two_phones_write_on_one_sheet_and_read_the_same(server: Server) -> None:
    first = await written(server, OPEN, PLAY)
    assert (first["next"], first["form"]["plays"]["totals"][-1]) == (2, 50)
    second = await written(server, {**PLAY, "id": "b1", "seat": 1, "points": 20}, since=2)
    assert [one["id"] for one in second["operations"]] == ["b1"]
    read = (await server.http.get(f"/api/sheets/{NAME}", params={"since": 2})).json()
    assert (read["operations"], read["next"]) == (second["operations"], 3)


async def test_forms_of_all_presets_can_be_kept(server: Server) -> None:
    answer = await server.http.get("/api/sheets/forms")
    games = {game["name"]: game for game in answer.json()}
    assert games["contack"]["presets"][0]["name"] == "house/1"
    assert [form["seats"] for form in games["kontrakt"]["presets"][0]["forms"]] == [3, 4, 5]
    assert "ace_points" in {field["name"] for field in games["kontrakt"]["fields"]}
    assert games["kontrakt"]["presets"][3]["values"]["joker_points"] == 25
    assert "max-age" in answer.headers["cache-control"]
    same = await server.http.get("/api/sheets/forms", headers={"if-none-match": answer.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")


async def test_a_form_of_changed_rules(server: Server) -> None:
    wish = {"game": "kontrakt", "variant": "kontrakt/1", "changes": {"joker_points": 25}, "seats": 4}
    form = (await server.post("/api/sheets/form", wish)).json()
    assert form["costs"]["pieces"][-1] == {"piece": "*", "points": 25, "copies": 3}
    refused = await server.post("/api/sheets/form", {**wish, "seats": 9})
    assert refusal(refused, 422)["code"] == "seats-outside"
    unknown = await server.post("/api/sheets/form", {**wish, "game": "chess"})
    assert refusal(unknown, 422)["code"] == "game-unknown"


async def test_a_sheet_is_fetched_as_a_record_and_read_again(server: Server) -> None:
    left = [{"op": "left", "id": f"l{i}", "at": AT, "round": 1, "seat": i, "count": i} for i in (0, 1)]
    await written(server, OPEN, PLAY, *left, {"op": "close", "id": "c", "at": AT, "round": 1})
    record = await server.http.get(f"/api/sheets/{NAME}/record")
    assert verify(record.content).problems == ()
    assert ".kontu" in record.headers["content-disposition"]
    again = (await server.post("/api/sheets/read", {"text": record.text})).json()
    assert [one["op"] for one in again["operations"]] == ["open", "play", "left", "left", "close"]
    broken = record.text.replace("p1 =15", "p1 =25")
    refused = refusals(await server.post("/api/sheets/read", {"text": broken}), 422)
    assert {one["rule"] for one in refused} == {"R-09"}


async def test_a_sheet_nobody_began_and_a_name_that_could_be_guessed_are_unknown(server: Server) -> None:
    for name in (NAME, "1", "x" * 65, "with space and more letters"):
        answer = await server.http.get(f"/api/sheets/{name}")
        assert refusal(answer, 404)["code"] == "sheet-unknown"
    answer = await server.post("/api/sheets/1/operations", {"operations": [OPEN]})
    assert refusal(answer, 404)["code"] == "sheet-unknown"
    answer = await server.post(f"/api/sheets/{NAME}/operations", {"operations": [PLAY]})
    assert refusal(answer, 404)["code"] == "sheet-unknown"


async def test_what_is_not_understood_is_refused_by_name(server: Server) -> None:
    path = f"/api/sheets/{NAME}/operations"
    await written(server, OPEN)
    for wrong, code in [
        ({**PLAY, "points": "15"}, "message-wrong"),
        ({**PLAY, "color": 1}, "message-field-unknown"),
        ({**PLAY, "op": "plya"}, "message-wrong"),
        ({**PLAY, "round": 0}, "message-wrong"),
        ({**PLAY, "at": "yesterday"}, "message-wrong"),
        ({**PLAY, "seat": 2}, "sheet-no-such-seat"),
    ]:
        answer = await server.post(path, {"operations": [wrong]})
        assert refusal(answer, 422)["code"] == code, wrong
    answer = await server.post(path, {"operations": [PLAY] * 201})
    assert refusal(answer, 422)["code"] == "message-wrong"
    answer = await server.http.get(f"/api/sheets/{NAME}", params={"since": "-1"})
    assert refusal(answer, 422)["args"]["field"] == "since"
    assert (await server.http.get(f"/api/sheets/{NAME}")).json()["next"] == 1


async def test_a_foreign_page_writes_on_no_sheet(server: Server) -> None:
    answer = await server.http.post(
        f"/api/sheets/{NAME}/operations",
        json={"operations": [OPEN]},
        headers={"origin": "https://elsewhere.example"},
    )
    assert refusal(answer, 403)["code"] == "foreign-origin"


async def test_what_was_told_outlives_a_kill_and_is_not_kept_twice(machine: Machine) -> None:
    await machine.start()
    wish = {"operations": [OPEN, PLAY], "since": 0}
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        for _ in range(2):
            path = f"http://127.0.0.1:{machine.port}/api/sheets/{NAME}/operations"
            answer = await http.post(path, json=wish)
            assert answer.json()["next"] == 2
            await machine.kill()
            await machine.start()
    assert (await machine.get(f"/api/sheets/{NAME}")).json()["next"] == 2


async def test_nobody_reads_a_sheet_without_end() -> None:
    async with running(study_most=2, study_per_second=0) as server:
        await written(server, OPEN)
        assert (await server.http.get(f"/api/sheets/{NAME}")).status_code == 200
        assert (await server.http.get(f"/api/sheets/{NAME}/record")).status_code == 200
        refused = await server.http.get(f"/api/sheets/{NAME}")
        assert refusal(refused, 429)["code"] == "too-much-at-once"


async def test_nobody_waits_while_forms_are_made(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = threading.Event()

    def slow(_games: object) -> Iterator[str]:
        yield "made while others were answered" if seen.wait(PATIENCE) else "others had to wait"

    monkeypatch.setattr("kontu.web.sheets.sheet_games", slow)
    making = [asyncio.create_task(server.http.get("/api/sheets/forms")) for _ in range(2)]
    assert (await server.http.get("/api/games")).status_code == 200
    seen.set()
    answers = [(await task).json() for task in making]
    assert answers == [["made while others were answered"]] * 2
