"""``kontu compare``: tables for people, JSON for programs, reports that need nothing else."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from tests.cli.terminal import kontu

SMALL = ("compare", "contack", "house/1", "collector/1", "--bots", "greedy,random,random", "--seed", "1")


def test_two_sets_of_rules_are_compared_in_one_object() -> None:
    run = kontu(*SMALL, "-n", "4", "--json", "--workers", "2")
    assert run.code == 0
    assert run.err == ""
    found = json.loads(run.out)
    assert (found["game"], found["seed"], found["matches"]) == ("contack", 1, 4)
    house, collector = found["rules"]
    assert (house["name"], collector["name"]) == ("house/1", "collector/1")
    assert house["differences"] == {}
    turns = collector["measures"]["turns"]["value"] - house["measures"]["turns"]["value"]
    assert collector["differences"]["turns"]["value"] == pytest.approx(turns)
    assert run.out == kontu(*SMALL, "-n", "4", "--json", "--workers", "1").out


def test_people_get_tables_in_their_language() -> None:
    run = kontu(*SMALL, "-n", "2", "--lang", "nb")
    assert run.code == 0
    assert "Husregler for Contack sammenlignet" in run.out
    assert "Hvem som gjør det best i en omgang" in run.out
    # However the lines are broken.
    assert "Students t" in " ".join(run.out.split())


def test_a_report_stands_alone_and_equal_runs_write_equal_ones(tmp_path: Path) -> None:
    pages = []
    for name in ("one", "two"):
        file = tmp_path / f"{name}.html"
        run = kontu(*SMALL, "-n", "3", "--html", str(file), "--parquet", str(tmp_path / name))
        assert run.code == 0
        assert str(file) in run.err
        pages.append(file.read_text(encoding="utf-8"))
    assert pages[0] == pages[1]
    assert pages[0].count("<svg role=") == pages[0].count("<figure>") >= 4
    assert pages[0].count("<table ") >= 5
    # Nothing is fetched: no scripts, styles or pictures from elsewhere.
    assert not any(word in pages[0] for word in ("<script", "<link", "<img", "@import", "url(http"))
    hands = pl.read_parquet(tmp_path / "one")
    assert hands.height == 2 * 3 * 3 * 3
    assert set(hands["rules"]) == {"house/1", "collector/1"}
    assert hands.equals(pl.read_parquet(tmp_path / "two"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one", "one.html", "two", "two.html"]


def test_a_field_is_varied() -> None:
    run = kontu("compare", "contack", "house/1", "--vary", "must_play", "-n", "2", "--seed", "1", "--json")
    rules = json.loads(run.out)["rules"]
    assert [each["name"] for each in rules] == ["must_play=false", "must_play=true"]
    # C-28: who must play must play a drawn tile too.
    assert rules[1]["changed"] == {"must_play": "true", "play_drawn": "forced"}


def test_a_name_that_says_what_was_changed_is_not_explained_and_never_broken() -> None:
    run = kontu("compare", "contack", "house/1", "--vary", "must_play", "-n", "2", "--seed", "1")
    assert "must_play=true: must_play = true, play_drawn = forced" in run.out
    places = run.out.partition("Who does best in a hand")[2]
    assert [line.split()[0] for line in places.splitlines() if line.startswith("must")][:8] == [
        *["must_play=false"] * 4,
        *["must_play=true"] * 4,
    ]
    varied = kontu("compare", "contack", "house/1", "--vary", "hands=1/3", "-n", "1", "--seed", "1")
    assert "hands=1" in varied.out
    assert "hands = 1" not in varied.out


def test_lists_that_were_changed_are_told_as_they_are_typed() -> None:
    changes = ("--set", "contracts=G3+G3,G3+S4", "--set", "deal=10,12")
    run = kontu("compare", "kontrakt", "kontrakt/1", "may-i/1", *changes, "-n", "1", "--seed", "1")
    assert "kontrakt/1: deal = 10,12, contracts = G3+G3,G3+S4" in run.out
    varied = kontu("compare", "kontrakt", "kontrakt/1", "--vary", "buy_limits=0/1", *changes, "-n", "1")
    assert "buy_limits=1: deal = 10,12, contracts = G3+G3,G3+S4, buy_limits = 1" in " ".join(
        varied.out.split()
    )


def test_stopped_by_ctrl_c_it_shows_what_there_is_and_goes_on_from_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [sys.executable, "-m", "kontu", *SMALL, "-n", "20000", "--workers", "2", "--log", str(log)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    limit = time.monotonic() + 60
    # What stands in the log before the newest lines has been counted as well.
    while time.monotonic() < limit and (not log.exists() or log.read_bytes().count(b"\n") < 12):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = (text.decode() for text in process.communicate(timeout=60))
    assert process.returncode == 1
    assert "What the rules make of it" in out
    assert "Stopped after" in err
    assert "--seed 1" in err
    done = log.read_bytes().count(b"\n") - 1
    again = kontu(*SMALL, "-n", str(done), "--json", "--log", str(log))
    assert again.code == 0
    assert again.out == kontu(*SMALL, "-n", str(done), "--json").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("house/1",), "Name at least two sets of rules"),
        (("house/1", "house/1"), "house/1 is named twice"),
        (("house/1", "club/1", "--vary", "must_play"), "--vary changes one set of rules"),
        (("house/1", "--vary", "hands"), "name some, as hands=1/2/3"),
        (("house/1", "--vary", "hands=1/1"), "hands=1 is named twice"),
        (("house/1", "--vary", "must_pla"), "did you mean must_play? (R-11)"),
        (("house/1", "--vary", "partnerships", "--bots", "random,random"), "only one choice"),
        (("house/1", "clb/1"), "did you mean club/1?"),
        (("house/1", "club/1", "-n", "none"), "is not a whole number"),
    ],
)
def test_a_wrong_comparison_is_answered_plainly(arguments: tuple[str, ...], said: str) -> None:
    count = () if "-n" in arguments else ("-n", "1")
    run = kontu("compare", "contack", *arguments, *count)
    assert said in run.err
    assert (run.err.count("\n"), run.out, run.code) == (1, "", 2)


def test_the_log_of_other_rules_is_refused(tmp_path: Path) -> None:
    log = str(tmp_path / "log")
    assert kontu(*SMALL, "-n", "1", "--log", log).code == 0
    run = kontu(*SMALL, "-n", "1", "--log", log, "--set", "hands=1")
    assert "is the log of something else" in run.err
    assert run.code == 2


def commands_of(page: str) -> list[list[str]]:
    """The commands that a page of ours shows, as lists of words."""
    text = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    return [line.split()[1:] for line in text.splitlines() if line.startswith("    kontu compare ")]


def test_the_page_about_house_rules_shows_commands_that_run() -> None:
    commands = commands_of("house-rules.md")
    assert len(commands) == 4
    for command in commands:
        few = [*command, "--bots", "random,random,random,random", "--json"]
        few[few.index("-n") + 1] = "1"
        run = kontu(*few)
        assert run.code == 0, run.err
        assert len(json.loads(run.out)["rules"]) >= 2
