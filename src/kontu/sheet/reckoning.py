"""A sheet added up: scores, payments, totals, standings, and whether the match is over."""

from collections.abc import Sequence

import msgspec

from kontu.core.tallying import BankForm, Form
from kontu.sheet.folding import Folded, RoundWritten
from kontu.sheet.operations import NOBODY


class RoundScores(msgspec.Struct, frozen=True, kw_only=True):
    """What a round brought each seat, the ``extra`` part of it that no play or cost is, and who went out.

    ``payments`` has an entry a play: what it changed for each seat, the player's own share included.
    ``winner`` is None where nobody went out or it is not known.
    """

    number: int
    scores: tuple[int, ...]
    extra: tuple[int, ...]
    totals: tuple[int, ...]
    winner: int | None
    payments: tuple[tuple[int, ...], ...]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A side's total, how many rounds it won, and its rank: 1 is best, equals share one."""

    seats: tuple[int, ...]
    total: int
    won: int
    rank: int


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet added up; ``finished`` is the round after which the match was over, None while it goes on."""

    rounds: tuple[RoundScores, ...]
    totals: tuple[int, ...]
    standings: tuple[Standing, ...]
    finished: int | None


def reckon(form: Form, folded: Folded) -> Reckoning:
    """The sheet added up; what is not written yet counts nothing."""
    totals = [0] * form.seats
    rounds: list[RoundScores] = []
    finished: int | None = None
    for each in folded.rounds:
        payments = _payments(form, each, totals)
        extra = _extra(form, each)
        scores = [
            sum(paid[seat] for paid in payments) + extra[seat] + _cost(each, seat)
            for seat in range(form.seats)
        ]
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        rounds.append(
            RoundScores(
                number=each.number,
                scores=tuple(scores),
                extra=tuple(extra),
                totals=tuple(totals),
                winner=winner(form, each),
                payments=tuple(payments),
            )
        )
        if finished is None and _is_over(form, folded.rounds[: len(rounds)], totals):
            finished = each.number
    return Reckoning(
        rounds=tuple(rounds),
        totals=tuple(totals),
        standings=_standings(form, folded.rounds, rounds, totals),
        finished=finished,
    )


def winner(form: Form, each: RoundWritten) -> int | None:
    """Who went out: as written, else the first seat that the round is written to have cost nothing."""
    if form.costs is None:
        return next((seat for seat, left in enumerate(each.left) if left == 0), None)
    if each.out is not None:
        return None if each.out == NOBODY else each.out
    return next((seat for seat, cost in enumerate(each.costs) if cost is not None and cost.points == 0), None)


def _payments(form: Form, each: RoundWritten, totals: Sequence[int]) -> list[tuple[int, ...]]:
    held = [form.bank.stake + total for total in totals] if form.bank else []
    found = []
    for play in each.plays:
        changed = [0] * form.seats
        if form.bank is None:
            changed[play.seat] = play.points
        else:
            for payer in form.bank.payers[play.seat]:
                paid = _paid(form.bank, play.points, held[payer])
                changed[payer] -= paid
                changed[play.seat] += paid
            held = [amount + change for amount, change in zip(held, changed, strict=True)]
        found.append(tuple(changed))
    return found


def _paid(bank: BankForm, points: int, held: int) -> int:
    return points if bank.debt else min(points, max(0, held))


def _extra(form: Form, each: RoundWritten) -> list[int]:
    """What pieces left over and bonuses bring each seat."""
    extra = [form.left.each * (left or 0) if form.left else 0 for left in each.left]
    worth = {bonus.name: bonus.points for bonus in form.bonuses}
    for name, seat in each.bonuses:
        extra[seat] += worth.get(name, 0)
    return extra


def _cost(each: RoundWritten, seat: int) -> int:
    cost = each.costs[seat]
    return 0 if cost is None else cost.points


def _is_over(form: Form, rounds: Sequence[RoundWritten], totals: Sequence[int]) -> bool:
    """True when these rounds, the first ones, are all closed and end the match."""
    if any(not each.closed or each.number != place for place, each in enumerate(rounds, 1)):
        return False
    if len(rounds) >= form.rounds:
        return True
    return form.target is not None and max(side_totals(form, totals)) >= form.target


def side_totals(form: Form, totals: Sequence[int]) -> list[int]:
    """The total of each side: that of all its seats."""
    return [sum(totals[seat] for seat in side) for side in form.sides]


def _standings(
    form: Form, written: Sequence[RoundWritten], rounds: Sequence[RoundScores], totals: Sequence[int]
) -> tuple[Standing, ...]:
    closed = [scores for each, scores in zip(written, rounds, strict=True) if each.closed]
    sums = side_totals(form, totals)
    won = [sum(scores.winner in side for scores in closed) for side in form.sides]
    last = side_totals(form, closed[-1].scores) if closed else [0] * len(form.sides)
    # Of each key the smallest is best.
    sign = 1 if form.wins == "fewest" else -1
    measures = {
        "total": [sign * total for total in sums],
        "rounds-won": [-count for count in won],
        "last-round": [sign * score for score in last],
    }
    keys = [tuple(measures[name][i] for name in form.ranks) for i in range(len(form.sides))]
    return tuple(
        Standing(seats=side, total=sums[i], won=won[i], rank=1 + sum(key < keys[i] for key in keys))
        for i, side in enumerate(form.sides)
    )
