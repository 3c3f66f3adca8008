"""Cells of the triangular lattice and who touches whom by which colour (C-02)."""

from functools import cache
from typing import Final

import msgspec

from kontu.core.refusals import Args, NotationError, Refusal
from kontu.games.contack import layout
from kontu.games.contack.tiles import COLOURS, Colour

BOUND: Final = 35
"""|x| and |y| stay within this; a cell beyond is malformed (C-02)."""


class Cell(msgspec.Struct, frozen=True, array_like=True, order=True, cache_hash=True, gc=False):
    """A cell: ``x`` in half-sides to the right, ``y`` in rows up. The first tile lies at 0,0."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @property
    def points_up(self) -> bool:
        """True for a cell with its corner up: those with x + y even (C-02)."""
        return (self.x + self.y) % 2 == 0

    @property
    def within_bound(self) -> bool:
        """True when the cell may be named at all (C-02)."""
        return abs(self.x) <= BOUND and abs(self.y) <= BOUND


ORIGIN: Final = Cell(0, 0)


CELL_NOWHERE: Final = 0
"""The number of the cell -36,-36, which lies beyond the lattice: every cell beyond is as good."""


def cell_number(cell: Cell) -> int:
    """The kernel's number for a cell."""
    return (cell.y + 36) * 128 + cell.x + 36 if cell.within_bound else CELL_NOWHERE


@cache
def number_cell(number: int) -> Cell:
    """The cell of a kernel's number; the lattice has few enough for each to be made once."""
    return Cell((number & 127) - 36, (number >> 7) - 36)


def neighbour(cell: Cell, colour: Colour) -> Cell:
    """The cell that touches ``cell``, which is within the bound, along the side of ``colour`` (C-02)."""
    return number_cell(layout.neighbour(cell_number(cell), COLOURS.index(colour)))


def read_cell(text: str) -> Cell:
    """The cell written ``x,y``.

    Raises:
        NotationError: not two whole numbers (``cell-notation``) or beyond the bound
            (``cell-beyond``), both C-02.
    """
    parts = text.split(",")
    if len(parts) != 2 or not all(_whole_number(part) for part in parts):
        raise NotationError(Refusal("cell-notation", "C-02", {"text": text[:40]}), text)
    cell = Cell(int(parts[0]), int(parts[1]))
    if not cell.within_bound:
        args: Args = {"cell": str(cell), "bound": BOUND}
        raise NotationError(Refusal("cell-beyond", "C-02", args), text)
    return cell


def _whole_number(text: str) -> bool:
    digits = text.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) <= 9
    # One cell has one spelling: no leading zero and no minus nought.
    return plain and ((digits == "0" and text == "0") or not digits.startswith("0"))
