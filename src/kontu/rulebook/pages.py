"""A book with all its pictures, as a page needs it: one answer, which is kept for times without a network."""

from typing import Any, Final

import msgspec

from kontu.core.seats import seat_name
from kontu.locale import Language
from kontu.rulebook.book import Book, Example, Figure
from kontu.rulebook.library import book, languages
from kontu.rulebook.positions import Position, position

# What a picture does without: the rules in force and the lists of what could be done.
UNSEEN: Final = frozenset(("rules", "options", "results", "outcome"))


class Pictured(msgspec.Struct, frozen=True, kw_only=True):
    """A position to be drawn: what ``viewer`` may see (empty: an onlooker) and what is tried there.

    ``text`` is the record that leads to it, whose play has ``entries`` lines; ``legal`` says what came of
    ``action``, None when nothing is tried; ``rule`` is then the rule that refuses it, else empty.
    """

    seats: tuple[str, ...]
    viewer: str
    observation: dict[str, Any]
    text: str
    entries: int
    action: str
    legal: bool | None
    rule: str


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """The rulebook of a game in one language with every position that it shows, and its other languages."""

    book: Book
    positions: dict[str, Pictured]
    languages: tuple[str, ...]


def rules_page(game: str, language: Language) -> RulesPage:
    """The book of ``game`` and its pictures."""
    found = book(game, language)
    names = {block.name: None for block in found.blocks() if isinstance(block, Example | Figure)}
    return RulesPage(
        book=found,
        positions={name: pictured(position(game, name)) for name in names},
        languages=tuple(each.value for each in languages(game)),
    )


def pictured(found: Position) -> Pictured:
    """The position as it is drawn, before what is tried there."""
    return Pictured(
        seats=found.record.seats,
        viewer="" if found.viewer is None else seat_name(found.viewer),
        observation=seen(found.game.observe(found.state, found.viewer)),
        text=found.text,
        entries=found.entries,
        action=found.spec.attempt,
        legal=None if not found.spec.attempt else found.refusal is None,
        rule=found.refusal.rule if found.refusal else "",
    )


def seen(observation: Any) -> dict[str, Any]:
    """An observation as plain values, without what no picture shows."""
    plain: dict[str, Any] = msgspec.to_builtins(observation)
    return {name: value for name, value in plain.items() if name not in UNSEEN}
