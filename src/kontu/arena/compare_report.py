"""A comparison as a report with pictures."""

from collections.abc import Iterator

from kontu.arena import charts
from kontu.arena.compare_tables import ending_name, measure_name, place_name, tables
from kontu.arena.findings import Findings
from kontu.arena.report import Picture, page
from kontu.arena.tables import Table
from kontu.locale import Texts

IN_PICTURES = ("buys", "turns", "spread")
"""The measures drawn round by round."""


def sentences(found: Findings, texts: Texts) -> list[str]:
    """What was compared, and how."""
    how = texts.text(
        "arena-compare-how", matches=found.matches, bots=", ".join(found.bots), seed=str(found.seed)
    )
    changes = [
        f"{finding.name}: "
        + ", ".join(
            texts.text("arena-changed", field=field, value=value) for field, value in finding.changed.items()
        )
        for finding in found.rules
        if finding.changed
    ]
    return [how, *changes]


def report(found: Findings, texts: Texts) -> str:
    """The page; raises ImportError without matplotlib."""
    title = texts.text("arena-compare-title", game=found.game.capitalize())
    parts: list[Table | Picture] = [*tables(found, texts), *_pictures(found, texts)]
    note = texts.text("arena-interval-note", level=95)
    return page(texts.language.value, title, sentences(found, texts), parts, [note])


def _pictures(found: Findings, texts: Texts) -> Iterator[Picture]:
    title = texts.text("arena-chart-endings")
    rows = {
        finding.name: {ending_name(name, texts): part.share.value for name, part in finding.endings.items()}
        for finding in found.rules
    }
    share = texts.text("arena-axis-share")
    yield Picture(title, charts.stacks(rows, share, title, 1))
    title = texts.text("arena-chart-places")
    series = {finding.name: [place.wins.share for place in finding.places] for finding in found.rules}
    ticks = [place_name(distance, texts) for distance in range(len(found.bots))]
    place = texts.text("arena-axis-place")
    yield Picture(title, charts.points(series, ticks, place, share, title, 2, down=True))
    title = texts.text("arena-chart-scores")
    scores = {finding.name: finding.scores for finding in found.rules}
    yield Picture(title, charts.spreads(scores, texts.text("arena-axis-points"), share, title, 3))
    title = texts.text("arena-chart-lengths")
    lengths = {finding.name: finding.lengths for finding in found.rules}
    yield Picture(title, charts.spreads(lengths, texts.text("arena-axis-turns"), share, title, 4))
    yield from _by_round(found, texts)


def _by_round(found: Findings, texts: Texts) -> Iterator[Picture]:
    most = max(len(finding.rounds) for finding in found.rules)
    if most < 2:
        return
    for number, name in enumerate(IN_PICTURES, start=5):
        series = {
            finding.name: [each.measures.get(name) for each in finding.rounds] for finding in found.rules
        }
        if not any(one for each in series.values() for one in each):
            continue
        measure = measure_name(name, texts)
        title = texts.text("arena-chart-rounds", measure=measure)
        ticks = [str(round_ + 1) for round_ in range(most)]
        svg = charts.points(series, ticks, texts.text("arena-axis-round"), measure, title, number)
        yield Picture(title, svg)
