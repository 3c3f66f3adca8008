"""``kontu review``: words for people, JSON and exit codes for programs."""

import json
import os
import re
from pathlib import Path
from typing import NoReturn

import pytest

from kontu.commands import contests, line
from kontu.tui import reviewing
from tests.cli.terminal import kontu
from tests.records.matches import HAND


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "hand.kontu"
    file.write_bytes(HAND)
    return file


def test_a_review_tells_the_sum_and_the_turns_that_cost_most_with_their_lines(record: Path) -> None:
    run = kontu("review", str(record), "--seat", "3")
    assert run.code == 0
    assert f"{record}: what the turns cost (Cat)" in run.out
    assert re.search(r"^\d decisions weighed", run.out, re.MULTILINE)
    lines = record.read_text(encoding="utf-8").splitlines()
    dear = re.findall(r"cost \d+ points \(line (\d+), hand 1\)\n +Played: (\S+),", run.out)
    assert dear
    assert all(lines[int(line) - 1].split()[:2] == ["p3", action] for line, action in dear)


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "what the turns cost (You)"), ("nb", "hva turene kostet (You)")]
)
def test_a_person_whom_the_record_calls_you_is_named_in_good_grammar(
    record: Path, lang: str, title: str
) -> None:
    record.write_bytes(record.read_bytes().replace(b'"Cat"', b'"You"'))
    run = kontu("review", str(record), "--seat", "3", "--lang", lang)
    assert f"{record}: {title}" in run.out


def test_programs_are_answered_in_json_and_the_same_each_time(record: Path) -> None:
    run = kontu("review", str(record), "--json")
    told = json.loads(run.out)
    assert (told["seat"], told["decisions"], told["unseen"]) == ("p1", len(told["turns"]), [])
    assert told["total"] == pytest.approx(sum(turn["loss"] for turn in told["turns"]), abs=0.01)
    assert {"at", "line", "round", "played", "best", "loss"} == set(told["turns"][0])
    assert kontu("review", str(record), "--json").out == run.out


def test_a_page_of_every_seat_or_of_one_is_written_beside_the_answer(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    run = kontu("review", str(record), "--seat", "3", "--html", str(page), "--lang", "nb")
    assert (run.code, run.err) == (0, f"Skrevet: {page}\n")
    assert run.out == kontu("review", str(record), "--seat", "3", "--lang", "nb").out
    one = page.read_text(encoding="utf-8")
    assert ("<h2>p3 Cat</h2>" in one, "<h2>p1 Ane</h2>" in one) == (True, False)
    every = kontu("review", str(record), "--html", str(page), "--json")
    assert json.loads(every.out)["seat"] == "p1"
    heads = re.findall("<h2>(p.*?)</h2>", page.read_text(encoding="utf-8"))
    assert heads == ["p1 Ane", "p2 Bjørn", "p3 Cat"]


def test_a_page_that_cannot_be_written_is_told_before_anything_is_weighed(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def weighed(*_: object) -> NoReturn:
        raise AssertionError

    monkeypatch.setattr(reviewing, "weighed", weighed)
    for page in (tmp_path, tmp_path / "no" / "review.html", Path(), Path("/")):
        assert line.run(["review", str(record), "--html", str(page), "--lang", "en"]) == 1
        assert f"The file {page} cannot be written" in capfd.readouterr().err
    assert list(tmp_path.iterdir()) == [record]


def test_what_is_no_file_is_written_to_and_nothing_is_put_in_its_place(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        contests.require_writable(pipe)
        contests.write_text(pipe, "a page")
        assert os.read(reading, 100) == b"a page"
    finally:
        os.close(reading)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


@pytest.mark.parametrize("command", ["review", "verify"])
def test_a_name_that_no_file_can_have_is_told_as_such(command: str) -> None:
    name = "m" * 3_000
    run = kontu(command, name, "--lang", "en")
    assert (run.code, run.out) == (2, "")
    assert run.err == f"kontu: The file {name[:1_000]}…{name[:200]} cannot be read: the name is too long.\n"


def test_a_record_that_is_too_long_is_refused_with_its_length_and_the_most(tmp_path: Path) -> None:
    long = tmp_path / "long.kontu"
    long.write_bytes(HAND + b"#\n" * 800_000)
    run = kontu("review", str(long))
    said = f"it has {long.stat().st_size:,} bytes, and 524,288 are the most. (R-01)"
    assert run.err == f"kontu: {long} is too long to be reviewed: {said}\n"
    assert (run.code, run.out) == (1, "")
    piped = kontu("review", "/dev/stdin", typed=long.read_bytes())
    assert piped.err.endswith("too long to be reviewed: more than 524,288 bytes are not read. (R-01)\n")
    assert piped.code == 1


def test_what_cannot_be_reviewed_is_said_in_one_sentence(record: Path, tmp_path: Path) -> None:
    missing = kontu("review", str(tmp_path / "none.kontu"))
    assert (missing.code, missing.err.count("\n")) == (2, 1)
    binary = tmp_path / "binary.kontu"
    binary.write_bytes(b"\xff\xfe")
    assert kontu("review", str(binary)).code == 2
    nonsense = tmp_path / "nonsense.kontu"
    nonsense.write_text("nonsense", encoding="utf-8")
    assert kontu("review", str(nonsense)).code == 1
    assert kontu("review", str(record), "--seat", "9").code == 2
    assert kontu("review", str(record), "--seat", "x").code == 2
