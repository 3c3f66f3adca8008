"""The command that counts instructions reads what valgrind says, and says what it lacks."""

import shutil

import pytest

from bench.counting import counted, main, per_hand

REPORT = """\
version: 1
events: Ir Bc Bcm Bi Bim
fn=(1) walk
12 40 4 1 2 1
totals: 9000 800 70 60 5
"""


def test_a_report_is_read_by_the_names_of_its_events() -> None:
    assert counted(REPORT) == {"Ir": 9000, "Bc": 800, "Bcm": 70, "Bi": 60, "Bim": 5}


def test_what_is_no_report_is_said() -> None:
    with pytest.raises(ValueError, match="no line of events"):
        counted("nothing")


def test_what_a_start_costs_falls_out_of_the_difference() -> None:
    longer = counted(REPORT.replace("9000 800 70 60 5", "19000 900 90 70 15"))
    assert per_hand(counted(REPORT), longer, 10) == (1000.0, 3.0)


def test_without_valgrind_it_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(SystemExit) as error:
        main([])
    assert error.value.code == 1
    assert "valgrind" in capsys.readouterr().err


def test_interpreted_kernels_are_not_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: "valgrind")
    monkeypatch.setattr("bench.counting.COMPILED", False)
    with pytest.raises(SystemExit):
        main(["contack"])
    assert "interpreted" in capsys.readouterr().err


def test_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "contack, kontrakt" in capsys.readouterr().err


def test_inside_valgrind_a_walk_tells_its_actions(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--walk", "contack", "2"])
    assert int(capsys.readouterr().out) > 20
