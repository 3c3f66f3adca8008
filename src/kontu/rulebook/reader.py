"""Reads a rulebook: a subset of Markdown in, a Book out. The format is told in docs/rulebook.md."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_plugin
from mdit_py_plugins.container import container_plugin

from kontu.rulebook.book import (
    AnyBlock,
    Book,
    Bullets,
    Chapter,
    Choice,
    Example,
    Figure,
    Grid,
    Heading,
    Item,
    Options,
    Paragraph,
    Question,
    Quick,
    Row,
    Sources,
    Spans,
    Walk,
)
from kontu.rulebook.spans import SpanError, read_spans, take_ids

BOXES: Final = ("sources", "example", "figure", "walk", "options", "quick", "question")
_TITLE: Final = re.compile(r"(.+?) \{#([a-z][a-z0-9-]*)\}")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")


class BookError(ValueError):
    """A rulebook cannot be read: the file, the line (from 1) and what is wrong there."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}:{line}: {problem}")
        self.line = line
        self.problem = problem


class Generated:
    """What a book holds that is not written in it: what the variants chose, and the table of options."""

    def __init__(
        self, label: Callable[[str], str], choices: Callable[[str], tuple[Choice, ...]], options: Options
    ) -> None:
        self.label = label
        self.choices = choices
        self.options = options


def read_book(game: str, language: str, text: str, generated: Generated, name: str = "book") -> Book:
    """The book that ``text`` is; raises BookError with the first thing that is wrong."""
    return _Reader(name, text, generated).book(game, language)


def _markdown() -> MarkdownIt:
    found = MarkdownIt("commonmark", {"html": True}).enable("table").use(attrs_plugin)
    for box in BOXES:
        found.use(container_plugin, box, validate=_validator(box))
    return found


def _validator(box: str) -> Callable[[str, str], bool]:
    return lambda params, _markup: params.strip().split(" ", 1)[0] == box


class _Reader:
    """One run over one text; ``at`` is the token to be read next."""

    def __init__(self, name: str, text: str, generated: Generated) -> None:
        self.name = name
        self.generated = generated
        self.tokens: Sequence[Token] = _markdown().parse(text)
        self.at = 0
        self.line = 1

    def book(self, game: str, language: str) -> Book:
        """The whole book."""
        if self._peek() != "heading_open" or self.tokens[self.at].tag != "h1":
            raise self._wrong("a book begins with its title: # Title")
        title = self._heading_text()
        lead = self._blocks(until=lambda token: token.tag == "h2")
        chapters: list[Chapter] = []
        while self.at < len(self.tokens):
            heading, anchor = self._titled()
            chapters.append(Chapter(anchor, heading, self._blocks(until=lambda token: token.tag == "h2")))
        return Book(game=game, language=language, title=title, lead=lead, chapters=tuple(chapters))

    def _blocks(self, until: Callable[[Token], bool]) -> tuple[AnyBlock, ...]:
        blocks: list[AnyBlock] = []
        while self.at < len(self.tokens) and not until(self.tokens[self.at]):
            blocks.append(self._block())
        return tuple(blocks)

    def _block(self) -> AnyBlock:
        token = self._now()
        match token.type:
            case "heading_open" if token.tag == "h3":
                text, anchor = self._titled()
                return Heading(anchor, text)
            case "paragraph_open":
                return Paragraph(*take_ids(self._paragraph()))
            case "bullet_list_open" | "ordered_list_open":
                return self._list()
            case "table_open":
                return self._table()
            case kind if kind.startswith("container_"):
                return self._box(kind.removeprefix("container_").removesuffix("_open"))
            case _:
                raise self._wrong(f"a rulebook has no {token.type} ({token.tag}) here")

    def _list(self) -> Bullets:
        opened = self._take()
        items: list[Item] = []
        while self._peek() == "list_item_open":
            self._take()
            if self._peek() != "paragraph_open":
                raise self._wrong("an entry of a list is one paragraph")
            items.append(Item(*take_ids(self._paragraph())))
            if self._peek() != "list_item_close":
                raise self._wrong("an entry of a list is one paragraph")
            self._take()
        self._take()
        return Bullets(opened.type == "ordered_list_open", tuple(items))

    def _table(self) -> Grid:
        rows: list[tuple[Spans, ...]] = []
        cells: list[Spans] = []
        while (token := self._take()).type != "table_close":
            match token.type:
                case "tr_open":
                    cells = []
                case "inline":
                    cells.append(self._spans(token))
                case "tr_close":
                    rows.append(tuple(cells))
        body: list[Row] = []
        for row in rows[1:]:
            ids, first = take_ids(row[0])
            body.append(Row(ids, (first, *row[1:])))
        return Grid(rows[0], tuple(body))

    def _box(self, kind: str) -> AnyBlock:
        opened = self._take()
        start = self.line
        name, _, title = opened.info.strip().removeprefix(kind).strip().partition(" ")
        blocks = self._blocks(until=lambda token: token.type == f"container_{kind}_close")
        if self.at >= len(self.tokens):
            raise BookError(self.name, start, f"the box {kind} is not closed")
        self._take()
        self.line = start
        if kind in {"example", "figure", "walk", "question"} and not _NAME.fullmatch(name):
            raise self._wrong(f"a box {kind} needs a name: ::: {kind} NAME")
        match kind:
            case "sources":
                return self._sources(name, blocks)
            case "example":
                return Example(name, title, blocks)
            case "figure":
                return Figure(name, self._caption(blocks))
            case "walk":
                return Walk(name, self._caption(blocks))
            case "question":
                return self._question(name, blocks)
            case "quick":
                return Quick(blocks)
            case _:
                return self.generated.options

    def _sources(self, field: str, blocks: tuple[AnyBlock, ...]) -> Sources:
        if not field:
            return Sources("", "", (), blocks)
        try:
            return Sources(field, self.generated.label(field), self.generated.choices(field), blocks)
        except KeyError as error:
            raise self._wrong(f"the rules have no field {field!r}") from error

    def _question(self, name: str, blocks: tuple[AnyBlock, ...]) -> Question:
        if not blocks or not isinstance(blocks[0], Heading) or blocks[0].id:
            raise self._wrong("a question begins with its text: ### The question?")
        return Question(name, blocks[0].text, blocks[1:])

    def _caption(self, blocks: tuple[AnyBlock, ...]) -> Spans:
        if len(blocks) != 1 or not isinstance(blocks[0], Paragraph) or blocks[0].ids:
            raise self._wrong("a figure holds its caption, one paragraph")
        return blocks[0].spans

    def _paragraph(self) -> Spans:
        self._take()
        spans = self._spans(self._take())
        self._take()
        return spans

    def _heading_text(self) -> str:
        self._take()
        text = self._take().content
        self._take()
        return text

    def _titled(self) -> tuple[str, str]:
        """The text of a heading and its anchor, which only a question's heading goes without."""
        tag = self._now().tag
        text = self._heading_text()
        found = _TITLE.fullmatch(text)
        if found is None and (tag == "h2" or "{" in text):
            raise self._wrong("a chapter needs an anchor: ## Chapter {#anchor}")
        return (found[1], found[2]) if found else (text, "")

    def _spans(self, token: Token) -> Spans:
        try:
            return read_spans(token.children or ())
        except SpanError as error:
            raise self._wrong(str(error)) from error

    def _now(self) -> Token:
        token = self.tokens[self.at]
        if token.map:
            self.line = token.map[0] + 1
        return token

    def _take(self) -> Token:
        token = self._now()
        self.at += 1
        return token

    def _peek(self) -> str:
        return self._now().type if self.at < len(self.tokens) else ""

    def _wrong(self, problem: str) -> BookError:
        return BookError(self.name, self.line, problem)
