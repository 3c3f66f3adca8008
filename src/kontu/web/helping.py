"""Hints over the wire: those of one address leave the processes that weigh to others too (T-06)."""

from collections import defaultdict
from typing import Final

from kontu.table.messages import AboutHints, AskHint, DropHint, Hint, Refused, Stale
from kontu.table.table import Table
from kontu.table.viewers import Viewer
from kontu.web.limits import Buckets, too_much
from kontu.web.settings import WebSettings


class Helping:
    """Passes on what is said about hints, unless the address has too many of them, whatever the tables."""

    def __init__(self, settings: WebSettings) -> None:
        self._most: Final = settings.hints_at_once
        # What is called off at once still takes the time of finding what may be done.
        self._asking = Buckets(settings.hint_most, settings.hint_per_second, settings.now)
        self._asked: defaultdict[str, dict[Viewer, Table]] = defaultdict(dict)

    def help(self, table: Table, viewer: Viewer, message: AboutHints, address: str) -> None:
        """A hint comes by itself when it is there, and leaves the table as it was."""
        if isinstance(message, DropHint):
            table.drop_hint(viewer)
            return
        answer = self._answer(table, viewer, message, address)
        if answer is not None:
            viewer.answer(answer)
            if isinstance(answer, Stale):
                viewer.tell()

    def forget(self, viewer: Viewer, address: str) -> None:
        """The viewer of this address is gone."""
        self._asked[address].pop(viewer, None)
        if not self._asked[address]:
            del self._asked[address]

    def _answer(
        self, table: Table, viewer: Viewer, wish: AskHint, address: str
    ) -> Refused | Stale | Hint | None:
        waiting = {each: where for each, where in self._asked[address].items() if where.thinks_for(each)}
        # Who asks anew waits for the former answer no longer.
        waiting.pop(viewer, None)
        self._asked[address] = waiting
        if not self._asking.take(address) or len(waiting) >= self._most:
            return Refused(cmd_id=wish.cmd_id, refusal=too_much())
        answer = table.hint(viewer, wish)
        if answer is None:
            waiting[viewer] = table
        return answer
