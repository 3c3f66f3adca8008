"""One command: random legal Contack beside other engines, on this machine, in this process.

``python -m bench`` prints a table, ``--json`` an object.
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

from bench.engines import SEATS, Engine, engines
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
            "beside": other["engine"],
            "actions": our["actions_per_second"] / other["actions_per_second"],
            "games": our["games_per_second"] / other["games_per_second"],
        }
        for our in ours
        for other in others
    ]


def show(report: dict[str, Any]) -> None:
    """The report as text for people."""
    print(f"{report['processor']}, {report['cores']} cores, Python {report['python']}, ", end="")
    print(f"kernel {report['kernel']}; {report['runs']} runs of {report['seconds']} s each, medians")
    print(f"Contack: house/1, {SEATS} seats; a game is a hand. An action is a player's choice.\n")
    print(f"{'engine':28} {'game':10} {'games/s':>12} {'actions/s':>14} {'spread':>7}")
    for row in report["rows"]:
        print(
            f"{row['engine']:28} {row['game']:10} {row['games_per_second']:12,.1f}"
            f" {row['actions_per_second']:14,.0f} {row['spread']:7.0%}"
        )
    print()
    for ratio in report["ratios"]:
        print(
            f"{ratio['engine']} : {ratio['beside']} = {ratio['actions']:,.2f} in actions/s,"
            f" {ratio['games']:,.1f} in games/s"
        )
    if report["missing"]:
        print(f"Not installed, so not measured: {', '.join(report['missing'])} (make bench installs them).")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="how often each engine runs (default 7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long one run lasts (default 0.5)")
    parser.add_argument("--json", action="store_true", help="print an object for programs")
    chosen = parser.parse_args(arguments)
    if chosen.runs < 1 or not 0 < chosen.seconds <= 3600:
        parser.error("--runs is at least 1, --seconds above 0 and at most 3600")
    found, missing = engines()
    rows = measure(found, chosen.runs, chosen.seconds)
    report = {
        "processor": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "kernel": "compiled" if kernel.COMPILED else "interpreted",
        "runs": chosen.runs,
        "seconds": chosen.seconds,
        "rows": rows,
        "ratios": ratios(rows),
        "missing": missing,
    }
    if chosen.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


if __name__ == "__main__":
    main()
