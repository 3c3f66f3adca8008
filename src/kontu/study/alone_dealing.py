"""Deals for one player: an order that follows from a text, promised before it is dealt.

The text, called the seed, is public: for the deal of a day it is made of the date (UTC), for any other of 32
hexadecimal digits that the player's own device has chosen. So everybody gets the same deal on the same date,
on any server and without one, and anybody can work it out again (``docs/alone.md``)::

    seed   kontu/1/patience/2026-11-30
    order  the pieces sorted by the SHA-256 of "<seed> <copy> <piece>", where copy counts equal pieces from 1
    sha256 the promise of a table (R-08), with the seed for its nonce
"""

import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Final, Literal

import msgspec

from kontu.core.refusals import Refusal
from kontu.records.promises import commitment
from kontu.study.wishes import StudyRefused, Wish

What = Literal["patience", "puzzle"]
"""What is dealt without a table; a round against bots is dealt at one, for the name of its game."""

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_CHOSEN: Final = re.compile(r"[0-9a-f]{32}")


class AloneDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The promise of an order, whose nonce is ``seed``. ``order`` is None while it is hidden."""

    seed: str
    sha256: str
    order: tuple[str, ...] | None


def read_day(text: str) -> date:
    """The day written ``YYYY-MM-DD``; raises StudyRefused for what is none (C-71)."""
    try:
        if _DATE.fullmatch(text) is None:
            raise ValueError(text)
        return date.fromisoformat(text)
    except ValueError:
        raise StudyRefused(Refusal("alone-date", "C-71", {"text": text[:40]})) from None


def seed_of(what: str, which: str) -> str:
    """The seed of a deal: ``what`` is dealt (a game, or a ``What``), ``which`` is a date or 32 digits."""
    return f"kontu/1/{what}/{which}"


def seed_wished(wish: Wish, what: What) -> str:
    """The seed that a wish names by its ``date`` or by its ``seed``; raises StudyRefused."""
    if wish.has("date"):
        day = read_day(wish.text("date"))
        if wish.has("seed"):
            raise wish.wrong("seed")
        return seed_of(what, day.isoformat())
    chosen = wish.text("seed")
    if _CHOSEN.fullmatch(chosen) is None:
        raise StudyRefused(Refusal("alone-seed", "C-71", {"text": chosen[:40]}))
    return seed_of(what, chosen)


def shuffled(pieces: Sequence[str], seed: str) -> tuple[str, ...]:
    """All ``pieces``, equal ones as often as given, in the order that follows from ``seed``."""
    copies: Counter[str] = Counter()
    keyed = []
    for piece in pieces:
        copies[piece] += 1
        keyed.append((hashlib.sha256(f"{seed} {copies[piece]} {piece}".encode()).digest(), piece))
    return tuple(piece for _, piece in sorted(keyed))


def promise(order: Sequence[str], seed: str, *, hidden: bool) -> AloneDeal:
    """The promise of ``order``, with the order itself unless it is ``hidden`` still."""
    sha256 = commitment(" ".join(order), seed)
    return AloneDeal(seed=seed, sha256=sha256, order=None if hidden else tuple(order))


def refuse_day(day: str, today: str, *, others_are_bots: bool) -> Refusal | None:
    """Why no table can be opened for the round of ``day``; None when it can (C-71)."""
    try:
        read_day(day)
    except StudyRefused as error:
        return error.refusals[0]
    if day > today:
        return Refusal("alone-date-ahead", "C-71", {"day": day, "today": today})
    return None if others_are_bots else Refusal("alone-with-people", "C-71")


def order_of_day(game: str, day: str, before: int, pieces: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """The order and the nonce of a deal of the day, ``before`` being how many there were at the table.

    Who knows the date can work them out, hidden cards too: such a table is for one person among bots.
    """
    seed = seed_of(game, f"{day}/{before + 1}" if before else day)
    return shuffled(pieces, seed), seed
