"""``kontu verify`` checks whether everything in record files is true."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from kontu.commands.options import Json, Lang
from kontu.commands.words import say

if TYPE_CHECKING:
    from kontu.locale import Texts
    from kontu.records import Verification

MOST_BYTES: Final = 64 * 1024 * 1024
"""More is not even read from disk; the reader of records has its own, smaller limit and says so."""

WORTH_A_BAR: Final = 20
"""From so many files on a terminal shows how far it is."""

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help=say("cli-verify-files-help"))]


class _Found:
    """What was found so far: the worst exit code, and the lines or the reports that tell of it."""

    def __init__(self, texts: "Texts", *, as_json: bool) -> None:
        self.worst = 0
        self.reports: list[dict[str, Any]] = []
        self._texts = texts
        self._as_json = as_json

    def unreadable(self, file: str, problem: str) -> None:
        """There is no such file, or it cannot be opened."""
        self.worst = 2
        if self._as_json:
            self.reports.append({"file": file, "exit_code": 2, "problems": [{"line": None, "text": problem}]})
        else:
            sys.stderr.write(self._texts.text("cli-error", message=problem) + "\n")

    def checked(self, file: str, found: "Verification", *, told: bool) -> None:
        """A file was checked; that it is true is said only when it is ``told``."""
        self.worst = max(self.worst, found.exit_code)
        if self._as_json:
            self.reports.append(_report(self._texts, file, found))
        elif told or found.problems:
            _write(self._texts, file, found)


def verify(files: Files, as_json: Json = False, lang: Lang = None) -> None:
    """Check every file, say what is wrong and where, and end with the worst of the exit codes."""
    from kontu.commands.choices import texts_in
    from kontu.commands.output import write_json

    texts = texts_in(lang)
    found = _Found(texts, as_json=as_json)
    work = [(name, _records_in(Path(name))) for name in files]
    with _bar(sum(1 if held is None else len(held) for _, held in work), texts, quiet=as_json) as advance:
        for name, held in work:
            if held is None:
                _check(name, found, texts, told=True)
                advance()
                continue
            true = 0
            for file in held:
                true += _check(str(file), found, texts, told=False)
                advance()
            if not held:
                found.unreadable(name, texts.text("cli-verify-no-records", folder=name))
            elif not as_json:
                said = texts.text("cli-verify-folder", folder=name, true=true, all=len(held))
                sys.stdout.write(said + "\n")
    if as_json:
        write_json({"exit_code": found.worst, "files": found.reports})
    if found.worst:
        raise typer.Exit(found.worst)


def _records_in(folder: Path) -> list[Path] | None:
    """The records in a folder and the folders in it, by name; None for what is no folder."""
    # A name that is too long for the system is no folder; Path.is_dir would not say so but fail.
    return sorted(folder.rglob("*.kontu")) if os.path.isdir(folder) else None


def _check(file: str, found: _Found, texts: "Texts", *, told: bool) -> bool:
    """Whether all of ``file`` is true; what is not is told."""
    from kontu.records import verify as check

    try:
        with Path(file).open("rb") as opened:
            data = opened.read(MOST_BYTES)
    except OSError as error:
        found.unreadable(file, texts.text("cli-file-unreadable", file=file, problem=texts.problem(error)))
        return False
    verdict = check(data)
    found.checked(file, verdict, told=told)
    return verdict.exit_code == 0


@contextmanager
def _bar(files: int, texts: "Texts", *, quiet: bool) -> Iterator[Callable[[], None]]:
    """A progress bar for so many files, on a terminal only; what is yielded says that one more is done."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from kontu.commands.output import errors

    console = errors()
    if quiet or files < WORTH_A_BAR or not console.is_terminal:
        yield lambda: None
        return
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    # Lines for a file or a pipe must not be drawn on the terminal with the bar.
    redirect = sys.stdout.isatty()
    with Progress(*columns, console=console, transient=True, redirect_stdout=redirect) as progress:
        task = progress.add_task("", total=files)
        done = 0

        def advance() -> None:
            nonlocal done
            done += 1
            said = texts.text("cli-verify-running", files=done, all=files)
            progress.update(task, completed=done, description=said)

        yield advance


def _write(texts: "Texts", file: str, found: "Verification") -> None:
    from kontu.records.problems import MOST_PROBLEMS

    for problem in found.problems:
        said = texts.refusal(problem.refusal)
        place = {"file": file, "line": str(problem.line), "column": str(problem.column)}
        sys.stdout.write(texts.text("cli-verify-problem", problem=said, **place) + "\n")
        if problem.text.strip():
            sys.stdout.write("    " + _printable(problem.text.strip()) + "\n")
    if len(found.problems) >= MOST_PROBLEMS:
        sys.stdout.write(texts.text("cli-verify-more", file=file, count=len(found.problems)) + "\n")
    if not found.problems:
        finished = found.replay is None or found.replay.outcome is not None
        sys.stdout.write(
            texts.text("cli-verify-true" if finished else "cli-verify-unfinished", file=file) + "\n"
        )


def _printable(text: str) -> str:
    # A stranger's file must not steer the terminal.
    return "".join(character if character.isprintable() else "�" for character in text)


def _report(texts: "Texts", file: str, found: "Verification") -> dict[str, Any]:
    problems = [
        {
            "line": problem.line,
            "column": problem.column,
            "kind": problem.kind,
            "code": problem.refusal.code,
            "rule": problem.refusal.rule,
            "args": dict(problem.refusal.args),
            "text": texts.refusal(problem.refusal),
        }
        for problem in found.problems
    ]
    return {"file": file, "exit_code": found.exit_code, "problems": problems}
