"""Tables of figures for people, the same on the terminal and in a report."""

import math

import msgspec

from kontu.arena.intervals import Interval
from kontu.locale import Texts


class Table(msgspec.Struct, frozen=True):
    """A ``title``, the names of the columns, and rows of text; ``words`` columns on the left are words."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1


def number(value: float, texts: Texts, digits: int = 2) -> str:
    """``value`` as the language writes numbers."""
    if math.isinf(value):
        return "−∞" if value < 0 else "∞"
    # Adding zero makes an ordinary zero of a negative one.
    return texts.decimal(round(value, digits) + 0.0, digits)


def interval(found: Interval, texts: Texts, *, percent: bool = False) -> str:
    """The figure and the ends of its interval: ``12.30 [11.90, 12.70]``, or the same in per cent."""
    factor, digits = (100, 1) if percent else (1, 2)
    value, low, high = (number(factor * each, texts, digits) for each in (found.value, found.low, found.high))
    comma = ";" if texts.text("decimal-mark") == "," else ","
    return f"{value}{' %' if percent else ''} [{low}{comma} {high}]"
