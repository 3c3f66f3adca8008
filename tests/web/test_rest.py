"""Tables opened, found and sat down at over HTTP, and everything that is answered no."""

import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from kontu import bots
from kontu.core.seats import Seat
from kontu.records import read
from kontu.table.tables import Guest
from tests.bots import visitors
from tests.table.sitting import BOTS, PEOPLE, Evening, rested
from tests.web.serving import Server, running

TABLE: dict[str, Any] = {
    "game": "contack",
    "variant": "house/1",
    "seats": [{"kind": "you", "name": "Ane"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}],
}


def refusal(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    (found,) = refusals(answer, status)
    return found


def refusals(answer: httpx.Response, status: int) -> list[dict[str, Any]]:
    assert answer.status_code == status, answer.text
    body = answer.json()
    found: list[dict[str, Any]] = body["refusals"] if "refusals" in body else [body["refusal"]]
    return found


async def test_games_tell_their_rules_variants_sizes_and_bots(server: Server) -> None:
    games = {game["name"]: game for game in (await server.http.get("/api/games")).json()}
    contack, lanterns = games["contack"], games["lanterns"]
    assert contack["seats"] == [2, 3, 4, 5, 6, 7]
    assert contack["variants"][0]["name"] == "house/1"
    assert "random" in contack["bots"]
    (direction, *_) = contack["fields"]
    assert (direction["name"], direction["kind"], direction["rule"]) == ("direction", "choice", "C-15")
    assert contack["variants"][2]["values"]["must_play"] is True
    assert len(contack["variants"][0]["values"]["tiles"]) == 36
    assert lanterns["seats"] == [2, 3, 4]
    assert [variant["seats"] for variant in lanterns["variants"]] == [[2, 3, 4]] * 2
    assert (contack["windows"], lanterns["windows"]) == (False, False)
    assert [field["name"] for field in lanterns["fields"]] == ["cards", "rounds"]


async def test_a_new_table_gives_its_opener_a_seat_and_a_secret(server: Server) -> None:
    answer = await server.post("/api/tables", TABLE)
    assert answer.status_code == 201
    opened = answer.json()
    assert opened["seat"] == 0
    client = await server.join(opened["table"], opened["secret"])
    (update,) = client.messages
    assert (update["you"], update["phase"]) == (0, "seating")
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in update["seats"]] == [
        ("person", "Ane", None),
        ("bot", "", "random"),
        ("open", "", None),
    ]


async def test_whoever_opens_a_table_for_others_gets_no_seat(server: Server) -> None:
    answer = await server.post("/api/tables", {**TABLE, "seats": [{"kind": "bot", "bot": "random"}] * 2})
    assert (answer.json()["seat"], answer.json()["secret"]) == (None, None)


async def test_changed_fields_are_the_tables_rules(server: Server) -> None:
    tiles = [f"{a}-{b}-{c}" for a in (1, 2) for b in (3, 4, 5) for c in (6, 7, 8)]
    changes = {"hands": 1, "must_play": True, "direction": "counterclockwise", "tiles": tiles}
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    opened = (await server.post("/api/tables", {**TABLE, "changes": changes, "seats": seats})).json()
    (update,) = (await server.join(opened["table"], opened["secret"])).messages
    rules = update["observation"]["rules"]
    assert (rules["hands"], rules["must_play"], rules["direction"]) == (1, True, "counterclockwise")
    assert len(rules["tiles"]) == 18


async def test_looking_at_a_table_takes_no_seat_and_tells_no_secret(server: Server) -> None:
    table, secrets = await server.open((PEOPLE[0], Guest(kind="open")))
    for _ in range(2):
        answer = await server.http.get(f"/api/tables/{table}")
        assert answer.json()["seats"][1]["kind"] == "open"
        assert set(answer.json()) == {"table", "game", "variant", "phase", "seats"}
        assert secrets[Seat(0)] not in answer.text
    assert (await server.http.get(f"/api/tables/{table}/seats/1")).status_code in {404, 405}
    assert (await server.http.get(f"/api/tables/{table}")).json()["phase"] == "seating"


async def test_an_open_seat_is_taken_by_a_post_and_only_once(server: Server) -> None:
    table, _ = await server.open((PEOPLE[0], Guest(kind="open")))
    answer = await server.post(f"/api/tables/{table}/seats/1", {"name": "Cat"})
    assert answer.status_code == 201
    assert answer.json()["seat"] == 1
    client = await server.join(table, answer.json()["secret"])
    assert client.messages[0]["you"] == 1
    again = refusal(await server.post(f"/api/tables/{table}/seats/1", {"name": "Eve"}), 409)
    assert (again["code"], again["args"]) == ("seat-taken", {"seat": "p2"})


@pytest.mark.parametrize("seat", ["2", "-1", "x", "99999999999999999999", "1.0", "²"])
async def test_a_seat_that_is_not_there_cannot_be_taken(server: Server, seat: str) -> None:
    table, _ = await server.open((PEOPLE[0], Guest(kind="open")))
    found = refusal(await server.post(f"/api/tables/{table}/seats/{seat}", {"name": "Cat"}), 404)
    assert found["code"] == "seat-unknown"


@pytest.mark.parametrize("path", ["", "/record"])
async def test_a_table_that_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert refusal(await server.http.get(f"/api/tables/nowhere{path}"), 404)["code"] == "table-unknown"
    posted = await server.post("/api/tables/nowhere/seats/0", {"name": ""})
    assert refusal(posted, 404)["code"] == "table-unknown"


@pytest.mark.parametrize(
    ("change", "code", "args"),
    [
        ({"game": "contak"}, "game-unknown", {"name": "contak", "nearest": "contack"}),
        ({"variant": "huose/1"}, "variant-unknown", {"name": "huose/1", "nearest": "house/1"}),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "bot": "gredy"}]}, "bot-unknown", {}),
        ({"seats": [{"kind": "you"}]}, "seats-outside", {"seats": 1, "least": 2, "most": 7}),
        ({"seats": [{"kind": "open"}] * 8}, "seats-outside", {"seats": 8, "least": 2, "most": 7}),
        ({"seats": [{"kind": "open"}] * 17}, "message-wrong", {"field": "seats"}),
        ({"seats": [{"kind": "you"}] * 2}, "one-seat-each", {}),
        ({"seats": [{"kind": "you", "name": "x" * 41}, {"kind": "open"}]}, "name-unusable", {"most": 40}),
        ({"seats": [{"kind": "bot"}, {"kind": "you"}]}, "message-field-missing", {"field": "seats[0].bot"}),
        (
            {"seats": [{"kind": "king"}, {"kind": "you"}]},
            "message-wrong",
            {"field": "seats[0].kind", "choices": "bot, open, you"},
        ),
        ({"seats": [{"kind": "open"}, {"nmae": "x"}]}, "message-field-unknown", {"field": "seats[1].nmae"}),
        ({"seats": [{"kind": "open", "nmae": ""}]}, "message-field-unknown", {"nearest": "name"}),
        ({"seats": [{"name": "x"}]}, "message-field-missing", {"field": "seats[0].kind"}),
        (
            {"seats": [{"kind": "open"}, {"kind": "you", "bot": "greedy"}]},
            "bot-not-here",
            {"field": "seats[1].bot", "kind": "you"},
        ),
        ({"changes": {"handz": 3}}, "field-unknown", {"field": "handz", "nearest": "hands"}),
        ({"changes": {"hands": "3"}}, "value-unknown", {}),
        ({"changes": {"hands": 0}}, "value-outside", {"field": "hands", "value": 0, "least": 1, "most": 100}),
        ({"changes": {"partnerships": True}}, "partnerships-need-four", {"seats": 3}),
        ({"changes": {"tiles": ["1-2-3"]}}, "set-too-small", {"tiles": 1, "seats": 3, "needed": 16}),
        ({"changes": {"hands": None}}, "message-wrong", {"field": "changes.hands", "choices": "1..100"}),
        (
            {"changes": {"must_play": True, "hands": 1.0}},
            "message-wrong",
            {"field": "changes.hands", "choices": "1..100"},
        ),
        ({"changes": {"must_play": 0.5}}, "message-wrong", {"choices": "true, false"}),
        ({"changes": {"direction": {}}}, "message-wrong", {"field": "changes.direction"}),
        ({"changes": {"handz": {}}}, "message-wrong", {"field": "changes.handz", "choices": ""}),
        ({"game": "chess", "changes": {"hands": {}}}, "message-wrong", {"choices": ""}),
        (
            {"game": "kontrakt", "variant": "kontrakt/1", "changes": {"deal": [10, 1.5]}},
            "message-wrong",
            {"choices": "1..30"},
        ),
        ({"changes": {"tiles": ["1-2-3", {}]}}, "message-wrong", {"field": "changes.tiles[1]"}),
        ({"changes": {"hands": 10**30}}, "value-outside", {"field": "hands", "value": 10**30}),
        ({"pace_ms": -1}, "message-wrong", {"field": "pace_ms", "choices": "0..10000"}),
        ({"pace_ms": 10_001}, "message-wrong", {"field": "pace_ms"}),
        ({"pace_ms": 1.5}, "message-wrong", {"field": "pace_ms", "choices": "0..10000"}),
        ({"spare": 1}, "message-field-unknown", {"field": "spare", "nearest": ""}),
        ({"varient": "x"}, "message-field-unknown", {"field": "varient", "nearest": "variant"}),
    ],
    ids=lambda value: str(value)[:40],
)
async def test_a_table_that_cannot_be_opened_is_refused_by_name(
    server: Server, change: dict[str, Any], code: str, args: dict[str, Any]
) -> None:
    found = refusals(await server.post("/api/tables", {**TABLE, **change}), 422)[0]
    assert found["code"] == code
    assert found["args"].items() >= args.items()
    assert await server.evening.store.tables() == ()


async def test_everything_that_is_wrong_with_the_rules_is_told_at_once(server: Server) -> None:
    changes = {"hands": 0, "partnerships": True, "scoring": "counters"}
    found = refusals(await server.post("/api/tables", {**TABLE, "changes": changes}), 422)
    assert {one["code"] for one in found} == {
        "value-outside",
        "counters-with-penalty",
        "partnerships-need-four",
    }


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "message-malformed"),
        (b"{", 422, "message-malformed"),
        (b"\xff\xfe", 422, "message-malformed"),
        (b"[" * 60_000, 422, "message-wrong"),
        (b'{"game": ' + b"[" * 60_000, 422, "message-wrong"),
        (b"[]", 422, "message-wrong"),
        (b"null", 422, "message-wrong"),
        (b'{"variant": "house/1", "seats": []}', 422, "message-field-missing"),
        (b'"' + b"x" * 70_000 + b'"', 413, "message-too-large"),
    ],
    ids=lambda value: str(value)[:24],
)
async def test_a_body_that_is_not_understood_is_refused(
    server: Server, body: bytes, status: int, code: str
) -> None:
    assert refusal(await server.post("/api/tables", body), status)["code"] == code
    assert await server.evening.store.tables() == ()


async def test_a_body_without_a_length_is_cut_off_when_it_is_too_long(server: Server) -> None:
    async def chunks() -> Any:
        for _ in range(100):
            yield b" " * 1024

    headers = {"content-type": "application/json"}
    answer = await server.http.post("/api/tables", content=chunks(), headers=headers)
    assert refusal(answer, 413)["args"] == {"most": 65536}


async def test_what_is_not_sent_as_json_is_refused(server: Server) -> None:
    answer = await server.post("/api/tables", TABLE, headers={"content-type": "text/plain"})
    found = refusal(answer, 415)
    assert (found["code"], found["args"]) == ("content-type-wrong", {"right": "application/json"})


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b'{"text":"1-2-3","text":"4-5-6"}', "text"),
        (b'{"text":"1-2-3","seats":2,"\\u0073eats":3}', "seats"),
    ],
)
async def test_a_field_that_stands_there_twice_is_refused(server: Server, body: bytes, field: str) -> None:
    found = refusal(await server.post("/api/tiles/check", body), 422)
    assert (found["code"], found["args"]) == ("message-field-twice", {"field": field})


async def test_a_field_twice_deep_inside_opens_no_table(server: Server) -> None:
    body = b"""{"game":"contack","variant":"house/1","changes":{"hands":1,"hands":2},
               "seats":[{"kind":"open"},{"kind":"open"}]}"""
    assert refusal(await server.post("/api/tables", body), 422)["args"] == {"field": "hands"}
    assert await server.evening.store.tables() == ()


@pytest.mark.parametrize("headers", [{}, {"origin": "http://evil.example"}, {"content-type": "text/plain"}])
async def test_a_body_of_megabytes_is_answered_and_not_cut_off(
    server: Server, headers: dict[str, str]
) -> None:
    for _ in range(3):
        answer = await server.post("/api/tables", b"x" * 5_000_000, headers=headers)
        assert answer.status_code in {403, 413, 415}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "file://"])
async def test_another_sites_page_cannot_post(server: Server, origin: str) -> None:
    table, _ = await server.open((PEOPLE[0], Guest(kind="open")))
    for path, body in (("/api/tables", TABLE), (f"/api/tables/{table}/seats/1", {"name": "Eve"})):
        found = refusal(await server.post(path, body, headers={"origin": origin}), 403)
        assert (found["code"], found["rule"]) == ("foreign-origin", "T-04")
    assert await server.evening.store.tables() == (table,)


async def test_our_own_page_and_an_allowed_one_can_post() -> None:
    async with running(origins=frozenset({"https://play.example"})) as server:
        for origin in (server.origin, "https://play.example"):
            assert (await server.post("/api/tables", TABLE, headers={"origin": origin})).status_code == 201


async def test_t06_tables_are_not_opened_without_end() -> None:
    async with running(table_most=2, now=lambda: 0.0) as server:
        answers = [await server.post("/api/tables", TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert refusal(answers[2], 429)["code"] == "too-much-at-once"


async def test_t06_an_address_does_not_post_without_end() -> None:
    async with running(post_most=2, now=lambda: 0.0) as server:
        answers = [await server.post("/api/tiles/check", {"text": "1-2-3"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


async def test_the_record_is_as_an_onlooker_may_see_it_and_whole_once_over(server: Server) -> None:
    table, secrets = await server.open((PEOPLE[0], PEOPLE[1]), "contack", "house/1")
    answer = await server.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="contack-{table}.kontu"'
    under_way = read(answer.content)
    assert under_way.view == "onlooker"
    assert under_way.rounds[0].nonce is None
    assert set((under_way.rounds[0].deal or ())[-1].pieces) == {"??"}
    assert not any(secret in answer.text for secret in secrets.values())
    over, _ = await server.open(BOTS, "contack", "house/1")
    whole = read((await server.http.get(f"/api/tables/{over}/record")).content)
    assert whole.view == "all"
    assert whole.totals is not None
    assert all(one.nonce and one.commit for one in whole.rounds)


async def test_own_tiles_are_looked_over_line_by_line(server: Server) -> None:
    text = "# my box\n1-2-3\n9-2-8, 9-5-8  # two in one line\n\n9-2-8\n7-7-1\n11-2-3\nfoo\n"
    report = (await server.post("/api/tiles/check", {"text": text, "seats": 2})).json()
    assert report["pieces"] == ["1-2-3", "9-2-8", "9-5-8", "9-2-8", "7-7-1"]
    assert [(one["line"], one["refusal"]["code"]) for one in report["refusals"]] == [
        (7, "number-outside"),
        (8, "tile-notation"),
        (None, "set-too-small"),
        (5, "tile-twice"),
    ]
    assert [(one["line"], one["refusal"]["code"]) for one in report["warnings"]] == [
        (6, "number-repeated"),
        (None, "set-count"),
    ]


async def test_repeated_numbers_are_one_warning_with_all_their_tiles(server: Server) -> None:
    text = "7-7-1\n8-8-2\n0-1-2\n"
    report = (await server.post("/api/tiles/check", {"text": text, "seats": 2})).json()
    repeated = [one for one in report["warnings"] if one["refusal"]["code"] == "number-repeated"]
    assert [(one["line"], one["refusal"]["args"]["tiles"]) for one in repeated] == [(None, "7-7-1, 8-8-2")]
    assert (report["refusals"][0]["line"], report["refusals"][0]["refusal"]["code"]) == (3, "number-outside")


async def test_a_good_set_of_tiles_has_nothing_against_it(server: Server) -> None:
    games = (await server.http.get("/api/games")).json()
    tiles = next(game for game in games if game["name"] == "contack")["variants"][0]["values"]["tiles"]
    report = (await server.post("/api/tiles/check", {"text": "\n".join(tiles), "seats": 7})).json()
    assert (len(report["pieces"]), report["refusals"], report["warnings"]) == (36, [], [])


async def test_a_thousand_wrong_lines_get_an_answer_of_fair_size(server: Server) -> None:
    report = (await server.post("/api/tiles/check", {"text": "x\n" * 5_000})).json()
    assert len(report["refusals"]) == 50


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
async def test_there_is_nothing_else(server: Server, method: str) -> None:
    for path in ("/api/", "/api/secrets", "/api/tables/x/y/z"):
        answer = await server.http.request(method, path)
        assert refusal(answer, 404)["code"] == "path-unknown"


async def test_a_failure_inside_is_told_without_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    evening = Evening()
    async with running(evening) as server:
        table, _ = await server.open()
        live = await evening.tables.get(table)
        await rested(evening, live)
        live.match.deals = None  # type: ignore[assignment]
        live.match.steps = [None]  # type: ignore[list-item]
        answer = await server.http.get(f"/api/tables/{table}/record")
        assert refusal(answer, 500) == {"code": "server-failed", "rule": "T-09", "args": {}}
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "Exception in ASGI application" in capsys.readouterr().err


@pytest.mark.parametrize("bot", ["guest", "agents:chance", "agents:chance:20", "strong:500ms", "os:system"])
async def test_no_bot_but_ours_can_be_named_from_outside(
    server: Server, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitors.install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    visitors.forget(monkeypatch)
    known = bots.find_written("contack", "guest").name
    visitors.forget(monkeypatch)
    body = {**TABLE, "seats": [{"kind": "you"}, {"kind": "bot", "bot": bot}]}
    found = refusal(await server.post("/api/tables", body), 422)
    assert (known, found["code"]) == ("guest", "bot-unknown")
    games = (await server.http.get("/api/games")).json()
    assert all("guest" not in game["bots"] for game in games)
    assert "agents" not in sys.modules
