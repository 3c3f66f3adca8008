"""A log of played matches, a line for each, that a run stopped at any moment can be taken up from.

The first line says what is being played; the others hold a number and the facts of what was played under
it. A line is on the disk before it counts. Only the last can be half written, and is then taken off.
"""

import os
import sys
from collections.abc import Callable, Mapping
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


def _any(_line: Line) -> bool:
    return True


class Journal:
    """The log in ``file`` of what ``plan`` says; ``lines`` are those it held when it was opened."""

    def __init__(self, file: Path, plan: Mapping[str, Any], fits: Callable[[Line], bool] = _any) -> None:
        """The log is open for this process alone; the folder is made if need be.

        A line that does not pass ``fits`` is broken. A file that is no log of this plan is left as it is.

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
            if not (whole or head.startswith(data)):
                raise JournalError("other")
            if whole:
                self._read(whole.splitlines(), head, fits)
            if len(whole) < len(data):
                self._file.truncate(len(whole))
            if not whole:
                self._write(head + b"\n")
        except BaseException:
            self._file.close()
            raise

    def _read(self, written: list[bytes], head: bytes, fits: Callable[[Line], bool]) -> None:
        if written[0] != head:
            raise JournalError("other")
        decoder = msgspec.json.Decoder(Line)
        numbers: set[int] = set()
        for place, text in enumerate(written[1:], start=2):
            try:
                line = decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise JournalError("broken", place) from error
            if line.number < 0 or line.number in numbers or not fits(line):
                raise JournalError("broken", place)
            numbers.add(line.number)
            self.lines.append(line)

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
