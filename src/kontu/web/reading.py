"""What comes in is understood whole, or refused by name (T-03, T-06)."""

import json
import re
from contextlib import suppress
from difflib import get_close_matches
from typing import Any, Final, Generic, TypeVar

import msgspec

from kontu.core.refusals import Refusal
from kontu.table.messages import CommandId
from kontu.web.rule_values import rule_choices
from kontu.web.shapes import choices_at, fields_at, place_of, shape_of

T = TypeVar("T")

MOST_OF_NAME: Final = 40
"""Of a name that somebody wrote, so much is told again."""

_UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
_MISSING: Final = re.compile(r"missing required field `([^`]*)`")
_PLACE: Final = re.compile(r" - at `([^`]*)`\Z")


class Reader(Generic[T]):
    """Reads messages of one kind; takes no type for another: ``"1"`` is no number."""

    def __init__(self, kind: Any) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind, strict=True)
        self._shape = shape_of(kind)

    def read(self, data: str | bytes, most: int) -> T | Refusal:
        """What ``data`` says, if it has at most ``most`` bytes and is exactly what is expected."""
        size = len(data.encode()) if isinstance(data, str) else len(data)
        if size > most:
            return too_large(most)
        try:
            message = self._decoder.decode(data)
        except msgspec.ValidationError as error:
            return self._invalid(str(error), data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return malformed()
        twice = _field_twice(data)
        if twice is not None:
            return Refusal("message-field-twice", "T-03", {"field": twice[:MOST_OF_NAME]})
        return message

    def _invalid(self, said: str, data: str | bytes) -> Refusal:
        """The refusal for what the decoder ``said``; its prose is for programmers, its names are not."""
        whole: Any = None
        with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            whole = msgspec.json.decode(data)
        found = _PLACE.search(said)
        path = found[1] if found else ""
        place = place_of(path, whole)
        if unknown := _UNKNOWN.search(said):
            near = get_close_matches(unknown[1][:MOST_OF_NAME], fields_at(self._shape, path, whole), n=1)
            args = {"field": _within(place, unknown[1]), "nearest": near[0] if near else ""}
            return Refusal("message-field-unknown", "T-03", args)
        if missing := _MISSING.search(said):
            return Refusal("message-field-missing", "T-03", {"field": _within(place, missing[1])})
        choices = choices_at(self._shape, path, whole) or rule_choices(place, whole)
        args = {"field": place[:MOST_OF_NAME], "choices": choices}
        return Refusal("message-wrong", "T-03", args)


def too_large(most: int) -> Refusal:
    """T-06: a message has at most so many bytes."""
    return Refusal("message-too-large", "T-06", {"most": most})


def too_slow(seconds: float) -> Refusal:
    """T-06: a message is here within so many seconds, or it holds a place that others want."""
    return Refusal("message-too-slow", "T-06", {"seconds": round(seconds)})


def malformed() -> Refusal:
    """T-03: this is not JSON, or not as text."""
    return Refusal("message-malformed", "T-03")


class _Command(msgspec.Struct, frozen=True):
    """Whatever has the name of a command."""

    cmd_id: CommandId


_COMMANDS: Final = msgspec.json.Decoder(_Command)


def cmd_id_of(data: str | None, most: int) -> str | None:
    """The name that a message of at most ``most`` characters gives its command, though the rest is wrong."""
    if data is not None and len(data) <= most:
        with suppress(msgspec.DecodeError, RecursionError):
            return _COMMANDS.decode(data).cmd_id
    return None


def _within(place: str, name: str) -> str:
    return f"{place}.{name}"[-MOST_OF_NAME:] if place else name[:MOST_OF_NAME]


class _Twice(Exception):
    """An object has a field twice."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def _field_twice(data: str | bytes) -> str | None:
    """The first field that an object of the JSON ``data`` has twice; of two values none is the right one."""
    try:
        # The library that decodes does not tell; numbers are not looked at here.
        json.loads(data, object_pairs_hook=_once, parse_int=str, parse_float=str)
    except _Twice as twice:
        return twice.name
    return None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            raise _Twice(name)
        fields[name] = value
    return fields
