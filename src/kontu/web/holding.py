"""A folder of tables is one server's at a time: two would not see what the other one tells."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

LOCK_FILE: Final = "kontu.lock"
MOST_DIGITS: Final = 20


class FolderBusy(Exception):
    """Another process holds the folder: ``process`` is its number, or ``?`` where that cannot be read."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


@contextmanager
def holding(folder: Path) -> Iterator[None]:
    """The folder is ours as long as the block lasts; the system gives it back however we end.

    Raises:
        FolderBusy: another process has it.
        OSError: nothing can be written in the folder.
    """
    # Opened to append, so that what the holder wrote is still there for whoever is turned away.
    with open(folder / LOCK_FILE, "a+", encoding="ascii", opener=_private) as file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as error:
            raise FolderBusy(_holder(file)) from error
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def _private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def _holder(file: IO[str]) -> str:
    file.seek(0)
    written = file.read(MOST_DIGITS).strip()
    return written if written.isdecimal() else "?"


if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 30
    """Windows locks bytes against reading too: so one is taken that nobody reads."""

    def _lock(file: IO[str]) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
