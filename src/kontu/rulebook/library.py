"""The books there are, each read once."""

from functools import cache
from importlib.resources import files

from kontu.core import registry
from kontu.locale import LANGUAGES, Language, Texts
from kontu.rulebook.book import Book
from kontu.rulebook.generated import generated
from kontu.rulebook.reader import read_book


@cache
def book(game: str, language: Language) -> Book:
    """The rulebook of ``game`` in ``language``; raises UnknownName or BookError."""
    found = registry.get(game)
    file = files(__package__) / language / f"{game}.md"
    return read_book(
        game,
        language,
        file.read_text("utf-8"),
        generated(found, Texts(language)),
        f"{language}/{game}.md",
    )


def languages(game: str) -> tuple[Language, ...]:
    """The languages that the rulebook of ``game`` is written in."""
    return tuple(each for each in LANGUAGES if (files(__package__) / each / f"{game}.md").is_file())


@cache
def ids(game: str) -> tuple[str, ...]:
    """Every rule id of ``game``, in order: each must be an anchor of its book in every language."""
    return tuple((files(__package__) / "ids" / f"{game}.txt").read_text("utf-8").split())
