"""What on a sheet is still to be written, and what no round by the rules can be: asked, never forbidden."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec

from kontu.core.refusals import Arg
from kontu.core.seats import Seat, seat_name
from kontu.core.tallying import Check, Constraint, Form, Level
from kontu.sheet.folding import Folded, RoundWritten
from kontu.sheet.operations import NOBODY
from kontu.sheet.reckoning import Reckoning, winner


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something questioned in a round, of one seat or of all (None), by the rule that it goes against.

    ``key`` names just this entry with just this value: an ``override`` of it says that it is meant.
    """

    key: str
    code: str
    rule: str
    level: Level
    round: int
    seat: int | None
    args: Mapping[str, Arg]
    overridden: bool


Found = Iterator[tuple[int | None, str, dict[str, Arg]]]
"""Seat, what tells this finding from others of its code, and the arguments of its sentence."""

Look = Callable[[Form, RoundWritten], Found]


def judge(form: Form, folded: Folded, reckoning: Reckoning) -> tuple[Finding, ...]:
    """Everything questioned, round by round, in the order of the form's constraints."""
    found: list[Finding] = []
    for each in folded.rounds:
        for constraint in form.constraints:
            seen = (
                _late(form, each, reckoning)
                if constraint.check == "round-number"
                else LOOKS[constraint.check](form, each)
            )
            found.extend(_finding(constraint, folded, each.number, *one) for one in seen)
    return tuple(found)


def _finding(
    constraint: Constraint, folded: Folded, number: int, seat: int | None, told: str, args: dict[str, Arg]
) -> Finding:
    key = f"{constraint.code}:{number}:{'' if seat is None else seat}:{told}"
    named: dict[str, Arg] = {} if seat is None else {"seat": seat_name(Seat(seat))}
    return Finding(
        key=key,
        code=constraint.code,
        rule=constraint.rule,
        level=constraint.level,
        round=number,
        seat=seat,
        args={"round": number, **named, **args},
        overridden=key in folded.overrides,
    )


# --- plays, and pieces left -------------------------------------------------------------------------


def _play_total(form: Form, each: RoundWritten) -> Found:
    totals = form.plays.totals if form.plays else ()
    for play in each.plays:
        if play.points not in totals:
            most = totals[-1] if totals else 0
            yield play.seat, f"{play.id}:{play.points}", {"points": play.points, "most": most}


def _left_missing(_form: Form, each: RoundWritten) -> Found:
    for seat, left in enumerate(each.left):
        if left is None:
            yield seat, "", {}


def _left_range(form: Form, each: RoundWritten) -> Found:
    most = form.left.most if form.left else 0
    for seat, left in enumerate(each.left):
        if left is not None and left > most:
            yield seat, str(left), {"count": left, "most": most}


def _left_sum(form: Form, each: RoundWritten) -> Found:
    if form.left is None:
        return
    laid = form.left.laid + len(each.plays)
    left = sum(count or 0 for count in each.left)
    if laid + left > form.left.pieces:
        yield None, f"{laid}:{left}", {"laid": laid, "left": left, "pieces": form.left.pieces}


def _left_one_out(_form: Form, each: RoundWritten) -> Found:
    out = [seat for seat, left in enumerate(each.left) if left == 0]
    for seat in out[1:]:
        yield seat, "", {"other": seat_name(Seat(out[0]))}


# --- what a round cost --------------------------------------------------------------------------------


def _cost_missing(_form: Form, each: RoundWritten) -> Found:
    for seat, cost in enumerate(each.costs):
        if cost is None:
            yield seat, "", {}


def _cost_total(form: Form, each: RoundWritten) -> Found:
    possible = form.costs.possible if form.costs else ()
    for seat, cost in enumerate(each.costs):
        if cost is not None and cost.pieces is None:
            # A series is as long as its step allows.
            fits = (
                one.least <= cost.points <= one.most and (cost.points - one.least) % one.step == 0
                for one in possible
            )
            if not any(fits):
                most = possible[-1].most if possible else 0
                yield seat, str(cost.points), {"points": cost.points, "most": most}


def _cost_least(form: Form, each: RoundWritten) -> Found:
    if each.number > len(form.terms):
        return
    terms = form.terms[each.number - 1]
    if terms.least_held <= 1:
        return
    for seat, cost in enumerate(each.costs):
        few = cost is not None and cost.pieces is not None and 0 < len(cost.pieces) < terms.least_held
        if cost is not None and (few or 0 < cost.points < terms.least_cost):
            args: dict[str, Arg] = {
                "points": cost.points,
                "held": terms.least_held,
                "least": terms.least_cost,
            }
            yield seat, str(cost.points), args


def _pieces_held(form: Form, each: RoundWritten) -> Found:
    most = form.terms[each.number - 1].most_held if each.number <= len(form.terms) else None
    for seat, cost in enumerate(each.costs):
        if most is not None and cost is not None and len(cost.pieces or ()) > most:
            count = len(cost.pieces or ())
            yield seat, str(count), {"count": count, "most": most}


def _piece_copies(form: Form, each: RoundWritten) -> Found:
    held = Counter(piece for cost in each.costs if cost is not None for piece in cost.pieces or ())
    for piece in form.costs.pieces if form.costs else ():
        if held[piece.piece] > piece.copies:
            count = held[piece.piece]
            yield (
                None,
                f"{piece.piece}:{count}",
                {"piece": piece.piece, "count": count, "copies": piece.copies},
            )


# --- who went out -------------------------------------------------------------------------------------


def _out_missing(form: Form, each: RoundWritten) -> Found:
    complete = all(cost is not None for cost in each.costs)
    if complete and each.out is None and winner(form, each) is None:
        yield None, "", {}


def _out_not_zero(_form: Form, each: RoundWritten) -> Found:
    if each.out is not None and each.out != NOBODY:
        cost = each.costs[each.out]
        if cost is not None and cost.points != 0:
            yield each.out, str(cost.points), {"points": cost.points}


def _zero_not_out(form: Form, each: RoundWritten) -> Found:
    first = winner(form, each)
    for seat, cost in enumerate(each.costs):
        if first is not None and seat != first and cost is not None and cost.points == 0:
            yield seat, str(first), {"other": seat_name(Seat(first))}


def _nobody_out_zero(_form: Form, each: RoundWritten) -> Found:
    for seat, cost in enumerate(each.costs):
        if each.out == NOBODY and cost is not None and cost.points == 0:
            yield seat, "", {}


def _bonus_holder(form: Form, each: RoundWritten) -> Found:
    holders = {bonus.name: bonus.holder for bonus in form.bonuses}
    cutter = None if each.dealer is None else (each.dealer + form.seats - 1) % form.seats
    for name, seat in each.bonuses:
        holder = cutter if holders.get(name) == "cutter" else winner(form, each)
        if holder is not None and holder != seat:
            yield seat, f"{name}:{holder}", {"bonus": name, "other": seat_name(Seat(holder))}


def _late(form: Form, each: RoundWritten, reckoning: Reckoning) -> Found:
    last = form.rounds if reckoning.finished is None else min(form.rounds, reckoning.finished)
    if each.number > last:
        yield None, str(last), {"rounds": last}


LOOKS: Final[Mapping[Check, Look]] = {
    "play-total": _play_total,
    "left-missing": _left_missing,
    "left-range": _left_range,
    "left-sum": _left_sum,
    "left-one-out": _left_one_out,
    "cost-missing": _cost_missing,
    "cost-total": _cost_total,
    "cost-least": _cost_least,
    "pieces-held": _pieces_held,
    "piece-copies": _piece_copies,
    "out-missing": _out_missing,
    "out-not-zero": _out_not_zero,
    "zero-not-out": _zero_not_out,
    "nobody-out-zero": _nobody_out_zero,
    "bonus-holder": _bonus_holder,
}
"""How each check but that of the round's number looks at a round."""
