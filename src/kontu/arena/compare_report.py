"""A comparison as a report with pictures."""

from collections.abc import Iterator, Mapping, Sequence

from kontu.arena import charts, wording
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
    titles = {finding.name: wording.rules_name(finding.name, texts) for finding in found.rules}
    named = [title for name, title in titles.items() if title != name]
    changes = [
        f"{finding.name}: {wording.changes(finding.changed, texts)}"
        for finding in found.rules
        if finding.changed and not _says_it_all(finding.name, finding.changed)
    ]
    return [
        how,
        *([texts.text("arena-compare-rules", rules=", ".join(named))] if named else []),
        *changes,
        *wording.wins((finding.wins for finding in found.rules), texts),
        *wording.visitors(found.visitors, texts),
    ]


def _says_it_all(name: str, changed: Mapping[str, str]) -> bool:
    """True where ``name`` is all that was changed, such as ``hands=1``."""
    return [f"{field}={value}" for field, value in changed.items()] == [name]


def notes(texts: Texts) -> list[str]:
    """What the figures mean."""
    return [texts.text("arena-interval-note", level=95)]


def report(found: Findings, texts: Texts, again: Sequence[str]) -> str:
    """The page, which the command line ``again`` makes again; raises ImportError without matplotlib."""
    title = texts.text("arena-compare-title", game=found.game.capitalize())
    parts: list[Table | Picture] = [*tables(found, texts), *_pictures(found, texts)]
    endings = (name for finding in found.rules for name in finding.endings)
    said = [*notes(texts), *wording.legend(endings, found.bots, texts)]
    made = wording.made(again, texts)
    return page(texts.language.value, title, sentences(found, texts), parts, said, made)


def _pictures(found: Findings, texts: Texts) -> Iterator[Picture]:
    yield _endings(found, texts)
    yield _places(found, texts)
    scores = {finding.name: finding.scores for finding in found.rules}
    yield _spread("arena-chart-scores", "arena-axis-points", scores, texts, 3)
    lengths = {finding.name: finding.lengths for finding in found.rules}
    yield _spread("arena-chart-lengths", "arena-axis-turns", lengths, texts, 4)
    yield from _by_round(found, texts)


def _endings(found: Findings, texts: Texts) -> Picture:
    title = texts.text("arena-chart-endings")
    rows = {
        finding.name: {ending_name(name, texts): part.share.value for name, part in finding.endings.items()}
        for finding in found.rules
    }
    said = f"{title}. {wording.of_stacks(rows, texts)}"
    return Picture(title, charts.stacks(rows, texts.text("arena-axis-share"), said, 1))


def _places(found: Findings, texts: Texts) -> Picture:
    title = texts.text("arena-chart-places")
    series = {finding.name: [place.wins.share for place in finding.places] for finding in found.rules}
    ticks = [place_name(distance, texts) for distance in range(len(found.bots))]
    said = f"{title}. {wording.of_points(series, ticks, texts, percent=True)}"
    place, share = texts.text("arena-axis-place"), texts.text("arena-axis-share")
    mark = texts.text("decimal-mark")
    return Picture(
        title, charts.points(series, ticks, place, share, said, 2, down=True, mark=mark, percent=True)
    )


def _spread(
    key: str, axis: str, counts: Mapping[str, Mapping[int, int]], texts: Texts, number: int
) -> Picture:
    title = texts.text(key)
    said = f"{title}. {wording.of_spreads(counts, texts)}"
    share, mark = texts.text("arena-axis-share"), texts.text("decimal-mark")
    return Picture(title, charts.spreads(counts, texts.text(axis), share, said, number, mark=mark))


def _by_round(found: Findings, texts: Texts) -> Iterator[Picture]:
    most = max(len(finding.rounds) for finding in found.rules)
    if most < 2:
        return
    for number, name in enumerate(IN_PICTURES, start=5):
        series = {
            finding.name: [each.measures.get(name) for each in finding.rounds]
            + [None] * (most - len(finding.rounds))
            for finding in found.rules
        }
        if not any(one for each in series.values() for one in each):
            continue
        measure = measure_name(name, texts)
        title = texts.text("arena-chart-rounds", measure=measure)
        ticks = [str(round_ + 1) for round_ in range(most)]
        said = f"{title}. {wording.of_points(series, ticks, texts, percent=False)}"
        axis, mark = texts.text("arena-axis-round"), texts.text("decimal-mark")
        yield Picture(title, charts.points(series, ticks, axis, measure, said, number, mark=mark))
