"""What is wrong with a record, and where in its file."""

from typing import Final, Literal

import msgspec

from kontu.core.refusals import Refusal, RefusedError

Kind = Literal["broken", "unreadable"]

MOST_PROBLEMS: Final = 100
"""Nobody reads more; a hostile file could hold half a million."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a record.

    ``kind`` is ``unreadable`` where the text cannot be understood, ``broken`` where it can and is
    not true or not allowed. ``line`` and ``column`` count from 1 in the file, ``text`` is the line as
    it stands there (its first 200 characters), ``refusal`` says what is wrong and by which rule.
    """

    line: int
    column: int
    text: str
    kind: Kind
    refusal: Refusal


class RecordError(RefusedError):
    """A record cannot be read; ``problems`` are all that were found, ``refusal`` and the place the first."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        first = problems[0]
        super().__init__(first.refusal)
        self.line = first.line
        self.column = first.column
        self.text = first.text

    def __str__(self) -> str:
        return "; ".join(f"line {problem.line}: {problem.refusal}" for problem in self.problems)


class Findings:
    """Collects the problems of one file, whose lines it knows."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._found: list[Problem] = []

    def add(self, place: tuple[int, int], refusal: Refusal, kind: Kind = "unreadable") -> None:
        """Note ``refusal`` at ``place`` (line, column)."""
        if self.full:
            return
        line, column = place
        text = self._lines[line - 1] if line <= len(self._lines) else ""
        problem = Problem(line=line, column=column, text=text[:200], kind=kind, refusal=refusal)
        if problem not in self._found:
            self._found.append(problem)

    @property
    def full(self) -> bool:
        """True when more would not be kept."""
        return len(self._found) >= MOST_PROBLEMS

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What was found, in the order of the file."""
        return tuple(sorted(self._found, key=lambda problem: (problem.line, problem.column)))

    def error(self) -> RecordError:
        """The error with everything found, when something was."""
        return RecordError(self.problems)

    def require_none(self) -> None:
        """Raise RecordError with everything found, if anything was."""
        if self._found:
            raise self.error()
