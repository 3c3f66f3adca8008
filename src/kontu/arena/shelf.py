"""Where the records of many matches are kept: a folder, a file for each match."""

import os
from pathlib import Path
from typing import Final

import msgspec

ENDING: Final = ".kontu"
UNFINISHED: Final = ".part"


class Shelf(msgspec.Struct, frozen=True):
    """A ``folder`` for records called ``name-000001.kontu`` and so on, dated ``date`` (``YYYY-MM-DD``).

    ``variant`` is the name under which the rules are written.
    """

    folder: str
    name: str
    variant: str
    date: str

    def open(self) -> None:
        """The folder exists; raises OSError where it cannot be made."""
        Path(self.folder).mkdir(parents=True, exist_ok=True)

    def held(self) -> tuple[Path, ...]:
        """The records of this name that lie in the folder already."""
        return tuple(sorted(Path(self.folder).glob(f"{self.name}-*{ENDING}")))

    def keep(self, number: int, data: bytes) -> None:
        """The record of match ``number`` (from 0) lies in the folder, whole or not at all.

        It is written beside its place and then moved there, so that stopping never leaves half a record.

        Raises:
            OSError: it cannot be written.
        """
        file = Path(self.folder) / f"{self.name}-{number + 1:06}{ENDING}"
        beside = file.with_name(f".{file.name}.{os.getpid()}{UNFINISHED}")
        try:
            beside.write_bytes(data)
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)

    def tidy(self) -> None:
        """Nothing is left of records whose writing was stopped."""
        for left in Path(self.folder).glob(f".{self.name}-*{UNFINISHED}"):
            left.unlink(missing_ok=True)
