"""Places at the table, and nature's place."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0; seat 0 is written ``p1``."""

DEALER: Final = Seat(-1)
"""Nature's seat: it shuffles and deals, is written ``d`` and never wins."""


def seat_name(seat: Seat) -> str:
    """The seat as records and messages write it: ``p1`` for seat 0, ``d`` for the dealer."""
    return "d" if seat == DEALER else f"p{seat + 1}"


def read_seat(text: str, seats: int) -> Seat:
    """The seat that ``text`` names at a table of ``seats`` places.

    Raises:
        ValueError: the text is neither ``d`` nor ``p1`` to ``p<seats>``.
    """
    if text == "d":
        return DEALER
    number = text[1:]
    if text[:1] == "p" and number.isascii() and number.isdigit() and not number.startswith("0"):
        # The length bound keeps a stranger's million digits from being parsed.
        if len(number) <= 3 and int(number) <= seats:
            return Seat(int(number) - 1)
    raise ValueError(f"no seat {text[:20]!r} at a table of {seats}")
