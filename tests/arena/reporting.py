"""A report to look at: one table that is narrow, one that is wide, one picture of each kind."""

from kontu.arena import charts
from kontu.arena.intervals import wilson
from kontu.arena.report import Picture, page
from kontu.arena.tables import Table

SCORES = {"house/1": {10: 3, 40: 5, 75: 1}, "club/1": {-20: 2, 15: 7}}


def pictures() -> list[Picture]:
    """One of each kind."""
    shares = {name: [wilson(times, 9), wilson(9 - times, 9), None] for name, times in (("a", 2), ("b", 9))}
    ends = {"house/1": {"out": 0.4, "blocked": 0.6}, "club/1": {"out": 1.0}}
    return [
        Picture("Points", charts.points(shares, ["1", "2", "3"], "round", "share", "Points", 1)),
        Picture("Names", charts.points(shares, ["p", "q", "r"], "bot", "share", "Names", 2, down=True)),
        Picture("Ends", charts.stacks(ends, "share", "Ends", 3)),
        Picture("Scores", charts.spreads(SCORES, "points", "share", "Scores", 4)),
    ]


def whole() -> str:
    """A page with a narrow table, a wide one and every kind of picture."""
    figure = "12345.67 [-12300.00, 32100.00]"
    heads = ("", *(f"points from best to worst in a hand {number}" for number in range(8)))
    wide = Table("Wide", heads, (("greedy", *[figure] * 8),) * 2)
    narrow = Table("Narrow", ("bot", "share"), (("random [odd]", "91.1 % [83.4, 95.4]"),))
    return page("en", "Report", ["How it went."], [narrow, wide, *pictures()], ["A note."])
