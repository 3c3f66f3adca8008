"""Every legal action but lay-downs, in numbers. No rule stands here: the kernel lists what it passes."""

from collections.abc import Iterator
from typing import Any

from kontu.games.kontrakt.dealing import PHASES
from kontu.games.kontrakt.match import CUT
from kontu.games.kontrakt.observation import Phase

Simple = tuple[int, int]
"""A numbered action and its card."""

Addition = tuple[int, int, int, int]
"""Laying off: the card, what a joker stands for (else -1), the meld, which end an ace goes to."""

Exchange = tuple[int, int, int, int, int, int]
"""A swap: the card, which end if an ace, the meld, what the joker then stands for, which end, where to."""

_ADD, _SWAP = 9, 10
"""What a number of the kernel begins with that is no numbered action, as in ``choosing.py``."""


def simple(match: Any) -> Iterator[Simple]:
    """Drawing, buying, cutting and discarding."""
    if match.phase == PHASES.index(Phase.CUT):
        yield from ((CUT, depth) for depth in range(1, match.terms.cards))
    yield from (found for code in match.listed() if (found := simple_of(code)))


def additions(match: Any) -> Iterator[Addition]:
    """Every card that may be laid off, everywhere it may go."""
    yield from (found for code in match.listed() if (found := addition_of(code)))


def exchanges(match: Any) -> Iterator[Exchange]:
    """Every joker that may be taken out of a run, and everywhere it may then go."""
    yield from (found for code in match.listed() if (found := exchange_of(code)))


def simple_of(code: int) -> Simple | None:
    """A number of the kernel as a numbered action and its card; None when it is another."""
    return None if code & 15 in {_ADD, _SWAP} else (code & 15, code >> 4 & 63)


def addition_of(code: int) -> Addition | None:
    """A number of the kernel as a laying off; None when it is another."""
    if code & 15 != _ADD:
        return None
    return code >> 4 & 63, (code >> 15 & 63) - 1, code >> 10 & 31, code >> 21 & 3


def exchange_of(code: int) -> Exchange | None:
    """A number of the kernel as a swap; None when it is another."""
    if code & 15 != _SWAP:
        return None
    to, to_end = code >> 10 & 31, code >> 21 & 3
    return code >> 4 & 63, code >> 28 & 3, code >> 23 & 31, (code >> 15 & 63) - 1, to_end, to
