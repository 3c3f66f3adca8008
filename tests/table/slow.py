"""An adviser who takes as long as a test wants."""

import threading
from collections.abc import Sequence
from typing import Any

from kontu.bots.bot import Reason
from kontu.bots.weighing import Weighed, never


class Slow:
    """An adviser who answers when he may; ``called_off`` counts how often he was stopped."""

    def __init__(self) -> None:
        self.stop = never
        self.may = threading.Event()
        self.asked = 0
        self.called_off = 0

    def __call__(self, game: str) -> Any:
        return self

    def weigh(self, observation: Any, legal: Sequence[Any], /) -> tuple[Weighed, ...]:
        self.asked += 1
        stop = self.stop
        while not self.may.wait(0.002):
            if stop():
                self.called_off += 1
                break
        return tuple(Weighed(action, 3.0 - nth, 10, exact=False) for nth, action in enumerate(legal))

    def explain(self, observation: Any, action: Any, /) -> Reason:
        return Reason("random")
