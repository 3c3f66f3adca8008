"""Which Kontu this is: two of one edition play the same match from the same seed."""

import importlib
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import Final, Literal

import msgspec

import kontu
from kontu.core.registry import GROUP

ROOMS: Final = ("core", "games", "records", "bots", "arena")
"""The parts of the package that have a say in how a match goes."""

Difference = Literal["version", "source", "build"]


class Edition(msgspec.Struct, frozen=True):
    """A ``version``, the digest of its ``source``, and the games whose rules are ``compiled``.

    Compiled or not, the rules are the same; but bots look less far ahead where they are not.
    """

    version: str
    source: str
    compiled: tuple[str, ...]

    def difference(self, other: "Edition") -> Difference | None:
        """The first thing in which the ``other`` is not like this one."""
        if self.version != other.version:
            return "version"
        if self.source != other.source:
            return "source"
        return "build" if self.compiled != other.compiled else None

    def told(self) -> tuple[str, str, tuple[str, ...]]:
        """The same for whoever does not know this class."""
        return msgspec.structs.astuple(self)


@cache
def edition() -> Edition:
    """The edition that this process runs."""
    games = sorted(entry_points(group=GROUP))
    compiled = (game.name for game in games if importlib.import_module(f"{game.module}.kernel").COMPILED)
    return Edition(version("kontu"), _digest(), tuple(compiled))


def _digest() -> str:
    house = Path(kontu.__file__).parent
    digest = sha256()
    for file in sorted(file for room in ROOMS for file in (house / room).rglob("*.py")):
        digest.update(file.relative_to(house).as_posix().encode())
        digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()
