"""A review at the terminal: decision by decision, with a bar that says how far it is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from kontu.locale import Texts
from kontu.review import Plan, ReviewTurn
from kontu.review.turns import ReviewSkipped


def weighed(planned: Plan, texts: Texts, console: Console | None) -> list[ReviewTurn | ReviewSkipped]:
    """Every decision weighed; ``console`` shows how far it is where it is a terminal."""
    lines = []
    with _bar(len(planned.entries), texts, console) as advance:
        for at in planned.entries:
            lines.append(planned.weigh(at))
            advance()
    return lines


@contextmanager
def _bar(decisions: int, texts: Texts, console: Console | None) -> Iterator[Callable[[], None]]:
    """A progress bar for so many decisions, on a terminal only; what it yields says that one more is done."""
    if console is None or not console.is_terminal:
        yield lambda: None
        return
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    redirect = sys.stdout.isatty()
    with Progress(*columns, console=console, transient=True, redirect_stdout=redirect) as progress:
        task = progress.add_task("", total=decisions)
        done = 0

        def advance() -> None:
            nonlocal done
            done += 1
            said = texts.text("review-progress", done=done, all=decisions)
            progress.update(task, completed=done, description=said)

        yield advance
