"""Finds places in a book by rule, by heading and by text, as the page does."""

import re
import unicodedata
from collections.abc import Iterator

import msgspec

from kontu.rulebook.book import (
    AnyBlock,
    Block,
    Book,
    Bullets,
    Example,
    Grid,
    Heading,
    Paragraph,
    Question,
    Quick,
    Sources,
    ids_of,
    plain,
    text_of,
)


class Place(msgspec.Struct, frozen=True):
    """Something that can be found: the chapter it stands in, its own block, and all its text.

    A question and an example are found whole; an entry of a list and a row of a table each by itself.
    """

    chapter: str
    ids: tuple[str, ...]
    block: Block
    text: str


def folded(text: str) -> str:
    """The text in one case and without marks on its letters."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ø", "o").replace("æ", "ae"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def places(book: Book) -> Iterator[Place]:
    """Every place of the book, in reading order."""
    for block in book.lead:
        yield from _in(block, book.title)
    for chapter in book.chapters:
        for block in chapter.blocks:
            yield from _in(block, chapter.title)


def search(book: Book, wish: str) -> tuple[Place, ...]:
    """The places that have every word of ``wish``, or where the rule stands that it names."""
    words = folded(wish).split()
    if not words:
        return ()
    rule = wish.strip().upper()
    stated = tuple(place for place in places(book) if rule in place.ids)
    return stated or tuple(place for place in places(book) if _has(place, words))


def _has(place: Place, words: list[str]) -> bool:
    text = folded(f"{' '.join(place.ids)} {place.chapter} {place.text}")
    return all(re.search(rf"(?<!\w){re.escape(word)}", text) for word in words)


def _in(block: AnyBlock, chapter: str) -> Iterator[Place]:
    match block:
        case Bullets():
            for item in block.items:
                one = Bullets(ordered=False, items=(item,))
                yield Place(chapter, item.ids, one, plain(item.spans))
        case Grid():
            for row in block.rows:
                yield Place(chapter, row.ids, Grid(block.header, (row,)), " ".join(map(plain, row.cells)))
        case Quick() | Sources():
            for part in block.blocks:
                yield from _in(part, chapter)
        case Paragraph() | Heading() | Question() | Example():
            yield Place(chapter, ids_of(block), block, text_of(block))
        case _:
            return
