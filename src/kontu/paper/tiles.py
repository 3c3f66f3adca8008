"""Tiles to be cut out: side by side as they lie in play, so that one straight cut frees many."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from kontu.games.contack.tiles import Tile
from kontu.locale import Texts
from kontu.paper import look
from kontu.paper.faces import Face
from kontu.paper.leaf import Leaf
from kontu.paper.marks import Document, Line, Mark, Page, Point
from kontu.paper.sizes import MARGIN, Paper
from kontu.paper.tile import HEIGHT, Ink, draw_tile

SIDE: Final = 45.0
"""The usual side of a tile, in millimetres."""

LEAST_SIDE: Final = 20.0
MOST_SIDE: Final = 150.0

MEASURE: Final = 100.0
"""The line that shows whether the printer kept the size, in millimetres."""

_GAP: Final = 1.0
_TICK: Final = 4.0
_HEAD: Final = 7.0
_FOOT: Final = 7.0
_Lattice = tuple[int, int]


def draw_tiles(
    texts: Texts, paper: Paper, tiles: Sequence[Tile], side: float, ink: Ink, name: str
) -> Document:
    """Pages with ``tiles`` of that ``side``; ``name`` says what set they are."""
    across, down = _room(paper, side)
    most = across * down
    parts = [tiles[start : start + most] for start in range(0, len(tiles), most)]
    title = texts.text("paper-tiles-title")
    counted = texts.text("paper-tiles-count", count=len(tiles))
    note = texts.text("paper-tiles-note", tiles=counted, set=name, side=_number(texts, side))
    pages = tuple(
        _page(texts, paper, part, side, ink, (title, note, f"{i}/{len(parts)}" if len(parts) > 1 else ""))
        for i, part in enumerate(parts, 1)
    )
    return Document(title, note, texts.language, pages)


def _number(texts: Texts, value: float) -> str:
    shown = round(value, 1)
    return texts.decimal(shown, 0 if shown == int(shown) else 1)


def _room(paper: Paper, side: float) -> tuple[int, int]:
    """How many tiles go side by side, and in how many rows."""
    wide = paper.inner_width - 2 * (_GAP + _TICK)
    high = paper.height - 2 * MARGIN - _HEAD - _FOOT - 2 * (_GAP + _TICK) + 0.2
    return max(1, int(2 * wide / side + 1e-6) - 1), max(1, int(high / (side * HEIGHT) + 1e-6))


def _page(
    texts: Texts, paper: Paper, tiles: Sequence[Tile], side: float, ink: Ink, said: tuple[str, str, str]
) -> Page:
    title, note, number = said
    leaf = Leaf(paper)
    leaf.words(leaf.left, MARGIN + 4.2, title, 12, Face.SERIF_BOLD)
    leaf.words(
        leaf.right,
        MARGIN + 4.2,
        note + (f" · {number}" if number else ""),
        8.5,
        Face.SANS,
        look.MUTED,
        "right",
    )
    across, _ = _room(paper, side)
    width = side * (min(across, len(tiles)) + 1) / 2
    left, top = (paper.width - width) / 2, MARGIN + _HEAD + _GAP + _TICK
    edges: set[tuple[_Lattice, _Lattice]] = set()
    for place, tile in enumerate(tiles):
        row, column = divmod(place, across)
        upright = (row + column) % 2 == 0
        edges |= _edges(row, column, upright=upright)
        height = side * HEIGHT
        middle = (left + side * (column + 1) / 2, top + height * (row + (2 / 3 if upright else 1 / 3)))
        leaf.add(draw_tile(tile, middle, side, upright=upright, ink=ink))
    leaf.add(_cuts(edges, side, left, top))
    _measure(texts, leaf)
    return leaf.page()


def _edges(row: int, column: int, *, upright: bool) -> set[tuple[_Lattice, _Lattice]]:
    """The edges of a tile between corners of the lattice: half sides to the right, rows down."""
    points: list[_Lattice]
    if upright:
        points = [(column, row + 1), (column + 1, row), (column + 2, row + 1)]
    else:
        points = [(column, row), (column + 1, row + 1), (column + 2, row)]
    ends = [(points[i], points[(i + 1) % 3]) for i in range(3)]
    return {(min(one, other), max(one, other)) for one, other in ends}


def _cuts(edges: set[tuple[_Lattice, _Lattice]], side: float, left: float, top: float) -> Iterator[Mark]:
    """A hair line along every edge and, where a line of edges ends, a mark that leads the knife."""

    def at(corner: _Lattice) -> Point:
        return left + corner[0] * side / 2, top + corner[1] * side * HEIGHT

    for start, end in _joined(edges):
        one, other = at(start), at(end)
        yield Line(one, other, look.FAINT, 0.1)
        length = hypot(other[0] - one[0], other[1] - one[1])
        step = ((other[0] - one[0]) / length, (other[1] - one[1]) / length)
        for (x, y), turn in ((one, -1), (other, 1)):
            near, far = turn * _GAP, turn * (_GAP + _TICK)
            yield Line(
                (x + step[0] * near, y + step[1] * near),
                (x + step[0] * far, y + step[1] * far),
                look.INK,
                0.15,
            )


def _joined(edges: set[tuple[_Lattice, _Lattice]]) -> list[tuple[_Lattice, _Lattice]]:
    """Edges that continue each other as one line."""
    starts = {(edge[0], _direction(edge)): edge for edge in edges}
    ends = {(edge[1], _direction(edge)) for edge in edges}
    lines = []
    for edge in sorted(edges):
        direction = _direction(edge)
        if (edge[0], direction) in ends:
            continue
        last = edge
        while (last[1], direction) in starts:
            last = starts[last[1], direction]
        lines.append((edge[0], last[1]))
    return lines


def _direction(edge: tuple[_Lattice, _Lattice]) -> _Lattice:
    return edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]


def _measure(texts: Texts, leaf: Leaf) -> None:
    """A line of known length: who lays a ruler on it sees whether the printer kept the size."""
    y = leaf.paper.bottom - 1.2
    left = leaf.left
    leaf.line(left, y, left + MEASURE, y, look.INK, 0.25)
    for x in (left, left + MEASURE / 2, left + MEASURE):
        leaf.line(x, y - 1.2, x, y + 1.2, look.INK, 0.25)
    text = texts.text("paper-measure", length=round(MEASURE))
    leaf.fitted(left + MEASURE + 3, y + 0.9, text, 8, leaf.right - left - MEASURE - 3, Face.SANS, look.MUTED)
