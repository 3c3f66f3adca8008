"""The tiles: three coloured, numbered sides, and the set of them (C-01, C-03, C-04)."""

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec

from kontu.core.refusals import Args, NotationError, Refusal

MOST_TILES: Final = 64
"""More tiles than this cannot be played with: hands and the reserve are 64-bit masks."""

NUMBERS: Final = range(1, 11)


class Colour(StrEnum):
    """The colours of the sides, in the order a tile is written (C-03)."""

    BLUE = "blue"
    RED = "red"
    ORANGE = "orange"


COLOURS: Final = tuple(Colour)


class Tile(msgspec.Struct, frozen=True, array_like=True, order=True, cache_hash=True, gc=False):
    """A tile: the numbers of its blue, red and orange side, each 1..10 (C-01)."""

    blue: int
    red: int
    orange: int

    def __str__(self) -> str:
        return f"{self.blue}-{self.red}-{self.orange}"

    @property
    def sum(self) -> int:
        """The size of the tile: its three numbers added (C-11)."""
        return self.blue + self.red + self.orange

    @property
    def numbers(self) -> tuple[int, int, int]:
        """The three numbers, blue first."""
        return (self.blue, self.red, self.orange)


TileSet = tuple[Tile, ...]


@lru_cache(maxsize=1024)
def read_tile(text: str) -> Tile:
    """The tile written ``blue-red-orange`` (C-03).

    Raises:
        NotationError: not three whole numbers with dashes between (``tile-notation``) or a
            number outside 1..10 (``number-outside``).

    >>> read_tile("9-2-8").sum
    19
    """
    parts = text.split("-")
    if len(parts) != 3 or not all(_plain_number(part) for part in parts):
        raise NotationError(Refusal("tile-notation", "C-03", {"text": text[:40]}), text)
    blue, red, orange = map(int, parts)
    for number in (blue, red, orange):
        if number not in NUMBERS:
            args: Args = {"tile": text[:40], "number": number}
            raise NotationError(Refusal("number-outside", "C-04", args), text)
    return Tile(blue, red, orange)


def _plain_number(text: str) -> bool:
    # No sign, space, leading zero or foreign digit: one tile has one spelling.
    return text.isascii() and text.isdigit() and len(text) <= 3 and (text == "0" or text[0] != "0")


# C-04: the original list is in no source found. This reconstruction contains the four attested
# tiles, repeats no number on a tile and no set of three, and uses each number 3 or 4 times a colour.
RECONSTRUCTION: Final[TileSet] = tuple(
    read_tile(text)
    for text in (
        "1-2-3 1-5-10 1-9-4 2-1-8 2-4-3 2-5-6 2-7-9 3-1-10 3-6-7 3-9-1 3-10-5 4-3-7 "
        "4-6-9 4-7-10 4-8-1 5-4-6 5-7-2 5-8-3 5-10-4 6-2-1 6-3-8 6-9-5 6-10-7 7-1-5 "
        "7-5-9 7-8-4 8-4-5 8-6-10 8-7-1 9-2-8 9-5-8 9-10-2 10-1-6 10-3-9 10-4-2 10-8-7"
    ).split()
)


class SetReport(msgspec.Struct, frozen=True):
    """What is wrong with a set of tiles, and what is only worth a warning (C-04)."""

    refusals: tuple[Refusal, ...]
    warnings: tuple[Refusal, ...]


def inspect_set(tiles: Sequence[Tile], seats: int) -> SetReport:
    """Look at a set meant for play by ``seats`` players.

    Refused (C-04): fewer than 5 x seats + 1 tiles, a number outside 1..10, the same three sides
    twice, more than ``MOST_TILES``. Warned about: a count other than 36, and all tiles at once on
    which a number is repeated.
    """
    refusals: list[Refusal] = []
    warnings: list[Refusal] = []
    if len(tiles) < 5 * seats + 1:
        args = {"tiles": len(tiles), "seats": seats, "needed": 5 * seats + 1}
        refusals.append(Refusal("set-too-small", "C-04", args))
    if len(tiles) > MOST_TILES:
        refusals.append(Refusal("set-too-large", "C-04", {"tiles": len(tiles), "most": MOST_TILES}))
    seen: set[Tile] = set()
    repeating: list[str] = []
    for tile in tiles:
        refusals.extend(
            Refusal("number-outside", "C-04", {"tile": str(tile), "number": number})
            for number in tile.numbers
            if number not in NUMBERS
        )
        if tile in seen:
            refusals.append(Refusal("tile-twice", "C-04", {"tile": str(tile)}))
        seen.add(tile)
        if len(set(tile.numbers)) < 3:
            repeating.append(str(tile))
    if repeating:
        named: Args = {"tiles": ", ".join(repeating), "count": len(repeating)}
        warnings.append(Refusal("number-repeated", "C-04", named))
    if len(tiles) != len(RECONSTRUCTION):
        warnings.append(Refusal("set-count", "C-04", {"tiles": len(tiles), "usual": 36}))
    return SetReport(tuple(refusals), tuple(warnings))
