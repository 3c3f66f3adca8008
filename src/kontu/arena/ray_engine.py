"""Work spread over the machines of a Ray cluster. Needs the extra ``ray``."""

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar, cast

# Read when Ray is imported: nothing is told to its makers, and nothing that is no part of a command's answer.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray
from ray.exceptions import (
    LocalRayletDiedError,
    NodeDiedError,
    ObjectLostError,
    OutOfMemoryError,
    RayError,
    RayTaskError,
    WorkerCrashedError,
)
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from kontu.arena.edition import Edition, edition
from kontu.arena.engine import MOST_TRIES, WAITING, WorkerLost
from kontu.arena.ray_address import AUTO, RayFault, answering

J = TypeVar("J")
R = TypeVar("R")

# These say nothing of their types.
nodes_of: Callable[[], list[dict[str, Any]]] = ray.nodes
resources: Callable[[], dict[str, float]] = ray.cluster_resources
own_address: Callable[[], str] = ray.util.get_node_ip_address

LOST: Final = (WorkerCrashedError, NodeDiedError, ObjectLostError, OutOfMemoryError)
"""What Ray says when whoever had a piece of work in hand is no more."""

LOOKING: Final = 2.0
"""Seconds between two looks at how large the cluster is."""

PATIENCE: Final = 60.0
"""Seconds that a node has to say which Kontu it has, and a cluster to get a processor back."""

MOST_LINES: Final = 4
MOST_SAID: Final = 400


class OtherEdition(Exception):
    """A node that came later has another Kontu: the difference, and where it is."""


class RayEngine:
    """Spreads the work over a Ray cluster; what a lost process or node had in hand is given out again."""

    shares_disk: Final = False

    def __init__(self, address: str) -> None:
        """A part of the cluster at ``address`` is this process from now on, until ``close``.

        Raises:
            RayFault: there is none, it will not have us, or it would play otherwise than we do.
        """
        self._edition = edition()
        self._looked = -LOOKING
        self._width = 0
        found = answering(address)
        try:
            ray.init(found, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, RuntimeError, ValueError, AssertionError, RayError) as error:
            if found == AUTO and isinstance(error, ConnectionError):
                # Nobody told of a cluster, and Ray itself found none on this machine.
                raise RayFault("none") from error
            raise RayFault("refused", address=address, problem=_in_short(error)) from error
        try:
            self._look_at_nodes()
        except BaseException:
            self.close()
            raise

    @property
    def width(self) -> int:
        """The processors of the cluster, one at least; nodes may come and go."""
        return max(1, self._processors())

    def _processors(self) -> int:
        now = time.monotonic()
        if now - self._looked >= LOOKING:
            self._looked = now
            self._width = int(resources().get("CPU", 0))
        return self._width

    def _look_at_nodes(self) -> None:
        """Raise RayFault where a node would play otherwise than this process."""
        nodes = {
            str(node["NodeID"]): str(node["NodeManagerAddress"])
            for node in nodes_of()
            if node["Alive"] and node["Resources"].get("CPU", 0) >= 1
        }
        if not nodes:
            raise RayFault("idle")
        asking = ray.remote(num_cpus=0, max_retries=MOST_TRIES)(_asking())
        there = {
            node: asking.options(
                scheduling_strategy=NodeAffinitySchedulingStrategy(node, soft=False)
            ).remote()
            for node in nodes
        }
        for node, ref in there.items():
            name = nodes[node]
            try:
                told = ray.get(ref, timeout=PATIENCE)
            except RayError as error:
                raise RayFault("refused", address=name, problem=_in_short(error)) from error
            if told is None:
                raise RayFault("without", node=name)
            if difference := self._edition.difference(Edition(*told)):
                raise RayFault(difference, node=name)

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """As ``Engine.run``. Stopped early, it takes back what was given out.

        Raises:
            RayFault: the cluster is gone, or a node that came later plays otherwise.
            WorkerLost: a piece could not be done.
        """
        piece: Any = ray.remote(num_cpus=1, max_retries=0)(_piece)
        coming = iter(jobs)
        again: deque[tuple[J, int]] = deque()
        pending: dict[Any, tuple[J, int]] = {}
        try:
            while True:
                room = self.width * WAITING - len(pending)
                fresh = [again.popleft() for _ in range(min(room, len(again)))]
                fresh += [(job, 1) for job in islice(coming, max(0, room - len(fresh)))]
                for job, tries in fresh:
                    pending[piece.remote(work, job, self._edition)] = job, tries
                if not pending:
                    return
                for ref in self._ready(list(pending)):
                    job, tries = pending.pop(ref)
                    try:
                        result = cast("R", ray.get(ref))
                    except LOST as error:
                        if tries >= MOST_TRIES:
                            raise WorkerLost(f"a piece of work was lost {tries} times") from error
                        again.append((job, tries + 1))
                    except RayTaskError as error:
                        raise _cause(error) from error
                    else:
                        yield result
        except (ConnectionError, LocalRayletDiedError) as error:
            raise RayFault("lost") from error
        finally:
            for ref in pending:
                ray.cancel(ref, force=True)

    def _ready(self, refs: list[Any]) -> list[Any]:
        """Those of ``refs`` that are there; waits for one at least."""
        idle_since: float | None = None
        while True:
            if ray.wait(refs, num_returns=1, timeout=LOOKING)[0]:
                return cast("list[Any]", ray.wait(refs, num_returns=len(refs), timeout=0)[0])
            if self._processors():
                idle_since = None
            elif idle_since is None:
                idle_since = time.monotonic()
            elif time.monotonic() - idle_since > PATIENCE:
                raise RayFault("idle")

    def close(self) -> None:
        """The cluster is left."""
        ray.shutdown()


def _piece(work: Callable[[J], R], job: J, ours: Edition) -> R:
    """What ``work`` gives for ``job``, on a node of the same edition; raises OtherEdition."""
    if difference := ours.difference(edition()):
        raise OtherEdition(difference, own_address())
    return work(job)


def _asking() -> Callable[[], tuple[Any, ...] | None]:
    """A question that is sent whole, since the node may have no Kontu in which to find it."""

    def told() -> tuple[Any, ...] | None:
        try:
            from kontu.arena.edition import edition as theirs
        except ImportError:
            return None
        return theirs().told()

    return told


def _cause(error: RayTaskError) -> Exception:
    cause = error.cause
    if isinstance(cause, OtherEdition):
        why, node = cause.args
        return RayFault(why, node=node)
    return cause if isinstance(cause, Exception) else error


def _in_short(error: Exception) -> str:
    """What Ray says in one line; of a traceback where it begins and how it ends."""
    said, traced, rest = str(error).strip().partition("Traceback (most recent call last):")
    lines = said.splitlines()[:MOST_LINES] + (rest.splitlines()[-1:] if traced else [])
    return " ".join(line.strip() for line in lines if line.strip())[:MOST_SAID] or type(error).__name__
