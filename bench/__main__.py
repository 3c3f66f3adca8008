"""One command: random legal play of both games beside other engines, on this machine, in this process.

``python -m bench`` prints the report, ``--json`` an object; ``--write FILE`` writes docs/benchmarks.md.
The engines take turns, run after run, so that whatever else the machine does hits all of them.
"""

import argparse
import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from bench.engines import Engine, engines
from bench.parts import build_rows, finder_rows, growth_rows, memory_rows
from bench.report import lines
from kontu.games.contack import kernel


def processor() -> str:
    """The name of the processor, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def measure(found: Sequence[Engine], runs: int, seconds: float) -> list[dict[str, Any]]:
    """One row an engine: medians of games and actions a second, and how far the runs lay apart."""
    paces = [[engine.run(seconds) for engine in found] for _ in range(runs)]
    rows = []
    for i, engine in enumerate(found):
        games = [run[i].games / run[i].seconds for run in paces]
        actions = [run[i].actions / run[i].seconds for run in paces]
        spread = (max(actions) - min(actions)) / median(actions)
        rows.append(
            {
                "engine": engine.name,
                "game": engine.game,
                "games_per_second": median(games),
                "actions_per_second": median(actions),
                "spread": spread,
            }
        )
    return rows


def ratios(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times as many actions and games a second Kontu plays as each of the others."""
    ours = [row for row in rows if row["engine"].startswith("Kontu")]
    others = [row for row in rows if row not in ours]
    return [
        {
            "engine": our["engine"],
            "game": our["game"],
            "beside": other["engine"],
            "actions": our["actions_per_second"] / other["actions_per_second"],
            "games": our["games_per_second"] / other["games_per_second"],
        }
        for our in ours
        for other in others
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="how often each engine runs (default 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long one run lasts (default 0.5)")
    parser.add_argument("--json", action="store_true", help="print an object for programs")
    parser.add_argument(
        "--actions", type=int, default=10_000_000, help="how many to watch the memory (default 10 million)"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the report here as well")
    chosen = parser.parse_args(arguments)
    if chosen.runs < 1 or chosen.actions < 1 or not 0 < chosen.seconds <= 3600:
        parser.error("--runs and --actions are at least 1, --seconds above 0 and at most 3600")
    report = measured(chosen.runs, chosen.seconds, chosen.actions)
    text = "\n".join(lines(report)) + "\n"
    if chosen.write:
        chosen.write.write_text(text, encoding="utf-8")
    print(json.dumps(report, indent=2) if chosen.json else text, end="\n" if chosen.json else "")


def measured(runs: int, seconds: float, actions: int) -> dict[str, Any]:
    """Everything that is measured, with what it was measured on."""
    found, missing = engines()
    rows = measure(found, runs, seconds)
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "kernel": "compiled" if kernel.COMPILED else "interpreted",
        "runs": runs,
        "seconds": seconds,
        "rows": rows,
        "ratios": ratios(rows),
        "missing": missing,
        "finder": finder_rows(runs, seconds),
        "builds": build_rows(runs, seconds),
        "growth": growth_rows(runs, seconds),
        "memory": memory_rows(actions),
    }


if __name__ == "__main__":
    main()
