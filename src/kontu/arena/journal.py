"""A log of played matches, a line for each, that a run stopped at any moment can be taken up from.

The first line says what is being played; the others hold a number and the facts of what was played under
it. A line is on the disk before it counts. Only the last can be half written, and is then taken off.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from kontu.arena.facts import MatchFacts

FORMAT: Final = 1


class Line(msgspec.Struct, frozen=True, array_like=True):
    """What was played under ``number``: one match, or one under each set of rules."""

    number: int
    matches: tuple[MatchFacts, ...]


class JournalError(Exception):
    """The log cannot be gone on with: ``why`` is ``other``, ``broken`` (in ``line``) or ``taken``."""

    def __init__(self, why: str, line: int = 0) -> None:
        self.why = why
        self.line = line
        super().__init__(f"{why} (line {line})")


def head_of(file: Path) -> dict[str, Any]:
    """What the log in ``file`` says it is of; nothing where there is no such log."""
    try:
        with file.open("rb") as opened:
            return msgspec.json.decode(opened.readline(), type=dict[str, Any])
    except (OSError, msgspec.MsgspecError):
        return {}


class Journal:
    """The log in ``file`` of what ``plan`` says; ``lines`` are those it held when it was opened."""

    def __init__(self, file: Path, plan: Mapping[str, Any]) -> None:
        """The log is open for this process alone; the folder is made if need be.

        Raises:
            JournalError: it is a log of something else, a line is broken, or another process has it open.
            OSError: it cannot be read or written.
        """
        self.lines: list[Line] = []
        file.parent.mkdir(parents=True, exist_ok=True)
        head = msgspec.json.encode({"kontu": FORMAT, **plan}, order="deterministic")
        self._file = file.open("a+b")
        try:
            _take(self._file)
            self._file.seek(0)
            data = self._file.read()
            whole = data[: data.rfind(b"\n") + 1]
            if len(whole) < len(data):
                self._file.truncate(len(whole))
            if whole:
                self._read(whole.splitlines(), head)
            else:
                self._write(head + b"\n")
        except BaseException:
            self._file.close()
            raise

    def _read(self, written: list[bytes], head: bytes) -> None:
        if written[0] != head:
            raise JournalError("other")
        decoder = msgspec.json.Decoder(Line)
        for number, line in enumerate(written[1:], start=2):
            try:
                self.lines.append(decoder.decode(line))
            except msgspec.MsgspecError as error:
                raise JournalError("broken", number) from error
        numbers = {line.number for line in self.lines}
        if len(numbers) < len(self.lines):
            raise JournalError("broken", len(written))

    def add(self, lines: tuple[Line, ...]) -> None:
        """The lines are on the disk; raises OSError where they cannot be written."""
        self._write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))

    def _write(self, data: bytes) -> None:
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Others may open the log."""
        self._file.close()


if sys.platform == "win32":

    def _take(file: IO[bytes]) -> None:
        """Windows keeps no second writer out here."""

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        """The log is ours until the process ends; raises JournalError when it is another's."""
        try:
            # A lock of the process, not of the file: processes that outlive us must not keep it.
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError) as error:
            raise JournalError("taken") from error
