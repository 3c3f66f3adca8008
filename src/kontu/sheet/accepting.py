"""Whether an operation can stand on a sheet at all: what it speaks of must be there."""

from datetime import date

from kontu.core.refusals import Args, Refusal
from kontu.core.tallying import Form
from kontu.records.values import is_name
from kontu.sheet.operations import (
    NOBODY,
    AnyOperation,
    Bonus,
    Change,
    Cost,
    Dealer,
    Left,
    Open,
    Out,
    Play,
    Rename,
)


def refusal_of(form: Form, operation: AnyOperation) -> Refusal | None:
    """Why ``operation`` cannot stand on a sheet by ``form``; None when it can.

    A play's points or a cost that the rules do not know is questioned on the sheet and not refused here.
    """
    match operation:
        case Open(names=names):
            return (
                _date(operation.at[:10])
                or _names(names)
                or _seats(len(names), form)
                or _seat(operation.dealer, form)
            )
        case Rename(seat=seat, name=name):
            return _seat(seat, form) or _names((name,))
        case Play(seat=seat):
            return _entry("play", form.plays is not None) or _seat(seat, form)
        case Change():
            return _entry("change", form.plays is not None)
        case Left(seat=seat):
            return _entry("left", form.left is not None) or _seat(seat, form)
        case Cost(seat=seat):
            return _entry("cost", form.costs is not None) or _seat(seat, form) or _cost(operation, form)
        case Out(seat=seat):
            told = None if seat == NOBODY else seat
            return _entry("out", form.costs is not None) or _seat(told, form)
        case Dealer(seat=seat):
            return _entry("dealer", form.dealers) or _seat(seat, form)
        case Bonus(seat=seat, name=name):
            known = any(bonus.name == name for bonus in form.bonuses)
            return _entry("bonus", known) or _seat(seat, form)
        case _:
            return None


def _date(text: str) -> Refusal | None:
    """The day on which a sheet is begun is that of its record, which could not be read without one."""
    try:
        date.fromisoformat(text)
    except ValueError:
        return Refusal("record-no-date", "R-01", {"text": text})
    return None


def _entry(name: str, there: bool) -> Refusal | None:
    return None if there else Refusal("sheet-no-such-entry", "R-09", {"entry": name})


def _seat(seat: int | None, form: Form) -> Refusal | None:
    if seat is None or seat < form.seats:
        return None
    return Refusal("sheet-no-such-seat", "R-09", {"seat": seat + 1, "seats": form.seats})


def _seats(count: int, form: Form) -> Refusal | None:
    if count == form.seats:
        return None
    return Refusal("sheet-no-such-seat", "R-09", {"seat": count, "seats": form.seats})


def _names(names: tuple[str, ...]) -> Refusal | None:
    for seat, name in enumerate(names, 1):
        if not is_name(name):
            return Refusal("sheet-name", "R-03", {"seat": seat})
    return None


def _cost(operation: Cost, form: Form) -> Refusal | None:
    if operation.points is not None and operation.pieces is not None:
        return Refusal("sheet-cost-twice", "R-09")
    known = {piece.piece for piece in form.costs.pieces} if form.costs else set()
    for piece in operation.pieces or ():
        if piece not in known:
            args: Args = {"piece": piece, "choices": " ".join(sorted(known))}
            return Refusal("sheet-piece-unknown", "R-09", args)
    return None
