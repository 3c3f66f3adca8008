"""``simulate``, ``verify``, ``rules``, ``doctor``: tables for people, JSON and exit codes for programs."""

import json
import re
from pathlib import Path

import pytest

from kontu.rulebook import ids
from tests.cli.terminal import kontu


def test_simulate_counts_and_answers_programs_in_json() -> None:
    run = kontu("simulate", "contack", "-n", "4", "--bots", "greedy,random", "--seed", "1", "--json")
    assert run.code == 0
    assert run.err == ""
    found = json.loads(run.out)
    assert (found["games"], found["hands"], found["seed"]) == (4, 12, 1)
    assert found["actions"] > 100
    assert found["seconds"] > 0
    assert found["hands_per_second"] > 0
    assert found["actions_per_second"] > 0
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random"]
    assert all(set(seat) >= {"bot", "mean", "stdev", "wins"} for seat in found["seats"])
    assert sum(found["endings"].values()) == 12
    assert [(each["round"], each["hands"]) for each in found["rounds"]] == [(1, 4), (2, 4), (3, 4)]
    assert all(sum(each["endings"].values()) == 4 for each in found["rounds"])


def test_simulate_gives_the_same_result_for_the_same_seed_whatever_the_processes() -> None:
    def result(*more: str) -> object:
        line = ("simulate", "contack", "-n", "6", "--bots", "random,greedy", "--seed", "8", "--json", *more)
        found = json.loads(kontu(*line).out)
        return found["seats"], found["endings"], found["actions"]

    assert result("--workers", "1") == result("--workers", "2")


def test_simulate_shows_people_a_table_and_no_progress_bar_in_a_pipe() -> None:
    run = kontu("simulate", "contack", "-n", "2", "--bots", "greedy,random", "--seed", "1", "--lang", "nb")
    assert run.err == ""
    assert "seire" in run.out
    assert "2 partier, 6 omganger" in run.out
    assert "Frø 1;" in run.out
    assert re.search(r"greedy +\d+ +\d+ +\d+,\d +\d+,\d", run.out)


def test_simulate_keeps_records_in_a_folder_and_verify_reads_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    line = ("simulate", "contack", "-n", "3", "--bots", "greedy,random", "--seed", "1")
    assert kontu(*line, "--records", str(folder)).code == 0
    assert sorted(file.name for file in folder.iterdir()) == [
        f"house-1-00000{number}.kontu" for number in (1, 2, 3)
    ]
    run = kontu("verify", str(folder))
    assert (run.code, run.out, run.err) == (0, f"{folder}: 3 of 3 records are true\n", "")


def test_simulate_writes_over_no_records(tmp_path: Path) -> None:
    (tmp_path / "house-1-000007.kontu").write_text("kept", encoding="utf-8")
    line = ("simulate", "contack", "-n", "1", "--bots", "random,random", "--records", str(tmp_path))
    run = kontu(*line)
    assert (run.code, run.out) == (2, "")
    assert "has records called house-1 already" in run.err
    assert [file.name for file in tmp_path.iterdir()] == ["house-1-000007.kontu"]


def test_simulate_says_when_records_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder", encoding="utf-8")
    run = kontu("simulate", "contack", "-n", "1", "--bots", "random,random", "--records", str(file))
    assert run.code == 1
    assert f"The file {file} cannot be written" in run.err
    assert run.err.count("\n") == 1


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "match.kontu"
    kontu("play", "contack", "--bots", "greedy,greedy", "--seed", "5", "--record", str(file))
    return file


def test_verify_names_file_line_and_rule_of_a_false_claim(record: Path, tmp_path: Path) -> None:
    false = tmp_path / "false.kontu"
    false.write_text(record.read_text(encoding="utf-8").replace("=15", "=20", 1), encoding="utf-8")
    run = kontu("verify", str(record), str(false))
    assert run.code == 1
    assert f"{record}: true" in run.out
    line = next(line for line in run.out.splitlines() if line.startswith(f"{false}:"))
    number = int(line.removeprefix(f"{false}:").split(":")[0])
    assert "=20" in false.read_text(encoding="utf-8").splitlines()[number - 1]
    assert "The points are not 20: by the rules they are 15. (R-" in line


def test_verify_of_a_folder_names_what_is_false_and_counts_the_rest(record: Path, tmp_path: Path) -> None:
    whole = record.read_text(encoding="utf-8")
    (tmp_path / "deep").mkdir()
    false = tmp_path / "deep" / "false.kontu"
    false.write_text(whole.replace("=15", "=20", 1), encoding="utf-8")
    (tmp_path / "true.kontu").write_text(whole, encoding="utf-8")
    (tmp_path / "letter.txt").write_text("no record", encoding="utf-8")
    run = kontu("verify", str(tmp_path))
    assert run.code == 1
    lines = run.out.splitlines()
    assert lines[0].startswith(f"{false}:")
    assert lines[-1] == f"{tmp_path}: 1 of 2 records are true"
    found = json.loads(kontu("verify", "--json", str(tmp_path)).out)
    assert [each["exit_code"] for each in found["files"]] == [1, 0]


def test_verify_of_a_folder_without_records_says_so(tmp_path: Path) -> None:
    run = kontu("verify", str(tmp_path))
    assert (run.code, run.out) == (2, "")
    assert f"There is no record file (.kontu) in the folder {tmp_path}." in run.err


def test_verify_ends_with_2_for_what_cannot_be_read(record: Path, tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.kontu"
    nonsense.write_bytes(b"\xff\xfe\x1b[31m not a record")
    assert kontu("verify", str(nonsense)).code == 2
    missing = kontu("verify", str(record), str(tmp_path / "missing.kontu"))
    assert missing.code == 2
    assert "cannot be read" in missing.err
    assert "\x1b" not in kontu("verify", str(nonsense)).out


def test_verify_answers_programs_in_json(record: Path, tmp_path: Path) -> None:
    false = tmp_path / "false.kontu"
    false.write_text(record.read_text(encoding="utf-8").replace("=15", "=20", 1), encoding="utf-8")
    found = json.loads(kontu("verify", "--json", str(record), str(false)).out)
    assert found["exit_code"] == 1
    assert [file["exit_code"] for file in found["files"]] == [0, 1]
    problem = found["files"][1]["problems"][0]
    assert problem["code"] == "record-claim-false"
    assert problem["line"] > 1


def test_rules_shows_every_field_with_presets_sources_and_rule_ids() -> None:
    run = kontu("rules", "contack", "--options")
    assert run.code == 0
    for word in (
        "house/1",
        "booklet/1",
        "collector/1",
        "club/1",
        "must_play",
        "C-26",
        "leftover_penalty",
        "C-32",
    ):
        assert word in run.out
    assert "EU the Basque rules after the booklet of 1939" in run.out
    assert max(map(len, run.out.splitlines())) <= 80


def test_more_variants_than_fit_side_by_side_are_told_field_by_field() -> None:
    run = kontu("rules", "kontrakt", "--options", COLUMNS="80")
    assert run.code == 0
    lines = run.out.splitlines()
    penalty = lines.index("joker_points (K-118): 15")
    assert lines[penalty + 1] == "    may-i/1: 25"
    assert "K-118" not in lines[penalty + 1]
    limits = next(line for line in lines if line.startswith("buy_limits "))
    assert limits == "buy_limits (O-57): none"
    assert not [line for line in lines if "1939" in line], "the sources of Contack are not those of Kontrakt"
    assert "1939" in kontu("rules", "contack", "--options").out


def test_rules_answers_programs_in_json() -> None:
    found = json.loads(kontu("rules", "contack", "--options", "--json", "--lang", "eu").out)
    fields = {field["name"]: field for field in found["fields"]}
    assert fields["must_play"]["rule"] == "C-26"
    assert fields["must_play"]["label"] == "Joka dezakeenak jokatu behar du"
    assert found["variants"]["club/1"]["scoring"] == "counters"


@pytest.mark.parametrize("game", ["contack", "kontrakt"])
@pytest.mark.parametrize("lang", ["eu", "nb", "en"])
def test_the_rulebook_is_shown_with_every_rule_in_every_language(game: str, lang: str) -> None:
    run = kontu("rules", game, "--lang", lang)
    assert run.code == 0
    assert [rule for rule in ids(game) if rule not in run.out] == []
    assert max(map(len, run.out.splitlines())) <= 80


def test_a_terminal_without_signs_gets_the_rulebook_in_plain_letters() -> None:
    run = kontu("rules", "contack", "--lang", "nb", PYTHONIOENCODING="ascii")
    assert run.out.isascii()
    assert run.out.count("?") == kontu("rules", "contack", "--lang", "nb").out.count("?")


def test_a_rule_and_a_word_are_found_in_the_rulebook() -> None:
    run = kontu("rules", "contack", "--search", "c-22")
    assert run.code == 0
    assert "C-22   Every side must fit." in run.out
    assert "C-23 " not in run.out
    run = kontu("rules", "contack", "--search", "xyzzy")
    assert run.code == 1
    assert "found by “xyzzy”" in run.err


def test_the_rulebook_answers_programs_in_json() -> None:
    found = json.loads(kontu("rules", "contack", "--json", "--lang", "nb").out)
    assert (found["game"], found["language"]) == ("contack", "nb")
    assert [chapter["id"] for chapter in found["chapters"]][:2] == ["box", "setup"]
    places = json.loads(kontu("rules", "contack", "--search", "C-42", "--json").out)
    assert places[0]["rules"] == ["C-42"]


def test_doctor_says_what_is_in_place_in_every_language() -> None:
    for lang in ("en", "eu", "nb"):
        run = kontu("doctor", "--lang", lang)
        assert run.code in {0, 1}
        assert "contack" in run.out
    found = json.loads(kontu("doctor", "--json").out)
    assert {row["topic"] for row in found["findings"]} >= {"kontu", "kernel", "page", "store"}
    assert found["well"] == all(row["state"] != "bad" for row in found["findings"])
