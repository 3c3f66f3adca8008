"""A sheet as a record with ``tally``, and the operations of a sheet out of one (R-09)."""

from collections.abc import Iterator, Sequence
from typing import Final, TypedDict

from kontu.core.fields import Plain
from kontu.core.refusals import Args, Refusal, RefusedError
from kontu.core.seats import Seat, seat_name
from kontu.core.tallying import Form
from kontu.records.model import ALL, Entry, Record, Round
from kontu.sheet.folding import CostWritten, RoundWritten, fold, rules_named
from kontu.sheet.operations import NOBODY, AnyOperation, Bonus, Close, Cost, Dealer, Left, Open, Out, Play
from kontu.sheet.reckoning import RoundScores, reckon

NOON: Final = "T12:00:00Z"
"""A record knows the day; its operations are given this time of it."""


def record_of(form: Form, operations: Sequence[AnyOperation]) -> Record:
    """The sheet as a score sheet record: every line and sum of it is what ``kontu verify`` works out.

    A round that is not closed has its lines and claims no sums.

    Raises:
        ValueError: the first operation opens no sheet.
    """
    opened, settings = rules_named(operations)
    folded = fold(form, operations)
    reckoning = reckon(form, folded)
    rules = settings or opened
    rounds = [
        _round(form, each, scores) for each, scores in zip(folded.rounds, reckoning.rounds, strict=True)
    ]
    alone = all(len(side) == 1 for side in form.sides)
    return Record(
        game=opened.game,
        variant=rules.variant,
        view=ALL,
        date=opened.at[:10],
        seats=tuple(folded.names),
        # Partners' totals are their side's, which no sum of a seat's rounds is.
        totals=reckoning.totals if alone and reckoning.finished is not None else None,
        rules={
            name: list(value) if isinstance(value, tuple) else value for name, value in rules.changes.items()
        },
        rounds=tuple(rounds),
    )


def _round(form: Form, each: RoundWritten, scores: RoundScores) -> Round:
    return Round(
        number=each.number,
        dealer=None if each.dealer is None else seat_name(Seat(each.dealer)),
        tally=(*_plays(each, scores), *_costs(each)),
        scores=scores.scores if each.closed else None,
        bonus=scores.extra if any(scores.extra) or (each.closed and form.left is not None) else None,
        totals=scores.totals if each.closed else None,
    )


def _plays(each: RoundWritten, scores: RoundScores) -> Iterator[Entry]:
    """A line a play; where the others pay for it, a line for each who did."""
    for play, changed in zip(each.plays, scores.payments, strict=True):
        yield Entry(seat_name(Seat(play.seat)), "", claim=changed[play.seat])
        for seat, change in enumerate(changed):
            if change and seat != play.seat:
                yield Entry(seat_name(Seat(seat)), "", claim=change, comment=seat_name(Seat(play.seat)))


def _costs(each: RoundWritten) -> Iterator[Entry]:
    for seat, cost in enumerate(each.costs):
        if cost is not None:
            yield Entry(seat_name(Seat(seat)), "", claim=cost.points, comment=_pieces(cost))


def _pieces(cost: CostWritten) -> str | None:
    return " ".join(cost.pieces) if cost.pieces else None


# --- and back ---------------------------------------------------------------------------------------


def opening_of(record: Record) -> Open:
    """The operation that opens a sheet for the record's players by its rules.

    Raises:
        RefusedError: the record is of play and no score sheet.
    """
    if any(each.tally is None for each in record.rounds):
        raise RefusedError(Refusal("sheet-is-played", "R-09"))
    changes: dict[str, Plain] = {}
    for name, value in record.rules.items():
        if isinstance(value, list):
            changes[name] = tuple(value)
        elif isinstance(value, bool | int | str) and not name.startswith("_"):
            changes[name] = value
    return Open(
        id="i0",
        at=record.date + NOON,
        game=record.game,
        variant=record.variant,
        changes=changes,
        names=record.seats,
    )


def operations_of(record: Record, form: Form) -> tuple[AnyOperation, ...]:
    """The operations that write the score sheet ``record`` anew; it is one that was verified.

    Lines are numbers: which pieces a cost was made of is not read back. Points of ``bonus`` become
    pieces left, or bonuses of the form, where they can be those.

    Raises:
        RefusedError: the record is played and no score sheet, or has points that this form has no place for.
    """
    written: list[AnyOperation] = [opening_of(record)]
    for number, each in enumerate(record.rounds, 1):
        reader = _RoundReader(form, number, record.date + NOON)
        written.extend(reader.read(each))
    return tuple(written)


class _Names(TypedDict):
    """What every operation has."""

    id: str
    at: str


class _RoundReader:
    """Writes the operations of one round of a record; their ids say which round and which in it."""

    def __init__(self, form: Form, number: int, at: str) -> None:
        self._form = form
        self._number = number
        self._at = at
        self._count = 0

    def read(self, each: Round) -> Iterator[AnyOperation]:
        """The operations of the round."""
        if each.dealer is not None and self._form.dealers:
            yield Dealer(**self._named(), round=self._number, seat=int(each.dealer[1:]) - 1)
        lines = [(int(entry.actor[1:]) - 1, entry.claim or 0) for entry in each.tally or ()]
        yield from self._costs(lines) if self._form.costs else self._plays(lines)
        for seat, points in enumerate(each.bonus or ()):
            yield from self._extra(seat, points)
        if each.scores is not None:
            yield Close(**self._named(), round=self._number)

    def _plays(self, lines: Sequence[tuple[int, int]]) -> Iterator[AnyOperation]:
        if self._form.bank is None:
            for seat, points in lines:
                yield Play(**self._named(), round=self._number, seat=seat, points=points)
            return
        # A play that collects is followed by its payments; the dearest of them is what was asked for.
        at = 0
        while at < len(lines):
            seat, collected = lines[at]
            end = at + 1
            while end < len(lines) and lines[end][1] < 0 and sum(p for _, p in lines[at:end]) > 0:
                end += 1
            asked = max((-points for _, points in lines[at + 1 : end]), default=collected)
            yield Play(**self._named(), round=self._number, seat=seat, points=asked)
            at = end

    def _costs(self, lines: Sequence[tuple[int, int]]) -> Iterator[AnyOperation]:
        costs: dict[int, int] = {}
        for seat, points in lines:
            costs[seat] = costs.get(seat, 0) + points
        for seat, points in costs.items():
            yield Cost(**self._named(), round=self._number, seat=seat, points=points)
        if len(costs) == self._form.seats and 0 not in costs.values():
            yield Out(**self._named(), round=self._number, seat=NOBODY)

    def _extra(self, seat: int, points: int) -> Iterator[AnyOperation]:
        left = self._form.left
        if left is not None and points % left.each == 0 and points // left.each >= 0:
            yield Left(**self._named(), round=self._number, seat=seat, count=points // left.each)
        elif points:
            names = _bonuses_worth(self._form, points)
            if names is None:
                args: Args = {"round": self._number, "seat": seat_name(Seat(seat)), "points": points}
                raise RefusedError(Refusal("sheet-bonus-unreadable", "R-09", args))
            for name in names:
                yield Bonus(**self._named(), round=self._number, seat=seat, name=name, on=True)

    def _named(self) -> _Names:
        self._count += 1
        return {"id": f"i{self._number}.{self._count}", "at": self._at}


def _bonuses_worth(form: Form, points: int) -> tuple[str, ...] | None:
    """Bonuses of the form that make ``points`` together; None when none do."""
    found: dict[int, tuple[str, ...]] = {0: ()}
    for bonus in form.bonuses:
        for total, names in list(found.items()):
            found.setdefault(total + bonus.points, (*names, bonus.name))
    return found.get(points)
