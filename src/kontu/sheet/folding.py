"""The operations of a sheet folded into what stands written: names, rounds and what was meant as it is."""

from collections.abc import Iterable, Sequence
from typing import assert_never

import msgspec

from kontu.core.tallying import Form
from kontu.sheet.operations import (
    AnyOperation,
    Bonus,
    Change,
    Close,
    Cost,
    Dealer,
    Left,
    Open,
    Out,
    Override,
    Play,
    Remove,
    Rename,
    Settings,
)


class Written(msgspec.Struct, kw_only=True):
    """A play as it stands in its column; ``first`` is what it was before it was changed."""

    id: str
    seat: int
    points: int
    first: int


class CostWritten(msgspec.Struct, kw_only=True):
    """What a round cost a seat, and of which pieces, where they were told."""

    points: int
    pieces: tuple[str, ...] | None


class RoundWritten(msgspec.Struct, kw_only=True):
    """All that stands written of one round; None where nothing does."""

    number: int
    dealer: int | None
    out: int | None = None
    closed: bool = False
    plays: list[Written]
    left: list[int | None]
    costs: list[CostWritten | None]
    bonuses: list[tuple[str, int]]


class Folded(msgspec.Struct, kw_only=True):
    """A sheet as it stands: the rounds in their order."""

    names: list[str]
    rounds: list[RoundWritten]
    overrides: set[str]


def living(operations: Sequence[AnyOperation]) -> list[AnyOperation]:
    """The operations that were not undone, in order.

    An operation is undone by a later ``remove`` that is not undone itself.
    """
    undone: set[str] = set()
    found: list[AnyOperation] = []
    for operation in reversed(operations):
        if operation.id in undone:
            continue
        if isinstance(operation, Remove):
            undone.add(operation.target)
        found.append(operation)
    return found[::-1]


def rules_named(operations: Sequence[AnyOperation]) -> tuple[Open, Settings | None]:
    """How the sheet was opened, and the last settings in force.

    Raises:
        ValueError: the first operation opens no sheet.
    """
    if not operations or not isinstance(operations[0], Open):
        raise ValueError("the sheet was never opened")
    settings = [each for each in living(operations) if isinstance(each, Settings)]
    return operations[0], settings[-1] if settings else None


def fold(form: Form, operations: Sequence[AnyOperation]) -> Folded:
    """What stands written after ``operations``, in the order in which they are kept.

    Of two entries in one place the later stands; what refers to nothing has no effect, so that the
    operations of several people may be put in any order that keeps each one's own.
    """
    rounds: dict[int, RoundWritten] = {}
    folded = Folded(names=[""] * form.seats, rounds=[], overrides=set())
    dealers: dict[int, int] = {}
    for operation in living(operations):
        match operation:
            case Open():
                folded.names = list(operation.names)
                if operation.dealer is not None:
                    dealers[1] = operation.dealer
            case Rename():
                folded.names[operation.seat] = operation.name
            case Dealer():
                dealers[operation.round] = operation.seat
                _round(rounds, operation.round, form)
            case Override():
                folded.overrides.add(operation.finding)
            case Play() | Left() | Cost() | Out() | Bonus() | Close():
                _write(_round(rounds, operation.round, form), operation, form)
            case Change():
                _change(rounds.values(), operation)
            case Settings() | Remove():
                pass
            case _:
                assert_never(operation)
    folded.rounds = [rounds[number] for number in sorted(rounds)]
    for each in folded.rounds:
        each.dealer = _dealer(dealers, each.number, form)
    return folded


def _round(rounds: dict[int, RoundWritten], number: int, form: Form) -> RoundWritten:
    if number not in rounds:
        rounds[number] = RoundWritten(
            number=number,
            dealer=None,
            plays=[],
            left=[None] * form.seats,
            costs=[None] * form.seats,
            bonuses=[],
        )
    return rounds[number]


def _write(each: RoundWritten, operation: Play | Left | Cost | Out | Bonus | Close, form: Form) -> None:
    match operation:
        case Play(id=name, seat=seat, points=points):
            each.plays.append(Written(id=name, seat=seat, points=points, first=points))
        case Left(seat=seat, count=count):
            each.left[seat] = count
        case Cost(seat=seat):
            each.costs[seat] = _cost(form, operation)
        case Out(seat=out):
            each.out = out
        case Bonus(name=name, seat=seat, on=on):
            each.bonuses = [one for one in each.bonuses if one != (name, seat)]
            if on:
                each.bonuses.append((name, seat))
        case Close():
            each.closed = True
        case _:
            assert_never(operation)


def _cost(form: Form, operation: Cost) -> CostWritten | None:
    if operation.pieces is None:
        return None if operation.points is None else CostWritten(points=operation.points, pieces=None)
    value = {} if form.costs is None else {piece.piece: piece.points for piece in form.costs.pieces}
    # A piece that the rules in force do not have costs nothing; it is there after a change of rules only.
    return CostWritten(points=sum(value.get(piece, 0) for piece in operation.pieces), pieces=operation.pieces)


def _change(rounds: Iterable[RoundWritten], operation: Change) -> None:
    for each in rounds:
        for play in each.plays:
            if play.id == operation.target:
                play.points = operation.points


def _dealer(dealers: dict[int, int], number: int, form: Form) -> int | None:
    """The seat that deals: as written for the round, or one on from the round before."""
    told = [before for before in dealers if before <= number]
    if not form.dealers or not told:
        return None
    last = max(told)
    return (dealers[last] + number - last) % form.seats
