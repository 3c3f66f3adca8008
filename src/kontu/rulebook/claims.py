"""Claims of the text held against the facts: every number, verdict and rule id that an example states."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from kontu.core import registry
from kontu.locale import Texts
from kontu.rulebook.book import Block, Book, Example, Figure, Question, Span, own_spans, parts_of, spans_in
from kontu.rulebook.facts import NO, YES, Facts, facts_of, facts_of_rules
from kontu.rulebook.positions import position, specs
from kontu.rulebook.questions import Asked, asked

_MINUS: Final = str.maketrans({"−": "-", "\u00a0": " ", "\u202f": " "})
_DIGIT: Final = re.compile(r"\d")


class Fault(msgspec.Struct, frozen=True):
    """Something that a book states and that is not so. ``where`` names the example, question or chapter."""

    language: str
    where: str
    problem: str

    def __str__(self) -> str:
        return f"{self.language} {self.where}: {self.problem}"


class Checker:
    """Holds a book against the game it is about; ``texts`` know the words for yes and no and for choices."""

    def __init__(self, book: Book, texts: Texts) -> None:
        self.book = book
        self.texts = texts
        game = registry.get(book.game)
        self.rules = facts_of_rules(next(iter(game.variants.values())))
        self.specs = specs(book.game)
        self.asked = asked(book.game)

    def faults(self) -> tuple[Fault, ...]:
        """Everything that is false, that claims nothing, or that names what does not exist."""
        found = list(self._blocks("lead", self.book.lead, self.rules))
        for chapter in self.book.chapters:
            found += self._blocks(chapter.id, chapter.blocks, self.rules)
        found += self._links()
        return tuple(found)

    def _blocks(self, where: str, blocks: tuple[Block, ...], facts: Facts) -> Iterator[Fault]:
        for block in blocks:
            inner_where, inner_facts = where, facts
            match block:
                case Example():
                    inner_where = f"example {block.name}"
                    if block.name not in self.specs:
                        yield self._fault(inner_where, "there is no such position")
                        continue
                    inner_facts = facts_of(position(self.book.game, block.name))
                    yield from self._unchecked(block)
                case Question():
                    inner_where = f"question {block.id}"
                    if (question := self.asked.get(block.id)) is None:
                        yield self._fault(inner_where, "is not among the questions")
                        continue
                    inner_facts = facts | self.facts_for(question)
                    yield from self._answer(block, question)
                case Figure() if block.name not in self.specs:
                    yield self._fault(f"figure {block.name}", "there is no such position")
                case _:
                    pass
            for span in own_spans(block):
                yield from self._claim(inner_where, span, inner_facts)
            yield from self._blocks(inner_where, parts_of(block), inner_facts)

    def _unchecked(self, block: Example) -> Iterator[Fault]:
        """An example that claims nothing, and every figure in it that no claim holds."""
        where = f"example {block.name}"
        spans = list(spans_in(block))
        if not any(span.role for span in spans):
            yield self._fault(where, "claims nothing, so that nothing of it is checked")
        for text in (block.title, *(span.text for span in spans if not span.role and not span.link)):
            if _DIGIT.search(text):
                yield self._fault(where, f"{text.strip()!r} has a figure that is no claim")

    def facts_for(self, question: Asked) -> Facts:
        """What the answer to a question may claim beside the rules."""
        facts = facts_of(position(self.book.game, question.example)) if question.example else {}
        return facts | {name: value for name, value in question.expect.items() if name not in facts}

    def _claim(self, where: str, span: Span, facts: Facts) -> Iterator[Fault]:
        if not span.role:
            return
        if span.role not in facts:
            near = ", ".join(sorted(facts))
            yield self._fault(where, f"{span.text!r} claims {span.role}, which is no fact; there are {near}")
        elif not self._says(span, facts[span.role]):
            yield self._fault(where, f"{span.role} is {facts[span.role]!r} and not {span.text!r}")

    def _answer(self, block: Question, question: Asked) -> Iterator[Fault]:
        where = f"question {block.id}"
        links = {span.link.removeprefix("#") for span in spans_in(block)}
        for anchor in question.anchors:
            if anchor not in links and anchor not in _stated(block):
                yield self._fault(where, f"the answer leads to {anchor} nowhere")
        for name, value in question.expect.items():
            claims = [span for span in spans_in(block) if span.role == name]
            if not any(self._says(span, value) for span in claims):
                yield self._fault(where, f"nowhere says that {name} is {value}")

    def _says(self, span: Span, value: str) -> bool:
        """Whether the text of a claim is the value, in digits, in notation, or in the language's words."""
        said = span.text.translate(_MINUS).strip()
        return said.casefold() in {each.casefold() for each in self._words(span.role, value)}

    def _words(self, field: str, value: str) -> Iterator[str]:
        if value in {YES, NO}:
            yield self.texts.text(f"rules-{value}")
            choice = "true" if value == YES else "false"
        else:
            yield value
            choice = value
        if re.fullmatch(r"[a-z0-9_-]+", choice) and self.texts.has(f"option-{field}-{choice}"):
            yield self.texts.text(f"option-{field}-{choice}")

    def _links(self) -> Iterator[Fault]:
        anchors = set(self.book.anchors())
        for block in self.book.blocks():
            for span in own_spans(block):
                if span.link.startswith("#") and span.link[1:] not in anchors:
                    yield self._fault(span.link, "leads nowhere")

    def _fault(self, where: str, problem: str) -> Fault:
        return Fault(self.book.language, where, problem)


def _stated(block: Question) -> Iterator[str]:
    yield block.id
    for part in block.blocks:
        for ids in (getattr(part, "ids", ()), *(i.ids for i in getattr(part, "items", ()))):
            yield from ids


def questions_not_answered(book: Book, questions: Mapping[str, Asked]) -> tuple[str, ...]:
    """The ids of questions that the book does not answer."""
    answered = {block.id for block in book.blocks() if isinstance(block, Question)}
    return tuple(name for name in questions if name not in answered)
