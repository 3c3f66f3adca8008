"""The papers there are, in millimetres."""

from enum import StrEnum
from typing import Final

MARGIN: Final = 10.0
"""So far from every edge nothing is printed: no printer at home reaches farther."""


class Paper(StrEnum):
    """A size of paper, upright."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        """Millimetres from left to right."""
        return _SIZES[self][0]

    @property
    def height(self) -> float:
        """Millimetres from top to bottom."""
        return _SIZES[self][1]

    @property
    def inner_width(self) -> float:
        """Millimetres between the margins at the sides."""
        return self.width - 2 * MARGIN

    @property
    def bottom(self) -> float:
        """Where the margin at the bottom begins."""
        return self.height - MARGIN

    @property
    def right(self) -> float:
        """Where the margin at the right begins."""
        return self.width - MARGIN


_SIZES: Final = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}


def read_paper(text: str) -> Paper | None:
    """The paper that ``text`` names, in capitals or not; None when it is none of ours."""
    name = text.strip().lower()
    return Paper(name) if name in tuple(Paper) else None
