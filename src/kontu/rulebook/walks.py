"""Records of a rulebook, step by step, as a page shows them in place."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from kontu.core import registry
from kontu.core.seats import DEALER, seat_name
from kontu.records import read, replay
from kontu.rulebook.book import Walk
from kontu.rulebook.library import book, languages
from kontu.rulebook.pages import seen
from kontu.rulebook.positions import record_text


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a record and what there was to see after it, with nothing hidden from its ``actor``.

    ``actor`` is ``p1``, or ``d`` for the deal; ``points`` is what the action brought, None for none.
    """

    actor: str
    action: str
    points: int | None
    events: tuple[Any, ...]
    observation: dict[str, Any]


class Steps(msgspec.Struct, frozen=True, kw_only=True):
    """A record to step through: who plays, its text, and its frames, the deal first."""

    name: str
    game: str
    seats: tuple[str, ...]
    text: str
    frames: tuple[Frame, ...]


def steps_of(name: str) -> Steps:
    """The record ``name`` of the rulebook as frames."""
    text = record_text(name)
    record = read(text.encode())
    return Steps(name=name, game=record.game, seats=record.seats, text=text, frames=tuple(_frames(text)))


def _frames(text: str) -> Iterator[Frame]:
    played = replay(read(text.encode()))
    game, before = played.game, played.start
    for step in played.steps:
        viewer = None if step.seat == DEALER else step.seat
        shown = (game.show(event, viewer) for event in step.events)
        yield Frame(
            actor=seat_name(step.seat),
            action="deal" if step.seat == DEALER else game.write_action(before, step.action),
            points=game.scribe.claim(step.events),
            events=tuple(event for event in shown if event is not None),
            observation=seen(game.observe(step.state, viewer)),
        )
        before = step.state


@cache
def walk_names(game: str) -> tuple[str, ...]:
    """The records that the book of ``game`` steps through, in any of its languages."""
    names = {
        block.name: None
        for language in languages(registry.get(game).name)
        for block in book(game, language).blocks()
        if isinstance(block, Walk)
    }
    return tuple(names)
