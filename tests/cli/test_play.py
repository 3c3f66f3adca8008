"""``kontu play`` from a pipe: the whole game by lines."""

import re
from pathlib import Path

import pytest

from kontu.commands.play import USUAL_BOTS
from tests.cli.terminal import kontu

GAMES_OF_THE_PAGE = Path(__file__).parents[2] / "page" / "src" / "lib" / "games.ts"
ONE_HAND = ("--set", "hands=1")
GREEDY = ("--you", "1", "--bots", "greedy,greedy")


def test_without_input_the_match_is_not_finished_and_the_record_says_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "cut.kontu"
    run = kontu("play", "contack", "--seed", "5", "--record", str(file))
    assert run.code == 1
    assert "There is no more input." in run.out
    assert f"The match is not finished; what was played is in {file}." in run.out
    record = file.read_text(encoding="utf-8")
    assert 'view    = "p1"' in record
    assert "??*21" in record
    assert kontu("verify", str(file)).code == 0


def test_bots_play_alone_and_the_record_is_true(tmp_path: Path) -> None:
    file = tmp_path / "bots.kontu"
    run = kontu("play", "contack", "--bots", "greedy,random,greedy", "--seed", "2", "--record", str(file))
    assert run.code == 0, run.err
    assert "The match is over." in run.out
    assert "Random drew" in run.out
    assert "is the most there is now" in run.out
    checked = kontu("verify", str(file))
    assert checked.out == f"{file}: true\n"
    assert checked.code == 0


def test_who_names_no_bots_meets_those_that_the_page_seats_at_once() -> None:
    seated = set(re.findall(r"\bbot: '(\w+)'", GAMES_OF_THE_PAGE.read_text(encoding="utf-8")))
    assert seated == set(USUAL_BOTS.split(","))
    for game in ("contack", "kontrakt"):
        assert "Fair 1" in kontu("play", game, "--seed", "5", typed="q\n").out


def test_bots_read_no_input() -> None:
    lines = "nonsense\n" * 3
    alone = kontu("play", "contack", "--bots", "greedy,greedy", "--seed", "2", *ONE_HAND)
    assert kontu("play", "contack", "--bots", "greedy,greedy", "--seed", "2", *ONE_HAND, typed=lines) == alone


def test_a_seed_makes_the_whole_match_the_same_again(tmp_path: Path) -> None:
    records = []
    for name in ("one", "two"):
        file = tmp_path / name
        kontu("play", "contack", "--bots", "random,greedy", "--seed", "9", "--record", str(file))
        records.append(file.read_bytes())
    assert records[0] == records[1]


def test_the_first_number_again_and_again_plays_a_match_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "mine.kontu"
    run = kontu(
        "play", "contack", "--you", "p2", "--bots", "greedy", "--seed", "4", "--record", str(file), *ONE_HAND,
        typed="1\n" * 200,
    )  # fmt: skip
    assert run.code == 0, run.out[-500:]
    assert "p2  You" in run.out
    assert "You laid" in run.out
    assert f"The record is in {file}." in run.out
    assert 'seats   = ["Greedy", "You"]' in file.read_text(encoding="utf-8")
    assert kontu("verify", str(file)).code == 0


def test_a_person_types_notation_is_told_what_is_wrong_and_asks_for_a_hint() -> None:
    typed = "9-5-8@0,-1\nhint\npass\n9-5-8@0,0\n12-1-1@0,0\ndance\n77\nrules\n?\nq"
    run = kontu("play", "contack", "--seed", "5", typed=typed)
    assert "You laid 9-5-8 at 0,-1 for 15 points." in run.out
    assert re.search(r"^\d+  \S+: ends (about|exactly) .*; it brings 10 points;", run.out, re.MULTILINE)
    assert "Each was played on" in run.out
    assert "You can play, so you may not pass" in run.out
    assert "(C-29)" in run.out
    assert "is not in the hand of p1" in run.out
    assert "has the number 12" in run.out
    assert "“dance” is not an action" in run.out
    assert "The list goes from 1 to" in run.out
    assert run.out.count("Rules: House rules (house/1).") == 2
    assert "quit – stop here" in run.out
    assert run.code == 0


def test_a_hint_changes_nothing_of_what_follows() -> None:
    plain, hinted = (
        kontu("play", "contack", "--seed", "5", typed=typed).out for typed in ("1\n1\nq\n", "1\nhint\n1\nq\n")
    )
    told = [line for line in hinted.splitlines() if line not in plain.splitlines()]
    assert told
    assert all("ends " in line or "played on" in line or line.endswith(": hint") for line in told)


def test_in_the_end_a_person_is_shown_what_his_turns_cost() -> None:
    run = kontu("play", "contack", "--seed", "5", "--set", "hands=1", "--review", typed="1\n" * 60)
    assert re.search(r"^\d+ decisions weighed\. On average one cost \d+\.\d points", run.out, re.MULTILINE)
    asked = kontu("play", "kontrakt", "--seed", "5", "--review", typed="q\n")
    assert "decisions weighed" in asked.out or "nothing to decide" in asked.out or "(T-12)" in asked.out


@pytest.mark.parametrize("word", ["trekke", "Trekk"])
def test_the_words_of_ones_own_language_do_for_draw_and_pass(word: str) -> None:
    run = kontu("play", "contack", "--seed", "5", "--lang", "nb", typed=f"1\n{word}\nq\n")
    assert "Du trakk" in run.out


def test_the_layout_is_shown_large_small_or_in_words() -> None:
    typed = "1\nlarge\nsmall\nlist\nq\n"
    run = kontu("play", "contack", *GREEDY, "--seed", "5", typed=typed)
    assert "/___B6___\\" in run.out
    assert re.search(r"\\R3 +B6 +O8/", run.out)
    assert "6-2-1 at 0,0" in run.out


def test_openings_and_open_sides_are_named() -> None:
    run = kontu("play", "contack", *GREEDY, "--seed", "11", "--view", "small", typed="1\n1\n1\n1\nq\n")
    assert "Last tile 10-8-7 at -4,-3. Open sides: -4,-2  -5,-3. Openings: -1,-2  -4,-2." in run.out
    assert "*-1,-2" in run.out
    assert "5 or p" not in run.out


def test_the_end_of_a_hand_and_of_the_match_are_tables_with_deductions_and_ranks() -> None:
    run = kontu("play", "contack", "--bots", "greedy,random", "--seed", "3")
    assert run.out.count("left over") == 3
    assert re.search(r"rank +player +1 +2 +3 +total", run.out)
    assert re.search(r"^ +1 +Random +200 +30 +10 +240$", run.out, re.MULTILINE)


def test_colours_appear_only_where_they_are_wanted() -> None:
    def shown(**environment: str) -> str:
        return kontu("play", "contack", "--seed", "5", typed="q\n", TERM="xterm-256color", **environment).out

    assert "\x1b[" not in shown()
    assert "\x1b[" in shown(FORCE_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", shown(FORCE_COLOR="1", NO_COLOR="1"))


def test_control_characters_that_are_typed_never_reach_the_terminal() -> None:
    run = kontu("play", "contack", "--seed", "5", typed="\x1b[31mred\nq\n")
    assert "\x1b" not in run.out
    assert "“[31mred” is not an action" in run.out


def test_bytes_that_are_no_text_are_a_wrong_line_and_nothing_more() -> None:
    run = kontu("play", "contack", "--seed", "5", typed=b"\xff\xfe\x00nonsense\n" + b"9" * 100_000 + b"\nq\n")
    assert "nonsense” is not an action" in run.out
    assert "The list goes from 1 to" in run.out
    assert run.err == ""
    assert run.code == 0


def test_ones_own_tiles_come_from_a_file_and_unusual_ones_are_noted(tmp_path: Path) -> None:
    file = tmp_path / "box.txt"
    tiles = [f"{blue}-{red}-5" for blue in range(1, 5) for red in range(1, 5)]
    file.write_text("# my box\n" + "\n".join(tiles) + "\n", encoding="utf-8")
    run = kontu("play", "contack", "--tiles", str(file), "--bots", "greedy,greedy", *ONE_HAND)
    assert run.code == 0
    assert "with hands=1, tiles=(16)" in run.out
    assert "note: The tiles 1-1-5, 2-2-5, 3-3-5, 4-4-5 have one number on more than one side." in run.err


def test_a_wrong_tile_in_a_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "box.txt"
    file.write_text("1-2-3\n# a comment\n9-9\n", encoding="utf-8")
    run = kontu("play", "contack", "--tiles", str(file))
    assert f"{file}, line 3: “9-9” is not a tile" in run.err
    assert run.code == 2


def test_a_set_with_a_repeated_tile_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.txt"
    file.write_text(" ".join(f"{n}-2-3" for n in range(1, 11)) + " 1-2-3 2-2-4\n", encoding="utf-8")
    run = kontu("play", "contack", "--tiles", str(file), "--bots", "greedy,greedy")
    assert "The tile 1-2-3 is in the set twice" in run.err
    assert run.code == 2


def test_partners_and_counters_can_be_played() -> None:
    four = ("--bots", "greedy,greedy,random,random", "--seed", "1")
    pairs = kontu("play", "contack", "--set", "partnerships=true", *ONE_HAND, *four)
    assert "Partners’ totals are added." in pairs.out
    counters = kontu("play", "contack", "--variant", "club/1", *ONE_HAND, *four)
    totals = re.findall(r"^ +\d  (?:Greedy|Random) \d +-?\d+ +(\d+)$", counters.out, re.MULTILINE)
    assert sum(map(int, totals)) == 4 * 200
