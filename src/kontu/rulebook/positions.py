"""The positions that a rulebook speaks of: stacked deals and records, played on the game itself."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from kontu.core import registry
from kontu.core.fields import rules_type
from kontu.core.game import DealLine
from kontu.core.refusals import NotationError, Refusal, RefusedError
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, Seat, read_seat, seat_name
from kontu.core.settings import parsed
from kontu.records import ALL, Record, Recorder, read, replay, write

NAMES: Final = ("Ane", "Bo", "Cat", "Dag", "Eli", "Finn", "Gro", "Hans")
"""The players of examples, in seat order; easy names in all the languages."""

DEALS: Final = "dealer"
"""The holder in a deal that names the seat that deals, in games that have one."""

DATE: Final = "2026-01-01"
"""Positions are of no day; a record needs one."""


class PositionError(ValueError):
    """A position cannot be reached: which, at which action, and why."""


class Spec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as the file of examples writes it. It needs no language.

    Either ``record`` names a record of the rulebook and ``at`` how many lines of its play have been
    played, or the game is dealt anew: ``variant`` (the game's first when empty) with ``changes`` as
    ``--set`` takes them, ``seats``, ``round`` with the ``totals`` so far, and a ``deal`` of lines
    ``p1 9-2-8 1-2-3`` whose missing pieces are filled up with any that are left. ``play`` are the
    actions up to the position, one a line, ``p1 9-2-8@0,0`` with no results.
    ``attempt`` (``try`` in the file) is what the example tries there; ``viewer`` who looks at it: a seat,
    ``onlooker``, or the seat to act when empty.
    """

    record: str = ""
    at: int = 0
    variant: str = ""
    changes: dict[str, str] = {}
    seats: int = 2
    round: int = 1
    totals: tuple[int, ...] = ()
    deal: str = ""
    dealer: str = ""
    play: str = ""
    attempt: str = msgspec.field(default="", name="try")
    viewer: str = ""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position reached, and what came of the action tried there.

    ``record`` is everything up to it and nothing more. ``refusal`` is the game's answer to ``action``,
    None when it is legal, or when nothing is tried; ``after`` and ``events`` are then what it led to.
    """

    name: str
    spec: Spec
    game: AnyGame
    rules: Any
    record: Record
    state: Any
    action: Any = None
    refusal: Refusal | None = None
    after: Any = None
    events: tuple[Any, ...] = ()

    @property
    def viewer(self) -> Seat | None:
        """Who looks at the position; None for an onlooker."""
        return viewer_of(self.game, self.state, self.spec.viewer)

    @property
    def text(self) -> str:
        """The position as a record file, up to the action that is tried."""
        return write(self.record).decode()

    @property
    def entries(self) -> int:
        """How many lines of play lead to the position."""
        return len(self.record.rounds[-1].play or ()) if self.record.rounds else 0


@cache
def specs(game: str) -> Mapping[str, Spec]:
    """Every position of the rulebook of ``game``, by name."""
    return read_specs((files(__package__) / "examples" / f"{game}.toml").read_text("utf-8"))


def read_specs(text: str) -> Mapping[str, Spec]:
    """The positions that ``text`` writes; raises msgspec.ValidationError on what is none."""
    return {name: msgspec.convert(table, Spec) for name, table in tomllib.loads(text).items()}


@cache
def record_text(name: str) -> str:
    """The record ``name`` of the rulebook."""
    return (files(__package__) / "records" / f"{name}.kontu").read_text("utf-8")


@cache
def position(game: str, name: str) -> Position:
    """The position ``name``, reached; raises KeyError or PositionError."""
    return reach(registry.get(game), name, specs(game)[name])


def reach(game: AnyGame, name: str, spec: Spec) -> Position:
    """The position that ``spec`` describes, and what its attempt leads to; raises PositionError."""
    start = _from_record(game, name, spec) if spec.record else _from_deal(game, name, spec)
    if not spec.attempt:
        return start
    try:
        action = game.read_action(start.state, spec.attempt)
        refusal = game.check(start.state, action)
    except RefusedError as error:
        return replace(start, refusal=error.refusal)
    if refusal is not None:
        return replace(start, action=action, refusal=refusal)
    step = game.apply(start.state, action)
    return replace(start, action=action, after=step.state, events=step.events)


def viewer_of(game: AnyGame, state: Any, text: str) -> Seat | None:
    """The seat that ``text`` names, or the seat to act for an empty text; None for an onlooker."""
    if text == "onlooker":
        return None
    if text:
        return read_seat(text, len(NAMES))
    to_act = game.to_act(state)
    return None if to_act in {None, DEALER} else to_act


def _from_record(game: AnyGame, name: str, spec: Spec) -> Position:
    record = read(record_text(spec.record).encode())
    played = replay(record)
    if played.problems:
        raise PositionError(f"{name}: {spec.record}.kontu: {played.problems[0]}")
    recorder = Recorder(game, played.rules, names=record.seats, view=ALL, date=record.date)
    state = played.start
    lines = -1
    for step in played.steps:
        if lines == spec.at:
            break
        recorder.note(state, step.action, step.as_step())
        state = step.state
        lines += 1
    if lines != spec.at:
        raise PositionError(f"{name}: {spec.record}.kontu has no line {spec.at}")
    first = (record.rounds[0].number or 1) if record.rounds else 1
    found = _numbered(recorder.record(), first)
    return Position(name=name, spec=spec, game=game, rules=played.rules, record=found, state=state)


def _from_deal(game: AnyGame, name: str, spec: Spec) -> Position:
    variant = spec.variant or next(iter(game.variants))
    rules = game.scribe.read_rules(variant, parsed(rules_type(game), spec.changes))
    state = game.start(rules, spec.seats)
    if spec.round > 1:
        before = game.scribe.before_round(state, spec.round, spec.totals or (0,) * spec.seats)
        if before is None:
            raise PositionError(f"{name}: a match of {game.name} cannot begin with round {spec.round}")
        state = before
    recorder = Recorder(game, rules, names=NAMES[: spec.seats], view=ALL, date=DATE)
    if spec.deal:
        for actor, action in _actions(game, name, spec, state):
            if actor != game.to_act(state):
                raise PositionError(f"{name}: {seat_name(actor)} is not to act at {action!r}")
            state = _played(game, name, recorder, state, action)
    record = _numbered(recorder.record(), spec.round)
    return Position(name=name, spec=spec, game=game, rules=rules, record=record, state=state)


def _numbered(record: Record, first: int) -> Record:
    """The record with its first round called ``first``, which one that begins later must say."""
    if first == 1 or not record.rounds:
        return record
    return replace(record, rounds=(replace(record.rounds[0], number=first), *record.rounds[1:]))


def _actions(game: AnyGame, name: str, spec: Spec, state: Any) -> Iterator[tuple[Seat, Any]]:
    """Who does what up to the position, the deal first; texts are read when their turn comes."""
    yield DEALER, stacked(game, state, spec)
    for line in filter(None, map(str.strip, spec.play.splitlines())):
        actor, _, action = line.partition(" ")
        try:
            yield read_seat(actor, spec.seats), action.strip()
        except ValueError as error:
            raise PositionError(f"{name}: {error}") from error


def _played(game: AnyGame, name: str, recorder: Recorder, state: Any, action: Any) -> Any:
    try:
        chosen = game.read_action(state, action) if isinstance(action, str) else action
        step = game.apply(state, chosen)
    except RefusedError as error:
        raise PositionError(f"{name}: {action}: {error.refusal}") from error
    recorder.note(state, chosen, step)
    return step.state


def stacked(game: AnyGame, state: Any, spec: Spec) -> Any:
    """The deal in which everybody gets the pieces that ``spec`` names, filled up with what is left.

    A line of ``spec.deal`` is a holder and its first pieces. Raises PositionError.
    """
    wanted = {
        holder: pieces
        for holder, *pieces in (line.split() for line in spec.deal.splitlines() if line.strip())
    }
    if spec.dealer:
        wanted[DEALS] = [spec.dealer]
    usual = game.scribe.write_deal(state, game.deal(state, game.deck(state)))
    unknown = wanted.keys() - {line.holder for line in usual}
    # Who deals may be left to chance too, but is no piece.
    left = Counter(piece for line in usual if line.holder != DEALS for piece in line.pieces)
    left.subtract(piece for holder, pieces in wanted.items() if holder != DEALS for piece in pieces)
    if unknown or min(left.values()) < 0:
        wrong = sorted(unknown) or [piece for piece, count in left.items() if count < 0]
        raise PositionError(f"the deal cannot give {', '.join(wrong)}")
    rest = iter(left.elements())
    lines = [_filled(line, wanted.get(line.holder, ()), rest) for line in usual]
    try:
        return game.scribe.read_deal(state, lines, ())
    except (NotationError, RefusedError) as error:
        raise PositionError(f"the deal: {error.refusal}") from error


def _filled(line: DealLine, wanted: Sequence[str], rest: Iterator[str]) -> DealLine:
    if line.holder == DEALS:
        return DealLine(line.holder, tuple(wanted) or line.pieces)
    missing = len(line.pieces) - len(wanted)
    if missing < 0:
        raise PositionError(f"{line.holder} gets {len(line.pieces)} pieces, not {len(wanted)}")
    return DealLine(line.holder, (*wanted, *(next(rest) for _ in range(missing))))
