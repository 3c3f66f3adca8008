"""Records of many matches: a file for each, whole or not there, true when they are read back."""

from pathlib import Path

import msgspec
import pytest

from kontu.arena import Contest, Shelf, Tally, simulate
from kontu.arena.engine import engine_for
from kontu.core import registry
from kontu.games.kontrakt.contracts import read_contract
from kontu.games.kontrakt.variants import VARIANTS
from kontu.records import read, verify

CONTACK = registry.get("contack").variants["house/1"]


def shelf_in(folder: Path, variant: str = "house/1") -> Shelf:
    return Shelf(str(folder), variant.replace("/", "-"), variant, "2026-11-29")


def test_every_match_has_a_file_that_reads_back_as_true(tmp_path: Path) -> None:
    contest = Contest("contack", CONTACK, ("greedy", "random"), 3)
    simulate(contest, 3, shelf=shelf_in(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"house-1-00000{number}.kontu" for number in (1, 2, 3)]
    for file in files:
        found = verify(file.read_bytes())
        assert found.exit_code == 0
        assert found.record is not None
        assert found.record.seats == ("greedy", "random")
        assert (found.record.variant, found.record.date) == ("house/1", "2026-11-29")


def test_equal_seeds_write_equal_records_whatever_the_processes(tmp_path: Path) -> None:
    contest = Contest("contack", CONTACK, ("random", "random"), 3)
    for name, workers in (("one", 1), ("two", 2)):
        shelf = shelf_in(tmp_path / name)
        shelf.open()
        simulate(contest, 9, engine_for(workers), shelf=shelf)
    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert len(one) == 9
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]


def test_keeping_records_does_not_change_what_is_played(tmp_path: Path) -> None:
    contest = Contest("contack", CONTACK, ("greedy", "random"), 3)
    assert simulate(contest, 2, shelf=shelf_in(tmp_path)) == simulate(contest, 2)


def test_stopping_leaves_whole_records_only(tmp_path: Path) -> None:
    def interrupt(_: Tally) -> None:
        (tmp_path / ".house-1-000099.kontu.7.part").write_bytes(b"half a rec")
        raise KeyboardInterrupt

    contest = Contest("contack", CONTACK, ("random", "random"), 1)
    tally = simulate(contest, 100, progress=interrupt, shelf=shelf_in(tmp_path))
    files = list(tmp_path.iterdir())
    assert 1 <= tally.games == len(files) < 100
    assert all(verify(file.read_bytes()).exit_code == 0 for file in files)


def test_a_record_that_cannot_be_put_in_its_place_is_not_left_beside_it(tmp_path: Path) -> None:
    (tmp_path / "house-1-000001.kontu").mkdir()
    with pytest.raises(OSError, match="house-1-000001"):
        shelf_in(tmp_path).keep(0, b"whole")
    assert [file.name for file in tmp_path.iterdir()] == ["house-1-000001.kontu"]


def test_a_shelf_knows_the_records_of_its_name(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path / "new" / "folder")
    shelf.open()
    assert shelf.held() == ()
    shelf.keep(0, b"one")
    Path(shelf.folder, "club-1-000001.kontu").write_bytes(b"of another name")
    assert [file.name for file in shelf.held()] == ["house-1-000001.kontu"]


# A round a preset, of contracts that are soon laid: thousands more were verified by hand (docs/testing.md).
@pytest.mark.parametrize("preset", list(VARIANTS))
def test_a_sample_of_every_preset_of_kontrakt_is_true_when_read_back(preset: str, tmp_path: Path) -> None:
    whole = VARIANTS[preset]
    rules = msgspec.structs.replace(whole, contracts=(read_contract("G3+G3"), read_contract("G3+S4")))
    for seats in (whole.min_players, whole.max_players):
        mixed = ("greedy", "random", "greedy", "random", "random", "greedy", "random", "greedy")[:seats]
        folder = tmp_path / str(seats)
        shelf = shelf_in(folder, preset)
        shelf.open()
        simulate(Contest("kontrakt", rules, mixed, 132), 2, shelf=shelf)
        for file in shelf.held():
            data = file.read_bytes()
            assert verify(data).exit_code == 0
            assert read(data).rules["contracts"] == ["G3+G3", "G3+S4"]
        assert len(shelf.held()) == 2
