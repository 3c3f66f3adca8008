"""The measuring command runs and says what it measured."""

import json
from pathlib import Path

import pytest

from bench.__main__ import main
from kontu.games.contack import kernel


def test_a_short_run_measures_every_engine_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--runs", "1", "--seconds", "0.01", "--actions", "100", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["kernel"] == ("compiled" if kernel.COMPILED else "interpreted")
    assert len(report["rows"]) + len(report["missing"]) == 9
    assert all(row["actions_per_second"] > row["games_per_second"] > 0 for row in report["rows"])
    assert len(report["ratios"]) == 4 * (len(report["rows"]) - 4)
    assert [row["equal"] for row in report["builds"]] == [True, True]
    assert all(row["hands_per_second"] > 0 for row in report["finder"])
    assert all(row["actions"] >= 10 for row in report["memory"])
    if kernel.COMPILED:
        assert all(row["bytes"] < 2_000 for row in report["growth"] if row["game"] == "Kontrakt")


def test_people_get_a_table_that_says_where_and_with_what(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "benchmarks.md"
    main(["--runs", "1", "--seconds", "0.01", "--actions", "100", "--write", str(file)])
    shown = capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == shown
    assert "Python 3." in shown
    assert "Kontu, public calls" in shown


@pytest.mark.parametrize("wrong", [["--runs", "0"], ["--seconds", "0"], ["--seconds", "-1"]])
def test_a_run_of_nothing_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as error:
        main(wrong)
    assert error.value.code == 2
    assert "at least 1" in capsys.readouterr().err
