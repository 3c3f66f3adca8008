"""Plays what a plan says, number by number, and goes on where a log ends."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from kontu.arena.engine import Engine
from kontu.arena.facts import MatchFacts
from kontu.arena.journal import Journal, Line

BATCH: Final = 5
"""Numbers between two reports: long enough to be worth the post, short enough to be lost."""


class Plan(Protocol):
    """Matches to be played, by number; each can be played by itself, by anybody, with the same result."""

    def play(self, number: int) -> tuple[MatchFacts, ...]:
        """The facts of what is to be played under ``number``."""
        ...

    def fits(self, line: Line) -> bool:
        """True when ``line`` can tell of what is played under its number."""
        ...


class Logged(Plan, Protocol):
    """A plan that may have a log."""

    def head(self) -> dict[str, Any]:
        """What its log says on the first line."""
        ...


def run(plan: Plan, n: int, engine: Engine, journal: Journal | None = None, first: int = 0) -> Iterator[Line]:
    """Everything numbered ``first`` to below ``n``: what the ``journal`` holds, then what is played now.

    Raises:
        BotFault: a bot that somebody else wrote is not there, or fails.
        OSError: the log cannot be written.
        WorkerLost: something could not be played.
    """
    held = [line for line in journal.lines if first <= line.number < n] if journal is not None else []
    yield from held
    known = {line.number for line in held}
    numbers = [number for number in range(first, n) if number not in known]
    jobs = [(plan, numbers[start : start + BATCH]) for start in range(0, len(numbers), BATCH)]
    for lines in engine.run(_play, jobs):
        if journal is not None:
            journal.add(lines)
        yield from lines


def _play(job: tuple[Plan, Sequence[int]]) -> tuple[Line, ...]:
    plan, numbers = job
    return tuple(Line(number, plan.play(number)) for number in numbers)
