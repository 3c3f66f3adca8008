"""One tile as it is printed: three coloured sides, each with its pattern and its number.

The colours lie as C-02 has them: with the numbers upright blue is below, orange left and red right.
Nobody needs the colours to tell the sides apart: blue has level lines, red dots, orange slanted lines.
"""

from collections.abc import Iterator
from enum import StrEnum
from math import hypot, sqrt
from typing import Final

from kontu.games.contack.tiles import COLOURS, Colour, Tile
from kontu.paper import look
from kontu.paper.faces import CAPITAL, Face, text_width
from kontu.paper.marks import POINT_MM, Disc, Line, Mark, Point, Shape, Words

HEIGHT: Final = sqrt(3) / 2
"""The height of a tile as a part of its side."""


class Ink(StrEnum):
    """How much colour a tile gets: its sides filled, or a band and a pattern on white."""

    FULL = "full"
    LIGHT = "light"


_PAINT: Final = {Colour.BLUE: look.BLUE, Colour.RED: look.RED, Colour.ORANGE: look.ORANGE}
_ON_PAINT: Final = {Colour.BLUE: look.ON_DARK, Colour.RED: look.ON_DARK, Colour.ORANGE: look.ON_ORANGE}
_ON_WHITE: Final = {Colour.BLUE: look.BLUE, Colour.RED: look.RED, Colour.ORANGE: look.DEEP_ORANGE}

# Ends of a side, counted from the lower left corner counter-clockwise: blue below, red right, orange left.
_ENDS: Final = {Colour.BLUE: (0, 1), Colour.RED: (1, 2), Colour.ORANGE: (2, 0)}

# Measures as a part of the tile's side.
_INSET: Final = 0.91
_SEAM: Final = 0.016
_REACH: Final = 0.152
_NUMBER: Final = 0.138
_CLEAR: Final = 0.103
_BAND: Final = 0.13
_LEGIBLE_UPSIDE_DOWN: Final = frozenset({6, 9})


def corners(middle: Point, side: float, *, upright: bool) -> tuple[Point, Point, Point]:
    """The corners of a tile of that ``side``, whose corners balance at ``middle``: lower left first.

    One that is not upright is turned by half: its first corner is then the upper right one.
    """
    x, y = middle
    turn = 1 if upright else -1
    height = side * HEIGHT
    return (
        (x - turn * side / 2, y + turn * height / 3),
        (x + turn * side / 2, y + turn * height / 3),
        (x, y - turn * height * 2 / 3),
    )


def draw_tile(
    tile: Tile,
    middle: Point,
    side: float,
    *,
    upright: bool = True,
    ink: Ink = Ink.FULL,
    legible: bool = False,
    patterned: bool = True,
) -> Iterator[Mark]:
    """The marks of ``tile`` about ``middle``; ``side`` is its edge in millimetres.

    One that is not upright stands on its head, numbers and all, as the neighbour of an upright one does;
    in a ``legible`` picture its numbers are turned for the reader. Without patterns it is still told by
    where they lie which side has which colour.
    """
    outer = corners(middle, side * _INSET, upright=upright)
    for colour, number in zip(COLOURS, tile.numbers, strict=True):
        first, second = (outer[place] for place in _ENDS[colour])
        region = (first, second, middle)
        place = _number_place(middle, first, second, side)
        yield from _ground(colour, region, ink)
        if patterned:
            yield from _pattern(colour, region, place, side, ink)
        yield from _number(colour, number, place, side, upright or legible, ink)
    for corner in outer:
        yield Line(middle, corner, look.WHITE, side * _SEAM)


def _number_place(middle: Point, first: Point, second: Point, side: float) -> Point:
    x, y = (first[0] + second[0]) / 2 - middle[0], (first[1] + second[1]) / 2 - middle[1]
    far = hypot(x, y)
    return middle[0] + x / far * side * _REACH, middle[1] + y / far * side * _REACH


def _ground(colour: Colour, region: tuple[Point, Point, Point], ink: Ink) -> Iterator[Mark]:
    if ink is Ink.FULL:
        yield Shape(region, fill=_PAINT[colour])
        return
    first, second, middle = region
    inner = [_between(end, middle, _BAND) for end in (second, first)]
    yield Shape((first, second, inner[0], inner[1]), fill=_PAINT[colour])


def _pattern(
    colour: Colour, region: tuple[Point, Point, Point], number: Point, side: float, ink: Ink
) -> Iterator[Mark]:
    """Lines or dots in ``region`` that keep clear of its ``number``."""
    if ink is Ink.FULL:
        tone = {Colour.BLUE: 0.72, Colour.RED: 0.64, Colour.ORANGE: 0.74}[colour]
        other = look.WHITE if colour is not Colour.ORANGE else "#7a4300"
    else:
        tone, other = 0.5, look.WHITE
        first, second, middle = region
        region = (_between(first, middle, _BAND), _between(second, middle, _BAND), middle)
    paint = look.mixed(_PAINT[colour], tone, other)
    # The square end of a slanted line must not reach over the edge.
    region = _shrunk(region, 0.93)
    step, clear = side * 0.055, Disc(number, side * _CLEAR)
    match colour:
        case Colour.BLUE:
            yield from _lines(region, (0.0, 1.0), clear, step, paint, side * 0.012)
        case Colour.ORANGE:
            yield from _lines(region, (-sqrt(0.5), sqrt(0.5)), clear, step, paint, side * 0.012)
        case Colour.RED:
            yield from _dots(region, clear, step * 1.1, paint, side * 0.0115)


def _number(
    colour: Colour, number: int, place: Point, side: float, upright: bool, ink: Ink
) -> Iterator[Mark]:
    size = side * _NUMBER / CAPITAL / POINT_MM * (0.88 if number > 9 else 1)
    high = size * POINT_MM * CAPITAL
    turn = 1 if upright else -1
    text = (_ON_PAINT if ink is Ink.FULL else _ON_WHITE)[colour]
    x, y = place
    yield Words((x, y + turn * high / 2), str(number), Face.SANS_BOLD, size, text, "middle", not upright)
    if number in _LEGIBLE_UPSIDE_DOWN:
        # A six on its head is a nine: a line tells where the foot is.
        half = text_width(str(number), Face.SANS_BOLD, size) * 0.42
        foot = y + turn * (high / 2 + side * 0.018)
        yield Line((x - half, foot), (x + half, foot), text, side * 0.011)


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _shrunk(region: tuple[Point, Point, Point], part: float) -> tuple[Point, Point, Point]:
    middle = (sum(x for x, _ in region) / 3, sum(y for _, y in region) / 3)
    first, second, third = (_between(middle, corner, part) for corner in region)
    return first, second, third


def _lines(
    region: tuple[Point, Point, Point], across: Point, clear: Disc, step: float, paint: str, width: float
) -> Iterator[Mark]:
    """Lines at right angles to ``across``, ``step`` apart, in ``region`` but not in ``clear``."""
    depth = [x * across[0] + y * across[1] for x, y in region]
    at = min(depth) + step
    while at < max(depth) - width:
        ends = []
        for i in range(3):
            here, there = depth[i], depth[(i + 1) % 3]
            if (here - at) * (there - at) < 0:
                ends.append(_between(region[i], region[(i + 1) % 3], (at - here) / (there - here)))
        if len(ends) == 2:
            yield from (Line(one, other, paint, width) for one, other in _outside(ends[0], ends[1], clear))
        at += step


def _outside(one: Point, other: Point, clear: Disc) -> Iterator[tuple[Point, Point]]:
    """The parts of a line that do not lie in a circle."""
    length = hypot(other[0] - one[0], other[1] - one[1])
    along = ((other[0] - one[0]) / length, (other[1] - one[1]) / length)
    x, y = clear.middle[0] - one[0], clear.middle[1] - one[1]
    near = x * along[0] + y * along[1]
    off = abs(x * along[1] - y * along[0])
    if off >= clear.radius:
        yield one, other
        return
    half = sqrt(clear.radius**2 - off**2)
    for start, end in ((0.0, min(length, near - half)), (max(0.0, near + half), length)):
        if end > start:
            yield _between(one, other, start / length), _between(one, other, end / length)


def _dots(
    region: tuple[Point, Point, Point], clear: Disc, step: float, paint: str, radius: float
) -> Iterator[Mark]:
    """Dots in a slanted grid, each wholly in ``region`` and clear of the number."""
    xs, ys = [x for x, _ in region], [y for _, y in region]
    row, y = 0, min(ys) + step / 2
    while y < max(ys):
        x = min(xs) + (step / 2 if row % 2 else 0)
        while x < max(xs):
            far = hypot(x - clear.middle[0], y - clear.middle[1])
            if _inside(region, (x, y), radius) and far > clear.radius + radius:
                yield Disc((x, y), radius, fill=paint)
            x += step
        row, y = row + 1, y + step * 0.7


def _inside(region: tuple[Point, Point, Point], place: Point, radius: float) -> bool:
    far = []
    for i in range(3):
        (x1, y1), (x2, y2) = region[i], region[(i + 1) % 3]
        far.append(((x2 - x1) * (place[1] - y1) - (y2 - y1) * (place[0] - x1)) / hypot(x2 - x1, y2 - y1))
    return all(each > radius for each in far) or all(each < -radius for each in far)
