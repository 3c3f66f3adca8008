"""A live connection over a real socket: play, answers, and everything that is no proper message."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from kontu.core.seats import Seat
from kontu.store import MemoryStore, NewEvent
from kontu.table.tables import Guest
from kontu.table.viewers import MOST_WAITING
from tests.table.sitting import BOTS, PEOPLE, Evening
from tests.web.serving import Client, Server, running


async def seated(server: Server) -> tuple[str, dict[Seat, str], Client, int]:
    table, secrets = await server.open()
    client = await server.join(table, secrets[Seat(0)])
    return table, secrets, client, client.messages[-1]["version"]


async def test_hello_is_answered_with_the_whole_table(server: Server) -> None:
    _, _, client, _ = await seated(server)
    (update,) = client.messages
    assert (update["is"], update["you"], update["to_act"], update["whole"]) == ("update", 0, 0, True)
    assert update["legal"]


async def test_an_action_is_answered_done_and_everybody_is_told(server: Server) -> None:
    table, _, client, version = await seated(server)
    onlooker = await server.join(table)
    await client.act("take", version, "a")
    assert (await client.hear("done")) == {"is": "done", "cmd_id": "a", "version": version + 1}
    for one in (client, onlooker):
        update = await one.hear("update", lambda message: message["version"] == version + 1)
        assert [event["event"] for event in update["events"]] == ["taken"]


async def test_a_double_click_draws_one_card(server: Server) -> None:
    _, _, client, version = await seated(server)
    await client.act("take", version, "a")
    await client.act("take", version, "a")
    assert await client.hear("done") == await client.hear("done")
    update = await client.hear("update")
    assert update["observation"]["held"] == [3, 2]


async def test_an_action_on_an_old_version_is_stale_and_what_was_missed_follows(server: Server) -> None:
    _, _, client, version = await seated(server)
    await client.act("take", version, "a")
    await client.hear("done")
    await client.act("take", version, "b")
    stale = await client.hear("stale")
    assert stale == {"is": "stale", "cmd_id": "b", "version": version + 1}
    assert (await client.hear("update"))["version"] == version + 1


async def test_a_refused_action_names_its_rule_and_changes_nothing(server: Server) -> None:
    _, _, client, version = await seated(server)
    for cmd_id, action, code in (("a", "show 99", "tile-not-in-hand"), ("b", "dance", "action-notation")):
        await client.act(action, version, cmd_id)
        answer = await client.hear("refused")
        assert (answer["cmd_id"], answer["refusal"]["code"]) == (cmd_id, code)
    await client.act("take", version, "c")
    assert (await client.hear("done"))["version"] == version + 1


async def test_a_seat_acts_for_no_other_and_an_onlooker_for_none(server: Server) -> None:
    table, secrets, _, version = await seated(server)
    second, onlooker = await server.join(table, secrets[Seat(1)]), await server.join(table)
    for client, code in ((second, "not-your-turn"), (onlooker, "no-seat")):
        await client.act("take", version, "x")
        assert (await client.refused())["code"] == code


async def test_to_ask_is_answered_with_a_verdict(server: Server) -> None:
    _, _, client, _ = await seated(server)
    await client.say(do="ask", ask_id="q", action="take")
    assert await client.hear("verdict") == {"is": "verdict", "ask_id": "q", "refusal": None}
    await client.say(do="ask", ask_id="r", action="show 99")
    assert (await client.hear("verdict"))["refusal"]["rule"] == "L-04"


MALFORMED: list[tuple[str | bytes, str, dict[str, Any]]] = [
    ("", "message-malformed", {}),
    ("{", "message-malformed", {}),
    ("null", "message-wrong", {"field": ""}),
    ("[1]", "message-wrong", {"field": ""}),
    (b'{"do":"rematch"}', "message-malformed", {}),
    ('{"do":"fly"}', "message-wrong", {"field": "do"}),
    ('{"do":"act","at":1,"cmd_id":"x","at":2,"action":"take"}', "message-field-twice", {"field": "at"}),
    ('{"do":"raedy","number":1}', "message-wrong", {"field": "do"}),
    ('{"do":"ready","numbre":1}', "message-field-unknown", {"field": "numbre", "nearest": "number"}),
    ('{"at":1}', "message-field-missing", {"field": "do"}),
    ('{"do":"act","at":1,"cmd_id":"x"}', "message-field-missing", {"field": "action"}),
    ('{"do":"act","at":"1","cmd_id":"x","action":"take"}', "message-wrong", {"field": "at"}),
    ('{"do":"act","at":1.5,"cmd_id":"x","action":"take"}', "message-wrong", {"field": "at"}),
    ('{"do":"act","at":-1,"cmd_id":"x","action":"take"}', "message-wrong", {"field": "at"}),
    ('{"do":"act","at":1,"cmd_id":"","action":"take"}', "message-wrong", {"field": "cmd_id"}),
    ('{"do":"act","at":1,"cmd_id":"a\\n","action":"take"}', "message-wrong", {"field": "cmd_id"}),
    ('{"do":"act","at":1,"cmd_id":"%s","action":"take"}' % ("x" * 65), "message-wrong", {"field": "cmd_id"}),
    ('{"do":"act","at":1,"cmd_id":"x","action":"take","seat":1}', "message-field-unknown", {"field": "seat"}),
    ('{"do":"rematch","now":true}', "message-field-unknown", {"field": "now"}),
    ('{"do":"ready","number":%s}' % ("9" * 400), "message-wrong", {"field": "number"}),
    ('{"do":"ask","ask_id":"x","action":"%s"}' % ("x" * 5000), "message-too-large", {"most": 4096}),
    ("[" * 4000, "message-wrong", {}),
    ('{"do":"hello"}', "hello-once", {}),
]


@pytest.mark.parametrize(("text", "code", "args"), MALFORMED, ids=lambda value: str(value)[:36])
async def test_a_message_that_is_not_understood_whole_is_refused_and_play_goes_on(
    server: Server, text: str | bytes, code: str, args: dict[str, Any]
) -> None:
    _, _, client, version = await seated(server)
    await client.connection.send(text)
    answer = await client.hear("refused")
    # Whoever waits for an answer knows it by its name, though the rest was wrong.
    named = "x" if '"cmd_id":"x"' in str(text) else None
    assert (answer["cmd_id"], answer["refusal"]["code"]) == (named, code)
    assert answer["refusal"]["args"].items() >= args.items()
    await client.act("take", version, "after")
    assert (await client.hear("done"))["version"] == version + 1


async def test_what_is_far_too_large_ends_the_connection(server: Server) -> None:
    _, _, client, _ = await seated(server)
    await client.connection.send("x" * 100_000)
    assert await client.closed() == 1009


@pytest.mark.parametrize("first", ['{"do":"rematch"}', "{", '{"do":"hello","secret":7}', b"\x00"])
async def test_a_connection_begins_with_hello(server: Server, first: str | bytes) -> None:
    table, _ = await server.open()
    client = await server.connect(table)
    await client.connection.send(first)
    assert (await client.refused())["rule"] == "T-03"
    assert await client.closed() == 4400


async def test_who_says_nothing_is_not_kept() -> None:
    async with running(hello_within=0.05) as server:
        table, _ = await server.open()
        client = await server.connect(table)
        assert (await client.refused())["code"] == "hello-first"
        assert await client.closed() == 4400


async def test_a_table_that_is_not_there_and_a_wrong_key_are_told_so(server: Server) -> None:
    nowhere = await server.connect("nowhere")
    assert (await nowhere.refused())["code"] == "table-unknown"
    assert await nowhere.closed() == 4404
    table, _ = await server.open()
    for secret in ("wrong", ""):
        client = await server.connect(table)
        await client.say(do="hello", secret=secret)
        assert (await client.refused())["code"] == "key-unknown"
        assert await client.closed() == 4404


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
async def test_another_sites_page_gets_no_connection(server: Server, origin: str) -> None:
    table, _ = await server.open()
    with pytest.raises(InvalidStatus) as refused:
        await server.connect(table, origin)
    assert refused.value.response.status_code == 403


async def test_our_own_page_gets_a_connection(server: Server) -> None:
    table, _ = await server.open()
    client = await server.connect(table, server.origin)
    await client.say(do="hello")
    assert (await client.hear("update"))["you"] is None


async def test_t06_who_asks_too_much_is_told_and_in_the_end_left_alone() -> None:
    async with running(message_most=3, floods_endured=2, now=lambda: 0.0) as server:
        table, _ = await server.open()
        client = await server.join(table)
        for _ in range(6):
            await client.say(do="ask", ask_id="q", action="take")
        kinds = [(await client.receive())["is"] for _ in range(5)]
        assert kinds == ["verdict"] * 3 + ["refused"] * 2
        assert client.messages[-1]["refusal"]["code"] == "too-much-at-once"
        assert client.messages[-1]["cmd_id"] is None
        assert await client.closed() == 1008
        # The table and the others do not notice.
        assert (await server.join(table)).messages[0]["phase"] == "playing"


async def test_t06_what_is_too_much_is_answered_by_its_name() -> None:
    async with running(message_most=1, now=lambda: 0.0) as server:
        table, _ = await server.open()
        client = await server.join(table)
        await client.say(do="ask", ask_id="q", action="take")
        await client.act("take", 0, "mine")
        answer = await client.hear("refused")
        assert (answer["cmd_id"], answer["refusal"]["code"]) == ("mine", "too-much-at-once")


async def test_t06_an_address_does_not_connect_without_end() -> None:
    async with running(connection_most=2, now=lambda: 0.0) as server:
        table, _ = await server.open()
        for _ in range(2):
            await server.join(table)
        with pytest.raises(InvalidStatus):
            await server.join(table)


async def test_two_devices_on_one_seat_both_play(server: Server) -> None:
    table, secrets, phone, version = await seated(server)
    laptop = await server.join(table, secrets[Seat(0)])
    second = await server.join(table, secrets[Seat(1)])
    await phone.act("take", version, "phone-1")
    await phone.hear("done")
    await second.act("take", version + 1, "second-1")
    await second.hear("done")
    await laptop.hear("update", lambda message: message["version"] == version + 2)
    await laptop.act("take", version + 2, "laptop-1")
    assert (await laptop.hear("done"))["version"] == version + 3
    await phone.hear("update", lambda message: message["version"] == version + 3)
    # One action from each at once: the first is done, the other is told that it came too late.
    await second.act("take", version + 3, "second-2")
    await second.hear("done")
    await asyncio.gather(phone.act("take", version + 4, "p"), laptop.act("take", version + 4, "l"))

    def answered(message: dict[str, Any]) -> bool:
        return message["is"] in {"done", "stale"} and message["cmd_id"] in {"p", "l"}

    answers = []
    for client in (phone, laptop):
        while not answered(await client.receive()):
            pass
        answers.append(client.messages[-1]["is"])
    assert sorted(answers) == ["done", "stale"]


async def test_a_broken_line_loses_neither_seat_nor_hand(server: Server) -> None:
    table, secrets, client, version = await seated(server)
    second = await server.join(table, secrets[Seat(1)])
    await client.act("take", version, "a")
    await client.hear("done")
    client.connection.transport.abort()
    await second.hear("update", lambda message: not message["seats"][0]["present"])
    await second.act("take", version + 1, "b")
    await second.hear("done")
    back = await server.join(table, secrets[Seat(0)], version)
    (update,) = back.messages
    assert (update["you"], update["whole"], update["version"]) == (0, False, version + 2)
    assert [event["seat"] for event in update["events"]] == [0, 1]
    assert len(update["observation"]["hand"]) == 3
    # The answer that was lost with the line is given again, and nothing happens twice.
    await back.act("take", version, "a")
    assert (await back.hear("done"))["version"] == version + 1


async def test_ready_stand_in_rematch_claim_and_approve_go_over_the_wire(server: Server) -> None:
    table, secrets, client, version = await seated(server)
    await client.say(do="ready", number=1)
    assert (await client.refused())["code"] == "round-not-over"
    await client.say(do="stand_in", seat=1)
    assert (await client.refused())["code"] == "not-away-long"
    await client.say(do="rematch")
    assert (await client.refused())["code"] == "table-not-over"
    await client.say(do="claim", seat=1, name="me")
    assert (await client.refused())["code"] == "claim-has-seat"
    stranger = await server.join(table)
    await stranger.say(do="claim", seat=1, name="Bjørn")
    update = await client.hear("update", lambda message: bool(message["claims"]))
    await client.say(do="approve", claim=update["claims"][0]["claim"])
    granted = await stranger.hear("granted")
    assert granted["seat"] == 1
    assert granted["secret"] != secrets[Seat(1)]
    assert (await server.join(table, granted["secret"])).messages[0]["you"] == 1
    assert granted["secret"] not in "".join(client.frames)
    server.evening.clock.seconds += 60
    assert version


async def test_what_cannot_be_stored_is_told_and_did_not_happen(caplog: pytest.LogCaptureFixture) -> None:
    class FullStore(MemoryStore):
        full = False

        async def append(self, table: str, first: int, events: Sequence[NewEvent]) -> None:
            if self.full:
                raise OSError("No space left on device")
            await super().append(table, first, events)

    store = FullStore()
    async with running(Evening(store)) as server:
        table, secrets = await server.open()
        client = await server.join(table, secrets[Seat(0)])
        version = client.messages[-1]["version"]
        store.full = True
        await client.act("take", version, "a")
        answer = await client.hear("refused")
        assert (answer["cmd_id"], answer["refusal"]["code"], answer["refusal"]["rule"]) == (
            "a",
            "not-stored",
            "T-09",
        )
        store.full = False
        await client.act("take", version, "a")
        assert (await client.hear("done"))["version"] == version + 1
    assert "could not be granted" in caplog.text


async def test_who_does_not_read_holds_up_nobody(server: Server) -> None:
    table, secrets, client, version = await seated(server)
    second = await server.join(table, secrets[Seat(1)])
    deaf = await server.connect(table)
    await deaf.say(do="hello")
    deaf.connection.transport.pause_reading()
    for _ in range(MOST_WAITING * 2):
        await deaf.say(do="ask", ask_id="q", action="x" * 3000)
    for turn in range(6):
        player = (client, second)[turn % 2]
        await player.act("take", version + turn, f"t{turn}")
        assert (await player.hear("done"))["version"] == version + turn + 1
        for one in (client, second):
            wanted = version + turn + 1
            await one.hear("update", lambda message, wanted=wanted: message["version"] == wanted)  # type: ignore[misc]


async def test_a_table_of_bots_can_be_watched_to_its_end(server: Server) -> None:
    opened = await server.post(
        "/api/tables",
        {
            "game": "contack",
            "variant": "house/1",
            "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
            "pace_ms": 0,
        },
    )
    client = await server.connect(opened.json()["table"])
    await client.say(do="hello")
    over = await client.hear("update", lambda message: message["phase"] == "over")
    told = [event for message in client.messages for event in message["events"]]
    assert told[-1]["event"] == "match_ended"
    assert sum(event["event"] == "round_ended" for event in told) == 3
    assert over["outcome"]["scores"] == over["observation"]["totals"]
    scored = [0, 0]
    for event in told:
        if event["event"] == "scored":
            scored[event["seat"]] += event["points"]
    assert scored == over["outcome"]["scores"]


async def test_no_frame_holds_anybodys_key(server: Server) -> None:
    table, secrets = await server.open((*PEOPLE, Guest(kind="open"), BOTS[0]))
    clients = [await server.join(table, secret) for secret in (secrets[Seat(0)], secrets[Seat(1)], None)]
    keys = [place.key for place in (await server.evening.tables.get(table)).match.places if place.key]
    told = json.dumps([client.frames for client in clients])
    assert not any(key in told for key in (*secrets.values(), *keys))
