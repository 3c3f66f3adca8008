"""How hard a rulebook is to read, chapter by chapter.

The figure is LIX (C.-H. Björnsson, 1968): words a sentence, plus the share of words of more than six letters
in per cent. Below 25 is a book for children, 30 is easy, 40 a newspaper, above 50 hard. Basque puts into the
end of a word what other languages say with small words of their own, so its words are longer and LIX is
higher there for the same text; words a sentence compare better between languages.
"""

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from kontu.rulebook.book import Block, Book, Bullets, Example, Grid, Paragraph, Question, plain, within

LONG: Final = 7
"""A word of so many letters or more is a long one."""

_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
_END: Final = re.compile(r"[.!?:;…]+(?:\s|$)")


class Measure(msgspec.Struct, frozen=True):
    """What was counted in a text."""

    words: int
    long_words: int
    sentences: int

    @property
    def sentence(self) -> float:
        """Words a sentence."""
        return self.words / self.sentences if self.sentences else 0.0

    @property
    def lix(self) -> float:
        """The figure: words a sentence, plus long words in a hundred."""
        return self.sentence + 100 * self.long_words / self.words if self.words else 0.0


def measured(lines: Iterable[str]) -> Measure:
    """What ``lines`` come to; each ends a sentence, as a colon and a semicolon do."""
    words = long_words = sentences = 0
    for line in lines:
        for sentence in _END.split(line):
            found = _WORD.findall(sentence)
            words += len(found)
            long_words += sum(len(word) >= LONG for word in found)
            sentences += bool(found)
    return Measure(words, long_words, sentences)


def chapters(book: Book) -> dict[str, Measure]:
    """The measure of each chapter by its anchor; the first, ``lead``, is what stands before them."""
    parts = {"lead": book.lead} | {chapter.id: chapter.blocks for chapter in book.chapters}
    return {name: measured(_lines(blocks)) for name, blocks in parts.items()}


def whole(book: Book) -> Measure:
    """The measure of the whole book."""
    parts = chapters(book).values()
    return Measure(
        sum(part.words for part in parts),
        sum(part.long_words for part in parts),
        sum(part.sentences for part in parts),
    )


def _lines(blocks: Iterable[Block]) -> Iterable[str]:
    """The running text: what is generated, captions and tables' figures are not read in sentences."""
    for outer in blocks:
        for block in within(outer):
            match block:
                case Paragraph():
                    yield plain(block.spans)
                case Bullets():
                    yield from (plain(item.spans) for item in block.items)
                case Question():
                    yield block.text
                case Example():
                    yield block.title
                case Grid():
                    yield from (plain(cell) for row in block.rows for cell in row.cells)
                case _:
                    pass
