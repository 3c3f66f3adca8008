"""A page as SVG: the same marks as in the PDF, text as text, the typefaces inside."""

import base64
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from kontu.paper.faces import Face, font_file, text_width
from kontu.paper.marks import POINT_MM, Disc, Document, Line, Mark, Page, Point, Shape, Words

_USUAL: Final = frozenset(map(chr, range(32, 127))) | frozenset("ÅÆØÑÇåæøñçéèàüöä–—×·−“”«»’…")
"""These are in every file, so that a typeface is cut down once for all."""

_ANCHORS: Final = {"left": "start", "middle": "middle", "right": "end"}


def write_svg(document: Document, number: int) -> str:
    """Page ``number`` (from 1) of ``document`` as one SVG file; raises FontMissing."""
    page = document.pages[number - 1]
    width, height = _n(page.width), _n(page.height)
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        _opening(document, width, height),
        f"<title>{escape(_title(document, number))}</title>",
        f"<desc>{escape(document.subject)}</desc>",
        f"<style>{_style(page)}</style>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        *map(_element, page.marks),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def inline_svg(marks: Sequence[Mark], width: float, height: float, said: str) -> str:
    """A picture to stand inside a page of HTML; ``said`` is what it shows.

    It has that page's typefaces, whose letters are made as wide as those that were measured.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" role="img" '
        f"aria-label={quoteattr(said)}>" + "".join(_fitted(_element(mark), mark) for mark in marks) + "</svg>"
    )


def _fitted(element: str, mark: Mark) -> str:
    if not isinstance(mark, Words):
        return element
    width = _n(text_width(mark.text, mark.face, mark.size))
    return element.replace("<text ", f'<text textLength="{width}" lengthAdjust="spacingAndGlyphs" ', 1)


def _opening(document: Document, width: str, height: str) -> str:
    lang = document.language.value
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}" xml:lang="{lang}" lang="{lang}" role="img">'
    )


def _title(document: Document, number: int) -> str:
    pages = len(document.pages)
    return document.title if pages == 1 else f"{document.title} {number}/{pages}"


def _n(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _pairs(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _paint(mark: Shape | Disc) -> str:
    stroke = "" if mark.stroke is None else f' stroke="{mark.stroke}" stroke-width="{_n(mark.width)}"'
    return f'fill="{mark.fill or "none"}"{stroke}'


def _element(mark: Mark) -> str:
    match mark:
        case Line():
            (x1, y1), (x2, y2) = mark.start, mark.end
            dash = f' stroke-dasharray="{_n(mark.dash)}"' if mark.dash else ""
            return (
                f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}" '
                f'stroke="{mark.colour}" stroke-width="{_n(mark.width)}"{dash}/>'
            )
        case Shape():
            return f'<polygon points="{_pairs(mark.points)}" {_paint(mark)}/>'
        case Disc():
            x, y = mark.middle
            return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(mark.radius)}" {_paint(mark)}/>'
        case Words():
            return _text(mark)


def _text(mark: Words) -> str:
    x, y = map(_n, mark.place)
    turn = f' transform="rotate(180 {x} {y})"' if mark.turned else ""
    return (
        f'<text x="{x}" y="{y}" class={quoteattr(mark.face.value)} font-size="{_n(mark.size * POINT_MM)}" '
        f'fill="{mark.colour}" text-anchor="{_ANCHORS[mark.anchor]}"{turn}>{escape(mark.text)}</text>'
    )


def _style(page: Page) -> str:
    used: dict[Face, set[str]] = {}
    for mark in page.marks:
        if isinstance(mark, Words):
            used.setdefault(mark.face, set()).update(mark.text)
    # Widths are measured without kerning, and a space at an end is meant.
    rules = ["text{font-kerning:none;white-space:pre}"]
    for face in sorted(used):
        data = base64.b64encode(_subset(face, "".join(sorted(used[face] - _USUAL)))).decode("ascii")
        family = f"Kontu {face.value}"
        other = "serif" if face.value.startswith("serif") else "sans-serif"
        rules.append(
            f'@font-face{{font-family:"{family}";src:url(data:font/woff;base64,{data}) format("woff")}}'
        )
        rules.append(f'.{face.value}{{font-family:"{family}",{other}}}')
    return "".join(rules)


@lru_cache(maxsize=64)
def _subset(face: Face, others: str) -> bytes:
    """The typeface with the usual letters and those ``others`` only, as a web font."""
    options = Options()
    options.layout_features = []
    options.notdef_outline = True
    font = TTFont(font_file(face), recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(_USUAL)) + others)
    subsetter.subset(font)
    font.flavor = "woff"
    written = BytesIO()
    font.save(written)
    return written.getvalue()
