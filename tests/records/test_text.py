"""Reading and writing, without playing: every record is one text, and every text one record."""

from datetime import UTC
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontu.core.game import DealLine
from kontu.core.outcomes import Termination
from kontu.records import Entry, Record, RecordError, Round, read, write
from tests.records.matches import HAND, SEEN

# --- any record ----------------------------------------------------------------------------------

printable = st.characters(exclude_categories=["Cc", "Cs"])
names = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1, max_size=60).filter(
    lambda text: bool(text.strip())
)
words = st.text("abcXYZ0189*@,.:-", min_size=1, max_size=12)
pieces = st.one_of(words, st.just("??"))
points = st.integers(-999_999_999, 999_999_999)
comments = (
    st.text(printable, min_size=1, max_size=30)
    .map(lambda text: text.replace("'''", "'").strip(" \t"))
    .filter(bool)
)
plain = st.one_of(
    st.booleans(),
    st.integers(-(10**60), 10**60),
    st.floats(allow_nan=False),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
    st.dates(),
    st.times(),
    st.datetimes(),
    st.datetimes(timezones=st.none() | st.just(UTC)),
)
keys = st.text(st.characters(exclude_categories=["Cs"]), max_size=10)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3)
)


def depth(value: object) -> int:
    match value:
        case dict():
            return 1 + max(map(depth, value.values()), default=0)
        case list():
            return 1 + max(map(depth, value), default=0)
    return 0


extras = st.dictionaries(keys.map("_{}".format), values.filter(lambda value: depth(value) < 5), max_size=3)


@st.composite
def deals(draw: st.DrawFn, holders: list[str]) -> tuple[DealLine, ...]:
    chosen = draw(st.lists(st.sampled_from(holders), unique=True, max_size=len(holders)))
    return tuple(DealLine(holder, tuple(draw(st.lists(pieces, max_size=8)))) for holder in chosen)


@st.composite
def entries(draw: st.DrawFn, actors: list[str]) -> Entry:
    first = words.filter(lambda word: word[0] not in "=>")
    return Entry(
        actor=draw(st.sampled_from(actors)),
        action=" ".join(draw(st.lists(first, min_size=1, max_size=3))),
        result=draw(st.none() | pieces),
        claim=draw(st.none() | points),
        comment=draw(st.none() | comments),
    )


@st.composite
def rounds(draw: st.DrawFn, seats: int, *, sheet: bool) -> Round:
    actors = [f"p{seat + 1}" for seat in range(seats)]
    scores = st.none() | st.tuples(*[points] * seats)
    shared: dict[str, Any] = {
        "number": draw(st.none() | st.integers(1, 999)),
        "dealer": draw(st.none() | st.sampled_from(actors)),
        "scores": draw(scores),
        "bonus": draw(scores),
        "totals": draw(scores),
        "extra": draw(extras),
    }
    if sheet:
        line = st.builds(Entry, st.sampled_from(actors), st.just(""), st.none(), points, st.none() | comments)
        return Round(tally=tuple(draw(st.lists(line, max_size=5))), **shared)
    commit = draw(st.none() | st.text("0123456789abcdef", min_size=64, max_size=64))
    nonce = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=20)
    return Round(
        deal=draw(deals([*actors, "d", "up"])),
        play=draw(st.none() | st.lists(entries([*actors, "d"]), max_size=6).map(tuple)),
        end=draw(st.none() | st.sampled_from([each.value for each in Termination])),
        commit=commit,
        nonce=draw(st.none() | nonce) if commit else None,
        **shared,
    )


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 12))
    sheet = draw(st.booleans())
    fields = st.dictionaries(keys, values.filter(lambda value: depth(value) < 5), max_size=3)
    return Record(
        game=draw(st.text(printable, max_size=10)),
        variant=draw(st.text(printable, max_size=10)),
        view=draw(st.sampled_from(["onlooker", *(f"p{seat + 1}" for seat in range(seats))])),
        date=draw(st.dates()).isoformat(),
        seats=tuple(draw(st.lists(names, min_size=seats, max_size=seats))),
        totals=draw(st.none() | st.tuples(*[points] * seats)),
        rules=draw(fields),
        extra=draw(extras),
        rounds=tuple(draw(st.lists(rounds(seats, sheet=sheet), max_size=3))),
    )


@given(records())
def test_r03_what_was_written_is_read_as_it_was(record: Record) -> None:
    data = write(record)
    assert read(data) == record
    assert write(read(data)) == data


@given(records())
def test_r01_marks_and_line_ends_of_other_systems_mean_nothing(record: Record) -> None:
    data = write(record)
    assert read(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")) == record


@given(st.binary(max_size=300))
def test_r01_any_bytes_are_refused_with_a_place(data: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        read(data)
    assert all(problem.line >= 1 and problem.column >= 1 for problem in caught.value.problems)


# --- the examples --------------------------------------------------------------------------------


def test_the_example_of_contack_is_written_byte_for_byte_as_it_was_read() -> None:
    assert write(read(HAND)) == HAND


def test_the_example_of_contack_says_what_it_says() -> None:
    record = read(HAND)
    (hand,) = record.rounds
    assert (record.game, record.variant, record.view) == ("contack", "house/1", "all")
    assert record.date == "2026-11-29"
    assert record.seats == ("Ane", "Bjørn", "Cat")
    assert hand.deal is not None
    assert hand.play is not None
    assert [line.holder for line in hand.deal] == ["p1", "p2", "p3", "d"]
    assert hand.play[5] == Entry("p1", "draw", "2-1-8")
    assert hand.play[9] == Entry("p1", "8-4-5@3,-2", None, 15, "blue 8 on 7")
    assert (hand.end, hand.scores, hand.totals) == ("out", (25, 25, 50), None)


def test_the_example_of_kontrakt_is_read_with_its_unknown_cards_and_its_comments() -> None:
    record = read(SEEN)
    (seen,) = record.rounds
    assert seen.deal is not None
    assert seen.play is not None
    assert (record.view, seen.number, seen.dealer) == ("p1", 2, "p3")
    assert seen.deal[1] == DealLine("p2", ("??",) * 10)
    assert seen.deal[3] == DealLine("up", ("3c",))
    assert len(seen.deal[4].pieces) == 75
    assert seen.play[0] == Entry("p1", "leave", None, None, "leaves the 3c")
    assert seen.play[2] == Entry("p3", "buy 3c", "??", None, "the card and one more as a penalty")
    assert seen.play[4].action == "lay 9s9h9d 4h5h6h7h"
    assert seen.play[15] == Entry("p1", "stock", "*", None, "a joker")
    assert len(seen.play) == 19


def test_the_example_of_kontrakt_is_written_in_one_form_that_stays() -> None:
    data = write(read(SEEN))
    assert read(data) == read(SEEN)
    assert write(read(data)) == data
    assert b"number = 2\ndealer = \"p3\"\ndeal = '''\n" in data
    assert b"p2 ??*10\np3 ??*10\nup 3c\nd  ??*75\n" in data
    assert b"\np3 buy 3c >??  ; the card" in data


# --- the form ------------------------------------------------------------------------------------


def test_r03_fields_of_the_user_are_kept_wherever_they_stand() -> None:
    text = HAND.replace(b"\n[[rounds]]", b'_by = "Ane"\n\n[rules]\n_why = [1, { b = 2.5 }]\n\n[[rounds]]')
    text += b"_mood = { good = true, at = 2026-11-29T20:00:00 }\n"
    record = read(text)
    assert record.extra == {"_by": "Ane"}
    assert record.rules == {"_why": [1, {"b": 2.5}]}
    assert record.rounds[0].extra["_mood"]
    assert read(write(record)) == record


def test_r05_spaces_tabs_and_empty_lines_mean_nothing() -> None:
    loose = HAND.replace(b"p1 pass\n", b"\n  p1\t pass   \n\t\n").replace(b" =15  ; ", b"   =15;")
    assert write(read(loose)) == HAND


def test_equal_records_are_equal_bytes_whatever_the_order_of_their_fields() -> None:
    one = HAND + b"_b = 1\n_a = { y = 1, x = 2 }\n"
    other = HAND + b"_a = { x = 2, y = 1 }\n_b = 1\n"
    assert write(read(one)) == write(read(other))


@pytest.mark.parametrize("comment", ["a\nb", "'''", "a\x00b", "a\rb"])
def test_r05_a_comment_that_would_break_its_block_is_not_written(comment: str) -> None:
    play = (Entry("p1", "pass", comment=comment),)
    record = Record(
        game="contack",
        variant="house/1",
        view="all",
        date="2026-11-29",
        seats=("Ane",),
        rounds=(Round(deal=(), play=play),),
    )
    with pytest.raises(ValueError, match="no line of a record"):
        write(record)
