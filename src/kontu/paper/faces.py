"""The typefaces, found in the packages that bring them, and how wide text is in them.

Source Sans and Source Serif (SIL Open Font License) have every letter of our languages, and figures
of one width, so that columns of numbers stand straight.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fontTools.ttLib import TTFont


class Face(StrEnum):
    """A typeface in one weight and slope."""

    SANS = "sans"
    SANS_ITALIC = "sans-italic"
    SANS_BOLD = "sans-bold"
    SERIF = "serif"
    SERIF_ITALIC = "serif-italic"
    SERIF_BOLD = "serif-bold"


_FILES: Final = {
    Face.SANS: ("font_source_sans_pro", "SourceSansPro-Regular"),
    Face.SANS_ITALIC: ("font_source_sans_pro", "SourceSansPro-It"),
    Face.SANS_BOLD: ("font_source_sans_pro", "SourceSansPro-Semibold"),
    Face.SERIF: ("font_source_serif_pro", "SourceSerifPro-Regular"),
    Face.SERIF_ITALIC: ("font_source_serif_pro", "SourceSerifPro-It"),
    Face.SERIF_BOLD: ("font_source_serif_pro", "SourceSerifPro-Semibold"),
}

CAPITAL: Final = 0.66
"""How high capitals and figures are, as a part of the size."""


class FontMissing(Exception):
    """A package that brings a typeface is not installed."""


@cache
def font_file(face: Face) -> Path:
    """Where the file of ``face`` lies; raises FontMissing."""
    package, name = _FILES[face]
    found = find_spec(package)
    for folder in () if found is None else found.submodule_search_locations or ():
        file = Path(folder) / "files" / f"{name}.ttf"
        if file.is_file():
            return file
    raise FontMissing(package.replace("_", "-"))


class _Metrics:
    """How far every character of a typeface moves on, as a part of the size."""

    def __init__(self, file: Path) -> None:
        with TTFont(file, lazy=True) as font:
            unit = font["head"].unitsPerEm
            widths: Any = font["hmtx"].metrics
            letters: Mapping[int, str] = font.getBestCmap()
            self.advance = {chr(code): widths[glyph][0] / unit for code, glyph in letters.items()}


@cache
def _metrics(face: Face) -> _Metrics:
    return _Metrics(font_file(face))


def has_letters(text: str, face: Face = Face.SANS) -> bool:
    """True when ``face`` has every character of ``text``."""
    return all(letter in _metrics(face).advance for letter in text)


def printable(text: str, face: Face = Face.SANS) -> str:
    """``text`` with a question mark for each character that ``face`` does not have."""
    known = _metrics(face).advance
    return "".join(letter if letter in known else "?" for letter in text)


def text_width(text: str, face: Face, size: float) -> float:
    """Millimetres that ``text`` takes from left to right at ``size`` points."""
    known = _metrics(face).advance
    ems: float = sum(known.get(letter, 0.5) for letter in text)
    return ems * size * 25.4 / 72
