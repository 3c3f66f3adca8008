"""The record file as a value: what a match was, line by line, with nothing worked out.

Equal records are written as equal bytes, and reading them back gives equal records.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from kontu.core.game import DealLine

FORMAT: Final = "kontu/1"
"""The version of the file format that this program reads and writes (R-02)."""

ALL: Final = "all"
"""The view of somebody who knew everything."""

ONLOOKER: Final = "onlooker"
"""The view of somebody without a seat."""

UNKNOWN: Final = "??"
"""A piece that the record's view does not know (R-10)."""

Extra = Mapping[str, object]
"""Fields of the user's own, whose names start with ``_``: kept, never looked at (R-03)."""


class Entry(msgspec.Struct, frozen=True):
    """One line of play: ``actor action >result =claim ; comment`` (R-05).

    ``actor`` is ``p1``, ``p2``, ...; ``action`` is in the game's notation and empty in a tally;
    ``result`` is what chance gave, ``claim`` the points the action is said to have brought.
    """

    actor: str
    action: str
    result: str | None = None
    claim: int | None = None
    comment: str | None = None


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """One deal and what was played of it.

    ``deal`` and ``play`` are None where the file has no such block. A score sheet has ``tally``
    instead of both. ``end``, ``scores``, ``bonus`` and ``totals`` are claims about a finished round
    (R-07), with one number a seat; ``commit`` and ``nonce`` are the promise of the order and its key (R-08).
    """

    number: int | None = None
    dealer: str | None = None
    commit: str | None = None
    deal: tuple[DealLine, ...] | None = None
    play: tuple[Entry, ...] | None = None
    tally: tuple[Entry, ...] | None = None
    end: str | None = None
    scores: tuple[int, ...] | None = None
    bonus: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None
    nonce: str | None = None
    extra: Extra = {}


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole record.

    ``seats`` are the names in seat order, ``date`` is ``YYYY-MM-DD``, ``rules`` what departs from
    ``variant``, ``totals`` the claimed result of a finished match, one number a seat.
    """

    game: str
    variant: str
    view: str
    date: str
    seats: tuple[str, ...]
    format: str = FORMAT
    totals: tuple[int, ...] | None = None
    extra: Extra = {}
    rules: Mapping[str, object] = {}
    rounds: tuple[Round, ...] = ()
