"""Who is better than whom, and how sure that is: the results of a tournament."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import NormalDist
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from kontu.arena.facts import MatchFacts, fewest_win
from kontu.arena.findings import Part, Wins
from kontu.arena.intervals import STRICT, USUAL, Crossed, Interval, mean_of, wilson
from kontu.arena.tournament import Deal, Tournament, points_of
from kontu.core import registry
from kontu.core.settings import departures, typed

DIGITS: Final = 6
"""Figures are rounded so far: beyond that, processors may differ."""


class Standing(msgspec.Struct, frozen=True):
    """One bot: ``rating`` with its interval, the part of its matches that it ``wins`` and its ``points``.

    A win that several bots share counts as that part of one.
    """

    bot: str
    matches: int
    rating: Interval
    wins: Interval
    points: Interval
    scores: dict[int, int]


class Pair(msgspec.Struct, frozen=True):
    """Two bots on the deals that both played: by how many points a match ``first`` was ``ahead``.

    ``better``, ``equal`` and ``worse`` count deals for the first. The interval is at 99 %.
    """

    first: str
    second: str
    deals: int
    better: int
    equal: int
    worse: int
    ahead: Interval


class Standings(msgspec.Struct, frozen=True):
    """The results: bots from the highest rating down, every pair, and how the hands went.

    ``changed`` are the fields in which the rules are not those of the variant, ``wins`` says which points are
    best, and ``visitors`` are the bots that somebody else wrote, each with which one it is.
    """

    game: str
    variant: str
    seats: int
    seed: int
    deals: int
    matches: int
    bots: list[Standing]
    pairs: list[Pair]
    endings: dict[str, Part]
    lengths: dict[int, int]
    visitors: dict[str, str] = {}
    changed: dict[str, str] = {}
    wins: Wins = "most"


def standings(tournament: Tournament, deals: Sequence[Deal]) -> Standings:
    """The results of the ``deals``, which are in order."""
    fewest = fewest_win(registry.get(tournament.game), tournament.rules, tournament.seats)
    matches = [match for deal in deals for match in deal.matches]
    ratings = _ratings(tournament.bots, matches, fewest=fewest)
    bots = [_standing(bot, ratings[bot], deals, fewest=fewest) for bot in tournament.bots]
    pairs = combinations(tournament.bots, 2)
    hands = [hand for match in matches for hand in match.hands]
    lengths = Counter(hand.times("turns") if "turns" in hand.counts else hand.actions for hand in hands)
    return Standings(
        game=tournament.game,
        variant=tournament.variant,
        seats=tournament.seats,
        seed=tournament.seed,
        deals=len(deals),
        matches=len(matches),
        bots=sorted(bots, key=lambda standing: (-standing.rating.value, standing.bot)),
        pairs=[_pair(first, second, deals, fewest=fewest) for first, second in pairs],
        endings={name: _ended(name, deals) for name in sorted({hand.ending for hand in hands})},
        lengths=dict(sorted(lengths.items())),
        visitors=tournament.visitors,
        changed=_changed(tournament),
        wins="fewest" if fewest else "most",
    )


def _changed(tournament: Tournament) -> dict[str, str]:
    usual = registry.variant(registry.get(tournament.game), tournament.variant)
    return {name: typed(value) for name, value in departures(tournament.rules, usual).items()}


def _ended(ending: str, deals: Sequence[Deal]) -> Part:
    """How many hands ended so. Hands of one deal are alike, for it is dealt once for every seat."""
    sums = Crossed(2)
    for deal in deals:
        hands = [hand.ending for match in deal.matches for hand in match.hands]
        sums.add((hands.count(ending), len(hands)))
    share = sums.share()
    return Part(sums.sums[0], _rounded(Interval(0.0, 0.0, 1.0) if share is None else share))


def _names(match: MatchFacts) -> list[str]:
    """The bots at the table, each once, in a fixed order."""
    return sorted(set(match.bots))


def _losses(match: MatchFacts, *, fewest: bool) -> list[float]:
    """For each of ``_names`` a number that is smaller the better it did."""
    points = [points_of(match, bot) for bot in _names(match)]
    return points if fewest else [-each for each in points]


def _ratings(bots: Sequence[str], matches: Sequence[MatchFacts], *, fewest: bool) -> dict[str, Interval]:
    """Plackett-Luce ratings at 95 %. A bot does not learn, so nothing is added to the doubt (tau)."""
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating(name=bot) for bot in bots}
    for match in matches:
        names = _names(match)
        losses = _losses(match, fewest=fewest)
        places = [float(1 + sum(other < loss for other in losses)) for loss in losses]
        after = model.rate([[rated[bot]] for bot in names], ranks=places)
        rated.update({bot: team[0] for bot, team in zip(names, after, strict=True)})
    z = NormalDist().inv_cdf((1 + USUAL) / 2)
    return {
        bot: _rounded(Interval(each.mu, each.mu - z * each.sigma, each.mu + z * each.sigma))
        for bot, each in rated.items()
    }


def _rounded(found: Interval | None) -> Interval:
    if found is None:
        return Interval(0.0, float("-inf"), float("inf"))
    return Interval(*(round(each, DIGITS) + 0.0 for each in (found.value, found.low, found.high)))


def _won(match: MatchFacts, bot: str, *, fewest: bool) -> float:
    losses = _losses(match, fewest=fewest)
    best = min(losses)
    return (losses[_names(match).index(bot)] == best) / losses.count(best)


def _standing(bot: str, rating: Interval, deals: Sequence[Deal], *, fewest: bool) -> Standing:
    own = [deal.matches for deal in deals if bot in deal.matches[0].bots]
    scores: Counter[int] = Counter()
    for matches in own:
        for match in matches:
            scores.update(score for name, score in zip(match.bots, match.scores, strict=True) if name == bot)
    wins = [sum(_won(match, bot, fewest=fewest) for match in matches) / len(matches) for matches in own]
    points = [sum(points_of(match, bot) for match in matches) / len(matches) for matches in own]
    return Standing(
        bot=bot,
        matches=sum(map(len, own)),
        rating=rating,
        # Parts of a win vary less than whole ones: this is on the safe side.
        wins=_rounded(wilson(sum(wins), len(wins))),
        points=_rounded(mean_of(points)),
        scores=dict(sorted(scores.items())),
    )


def _pair(first: str, second: str, deals: Sequence[Deal], *, fewest: bool) -> Pair:
    ahead = []
    for deal in deals:
        if {first, second} <= set(deal.matches[0].bots):
            apart = [points_of(match, first) - points_of(match, second) for match in deal.matches]
            ahead.append((-1 if fewest else 1) * sum(apart) / len(apart))
    return Pair(
        first=first,
        second=second,
        deals=len(ahead),
        better=sum(each > 0 for each in ahead),
        equal=sum(each == 0 for each in ahead),
        worse=sum(each < 0 for each in ahead),
        ahead=_rounded(mean_of(ahead, STRICT)),
    )
