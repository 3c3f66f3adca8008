"""How much a bot that looks ahead may spend on a choice: a number of simulations, or a time."""

import re
import time
from collections.abc import Callable
from typing import Final

import msgspec

from kontu.bots.weighing import Stop

MOST_SIMULATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 60_000

_WRITTEN: Final = re.compile(r"(?P<most>[1-9][0-9]{0,7})(?P<unit>ms|s)?", re.ASCII)


class WrongBudget(ValueError):
    """``text`` says no budget."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"no budget {text[:40]!r}")


class Budget(msgspec.Struct, frozen=True):
    """So many ``simulations`` a choice, or so many ``milliseconds`` of the clock; one of them.

    Simulations are the same on every machine, so what is chosen can be repeated by its seed; what fits into a
    time is not.
    """

    simulations: int | None = None
    milliseconds: int | None = None


def read_budget(text: str) -> Budget:
    """The budget that ``text`` writes: ``500ms``, ``2s``, or ``2000`` for simulations.

    Raises:
        WrongBudget: it says none, or more than ``MOST_SIMULATIONS`` or ``MOST_MILLISECONDS``.
    """
    match = _WRITTEN.fullmatch(text)
    if match is None:
        raise WrongBudget(text)
    most = int(match["most"])
    if match["unit"]:
        most *= 1000 if match["unit"] == "s" else 1
        if most > MOST_MILLISECONDS:
            raise WrongBudget(text)
        return Budget(milliseconds=most)
    if most > MOST_SIMULATIONS:
        raise WrongBudget(text)
    return Budget(simulations=most)


def until(stop: Stop, milliseconds: int | None, now: Callable[[], float] = time.monotonic) -> Stop:
    """True when ``stop`` is, or once so many milliseconds have passed from here (None: however many)."""
    if milliseconds is None:
        return stop
    end = now() + milliseconds / 1000
    return lambda: stop() or now() >= end
