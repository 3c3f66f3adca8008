"""The rules as text in every language, with examples that run. The format: ``docs/rulebook.md``.

``book(game, language)`` is a Book, a value to be rendered; ``position(game, name)`` a position that it
speaks of, reached on the game itself; ``Checker(book, texts).faults()`` is everything it states that is
not so. Adding a language is adding a folder here and one to the catalogues.
"""

from kontu.rulebook.book import Book
from kontu.rulebook.claims import Checker, Fault
from kontu.rulebook.library import book, ids, languages
from kontu.rulebook.positions import Position, position
from kontu.rulebook.questions import asked

__all__ = ["Book", "Checker", "Fault", "Position", "asked", "book", "ids", "languages", "position"]
