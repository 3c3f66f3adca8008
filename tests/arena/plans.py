"""Small plans for trials of engines: a work that ends its process, and matches that are soon over."""

import os
import signal
from pathlib import Path

import msgspec

from kontu.bots import Budget
from kontu.bots.random_bot import RandomBot
from kontu.core.registry import AnyGame


class Fragile(msgspec.Struct, frozen=True):
    """Work that ends its process at ``fatal``: the first time, or whenever it is done."""

    folder: str
    fatal: int
    always: bool = False

    def __call__(self, job: int) -> int:
        """The square of ``job``, if it lives that long."""
        mark = Path(self.folder) / "died"
        if job == self.fatal and (self.always or not mark.exists()):
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return job * job


def halves(job: int) -> int:
    """Half of ``job``, which must be even; raises ValueError."""
    if job % 2:
        raise ValueError(job)
    return job // 2


def chance(_game: AnyGame, seed: int, _budget: Budget | None) -> RandomBot:
    """A bot as somebody else may make it, which plays as ours called random."""
    return RandomBot(seed)
