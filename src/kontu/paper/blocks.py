"""A rulebook cut into pieces that a column is filled with, each a line or a picture that is not parted."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from typing import Final, assert_never

import msgspec

from kontu.locale import Texts
from kontu.paper import look
from kontu.paper.faces import Face, text_width
from kontu.paper.figures import draw_position
from kontu.paper.marks import POINT_MM, Line, Mark, moved
from kontu.paper.setting import Bit, SetLine, Word, plain_words, set_lines, words_of
from kontu.rulebook import Book, position
from kontu.rulebook.book import (
    AnyBlock,
    Bullets,
    Choice,
    Example,
    Figure,
    Grid,
    Heading,
    Options,
    Paragraph,
    Question,
    Quick,
    Sources,
    Spans,
    Walk,
)

_INSET: Final = 2.6
"""How far text is moved in within a box."""

_HANGING: Final = 0.62
"""How far an entry of a list is moved in, as a part of the size in millimetres times two."""


class Type(msgspec.Struct, frozen=True):
    """How a book is set: the size of its text in points, and in how many columns."""

    size: float
    columns: int


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """What is not parted: marks about an upper left corner, their height, and the gap ``before``.

    ``keep`` holds it together with the next piece. Pieces of one ``box`` (not 0) have one ground, which
    is ``washed`` or white. A ``bookmark`` is where a reader may jump to, at its ``level``.
    """

    marks: tuple[Mark, ...]
    height: float
    before: float = 0.0
    keep: bool = False
    box: int = 0
    washed: bool = True
    bookmark: str = ""
    level: int = 0


def pieces_of_book(texts: Texts, book: Book, chosen: Type, width: float) -> list[Piece]:
    """Everything that ``book`` says, in order, for columns of that ``width``."""
    setter = _Setter(texts, book, chosen.size, width)
    pieces = list(setter.blocks(book.lead))
    for chapter in book.chapters:
        pieces += setter.title(chapter.title, 1.55, before=1.5, level=0)
        pieces += setter.blocks(chapter.blocks)
    return pieces


class _Setter:
    """Sets the blocks of one book."""

    def __init__(self, texts: Texts, book: Book, size: float, width: float) -> None:
        self._texts, self._book, self._size, self._width = texts, book, size, width
        self._em = size * POINT_MM
        self._boxes = count(1)
        self._box, self._washed, self._indent = 0, True, 0.0

    def blocks(self, blocks: Sequence[AnyBlock]) -> Iterator[Piece]:
        """The pieces of ``blocks``, one block after the other."""
        for block in blocks:
            yield from self._block(block)

    def title(self, text: str, scale: float, *, before: float, level: int) -> Iterator[Piece]:
        """A title that stays with what follows it."""
        size = self._size * scale
        lines = set_lines(list(plain_words(text, size, Face.SERIF_BOLD)), self._width, size, self._indent)
        for number, line in enumerate(lines):
            first = number == 0
            gap = before * self._em * 2 if first else 0.0
            yield self._piece(
                line, gap, keep=True, bookmark=text if first and not self._box else "", level=level
            )

    def _block(self, block: AnyBlock) -> Iterator[Piece]:
        match block:
            case Heading():
                yield from self.title(block.text, 1.2, before=0.6, level=1)
            case Paragraph():
                yield from self._paragraph(block.ids, block.spans)
            case Bullets():
                yield from self._bullets(block)
            case Grid():
                yield from self._grid(block)
            case Sources():
                yield from self._sources(block)
            case Example():
                title = f"{self._texts.text('paper-rules-example')}: {block.title}"
                yield from self._boxed(title, block.blocks, washed=False)
            case Quick():
                yield from self._boxed("", block.blocks, washed=True)
            case Question():
                yield from self.title(block.text, 1.0, before=0.5, level=1)
                yield from self.blocks(block.blocks)
            case Figure():
                yield from self._figure(block)
            case Walk():
                yield from self._lines(self._italic(block.caption), self._em * 0.5)
            case Options():
                yield from self._options(block)
            case _:
                assert_never(block)

    def _piece(
        self, line: SetLine, before: float, *, keep: bool = False, bookmark: str = "", level: int = 0
    ) -> Piece:
        return Piece(
            marks=line.marks, height=line.height, before=before, keep=keep, box=self._box,
            washed=self._washed, bookmark=bookmark, level=level,
        )  # fmt: skip

    def _lines(self, words: Iterable[Word], before: float, indent: float = 0.0) -> Iterator[Piece]:
        room = self._width - (_INSET if self._box else 0.0)
        lines = set_lines(list(words), room, self._size, self._indent + indent)
        for number, line in enumerate(lines):
            # No line of a paragraph stands alone at the foot of a column, or at its head.
            keep = len(lines) > 1 and number in {0, len(lines) - 2}
            yield self._piece(line, before if number == 0 else 0.0, keep=keep)

    def _ids(self, ids: Sequence[str]) -> Iterator[Word]:
        for each in ids:
            yield (Bit(each, Face.SANS, self._size * 0.74, look.MUTED),)

    def _words(self, ids: Sequence[str], spans: Spans, face: Face = Face.SERIF) -> list[Word]:
        return [*self._ids(ids), *words_of(self._texts, spans, self._size, face)]

    def _italic(self, spans: Spans) -> list[Word]:
        return list(words_of(self._texts, spans, self._size, Face.SERIF_ITALIC))

    def _paragraph(self, ids: Sequence[str], spans: Spans) -> Iterator[Piece]:
        yield from self._lines(self._words(ids, spans), self._em * 0.5)

    def _bullets(self, block: Bullets) -> Iterator[Piece]:
        signs = [f"{number}." if block.ordered else "•" for number in range(1, len(block.items) + 1)]
        widest = max((text_width(sign, Face.SERIF, self._size) for sign in signs), default=0.0)
        hang = max(self._em * 2 * _HANGING, widest + self._em * 0.5)
        for sign, item in zip(signs, block.items, strict=True):
            first, *others = self._lines(self._words(item.ids, item.spans), self._em * 0.25, hang)
            yield msgspec.structs.replace(first, marks=(*self._sign(sign), *first.marks))
            yield from others

    def _sign(self, sign: str) -> tuple[Mark, ...]:
        word = (Bit(sign, Face.SERIF, self._size, look.MUTED),)
        return set_lines([word], self._width, self._size, self._indent)[0].marks

    def _boxed(self, title: str, blocks: Sequence[AnyBlock], *, washed: bool) -> Iterator[Piece]:
        yield from self._framed(title, lambda: self.blocks(blocks), washed=washed)

    def _framed(self, title: str, inner: Callable[[], Iterable[Piece]], *, washed: bool) -> Iterator[Piece]:
        outer = (self._box, self._washed, self._indent)
        if self._box == 0:
            self._box, self._washed = next(self._boxes), washed
        self._indent += _INSET
        yield self._space(self._em * 0.45, before=self._em * 0.7)
        if title:
            yield from self.title(title, 1.0, before=0.0, level=2)
        yield from inner()
        yield self._space(self._em * 0.55, keep=False)
        self._box, self._washed, self._indent = outer
        if self._box == 0:
            yield self._space(self._em * 0.35, keep=False)

    def _space(self, height: float, *, before: float = 0.0, keep: bool = True) -> Piece:
        return self._piece(SetLine((), height), before, keep=keep)

    def _sources(self, block: Sources) -> Iterator[Piece]:
        def inner() -> Iterator[Piece]:
            yield from self.blocks(block.blocks)
            if block.choices:
                said = _chosen(self._texts, block.choices)
                yield from self._lines(plain_words(said, self._size * 0.9, Face.SANS), self._em * 0.5)

        yield from self._framed(block.label, inner, washed=True)

    def _figure(self, block: Figure) -> Iterator[Piece]:
        room = self._width - self._indent
        marks, high = draw_position(position(self._book.game, block.name), room)
        if high:
            yield Piece(
                marks=tuple(marks),
                height=high,
                before=self._em * 0.9,
                keep=True,
                box=self._box,
                washed=self._washed,
            )
        yield from self._lines(self._italic(block.caption), self._em * 0.5)

    def _options(self, block: Options) -> Iterator[Piece]:
        for option in block.options:
            choices = [
                Choice(variant.variant, variant.name, value)
                for variant, value in zip(block.variants, option.values, strict=True)
            ]
            words = [
                *self._ids((option.rule,)),
                *plain_words(f"{option.label}.", self._size, Face.SERIF_BOLD),
                *plain_words(option.help, self._size, Face.SERIF),
                *plain_words(_chosen(self._texts, choices), self._size * 0.9, Face.SANS),
            ]
            yield from self._lines(words, self._em * 0.5)

    def _grid(self, block: Grid) -> Iterator[Piece]:
        header = [list(words_of(self._texts, cell, self._size, Face.SERIF_BOLD)) for cell in block.header]
        rows = [
            [self._words(row.ids if place == 0 else (), cell) for place, cell in enumerate(row.cells)]
            for row in block.rows
        ]
        widths = self._column_widths([header, *rows])
        yield self._row(header, widths, before=self._em * 0.7, keep=True)
        for number, row in enumerate(rows):
            yield self._row(row, widths, before=0.0, keep=number == 0 and len(rows) > 1)

    def _column_widths(self, rows: list[list[list[Word]]]) -> list[float]:
        room = self._width - self._indent - (_INSET if self._box else 0.0)
        natural = [max(_width(row[place], self._em) for row in rows) for place in range(len(rows[0]))]
        least = [
            max(max(map(_word_width, row[place]), default=0.0) for row in rows) + 2
            for place in range(len(rows[0]))
        ]
        spare = room - sum(least)
        wish = [max(0.0, n - m) for n, m in zip(natural, least, strict=True)]
        total = sum(wish)
        part = 0.0 if spare <= 0 else 1.0 if total <= spare else spare / total
        return [m + w * part for m, w in zip(least, wish, strict=True)]

    def _row(self, cells: list[list[Word]], widths: list[float], *, before: float, keep: bool) -> Piece:
        marks: list[Mark] = []
        x, high = self._indent, 0.0
        for words, width in zip(cells, widths, strict=True):
            y = 0.6
            for line in set_lines(words, x + width - 1.5, self._size, x):
                marks += [moved(mark, 0.0, y) for mark in line.marks]
                y += line.height
            high = max(high, y)
            x += width
        marks.append(Line((self._indent, high + 0.6), (x, high + 0.6), look.RULE, 0.15))
        return self._piece(SetLine(tuple(marks), high + 0.8), before, keep=keep)


def _word_width(word: Word) -> float:
    return sum(bit.width for bit in word)


def _width(words: list[Word], em: float) -> float:
    return sum(map(_word_width, words)) + len(words) * em * 0.28 + 2


def _chosen(texts: Texts, choices: Sequence[Choice]) -> str:
    """What the variants chose: those of one mind together, and one word where all are."""
    by_value: dict[str, list[str]] = {}
    for choice in choices:
        by_value.setdefault(choice.value, []).append(choice.name)
    if len(by_value) == 1 and len(choices) > 1:
        return f"{texts.text('paper-rules-all-variants')}: {next(iter(by_value))}."
    return "; ".join(f"{', '.join(names)}: {value}" for value, names in by_value.items()) + "."
