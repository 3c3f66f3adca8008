"""A tournament as tables, and as a report with pictures."""

from collections.abc import Iterator, Sequence
from typing import Final

from kontu.arena import charts, wording
from kontu.arena.compare_tables import ending_name
from kontu.arena.report import Picture, page
from kontu.arena.standings import Pair, Standings
from kontu.arena.tables import Table, interval
from kontu.locale import Texts

NEW: Final = 25
"""The rating of a bot that has played nothing."""


def title(found: Standings, texts: Texts) -> str:
    """What the tournament is called."""
    return texts.text("arena-tournament-title", game=found.game.capitalize())


def sentences(found: Standings, texts: Texts) -> list[str]:
    """What was played, and how."""
    how = texts.text(
        "arena-tournament-how",
        deals=found.deals,
        rules=wording.rules_name(found.variant, texts),
        seats=found.seats,
        matches=found.matches,
        seed=str(found.seed),
    )
    changed = wording.changes(found.changed, texts)
    return [
        how,
        *([texts.text("arena-changed-rules", changes=changed)] if changed else []),
        *wording.wins([found.wins], texts),
        *wording.visitors(found.visitors, texts),
    ]


def notes(texts: Texts) -> list[str]:
    """What the figures mean."""
    return [
        texts.text("arena-standings-note", level=95),
        texts.text("arena-pairs-note", level=99),
        texts.text("arena-rating-note", mean=NEW, level=95),
    ]


def tables(found: Standings, texts: Texts) -> list[Table]:
    """Standings, head to head, and how the hands ended."""
    return [_standings(found, texts), _pairs(found, texts), _endings(found, texts)]


def _standings(found: Standings, texts: Texts) -> Table:
    rows = [
        (
            bot.bot,
            str(bot.matches),
            interval(bot.rating, texts),
            interval(bot.wins, texts, percent=True),
            interval(bot.points, texts),
        )
        for bot in found.bots
    ]
    columns = _named(("bot", "matches", "rating", "wins", "points"), texts)
    return Table(texts.text("arena-table-standings"), columns, tuple(rows))


def _verdict(pair: Pair, texts: Texts) -> str:
    if not pair.ahead.clear:
        return texts.text("arena-verdict-open")
    return texts.text("arena-verdict-better" if pair.ahead.value > 0 else "arena-verdict-worse")


def _pairs(found: Standings, texts: Texts) -> Table:
    rows = [
        (
            pair.first,
            pair.second,
            _verdict(pair, texts),
            interval(pair.ahead, texts),
            str(pair.deals),
            f"{pair.better} : {pair.equal} : {pair.worse}",
        )
        for pair in found.pairs
    ]
    columns = _named(("bot", "against", "verdict", "ahead", "deals", "won-deals"), texts)
    return Table(texts.text("arena-table-pairs"), columns, tuple(rows), words=3)


def _endings(found: Standings, texts: Texts) -> Table:
    rows = [
        (ending_name(ending, texts), str(part.times), interval(part.share, texts, percent=True))
        for ending, part in found.endings.items()
    ]
    columns = _named(("ending", "hands", "share"), texts)
    return Table(texts.text("arena-table-endings"), columns, tuple(rows))


def _named(columns: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    return tuple(texts.text(f"arena-column-{column}") for column in columns)


def report(found: Standings, texts: Texts, again: Sequence[str]) -> str:
    """The page, which the command line ``again`` makes again; raises ImportError without matplotlib."""
    parts: list[Table | Picture] = [*tables(found, texts), *_pictures(found, texts)]
    said = [*notes(texts), *wording.legend(found.endings, (bot.bot for bot in found.bots), texts)]
    made = wording.made(again, texts)
    return page(texts.language.value, title(found, texts), sentences(found, texts), parts, said, made)


def _pictures(found: Standings, texts: Texts) -> Iterator[Picture]:
    names = [bot.bot for bot in found.bots]
    share, mark = texts.text("arena-axis-share"), texts.text("decimal-mark")
    rating, bots = texts.text("arena-column-rating"), texts.text("arena-column-bot")
    named = texts.text("arena-chart-ratings", level=95)
    series = {rating: [bot.rating for bot in found.bots]}
    said = f"{named}. {wording.of_points(series, names, texts, percent=False)}"
    yield Picture(named, charts.points(series, names, bots, rating, said, 1, down=True, mark=mark))
    named = texts.text("arena-chart-scores-by-bot")
    scores = {bot.bot: bot.scores for bot in found.bots}
    said = f"{named}. {wording.of_spreads(scores, texts)}"
    yield Picture(named, charts.spreads(scores, texts.text("arena-axis-points"), share, said, 2, mark=mark))
    named = texts.text("arena-chart-lengths")
    lengths = {found.variant: found.lengths}
    said = f"{named}. {wording.of_spreads(lengths, texts)}"
    yield Picture(named, charts.spreads(lengths, texts.text("arena-axis-turns"), share, said, 3, mark=mark))
