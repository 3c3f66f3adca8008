"""Runs ``kontu`` as people and programs do: a process, arguments, lines in, lines out."""

import os
import subprocess
import sys
from dataclasses import dataclass

from tests.cli import forking

LONGEST = 120.0
# What a program reads of its environment after its libraries are loaded; for the rest it is started anew.
READ_WHILE_RUNNING = {"COLUMNS", "LANG", "LC_ALL", "NO_COLOR", "FORCE_COLOR", "PYTHONPATH"}


@dataclass(frozen=True)
class Run:
    """What a command wrote and how it ended."""

    code: int
    out: str
    err: str

    @classmethod
    def of(cls, code: int, out: bytes, err: bytes) -> "Run":
        """The run whose streams have these bytes."""
        return cls(code, out.decode("utf-8"), err.decode("utf-8"))


def kontu(*arguments: str, typed: str | bytes = "", **environment: str) -> Run:
    """The finished run of ``kontu`` with ``arguments``, ``typed`` on its standard input."""
    surroundings = {
        name: value
        for name, value in os.environ.items()
        if name not in {"LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM"}
    }
    surroundings = {**surroundings, "PYTHONIOENCODING": "utf-8", **environment}
    given = typed.encode() if isinstance(typed, str) else typed
    if hasattr(os, "fork") and environment.keys() <= READ_WHILE_RUNNING:
        return Run.of(*forking.run(arguments, surroundings, given, LONGEST))
    command = [sys.executable, "-m", "kontu", *arguments]
    done = subprocess.run(
        command, input=given, capture_output=True, env=surroundings, timeout=LONGEST, check=False
    )
    return Run.of(done.returncode, done.stdout, done.stderr)
