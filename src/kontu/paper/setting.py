"""Text set in lines: pieces of different faces one after the other, broken between words."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kontu.locale import Texts
from kontu.paper import look
from kontu.paper.faces import CAPITAL, Face, printable, text_width
from kontu.paper.marks import POINT_MM, Mark, Words
from kontu.paper.suits import WIDTH, draw_suit
from kontu.paper.words import task_words
from kontu.rulebook.book import Span

_CARDS: Final = re.compile(r"(?:\*?[A2-9TJQK][shdc][+-]?|\*|[ -])+")
_CONTRACT: Final = re.compile(r"[GS]\d+(?:\+[GS]\d+)*")
_CARD: Final = re.compile(r"(\*?)([A2-9TJQK])([shdc])([+-]?)|(\*)")
LEADING: Final = 1.34
JOKER_SIGN: Final = "*"
"""A joker, as the notation has it."""


class Bit(msgspec.Struct, frozen=True):
    """A piece of a word in one face; ``suit`` is a sign instead of text."""

    text: str
    face: Face
    size: float
    colour: str = look.INK
    suit: str = ""

    @property
    def width(self) -> float:
        """Millimetres from left to right."""
        if self.suit:
            return self.size * POINT_MM * CAPITAL * (WIDTH + 0.12)
        return text_width(self.text, self.face, self.size)


Word = tuple[Bit, ...]


class SetLine(msgspec.Struct, frozen=True):
    """A line as marks about its upper left corner, and how high it is."""

    marks: tuple[Mark, ...]
    height: float


def words_of(texts: Texts, spans: Sequence[Span], size: float, face: Face = Face.SERIF) -> Iterator[Word]:
    """The words of ``spans``; what touches without a space between stays one word."""
    word: list[Bit] = []
    for span in spans:
        for bit, ends in _bits(texts, span, size, face):
            if bit is not None:
                word.append(bit)
            if ends and word:
                yield tuple(word)
                word = []
    if word:
        yield tuple(word)


def plain_words(text: str, size: float, face: Face, colour: str = look.INK) -> Iterator[Word]:
    """The words of a text in one face."""
    for word in text.split():
        yield (Bit(printable(word, face), face, size, colour),)


def _bits(texts: Texts, span: Span, size: float, face: Face) -> Iterator[tuple[Bit | None, bool]]:
    """The pieces of a span, each with whether the word ends behind it."""
    notation = span.code or bool(span.role)
    if notation and _CONTRACT.fullmatch(span.text):
        yield from _plain(task_words(texts, span.text), Face.SANS_BOLD, size * 0.95)
    elif notation and _CARDS.fullmatch(span.text) and any(letter in span.text for letter in "shdc*"):
        for number, card in enumerate(_CARD.finditer(span.text)):
            if number:
                # Cards beside each other may be parted at the end of a line.
                yield Bit(" ", Face.SANS, size * 0.4), True
            yield from ((bit, False) for bit in card_bits(card[0], size))
    else:
        yield from _plain(span.text, _face(span, face), size * (0.95 if notation else 1))


def card_bits(card: str, size: float) -> Iterator[Bit]:
    """A card in notation as rank and suit; a joker with the card that it stands for behind it."""
    found = _CARD.fullmatch(card)
    if found is None or found[5]:
        yield Bit(JOKER_SIGN, Face.SANS_BOLD, size * 0.95)
        return
    joker, rank, suit, end = found[1], found[2], found[3], found[4]
    if joker:
        yield Bit(JOKER_SIGN, Face.SANS_BOLD, size * 0.95)
    paint = look.RED if suit in "hd" else look.INK
    yield Bit("10" if rank == "T" else rank, Face.SANS_BOLD, size * 0.95, paint)
    yield Bit("", Face.SANS, size * 0.95, paint, suit)
    if end:
        yield Bit(end.replace("-", "−"), Face.SANS_BOLD, size * 0.95, paint)


def _face(span: Span, face: Face) -> Face:
    if span.code or span.role:
        return Face.SANS_BOLD
    if span.strong:
        return Face.SERIF_BOLD
    return Face.SERIF_ITALIC if span.em else face


def _plain(text: str, face: Face, size: float) -> Iterator[tuple[Bit | None, bool]]:
    parts = re.split(r"(\s+)", printable(re.sub(r"\s", " ", text), face))
    for part in parts:
        if part.isspace():
            yield None, True
        elif part:
            yield Bit(part, face, size), False


def set_lines(words: Sequence[Word], width: float, size: float, indent: float = 0.0) -> list[SetLine]:
    """``words`` in lines of at most ``width`` millimetres, each moved in by ``indent``."""
    height = size * POINT_MM * LEADING
    space = text_width(" ", Face.SERIF, size)
    lines: list[list[Word]] = [[]]
    at = 0.0
    for word in words:
        wide = sum(bit.width for bit in word)
        if lines[-1] and at + space + wide > width - indent:
            lines.append([])
            at = 0.0
        at += wide + (space if lines[-1] else 0.0)
        lines[-1].append(word)
    return [SetLine(tuple(_place(line, indent, height, size, space)), height) for line in lines if line]


def _place(line: Sequence[Word], indent: float, height: float, size: float, space: float) -> Iterator[Mark]:
    base = height - size * POINT_MM * (LEADING - 1) / 2 - size * POINT_MM * 0.22
    at = indent
    for word in line:
        for bit in word:
            if bit.suit:
                yield from draw_suit(bit.suit, at, base, bit.size * POINT_MM * CAPITAL)
            elif bit.text.strip():
                yield Words((at, base), bit.text, bit.face, bit.size, bit.colour)
            at += bit.width
        at += space
