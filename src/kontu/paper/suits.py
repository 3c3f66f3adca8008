"""The four suits as shapes: no typeface of ours has them."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from kontu.paper import look
from kontu.paper.marks import Disc, Mark, Point, Shape

COLOURS: Final = {"s": look.INK, "h": look.RED, "d": look.RED, "c": look.INK}
WIDTH: Final = 0.92
"""How wide a sign is, as a part of its height."""

_STEPS: Final = 28


def draw_suit(suit: str, left: float, foot: float, high: float) -> Iterator[Mark]:
    """The sign of ``suit`` (``s``, ``h``, ``d``, ``c``), ``high`` millimetres, standing on ``foot``."""
    paint = COLOURS[suit]
    middle = left + high * WIDTH / 2
    match suit:
        case "d":
            half = high * 0.4
            points = (
                (middle, foot - high),
                (middle + half, foot - high / 2),
                (middle, foot),
                (middle - half, foot - high / 2),
            )
            yield Shape(points, fill=paint)
        case "h":
            yield Shape(tuple(_heart(middle, foot, high, 1)), fill=paint)
        case "s":
            yield Shape(tuple(_heart(middle, foot - high * 0.14, high * 0.86, -1)), fill=paint)
            yield _stem(middle, foot, high, paint)
        case _:
            radius = high * 0.235
            for x, y in ((0.0, -0.745), (-0.245, -0.37), (0.245, -0.37)):
                yield Disc((middle + x * high, foot + y * high), radius, fill=paint)
            yield Disc((middle, foot - 0.48 * high), radius * 0.6, fill=paint)
            yield _stem(middle, foot, high, paint)


def _stem(middle: float, foot: float, high: float, paint: str) -> Mark:
    half = high * 0.2
    return Shape(((middle - half, foot), (middle + half, foot), (middle, foot - high * 0.5)), fill=paint)


def _heart(middle: float, foot: float, high: float, turn: int) -> Iterator[Point]:
    """The outline of a heart; ``turn`` -1 stands it on its head, as the leaf of a spade."""
    for step in range(_STEPS):
        angle = 2 * pi * step / _STEPS
        x = 16 * sin(angle) ** 3
        y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
        # The curve reaches from -17 to about 12.
        share = (12.0 - y) / 29.0 if turn == 1 else (y + 17.0) / 29.0
        yield middle + x / 34 * high * 0.96, foot - high + share * high
