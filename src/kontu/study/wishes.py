"""What is asked of the study, read strictly: everything is understood, or the wrong field is named (T-03).

The browser reads the same wishes with the same code, so nothing here needs more than Python itself.
"""

import json
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from kontu.core.refusals import Refusal

MOST_BYTES: Final = 768 * 1024
"""A wish is at most so long, the record in it included."""

MOST_OF_NAME: Final = 40
_MOST_WORD: Final = 200
_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")


class StudyRefused(Exception):
    """Nothing was answered; ``refusals`` say why."""

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__("; ".join(map(str, refusals)))
        self.refusals = refusals


def read_wish(text: str) -> "Wish":
    """The wish that the JSON ``text`` is.

    Raises:
        StudyRefused: it is too long (T-06), no JSON, no object, or an object in it has a field twice.
    """
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise StudyRefused(Refusal("message-too-large", "T-06", {"most": MOST_BYTES}))
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
        if _SURROGATE.search(text):
            # Half a character can be written in JSON, but no text can hold it.
            json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise StudyRefused(Refusal("message-malformed", "T-03")) from None
    if not isinstance(data, dict):
        raise StudyRefused(Refusal("message-wrong", "T-03", {"field": "", "choices": ""}))
    return Wish(data)


class Wish:
    """The fields of a wish, asked for by name and type; ``place`` is where it stands within a larger one."""

    def __init__(self, data: Mapping[str, Any], place: str = "") -> None:
        self._data = data
        self._place = place

    def only(self, *known: str) -> None:
        """Raise StudyRefused for a field that is none of ``known``."""
        for name in self._data:
            if name not in known:
                near = get_close_matches(name[:MOST_OF_NAME], known, n=1)
                args = {"field": self._at(name), "nearest": near[0] if near else ""}
                raise StudyRefused(Refusal("message-field-unknown", "T-03", args))

    def has(self, name: str) -> bool:
        """True when the field is given and not null."""
        return self._data.get(name) is not None

    def text(self, name: str, most: int = _MOST_WORD) -> str:
        """A text of at most ``most`` characters."""
        value = self._required(name)
        if not isinstance(value, str):
            raise self.wrong(name)
        if len(value) > most:
            raise self.wrong(name, f"0..{most}")
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self._required(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(name, f"{least}..{most}")
        return value

    def truth(self, name: str, *, usual: bool) -> bool:
        """Yes or no; ``usual`` where nothing is said."""
        value = self._data.get(name)
        if value is None:
            return usual
        if not isinstance(value, bool):
            raise self.wrong(name, "true, false")
        return value

    def choice(self, name: str, choices: Sequence[str]) -> str:
        """One of ``choices``, the first where nothing is said."""
        if not self.has(name):
            return choices[0]
        value = self._data[name]
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(name, ", ".join(choices))
        return value

    def texts(self, name: str, most: int) -> tuple[str, ...]:
        """A list of at most ``most`` texts; none where nothing is said."""
        values = self._list(name, most)
        if not all(isinstance(value, str) and len(value) <= _MOST_WORD for value in values):
            raise self.wrong(name)
        return tuple(values)

    def wishes(self, name: str, most: int) -> tuple["Wish", ...]:
        """A list of at most ``most`` objects; none where nothing is said."""
        values = self._list(name, most)
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(name)
        return tuple(Wish(value, f"{self._at(name)}[{i}]") for i, value in enumerate(values))

    def values(self, name: str) -> dict[str, object]:
        """Plain values by name, as the fields of rules are changed; none where nothing is said."""
        value = self._data.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict) or not all(map(_is_plain, value.values())):
            raise self.wrong(name)
        return value

    def viewer(self, name: str, seats: int, *words: str) -> int | str | None:
        """A seat from 0, one of ``words``, or null for an onlooker."""
        value = self._data.get(name)
        if value is None or (isinstance(value, str) and value in words):
            return value
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
            raise self.wrong(name, ", ".join((*words, f"0..{seats - 1}", "null")))
        return value

    def wrong(self, name: str, choices: str = "") -> StudyRefused:
        """The refusal of what stands in a field; ``choices`` are what would do."""
        return StudyRefused(Refusal("message-wrong", "T-03", {"field": self._at(name), "choices": choices}))

    def missing(self, name: str) -> StudyRefused:
        """The refusal of a wish without a field that it needs."""
        return StudyRefused(Refusal("message-field-missing", "T-03", {"field": self._at(name)}))

    def _required(self, name: str) -> Any:
        if name not in self._data:
            raise self.missing(name)
        return self._data[name]

    def _list(self, name: str, most: int) -> list[Any]:
        value = self._data.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(name)
        if len(value) > most:
            raise self.wrong(name, f"0..{most}")
        return value

    def _at(self, name: str) -> str:
        return f"{self._place}.{name}"[-MOST_OF_NAME:] if self._place else name[:MOST_OF_NAME]


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return len(value) <= _MOST_WORD and all(
            isinstance(each, int | str) and not isinstance(each, bool) for each in value
        )
    return isinstance(value, bool | int | str)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            args = {"field": name[:MOST_OF_NAME].encode("utf-8", "replace").decode()}
            raise StudyRefused(Refusal("message-field-twice", "T-03", args))
        fields[name] = value
    return fields


def _no_number(text: str) -> Any:
    raise ValueError(text)
