"""Writes a record in its one canonical form, byte for byte the same for equal records."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from kontu.records.lines import write_deal, write_entry
from kontu.records.model import Record, Round

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED: Final = re.compile(r'[\x00-\x1f\x7f"\\]')
_SHORT: Final = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
_NO_BLOCK: Final = re.compile(r"'''|[\x00-\x08\x0a-\x1f\x7f]")


def write(record: Record) -> bytes:
    """The record file, in UTF-8 with single newlines.

    Raises:
        ValueError: a line of a deal, of play or of a tally holds what no block can: a line break,
            another control character or three apostrophes in a row.
    """
    header: dict[str, object] = {
        "format": record.format,
        "game": record.game,
        "variant": record.variant,
        "view": record.view,
        "date": _Plain(record.date),
        "seats": record.seats,
        "totals": record.totals,
        **dict(sorted(record.extra.items())),
    }
    parts = [_fields(header)]
    if record.rules:
        parts.append(["[rules]", *_fields(dict(sorted(record.rules.items())))])
    parts.extend(_write_round(each) for each in record.rounds)
    return "\n".join("".join(f"{line}\n" for line in part) for part in parts).encode()


def _write_round(each: Round) -> list[str]:
    before = {"number": each.number, "dealer": each.dealer, "commit": each.commit}
    after = {
        "end": each.end,
        "scores": each.scores,
        "bonus": each.bonus,
        "totals": each.totals,
        "nonce": each.nonce,
        **dict(sorted(each.extra.items())),
    }
    lines = ["[[rounds]]", *_fields(before)]
    if each.deal is not None:
        lines += _block("deal", write_deal(each.deal))
    if each.play is not None:
        lines += _block("play", map(write_entry, each.play))
    if each.tally is not None:
        lines += _block("tally", map(write_entry, each.tally))
    return lines + _fields(after)


def _block(name: str, lines: Iterable[str]) -> list[str]:
    written = list(lines)
    for line in written:
        if _NO_BLOCK.search(line):
            raise ValueError(f"no line of a record: {line[:80]!r}")
    return [f"{name} = '''", *written, "'''"]


def _fields(fields: Mapping[str, object]) -> list[str]:
    """Fields one a line with their signs in one column; those that are None are left out."""
    named = {_key(name): value for name, value in fields.items() if value is not None}
    width = max(map(len, named), default=0)
    return [f"{name:{width}} = {_value(value)}" for name, value in named.items()]


class _Plain(str):
    """Text that stands in the file as it is."""

    __slots__ = ()


def _value(value: object) -> str:
    match value:
        case _Plain():
            return value
        case bool():
            return "true" if value else "false"
        case str():
            return '"' + _ESCAPED.sub(_escape, value) + '"'
        case int() | float():
            return repr(value)
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case Mapping():
            inner = ", ".join(f"{_key(name)} = {_value(value[name])}" for name in sorted(value))
            return f"{{ {inner} }}" if inner else "{}"
        case _ if hasattr(value, "isoformat"):
            return str(value.isoformat())
    raise ValueError(f"no TOML value: {type(value).__name__}")


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _value(name)


def _escape(found: re.Match[str]) -> str:
    character = found[0]
    return _SHORT.get(character, f"\\u{ord(character):04X}")
