"""What a PDF and an SVG really say: places in millimetres, read back from the files."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final
from xml.etree import ElementTree as ET

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM: Final = 25.4 / 72
SVG: Final = "{http://www.w3.org/2000/svg}"

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Final[Matrix] = (1, 0, 0, 1, 0, 0)


@dataclass
class Drawn:
    """What a page shows: straight strokes and every point that is inked, y down, in millimetres."""

    width: float
    height: float
    segments: list[tuple[Point, Point]] = field(default_factory=list)
    polygons: list[list[Point]] = field(default_factory=list)
    texts: list[tuple[Point, str]] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)


def reader(data: bytes) -> PdfReader:
    """The PDF in ``data``."""
    return PdfReader(BytesIO(data))


def pdf_pages(data: bytes) -> list[Drawn]:
    """Every page of the PDF as it is drawn."""
    found = reader(data)
    return [_pdf_page(found, page) for page in found.pages]


def _pdf_page(found: PdfReader, page: Any) -> Drawn:
    pen = _Pen(float(page.mediabox.width) * MM, float(page.mediabox.height) * MM)
    for operands, operator in ContentStream(page.get_contents(), found).operations:
        numbers = [float(each) for each in operands if isinstance(each, int | float)]
        if operator in _PAINTING:
            pen.paint()
        elif operator in {b"Tj", b"TJ"}:
            pen.say()
        else:
            pen.move(operator, numbers)
    return pen.drawn


_PAINTING: Final = frozenset({b"S", b"s", b"f", b"B", b"b", b"F", b"f*", b"B*", b"b*"})


class _Pen:
    """Follows what a page of a PDF tells to draw."""

    def __init__(self, width: float, height: float) -> None:
        self.drawn = Drawn(width, height)
        self._matrix = IDENTITY
        self._kept: list[Matrix] = []
        self._path: list[Point] = []
        self._place: Point = (0, 0)

    def _at(self, x: float, y: float) -> Point:
        a, b, c, d, e, f = self._matrix
        return (a * x + c * y + e) * MM, self.drawn.height - (b * x + d * y + f) * MM

    def move(self, operator: bytes, numbers: list[float]) -> None:
        """The pen goes somewhere, or the page is turned under it."""
        match operator:
            case b"q":
                self._kept.append(self._matrix)
            case b"Q":
                self._matrix = self._kept.pop()
            case b"cm":
                self._matrix = _times(numbers, self._matrix)
            case b"m":
                self._path = [self._at(*numbers)]
            case b"l" | b"c":
                self._path += [self._at(*numbers[i : i + 2]) for i in range(0, len(numbers), 2)]
            case b"re":
                x, y, wide, high = numbers
                ends = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
                self._path = [self._at(*end) for end in ends]
            case b"Td":
                self._place = self._at(*numbers)

    def paint(self) -> None:
        """What the pen went along is inked."""
        self.drawn.points += self._path
        if len(self._path) == 2:
            self.drawn.segments.append((self._path[0], self._path[1]))
        elif self._path:
            self.drawn.polygons.append(self._path)
        self._path = []

    def say(self) -> None:
        """Text begins where the pen is."""
        self.drawn.texts.append((self._place, ""))
        self.drawn.points.append(self._place)


def _times(one: list[float], other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return (
        a * p + b * r,
        a * q + b * s,
        c * p + d * r,
        c * q + d * s,
        e * p + f * r + t,
        e * q + f * s + u,
    )


def svg_page(text: str) -> Drawn:
    """The SVG as it is drawn; its units must be millimetres."""
    root = ET.fromstring(text)
    width, height = (float(str(root.get(name)).removesuffix("mm")) for name in ("width", "height"))
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}".replace("mm", "")
    drawn = Drawn(width, height)
    for line in root.iter(f"{SVG}line"):
        ends = [float(str(line.get(name))) for name in ("x1", "y1", "x2", "y2")]
        drawn.segments.append(((ends[0], ends[1]), (ends[2], ends[3])))
        drawn.points += drawn.segments[-1]
    for polygon in root.iter(f"{SVG}polygon"):
        pairs = [tuple(map(float, pair.split(","))) for pair in str(polygon.get("points")).split()]
        drawn.polygons.append([(x, y) for x, y in pairs])
        drawn.points += drawn.polygons[-1]
    for circle in root.iter(f"{SVG}circle"):
        x, y, r = (float(str(circle.get(name))) for name in ("cx", "cy", "r"))
        drawn.points += [(x - r, y), (x + r, y), (x, y - r), (x, y + r)]
    for words in root.iter(f"{SVG}text"):
        place = float(str(words.get("x"))), float(str(words.get("y")))
        drawn.texts.append((place, words.text or ""))
        drawn.points.append(place)
    return drawn


def svg_text(text: str) -> str:
    """Everything that the SVG says, a line each."""
    return "\n".join(said for _, said in svg_page(text).texts)


def pdf_text(data: bytes) -> str:
    """Everything that the PDF says."""
    return "\n".join(page.extract_text() for page in reader(data).pages)


def embedded_fonts(data: bytes) -> dict[str, bool]:
    """The name of every font in the PDF, and whether the font itself is inside."""
    fonts: dict[str, bool] = {}
    for page in reader(data).pages:
        resources: Any = page["/Resources"]
        for font in dict(resources.get("/Font", {})).values():
            fonts.update(_embedded(font.get_object()))
    return fonts


def _embedded(font: Any) -> Iterator[tuple[str, bool]]:
    for inner in font.get("/DescendantFonts", [font]):
        found = inner.get_object()
        descriptor = found.get("/FontDescriptor")
        files = {"/FontFile", "/FontFile2", "/FontFile3"}
        inside = descriptor is not None and bool(files & set(descriptor.get_object()))
        yield str(found["/BaseFont"]), inside


def flowing(text: str) -> str:
    """``text`` with every gap as one space, for comparing what a page breaks into lines."""
    return re.sub(r"\s+", " ", text)
