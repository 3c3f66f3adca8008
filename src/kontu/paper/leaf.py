"""A side of paper while it is being filled: where the next thing goes, and the ways to put words down."""

from collections.abc import Iterable

from kontu.paper import look
from kontu.paper.faces import Face, printable, text_width
from kontu.paper.marks import POINT_MM, Anchor, Bookmark, Line, Mark, Page, Shape, Words
from kontu.paper.sizes import MARGIN, Paper


class Leaf:
    """One page: ``y`` is how far down it is filled."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.y = MARGIN
        self.left = MARGIN
        self.right = paper.right
        self._marks: list[Mark] = []
        self._bookmarks: list[Bookmark] = []

    @property
    def width(self) -> float:
        """Millimetres between the margins."""
        return self.right - self.left

    def add(self, marks: Iterable[Mark]) -> None:
        """The marks are on the page."""
        self._marks.extend(marks)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = look.RULE, width: float = 0.2
    ) -> None:
        """A straight line."""
        self._marks.append(Line((x1, y1), (x2, y2), colour, width))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str | None = None,
        stroke: str | None = look.RULE,
        thick: float = 0.2,
    ) -> None:
        """A rectangle with its upper left corner at ``x``, ``y``."""
        points = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        self._marks.append(Shape(points, fill, stroke, thick))

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        face: Face = Face.SANS,
        colour: str = look.INK,
        anchor: Anchor = "left",
    ) -> None:
        """Text on the baseline ``y``."""
        self._marks.append(Words((x, y), printable(text, face), face, size, colour, anchor))

    def fitted(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        width: float,
        face: Face = Face.SANS,
        colour: str = look.INK,
        anchor: Anchor = "left",
    ) -> None:
        """As ``words``, but in smaller type where the text would be wider than ``width``."""
        wide = text_width(text, face, size)
        self.words(x, y, text, size * min(1.0, width / wide) if wide else size, face, colour, anchor)

    def paragraph(
        self,
        text: str,
        size: float,
        face: Face = Face.SANS,
        colour: str = look.INK,
        *,
        x: float | None = None,
        width: float | None = None,
        leading: float = 1.35,
    ) -> None:
        """Text in lines from ``y`` on; ``y`` is below it afterwards."""
        left = self.left if x is None else x
        for line in broken(text, face, size, self.right - left if width is None else width):
            self.y += size * POINT_MM * leading
            self.words(
                left,
                self.y - size * POINT_MM * (leading - 1) / 2 - size * POINT_MM * 0.22,
                line,
                size,
                face,
                colour,
            )

    def heading(self, title: str, note: str = "") -> None:
        """The title of the page, with a note in small type at the right or below."""
        self.y += 7.2
        self.words(self.left, self.y, title, 20, Face.SERIF_BOLD)
        room = self.width - text_width(title, Face.SERIF_BOLD, 20) - 6
        if note and text_width(note, Face.SANS, 9.5) <= room:
            self.words(self.right, self.y, note, 9.5, Face.SANS, look.MUTED, "right")
            self.y += 2.6
        elif note:
            self.y += 1.4
            self.paragraph(note, 9.5, Face.SANS, look.MUTED)
            self.y += 1
        else:
            self.y += 2.6
        self.line(self.left, self.y, self.right, self.y, look.INK, 0.35)
        self.y += 4

    def footer(self, text: str, number: str = "") -> None:
        """Small words at the very bottom."""
        bottom = self.paper.bottom - 0.9
        room = self.width - (text_width(number, Face.SANS, 8) + 6 if number else 0)
        self.fitted(self.left, bottom, text, 8, room, Face.SANS, look.MUTED)
        if number:
            self.words(self.right, bottom, number, 8, Face.SANS, look.MUTED, "right")

    def bookmark(self, name: str, level: int = 0) -> None:
        """A reader can jump here."""
        self._bookmarks.append(Bookmark(name, level, self.y))

    def page(self) -> Page:
        """The page as it is."""
        return Page(self.paper.width, self.paper.height, tuple(self._marks), tuple(self._bookmarks))


def broken(text: str, face: Face, size: float, width: float) -> list[str]:
    """``text`` in lines of at most ``width`` millimetres, broken between words."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, face, size) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines
