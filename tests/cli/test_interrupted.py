"""Ctrl-C ends ``kontu`` quietly, also while the commands are still being loaded."""

import subprocess
import sys
from typing import NoReturn

import pytest
import typer

from kontu.commands import line
from tests.cli.test_use import ENGLISH

PROGRAM = """
import os, signal, sys, weakref

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            {deed}

class Thing:
    pass

sys.meta_path.insert(0, Interrupting())
sys.argv = ["kontu", "rules", "contack", "--options"]
from kontu.cli import main
main()
"""
THROWN = "raise KeyboardInterrupt"
PRESSED = "os.kill(os.getpid(), signal.SIGINT)"
PRESSED_IN_A_CALLBACK = f"weakref.ref(Thing(), lambda _: {PRESSED})"


def run(module: str, deed: str, before: str = "") -> subprocess.CompletedProcess[str]:
    """What becomes of a command when ``deed`` is done as ``module`` is imported."""
    program = before + PROGRAM.format(module=module, deed=deed)
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=ENGLISH, timeout=60)


@pytest.mark.parametrize(
    ("module", "deed"),
    [
        ("kontu.commands.line", THROWN),
        ("kontu.commands.line", PRESSED),
        ("typer", THROWN),
        ("typer", PRESSED),
        ("typer", PRESSED_IN_A_CALLBACK),
        ("kontu.commands.output", PRESSED),
    ],
)
def test_ctrl_c_while_commands_are_loaded_ends_quietly(module: str, deed: str) -> None:
    done = run(module, deed)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_what_was_to_be_ignored_is_ignored() -> None:
    ignoring = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    done = run("typer", PRESSED, ignoring)
    assert (done.returncode, done.stderr) == (0, "")
    assert "must_play" in done.stdout


@pytest.mark.parametrize("deed", [THROWN, PRESSED])
def test_so_does_a_command_at_work_that_has_nothing_to_show(deed: str) -> None:
    done = run("kontu.games.contack", deed)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")


@pytest.mark.parametrize("thrown", [KeyboardInterrupt, typer.Abort])
def test_whatever_typer_makes_of_ctrl_c_is_ctrl_c(
    thrown: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    def app(*_: object, **__: object) -> NoReturn:
        raise thrown

    monkeypatch.setattr(line, "app", app)
    with pytest.raises(KeyboardInterrupt):
        line.run(["doctor"])
