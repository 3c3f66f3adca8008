"""The checklist of a set: every tile with a box to tick, and room for those that nobody expected."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kontu.games.contack.tiles import Tile
from kontu.locale import Texts
from kontu.paper import look
from kontu.paper.faces import Face
from kontu.paper.leaf import Leaf
from kontu.paper.marks import Document, Page
from kontu.paper.sizes import Paper
from kontu.paper.tile import HEIGHT, Ink, draw_tile

COLUMNS: Final = 4
PICTURE: Final = 17.0
"""The side of the tiles shown, in millimetres."""

BOX: Final = 5.0
STEP: Final = 18.0
_NOTES: Final = 4


def draw_checklist(texts: Texts, paper: Paper, tiles: Sequence[Tile], name: str, about: str) -> Document:
    """Pages with ``tiles`` to be ticked off; ``name`` says what set they are, ``about`` whence it comes."""
    entries = list(Counter(tiles).items())
    title = texts.text("paper-checklist-title")
    pages: list[Page] = []
    at = 0
    while at < len(entries) or not pages:
        leaf = Leaf(paper)
        leaf.heading(title, f"{name} · {texts.text('paper-tiles-count', count=len(tiles))}")
        if not pages:
            leaf.paragraph(about, 9.5, Face.SANS, look.MUTED)
            leaf.y += 2
        rows = int((paper.bottom - 8 - leaf.y) / STEP)
        part = entries[at : at + rows * COLUMNS]
        _grid(leaf, part)
        at += len(part)
        pages.append(_ended(texts, leaf, last=at >= len(entries)))
    return Document(f"{title} – {name}", texts.text("paper-checklist-subject"), texts.language, tuple(pages))


def _grid(leaf: Leaf, entries: Sequence[tuple[Tile, int]]) -> None:
    down = -(-len(entries) // COLUMNS)
    step = leaf.width / COLUMNS
    for place, (tile, count) in enumerate(entries):
        # Down the columns, so that tiles in order stay in order.
        column, row = divmod(place, down)
        x, y = leaf.left + column * step, leaf.y + row * STEP
        leaf.box(x + 0.3, y + 5.6, BOX, BOX, stroke=look.INK, thick=0.3)
        middle = (x + BOX + 2.5 + PICTURE / 2, y + 0.6 + PICTURE * HEIGHT * 2 / 3)
        leaf.add(draw_tile(tile, middle, PICTURE, ink=Ink.LIGHT))
        text = str(tile) if count == 1 else f"{tile} ×{count}"
        leaf.words(x + BOX + PICTURE + 4.5, y + 9.8, text, 12, Face.SANS_BOLD)
    leaf.y += down * STEP


def _ended(texts: Texts, leaf: Leaf, *, last: bool) -> Page:
    room = leaf.paper.bottom - 8 - leaf.y
    if last and room > 12:
        leaf.y += 4
        leaf.words(leaf.left, leaf.y + 3, texts.text("paper-checklist-other"), 10, Face.SERIF_BOLD)
        lines = max(1, min(_NOTES, int((leaf.paper.bottom - 10 - leaf.y) / 9)))
        for line in range(1, lines + 1):
            leaf.line(leaf.left, leaf.y + 3 + line * 9, leaf.right, leaf.y + 3 + line * 9)
    leaf.footer(texts.text("paper-checklist-order"))
    return leaf.page()
