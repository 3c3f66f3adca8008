"""What comes in is understood whole, or refused by name (T-03, T-06)."""

import re
from typing import Any, Final, TypeVar

import msgspec

from kontu.core.refusals import Refusal

T = TypeVar("T")

_UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
_MISSING: Final = re.compile(r"missing required field `([^`]*)`")
_PLACE: Final = re.compile(r" - at `([^`]*)`\Z")


def read(data: str | bytes, decoder: msgspec.json.Decoder[T], most: int) -> T | Refusal:
    """What ``data`` says, if it has at most ``most`` bytes and is exactly what ``decoder`` expects."""
    size = len(data.encode()) if isinstance(data, str) else len(data)
    if size > most:
        return too_large(most)
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        return _invalid(str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return malformed()


def too_large(most: int) -> Refusal:
    """T-06: a message has at most so many bytes."""
    return Refusal("message-too-large", "T-06", {"most": most})


def malformed() -> Refusal:
    """T-03: this is not JSON, or not as text."""
    return Refusal("message-malformed", "T-03")


def _invalid(said: str) -> Refusal:
    """The refusal for what the decoder ``said``; its prose is for programmers, its names are not."""
    if unknown := _UNKNOWN.search(said):
        return Refusal("message-field-unknown", "T-03", {"field": unknown[1][:40]})
    if missing := _MISSING.search(said):
        return Refusal("message-field-missing", "T-03", {"field": missing[1][:40]})
    place = _PLACE.search(said)
    return Refusal(
        "message-wrong", "T-03", {"field": place[1].removeprefix("$").strip(".")[:40] if place else ""}
    )


def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for ``kind`` that takes no type for another: ``"1"`` is no number."""
    return msgspec.json.Decoder(kind, strict=True)
