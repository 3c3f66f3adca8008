"""The books there are, each read once."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kontu.core import registry
from kontu.locale import LANGUAGES, Language, Texts
from kontu.rulebook.book import Book
from kontu.rulebook.generated import generated
from kontu.rulebook.reader import read_book


@cache
def book(game: str, language: Language) -> Book:
    """The rulebook of ``game`` in ``language``; raises UnknownName or BookError."""
    found = registry.get(game)
    file = _file(game, language)
    return read_book(
        game,
        language,
        file.read_text("utf-8"),
        generated(found, Texts(language)),
        f"{language}/{file.name}",
    )


def languages(game: str) -> tuple[Language, ...]:
    """The languages that the rulebook of ``game`` is written in."""
    return tuple(each for each in LANGUAGES if _file(game, each).is_file())


def _file(game: str, language: Language) -> Traversable:
    # A book lies with the catalogues: what is written in a language is one folder.
    return files("kontu.locale") / language / f"{game}.md"


@cache
def ids(game: str) -> tuple[str, ...]:
    """Every rule id of ``game``, in order: each must be an anchor of its book in every language."""
    return tuple((files(__package__) / "ids" / f"{game}.txt").read_text("utf-8").split())
