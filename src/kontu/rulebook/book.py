"""A rulebook as a value: what a page, a terminal and paper are made from. Text stands in spans."""

from collections.abc import Iterator

import msgspec


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of text that looks one way.

    ``link`` is where it leads (``#C-22`` within the book, or an address). ``role`` makes it a claim:
    the name of the fact that the text states (``points``), which the tests hold against the game.
    ``code`` is notation that claims nothing.
    """

    text: str
    strong: bool = False
    em: bool = False
    code: bool = False
    link: str = ""
    role: str = ""


Spans = tuple[Span, ...]


class Block(msgspec.Struct, frozen=True, tag_field="is", tag=True):
    """A part of a chapter, below the other. Each kind is a subclass."""


class Heading(Block, frozen=True, tag="heading"):
    """The title of a section within a chapter."""

    id: str
    text: str


class Paragraph(Block, frozen=True, tag="paragraph"):
    """A paragraph; ``ids`` are the rules that it states, each of them an anchor."""

    ids: tuple[str, ...]
    spans: Spans


class Item(msgspec.Struct, frozen=True):
    """One entry of a list, with the rules that it states."""

    ids: tuple[str, ...]
    spans: Spans


class Bullets(Block, frozen=True, tag="list"):
    """A list; ``ordered`` when its entries come one after the other."""

    ordered: bool
    items: tuple[Item, ...]


class Row(msgspec.Struct, frozen=True):
    """One row of a table, with the rules that it states."""

    ids: tuple[str, ...]
    cells: tuple[Spans, ...]


class Grid(Block, frozen=True, tag="table"):
    """A table; each row has as many cells as the ``header``."""

    header: tuple[Spans, ...]
    rows: tuple[Row, ...]


class Choice(msgspec.Struct, frozen=True):
    """What one variant chose for a field: the variant, its name, and the value in words."""

    variant: str
    name: str
    value: str


class Sources(Block, frozen=True, tag="sources"):
    """A box where sources differ. ``field`` is the option it became, or empty; ``choices`` are generated."""

    field: str
    label: str
    choices: tuple[Choice, ...]
    blocks: tuple["AnyBlock", ...]


class Example(Block, frozen=True, tag="example"):
    """A worked example: ``name`` is its position, and every claim in it is checked."""

    name: str
    title: str
    blocks: tuple["AnyBlock", ...]


class Figure(Block, frozen=True, tag="figure"):
    """A picture of the position ``name``, drawn by whoever shows the book."""

    name: str
    caption: Spans


class Walk(Block, frozen=True, tag="walk"):
    """The record ``name``, to be stepped through."""

    name: str
    caption: Spans


class Option(msgspec.Struct, frozen=True):
    """A field of the rules in words; ``values`` has one text for each variant."""

    field: str
    rule: str
    label: str
    help: str
    values: tuple[str, ...]


class Options(Block, frozen=True, tag="options"):
    """The table of every field and what each variant chose; generated, never written."""

    variants: tuple[Choice, ...]
    options: tuple[Option, ...]


class Quick(Block, frozen=True, tag="quick"):
    """How to begin, on one screen."""

    blocks: tuple["AnyBlock", ...]


class Question(Block, frozen=True, tag="question"):
    """A question that people ask, and its answer. ``id`` is an anchor too."""

    id: str
    text: str
    blocks: tuple["AnyBlock", ...]


AnyBlock = (
    Heading | Paragraph | Bullets | Grid | Sources | Example | Figure | Walk | Options | Quick | Question
)


class Chapter(msgspec.Struct, frozen=True):
    """A chapter: its anchor, its title and what stands in it."""

    id: str
    title: str
    blocks: tuple[AnyBlock, ...]


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """The rulebook of one game in one language. ``lead`` stands before the first chapter."""

    game: str
    language: str
    title: str
    lead: tuple[AnyBlock, ...]
    chapters: tuple[Chapter, ...]

    def blocks(self) -> Iterator[Block]:
        """Every block in reading order, the outer one before those within it."""
        for block in self.lead:
            yield from within(block)
        for chapter in self.chapters:
            for block in chapter.blocks:
                yield from within(block)

    def anchors(self) -> Iterator[str]:
        """Every anchor in reading order: chapters, sections, rules and questions."""
        for block in self.lead:
            yield from anchors_of(block)
        for chapter in self.chapters:
            yield chapter.id
            for block in chapter.blocks:
                yield from anchors_of(block)


def parts_of(block: Block) -> tuple[Block, ...]:
    """The blocks that stand in a box; empty for a block that is none."""
    match block:
        case Sources() | Example() | Quick() | Question():
            return block.blocks
        case _:
            return ()


def within(block: Block) -> Iterator[Block]:
    """The block, then every block within it."""
    yield block
    for part in parts_of(block):
        yield from within(part)


def own_spans(block: Block) -> Iterator[Span]:
    """The spans of the block itself, without those of blocks within it."""
    match block:
        case Paragraph():
            yield from block.spans
        case Bullets():
            for item in block.items:
                yield from item.spans
        case Grid():
            for cells in (block.header, *(row.cells for row in block.rows)):
                for spans in cells:
                    yield from spans
        case Figure() | Walk():
            yield from block.caption
        case _:
            return


def spans_in(block: Block) -> Iterator[Span]:
    """Every span of the block and of the blocks within it."""
    for part in within(block):
        yield from own_spans(part)


def ids_of(block: Block) -> tuple[str, ...]:
    """The rules that the block itself states."""
    match block:
        case Paragraph():
            return block.ids
        case Bullets():
            return tuple(one for item in block.items for one in item.ids)
        case Grid():
            return tuple(one for row in block.rows for one in row.ids)
        case _:
            return ()


def anchors_of(block: Block) -> Iterator[str]:
    """The anchors of the block and of the blocks within it."""
    for part in within(block):
        if isinstance(part, Heading | Question):
            yield part.id
        yield from ids_of(part)


def plain(spans: Spans) -> str:
    """The text of the spans, without how it looks."""
    return "".join(span.text for span in spans)


def text_of(block: Block) -> str:
    """All the text of a block and of the blocks within it, a line a paragraph, entry or row."""
    lines: list[str] = []
    for part in within(block):
        match part:
            case Heading() | Question():
                lines.append(part.text)
            case Example():
                lines.append(part.title)
            case Paragraph():
                lines.append(plain(part.spans))
            case Bullets():
                lines += [plain(item.spans) for item in part.items]
            case Grid():
                lines += [
                    " ".join(map(plain, cells)) for cells in (part.header, *(r.cells for r in part.rows))
                ]
            case Figure() | Walk():
                lines.append(plain(part.caption))
            case _:
                pass
    return "\n".join(filter(None, lines))
