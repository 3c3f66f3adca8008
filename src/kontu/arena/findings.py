"""What a comparison found, as values: what ``--json`` writes, and what tables and pictures show."""

from typing import Final, Literal

import msgspec

from kontu.arena.compare import SHARES, ChoiceSums, ComparisonSums, PlaceSums
from kontu.arena.intervals import Crossed, Interval, wilson

HAND_SHARES: Final = SHARES - {"opportunities"}
"""The shares that are counted over hands, each of which is dealt anew."""


Wins = Literal["most", "fewest"]
"""Which points are best."""


class Part(msgspec.Struct, frozen=True):
    """How often something happened, and the ``share`` that is of all."""

    times: int
    share: Interval


class Place(msgspec.Struct, frozen=True):
    """How one place at the table, or those who did something, fared.

    ``wins`` counts shared ones too, which ``shared`` counts alone.
    """

    times: int
    wins: Part
    shared: int
    mean: Interval | None
    stdev: float


class Round(msgspec.Struct, frozen=True):
    """The hands of one number, such as every match's second."""

    hands: int
    endings: dict[str, Part]
    measures: dict[str, Interval]


class Finding(msgspec.Struct, frozen=True):
    """What became of one set of rules.

    ``places`` are counted from the seat that led. ``scores`` and ``lengths`` count matches' scores of
    all seats, and hands by their turns. ``differences`` are from the first set, on the same deals.
    """

    name: str
    changed: dict[str, str]
    hands: int
    measures: dict[str, Interval]
    endings: dict[str, Part]
    seats: list[Place]
    places: list[Place]
    rounds: list[Round]
    bought: dict[int, Place]
    scores: dict[int, int]
    lengths: dict[int, int]
    differences: dict[str, Interval]
    wins: Wins = "most"


class Findings(msgspec.Struct, frozen=True):
    """What a comparison of ``matches`` by each set of rules found.

    ``visitors`` are the bots that somebody else wrote, each with which one it is.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    matches: int
    rules: list[Finding]
    visitors: dict[str, str] = {}


def findings(sums: ComparisonSums) -> Findings:
    """Everything that the sums say."""
    comparison = sums.comparison
    differences: list[dict[str, Crossed]] = [{}, *sums.differences]
    first = _measures(sums.choices[0])
    found = [
        _finding(
            choice.name, {name: str(value) for name, value in choice.changed.items()}, each, first, apart
        )
        for choice, each, apart in zip(comparison.choices, sums.choices, differences, strict=True)
    ]
    return Findings(
        comparison.game, comparison.bots, comparison.seed, sums.matches, found, comparison.visitors
    )


def _finding(
    name: str,
    changed: dict[str, str],
    sums: ChoiceSums,
    first: dict[str, Interval],
    apart: dict[str, Crossed],
) -> Finding:
    measures = _measures(sums)
    scores: dict[int, int] = {}
    for seat in sums.seats:
        for score, times in seat.scores.items():
            scores[score] = scores.get(score, 0) + times
    return Finding(
        name=name,
        changed=changed,
        hands=sums.hands,
        measures=measures,
        endings=_parts(sums.endings, sums.hands),
        seats=[_place(seat) for seat in sums.seats],
        places=[_place(place) for place in sums.places],
        rounds=[
            Round(
                each.endings.total(),
                _parts(each.endings, each.endings.total()),
                _known({name: crossed.quotient() for name, crossed in each.moments.items()}),
            )
            for each in sums.rounds
        ],
        bought={buys: _place(sums.bought[buys]) for buys in sorted(sums.bought)},
        scores=dict(sorted(scores.items())),
        lengths=dict(sorted(sums.lengths.items())),
        differences=_differences(first, measures, apart),
        wins="fewest" if sums.fewest else "most",
    )


def _measures(sums: ChoiceSums) -> dict[str, Interval]:
    """Every measure; one that is a share has the same interval as wherever else that share is shown."""
    return _known({name: _measure(name, crossed) for name, crossed in sums.measures.items()})


def _measure(name: str, crossed: Crossed) -> Interval | None:
    if name in HAND_SHARES:
        times, of = crossed.sums
        return wilson(times, of) if of else None
    return crossed.share() if name in SHARES else crossed.quotient()


def _differences(
    first: dict[str, Interval], second: dict[str, Interval], apart: dict[str, Crossed]
) -> dict[str, Interval]:
    both = {name: crossed for name, crossed in apart.items() if name in first and name in second}
    return _known(
        {
            name: crossed.between(first[name], second[name]) if name in SHARES else crossed.difference()
            for name, crossed in both.items()
        }
    )


def _known(intervals: dict[str, Interval | None]) -> dict[str, Interval]:
    return {name: interval for name, interval in intervals.items() if interval is not None}


def _parts(counts: dict[str, int], of: int) -> dict[str, Part]:
    return {name: Part(counts[name], wilson(counts[name], of)) for name in sorted(counts)}


def _place(sums: PlaceSums) -> Place:
    return Place(
        sums.times,
        Part(sums.won, wilson(sums.won, sums.times)),
        sums.shared,
        sums.moments.quotient(),
        # The standard error of a mean is that of one value over the root of how many there are.
        sums.moments.error((1.0, 0.0)) * sums.moments.n**0.5,
    )
