"""Everything a person reads, in three languages: Fluent catalogues shared with the page.

Knows no game: a key and its arguments in, a sentence out.
"""

from kontu.locale.languages import LANGUAGES, Language, language_for, read_language
from kontu.locale.texts import MissingText, Texts

__all__ = ["LANGUAGES", "Language", "MissingText", "Texts", "language_for", "read_language"]
