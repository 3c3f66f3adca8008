"""Small books made up for a test."""

from kontu.core import registry
from kontu.locale import Language, Texts
from kontu.rulebook.book import Book
from kontu.rulebook.generated import generated
from kontu.rulebook.reader import read_book

ENGLISH = Texts(Language.ENGLISH)


def small_book(text: str, game: str = "contack", language: Language = Language.ENGLISH) -> Book:
    """The book that begins with a title and a chapter and goes on with ``text``."""
    made = generated(registry.get(game), Texts(language))
    return read_book(game, language, f"# Title\n\n## Chapter {{#chapter}}\n\n{text}\n", made)
