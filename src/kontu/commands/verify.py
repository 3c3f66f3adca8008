"""``kontu verify`` checks whether everything in record files is true."""

import sys
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

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help=say("cli-verify-files-help"))]


def verify(files: Files, as_json: Json = False, lang: Lang = None) -> None:
    """Check every file, say what is wrong and where, and end with the worst of the exit codes."""
    from kontu.commands.choices import texts_in
    from kontu.commands.output import write_json
    from kontu.records import verify as check

    texts = texts_in(lang)
    worst = 0
    reports = []
    for file in files:
        try:
            with Path(file).open("rb") as opened:
                data = opened.read(MOST_BYTES)
        except OSError as error:
            worst = 2
            problem = texts.text("cli-file-unreadable", file=file, problem=texts.problem(error))
            if as_json:
                reports.append({"file": file, "exit_code": 2, "problems": [{"line": None, "text": problem}]})
            else:
                sys.stderr.write(texts.text("cli-error", message=problem) + "\n")
            continue
        found = check(data)
        worst = max(worst, found.exit_code)
        if as_json:
            reports.append(_report(texts, file, found))
        else:
            _write(texts, file, found)
    if as_json:
        write_json({"exit_code": worst, "files": reports})
    if worst:
        raise typer.Exit(worst)


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
