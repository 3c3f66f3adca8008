"""The log of matches: whole lines count, a half one does not, and it is for one plan and one process."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from kontu.arena.facts import HandFacts, MatchFacts
from kontu.arena.journal import Journal, JournalError, Line, head_of
from kontu.arena.tournament import Tournament

HEAD = {"kind": "trial", "seed": 1}


def line(number: int) -> Line:
    hand = HandFacts("out", 1, 9, (3, -4), {"turns": (2, 2)})
    return Line(number, (MatchFacts(("a", "b"), (3, -4), (1, 2), "rounds", (hand,)),))


def kept(file: Path) -> list[Line]:
    journal = Journal(file, HEAD)
    journal.close()
    return journal.lines


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "new" / "log", HEAD)
    assert journal.lines == []
    journal.add((line(0), line(2)))
    journal.close()
    assert kept(tmp_path / "new" / "log") == [line(0), line(2)]


def test_a_line_that_was_half_written_is_taken_off_and_written_again(tmp_path: Path) -> None:
    file = tmp_path / "log"
    journal = Journal(file, HEAD)
    journal.add((line(0), line(1)))
    journal.close()
    whole = file.read_bytes()
    for cut in (1, 20, 70):
        file.write_bytes(whole[:-cut])
        journal = Journal(file, HEAD)
        assert journal.lines == [line(0)]
        journal.add((line(1),))
        journal.close()
        assert file.read_bytes() == whole


def test_the_log_of_another_plan_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "log"
    Journal(file, HEAD).close()
    before = file.read_bytes()
    with pytest.raises(JournalError) as error:
        Journal(file, {**HEAD, "seed": 2})
    assert error.value.why == "other"
    assert file.read_bytes() == before


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "log"
    journal = Journal(file, HEAD)
    journal.add((line(0), line(1)))
    journal.close()
    lines = file.read_bytes().splitlines(keepends=True)
    for damaged in (b"?" + lines[1], lines[2]):
        file.write_bytes(b"".join((lines[0], damaged, lines[2], lines[1])))
        with pytest.raises(JournalError) as error:
            Journal(file, HEAD)
        # A number that is there twice is found where it is there again.
        assert (error.value.why, error.value.line) == ("broken", 3 if damaged == lines[2] else 2)


@pytest.mark.parametrize("foreign", [b"abc", b'{"kontu":2', b"abc\nthe end", b"\xff\x00"])
def test_a_file_that_is_no_log_is_left_as_it_is(tmp_path: Path, foreign: bytes) -> None:
    file = tmp_path / "log"
    file.write_bytes(foreign)
    with pytest.raises(JournalError) as error:
        Journal(file, HEAD)
    assert error.value.why == "other"
    assert file.read_bytes() == foreign


def test_what_was_half_written_is_still_there_where_the_log_is_broken(tmp_path: Path) -> None:
    file = tmp_path / "log"
    Journal(file, HEAD).close()
    before = file.read_bytes() + b"?\n[3"
    file.write_bytes(before)
    with pytest.raises(JournalError):
        Journal(file, HEAD)
    assert file.read_bytes() == before


HAND = HandFacts("out", 1, 9, (3, -4), {"turns": (2, 2), "plays": (2, 1), "opportunities": (0, 0)})
MATCH = MatchFacts(("a", "b"), (3, -4), (1, 2), "rounds", (HAND,))


def test_facts_that_no_match_can_leave_do_not_fit() -> None:
    plan = Tournament("contack", "house/1", None, ("a", "b"), 2, 1)
    bots = plan.lineup(0)
    whole = replace(MATCH, bots=bots)
    assert plan.fits(Line(0, (whole,)))
    assert not plan.fits(Line(0, ()))
    assert not plan.fits(Line(0, (whole, whole)))
    assert not plan.fits(Line(1, (whole,)))
    for wrong in (
        replace(whole, scores=(3,)),
        replace(whole, scores=(3, 2**40)),
        replace(whole, ranks=()),
        replace(whole, ranks=(0, 3)),
        replace(whole, ending="once"),
        replace(whole, hands=()),
        *(replace(whole, hands=(hand,)) for hand in _wrong_hands()),
    ):
        assert not plan.fits(Line(0, (wrong,))), wrong


def _wrong_hands() -> list[HandFacts]:
    return [
        replace(HAND, ending="once"),
        replace(HAND, opener=2),
        replace(HAND, actions=-1),
        replace(HAND, scores=()),
        replace(HAND, counts={}),
        replace(HAND, counts={**HAND.counts, "turns": ()}),
        replace(HAND, onward=0),
    ]


def test_two_runs_do_not_write_one_log(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "log", HEAD)
    # The lock is a process's own, so another process must try.
    code = (
        "import sys\nfrom pathlib import Path\nfrom kontu.arena.journal import Journal, JournalError\n"
        "try:\n    Journal(Path(sys.argv[1]), {'kind': 'trial', 'seed': 1})\n"
        "except JournalError as error:\n    print(error.why)\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "log")]
    other = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert other.stdout.strip() == "taken"
    journal.close()
    assert kept(tmp_path / "log") == []
    other = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert other.stdout == ""


def test_a_log_says_what_it_is_of(tmp_path: Path) -> None:
    Journal(tmp_path / "log", HEAD).close()
    assert head_of(tmp_path / "log") == {"kontu": 1, **HEAD}
    assert head_of(tmp_path / "none") == {}
