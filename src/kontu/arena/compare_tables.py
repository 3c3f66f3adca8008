"""A comparison as tables."""

from collections.abc import Callable
from typing import Final

from kontu.arena.compare import MEASURES, SHARES
from kontu.arena.findings import Finding, Findings, Place
from kontu.arena.intervals import Interval
from kontu.arena.tables import Table, interval, number
from kontu.core.seats import Seat, seat_name
from kontu.locale import Texts

MOST_BUYS: Final = 6
"""From here on a table does not tell numbers of buys apart that hardly anybody makes."""


def tables(found: Findings, texts: Texts) -> list[Table]:
    """Every table of the comparison, in the order in which they are read."""
    several = [finding for finding in found.rules if len(finding.rounds) > 1]
    return [
        _across("arena-table-measures", found, texts, lambda finding: finding.measures),
        *([_differences(found, texts)] if len(found.rules) > 1 else []),
        _endings(found, texts),
        _places(found, texts),
        _seats(found, texts),
        *(_rounds(finding, texts) for finding in several),
        *(_bought(finding, texts) for finding in found.rules if len(finding.bought) > 1),
    ]


def measure_name(name: str, texts: Texts) -> str:
    """What a measure is called."""
    return texts.text(f"arena-measure-{name}")


def ending_name(ending: str, texts: Texts) -> str:
    """What an ending of a hand is called."""
    return texts.text("cli-simulate-ended", ending=ending.replace(" ", "-"))


def _across(key: str, found: Findings, texts: Texts, of: Callable[[Finding], dict[str, Interval]]) -> Table:
    rows = []
    for name in MEASURES:
        each = [of(finding).get(name) for finding in found.rules]
        if any(one is not None for one in each):
            shown = ("" if one is None else interval(one, texts, percent=name in SHARES) for one in each)
            rows.append((measure_name(name, texts), *shown))
    return Table(texts.text(key), ("", *(finding.name for finding in found.rules)), tuple(rows))


def _differences(found: Findings, texts: Texts) -> Table:
    first, *others = found.rules
    rows = []
    for name in MEASURES:
        each = [finding.differences.get(name) for finding in others]
        if any(one is not None for one in each):
            shown = ("" if one is None else interval(one, texts, percent=name in SHARES) for one in each)
            rows.append((measure_name(name, texts), *shown))
    title = texts.text("arena-table-differences", first=first.name)
    return Table(title, ("", *(finding.name for finding in others)), tuple(rows))


def _endings(found: Findings, texts: Texts) -> Table:
    rows = [
        (finding.name, ending_name(ending, texts), str(part.times), interval(part.share, texts, percent=True))
        for finding in found.rules
        for ending, part in finding.endings.items()
    ]
    columns = ("rules", "ending", "hands", "share")
    return Table(texts.text("arena-table-endings"), _named(columns, texts), tuple(rows), words=2)


def _fared(place: Place, texts: Texts) -> tuple[str, ...]:
    return (
        interval(place.wins.share, texts, percent=True),
        str(place.shared),
        "" if place.mean is None else interval(place.mean, texts),
        number(place.stdev, texts),
    )


def place_name(distance: int, texts: Texts) -> str:
    """How far a place is from the seat that leads."""
    return texts.text("arena-place", place=distance)


def _places(found: Findings, texts: Texts) -> Table:
    rows = [
        (finding.name, place_name(distance, texts), *_fared(place, texts))
        for finding in found.rules
        for distance, place in enumerate(finding.places)
    ]
    columns = ("rules", "place", "best", "shared", "points", "stdev")
    return Table(texts.text("arena-table-places"), _named(columns, texts), tuple(rows), words=2)


def _seats(found: Findings, texts: Texts) -> Table:
    rows = [
        (finding.name, f"{seat_name(Seat(seat))} {found.bots[seat]}", *_fared(place, texts))
        for finding in found.rules
        for seat, place in enumerate(finding.seats)
    ]
    columns = ("rules", "seat", "wins", "shared", "points", "stdev")
    return Table(texts.text("arena-table-seats"), _named(columns, texts), tuple(rows), words=2)


def _rounds(finding: Finding, texts: Texts) -> Table:
    endings = list(finding.endings)
    measures = [name for name in MEASURES if name in finding.rounds[0].measures]
    rows = []
    for number_, each in enumerate(finding.rounds, start=1):
        shares = (each.endings.get(ending) for ending in endings)
        row = (
            *("" if part is None else interval(part.share, texts, percent=True) for part in shares),
            *(interval(each.measures[name], texts) for name in measures),
        )
        rows.append((str(number_), str(each.hands), *row))
    columns = (
        *_named(("round", "hands"), texts),
        *(ending_name(ending, texts) for ending in endings),
        *(measure_name(name, texts) for name in measures),
    )
    return Table(texts.text("arena-table-rounds", rules=finding.name), columns, tuple(rows), words=0)


def _bought(finding: Finding, texts: Texts) -> Table:
    rows = [
        (str(buys), str(place.times), *_fared(place, texts))
        for buys, place in finding.bought.items()
        if buys <= MOST_BUYS
    ]
    columns = ("buys", "times", "best", "shared", "points", "stdev")
    title = texts.text("arena-table-bought", rules=finding.name)
    return Table(title, _named(columns, texts), tuple(rows), words=0)


def _named(columns: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    return tuple(texts.text(f"arena-column-{column}") for column in columns)
