"""Reads a record file strictly: everything is understood, or everything wrong is named with its line."""

from collections.abc import Callable
from typing import Final, TypeVar

from kontu.core.game import DealLine
from kontu.core.outcomes import Termination
from kontu.records.lines import LineError, read_deal_line, read_entry, read_tally
from kontu.records.model import ALL, FORMAT, ONLOOKER, UNKNOWN, Entry, Record, Round
from kontu.records.promises import COMMIT_FORM, NONCE_FORM
from kontu.records.source import Source
from kontu.records.values import MOST_SEATS, Table, seat_number

_T = TypeVar("_T")

REQUIRED: Final = ("format", "game", "variant", "view", "date", "seats")
RECORD_FIELDS: Final = (*REQUIRED, "totals", "rules", "rounds")
ROUND_FIELDS: Final = tuple(name for name in Round.__struct_fields__ if name != "extra")
VIEWS: Final = (ALL, ONLOOKER, *(f"p{seat}" for seat in range(1, MOST_SEATS + 1)))


def read(data: bytes) -> Record:
    """The record that ``data`` is.

    Every rule from R-01 to R-05, and what can be seen of the others without knowing the game, is
    checked; whether the moves and claims are true is for ``verify``.

    Raises:
        RecordError: with every problem that could be found, each with its line in the file.
    """
    return read_placed(data)[0]


def read_placed(data: bytes) -> tuple[Record, Source]:
    """The record that ``data`` is, with the places of its fields and lines; raises RecordError."""
    source = Source(data)
    table = Table(source, (), source.data)
    # Another version's fields are not ours to judge.
    if "format" in source.data and table.one_of("format", (FORMAT,), "record-format", "R-02") is None:
        raise source.findings.error()
    extra = table.only(RECORD_FIELDS, REQUIRED)
    seats = table.names("seats")
    if seats is None:
        # Without the seats nothing that counts them can be judged.
        raise source.findings.error()
    view = table.one_of("view", VIEWS[: len(seats) + 2], "record-view", "R-10") or ""
    rules = source.data.get("rules", {})
    if not isinstance(rules, dict):
        table.refuse("rules", "record-field-type", "R-03", field="rules", kind="table")
        rules = {}
    record = Record(
        game=table.text("game") or "",
        variant=table.text("variant") or "",
        view=view,
        date=table.date("date") or "",
        seats=seats,
        totals=table.points("totals", len(seats)),
        extra=extra,
        rules=rules,
        rounds=_read_rounds(table, len(seats), view),
    )
    source.findings.require_none()
    return record, source


def _read_rounds(table: Table, seats: int, view: str) -> tuple[Round, ...]:
    value = table.data.get("rounds", [])
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        table.refuse("rounds", "record-field-type", "R-03", field="rounds", kind="rounds")
        return ()
    rounds = tuple(
        _read_round(Table(table.source, ("rounds", i), each), seats, view) for i, each in enumerate(value)
    )
    if len({each.tally is None for each in rounds}) == 2:
        sheet = next(i for i, each in enumerate(rounds) if each.tally is not None)
        place = table.source.name_of("rounds", sheet, "tally")
        table.source.refuse(place, "record-tally-and-play", "R-09")
    return rounds


def _read_round(table: Table, seats: int, view: str) -> Round:
    extra = table.only(ROUND_FIELDS, ())
    if "tally" in table.data and {"deal", "play", "end"} & table.data.keys():
        place = table.source.name_of(*table.path, "tally")
        table.source.refuse(place, "record-tally-and-play", "R-09")
    elif "tally" not in table.data and "deal" not in table.data:
        place = table.source.name_of(*table.path, "play")
        table.source.refuse(place, "record-deal-missing", "R-04")
    if "nonce" in table.data and "commit" not in table.data:
        table.refuse("nonce", "record-nonce-alone", "R-08")
    return Round(
        number=table.number("number"),
        dealer=table.one_of("dealer", [f"p{seat + 1}" for seat in range(seats)], "record-dealer", "R-03"),
        commit=table.matching("commit", COMMIT_FORM, "record-commit-form", "R-08"),
        deal=_read_deal(table, seats, view),
        play=_read_entries(table, "play", read_entry, seats, view),
        tally=_read_entries(table, "tally", read_tally, seats, view),
        end=table.one_of("end", [each.value for each in Termination], "record-end", "R-07"),
        scores=table.points("scores", seats),
        bonus=table.points("bonus", seats),
        totals=table.points("totals", seats),
        nonce=table.matching("nonce", NONCE_FORM, "record-nonce-form", "R-08"),
        extra=extra,
    )


def _read_deal(table: Table, seats: int, view: str) -> tuple[DealLine, ...] | None:
    deal = _read_block(table, "deal", read_deal_line)
    holders: set[str] = set()
    for i, line in enumerate(deal or ()):
        place = table.source.line_of(*table.path, "deal", index=i)
        number = seat_number(line.holder)
        if number is not None and number > seats:
            table.source.refuse(place, "record-seat", "R-04", seat=line.holder, seats=seats)
        if line.holder in holders:
            table.source.refuse(place, "record-holder-twice", "R-04", holder=line.holder)
        if view == ALL and UNKNOWN in line.pieces:
            table.source.refuse(place, "record-unknown-in-all", "R-10")
        holders.add(line.holder)
    return deal


def _read_entries(
    table: Table, name: str, read_line: Callable[[str], Entry], seats: int, view: str
) -> tuple[Entry, ...] | None:
    entries = _read_block(table, name, read_line)
    for i, entry in enumerate(entries or ()):
        place = table.source.line_of(*table.path, name, index=i)
        number = seat_number(entry.actor)
        if number is not None and number > seats:
            table.source.refuse(place, "record-seat", "R-05", seat=entry.actor, seats=seats)
        if view == ALL and entry.result == UNKNOWN:
            table.source.refuse(place, "record-unknown-in-all", "R-10")
    return entries


def _read_block(table: Table, name: str, read_line: Callable[[str], _T]) -> tuple[_T, ...] | None:
    text = table.text(name)
    if text is None:
        return None
    path = (*table.path, name)
    start = table.source.value_of(*path)
    if not table.source.is_block(*path):
        table.refuse(name, "record-block-form", "R-05" if name != "deal" else "R-04", field=name)
        return None
    read: list[_T] = []
    numbers: list[int] = []
    for number, line in enumerate(text.split("\n"), start.line + 1):
        if not line.strip(" \t"):
            continue
        try:
            read.append(read_line(line))
            numbers.append(number)
        except LineError as error:
            place = (number, error.column)
            table.source.findings.add(place, error.refusal)
    table.source.blocks[path] = numbers
    return tuple(read)
