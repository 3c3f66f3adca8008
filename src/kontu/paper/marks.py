"""What a page is made of: marks with a place in millimetres, x to the right and y down."""

from typing import Final, Literal

import msgspec

from kontu.locale import Language
from kontu.paper.faces import Face

POINT_MM: Final = 25.4 / 72
"""Type is measured in points."""

Point = tuple[float, float]
Anchor = Literal["left", "middle", "right"]


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A straight line; ``dash`` is the length of its dashes and gaps, 0 for an unbroken line."""

    start: Point
    end: Point
    colour: str
    width: float = 0.2
    dash: float = 0


class Shape(msgspec.Struct, frozen=True, tag="shape"):
    """A polygon, filled, outlined or both."""

    points: tuple[Point, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.2


class Disc(msgspec.Struct, frozen=True, tag="disc"):
    """A circle, filled, outlined or both."""

    middle: Point
    radius: float
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.2


class Words(msgspec.Struct, frozen=True, tag="words"):
    """Text on a baseline: ``place`` is where it begins, has its middle or ends, as ``anchor`` says.

    ``size`` is in points. ``turned`` text stands on its head, turned about its ``place``.
    """

    place: Point
    text: str
    face: Face
    size: float
    colour: str
    anchor: Anchor = "left"
    turned: bool = False


Mark = Line | Shape | Disc | Words


def moved(mark: Mark, x: float, y: float) -> Mark:
    """The mark so much farther to the right and down."""
    match mark:
        case Line():
            return Line(
                (mark.start[0] + x, mark.start[1] + y), (mark.end[0] + x, mark.end[1] + y),
                mark.colour, mark.width, mark.dash,
            )  # fmt: skip
        case Shape():
            points = tuple((a + x, b + y) for a, b in mark.points)
            return Shape(points, mark.fill, mark.stroke, mark.width)
        case Disc():
            a, b = mark.middle
            return Disc((a + x, b + y), mark.radius, mark.fill, mark.stroke, mark.width)
        case Words():
            a, b = mark.place
            return Words(
                (a + x, b + y), mark.text, mark.face, mark.size, mark.colour, mark.anchor, mark.turned
            )


class Bookmark(msgspec.Struct, frozen=True):
    """A place to jump to: its name, how deep it stands in the outline, and how far down the page it is."""

    name: str
    level: int
    y: float


class Page(msgspec.Struct, frozen=True):
    """One side of paper."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    bookmarks: tuple[Bookmark, ...] = ()


class Document(msgspec.Struct, frozen=True):
    """Pages with what a reader is told of them."""

    title: str
    subject: str
    language: Language
    pages: tuple[Page, ...]
