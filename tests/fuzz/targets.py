"""What anybody can send us, each with good examples and with what must hold whatever is sent.

A target answers with what it read, or with the refusals that its room declares; any other exception is a
finding. Where something was read, writing it and reading that again gives the same.
"""

import asyncio
import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kontu.core import registry
from kontu.core.refusals import NotationError, Refusal, RulesError
from kontu.core.registry import UnknownName
from kontu.core.seats import DEALER
from kontu.records import RecordError, read, verify, write
from kontu.sheet.books import NotWritten, Sheets, SheetUnknown
from kontu.sheet.folding import fold
from kontu.sheet.judging import judge
from kontu.sheet.reckoning import reckon
from kontu.sheet.recording import record_of
from kontu.store.memory import MemoryStore
from kontu.study import CALLS, respond
from kontu.table.messages import AnyClientMessage
from kontu.web import bodies
from kontu.web.pieces import inspect, pieces_field
from kontu.web.reading import Reader
from tests.records.bad_records import SHEET

SHEETS: Final[Reader[bodies.SheetWish]] = Reader(bodies.SheetWish)

MOST: Final = 20_000
"""Bytes of a message: what the server reads at most is more, and no other kind of thing."""

EXAMPLES: Final = Path(__file__).parent.parent / "records" / "examples"


class Target(NamedTuple):
    """Something that reads what others wrote: ``examples`` of it, and ``hold``, which fails on a
    finding and says whether there was anything to read."""

    examples: Callable[[], Iterable[bytes]]
    hold: Callable[[bytes], bool]


def text_of(data: bytes) -> str:
    return data.decode("utf-8", errors="replace")


# --- records -----------------------------------------------------------------------------------


def records() -> list[bytes]:
    return [*(file.read_bytes() for file in sorted(EXAMPLES.glob("*.kontu"))), SHEET]


def hold_record(data: bytes) -> bool:
    checked = verify(data)
    try:
        record = read(data)
    except RecordError as error:
        found = error.problems
    else:
        found = ()
    assert all(problem.line >= 1 for problem in (*found, *checked.problems))
    if found:
        assert checked.record is None or checked.problems
        return False
    written = write(record)
    assert write(read(written)) == written
    return True


# --- notation ----------------------------------------------------------------------------------

ACTIONS: Final = {
    "contack": ("2-6-9@0,0", "2-6-9@-3,4", "draw", "pass"),
    "kontrakt": (
        "leave", "take 8d", "stock", "buy 3c", "no", "lay 9s9h9d 4h5h6h7h", "add 8h p1.2", "drop Qc",
        "swap 7c p2.1 *8c:p1.1", "lay *9h9s9d", "add *8h p1.2",
    ),
}  # fmt: skip


@cache
def begun(name: str) -> Any:
    """A match of three whose cards are dealt."""
    game = registry.get(name)
    state = game.start(next(iter(game.variants.values())), 3)
    while game.to_act(state) == DEALER:
        state = game.apply(state, game.deal(state, list(game.deck(state)))).state
    return state


def hold_notation(name: str) -> Callable[[bytes], bool]:
    game = registry.get(name)

    def hold(data: bytes) -> bool:
        state = begun(name)
        try:
            action = game.read_action(state, text_of(data))
        except NotationError:
            return False
        written = game.write_action(state, action)
        again = game.read_action(state, written)
        assert game.write_action(state, again) == written
        refusal = game.check(state, action)
        # What may not be played may be written in more than one way, as a meld that is none.
        assert refusal.rule if refusal else again == action
        return True

    return hold


# --- messages and bodies -----------------------------------------------------------------------

MESSAGES: Final = (
    {"do": "hello", "secret": "abc", "seen": 3}, {"do": "act", "at": 3, "cmd_id": "a1", "action": "draw"},
    {"do": "ask", "ask_id": "q1", "action": "pass"}, {"do": "ready", "number": 2}, {"do": "rematch"},
    {"do": "answer", "window": 3, "cmd_id": "b", "action": "no"}, {"do": "stand", "text": "no"},
    {"do": "claim", "seat": 1, "name": "Bo"}, {"do": "approve", "claim": "c1"}, {"do": "stand_in", "seat": 1},
    {"do": "end", "wish": False}, {"do": "hint", "at": 3, "cmd_id": "h"}, {"do": "drop_hint"},
)  # fmt: skip

BODIES: Final[tuple[tuple[Any, Any], ...]] = (
    (
        bodies.NewTable,
        {
            "game": "contack", "variant": "house/1", "changes": {"hands": 1, "must_play": True},
            "seats": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}], "pace_ms": 0,
        },
    ),
    (bodies.SitDown, {"name": "Ane"}),
    (bodies.FormWish, {"game": "kontrakt", "variant": "kontrakt/1", "seats": 4}),
    (bodies.SheetWish, {"operations": [], "since": 3}),
    (bodies.ReviewWish, {"text": "format = 1", "seat": 0}),
)  # fmt: skip


def hold_decoding(kinds: Iterable[Any]) -> Callable[[bytes], bool]:
    readers: list[Reader[Any]] = [Reader(kind) for kind in kinds]

    def hold(data: bytes) -> bool:
        told = False
        for reader in readers:
            for form in (data, text_of(data)):
                found = reader.read(form, MOST)
                if not isinstance(found, Refusal):
                    assert reader.read(msgspec.json.encode(found), 4 * MOST) == found
                    told = True
        return told

    return hold


# --- score sheets ------------------------------------------------------------------------------

WRITTEN: Final[tuple[dict[str, Any], ...]] = (
    {
        "op": "open", "game": "contack", "variant": "house/1", "changes": {"hands": 1},
        "names": ["Ane", "Bo"], "dealer": 0,
    },
    {"op": "play", "round": 1, "seat": 0, "points": 15},
    {"op": "rename", "seat": 1, "name": "Bjørn"},
    {"op": "change", "target": "o1", "points": 20},
    {"op": "left", "round": 1, "seat": 1, "count": 3},
    {"op": "remove", "target": "o3"},
    {"op": "close", "round": 1},
    {"op": "override", "finding": "left-sum/1"},
    {"op": "settings", "variant": "collector/1"},
)  # fmt: skip
COSTS: Final[tuple[dict[str, Any], ...]] = (
    {"op": "open", "game": "kontrakt", "variant": "kontrakt/1", "names": ["Ane", "Bo", "Cat"]},
    {"op": "cost", "round": 1, "seat": 0, "pieces": ["9", "*"]},
    {"op": "cost", "round": 1, "seat": 1, "points": 20},
    {"op": "out", "round": 1, "seat": 2},
    {"op": "close", "round": 1},
)  # fmt: skip


def sheets() -> list[bytes]:
    at = "2026-01-01T18:00:00Z"
    both = ([{"id": f"o{i}", "at": at, **each} for i, each in enumerate(ops)] for ops in (WRITTEN, COSTS))
    return [msgspec.json.encode({"operations": operations}) for operations in both]


def hold_sheet(data: bytes) -> bool:
    """What the server keeps can be added up, judged, and written as a record that is true."""
    found = SHEETS.read(data, MOST)
    if isinstance(found, Refusal) or not found.operations:
        return False
    try:
        page = asyncio.run(Sheets(MemoryStore()).write("s", found.operations))
    except (NotWritten, SheetUnknown, UnknownName, RulesError):
        return False
    folded = fold(page.form, page.operations)
    judge(page.form, folded, reckon(page.form, folded))
    written = write(record_of(page.form, page.operations))
    assert verify(written).problems == ()
    return True


# --- sets of tiles, rules, questions -----------------------------------------------------------


def hold_pieces(data: bytes) -> bool:
    game = registry.get("contack")
    field = pieces_field(game)
    assert field is not None
    report = inspect(game, field, text_of(data), 2)
    assert all(each.line is None or each.line >= 1 for each in report.refusals)
    return bool(report.pieces)


def hold_rules(data: bytes) -> bool:
    """``data`` is JSON: the name of a game, of a variant, and fields."""
    try:
        name, variant, fields = msgspec.json.decode(data, type=tuple[str, str, dict[str, Any]])
        game = registry.get(name)
        registry.variant(game, variant)
    except (msgspec.MsgspecError, UnicodeDecodeError, UnknownName):
        return False
    try:
        rules = game.scribe.read_rules(variant, fields)
        game.start(rules, 3)
    except RulesError:
        return False
    return True


@cache
def wishes() -> list[bytes]:
    """Every call once, its name on the first line, and the wish that is answered."""
    record = text_of(records()[0])
    around = [{"tile": "1-2-3", "cell": "0,-1"}]
    asked: dict[str, dict[str, Any]] = {
        "games": {},
        "lessons": {"game": "contack"},
        "replay": {"text": record},
        "frame": {"text": record, "at": 2},
        "frames": {"text": record, "at": 0, "count": 2},
        "verdict": {"text": record, "at": 2, "action": "pass"},
        "ask-contack": {"variant": "house/1", "around": around, "hand": ["9-2-8", "9-5-8"]},
        "ask-kontrakt": {"ask": "lay", "round": 1, "hand": "9s 9h 9d 4h 4s 4d 7c".split()},
        "alone-puzzle": {"shape": "triangle", "laid": ["1-2-3@-1,-1"], "tile": "9-2-8"},
        "alone-solve": {"shape": "triangle", "steps": 10},
        "alone-patience": {"seed": "0" * 32},
        "alone-daily": {"date": "2026-01-01"},
    }
    return [name.encode() + b"\n" + json.dumps(wish).encode() for name, wish in asked.items()]


def hold_study(data: bytes) -> bool:
    """The first line of ``data`` names a call, the rest is the wish."""
    name, _, wish = text_of(data).partition("\n")
    status, body = respond(name, wish)
    said = json.loads(body)
    assert status == 200 or "refusal" in said or said["refusals"]
    assert name in CALLS or status == 404
    return status == 200


TARGETS: Final[dict[str, Target]] = {
    "record": Target(records, hold_record),
    "contack": Target(lambda: map(str.encode, ACTIONS["contack"]), hold_notation("contack")),
    "kontrakt": Target(lambda: map(str.encode, ACTIONS["kontrakt"]), hold_notation("kontrakt")),
    "messages": Target(lambda: map(msgspec.json.encode, MESSAGES), hold_decoding([AnyClientMessage])),
    "bodies": Target(
        lambda: (msgspec.json.encode(body) for _, body in BODIES), hold_decoding(kind for kind, _ in BODIES)
    ),
    "sheet": Target(sheets, hold_sheet),
    "pieces": Target(lambda: [b"2-6-9\n0-0-0 # remark\n", b"1-2-3, 4-5-6\n1-2-3"], hold_pieces),
    "rules": Target(
        lambda: [
            b'["contack","house/1",{"hands":1,"must_play":true}]',
            b'["kontrakt","kontrakt/1",{"buy_limits":[1,2],"contracts":["G3+G3"]}]',
        ],
        hold_rules,
    ),
    "study": Target(wishes, hold_study),
}
"""Every target by its name."""
