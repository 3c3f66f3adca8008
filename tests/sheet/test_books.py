"""Sheets in a store: written once, in one order for all, and nothing that cannot stand there."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontu.core.refusals import RulesError
from kontu.core.registry import UnknownName
from kontu.sheet.books import MOST_OPERATIONS, NotWritten, Sheets, SheetUnknown
from kontu.sheet.operations import AnyOperation
from kontu.store import MemoryStore, NewEvent, SqlStore, Store
from tests.sheet.sheets import AT, SheetOf
from tests.store.postgres import emptied, programs

KINDS = ["memory", "sqlite", *(["postgresql"] if programs() else [])]


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    match request.param:
        case "memory":
            opened = MemoryStore()
        case "sqlite":
            opened = (await SqlStore.in_file(tmp_path / "k.db")).sheets
        case _:
            opened = (await SqlStore.open(await emptied(request.getfixturevalue("postgres_server")))).sheets
    yield opened
    await opened.close()


def operation(op: str, own: str, /, **fields: Any) -> AnyOperation:
    made: AnyOperation = msgspec.convert({"op": op, "id": own, "at": AT, **fields}, AnyOperation)
    return made


def begun(game: str = "contack", variant: str = "house/1", seats: int = 2) -> list[AnyOperation]:
    return SheetOf(game, variant, seats).operations


async def test_what_was_written_is_read_again_from_any_place_on(store: Store) -> None:
    sheets = Sheets(store)
    await sheets.write("s", begun())
    page = await sheets.write("s", [operation("play", "a", round=1, seat=0, points=15)], since=1)
    assert (page.next, [one.id for one in page.operations]) == (2, ["a"])
    assert [one.id for one in (await Sheets(store).read("s")).operations] == ["o1", "a"]
    assert (await sheets.read("s", 2)).operations == ()
    assert (await sheets.read("s", 99)).next == 2


async def test_an_operation_said_twice_is_kept_once(store: Store) -> None:
    sheets = Sheets(store)
    play = operation("play", "a", round=1, seat=0, points=15)
    await sheets.write("s", [*begun(), play])
    page = await sheets.write("s", [*begun(), play, play])
    assert page.next == 2


async def test_a_sheet_nobody_opened_is_unknown(store: Store) -> None:
    sheets = Sheets(store)
    with pytest.raises(SheetUnknown):
        await sheets.read("s")
    with pytest.raises(SheetUnknown):
        await sheets.write("s", [operation("play", "a", round=1, seat=0, points=15)])
    with pytest.raises(SheetUnknown):
        await sheets.write("s", [])


async def test_several_processes_at_once_lose_nothing(store: Store) -> None:
    await Sheets(store).write("s", begun())
    writers = [Sheets(store) for _ in range(3)]

    async def write(place: int, writer: Sheets) -> None:
        for number in range(6):
            await writer.write("s", [operation("play", f"{place}-{number}", round=1, seat=0, points=5)])

    await asyncio.gather(*(write(place, writer) for place, writer in enumerate(writers)))
    page = await Sheets(store).read("s")
    assert page.next == 19
    for place in range(3):
        own = [one.id for one in page.operations if one.id.startswith(f"{place}-")]
        assert own == [f"{place}-{number}" for number in range(6)]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (operation("play", "a", round=1, seat=2, points=15), "sheet-no-such-seat"),
        (operation("cost", "a", round=1, seat=0, points=15), "sheet-no-such-entry"),
        (operation("out", "a", round=1, seat=0), "sheet-no-such-entry"),
        (operation("dealer", "a", round=1, seat=0), "sheet-no-such-entry"),
        (operation("bonus", "a", round=1, seat=0, name="cut_bonus", on=True), "sheet-no-such-entry"),
        (operation("rename", "a", seat=0, name=" "), "sheet-name"),
        (operation("rename", "a", seat=5, name="Eli"), "sheet-no-such-seat"),
    ],
)
async def test_what_cannot_stand_there_is_refused_and_nothing_kept(wrong: AnyOperation, code: str) -> None:
    sheets = Sheets(MemoryStore())
    await sheets.write("s", begun())
    with pytest.raises(NotWritten) as caught:
        await sheets.write("s", [operation("play", "b", round=1, seat=0, points=15), wrong])
    assert (caught.value.refusal.code, caught.value.place) == (code, 1)
    assert (await sheets.read("s")).next == 1


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (operation("play", "a", round=1, seat=0, points=15), "sheet-no-such-entry"),
        (operation("left", "a", round=1, seat=0, count=1), "sheet-no-such-entry"),
        (operation("change", "a", target="b", points=1), "sheet-no-such-entry"),
        (operation("cost", "a", round=1, seat=0, pieces=["X"]), "sheet-piece-unknown"),
        (operation("cost", "a", round=1, seat=0, points=1, pieces=["A"]), "sheet-cost-twice"),
        (operation("dealer", "a", round=1, seat=7), "sheet-no-such-seat"),
    ],
)
async def test_a_sheet_of_costs_takes_costs_only(wrong: AnyOperation, code: str) -> None:
    sheets = Sheets(MemoryStore())
    await sheets.write("s", begun("kontrakt", "kontrakt/1", 3))
    with pytest.raises(NotWritten, match=code):
        await sheets.write("s", [wrong])


async def test_a_sheet_is_opened_once() -> None:
    sheets = Sheets(MemoryStore())
    await sheets.write("s", begun())
    again = operation("open", "x", game="contack", variant="house/1", names=["Eli", "Finn"])
    with pytest.raises(NotWritten, match="sheet-opened-twice"):
        await sheets.write("s", [again])


async def test_a_sheet_of_no_game_or_by_no_rules_is_not_opened() -> None:
    sheets = Sheets(MemoryStore())
    chess = operation("open", "x", game="chess", variant="house/1", names=["Eli", "Finn"])
    with pytest.raises(UnknownName):
        await sheets.write("s", [chess])
    alone = operation("open", "x", game="contack", variant="house/1", names=["Eli"])
    with pytest.raises(RulesError):
        await sheets.write("s", [alone])
    with pytest.raises(SheetUnknown):
        await sheets.read("s")


async def test_rules_changed_later_hold_for_all_that_is_written() -> None:
    sheets = Sheets(MemoryStore())
    await sheets.write("s", begun("kontrakt", "kontrakt/1", 3))
    changed = operation("settings", "x", variant="may-i/1", changes={})
    page = await sheets.write("s", [changed])
    assert page.form.costs is not None
    assert page.form.costs.pieces[-1].points == 25
    undone = await sheets.write("s", [operation("remove", "y", target="x")])
    assert undone.form.costs is not None
    assert undone.form.costs.pieces[-1].points == 15


@pytest.mark.parametrize("day", ["2026-02-30", "0000-01-01"])
async def test_a_sheet_is_begun_on_a_day_of_the_calendar(day: str) -> None:
    opened = msgspec.structs.replace(begun()[0], at=f"{day}T18:00:00Z")
    with pytest.raises(NotWritten) as refused:
        await Sheets(MemoryStore()).write("s", [opened])
    assert refused.value.refusal.code == "record-no-date"
    assert refused.value.refusal.args == {"text": day}


@pytest.mark.parametrize(
    ("own", "at"),
    [
        ("a\n", AT),
        ("a", f"{AT}\n"),
        ("a", "٢٠٢٦-١١-٢٩T18:00:00Z"),
        ("a", "2026-13-29T18:00:00Z"),
        ("a", "2026-11-29T24:00:00Z"),
    ],
)
def test_names_of_operations_and_moments_are_plain_and_of_one_line(own: str, at: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"op": "close", "id": own, "at": at, "round": 1}, AnyOperation)


async def test_a_sheet_has_an_end() -> None:
    store = MemoryStore()
    sheets = Sheets(store)
    await sheets.write("s", begun())
    body = msgspec.json.encode(operation("close", "x", round=1)).decode()
    await store.append("s", 1, [NewEvent(body, f"c{i}") for i in range(MOST_OPERATIONS - 1)])
    with pytest.raises(NotWritten, match="sheet-full"):
        await sheets.write("s", [operation("close", "one-more", round=1)])
