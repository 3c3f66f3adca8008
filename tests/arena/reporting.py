"""A report to look at: one table that is narrow, one that is wide, one picture of each kind."""

from functools import cache

from kontu.arena import charts, compare_report, tournament_report
from kontu.arena.compare import Choice, Comparison, ComparisonSums
from kontu.arena.engine import HereEngine
from kontu.arena.findings import Findings, findings
from kontu.arena.intervals import wilson
from kontu.arena.report import Picture, page
from kontu.arena.running import run
from kontu.arena.standings import Standings, standings
from kontu.arena.tables import Table
from kontu.arena.tournament import Tournament, whole_deals
from kontu.core import registry
from kontu.locale import Language, Texts

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


@cache
def played() -> tuple[tuple[Standings, Findings], ...]:
    """A tournament and a comparison of each game, as far as they go with few matches."""
    found = []
    bots = ("greedy", "random")
    for game, names in (("contack", ("house/1", "collector/1")), ("kontrakt", ("kontrakt/1", "may-i/1"))):
        variants = registry.get(game).variants
        cup = Tournament(game, names[0], variants[names[0]], bots, 3, 1)
        deals = list(whole_deals(cup, list(run(cup, 4, HereEngine()))))
        choices = tuple(Choice(name, variants[name], {}) for name in names)
        sums = ComparisonSums(Comparison(game, choices, (*bots, "greedy"), 1))
        for line in run(sums.comparison, 2, HereEngine()):
            sums.add(line)
        found.append((standings(cup, deals), findings(sums)))
    return tuple(found)


@cache
def reports(language: Language) -> tuple[str, ...]:
    """The reports of all that was ``played``, each tournament before its comparison."""
    texts = Texts(language)
    return tuple(
        text
        for cup, compared in played()
        for text in (
            tournament_report.report(cup, texts, ("arena", cup.game)),
            compare_report.report(compared, texts, ("compare", compared.game)),
        )
    )
