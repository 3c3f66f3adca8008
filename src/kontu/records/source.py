"""The bytes of a record file, decoded, bounded and parsed (R-01), with the place of every field."""

import re
import tomllib
from typing import Any, Final

from kontu.core.refusals import Arg, Refusal
from kontu.records.outline import MOST_DEEP, Outline, Path, Place, Spot, Trouble
from kontu.records.problems import Findings, RecordError

MOST_BYTES: Final = 1_048_576
"""A record file is at most this long (R-01): 1 MB, about a thousand hands of Contack."""

_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_TOML_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_LIKE_A_DATE: Final = re.compile(r"=[ \t]*([0-9]{4}-[0-9]{1,2}-[0-9]{1,2})[ \t]*(?:#|$)")
_BOM: Final = "\ufeff"


class Source:
    """A record file that is TOML: ``data`` is what it says, ``findings`` collect what is wrong with it.

    ``blocks`` has, for each block read so far, the file's line of each of its lines.
    """

    def __init__(self, data: bytes) -> None:
        text = _decode(data)
        lines = text.split("\n")
        self._lines = lines
        self.findings = Findings(lines)
        self.blocks: dict[Path, list[int]] = {}
        self._spots: dict[Path, Spot] = {}
        if found := _CONTROL.search(text):
            line = text.count("\n", 0, found.start())
            column = found.start() - text.rfind("\n", 0, found.start())
            self.refuse(Place(line + 1, column), "record-control", "R-01", character=f"U+{ord(found[0]):04X}")
            raise self.findings.error()
        if not text.strip():
            self.refuse(Place(1, 1), "record-empty", "R-01")
            raise self.findings.error()
        self.data = self._parse(text, len(lines))
        if _deeper_than(self.data, MOST_DEEP):
            self.refuse(Place(1, 1), "record-too-deep", "R-01", most=MOST_DEEP)
            raise self.findings.error()

    def refuse(self, place: Place, code: str, rule: str, **args: Arg) -> None:
        """Note why the text at ``place`` cannot be read."""
        self.findings.add(place, Refusal(code, rule, args))

    def name_of(self, *path: str | int) -> Place:
        """Where the field's name stands; where it is missing, the table it would be in."""
        return self._spot(path).name

    def value_of(self, *path: str | int) -> Place:
        """Where the field's value stands."""
        return self._spot(path).value

    def is_block(self, *path: str | int) -> bool:
        """True when the value is a ``'''`` block that begins on a line of its own."""
        return path in self._spots and self._spots[path].is_block

    def line_of(self, *path: str | int, index: int) -> Place:
        """Where line ``index`` of a block that was read stands."""
        return Place(self.blocks[path][index], 1)

    def line(self, number: int) -> str:
        """The text of a line, counted from 1."""
        return self._lines[number - 1]

    def _spot(self, path: Path) -> Spot:
        while path and path not in self._spots:
            path = path[:-1]
        return self._spots.get(path, Spot(Place(1, 1), Place(1, 1), is_block=False))

    def _parse(self, text: str, last: int) -> dict[str, Any]:
        outline = None
        try:
            outline = Outline(text)
            self._spots = outline.spots
            return tomllib.loads(text)
        except Trouble as trouble:
            self.refuse(trouble.place, trouble.code, "R-01", **trouble.args_for_message)
        except RecursionError:
            self.refuse(Place(1, 1), "record-too-deep", "R-01", most=MOST_DEEP)
        except ValueError as error:  # a TOMLDecodeError, or a date such as 2026-02-31
            if outline is not None and outline.twice is not None:
                place, name = outline.twice
                self.refuse(place, "record-field-twice", "R-01", field=name[:60])
            else:
                at = _TOML_PLACE.search(str(error))
                place = Place(int(at[1]), int(at[2])) if at else Place(last, 1)
                self._refuse_toml(place)
        raise self.findings.error()

    def _refuse_toml(self, place: Place) -> None:
        """What is no TOML is named, where it can be seen what was meant."""
        if found := _LIKE_A_DATE.search(self.line(place.line)):
            self.refuse(place, "record-no-date", "R-01", text=found[1])
        else:
            self.refuse(place, "record-toml", "R-01")


def _decode(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        refusal = Refusal("record-too-large", "R-01", {"bytes": len(data), "most": MOST_BYTES})
        raise _first_error([], Place(1, 1), refusal)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        lines = data.decode("utf-8", "replace").split("\n")
        before = data[: error.start].decode("utf-8")
        place = Place(before.count("\n") + 1, len(before) - before.rfind("\n"))
        raise _first_error(lines, place, Refusal("record-not-utf8", "R-01")) from error
    # Editors on some systems put a mark in front and end lines with two characters; neither means anything.
    return text.removeprefix(_BOM).replace("\r\n", "\n")


def _first_error(lines: list[str], place: Place, refusal: Refusal) -> RecordError:
    findings = Findings(lines)
    findings.add(place, refusal)
    return findings.error()


def _deeper_than(value: object, levels: int) -> bool:
    match value:
        case dict():
            inner = list(value.values())
        case list():
            inner = value
        case _:
            return False
    return levels == 0 or any(_deeper_than(each, levels - 1) for each in inner)
