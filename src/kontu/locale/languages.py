"""The languages there are, and which one a person wants."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language of the catalogues; the value names its folder."""

    BASQUE = "eu"
    BOKMAL = "nb"
    ENGLISH = "en"


LANGUAGES: Final = tuple(Language)

# Someone whose system speaks Nynorsk, or says "no" as older systems do, reads Bokmål best of the three.
_RELATED: Final = {"no": Language.BOKMAL, "nn": Language.BOKMAL}


def read_language(text: str) -> Language | None:
    """The language that ``text`` names (``nb``, ``nb_NO.UTF-8``, ``eu-ES``), or None if it is not ours."""
    short = text.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    if short in _RELATED:
        return _RELATED[short]
    return Language(short) if short in LANGUAGES else None


def language_for(environment: Mapping[str, str]) -> Language:
    """The language a system's settings ask for: the first of LC_ALL, LC_MESSAGES and LANG that is set.

    English where they ask for none of ours.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return read_language(value) or Language.ENGLISH
    return Language.ENGLISH
