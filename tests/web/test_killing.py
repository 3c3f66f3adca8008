"""Killed at any point, the server loses nothing that it acknowledged (a real process, SIGKILL)."""

from typing import Any

from tests.web.processes import Machine, my_turn

SEATS = [{"kind": "you", "name": "Ane"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]


def lasting(update: dict[str, Any]) -> dict[str, Any]:
    """What of an update must outlive the process: everything but who is connected and what is news."""
    return {name: value for name, value in update.items() if name not in {"seats", "events", "whole"}}


async def test_play_goes_on_after_every_kill_and_nothing_acknowledged_is_lost(machine: Machine) -> None:
    await machine.start()
    opened = await machine.open_table(SEATS)
    client = await machine.sit_down(opened)
    promise = None
    for number in range(3):
        update = await my_turn(client)
        assert update["phase"] == "playing"
        act = {"do": "act", "at": update["version"], "cmd_id": f"act-{number}", "action": update["legal"][0]}
        await client.say(**act)
        done = await client.hear("done")
        await machine.kill()
        await client.closed()
        await machine.start()
        client = await machine.sit_down(opened, update["version"])
        (back,) = client.messages
        assert (back["you"], back["whole"]) == (0, False)
        assert back["version"] >= done["version"]
        assert back["events"]
        promise = promise or update["commitments"][0]
        assert back["commitments"][0]["sha256"] == promise["sha256"]
        # The acknowledged action gets its first answer, and has happened once.
        await client.say(**act)
        assert await client.hear("done") == done
    while (update := await my_turn(client))["phase"] == "playing":
        version = update["version"]
        await client.act(update["legal"][0], version, f"more-{version}")
        await client.hear("done")
        await client.hear("update", lambda message, past=version: message["version"] > past)  # type: ignore[misc]
    assert update["phase"] == "between"
    (kept,) = update["commitments"]
    assert promise is not None
    assert kept["sha256"] == promise["sha256"]
    assert len(kept["order"].split(" ")) == 36


async def test_an_action_cut_off_by_the_kill_happens_once_or_never(machine: Machine) -> None:
    await machine.start()
    opened = await machine.open_table([SEATS[0], {"kind": "open"}])
    alone = await machine.sit_down(opened)
    await alone.say(do="stand_in", seat=1)
    update = await my_turn(alone)
    while not update["legal"]:
        update = await alone.hear("update", lambda message: bool(message["legal"]))
    act = {"do": "act", "at": update["version"], "cmd_id": "cut-off", "action": update["legal"][0]}
    await alone.say(**act)
    await machine.kill()
    await machine.start()
    client = await machine.sit_down(opened)
    await client.say(**act)
    assert (await client.hear("done"))["version"] > update["version"]
    events = [
        event for message in client.messages if message["is"] == "update" for event in message["events"]
    ]
    mine = [event for event in events if event["event"] in {"played", "drawn"} and event["seat"] == 0]
    earlier = [event for event in update["events"] if event.get("seat") == 0]
    assert len(mine) <= len(earlier) + 1


async def test_a_table_between_two_people_is_the_same_before_and_after(machine: Machine) -> None:
    await machine.start()
    opened = await machine.open_table([{"kind": "open"}, SEATS[0]])
    before = (await machine.sit_down(opened)).messages[-1]
    await machine.kill()
    await machine.start()
    after = (await machine.sit_down(opened)).messages[-1]
    assert lasting(after) == lasting(before)
    assert after["phase"] == "seating"
