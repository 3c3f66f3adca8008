"""``kontu arena``: killed at any moment and run again, a tournament ends with the very same table."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from html import unescape
from pathlib import Path

import polars as pl
import pytest

from kontu.commands.contests import require
from kontu.commands.faults import Failed
from tests.cli.terminal import kontu

CUP = ("arena", "contack", "--bots", "greedy,random", "--seed", "5", "--lang", "en")


def lines_of(log: Path) -> int:
    return log.read_bytes().count(b"\n") if log.exists() else 0


def killed(folder: Path, n: int, lines: int) -> None:
    """Run the tournament, and kill it without warning when its log has ``lines``."""
    command = [sys.executable, "-m", "kontu", *CUP, "-n", str(n), "--out", str(folder), "--workers", "2"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    limit = time.monotonic() + 60
    while time.monotonic() < limit and lines_of(folder / "matches.jsonl") < lines:
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait(30)


def test_killed_twice_and_resumed_it_writes_the_same_bytes(tmp_path: Path) -> None:
    n = 40
    killed(tmp_path / "killed", n, lines=6)
    first = lines_of(tmp_path / "killed" / "matches.jsonl")
    assert not (tmp_path / "killed" / "results.json").exists()
    killed(tmp_path / "killed", n, lines=first + 6)
    log = tmp_path / "killed" / "matches.jsonl"
    # A line that was being written when the power went.
    log.write_bytes(log.read_bytes() + b'[79,[[["greedy"')
    assert lines_of(log) < 2 * n + 1
    resumed = kontu(*CUP, "-n", str(n), "--out", str(tmp_path / "killed"), "--workers", "2")
    whole = kontu(*CUP, "-n", str(n), "--out", str(tmp_path / "whole"), "--workers", "1")
    assert resumed.code == whole.code == 0
    assert resumed.out == whole.out
    for name in ("results.json", "report.html"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    one, other = (pl.read_parquet(tmp_path / name / "hands.parquet") for name in ("killed", "whole"))
    assert one.equals(other)
    assert sorted(log.read_bytes().splitlines()) == sorted(
        (tmp_path / "whole" / "matches.jsonl").read_bytes().splitlines()
    )


def test_no_process_outlives_a_killed_tournament(tmp_path: Path) -> None:
    killed(tmp_path, 500, lines=4)
    time.sleep(4)
    before = lines_of(tmp_path / "matches.jsonl")
    named = str(tmp_path)
    left = [
        entry.name
        for entry in Path("/proc").iterdir()
        if entry.name.isdigit() and named in _command_of(entry)
    ]
    assert left == []
    assert lines_of(tmp_path / "matches.jsonl") == before


def _command_of(entry: Path) -> str:
    try:
        return (entry / "cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


def test_it_goes_on_with_its_own_seed_and_to_more_deals(tmp_path: Path) -> None:
    cup = ("arena", "contack", "--bots", "greedy,random", "--out", str(tmp_path), "--json")
    first = json.loads(kontu(*cup, "-n", "2").out)
    more = json.loads(kontu(*cup, "-n", "4").out)
    assert more["seed"] == first["seed"]
    assert (first["matches"], more["matches"]) == (4, 8)
    assert more == json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))


def test_the_table_says_who_is_better_and_how_surely(tmp_path: Path) -> None:
    run = kontu(*CUP, "-n", "12", "--out", str(tmp_path))
    assert run.code == 0
    assert "Tournament at Contack" in run.out
    assert "Head to head" in run.out
    assert "better" in run.out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg role=") == 3
    assert "Plackett-Luce" in page


def test_the_command_that_a_report_names_plays_the_same_again(tmp_path: Path) -> None:
    cup = ("arena", "contack", "--bots", "greedy,random", "-n", "2", "--set", "hands=1", "--lang", "en")
    assert kontu(*cup, "--out", str(tmp_path / "first")).code == 0
    report = (tmp_path / "first" / "report.html").read_text(encoding="utf-8")
    (command,) = re.findall("<code>kontu (.*)</code>", report)
    again = [str(tmp_path / "again") if word == "DIR" else word for word in shlex.split(unescape(command))]
    assert kontu(*again).code == 0
    for name in ("results.json", "report.html", "matches.jsonl"):
        assert (tmp_path / "first" / name).read_bytes() == (tmp_path / "again" / name).read_bytes()
    assert "Changed in these rules: hands = 1." in report


def test_a_table_has_as_many_seats_as_the_rules_need(tmp_path: Path) -> None:
    # Kontrakt is for three at least: two bots share its seats.
    fast = ("--set", "contracts=G3+G3", "--set", "stall_circles=2", "-n", "1", "--json")
    run = kontu("arena", "kontrakt", "--bots", "greedy,random", "--out", str(tmp_path), *fast)
    found = json.loads(run.out)
    assert (found["seats"], found["matches"]) == (3, 2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "greedy", "-n", "1"), "at least two bots"),
        (("--bots", "greedy,greedy", "-n", "1"), "greedy is named twice"),
        (("--bots", "greedy,gredy", "-n", "1"), "did you mean greedy?"),
        (("--bots", "greedy,random", "-n", "0"), "is not a whole number"),
        (("--bots", "greedy,random", "-n", "1", "--seats", "9"), "(C-05)"),
    ],
)
def test_a_wrong_tournament_is_answered_plainly(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    run = kontu("arena", "contack", "--out", str(tmp_path / "cup"), *arguments)
    assert said in run.err
    assert (run.err.count("\n"), run.out, run.code) == (1, "", 2)
    assert not (tmp_path / "cup").exists()


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    assert kontu(*CUP, "-n", "1", "--out", str(tmp_path)).code == 0
    before = (tmp_path / "results.json").read_bytes()
    run = kontu(*CUP, "-n", "1", "--out", str(tmp_path), "--variant", "club/1")
    assert "is the log of something else" in run.err
    assert run.code == 2
    assert (tmp_path / "results.json").read_bytes() == before


def test_a_library_that_is_missing_is_named_with_what_brings_it() -> None:
    with pytest.raises(Failed, match=r"no_such_library.*kontu\[arena\]"):
        require("json", "no_such_library")
