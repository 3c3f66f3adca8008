"""How much faster the same matches are played by several processes, or by a Ray cluster.

``python -m bench.scaling --ray auto`` plays them on each in turn, several times, and compares the results,
which must be equal. It wants the machine for itself; a cluster must have been started (``ray start``).
"""

import argparse
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median
from typing import NamedTuple

from kontu.arena import Contest, Tally, simulate
from kontu.arena.engine import Engine, HereEngine, PoolEngine
from kontu.core import registry

MATCHES = {"contack": 2000, "kontrakt": 100}
"""How many matches of each game are played in one run."""


class Row(NamedTuple):
    """The median of an engine's seconds for one game, and how many times faster than one process that is."""

    game: str
    engine: str
    seconds: float
    speed_up: float


@contextmanager
def engines(processes: int, ray: str | None) -> Iterator[Mapping[str, Engine]]:
    """The engines by name, the single process first."""
    found: dict[str, Engine] = {"1 process": HereEngine(), f"{processes} processes": PoolEngine(processes)}
    if ray is None:
        yield found
        return
    from kontu.arena.ray_engine import RayEngine

    cluster = RayEngine(ray)
    try:
        yield {**found, f"Ray, {cluster.width} processors": cluster}
    finally:
        cluster.close()


def contest_of(game: str) -> Contest:
    """Four greedy bots at the first variant of the game."""
    return Contest(game, next(iter(registry.get(game).variants.values())), ("greedy",) * 4, 1)


def measure(found: Mapping[str, Engine], matches: Mapping[str, int], runs: int) -> list[Row]:
    """A row for each game and engine; the engines take turns.

    Raises:
        ValueError: an engine found something else than another.
    """
    rows = []
    for game, n in matches.items():
        contest = contest_of(game)
        spans: dict[str, list[float]] = {name: [] for name in found}
        tally: Tally | None = None
        for _ in range(runs):
            for name, engine in found.items():
                began = time.perf_counter()
                told = simulate(contest, n, engine)
                spans[name].append(time.perf_counter() - began)
                if tally is not None and told != tally:
                    raise ValueError(f"{name} found something else in {game}")
                tally = told
        alone = median(next(iter(spans.values())))
        rows += [Row(game, name, median(each), alone / median(each)) for name, each in spans.items()]
    return rows


def lines(rows: Sequence[Row], matches: Mapping[str, int], runs: int) -> Iterator[str]:
    """The rows as a table for the documents."""
    yield f"Median of {runs} runs on {os.cpu_count()} processors; every engine found the same."
    yield ""
    yield "| game | matches | engine | seconds | times as fast |"
    yield "|---|---|---|---|---|"
    for row in rows:
        yield f"| {row.game} | {matches[row.game]} | {row.engine} | {row.seconds:.2f} | {row.speed_up:.2f} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--ray", metavar="ADDRESS", help="a cluster, as kontu simulate --ray takes it")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of matches")
    given = parser.parse_args(arguments)
    if given.runs < 1 or given.processes < 1 or given.share <= 0:
        parser.error("--runs and --processes must be at least 1, and --share more than 0")
    matches = {game: max(1, round(n * given.share)) for game, n in MATCHES.items()}
    with engines(given.processes, given.ray) as found:
        rows = measure(found, matches, given.runs)
    print("\n".join(lines(rows, matches, given.runs)))


if __name__ == "__main__":
    main()
