"""What is wrong with a command is said in one plain sentence, on standard error, with exit code 2."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kontu.commands.output import plain
from kontu.locale import LANGUAGES, Language, Texts
from kontu.locale.texts import CATALOGUES
from tests.cli.terminal import kontu
from tests.locale.catalogues import messages

ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
COMMANDS = ("serve", "play", "simulate", "compare", "arena", "verify", "rules", "doctor")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sreve",), "There is no command “sreve”; did you mean serve?"),
        (("play", "contak"), "There is no game “contak”; did you mean contack?"),
        (("play", "contack", "--bots", "gredy"), "There is no bot “gredy”; did you mean greedy?"),
        (("play", "contack", "--variant", "hous/1"), "There is no variant “hous/1”; did you mean house/1?"),
        (("play", "contack", "--varient", "x"), "There is no option --varient here; did you mean --variant?"),
        (("play", "contack", "--set", "must_pla=true"), "did you mean must_play? (R-11)"),
        (("play", "contack", "--set", "must_play=maybe"), "“must_play” cannot be “maybe”"),
        (("play", "contack", "--set", "hands=0"), "cannot be 0: choose a number from 1 to 100. (C-34)"),
        (("play", "contack", "--set", "hands"), "“hands” is not a setting"),
        (("play", "contack", "--set", "hands=1", "--set", "hands=2"), "hands is set twice"),
        (("play", "contack", "--set", "partnerships=true"), "partnerships need exactly four. (C-50)"),
        (("play", "contack", "--you", "4"), "There is no seat “4” at a table of 3"),
        (("play", "contack", "--you", "d"), "There is no seat “d”"),
        (("play", "contack", "--bots", ","), "Name at least one bot"),
        (("play", "contack", "--bots", "greedy", "--seed", "1"), "One player cannot play this"),
        (("play", "contack", "--seed", "soon"), "“soon” is not a whole number"),
        (("play", "contack", "--view", "huge"), "There is no view “huge”"),
        (("play", "contack", "--seed"), "The option --seed needs a value."),
        (("play",), "Something is missing: GAME."),
        (("play", "contack", "--record", "no/such/folder/x"), "cannot be written"),
        (("play", "contack", "--lang", "xx"), "There is no language “xx” here: choose one of eu, nb, en."),
        (("simulate", "contack", "--bots", "greedy,random"), "Something is missing: -n."),
        (("simulate", "contack", "-n", "0", "--bots", "greedy,random"), "“0” is not a whole number from 1"),
        (("simulate", "contack", "-n", "1", "--bots", "greedy,rand"), "did you mean random?"),
        (("rules", "contak", "--options"), "did you mean contack?"),
        (("--bogus",), "There is no option --bogus here."),
    ],
)
def test_a_wrong_command_is_answered_plainly(arguments: tuple[str, ...], said: str) -> None:
    run = kontu(*arguments)
    assert said in run.err
    assert run.err.startswith("kontu: ")
    assert run.err.count("\n") == 1
    assert run.out == ""
    assert run.code == 2


def test_help_of_every_command_has_an_example_that_begins_with_it() -> None:
    help_of_all = kontu("--help")
    assert help_of_all.code == 0
    assert "Example: kontu " in help_of_all.out
    for command in COMMANDS:
        assert re.search(rf"^  {command} +\w", help_of_all.out, re.MULTILINE)
        run = kontu(command, "--help")
        assert run.code == 0
        assert f"Example: kontu {command}" in run.out


def test_help_and_errors_speak_the_language_asked_for_or_the_systems() -> None:
    assert "Eksempel: kontu play contack" in kontu("--help", LANG="nb_NO.UTF-8").out
    assert "Adibidea: kontu rules contack --search aukerazko" in kontu("rules", "--help", "--lang", "eu").out
    assert "mente du contack?" in kontu("rules", "contak", LC_ALL="nb_NO.UTF-8").err
    assert "did you mean contack?" in kontu("rules", "contak", "--lang", "en", LANG="nb_NO.UTF-8").err


def test_the_version_is_shown() -> None:
    run = kontu("--version")
    assert re.fullmatch(r"kontu \d+\.\d+\.\d+\n", run.out)


def test_a_terminal_that_knows_only_ascii_is_written_to_in_plain_letters() -> None:
    run = kontu("rules", "contack", "--options", "--lang", "nb", PYTHONIOENCODING="ascii")
    assert run.code == 0
    assert run.out.isascii()
    assert "blaa" not in run.out
    assert "Apningsbrikke" in run.out
    assert "?" not in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_terminal_has_a_plain_form(language: Language) -> None:
    texts = Texts(language)
    for catalogue in CATALOGUES:
        for key, names in messages(language, f"{catalogue}.ftl").items():
            written = texts.text(key, **dict.fromkeys(names, "x"))
            assert plain(written).count("?") == written.count("?"), key


def test_output_that_nobody_reads_to_the_end_is_no_error(tmp_path: Path) -> None:
    line = f"{sys.executable} -m kontu rules contack --options | head -1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stderr == ""


@pytest.mark.parametrize(
    "arguments",
    [
        "--help",
        "--version",
        "rules contack --options",
        "doctor",
        "verify {record}",
        "simulate contack -n 1 --bots greedy,random --workers 1",
        "play contack --bots greedy,random",
    ],
)
def test_output_that_cannot_be_written_is_one_plain_sentence(arguments: str) -> None:
    record = next((Path(__file__).parents[1] / "records" / "examples").rglob("*.kontu"))
    line = f"{sys.executable} -m kontu {arguments.format(record=record)} > /dev/full"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False, env=ENGLISH)
    assert done.stderr == "kontu: Standard output cannot be written: there is no space left.\n"
    assert done.returncode == 1


def test_a_complaint_that_cannot_be_written_leaves_the_exit_code() -> None:
    line = f"{sys.executable} -m kontu rules contak 2>&-"
    assert subprocess.run(["sh", "-c", line], check=False, env=ENGLISH).returncode == 2


def test_a_closed_input_is_one_that_has_ended() -> None:
    line = f"{sys.executable} -m kontu play contack --seed 1 <&-"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False, env=ENGLISH)
    assert "There is no more input." in done.stdout
    assert (done.returncode, done.stderr) == (1, "")


def test_what_the_system_says_is_said_in_our_words(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"1-2-3 \xe6\n")
    for name, said in ((".", "that is a folder"), ("latin", "no text in UTF-8"), ("no", "nothing of that")):
        run = kontu("play", "contack", "--tiles", str(tmp_path / name))
        assert said in run.err
        assert "Errno" not in run.err
        assert "codec" not in run.err
    assert "det er en mappe" in kontu("play", "contack", "--record", str(tmp_path), "--lang", "nb").err
    assert "that is a folder" in kontu("play", "contack", "--record", str(tmp_path)).err


def test_a_file_of_tiles_that_is_too_large_is_refused_and_not_cut(tmp_path: Path) -> None:
    file = tmp_path / "box"
    file.write_text("#" * 99_990 + "\n1-2-3\n4-5-6\n")
    run = kontu("play", "contack", "--tiles", str(file))
    assert run.code == 2
    assert (
        run.err
        == f"kontu: The file {file} is too large for a list of tiles: at most 100000 bytes are read.\n"
    )


def test_numbers_that_stand_twice_on_tiles_are_noted_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "box"
    file.write_text("\n".join(f"{a}-{b}-{b}" for a in range(1, 10) for b in range(1, 4)))
    run = kontu("simulate", "contack", "-n", "1", "--bots", "random,random", "--tiles", str(file))
    assert run.code == 0
    assert run.err.count("on more than one side") == 1
    assert "1-1-1, 1-2-2" in run.err
