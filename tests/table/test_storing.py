"""Commit, then tell: what is acknowledged is stored, and what could not be stored did not happen."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from kontu.core.seats import Seat
from kontu.store import MemoryStore, NewEvent, SqlStore, StoredEvent
from kontu.table.events import (
    Acted,
    AnyTableEvent,
    CameBack,
    Continued,
    Dealt,
    Opened,
    Place,
    Sat,
    StoodIn,
    WasReady,
    command_of,
    read_event,
    write_event,
)
from kontu.table.match import LiveMatch
from kontu.table.messages import Act, Done, Stale
from kontu.table.table import Table
from kontu.table.tables import TableUnknown
from tests.table.sitting import BOTS, Evening, do, find_game, join, play_round, rested, sent, settings, try_to


class Trouble(Exception):
    """The disk is full, or the line to the database is broken."""


class TroubledStore(MemoryStore):
    """A memory store that fails when it is told to, before or after it has kept what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.before = False
        self.after = False
        self.watch: list[int] = []

    async def append(self, table: str, first: int, events: Sequence[NewEvent]) -> None:
        if self.before:
            raise Trouble
        await super().append(table, first, events)
        if self.after:
            raise Trouble


async def unopened(match: LiveMatch) -> str:
    """No rematch is opened here."""
    raise AssertionError


OPENED = Opened(
    game="lanterns",
    variant="plain/1",
    changes={"cards": 8},
    places=(Place(kind="person", key="k"), Place(kind="bot", bot="random")),
    pace_ms=5,
    date="2026-01-31",
)
EVENTS: tuple[AnyTableEvent, ...] = (
    OPENED,
    Sat(seat=Seat(0), name="Åse", key="ff"),
    Dealt(order=("1", "2"), nonce="00"),
    Acted(seat=Seat(0), action="take", cmd_id="x"),
    Acted(seat=Seat(1), action="take"),
    WasReady(seat=Seat(0)),
    StoodIn(seat=Seat(0), bot="random", asker=Seat(1)),
    CameBack(seat=Seat(0)),
    Continued(table="t", asker=Seat(0)),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_read_as_it_was_written(event: AnyTableEvent) -> None:
    assert read_event(write_event(event)) == event


def test_only_a_persons_action_has_a_command() -> None:
    assert [command_of(event) for event in EVENTS if command_of(event)] == ["0:x"]


async def test_what_could_not_be_stored_did_not_happen_and_is_told_nobody() -> None:
    store = TroubledStore()
    evening = Evening(store)
    table, secrets = await evening.open()
    viewer = await join(table, secrets[Seat(0)])
    await rested(evening, table)
    sent(table, viewer)
    version, state = table.match.version, table.match.state
    store.before = True
    with pytest.raises(Trouble):
        await try_to(table, 0, "take", "x")
    assert (table.match.version, table.match.state) == (version, state)
    assert sent(table, viewer) == []
    store.before = False
    assert await try_to(table, 0, "take", "x") == Done(cmd_id="x", version=version + 1)
    await evening.close()


async def test_an_error_after_the_commit_loses_nothing_and_the_repeat_is_answered_done() -> None:
    store = TroubledStore()
    evening = Evening(store)
    table, _ = await evening.open()
    await rested(evening, table)
    version = table.match.version
    store.after = True
    with pytest.raises(Trouble):
        await try_to(table, 0, "take", "x", at=version)
    store.after = False
    assert await try_to(table, 0, "take", "x", at=version) == Done(cmd_id="x", version=version + 1)
    assert len(table.match.state.hands[0]) == 3
    await evening.close()


async def test_nobody_is_told_before_it_is_stored() -> None:
    class WatchedStore(MemoryStore):
        async def append(self, table: str, first: int, events: Sequence[NewEvent]) -> None:
            seen.append(list(sent(live, viewer)) if watching else [])
            await super().append(table, first, events)

    seen: list[list[object]] = []
    watching = False
    evening = Evening(WatchedStore())
    live, _ = await evening.open()
    await rested(evening, live)
    viewer = await join(live, None)
    sent(live, viewer)
    watching = True
    await do(live, 0, "take")
    assert seen[-1] == []
    assert len(sent(live, viewer)) == 1
    await evening.close()


async def test_what_another_process_stored_first_makes_an_action_stale() -> None:
    store = MemoryStore()
    ours, theirs = Evening(store), Evening(store)
    table, _ = await ours.open()
    await rested(ours, table)
    other = await theirs.tables.get(table.name)
    at = table.match.version
    await do(table, 0, "take", "ours", at=at)
    answer = await other.act(Seat(0), Act(at=at, cmd_id="theirs", action="take"))
    assert answer == Stale(cmd_id="theirs", version=at + 1)
    assert other.match.state == table.match.state
    # The same command, sent to both because the first answer was lost, counts once.
    assert await other.act(Seat(0), Act(at=at, cmd_id="ours", action="take")) == Done(
        cmd_id="ours", version=at + 1
    )
    await ours.close()
    await theirs.close()


async def test_a_match_can_be_taken_up_from_every_moment_of_it() -> None:
    evening = Evening()
    table, secrets = await evening.open((*BOTS[:1], *BOTS[:1], *BOTS[:1]), variant="long/1")
    await rested(evening, table)
    stored = await evening.store.load(table.name)
    await evening.close()
    for cut in range(1, len(stored) + 1):
        store = MemoryStore()
        await store.append("t", 0, [NewEvent(event.body, event.command) for event in stored[:cut]])
        again = await Table.load("t", store, settings(), unopened)
        assert again.match.version == cut
        follow = Evening(store)
        live = await follow.tables.get("t")
        await rested(follow, live)
        assert live.match.phase == "over"
        await follow.close()
    assert secrets == {}


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
async def test_replay_is_what_was_live(kind: str, tmp_path: Path) -> None:
    store = MemoryStore() if kind == "memory" else await SqlStore.in_file(tmp_path / "k.db")
    evening = Evening(store)
    table, secrets = await evening.open()
    for seat in (0, 1):
        await join(table, secrets[Seat(seat)])
    await play_round(evening, table)
    await table.ready(Seat(0), 1)
    await evening.restart()
    again = await evening.tables.get(table.name)
    assert again is not table
    for name in ("version", "moved", "state", "places", "story", "steps", "deals", "rounds_ended", "ready"):
        assert getattr(again.match, name) == getattr(table.match, name), name
    await evening.close()
    await store.close()


async def test_a_table_nobody_opened_is_unknown(evening: Evening) -> None:
    with pytest.raises(TableUnknown):
        await evening.tables.get("nowhere")


async def test_rules_that_do_not_suit_the_seats_open_no_table(evening: Evening) -> None:
    with pytest.raises(ValueError, match="seats-outside"):
        await evening.open(BOTS * 3)
    assert await evening.store.tables() == ()


def taken(*events: AnyTableEvent) -> LiveMatch:
    match = LiveMatch(OPENED, find_game)
    for event in events:
        match.take(event)
    return match


def test_events_that_do_not_follow_from_each_other_are_an_error() -> None:
    with pytest.raises(ValueError, match="opened once"):
        taken(OPENED)
    with pytest.raises(ValueError, match="not the turn"):
        taken(Acted(seat=Seat(0), action="take"))


async def test_a_table_that_does_not_begin_with_its_opening_is_an_error() -> None:
    class OddStore(MemoryStore):
        async def load(self, table: str, first: int = 0) -> tuple[StoredEvent, ...]:
            return (StoredEvent(0, write_event(CameBack(seat=Seat(0)))),)

    with pytest.raises(TypeError, match="begins with its opening"):
        await Table.load("t", OddStore(), settings(), unopened)
