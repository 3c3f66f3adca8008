"""Ctrl-C before there is anything to count: no figures are promised, and how to go on is said."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NoReturn

import pytest

from kontu.arena import running
from kontu.arena.engine import HereEngine
from kontu.commands.line import run

SEED = ("--seed", "7", "--workers", "1", "--lang", "en")


def stop_after(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed when so many matches are played."""
    whole = running.run

    def stopping(*plan: Any) -> Iterator[Any]:
        yield from islice(whole(*plan), most)
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "run", stopping)


def complaint(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What stands on standard error after a command that fails with nothing on standard output."""
    assert run([*arguments, *SEED]) == 1
    out, err = capfd.readouterr()
    assert out == ""
    return err


def test_a_tournament_without_a_match_has_no_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    stop_after(0, monkeypatch)
    err = complaint(capfd, "arena", "contack", "--bots", "greedy,random", "-n", "2", "--out", str(tmp_path))
    assert err == (
        "Stopped before the first match was over; there are no figures yet.\n"
        "Go on by the same command with --seed 7.\n"
    )


def test_a_tournament_without_a_whole_deal_says_that_it_has_no_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    stop_after(1, monkeypatch)
    err = complaint(capfd, "arena", "contack", "--bots", "greedy,random", "-n", "2", "--out", str(tmp_path))
    assert "Stopped after 1 of 4 matches, before the first deal was played from every seat" in err
    assert "the figures are for these" not in err


def test_a_comparison_without_a_match_says_how_such_a_run_can_be_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    stop_after(0, monkeypatch)
    err = complaint(capfd, "compare", "contack", "house/1", "collector/1", "-n", "2")
    assert err == (
        "Stopped before the first match was over; there are no figures yet.\n"
        "With --log FILE such a run can be gone on with.\n"
    )


def test_a_simulation_without_a_match_shows_no_empty_table(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def stopping(*work: Any) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(HereEngine, "run", stopping)
    err = complaint(capfd, "simulate", "contack", "-n", "2", "--bots", "greedy,random")
    assert err.startswith("Stopped before the first matches were counted; there are no figures.")
    assert "--seed 7" in err
