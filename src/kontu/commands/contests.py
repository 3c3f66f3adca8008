"""What commands that play many matches have in common: engines, a bar, logs, files, missing libraries."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from errno import EISDIR
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kontu.commands.faults import Failed, WrongUse
from kontu.commands.words import say

if TYPE_CHECKING:
    from kontu.arena.engine import Engine
    from kontu.arena.journal import Journal, Line
    from kontu.arena.running import Logged, Plan
    from kontu.arena.tables import Table
    from kontu.locale import Texts

MOST_WORKERS: Final = 1024

MOST_SPARED: Final = 24
"""The letters of a name that are kept together in a table, whatever becomes of the other columns."""


def require(*libraries: str) -> None:
    """Raise Failed, before anything is played, when a library is not installed."""
    for name in libraries:
        if find_spec(name) is None:
            raise Failed(say("cli-arena-library", name=name))


@contextmanager
def engine_of(workers: str | None, ray: str | None, only: str | None = None) -> Iterator["Engine"]:
    """What shares the work: ``workers`` processes, one for each processor, or the cluster ``ray``.

    What is played alone (``only``) is played here.

    Raises:
        Failed: the cluster cannot be worked with, some work could not be done, or somebody's bot failed.
        WrongUse: that is no number or no address, or both are given.
    """
    from kontu.arena.engine import HereEngine, WorkerLost, engine_for
    from kontu.bots import BotFault
    from kontu.commands.choices import fault_words, whole

    try:
        if only is not None:
            yield HereEngine()
        elif ray is None:
            yield engine_for(whole(workers, 1, MOST_WORKERS) if workers else os.cpu_count() or 1)
        elif workers is not None:
            raise WrongUse(say("cli-ray-and-workers"))
        else:
            with _cluster(ray) as engine:
                yield engine
    except WorkerLost as error:
        raise Failed(say("cli-arena-lost")) from error
    except BotFault as error:
        raise Failed(fault_words(error)) from error


@contextmanager
def _cluster(address: str) -> Iterator["Engine"]:
    if find_spec("ray") is None or find_spec("grpc") is None:
        raise Failed(say("cli-ray-library"))
    from kontu.arena.ray_address import RayFault
    from kontu.arena.ray_engine import RayEngine

    try:
        engine = RayEngine(address)
        try:
            yield engine
        finally:
            engine.close()
    except RayFault as error:
        fault = WrongUse if error.why == "address" else Failed
        raise fault(say(f"cli-ray-{error.why}", **error.named)) from error


def opened(file: Path, plan: "Logged") -> "Journal":
    """The log of ``plan`` in ``file``; raises WrongUse or Failed where it cannot be gone on with."""
    from kontu.arena.journal import Journal, JournalError, head_of

    head = plan.head()
    try:
        return Journal(file, head, plan.fits)
    except JournalError as error:
        if error.why == "other" and (before := _visitors_before(head_of(file), head)) is not None:
            from kontu.arena.wording import listed

            now = listed(head.get("visitors", {}))
            raise WrongUse(say("cli-arena-log-bots", file=str(file), before=before, now=now)) from error
        fault = WrongUse if error.why == "other" else Failed
        args: dict[str, str | int] = {"line": str(error.line)} if error.why == "broken" else {}
        raise fault(say(f"cli-arena-log-{error.why}", file=str(file), **args)) from error
    except OSError as error:
        raise unwritable(file, error) from error


def _visitors_before(before: dict[str, Any], now: dict[str, Any]) -> str | None:
    """Which bots of others a log is of, if it differs from what is to be played in nothing else."""
    from kontu.arena.wording import listed

    others = before.pop("visitors", {})
    before.pop("kontu", None)
    same = before == plain_json({name: value for name, value in now.items() if name != "visitors"})
    return listed(others) if same and isinstance(others, dict) else None


def settings(changes: Sequence[str] | None) -> list[str]:
    """The ``changes`` as they are typed again."""
    return [part for change in changes or () for part in ("--set", change)]


def unwritable(file: Path, error: OSError) -> Failed:
    """The sentence for a file that cannot be written."""
    from kontu.commands.words import texts

    return Failed(say("cli-file-unwritable", file=str(file), problem=texts().problem(error)))


def played(
    plan: "Plan",
    n: int,
    engine: "Engine",
    journal: "Journal | None",
    take: Callable[["Line"], None],
    *,
    quiet: bool,
    first: int = 0,
) -> None:
    """``take`` was given every line from ``first`` to below ``n``, or those there are until Ctrl-C."""
    from kontu.arena.running import run

    lines = run(plan, n, engine, journal, first)
    try:
        with bar(n - first, quiet=quiet) as show_done:
            for done, line in enumerate(lines, start=1):
                take(line)
                show_done(done)
    except KeyboardInterrupt:
        return
    finally:
        # Ends the processes at once, where some still play.
        close = getattr(lines, "close", None)
        if close is not None:
            close()
        if journal is not None:
            journal.close()


@contextmanager
def bar(n: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's standard error that shows how many of ``n`` matches are done, once it is told."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from kontu.commands.output import errors

    console = errors()
    if quiet or not console.is_terminal:
        yield lambda _done: None
        return
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("cli-simulate-running", games=0, all=n), total=n)

        def show_done(done: int) -> None:
            words = say("cli-simulate-running", games=done, all=n)
            progress.update(task, completed=done, description=words)

        yield show_done


def require_writable(file: Path) -> None:
    """Raise Failed, before anything is played, when ``file`` cannot be written."""
    try:
        if file.is_dir():
            raise IsADirectoryError(EISDIR, str(file))
        if not _is_special(file):
            beside = _beside(file)
            beside.touch()
            beside.unlink()
    except OSError as error:
        raise unwritable(file, error) from error


def write_text(file: Path, text: str) -> None:
    """``text`` is in ``file``, whole or not at all; raises Failed."""
    try:
        if _is_special(file):
            file.write_text(text, encoding="utf-8", newline="\n")
            return
        beside = _beside(file)
        try:
            beside.write_text(text, encoding="utf-8", newline="\n")
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(file, error) from error


def _is_special(file: Path) -> bool:
    """True of a device or a pipe: it is written to, for a file put in its place would be the end of it."""
    return file.exists() and not file.is_file()


def _beside(file: Path) -> Path:
    return file.with_name(f".{file.name}.part")


def show(title: str, sentences: Sequence[str], tables: Sequence["Table"], notes: Sequence[str]) -> None:
    """Tables on the terminal, as wide as they are."""
    from rich.table import Table as Drawn

    from kontu.commands.output import console

    out = console()
    out.print(title)
    for sentence in sentences:
        out.print(sentence)
    for table in tables:
        drawn = Drawn(box=None, pad_edge=False)
        for number, name in enumerate(table.columns):
            words = number < table.words
            whole = words and _are_names(row[number] for row in table.rows)
            drawn.add_column(name, justify="left" if words else "right", overflow="fold", no_wrap=whole)
        for row in table.rows:
            drawn.add_row(*row)
        out.print()
        out.print(table.title)
        out.print(drawn)
    out.print()
    for note in notes:
        out.print(note)


def _are_names(cells: Iterable[str]) -> bool:
    """True where ``cells`` could only be broken in a word, and the other columns can spare the space."""
    return all(" " not in cell and len(cell) <= MOST_SPARED for cell in cells)


def plain_json(value: Any) -> Any:
    """``value`` as what JSON can hold: no number is infinite, an open end of an interval is null."""
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(value))


def tell_written(texts: "Texts", *files: Path) -> None:
    """Say on standard error which files there are now."""
    from kontu.commands.output import errors

    for file in files:
        errors().print(texts.text("cli-arena-written", file=str(file)), soft_wrap=True)
