"""Who looks at a table, and what waits to be sent to him."""

import asyncio
from collections import deque
from typing import Final

from kontu.core.seats import Seat
from kontu.table.messages import AnyServerMessage

MOST_WAITING: Final = 32
"""How many answers may wait for a viewer who asks but does not read, before he must wait himself."""


class Viewer:
    """One connection's eyes: those of ``seat``, or of an onlooker (None).

    Answers wait in a short queue. Updates do not wait at all: that one is due is a mark, and it is
    built when the viewer can take it, with everything since ``seen``. So a slow viewer gets one
    update for many, and holds up nobody.
    """

    def __init__(self, seat: Seat | None, seen: int | None) -> None:
        self.seat = seat
        self.seen = seen
        self.update_due = True
        self._answers: deque[AnyServerMessage] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._news.set()
        self._room.set()

    def tell(self) -> None:
        """An update is due."""
        self.update_due = True
        self._news.set()

    def answer(self, message: AnyServerMessage) -> None:
        """The message waits its turn, before any update."""
        self._answers.append(message)
        self._news.set()
        if len(self._answers) >= MOST_WAITING:
            self._room.clear()

    async def news(self) -> None:
        """Returns when there is something to send."""
        await self._news.wait()

    async def room(self) -> None:
        """Returns when another answer may wait."""
        await self._room.wait()

    def take_answers(self) -> list[AnyServerMessage]:
        """All answers that wait, the oldest first; they wait no more."""
        taken = list(self._answers)
        self._answers.clear()
        self._news.clear()
        self._room.set()
        return taken
