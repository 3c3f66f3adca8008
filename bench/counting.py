"""How many instructions the kernels take for a hand of random play, and how many jumps they guess wrongly.

Seconds differ from run to run, and far more where a machine does other things as well; instructions do not.
Valgrind counts them in two walks of different lengths: what a start costs falls out of the difference.
The processor that it imagines guesses worse than a real one: its numbers are for comparing two of them.

Run as ``python -m bench.counting``; it needs valgrind and takes a few minutes.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bench.engines import contack_walker, kontrakt_walker
from kontu.games.contack.kernel import COMPILED

WALKERS: dict[str, Callable[[], Any]] = {"contack": contack_walker, "kontrakt": kontrakt_walker}
SHORT, LONG = 100, 600
Counts = dict[str, int]


def counted(report: str) -> Counts:
    """What valgrind's ``callgrind`` counted, by the names it has for it.

    ``Ir`` is instructions, ``Bcm`` and ``Bim`` are jumps guessed wrongly.

    Raises:
        ValueError: the report does not name its events or has no totals.
    """
    events = re.search(r"^events: (.+)$", report, re.MULTILINE)
    totals = re.search(r"^(?:totals|summary): ([\d ]+)$", report, re.MULTILINE)
    if events is None or totals is None:
        raise ValueError("callgrind's report has no line of events or none of totals")
    return dict(zip(events[1].split(), map(int, totals[1].split()), strict=False))


def per_hand(short: Counts, long: Counts, hands: int) -> tuple[float, float]:
    """Instructions and wrong guesses a hand, where the longer walk was so many ``hands`` longer."""
    more = {event: long[event] - short[event] for event in ("Ir", "Bcm", "Bim")}
    return more["Ir"] / hands, (more["Bcm"] + more["Bim"]) / hands


def walked(game: str, hands: int, valgrind: str) -> tuple[Counts, int]:
    """What a walk of so many ``hands`` cost, with the start of Python, and how many actions it had."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "counts")
        tool = [valgrind, "--tool=callgrind", "--branch-sim=yes", f"--callgrind-out-file={file}", "--quiet"]
        walk = [sys.executable, "-m", "bench.counting", "--walk", game, str(hands)]
        # Strings are scattered alike in both walks.
        alike = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(  # noqa: S603
            [*tool, *walk], check=True, stdout=subprocess.PIPE, text=True, env=alike
        )
        return counted(file.read_text(encoding="utf-8")), int(done.stdout)


def line(game: str, valgrind: str) -> str:
    """One line of the table."""
    short, fewer = walked(game, SHORT, valgrind)
    long, more = walked(game, LONG, valgrind)
    hands = LONG - SHORT
    instructions, guesses = per_hand(short, long, hands)
    actions = (more - fewer) / hands
    return (
        f"{game:26}{actions:13.1f}{instructions:13,.0f}{guesses:13.1f}"
        f"{instructions / actions:13,.0f}{guesses / actions:13.2f}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Count and tell; ``--walk`` is what runs inside valgrind."""
    parser = argparse.ArgumentParser(prog="python -m bench.counting", description=__doc__)
    parser.add_argument("--walk", nargs=2, metavar=("GAME", "HANDS"), help=argparse.SUPPRESS)
    parser.add_argument("games", nargs="*", metavar="GAME", help="contack, kontrakt (default both)")
    chosen = parser.parse_args(arguments)
    if chosen.walk:
        walker = WALKERS[chosen.walk[0]]()
        walker.run(int(chosen.walk[1]))
        print(walker.actions)
        return
    if strange := set(chosen.games) - set(WALKERS):
        parser.error(f"no such game: {', '.join(sorted(strange))}; there are {', '.join(WALKERS)}")
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        parser.exit(1, "Nothing was counted: this needs the program valgrind, and it is not installed.\n")
    if not COMPILED:
        parser.exit(1, "Nothing was counted: the kernels are interpreted here, and would take hours.\n")
    heads = ("actions", "instructions", "misjudged", "instructions", "misjudged")
    print(f"{'a hand or round, an action':26}" + "".join(f"{head:>13}" for head in heads))
    for game in chosen.games or WALKERS:
        print(line(game, valgrind), flush=True)


if __name__ == "__main__":
    main()
