"""Contack's layout drawn in characters, large or small.

A side is its colour's letter and its number, where the side is: beside a slanted edge or on the
level one. The last tile has capital letters. Empty places where a tile may go show their
coordinates, with a star where two or three tiles lie beside them (C-24).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final

import msgspec
from rich.text import Text

from kontu.games.contack.cells import Cell
from kontu.games.contack.tiles import Colour, Tile
from kontu.tui.canvas import Canvas

STYLES: Final[Mapping[Colour, str]] = {
    Colour.BLUE: "bright_blue",
    Colour.RED: "bright_red",
    Colour.ORANGE: "dark_orange",
}
EDGE: Final = "dim"
PLACE: Final = "green"
LAST: Final = " bold reverse"


class Size(StrEnum):
    """How large a layout is drawn."""

    LARGE = "large"
    SMALL = "small"


# Half a side in columns, and the rows a cell takes.
_HALF: Final = {Size.LARGE: 5, Size.SMALL: 6}
_ROWS: Final = {Size.LARGE: 5, Size.SMALL: 2}


class Place(msgspec.Struct, frozen=True):
    """An empty cell where a tile may go; an ``opening`` has two or three neighbours."""

    cell: Cell
    opening: bool


class Picture(msgspec.Struct, frozen=True):
    """The drawn lines; ``cut`` is True when the layout was wider than the room for it."""

    lines: tuple[Text, ...]
    cut: bool


def measure(cells: Iterable[Cell], size: Size) -> tuple[int, int]:
    """How many columns and rows a drawing of ``cells`` takes."""
    xs, ys = zip(*((cell.x, cell.y) for cell in cells), strict=True)
    half = _HALF[size]
    return (max(xs) - min(xs) + 2) * half, (max(ys) - min(ys) + 1) * _ROWS[size] + 1


def draw(
    laid: Sequence[tuple[Tile, Cell]],
    places: Sequence[Place],
    letters: Mapping[Colour, str],
    size: Size,
    width: int,
) -> Picture:
    """The layout, its last tile last in ``laid``, in at most ``width`` columns around the last tile."""
    canvas = Canvas()
    pen = _Large(canvas, letters) if size is Size.LARGE else _Small(canvas, letters)
    for place in places:
        pen.place(place)
    for number, (tile, cell) in enumerate(laid, start=1):
        pen.tile(tile, cell, last=number == len(laid))
    first, end = canvas.columns()
    if end - first <= width:
        return Picture(tuple(canvas.lines(first, end - first)), cut=False)
    middle = laid[-1][1].x * _HALF[size] if laid else 0
    first = min(max(first, middle - width // 2), end - width)
    return Picture(tuple(canvas.lines(first, width)), cut=True)


class _Pen(ABC):
    def __init__(self, canvas: Canvas, letters: Mapping[Colour, str]) -> None:
        self.canvas = canvas
        self.letters = letters

    def side(self, tile: Tile, colour: Colour, *, last: bool) -> tuple[str, str]:
        """A side's letter and number, and its style."""
        letter = self.letters[colour]
        number = tile.numbers[list(Colour).index(colour)]
        style = STYLES[colour] + (LAST if last else "")
        return (letter.upper() if last else letter.lower()) + str(number), style

    @abstractmethod
    def place(self, place: Place) -> None:
        """An open place stands on the canvas with its coordinates."""

    @abstractmethod
    def tile(self, tile: Tile, cell: Cell, *, last: bool) -> None:
        """A tile stands on the canvas; the last one is marked."""


def _name(place: Place) -> str:
    return f"*{place.cell}" if place.opening else str(place.cell)


class _Small(_Pen):
    """Two rows a cell: the wide row of the triangle holds its three sides."""

    def place(self, place: Place) -> None:
        column, row = place.cell.x * 6, -2 * place.cell.y + (1 if place.cell.points_up else 0)
        self.canvas.write(row, column - 5, _name(place).center(10).rstrip(), PLACE)

    def tile(self, tile: Tile, cell: Cell, *, last: bool) -> None:
        column, row = cell.x * 6, -2 * cell.y
        if cell.points_up:
            self.canvas.write(row, column - 1, "/\\", EDGE)
            self._wide(row + 1, column, "/\\", (Colour.ORANGE, Colour.BLUE, Colour.RED), tile, last=last)
        else:
            self._wide(row, column, "\\/", (Colour.RED, Colour.BLUE, Colour.ORANGE), tile, last=last)
            self.canvas.write(row + 1, column - 1, "\\/", EDGE)

    def _wide(
        self, row: int, column: int, edges: str, sides: tuple[Colour, ...], tile: Tile, *, last: bool
    ) -> None:
        self.canvas.write(row, column - 6, edges[0] + " " * 10, EDGE)
        self.canvas.write(row, column + 5, edges[1], EDGE)
        written = [self.side(tile, colour, last=last) for colour in sides]
        (left, left_style), (middle, middle_style), (right, right_style) = written
        self.canvas.write(row, column - 5, left, left_style)
        self.canvas.write(row, column + 5 - len(right), right, right_style)
        # With two tens the middle one has no room to spare on either side.
        start = max(column - (len(middle) + 1) // 2, column - 5 + len(left))
        self.canvas.write(row, min(start, column + 5 - len(right) - len(middle)), middle, middle_style)


class _Large(_Pen):
    """Five rows a cell, drawn as a triangle."""

    def place(self, place: Place) -> None:
        column, row = place.cell.x * 5, -5 * place.cell.y + (3 if place.cell.points_up else 1)
        self.canvas.write(row, column - 3, _name(place).center(6).rstrip(), PLACE)

    def tile(self, tile: Tile, cell: Cell, *, last: bool) -> None:
        column, top = cell.x * 5, -5 * cell.y
        for step in range(5):
            left, edges = (column - 1 - step, "/\\") if cell.points_up else (column - 5 + step, "\\/")
            inside = 2 * step if cell.points_up else 8 - 2 * step
            self.canvas.write(top + step, left, edges[0], EDGE)
            self.canvas.write(top + step, left + 1 + inside, edges[1], EDGE)
        slanted, level = (top + 3, top + 4) if cell.points_up else (top + 1, top)
        outer = (Colour.ORANGE, Colour.RED) if cell.points_up else (Colour.RED, Colour.ORANGE)
        for colour, place in zip(outer, ("left", "right"), strict=True):
            text, style = self.side(tile, colour, last=last)
            self.canvas.write(slanted, column - 3 if place == "left" else column + 3 - len(text), text, style)
        text, style = self.side(tile, Colour.BLUE, last=last)
        # The level edge lies on the lower row of the cell above it.
        self.canvas.edge(top + 4 if cell.points_up else top - 1, column - 4, "_" * 8, EDGE)
        self.canvas.write(level, column - (len(text) + 1) // 2, text, style)
