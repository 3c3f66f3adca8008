"""Pictures of figures as SVG, to stand inside a page.

Everything is told twice: by colour and by hatching, marker or line, so that no picture needs colours.
Equal figures give equal bytes.
"""

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from kontu.arena.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = ("#0b6e99", "#b3541e", "#4a7a2c", "#7a4b94", "#8c6d1f", "#a03055", "#3d5a80", "#555555")
"""Each at least 4.5 : 1 against white."""
HATCHES: Final = ("", "///", "...", "xxx", "\\\\\\", "+++", "ooo", "---")
LINES: Final = ("-", "--", "-.", ":")
MARKERS: Final = ("o", "s", "^", "D", "v", "P", "X", "*")

BINS: Final = 40

Series = Mapping[str, Sequence[Interval | None]]
"""By name, a figure for each place along the axis; None where there is none."""


@contextmanager
def _drawing(x: str, y: str) -> Iterator[tuple["Axes", io.StringIO]]:
    """Axes to draw on; afterwards the SVG stands in the text."""
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    # Letters stay letters: the page's reader can select them, and a file is small.
    # A fixed salt gives the parts of equal pictures equal names.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "kontu", "font.family": "sans-serif"}):
        figure = Figure(figsize=(7.2, 4.0), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        axes.spines[["top", "right"]].set_visible(False)
        text = io.StringIO()
        yield axes, text
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})


def _inside(text: io.StringIO, title: str, number: int) -> str:
    """The SVG as it stands inside a page: no prologue, its parts named apart from other pictures', a name."""
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>c{number}-", svg)
    named = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg", f'<svg role="img" aria-label="{named}"', 1)


def points(series: Series, ticks: Sequence[str], x: str, y: str, title: str, number: int) -> str:
    """Figures with their intervals, beside each other at every place of the axis."""
    with _drawing(x, y) as (axes, text):
        width = 0.6 / max(1, len(series))
        for order, (name, found) in enumerate(series.items()):
            shift = (order - (len(series) - 1) / 2) * width
            known = [(place, one) for place, one in enumerate(found) if one is not None]
            axes.errorbar(
                [place + shift for place, _ in known],
                [one.value for _, one in known],
                yerr=[
                    [max(0.0, one.value - _finite(one.low, one.value)) for _, one in known],
                    [max(0.0, _finite(one.high, one.value) - one.value) for _, one in known],
                ],
                fmt=MARKERS[order % len(MARKERS)],
                color=COLOURS[order % len(COLOURS)],
                capsize=3,
                label=name,
            )
        axes.set_xticks(range(len(ticks)), ticks)
        axes.margins(x=0.05)
        axes.grid(axis="y", alpha=0.3)
        _legend(axes, len(series))
    return _inside(text, title, number)


def _finite(value: float, otherwise: float) -> float:
    return otherwise if abs(value) == float("inf") else value


def stacks(rows: Mapping[str, Mapping[str, float]], x: str, title: str, number: int) -> str:
    """A bar for each row, made of the parts it has, which add up to one."""
    parts = sorted({part for row in rows.values() for part in row})
    with _drawing(x, "") as (axes, text):
        left = [0.0] * len(rows)
        for order, part in enumerate(parts):
            widths = [row.get(part, 0.0) for row in rows.values()]
            axes.barh(
                range(len(rows)),
                widths,
                left=left,
                color=COLOURS[order % len(COLOURS)],
                hatch=HATCHES[order % len(HATCHES)],
                edgecolor="white",
                label=part,
            )
            left = [start + width for start, width in zip(left, widths, strict=True)]
        axes.set_yticks(range(len(rows)), list(rows))
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        _legend(axes, 2)
    return _inside(text, title, number)


def spreads(counts: Mapping[str, Mapping[int, int]], x: str, y: str, title: str, number: int) -> str:
    """How often each amount occurred, as part of all, in up to ``BINS`` steps; a line for each name."""
    values = [value for each in counts.values() for value in each]
    low, high = min(values, default=0), max(values, default=0)
    step = max(1, -(-(high - low + 1) // BINS))
    with _drawing(x, y) as (axes, text):
        for order, (name, each) in enumerate(counts.items()):
            shares = [0.0] * ((high - low) // step + 1)
            total = sum(each.values()) or 1
            for value, times in each.items():
                shares[(value - low) // step] += times / total
            edges = [low + step * bin_ for bin_ in range(len(shares) + 1)]
            axes.stairs(
                shares,
                edges,
                color=COLOURS[order % len(COLOURS)],
                linestyle=LINES[order % len(LINES)],
                linewidth=1.8,
                label=name,
            )
        _legend(axes, len(counts))
    return _inside(text, title, number)


def _legend(axes: Any, many: int) -> None:
    if many > 1:
        axes.figure.legend(loc="outside upper center", ncols=3, frameon=False)
