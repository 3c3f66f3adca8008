"""The languages there are, and which one a person wants."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

_NAMES: Final = {"eu": "BASQUE", "nb": "BOKMAL", "en": "ENGLISH"}
"""The languages that the code knows by name, in the order in which they are offered."""


def languages_in(place: Traversable) -> Iterator[str]:
    """The folders in ``place`` that hold catalogues: first those known by name, then the rest."""
    there = {each.name for each in place.iterdir() if each.is_dir() and (each / "cli.ftl").is_file()}
    yield from (code for code in _NAMES if code in there)
    yield from sorted(there.difference(_NAMES))


if TYPE_CHECKING:

    class Language(StrEnum):
        """A language of the catalogues; the value names its folder."""

        BASQUE = "eu"
        BOKMAL = "nb"
        ENGLISH = "en"

else:
    # A folder is all that another language takes, so what there is can only be looked up.
    Language = StrEnum(
        "Language",
        {_NAMES.get(code, code.upper()): code for code in languages_in(files(__package__))},
        module=__name__,
    )

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
