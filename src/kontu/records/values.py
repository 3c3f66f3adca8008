"""Values of single fields, checked for type and form (R-03); what is wrong goes to the findings."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from kontu.records.source import Source

MOST_SEATS: Final = 20
MOST_NAME: Final = 60
MOST_NUMBER: Final = 10**9
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]")
"""What no name may hold: line breaks, invisible characters, and marks that turn the writing round."""

_SEAT: Final = re.compile(r"p([1-9][0-9]?)")
_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


class Table:
    """One TOML table of the file at ``path``, whose fields are asked for by name and type.

    A field of the wrong type is noted and answered with None, as is one that is missing.
    """

    def __init__(self, source: Source, path: tuple[str | int, ...], data: Mapping[str, object]) -> None:
        self.source = source
        self.path = path
        self.data = data

    def refuse(self, name: str, code: str, rule: str, **args: str | int) -> None:
        """Note what is wrong with the value of ``name``."""
        self.source.refuse(self.source.value_of(*self.path, name), code, rule, **args)

    def only(self, known: Sequence[str], required: Iterable[str]) -> dict[str, object]:
        """The fields whose names start with ``_``; other unknown ones and missing ones are noted."""
        for name in self.data:
            if self.source.findings.full:
                break
            if name not in known and not name.startswith("_"):
                near = get_close_matches(name[:60], known, n=1)
                self.source.refuse(
                    self.source.name_of(*self.path, name),
                    "record-field-unknown",
                    "R-03",
                    field=name[:60],
                    nearest=near[0] if near else "",
                )
        for name in required:
            if name not in self.data:
                self.source.refuse(
                    self.source.name_of(*self.path, name), "record-field-missing", "R-03", field=name
                )
        return {name: value for name, value in self.data.items() if name.startswith("_")}

    def text(self, name: str) -> str | None:
        """A text field."""
        value = self.data.get(name)
        if isinstance(value, str):
            return value
        self._wrong(name, "text")
        return None

    def date(self, name: str) -> str | None:
        """A date without a time, as ``YYYY-MM-DD``."""
        value = self.data.get(name)
        # A date is known by its form, so that this room needs no calendar.
        written = value.isoformat() if hasattr(value, "isoformat") else ""
        if _DATE.fullmatch(written):
            return str(written)
        self._wrong(name, "date")
        return None

    def number(self, name: str) -> int | None:
        """A whole number from 1 to 999."""
        value = self.data.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 999:
            return value
        self._wrong(name, "number")
        return None

    def points(self, name: str, seats: int) -> tuple[int, ...] | None:
        """A list of whole numbers, one a seat."""
        value = self.data.get(name)
        if not isinstance(value, list) or not all(_is_points(each) for each in value):
            self._wrong(name, "points")
            return None
        if len(value) != seats:
            self.refuse(name, "record-points-count", "R-03", field=name, given=len(value), seats=seats)
            return None
        return tuple(value)

    def names(self, name: str) -> tuple[str, ...] | None:
        """A list of names, one a seat."""
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self._wrong(name, "names")
            return None
        if not 1 <= len(value) <= MOST_SEATS:
            self.refuse(name, "record-seats-count", "R-03", seats=len(value), most=MOST_SEATS)
            return None
        for seat, each in enumerate(value, 1):
            if not is_name(each):
                self.refuse(name, "record-name", "R-03", seat=f"p{seat}", most=MOST_NAME)
        return tuple(value)

    def matching(self, name: str, form: re.Pattern[str], code: str, rule: str) -> str | None:
        """A text of a form."""
        value = self.text(name)
        if value is not None and not form.fullmatch(value):
            self.refuse(name, code, rule, text=value[:40])
            return None
        return value

    def one_of(self, name: str, known: Sequence[str], code: str, rule: str) -> str | None:
        """One of the ``known`` texts."""
        value = self.text(name)
        if value is not None and value not in known:
            near = get_close_matches(value[:60], known, n=1)
            nearest = near[0] if near else ""
            self.refuse(name, code, rule, text=value[:60], nearest=nearest, choices=", ".join(known))
            return None
        return value

    def _wrong(self, name: str, kind: str) -> None:
        # A missing field is noted once, by ``only``, where it is required at all.
        if name in self.data:
            self.refuse(name, "record-field-type", "R-03", field=name, kind=kind)


def is_name(text: str) -> bool:
    """True for what may stand as a player's name: 1 to 60 characters on one line, not blank (R-03)."""
    return len(text) <= MOST_NAME and bool(text.strip()) and not CONTROL.search(text)


def seat_number(text: str) -> int | None:
    """The number in ``p1``, ``p2``, ...; None for what names no player's seat."""
    found = _SEAT.fullmatch(text)
    return int(found[1]) if found else None


def _is_points(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST_NUMBER
