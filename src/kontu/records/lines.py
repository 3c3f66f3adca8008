"""The lines of a deal (R-04) and of play (R-05): read strictly, written in one way."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from kontu.core.game import DealLine
from kontu.core.refusals import Arg, Refusal, RefusedError
from kontu.records.model import UNKNOWN, Entry

MOST_PIECES: Final = 1000
"""A deal has at most so many pieces: ``??*999`` is short to write and long to keep."""

_WORD: Final = re.compile(r"[^ \t]+")
_ACTOR: Final = re.compile(r"d|p[1-9][0-9]?")
_HOLDER: Final = re.compile(r"[a-z][a-z0-9]{0,7}")
_PIECE: Final = re.compile(r"[^>=;]+")
_RESULT: Final = re.compile(r">[^>=;]+")
_CLAIM: Final = re.compile(r"=(0|-?[1-9][0-9]{0,8})")
_MANY: Final = re.compile(r"\?\?\*([1-9][0-9]{0,2})")


class LineError(RefusedError):
    """A line is not in the grammar; ``column`` counts from 1."""

    def __init__(self, column: int, code: str, rule: str, **args: Arg) -> None:
        super().__init__(Refusal(code, rule, args))
        self.column = column


def read_entry(line: str) -> Entry:
    """The line of play ``actor action >result =claim ; comment``; raises LineError (R-05)."""
    entry, words = _read_line(line)
    if not entry.action:
        raise LineError(_after(words[0]), "record-action-missing", "R-05", actor=entry.actor)
    return entry


def read_tally(line: str) -> Entry:
    """The line of a score sheet ``actor =claim ; comment``; raises LineError (R-09)."""
    entry, words = _read_line(line)
    if entry.actor == "d" or entry.action or entry.result is not None or entry.claim is None:
        raise LineError(_after(words[0]), "record-tally-line", "R-09", actor=entry.actor)
    return entry


def write_entry(entry: Entry) -> str:
    """The line that reads as ``entry``."""
    words = [entry.actor]
    if entry.action:
        words.append(entry.action)
    if entry.result is not None:
        words.append(f">{entry.result}")
    if entry.claim is not None:
        words.append(f"={entry.claim}")
    line = " ".join(words)
    return line if entry.comment is None else f"{line}  ; {entry.comment}"


def _read_line(line: str) -> tuple[Entry, list[re.Match[str]]]:
    body, _, note = line.partition(";")
    words = list(_WORD.finditer(body))
    if not words or not _ACTOR.fullmatch(words[0][0]):
        column = words[0].start() + 1 if words else line.index(";") + 1
        raise LineError(column, "record-actor", "R-05", text=words[0][0][:40] if words else ";")
    rest = words[1:]
    action: list[str] = []
    while rest and rest[0][0][0] not in ">=":
        action.append(rest.pop(0)[0])
    result = claim = None
    if rest and rest[0][0][0] == ">":
        result = _take(rest, _RESULT, "record-result-form")[0][1:]
    if rest and rest[0][0][0] == "=":
        claim = int(_take(rest, _CLAIM, "record-claim-form")[1])
    if rest:
        raise LineError(rest[0].start() + 1, "record-line-rest", "R-05", text=rest[0][0][:40])
    comment = note.strip(" \t") or None
    return Entry(words[0][0], " ".join(action), result, claim, comment), words


def _take(rest: list[re.Match[str]], form: re.Pattern[str], code: str) -> re.Match[str]:
    word = rest.pop(0)
    found = form.fullmatch(word[0])
    if found is None:
        raise LineError(word.start() + 1, code, "R-05", text=word[0][:40])
    return found


def _after(word: re.Match[str]) -> int:
    return word.end() + 1


def read_deal_line(line: str) -> DealLine:
    """The line of a deal ``holder piece piece ...``; raises LineError (R-04, R-10)."""
    holder, *words = _WORD.finditer(line)
    if not _HOLDER.fullmatch(holder[0]):
        raise LineError(holder.start() + 1, "record-holder", "R-04", text=holder[0][:40])
    pieces: list[str] = []
    for word in words:
        if many := _MANY.fullmatch(word[0]):
            pieces.extend([UNKNOWN] * int(many[1]))
        elif word[0].startswith(UNKNOWN) and word[0] != UNKNOWN:
            raise LineError(word.start() + 1, "record-unknown-count", "R-10", text=word[0][:40])
        elif not _PIECE.fullmatch(word[0]):
            raise LineError(word.start() + 1, "record-piece", "R-04", text=word[0][:40])
        else:
            pieces.append(word[0])
        if len(pieces) > MOST_PIECES:
            raise LineError(word.start() + 1, "record-deal-large", "R-04", most=MOST_PIECES)
    return DealLine(holder[0], tuple(pieces))


def write_deal(deal: Sequence[DealLine]) -> Iterable[str]:
    """The lines that read as ``deal``, the pieces in one column."""
    width = max((len(line.holder) for line in deal), default=0)
    for line in deal:
        words = " ".join(_write_pieces(line.pieces))
        yield f"{line.holder:{width}} {words}".rstrip()


def _write_pieces(pieces: Sequence[str]) -> Iterable[str]:
    for piece, same in groupby(pieces):
        count = len(list(same))
        if piece != UNKNOWN:
            yield from [piece] * count
        else:
            # Only up to 999 can be written in one word.
            full, rest = divmod(count, 999)
            yield from [f"{UNKNOWN}*999"] * full
            if rest:
                yield UNKNOWN if rest == 1 else f"{UNKNOWN}*{rest}"
