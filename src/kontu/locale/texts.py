"""The sentences of one language."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from kontu.locale.languages import Language
from kontu.locale.system import problem_key

CATALOGUES: Final = (
    "cli",
    "events",
    "refusals",
    "rules",
    "options",
    "records",
    "kontrakt",
    "kontrakt_table",
    "bots",
    "advice",
    "study",
    "serve",
    "system",
    "arena",
)
"""The files that the program reads, in order of being looked in; the page has ``page`` besides."""

OWN: Final = "language"
"""The file that says what the language is called and how it writes numbers."""

KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins: whatever else stands in it is indented."""

NO_VALUE: Final = "none"
"""How an empty text reaches a message: Fluent can select on a word, but not on nothing."""


LONGEST_NUMBER: Final = 10**15
"""From here on a number is written digit by digit."""

LONGEST_GIVEN: Final = 2_000
"""Of a longer name, or whatever else somebody wrote, a message has the beginning and the end."""

BEGINNING: Final = 1_000
END: Final = 200

Argument = str | int
"""What a message can be given: a number, a name or notation."""


class Refused(Protocol):
    """What a refusal must be to be put into words: this room stands below the one that defines it."""

    @property
    def code(self) -> str:
        """The message is ``refusal-<code>``."""
        ...

    @property
    def rule(self) -> str:
        """The id that the sentence ends with."""
        ...

    @property
    def args(self) -> Mapping[str, Argument]:
        """What the sentence needs."""
        ...


class MissingText(LookupError):
    """A message does not exist or was not given what it needs: a mistake in the program."""


class Texts:
    """The texts of one language, read from disk catalogue by catalogue as they are needed."""

    def __init__(self, language: Language, catalogues: tuple[str, ...] = CATALOGUES) -> None:
        self.language = language
        # What every text of a language may need is looked for last.
        self._catalogues = (*catalogues, OWN)
        # Isolation marks protect mixed writing directions, which none of our languages has,
        # and a terminal would show them.
        self._bundle = FluentBundle([language], use_isolating=False)

    def text(self, key: str, **args: Argument) -> str:
        """The message ``key`` with ``args`` filled in.

        Raises:
            MissingText: there is no such message, or it names an argument that was not given.
        """
        if not self._find(key):
            raise MissingText(f"no text {key!r} in {self.language.value!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"text {key!r} has no value in {self.language.value!r}")
        given = {name: _given(value) for name, value in args.items()}
        written, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"text {key!r} in {self.language.value!r}: {errors[0]}")
        return str(written)

    def decimal(self, value: float, digits: int) -> str:
        """``value`` with ``digits`` decimals behind the mark of the language, and with a true minus."""
        written = f"{value:.{digits}f}".replace("-", "−")
        return written.replace(".", self.text("decimal-mark"))

    def refusal(self, refusal: Refused) -> str:
        """What was refused and why, as a sentence followed by the id of the rule."""
        said = self.sentence("refusal-" + refusal.code, refusal.args)
        return f"{said} ({refusal.rule})"

    def sentence(self, key: str, args: Mapping[str, Argument]) -> str:
        """The message ``key`` with arguments that come as data."""
        return self.text(key, **args)

    def problem(self, error: Exception) -> str:
        """What the system says is wrong, in this language."""
        return self.text(problem_key(error))

    def has(self, key: str) -> bool:
        """True when there is a message ``key``."""
        return self._find(key)

    def _find(self, key: str) -> bool:
        if self._bundle.has_message(key):
            return True
        for catalogue in self._catalogues:
            if key in _keys(self.language, catalogue):
                self._bundle.add_resource(_resource(self.language, catalogue))
                return True
        return False


@cache
def _source(language: Language, catalogue: str) -> str:
    file = files(__package__) / language / f"{catalogue}.ftl"
    # Another room may bring its catalogue later than this code: what is not there has no keys.
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _keys(language: Language, catalogue: str) -> frozenset[str]:
    """The keys of a catalogue, found without parsing it, which takes a hundred times as long."""
    return frozenset(KEY.findall(_source(language, catalogue)))


@cache
def _resource(language: Language, catalogue: str) -> Resource:
    return FluentResource(_source(language, catalogue))


def _given(value: Argument) -> Argument:
    """The argument as Fluent can take it."""
    if value == "":
        return NO_VALUE
    if isinstance(value, str) and len(value) > LONGEST_GIVEN:
        return f"{value[:BEGINNING]}…{value[-END:]}"
    # What somebody wrote may have more digits than a number that can be put into words.
    return str(value) if isinstance(value, int) and abs(value) >= LONGEST_NUMBER else value
