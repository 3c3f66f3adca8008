"""A rulebook in the terminal: chapters, rules with their ids, boxes, questions."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontu.rulebook.book import (
    Block,
    Book,
    Bullets,
    Example,
    Figure,
    Grid,
    Heading,
    Item,
    Options,
    Paragraph,
    Question,
    Quick,
    Sources,
    Spans,
    Walk,
)
from kontu.rulebook.searching import Place

if TYPE_CHECKING:
    from kontu.locale import Texts

MOST_WIDE = 88
"""Columns; longer lines are hard to read."""

GUTTER = 7
"""Columns in which the id of a rule stands before its text."""


class Printer:
    """Writes a book, or places of one, to a console in the language of ``texts``."""

    def __init__(self, console: Console, texts: "Texts") -> None:
        self.console = console
        self.texts = texts
        # A terminal that knows only ASCII has no signs of its own for these.
        self.bullet, self.arrow, self.rule = "*>-" if console.options.ascii_only else "•▷─"

    def book(self, book: Book) -> None:
        """The whole book."""
        self._print(Text(book.title, style="bold underline"))
        self._blocks(book.lead)
        for chapter in book.chapters:
            self._title(chapter.title)
            self._blocks(chapter.blocks)
        self.console.print(self.texts.text("cli-rules-positions", game=book.game))

    def places(self, places: Iterable[Place]) -> None:
        """What was found, under the titles of its chapters."""
        chapter = None
        for place in places:
            if place.chapter != chapter:
                chapter = place.chapter
                self._title(chapter)
            self._print(self._block(place.block))

    def _title(self, title: str) -> None:
        self.console.print(Text(title, style="bold"))
        self.console.print(self.rule * min(len(title), MOST_WIDE))

    def _blocks(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            self._print(self._block(block))

    def _print(self, block: RenderableType) -> None:
        self.console.print(block, width=min(self.console.width, MOST_WIDE))
        self.console.print()

    def _block(self, block: Block) -> RenderableType:
        match block:
            case Heading():
                return Text(block.text, style="bold")
            case Paragraph():
                return self._ruled(block.ids, written(block.spans))
            case Bullets():
                entries = enumerate(block.items, 1)
                return Group(
                    *(self._entry(f"{i}." if block.ordered else self.bullet, each) for i, each in entries)
                )
            case Grid():
                return self._grid(block)
            case Options():
                return self._options(block)
            case Figure() | Walk():
                return Padding(
                    Text.assemble(self.arrow + " ", written(block.caption), style="italic"), (0, 0, 0, GUTTER)
                )
            case _:
                return self._box(block)

    def _box(self, block: Block) -> RenderableType:
        match block:
            case Sources():
                parts = [self._block(each) for each in block.blocks]
                chosen = [f"{each.name}: {each.value}" for each in block.choices]
                if chosen:
                    label = self.texts.text("rules-option", option=block.label)
                    parts.append(Text.assemble((label, "bold"), "\n" + "; ".join(chosen)))
                return self._panel(self.texts.text("rules-sources"), parts)
            case Example():
                title = f"{self.texts.text('rules-example')}: {block.title}"
                return self._panel(title, [self._block(each) for each in block.blocks])
            case Quick():
                return self._panel(
                    self.texts.text("rules-quick"), [self._block(each) for each in block.blocks]
                )
            case Question():
                return Group(Text(block.text, style="bold"), *(self._block(each) for each in block.blocks))
            case _:
                raise TypeError(f"no way to write a {type(block).__name__}")

    def _panel(self, title: str, parts: list[RenderableType]) -> RenderableType:
        return Padding(Panel(Group(*parts), title=title, title_align="left"), (0, 0, 0, 2))

    def _ruled(self, ids: tuple[str, ...], text: Text) -> RenderableType:
        """The text with the ids of its rules before it, in a column of their own."""
        if not ids:
            return text
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(min_width=GUTTER - 1, no_wrap=True)
        table.add_column()
        table.add_row(Text("\n".join(ids), style="cyan"), text)
        return table

    def _entry(self, mark: str, item: Item) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(mark, self._ruled(item.ids, written(item.spans)))
        return table

    def _grid(self, block: Grid) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        if with_rules := any(row.ids for row in block.rows):
            table.add_column()
        for cell in block.header:
            table.add_column(written(cell))
        for row in block.rows:
            ids = [Text("\n".join(row.ids), style="cyan")] if with_rules else []
            table.add_row(*ids, *map(written, row.cells))
        return table

    def _options(self, block: Options) -> RenderableType:
        """What each option is and each variant chose, one under the other: a terminal is narrow."""
        lines = [Text.assemble((each.name, "bold"), ": ", each.value) for each in block.variants]
        for option in block.options:
            lines.append(
                Text.assemble("\n", (option.rule, "cyan"), " ", (option.label, "bold"), ": ", option.help)
            )
            by_value: dict[str, list[str]] = {}
            for variant, value in zip(block.variants, option.values, strict=True):
                by_value.setdefault(value, []).append(variant.name)
            lines += [Text(f"   {value}: {', '.join(names)}") for value, names in by_value.items()]
        return Group(*lines)


def written(spans: Spans) -> Text:
    """The spans as the terminal shows them; links are plain text, since nothing can be tapped."""
    text = Text()
    for span in spans:
        style = "bold" if span.strong or span.role or span.code else "italic" if span.em else ""
        text.append(span.text, style=style)
    return text
