"""What was measured, as text: docs/benchmarks.md is written by this and by nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

INTRODUCTION = """# How fast the rules are

Written by `python -m bench --write docs/benchmarks.md` (`make bench` prints the same); do not edit it.
Everything runs in one process on one core; the engines take turns, run after run; medians stand here.
Seconds are seconds of the processor, so that what else the machine does counts less.

**What is counted.** A game is a hand of Contack (`house/1`) or a round of Kontrakt (`kontrakt/1`), with
four seats. In Contack an action is a player's choice. In Kontrakt inside the kernel a decision is counted
only where there are two or more legal actions: take the discard or leave it, answer in a buy window, and in
play drop any kind of card held, lay off every card everywhere and in every way it may go, exchange every
joker in every way, lay the contract down. The action is drawn uniformly from the complete list. What is
done because nothing else may be done takes time and is not counted, nor is what the dealer does: dealing,
shuffling and the ends of rounds only take time.

**Which lay-downs are in the list.** All that `legal_actions` lists, each as likely as any other action:
every set of melds that fulfils the contract and that the rules pass. They are canonical, so that the order of
cards in a meld and of melds in like slots makes no second one; jokers lie in every place that they may
take, also for cards that are held. Of more than 4,096 lay-downs the first 4,096 are drawn from.

**What proves it.** Tests hold the kernel's list against the verdict on everything that could be tried, and
its lay-downs against those of the finder, which searches in another way; the walk's checksum is the same in
every build.
"""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown: the first column is text, the others are numbers."""
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def lines(report: dict[str, Any]) -> Iterator[str]:
    """The report, line by line."""
    yield INTRODUCTION
    yield f"Machine: {report['processor']}, {report['cores']} cores. Python {report['python']},"
    yield f"kernel {report['kernel']}."
    yield f"{report['runs']} runs of {report['seconds']} s each.\n"
    yield "## Beside other engines\n"
    yield from table(
        ("engine", "game", "games/s", "actions/s", "spread"),
        (
            (
                row["engine"],
                row["game"],
                f"{row['games_per_second']:,.1f}",
                f"{row['actions_per_second']:,.0f}",
                f"{row['spread']:.0%}",
            )
            for row in report["rows"]
        ),
    )
    if report["missing"]:
        yield f"Not installed, so not measured: {', '.join(report['missing'])}.\n"
    yield "How many times as many in the same run:\n"
    yield from table(
        ("Kontu", "beside", "actions/s", "games/s"),
        (
            (
                f"{row['engine']}, {row['game']}",
                row["beside"],
                f"{row['actions']:,.2f}",
                f"{row['games']:,.1f}",
            )
            for row in report["ratios"]
        ),
    )
    yield from _parts(report)


def _parts(report: dict[str, Any]) -> Iterator[str]:
    yield "## The meld finder\n"
    yield "Hands of 11 to 21 cards of two decks with 0 to 4 jokers.\n"
    yield from table(
        ("question", "hands/s"),
        ((row["what"], f"{row['hands_per_second']:,.0f}") for row in report["finder"]),
    )
    yield "## The same source interpreted\n"
    yield from table(
        ("game", "interpreted, decisions/s", "this build", "times", "same checksum"),
        (
            (
                row["game"],
                f"{row['interpreted']:,.0f}",
                f"{row['this']:,.0f}",
                f"{row['ratio']:,.0f}",
                "yes" if row["equal"] else "no",
            )
            for row in report["builds"]
        ),
    )
    yield "## Growth\n"
    yield from table(
        ("game", "seats", "decks", "dealt in round 1", "decisions/s", "bytes a state"),
        (
            (
                row["game"],
                str(row["seats"]),
                str(row["decks"] or "-"),
                str(row["dealt"] or "-"),
                f"{row['decisions_per_second']:,.0f}",
                f"{row['bytes']:,}",
            )
            for row in report["growth"]
        ),
    )
    yield "## Memory\n"
    yield "What the process grew by in so many actions, after others that filled what is remembered.\n"
    yield from table(
        ("what was played", "actions", "grown, KiB"),
        ((row["what"], f"{row['actions']:,}", f"{row['grown_kib']:,}") for row in report["memory"]),
    )
