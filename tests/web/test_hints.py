"""A hint over the wire: to the connection that asked, while everything else goes on."""

from kontu.bots import advising
from kontu.core.seats import Seat
from kontu.table.tables import Guest
from tests.table.sitting import Evening
from tests.table.slow import Slow
from tests.web.serving import Client, Server, running

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


async def seated(server: Server) -> Client:
    """Somebody to act at a table of his own, who may ask."""
    table, secrets = await server.open(ALONE, "contack", "house/1")
    return await server.join(table, secrets[Seat(0)])


async def ask(client: Client, cmd_id: str) -> None:
    await client.say(do="hint", at=client.messages[0]["version"], cmd_id=cmd_id)


async def test_t06_the_hints_of_an_address_at_all_its_tables_leave_room_for_others() -> None:
    adviser = Slow()
    async with running(Evening(find_adviser=adviser), hints_at_once=2) as server:
        clients = [await seated(server) for _ in range(3)]
        for nth, client in enumerate(clients):
            await ask(client, f"h{nth}")
        refused = await clients[2].hear("refused")
        assert (refused["cmd_id"], refused["refusal"]["code"]) == ("h2", "too-much-at-once")
        assert refused["refusal"]["rule"] == "T-06"
        # Whoever asks anew takes his own place, and whoever leaves makes room.
        await ask(clients[0], "again")
        assert (await clients[0].refused())["code"] == "hint-called-off"
        await clients[1].connection.close()
        while True:
            await ask(clients[2], "h3")
            await clients[2].say(do="ask", ask_id="q", action="draw")
            answer = await clients[2].receive()
            if answer["is"] == "verdict":
                break
            assert answer["refusal"]["code"] == "too-much-at-once"
            await clients[2].hear("verdict")
        adviser.may.set()
        assert (await clients[0].hear("hint"))["cmd_id"] == "again"
        assert (await clients[2].hear("hint"))["cmd_id"] == "h3"
        # What is answered makes room as well.
        await clients[0].say(do="drop_hint")
        await ask(await seated(server), "later")
        await server.clients[-1].hear("hint")


async def test_t06_an_address_does_not_ask_and_drop_without_end() -> None:
    async with running(Evening(find_adviser=Slow()), hint_most=2, hint_per_second=0) as server:
        for nth in range(3):
            client = await seated(server)
            await ask(client, f"h{nth}")
            await client.say(do="drop_hint")
            expected = "hint-called-off" if nth < 2 else "too-much-at-once"
            assert (await client.refused())["code"] == expected
