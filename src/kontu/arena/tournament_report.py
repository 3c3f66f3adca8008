"""A tournament as tables, and as a report with pictures."""

from collections.abc import Iterator
from typing import Final

from kontu.arena import charts
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
    return [
        texts.text(
            "arena-tournament-how",
            deals=found.deals,
            rules=found.variant,
            seats=found.seats,
            matches=found.matches,
            seed=str(found.seed),
        )
    ]


def notes(texts: Texts) -> list[str]:
    """What the figures mean."""
    return [
        texts.text("arena-standings-note", level=95),
        texts.text("arena-pairs-note", level=99),
        texts.text("arena-rating-note", mean=NEW),
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


def report(found: Standings, texts: Texts) -> str:
    """The page; raises ImportError without matplotlib."""
    parts: list[Table | Picture] = [*tables(found, texts), *_pictures(found, texts)]
    return page(texts.language.value, title(found, texts), sentences(found, texts), parts, notes(texts))


def _pictures(found: Standings, texts: Texts) -> Iterator[Picture]:
    names = [bot.bot for bot in found.bots]
    share = texts.text("arena-axis-share")
    rating, bots = texts.text("arena-column-rating"), texts.text("arena-column-bot")
    said = texts.text("arena-chart-ratings", level=95)
    series = {rating: [bot.rating for bot in found.bots]}
    yield Picture(said, charts.points(series, names, bots, rating, said, 1, down=True))
    said = texts.text("arena-chart-scores-by-bot")
    scores = {bot.bot: bot.scores for bot in found.bots}
    yield Picture(said, charts.spreads(scores, texts.text("arena-axis-points"), share, said, 2))
    said = texts.text("arena-chart-lengths")
    lengths = {found.variant: found.lengths}
    yield Picture(said, charts.spreads(lengths, texts.text("arena-axis-turns"), share, said, 3))
