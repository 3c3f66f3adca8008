"""Bots that others wrote, on the command line: they play everywhere, and what they do wrong is told."""

import json
import os
import re
from pathlib import Path

import pytest

from kontu.core import registry
from tests.bots import visitors
from tests.cli.terminal import Run, kontu
from tests.kernels import ROOT

FAST = ("--set", "contracts=G3+G3", "--set", "stall_circles=2")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with visitors in it."""
    there = tmp_path / "theirs"
    there.mkdir()
    visitors.install(there)
    return there


def run(folder: Path, *arguments: str) -> Run:
    path = os.pathsep.join((str(folder), str(ROOT / "src")))
    return kontu(*arguments, "--lang", "en", PYTHONPATH=path)


@pytest.mark.parametrize("game", registry.games())
def test_random_through_the_door_has_the_tournament_of_random_at_home(
    game: str, folder: Path, tmp_path: Path
) -> None:
    results = []
    for name in ("random", "guest"):
        out = str(tmp_path / name)
        bots = f"greedy,{name}"
        fast = FAST if game == "kontrakt" else ()
        done = run(folder, "arena", game, "--bots", bots, "-n", "2", "--seed", "2", "--out", out, *fast)
        assert done.code == 0, done.err
        found = json.loads((tmp_path / name / "results.json").read_text(encoding="utf-8"))
        assert found.pop("visitors") == ({} if name == "random" else {"guest": "visitors 1.2"})
        results.append(json.dumps(found).replace("guest", "random"))
    assert results[0] == results[1]


def test_all_that_let_bots_play_take_them_from_the_current_folder_too(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    bots = ("--bots", "my_agents:Hasty,agents:chance:20", "--seed", "1")
    for workers in ("1", "2"):
        done = kontu("simulate", "contack", "-n", "4", *bots, "--workers", workers, "--json")
        assert done.code == 0, done.err
    compared = kontu("compare", "contack", "house/1", "club/1", "-n", "2", *bots, "--json")
    assert json.loads(compared.out)["visitors"].keys() == {"my_agents:Hasty", "agents:chance:20"}
    record = tmp_path / "match.kontu"
    played = kontu("play", "contack", *bots, "--record", str(record), "--lang", "en")
    assert (played.code, played.err) == (0, "")
    assert "my_agents:Hasty laid" in played.out
    assert "(its own choice)" in played.out
    assert kontu("verify", str(record)).code == 0


@pytest.mark.parametrize(
    ("command", "where"),
    [
        (
            ("simulate", "contack", "-n", "8", "--workers", "2"),
            r"--seed 4 --only (\d) plays this match",
        ),
        (
            ("compare", "contack", "house/1", "club/1", "-n", "8"),
            r"--seed 4 --only (\d) plays this match",
        ),
        (("arena", "contack", "-n", "8", "--out", "cup"), r"--seed 4 --only (\d) plays this deal"),
        (("play", "contack"), r"--seed 4 plays this match again()"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_place_and_the_way_to_see_it_again(
    command: tuple[str, ...], where: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    bots = ("--bots", "agents:Later,greedy", "--seed", "4", "--lang", "en")
    done = kontu(*command, *bots)
    assert (done.code, done.err.count("\n")) == (1, 1), done.err
    assert "The bot agents:Later failed when it was to choose: LookupError: nothing to choose" in done.err
    assert "agents.py:" in done.err
    assert "in round 1." in done.err
    number = re.search(where, done.err)
    assert number is not None, done.err
    if number[1]:
        alone = kontu(*command, *bots, "--only", number[1])
        assert alone.code == 1
        # A deal of a tournament is played once with each bot in each seat, and any of these may fail first.
        assert re.sub(r"turn of p\d", "turn of", alone.err) == re.sub(r"turn of p\d", "turn of", done.err)


def test_a_match_that_a_bot_ended_is_recorded_as_far_as_it_was_played(folder: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.kontu"
    done = run(folder, "play", "contack", "--bots", "greedy,agents:Later", "--record", str(record))
    assert done.code == 1
    assert "begun with --seed N" in done.err
    assert kontu("verify", str(record)).code == 0
    # Two turns were its own; nobody made up a third.
    assert len(re.findall(r"^p2 (?:draw|\S+@)", record.read_text(encoding="utf-8"), re.MULTILINE)) == 2


def test_a_record_that_names_a_bot_has_nothing_imported(folder: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.kontu"
    bots = ("--bots", "agents:chance,guest", "--seed", "1")
    played = run(folder, "play", "contack", *bots, "--record", str(record))
    assert played.code == 0, played.err
    assert "agents:chance" in record.read_text(encoding="utf-8")
    mark = tmp_path / "imported"
    (folder / "agents.py").write_text(f"open({str(mark)!r}, 'w').close()\n", encoding="utf-8")
    for command in (("verify", str(record)), ("review", str(record), "--json")):
        done = run(folder, *command)
        assert done.code == 0, done.err
    assert not mark.exists()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:make", "there is no Python module nowhere."),
        ("agents:nobody", "there is no agents.nobody."),
        ("agents:text", "agents.text is nothing that can be called with (game, seed, budget)."),
        ("agents:unmade", "could not be made: ZeroDivisionError"),
        ("agents:mute", "has no choose(observation, legal)."),
        ("lacking:make", "No module named 'no_such_library_at_all'"),
        ("agents:chance:soon", "cannot be seated so"),
        ("gues", "did you mean guest?"),
    ],
)
def test_a_bot_that_cannot_be_had_is_told_before_anything_is_played(
    name: str, said: str, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "cup"
    done = run(folder, "arena", "contack", "--bots", f"greedy,{name}", "-n", "1", "--out", str(out))
    assert said in done.err
    assert (done.err.count("\n"), done.out, done.code) == (1, "", 2)
    assert not out.exists()


def test_only_plays_one_deal_or_match_of_all_and_leaves_the_rest_alone(tmp_path: Path) -> None:
    cup = ("arena", "contack", "--bots", "greedy,random", "-n", "3", "--seed", "5", "--json")
    out = tmp_path / "cup"
    assert json.loads(kontu(*cup, "--only", "2", "--out", str(out)).out)["matches"] == 2
    assert not out.exists()
    game = ("simulate", "contack", "--bots", "greedy,random", "-n", "3", "--seed", "5")
    alone = kontu(*game, "--only", "3", "--records", str(tmp_path / "one"))
    assert alone.code == 0, alone.err
    assert kontu(*game, "--records", str(tmp_path / "all")).code == 0
    (record,) = (tmp_path / "one").iterdir()
    assert record.name == "house-1-000003.kontu"
    assert record.read_bytes() == (tmp_path / "all" / record.name).read_bytes()
    wrong = kontu(*game, "--only", "4", "--lang", "en")
    assert (wrong.code, wrong.out) == (2, "")
    assert "from 1 to 3" in wrong.err


def test_a_tournament_goes_on_with_the_same_bots_only(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "cup"
    cup = ("arena", "contack", "--bots", "guest,my_agents:Hasty", "--out", str(out), "--json")
    first = json.loads(run(folder, *cup, "-n", "1").out)
    more = json.loads(run(folder, *cup, "-n", "2").out)
    assert (first["seed"], more["matches"]) == (more["seed"], 4)
    (folder / "visitors-1.2.dist-info" / "METADATA").write_text("Name: visitors\nVersion: 1.3\n")
    other = run(folder, *cup, "-n", "3")
    assert (other.code, other.out, other.err.count("\n")) == (2, "", 1)
    assert "guest (visitors 1.2)" in other.err
    assert "guest (visitors 1.3)" in other.err
    (folder / "visitors-1.2.dist-info" / "METADATA").write_text("Name: visitors\nVersion: 1.2\n")
    assert run(folder, *cup, "-n", "2").code == 0
    with (folder / "my_agents.py").open("a") as source:
        source.write("# another\n")
    assert "my_agents:Hasty (sha256 " in run(folder, *cup, "-n", "3").err
