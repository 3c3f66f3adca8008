"""Where the work is done: here, or spread over processes of this machine (over others: ``ray_engine``).

An engine is given pieces of work that need nothing but what they are given, so it does not matter who
does one, or whether it is done twice.
"""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final, Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

MOST_TRIES: Final = 3
"""How often a piece of work is begun at most: one that ends every process is not the process's fault."""

WAITING: Final = 2
"""Pieces for each process that wait for it, so that it never waits for us."""


LOOKING: Final = 1.0
"""Seconds between two looks whether the parent still lives."""


class WorkerLost(RuntimeError):
    """A piece of work ended its process each time it was tried."""


class Engine(Protocol):
    """Does pieces of work."""

    @property
    def width(self) -> int:
        """How many pieces are done at once, now."""
        ...

    @property
    def shares_disk(self) -> bool:
        """Whether files that the work writes are files of this machine."""
        ...

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """What ``work`` gives for each of ``jobs``, in the order in which it is ready.

        Raises:
            WorkerLost: a piece could not be done.
        """
        ...


class HereEngine:
    """Does one piece after the other in this process."""

    width: Final = 1
    shares_disk: Final = True

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """As ``Engine.run``, in the order given."""
        return map(work, jobs)


class PoolEngine:
    """Spreads the work over ``workers`` processes; what a lost process had in hand is given out again."""

    shares_disk: Final = True

    def __init__(self, workers: int) -> None:
        self._workers = workers

    @property
    def width(self) -> int:
        """The number of processes."""
        return self._workers

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """As ``Engine.run``. Stopped early, it ends its processes at once."""
        coming = iter(jobs)
        again: list[tuple[J, int]] = []
        while True:
            lost: list[tuple[J, int]] = []
            yield from self._until_lost(work, again, coming, lost)
            if not lost:
                return
            if any(tries >= MOST_TRIES for _, tries in lost):
                raise WorkerLost(f"a piece of work ended its process {MOST_TRIES} times")
            again = lost

    def _until_lost(
        self,
        work: Callable[[J], R],
        again: list[tuple[J, int]],
        coming: Iterator[J],
        lost: list[tuple[J, int]],
    ) -> Iterator[R]:
        """Results until the work is done, or a process is lost: what was then in hand is put in ``lost``."""
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self._workers, initializer=_belong_to, initargs=(os.getpid(),))
        pending: dict[Future[R], tuple[J, int]] = {}
        todo = iter([*again])
        finished = False
        try:
            while True:
                room = self._workers * WAITING - len(pending)
                fresh = [(job, tries + 1) for job, tries in islice(todo, room)]
                # What ended a process before goes alone, so that it takes no other piece with it.
                fresh += [(job, 1) for job in islice(coming, room - len(fresh))]
                for job, tries in fresh:
                    pending[pool.submit(work, job)] = job, tries
                if not pending:
                    finished = True
                    return
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del pending[future]
                    yield result
        except BrokenProcessPool:
            lost += pending.values()
        finally:
            pool.shutdown(wait=finished, cancel_futures=True)
            if not finished:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()


def _belong_to(parent: int) -> None:
    """Interruptions are left to the ``parent``, and where it is killed its processes end as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOKING)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def engine_for(workers: int) -> Engine:
    """The engine that uses ``workers`` processes."""
    return HereEngine() if workers <= 1 else PoolEngine(workers)
