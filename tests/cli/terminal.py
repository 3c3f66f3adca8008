"""Runs ``kontu`` as people and programs do: a process, arguments, lines in, lines out."""

import os
import subprocess
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Run:
    """What a command wrote and how it ended."""

    code: int
    out: str
    err: str


def kontu(*arguments: str, typed: str | bytes = "", **environment: str) -> Run:
    """The finished run of ``kontu`` with ``arguments``, ``typed`` on its standard input."""
    surroundings = {
        name: value
        for name, value in os.environ.items()
        if name not in {"LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM"}
    }
    done = subprocess.run(
        [sys.executable, "-m", "kontu", *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env={**surroundings, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
        check=False,
    )
    return Run(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))
