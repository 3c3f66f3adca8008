"""Where bots think that take their time: processes of their own, so that nobody else has to wait.

A process is begun when first there is something to think about. It ends with the one that began it, even
when that one is killed.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any, Final, TypeVar

from kontu.bots.bot import Choice
from kontu.bots.weighing import Stoppable, ThinkingBot, never

T = TypeVar("T")
S = TypeVar("S", bound=Stoppable)

MOST_AT_ONCE: Final = 1024
"""So many choices may be waited for at once and still be stopped one by one."""

MOST_PROCESSES: Final = 4

_stopped: list[Any] = []
"""In a process that thinks: for every place whether what is thought about there is still wanted."""


class Thinkers:
    """Processes in which bots choose; ``close`` ends them.

    A choice that nobody waits for any more (its task is cancelled) is not thought about any longer.
    """

    def __init__(self, processes: int | None = None) -> None:
        """``processes`` at most think at once; by default one less than there are processors."""
        self._most = processes or max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))
        self._context = get_context("spawn")
        self._wanted = self._context.RawArray("b", MOST_AT_ONCE)
        self._free = list(range(MOST_AT_ONCE))
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, bot: ThinkingBot, observation: Any, legal: Sequence[Any]
    ) -> tuple[Choice, ThinkingBot]:
        """What ``bot`` chooses, and the bot as it is afterwards: the one that was given stays as it was.

        Raises what ``think`` raises.
        """
        return await self.think(bot, _choose, observation, list(legal))

    async def think(self, thinker: S, work: Callable[..., T], *given: Any) -> T:
        """What ``work(thinker, *given)`` answers in a process; the one that was given stays as it was.

        ``work`` is found there by its name, so it stands in a module, and what it is given can be pickled.

        Raises:
            BrokenProcessPool: the process died, and the next to think has a new one.
            RuntimeError: more than ``MOST_AT_ONCE`` answers are waited for.
            Whatever ``work`` raises.
        """
        if not self._free:
            raise RuntimeError("too many bots think at once")
        place = self._free.pop()
        self._wanted[place] = 1
        try:
            pool, future = self._submitted(place, thinker, work, given)
        except BaseException:
            self._free.append(place)
            raise
        future.add_done_callback(lambda _done: self._free.append(place))
        return await self._answer(pool, future, place)

    def _submitted(self, *given: Any) -> "tuple[ProcessPoolExecutor, Future[Any]]":
        pool = self._begun()
        try:
            return pool, pool.submit(_think, *given)
        except BrokenProcessPool:
            # Its process died while nobody thought.
            self._drop(pool)
        pool = self._begun()
        return pool, pool.submit(_think, *given)

    async def _answer(self, pool: ProcessPoolExecutor, future: "Future[T]", place: int) -> T:
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if not future.done():
                self._wanted[place] = 0
            raise
        except BrokenProcessPool:
            self._drop(pool)
            raise

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """The pool is not used any more; by now another may have taken its place, which stays."""
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        """Nobody thinks any more, and the processes have ended."""
        for place in range(MOST_AT_ONCE):
            self._wanted[place] = 0
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._most, self._context, _begin, (self._wanted,))
        return self._pool


def _begin(wanted: Any) -> None:
    """The process is ready to think: it leaves Ctrl+C to its parent and ends when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Who answers people goes first.
        os.nice(5)
    _stopped.append(wanted)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _think(place: int, thinker: S, work: Callable[..., T], given: tuple[Any, ...]) -> T:
    wanted = _stopped[-1]
    thinker.stop = lambda: not wanted[place]
    try:
        return work(thinker, *given)
    finally:
        # It may travel back, and whether it is still wanted is known here alone.
        thinker.stop = never


def _choose(bot: ThinkingBot, observation: Any, legal: list[Any]) -> tuple[Choice, ThinkingBot]:
    return bot.choose(observation, legal), bot


async def thought(thinkers: Thinkers | None, thinker: S, work: Callable[..., T], *given: Any) -> T:
    """What ``work(thinker, *given)`` answers, in a process of ``thinkers`` or, without them, in a thread.

    Where nobody waits for it any more the thread soon ends. Raises what ``Thinkers.think`` raises.
    """
    if thinkers is not None:
        return await thinkers.think(thinker, work, *given)
    called_off = threading.Event()
    thinker.stop = called_off.is_set
    try:
        return await asyncio.to_thread(work, thinker, *given)
    except asyncio.CancelledError:
        called_off.set()
        raise
