"""A hint over the wire: to the connection that asked, while everything else goes on."""

from kontu.bots import advising
from kontu.core.seats import Seat
from kontu.table.tables import Guest
from tests.table.sitting import Evening
from tests.web.serving import running

ALONE = (Guest(kind="person", name="Ane"), Guest(kind="bot", bot="greedy"))


async def test_a_hint_comes_to_whoever_asked_and_the_connection_is_heard_meanwhile() -> None:
    evening = Evening(find_adviser=lambda game: advising.find(game, 1))
    async with running(evening) as server:
        table, secrets = await server.open(ALONE, "contack", "house/1")
        one = await server.join(table, secrets[Seat(0)])
        version = one.messages[-1]["version"]
        onlooker = await server.join(table)
        await one.hear("update")
        before = len(onlooker.frames)
        await one.say(do="hint", at=version, cmd_id="h1")
        await one.say(do="ask", ask_id="q", action="draw")
        told = {message["is"]: message for message in (await one.receive(), await one.receive())}
        assert set(told) == {"verdict", "hint"}
        assert told["hint"]["cmd_id"] == "h1"
        legal = one.messages[0]["legal"]
        assert {each["action"] for each in told["hint"]["best"]} <= set(legal)
        # The onlooker's next message is the answer to what he asks himself.
        await onlooker.say(do="hint", at=version, cmd_id="mine")
        assert (await onlooker.receive())["refusal"]["code"] == "no-seat"
        assert len(onlooker.frames) == before + 1


async def test_whoever_drops_a_hint_that_is_not_thought_about_hears_nothing_of_it() -> None:
    async with running(Evening(find_adviser=lambda game: advising.find(game, 1))) as server:
        table, secrets = await server.open(ALONE, "contack", "house/1")
        one = await server.join(table, secrets[Seat(0)])
        await one.say(do="drop_hint")
        await one.say(do="hint", at=10**6, cmd_id="late")
        assert await one.receive() == {"is": "stale", "cmd_id": "late", "version": one.messages[0]["version"]}
        assert (await one.receive())["is"] == "update"


async def test_every_game_says_whether_hints_can_be_had() -> None:
    async with running() as server:
        told = {game["name"]: game["advised"] for game in (await server.http.get("/api/games")).json()}
    assert told["contack"] is True
    assert told["lanterns"] is False


async def test_a_table_is_opened_with_hints_or_without() -> None:
    async with running() as server:
        seats = [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]
        for wish, given in ((None, True), (True, True), (False, False)):
            body = {"game": "contack", "variant": "house/1", "seats": seats, "hints": wish}
            opened = (await server.post("/api/tables", body)).json()
            client = await server.join(opened["table"], opened["secret"])
            assert client.messages[0]["hints"] is given
