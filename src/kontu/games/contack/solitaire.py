"""C-70: shapes to be filled with tiles, every contact inside them matching or counting.

A puzzle is open: all its tiles are in sight, and a tile may be laid in any empty cell of the shape where its
contacts are good, touching or not. Which contacts are good is what ``box.goes_with`` says of every contact.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from kontu.core.refusals import Args, Refusal
from kontu.games.contack import box, layout
from kontu.games.contack.cells import Cell, cell_number, number_cell
from kontu.games.contack.events import Contact
from kontu.games.contack.tiles import COLOURS, NUMBERS, Tile

Placement = tuple[Tile, Cell]
"""A tile and the cell in which it lies."""


class Shape(msgspec.Struct, frozen=True):
    """A shape by its ``name``: ``parts`` of cells that are whole one by one and do not touch each other."""

    name: str
    parts: tuple[tuple[Cell, ...], ...]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell, part by part."""
        return tuple(cell for part in self.parts for cell in part)


def hexagon_around(x: int, y: int) -> tuple[Cell, ...]:
    """The six cells that meet in the corner ``x,y`` of the lattice, where x + y is odd (C-02)."""
    return tuple(Cell(x + beside, y - below) for below in (0, 1) for beside in (-1, 0, 1))


def triangle_of(side: int, x: int, y: int) -> tuple[Cell, ...]:
    """A triangle pointing up, ``side`` tiles along each side; ``x,y`` is its cell below to the left."""
    return tuple(
        Cell(x + row + along, y + row) for row in range(side) for along in range(2 * (side - row) - 1)
    )


# The parts lie apart, so that each hexagon is a thing of its own; three rows of two suit a phone.
HEXAGON: Final = Shape(
    "hexagon", tuple(hexagon_around(x, y) for y, xs in ((3, (0, 6)), (0, (-1, 5)), (-3, (0, 6))) for x in xs)
)
TRIANGLE: Final = Shape("triangle", (triangle_of(6, -5, -1),))
SHAPES: Final = {shape.name: shape for shape in (HEXAGON, TRIANGLE)}
"""The shapes of C-70 by their names, each for 36 tiles."""


class Tables:
    """What makes every question about a shape and a set a look-up; cells and tiles are numbers from 0.

    ``beside[cell]`` lists the cells of the shape that touch it and by which colour.
    ``fit[colour][number]`` is the mask of the tiles that may touch that number with that colour.
    """

    def __init__(self, shape: Shape, tiles: Sequence[Tile]) -> None:
        self.shape = shape
        self.cells = shape.cells
        self.tiles = tuple(tiles)
        self.place = {cell: i for i, cell in enumerate(self.cells)}
        self.index = {tile: i for i, tile in enumerate(self.tiles)}
        self.side = [tile.numbers for tile in self.tiles]
        self.beside = [self._beside(cell) for cell in self.cells]
        self.fit = [[self._fitting(colour, number) for number in range(11)] for colour in range(3)]

    def _beside(self, cell: Cell) -> tuple[tuple[int, int], ...]:
        here = cell_number(cell)
        found = ((number_cell(layout.neighbour(here, colour)), colour) for colour in range(3))
        return tuple((self.place[other], colour) for other, colour in found if other in self.place)

    def _fitting(self, colour: int, number: int) -> int:
        if number not in NUMBERS:
            return 0
        return sum(1 << i for i, side in enumerate(self.side) if box.goes_with(side[colour], number))


class Filling:
    """Tiles in a shape, each contact a good one. A value: ``after`` makes a new one.

    ``laid`` are the placements in the order in which they were made.
    """

    def __init__(self, tables: Tables, laid: tuple[Placement, ...] = ()) -> None:
        """``laid`` is trusted; ``filled`` checks it."""
        self.tables = tables
        self.laid = laid
        self.lying = {cell: tile for tile, cell in laid}
        used = {tile for tile, _ in laid}
        self.left = tuple(tile for tile in tables.tiles if tile not in used)
        self.empty = tuple(cell for cell in tables.cells if cell not in self.lying)

    @property
    def whole(self) -> bool:
        """True when every cell is filled (C-70)."""
        return not self.empty

    def contacts(self, tile: Tile, cell: Cell) -> tuple[Contact, ...]:
        """The contacts that ``tile`` makes or would make in ``cell``, and what they would count (C-30)."""
        made = []
        for place, colour in self.tables.beside[self.tables.place[cell]]:
            other = self.tables.cells[place]
            if other in self.lying:
                number, beyond = tile.numbers[colour], self.lying[other].numbers[colour]
                points = number + beyond if box.counts(number, beyond) else 0
                made.append(Contact(COLOURS[colour], number, beyond, other, points))
        return tuple(made)

    def check_tile(self, tile: Tile) -> Refusal | None:
        """Why ``tile`` is none of those that are left; None when it is."""
        if tile not in self.tables.index:
            return Refusal("tile-not-in-set", "C-04", {"tile": str(tile)})
        if tile not in self.left:
            return Refusal("puzzle-tile-laid", "C-70", {"tile": str(tile)})
        return None

    def check(self, tile: Tile, cell: Cell) -> Refusal | None:
        """Why ``tile`` may not be laid in ``cell``; None when it may (C-70, C-22)."""
        if refusal := self.check_tile(tile):
            return refusal
        if cell not in self.tables.place:
            return Refusal("puzzle-cell-outside", "C-70", {"cell": str(cell)})
        if cell in self.lying:
            return Refusal("cell-taken", "C-70", {"cell": str(cell), "lying": str(self.lying[cell])})
        for contact in self.contacts(tile, cell):
            if not box.goes_with(contact.number, contact.other):
                return self._contact_fails(tile, contact)
        return None

    def _contact_fails(self, tile: Tile, contact: Contact) -> Refusal:
        args: Args = {
            "tile": str(tile),
            "colour": contact.colour.value,
            "number": contact.number,
            "lying": str(self.lying[contact.cell]),
            "other": contact.other,
            "total": contact.number + contact.other,
            "fits": ", ".join(str(number) for number in NUMBERS if box.goes_with(number, contact.other)),
        }
        return Refusal("contact-fails", "C-22", args)

    def after(self, tile: Tile, cell: Cell) -> "Filling":
        """The filling with ``tile`` in ``cell``, which ``check`` has passed."""
        return Filling(self.tables, (*self.laid, (tile, cell)))

    def fitting(self, cell: Cell) -> tuple[Tile, ...]:
        """The tiles left that may be laid in an empty cell."""
        return tuple(tile for tile in self.left if self._fits(tile, cell))

    def places(self, tile: Tile) -> tuple[Cell, ...]:
        """The empty cells in which a tile that is left may be laid."""
        return tuple(cell for cell in self.empty if self._fits(tile, cell))

    def whole_parts(self) -> tuple[bool, ...]:
        """For each part of the shape whether it is filled."""
        return tuple(all(cell in self.lying for cell in part) for part in self.tables.shape.parts)

    def _fits(self, tile: Tile, cell: Cell) -> bool:
        return all(box.goes_with(made.number, made.other) for made in self.contacts(tile, cell))


def filled(tables: Tables, laid: Sequence[Placement]) -> "Filling | Refusal":
    """The filling in which the placements were made one after the other, or why the first bad one is none."""
    filling = Filling(tables)
    for tile, cell in laid:
        if refusal := filling.check(tile, cell):
            return refusal
        filling = filling.after(tile, cell)
    return filling
