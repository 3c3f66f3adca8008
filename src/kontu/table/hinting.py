"""Hints: what the choices of a seat come to, told to whoever asked and to nobody else.

Nothing of a hint is stored, told or logged. It is worked out from what the seat sees, away from everything
else that the table does, so that nobody else can tell that somebody asked.
"""

import asyncio
import logging
from typing import Any, Final

import msgspec

from kontu.bots.advising import advise_soon
from kontu.bots.telling import WeighedChoice, told
from kontu.bots.thinking import thought
from kontu.core.game import recall, some_actions
from kontu.core.refusals import Refusal
from kontu.core.registry import AnyGame
from kontu.core.seats import Seat
from kontu.table import deciding, refusing
from kontu.table.match import LiveMatch
from kontu.table.messages import AskHint, Hint, Refused, Stale
from kontu.table.settings import TableSettings
from kontu.table.viewers import Viewer

LOG: Final = logging.getLogger(__name__)

MOST_TOLD: Final = 5
"""So many choices a hint tells."""

LONGEST_MS: Final = 10_000
"""About so long a hint is thought about: by rules of somebody's own a round may take minutes to play on."""

MOST_CHOICES: Final = 5_000
"""Of more legal actions than this the rest is not weighed."""


class Question(msgspec.Struct, frozen=True):
    """What is thought about: ``viewer`` asked it by the name ``cmd_id``, in the state made at ``moved``."""

    viewer: Viewer
    cmd_id: str
    moved: int
    task: "asyncio.Task[None]"


class Hints:
    """The hints of one table: at most one a seat is thought about, and the last of each is remembered."""

    def __init__(self, match: LiveMatch, settings: TableSettings) -> None:
        self._match = match
        self._settings = settings
        self._can = settings.find_adviser(match.game.name) is not None
        self._thinking: dict[Seat, Question] = {}
        self._told: dict[Seat, tuple[int, Hint]] = {}

    @property
    def given(self) -> bool:
        """True when whoever is to act at this table may ask, and somebody can answer."""
        return self._can and self._match.opened.gives_hints

    def ask(self, viewer: Viewer, wish: AskHint) -> Refused | Stale | Hint | None:
        """The answer; None when it is still being thought about, and the viewer gets it when it is there."""
        seat = viewer.seat
        refusal = self._refusal(seat)
        if refusal is not None or seat is None:
            return Refused(cmd_id=wish.cmd_id, refusal=refusal or refusing.no_seat())
        match = self._match
        if not match.moved <= wish.at <= match.version:
            return Stale(cmd_id=wish.cmd_id, version=match.version)
        if (refusal := deciding.may_choose(match, seat)) is not None:
            return Refused(cmd_id=wish.cmd_id, refusal=refusal)
        self._call_off(seat)
        moved, told = self._told.get(seat, (0, None))
        if told is not None and moved == match.moved:
            # Asked again, also by another device, the same is told: by other chance it would differ a little.
            return msgspec.structs.replace(told, cmd_id=wish.cmd_id)
        asking = match.asking
        state = match.state if asking is None else asking.state_for(seat)
        task = asyncio.create_task(self._think(seat, state), name="a hint")
        self._thinking[seat] = Question(viewer, wish.cmd_id, match.moved, task)
        return None

    def thinks_for(self, viewer: Viewer) -> bool:
        """True while the viewer waits for a hint."""
        return any(question.viewer is viewer for question in self._thinking.values())

    def drop(self, viewer: Viewer) -> None:
        """The viewer waits for no hint any more."""
        if viewer.seat is not None:
            question = self._thinking.get(viewer.seat)
            if question is not None and question.viewer is viewer:
                self._call_off(viewer.seat)

    def look(self) -> None:
        """Whoever waits for a hint on what is past is told so."""
        for seat, question in list(self._thinking.items()):
            if question.moved != self._match.moved:
                del self._thinking[seat]
                question.task.cancel()
                question.viewer.answer(Stale(cmd_id=question.cmd_id, version=self._match.version))

    def close(self) -> None:
        """Nothing is thought about any more."""
        for seat in list(self._thinking):
            self._call_off(seat)

    def _refusal(self, seat: Seat | None) -> Refusal | None:
        if seat is None:
            return refusing.no_seat()
        if self._match.phase == "over":
            return refusing.table_over()
        if not self._match.opened.gives_hints:
            return refusing.hints_off()
        return None if self._can else refusing.no_adviser()

    def _call_off(self, seat: Seat) -> None:
        question = self._thinking.pop(seat, None)
        if question is not None:
            question.task.cancel()
            question.viewer.answer(Refused(cmd_id=question.cmd_id, refusal=refusing.hint_called_off()))

    async def _think(self, seat: Seat, state: Any) -> None:
        try:
            count, best = await self._work_out(seat, state)
        except Exception:
            # What went wrong is in the log, and nothing of the table with it.
            LOG.exception("a hint could not be worked out")
            question = self._thinking.pop(seat)
            question.viewer.answer(Refused(cmd_id=question.cmd_id, refusal=refusing.hint_failed()))
            return
        question = self._thinking.pop(seat)
        hint = Hint(cmd_id=question.cmd_id, version=self._match.version, count=count, best=best)
        self._told[seat] = (question.moved, hint)
        question.viewer.answer(hint)

    async def _work_out(self, seat: Seat, state: Any) -> tuple[int, tuple[WeighedChoice, ...]]:
        """How many choices there are, and the best of them."""
        game = self._match.game
        observation, legal = await asyncio.to_thread(_seen, game, state, seat)
        adviser = self._settings.find_adviser(game.name)
        if adviser is None:
            raise LookupError("there was an adviser before")
        given = (observation, legal, MOST_TOLD, LONGEST_MS)
        found = await thought(self._settings.advisers, adviser, advise_soon, *given)
        return len(legal), tuple(told(game, state, each) for each in found)


def _seen(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, list[Any]]:
    return recall(game, state, seat), list(some_actions(game, state, MOST_CHOICES)[0])
