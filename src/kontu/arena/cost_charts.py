"""Pictures of what turns cost: a line for each turn of one seat, and the sums of all seats."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final

import msgspec

from kontu.arena.charts import COLOURS, drawing, inside, legend

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STYLES: Final = ("-", "--", "-.", ":")
MANY: Final = 60
"""More turns than this are drawn as thin lines."""


class Cost(msgspec.Struct, frozen=True):
    """What the turn ``at`` this entry of the record cost, in this ``round``.

    ``rank`` is its place among those that cost most, from 1; 0 for all the others.
    """

    at: int
    round: int
    points: float
    rank: int = 0


class Axis(msgspec.Struct, frozen=True):
    """What stands at the two axes."""

    along: str
    up: str


def costs(turns: Sequence[Cost], least: float, axis: Axis, title: str, number: int) -> str:
    """A line for each turn in order, those that cost most marked and numbered; below ``least`` is chance."""
    with drawing(3.2) as (figure, text):
        axes = figure.add_subplot()
        places = range(len(turns))
        thick = 3.0 if len(turns) <= MANY else 1.0
        for order, dear in enumerate((False, True)):
            shown = [place for place in places if bool(turns[place].rank) == dear]
            points = [turns[place].points for place in shown]
            axes.vlines(shown, 0, points, color=COLOURS[order], linewidth=thick + order)
            axes.scatter(shown, points, s=36 * order, marker="D", color=COLOURS[order])
        for place, turn in enumerate(turns):
            if turn.rank:
                axes.annotate(
                    str(turn.rank), (place, turn.points), (0, 6), textcoords="offset points",
                    ha="center", fontweight="bold",
                )  # fmt: skip
        axes.axhline(least, linestyle=":", linewidth=1, color="#000000")
        _rounds(axes, [turn.round for turn in turns])
        axes.set_ylim(0, max(2 * least, max((turn.points for turn in turns), default=0) * 1.18))
        axes.set_xlim(-1, max(1, len(turns)))
        _named(axes, axis)
    return inside(text, title, number)


def sums(turns: Mapping[str, Sequence[Cost]], axis: Axis, title: str, number: int) -> str:
    """What the turns of each have cost so far, one line a name, along the entries of the record."""
    rounds = dict(sorted((cost.at, cost.round) for each in turns.values() for cost in each))
    place_of = {at: place for place, at in enumerate(rounds, 1)}
    with drawing(3.4) as (figure, text):
        axes = figure.add_subplot()
        for order, (name, each) in enumerate(turns.items()):
            along = [0, *(place_of[cost.at] for cost in each), len(rounds)]
            total = list(accumulate(cost.points for cost in each))
            up = [0.0, *total, total[-1] if total else 0.0]
            colour, style = COLOURS[order % len(COLOURS)], STYLES[order % len(STYLES)]
            axes.step(along, up, where="post", linewidth=2, label=name, color=colour, linestyle=style)
        _rounds(axes, list(rounds.values()))
        axes.set_ylim(bottom=0)
        axes.set_xlim(0, max(1, len(rounds)))
        _named(axes, axis)
        legend(axes, list(turns))
    return inside(text, title, number)


def _rounds(axes: "Axes", rounds: Sequence[int]) -> None:
    """The axis is told round by round, with a line where a new one begins."""
    begins = [place for place, round_ in enumerate(rounds) if place == 0 or rounds[place - 1] != round_]
    ends = [*begins[1:], len(rounds)]
    middles = [(begin + end - 1) / 2 for begin, end in zip(begins, ends, strict=True)]
    axes.set_xticks(middles, [str(rounds[begin]) for begin in begins])
    axes.tick_params(axis="x", length=0)
    for begin in begins[1:]:
        axes.axvline(begin - 0.5, linewidth=1, color="#000000", alpha=0.35)


def _named(axes: "Axes", axis: Axis) -> None:
    axes.set_xlabel(axis.along)
    axes.set_ylabel(axis.up)
    axes.grid(axis="y", alpha=0.25)
