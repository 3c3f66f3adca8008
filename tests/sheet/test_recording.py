"""A sheet becomes a record that verifies, and a record becomes a sheet again."""

import json
import re

import msgspec
import pytest

from kontu.core.refusals import RefusedError
from kontu.core.tallying import Form
from kontu.records import read, verify, write
from kontu.sheet.folding import fold
from kontu.sheet.operations import AnyOperation
from kontu.sheet.reckoning import reckon
from kontu.sheet.recording import opening_of, operations_of, record_of
from tests.sheet import vectors
from tests.sheet.sheets import SheetOf

CASES = json.loads(vectors.FILE.read_text(encoding="utf-8"))


def uncommented(data: bytes) -> bytes:
    return re.sub(rb"  ; .*", b"", data)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_every_sheet_whatever_was_written_is_a_record_that_verifies(case: dict[str, object]) -> None:
    form = msgspec.convert(case["form"], Form)
    operations = msgspec.convert(case["operations"], list[AnyOperation])
    data = write(record_of(form, operations))
    assert verify(data).problems == ()


def test_a_record_claims_the_sums_of_closed_rounds_and_notes_the_cards_left() -> None:
    sheet = SheetOf("kontrakt", "kontrakt/1", 3, dealer=2)
    sheet.costs(1, "Q K 2", "", 45)
    sheet.write("close", round=1)
    sheet.costs(2, 5)
    first, second = record_of(sheet.form, sheet.operations).rounds
    assert first.dealer == "p3"
    assert first.tally is not None
    assert [(line.actor, line.claim, line.comment) for line in first.tally] == [
        ("p1", 22, "Q K 2"),
        ("p2", 0, None),
        ("p3", 45, None),
    ]
    assert (first.scores, first.totals, second.scores) == ((22, 0, 45), (22, 0, 45), None)


def test_a_changed_record_is_found_out() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    sheet.plays(1, [15], [20])
    sheet.left(1, 2, 0)
    sheet.write("close", round=1)
    data = write(record_of(sheet.form, sheet.operations))
    assert verify(data.replace(b"p1 =15", b"p1 =25")).exit_code == 1


@pytest.mark.parametrize(
    "name",
    [
        "a column of 85 with four tiles left",
        "a play of 15 brings three fives from each other player",
        "seven rounds",
    ],
)
def test_a_record_read_back_adds_up_to_the_same(name: str) -> None:
    case = next(case for case in CASES if case["name"] == name)
    form = msgspec.convert(case["form"], Form)
    record = record_of(form, msgspec.convert(case["operations"], list[AnyOperation]))
    again = operations_of(read(write(record)), form)
    assert again[0] == opening_of(record)
    assert list(reckon(form, fold(form, again)).totals) == case["reckoning"]["totals"]
    assert uncommented(write(record_of(form, again))) == uncommented(write(record))


def test_a_bonus_that_the_rules_have_is_read_back_and_another_is_refused() -> None:
    sheet = SheetOf("kontrakt", "liverpool/1", 3, dealer=0)
    sheet.costs(1, 22, 0, 5)
    sheet.write("bonus", round=1, seat=2, name="cut_bonus", on=True)
    sheet.write("close", round=1)
    record = record_of(sheet.form, sheet.operations)
    again = operations_of(record, sheet.form)
    assert reckon(sheet.form, fold(sheet.form, again)).totals == (22, 0, -45)
    (only,) = record.rounds
    strange = msgspec.structs.replace(record, rounds=(msgspec.structs.replace(only, bonus=(0, 0, -7)),))
    with pytest.raises(RefusedError, match="sheet-bonus-unreadable"):
        operations_of(strange, sheet.form)


def test_a_match_played_here_is_no_score_sheet() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    sheet.plays(1, [15])
    record = record_of(sheet.form, sheet.operations)
    played = msgspec.structs.replace(record.rounds[0], tally=None)
    with pytest.raises(RefusedError, match="sheet-is-played"):
        opening_of(msgspec.structs.replace(record, rounds=(played,)))


def test_partners_have_no_totals_that_their_rounds_do_not_add_up_to() -> None:
    sheet = SheetOf("contack", "house/1", 4, {"partnerships": True, "hands": 1})
    sheet.plays(1, [15], [5], [20], [10])
    sheet.left(1, 0, 1, 1, 1)
    sheet.write("close", round=1)
    record = record_of(sheet.form, sheet.operations)
    assert record.totals is None
    assert verify(write(record)).problems == ()
