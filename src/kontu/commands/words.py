"""The language of the command line, known before anything else is read."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache

from kontu.locale import Language, Texts, language_for, read_language


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language that ``--lang`` asks for, or the system's; help and errors speak it too."""
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else next(iter(arguments[number + 1 :]), "")
            return read_language(wanted) or language_for(environment)
    return language_for(environment)


@cache
def texts() -> Texts:
    """The texts of this run."""
    return Texts(language_of(sys.argv[1:], os.environ))


def say(key: str, **args: str | int) -> str:
    """The message ``key`` in the language of this run."""
    return texts().text(key, **args)
