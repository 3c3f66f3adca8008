"""Pictures of figures as SVG, to stand inside a page.

Everything is told twice: by colour and by hatching, marker or place, so that no picture needs colours.
Colours are those of the page (``--c1`` to ``--c8``, ``--paper``, the colour of its text), so a picture is
light or dark as the page is. All are drawn for the width of a phone. Equal figures give equal bytes.
"""

import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final

from kontu.arena.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS: Final = tuple(f"#0000{number:02x}" for number in range(1, 9))
"""Marks in the drawing, each of which becomes a colour of the page."""
PAPER: Final = "#0000ff"
HATCHES: Final = ("", "///", "...", "xxx", "\\\\\\", "+++", "ooo", "---")
MARKERS: Final = ("o", "s", "^", "D", "v", "P", "X", "*")

WIDTH: Final = 4.7
"""In inches of 72 units: what a phone shows at its natural size."""
LETTERS: Final = 9
"""So many letters stand along an inch."""
MOST_TICKS: Final = 6
STEPS: Final = (1, 2, 5)
LEAST_BINS: Final = 12
MOST_BINS: Final = 40

Series = Mapping[str, Sequence[Interval | None]]
"""By name, a figure for each place along the axis; None where there is none."""

_PAGE_COLOURS: Final = {
    **{mark: f"var(--c{number})" for number, mark in enumerate(COLOURS, start=1)},
    PAPER: "var(--paper)",
    "#000000": "currentColor",
}


@contextmanager
def drawing(height: float) -> Iterator[tuple["Figure", io.StringIO]]:
    """A figure to draw on; afterwards the SVG stands in the text."""
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    # Letters stay letters: the page's reader can select them, and a file is small.
    # A fixed salt gives the parts of equal pictures equal names.
    settings: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": "kontu",
        "font.family": "sans-serif",
        "font.size": 12,
        "axes.facecolor": "none",
        "figure.facecolor": "none",
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.axisbelow": True,
        "grid.color": "#000000",
        "hatch.color": PAPER,
    }
    with mpl.rc_context(settings):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        text = io.StringIO()
        yield figure, text
        figure.savefig(text, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))


def inside(text: io.StringIO, title: str, number: int) -> str:
    """The SVG as it stands inside a page: no prologue, its parts named apart from other pictures', a name."""
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>c{number}-", svg)
    svg = re.sub(r"#0000[0-9a-f]{2}\b", lambda mark: _PAGE_COLOURS.get(mark[0], mark[0]), svg)
    named = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg", f'<svg role="img" aria-label="{named}"', 1)


def points(
    series: Series,
    ticks: Sequence[str],
    x: str,
    y: str,
    title: str,
    number: int,
    *,
    down: bool = False,
    mark: str = ".",
    percent: bool = False,
) -> str:
    """Figures with their intervals, beside each other at every place of the axis ``x``.

    That axis goes down the left side with ``down``, where names have room. ``mark`` stands before decimals;
    with ``percent`` a figure of 1 is 100 %. ``title`` is told to those who do not see the picture.
    """
    height = 1.2 + len(ticks) * (0.3 + 0.2 * len(series)) if down else 3.4
    with drawing(height) as (figure, text):
        axes = figure.add_subplot()
        for order, (name, found) in enumerate(series.items()):
            shift = (order - (len(series) - 1) / 2) * 0.6 / len(series)
            known = [(place + shift, one) for place, one in enumerate(found) if one is not None]
            _whiskers(axes, known, order, name, down=down)
        (axes.yaxis if down else axes.xaxis).set_ticks(range(len(ticks)), ticks)
        (axes.xaxis if down else axes.yaxis).set_major_formatter(_written(mark, percent=percent))
        axes.set_xlabel(y if down else x)
        axes.set_ylabel(fill(x if down else y, round(height * LETTERS)))
        if down:
            axes.set_ylim(len(ticks) - 0.5, -0.5)
        else:
            axes.set_xlim(-0.5, len(ticks) - 0.5)
        axes.grid(axis="x" if down else "y", alpha=0.25)
        legend(axes, list(series))
    return inside(text, title, number)


def _whiskers(
    axes: "Axes", known: Sequence[tuple[float, Interval]], order: int, name: str, *, down: bool
) -> None:
    places, values = [place for place, _ in known], [one.value for _, one in known]
    reach = [
        [max(0.0, one.value - _finite(one.low, one.value)) for _, one in known],
        [max(0.0, _finite(one.high, one.value) - one.value) for _, one in known],
    ]
    axes.errorbar(
        values if down else places,
        places if down else values,
        xerr=reach if down else None,
        yerr=None if down else reach,
        fmt=MARKERS[order % len(MARKERS)],
        color=COLOURS[order % len(COLOURS)],
        markersize=7,
        capsize=4,
        label=name,
    )


def _written(mark: str, *, percent: bool = False) -> Callable[[float, Any], str]:
    """How the figures along an axis are written: with this decimal mark and a true minus."""

    def write(value: float, _place: Any) -> str:
        text = f"{round(100 * value, 6):g} %" if percent else f"{round(value, 6):.15g}"
        return text.replace("-", "−").replace(".", mark)

    return write


def _finite(value: float, otherwise: float) -> float:
    return otherwise if abs(value) == float("inf") else value


def stacks(rows: Mapping[str, Mapping[str, float]], x: str, title: str, number: int) -> str:
    """A bar for each row, made of the parts it has, which add up to one."""
    parts = sorted({part for row in rows.values() for part in row})
    with drawing(1.4 + 0.45 * len(rows)) as (figure, text):
        axes = figure.add_subplot()
        axes.set_xlabel(x)
        left = [0.0] * len(rows)
        for order, part in enumerate(parts):
            widths = [row.get(part, 0.0) for row in rows.values()]
            axes.barh(
                range(len(rows)),
                widths,
                left=left,
                height=0.7,
                color=COLOURS[order % len(COLOURS)],
                hatch=HATCHES[order % len(HATCHES)],
                edgecolor=PAPER,
                label=part,
            )
            left = [start + width for start, width in zip(left, widths, strict=True)]
        axes.xaxis.set_major_formatter(_written(".", percent=True))
        axes.set_yticks(range(len(rows)), list(rows))
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        legend(axes, ["", *parts])
    return inside(text, title, number)


def spreads(
    counts: Mapping[str, Mapping[int, int]], x: str, y: str, title: str, number: int, *, mark: str = "."
) -> str:
    """How often each amount occurred, as part of all; a field for each name, below each other to compare."""
    low, step, bins = bins_for(counts)
    with drawing(0.7 + 1.5 * max(1, len(counts))) as (figure, text):
        fields = figure.subplots(max(1, len(counts)), sharex=True, sharey=True, squeeze=False)[:, 0]
        for order, ((name, each), axes) in enumerate(zip(counts.items(), fields, strict=False)):
            shares = [0.0] * bins
            total = sum(each.values()) or 1
            for value, times in each.items():
                shares[(value - low) // step] += times / total
            edges = [low + step * bin_ for bin_ in range(bins + 1)]
            axes.stairs(shares, edges, fill=True, color=COLOURS[order % len(COLOURS)])
            axes.grid(axis="y", alpha=0.25)
            if len(counts) > 1:
                axes.set_title(name, loc="left", fontsize=12)
            axes.yaxis.set_major_formatter(_written(mark, percent=True))
        # Figures of four or five digits have room beside each other.
        fields[-1].locator_params(axis="x", nbins=MOST_TICKS, integer=True)
        fields[-1].xaxis.set_major_formatter(_written(mark))
        fields[-1].set_xlabel(x)
        figure.supylabel(y, fontsize=12)
    return inside(text, title, number)


def bins_for(counts: Mapping[str, Mapping[int, int]]) -> tuple[int, int, int]:
    """Where the bins begin, how wide each is and how many there are: the fewer, the less was counted."""
    values = [value for each in counts.values() for value in each]
    low, high = min(values, default=0), max(values, default=0)
    most = max((sum(each.values()) for each in counts.values()), default=0)
    # Rice's rule, within what can be seen.
    wanted = max(LEAST_BINS, min(MOST_BINS, round(2 * most ** (1 / 3))))
    step, turn = 1, 0
    while (high - low) // step + 1 > wanted:
        # 1, 2, 5, 10, 20, 50: steps that people count in.
        turn += 1
        step = STEPS[turn % 3] * 10 ** (turn // 3)
    start = low // step * step
    return start, step, (high - start) // step + 1


def legend(axes: Any, names: Sequence[str]) -> None:
    """Which name is drawn how, above the picture; nothing where there is only one."""
    if len(names) > 1:
        columns = max(1, min(3, 42 // (max(map(len, names)) + 5)))
        axes.figure.legend(loc="outside upper center", ncols=columns, frameon=False)
