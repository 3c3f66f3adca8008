"""Writes docs/readability.md: how hard each chapter of the rulebooks is to read, in each language.

``python scripts/readability.py`` writes it; with ``--check`` it fails when the file is not what would be
written.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from kontu.core import registry
from kontu.rulebook import book, languages
from kontu.rulebook.readability import Measure, chapters, whole

TARGET = Path(__file__).resolve().parent.parent / "docs" / "readability.md"

HEAD = """\
# How hard the rulebooks are to read

Written by `python scripts/readability.py`; a test fails when the text has changed and this page has not.

LIX is the number of words in a sentence plus the share of words with more than six letters, in per cent: \
below 25 is a book for children, 30 is easy, 40 a newspaper, above 50 hard.
A ten-year-old should be able to read the rules, so sentences are short: no chapter of five sentences or \
more may have more than 12 words a sentence on average (a colon ends a sentence as a full stop does).
Basque says with endings what other languages say with small words, so its words are long and its LIX is \
high for the same text; its sentences are the shortest.
"""


def pages() -> Iterator[str]:
    """The page, line by line."""
    yield HEAD
    for game in registry.games():
        there = languages(game)
        if not there:
            continue
        measures = {language: chapters(book(game, language)) for language in there}
        yield f"## {game.capitalize()}\n"
        yield "| chapter | " + " | ".join(f"{each} words a sentence | {each} LIX" for each in there) + " |"
        yield "|---|" + "---:|---:|" * len(there)
        for name in measures[there[0]]:
            yield row(name, [measures[language][name] for language in there])
        yield row("**whole book**", [whole(book(game, language)) for language in there]) + "\n"


def row(name: str, measures: list[Measure]) -> str:
    """One row of a table."""
    return f"| {name} | " + " | ".join(f"{each.sentence:.1f} | {each.lix:.0f}" for each in measures) + " |"


def main(arguments: list[str]) -> int:
    """Write the page, or with ``--check`` say whether it is up to date; the exit code."""
    if arguments not in ([], ["--check"]):
        print("usage: readability.py [--check]", file=sys.stderr)
        return 2
    text = "\n".join(pages())
    if arguments == ["--check"]:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("docs/readability.md is out of date: run python scripts/readability.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
