"""The answers that changed nothing and so stand in no store, kept for whoever repeats himself."""

from collections import OrderedDict
from typing import Final

from kontu.core.seats import Seat
from kontu.table.deciding import Answer

MOST_KEPT: Final = 256


class RecentAnswers:
    """The newest answers of a table, by seat and ``cmd_id``; the first answer to a command stays."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Seat, str], Answer] = OrderedDict()

    def get(self, seat: Seat, cmd_id: str) -> Answer | None:
        """The first answer to the command, if it is remembered."""
        return self._kept.get((seat, cmd_id))

    def keep(self, seat: Seat, cmd_id: str, answer: Answer) -> Answer:
        """The answer is remembered and returned."""
        self._kept.setdefault((seat, cmd_id), answer)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return answer
