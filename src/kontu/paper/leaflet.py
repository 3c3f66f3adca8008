"""The rules as a leaflet: the rulebook in two columns, or in one and large for eyes that want it."""

from typing import Final

from kontu.locale import Texts
from kontu.paper import look
from kontu.paper.blocks import Piece, Type, pieces_of_book
from kontu.paper.leaf import Leaf
from kontu.paper.marks import Document, Page, moved
from kontu.paper.sizes import MARGIN, Paper
from kontu.rulebook import book

SMALL: Final = Type(size=9.3, columns=2)
LARGE: Final = Type(size=15.0, columns=1)
_GUTTER: Final = 8.0
_FOOT: Final = 8.0


def draw_leaflet(texts: Texts, paper: Paper, game: str, *, large: bool) -> Document:
    """The rulebook of ``game`` on pages."""
    read = book(game, texts.language)
    chosen = LARGE if large else SMALL
    width = (paper.inner_width - _GUTTER * (chosen.columns - 1)) / chosen.columns
    filled = _Columns(paper, read.title, chosen, width)
    for group in _kept_together(pieces_of_book(texts, read, chosen, width)):
        filled.put(group)
    subject = texts.text("paper-rules-subject")
    pages = filled.pages(read.title)
    return Document(read.title, subject, texts.language, pages)


def _kept_together(pieces: list[Piece]) -> list[list[Piece]]:
    """Pieces with those that they must not be parted from."""
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        groups[-1].append(piece)
        if not piece.keep:
            groups.append([])
    return [group for group in groups if group]


class _Columns:
    """Pages that are filled column by column."""

    def __init__(self, paper: Paper, title: str, chosen: Type, width: float) -> None:
        self._paper, self._type, self._width = paper, chosen, width
        self._leaves: list[Leaf] = []
        self._column = chosen.columns
        self._top = 0.0
        self._y = 0.0
        self._box = 0
        self._title = title

    def put(self, group: list[Piece]) -> None:
        """The pieces stand one below the other, in the next column if there is no room for all."""
        high = sum(piece.before + piece.height for piece in group)
        if not self._leaves or self._y + high > self._paper.bottom - _FOOT:
            self._next_column()
        for piece in group:
            if self._y + piece.height > self._paper.bottom - _FOOT and self._y > self._top:
                self._next_column()
            self._place(piece)

    def _next_column(self) -> None:
        self._column += 1
        self._box = 0
        if self._column >= self._type.columns:
            leaf = Leaf(self._paper)
            if self._leaves:
                self._top = MARGIN
            else:
                leaf.heading(self._title)
                self._top = leaf.y
            self._leaves.append(leaf)
            self._column = 0
        self._y = self._top

    def _place(self, piece: Piece) -> None:
        if not piece.marks and not piece.box and self._y == self._top:
            # A gap at the head of a column parts nothing.
            return
        leaf = self._leaves[-1]
        left = MARGIN + self._column * (self._width + _GUTTER)
        before = piece.before if self._y > self._top else 0.0
        if piece.box:
            # A box goes on across the gaps between its pieces.
            top = self._y if piece.box == self._box else self._y + before
            fill = look.WASH if piece.washed else None
            leaf.box(left, top, self._width, self._y + before + piece.height - top, fill=fill, stroke=None)
            leaf.box(left, top, 0.7, self._y + before + piece.height - top, fill=look.RULE, stroke=None)
        self._box = piece.box
        self._y += before
        if piece.bookmark:
            leaf.y = self._y
            leaf.bookmark(piece.bookmark, piece.level)
        leaf.add(moved(mark, left, self._y) for mark in piece.marks)
        self._y += piece.height

    def pages(self, title: str) -> tuple[Page, ...]:
        """The pages, with their numbers."""
        for number, leaf in enumerate(self._leaves, 1):
            leaf.footer(title, f"{number}/{len(self._leaves)}")
        return tuple(leaf.page() for leaf in self._leaves)
