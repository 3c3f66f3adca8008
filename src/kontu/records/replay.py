"""Plays a record again by the rules, checking every action and every claim on the way."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from kontu.core import registry
from kontu.core.events import RoundEnded
from kontu.core.game import DealLine, Step
from kontu.core.outcomes import Outcome
from kontu.core.refusals import IllegalAction, NotationError, Refusal, RulesError
from kontu.core.registry import AnyGame, UnknownName
from kontu.core.seats import DEALER, Seat, seat_name
from kontu.records.model import UNKNOWN, Entry, Record, Round
from kontu.records.outline import Place
from kontu.records.problems import Problem
from kontu.records.promises import commitment
from kontu.records.reader import read_placed
from kontu.records.recording import DEALER_LINE
from kontu.records.sheets import check_sheet
from kontu.records.source import Source
from kontu.records.writer import write

_ACTION: Final = re.compile(r"[ \t]*[^ \t]+[ \t]+")
_CLAIMS: Final = ("end", "scores", "bonus", "totals", "nonce")


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a replay and what it led to.

    ``round`` counts from 1; ``line`` is the action's in the file (a deal's first line); ``state`` is
    the state after it, ``events`` what happened.
    """

    round: int
    seat: Seat
    action: Any
    line: int
    state: Any
    events: tuple[Any, ...]

    def as_step(self) -> Step[Any, Any]:
        """State and events as the game gave them."""
        return Step(self.state, self.events)


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A record played again, up to the first action that is refused.

    ``start`` is the state before the first deal; ``outcome`` is None for a match that is not over.
    """

    record: Record
    game: AnyGame
    rules: Any
    start: Any
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None
    problems: tuple[Problem, ...]

    def states(self) -> Iterator[Any]:
        """Every state in order, from the start to after the last action."""
        yield self.start
        for step in self.steps:
            yield step.state


def replay(record: Record) -> Replay:
    """The record played again; lines are those of the canonical file.

    Raises:
        RecordError: the game, the variant, the rules or the number of seats cannot be played at all.
    """
    return replay_placed(*read_placed(write(record)))


def replay_placed(record: Record, source: Source) -> Replay:
    """The record played again; ``source`` knows its lines. Raises RecordError as ``replay`` does."""
    game, rules = _game_of(record, source)
    return _Replayer(record, source, game, rules).run()


def _game_of(record: Record, source: Source) -> tuple[AnyGame, Any]:
    try:
        game = registry.get(record.game)
        registry.variant(game, record.variant)
        fields = {name: value for name, value in record.rules.items() if not name.startswith("_")}
        return game, game.scribe.read_rules(record.variant, fields)
    except UnknownName as error:
        source.refuse(
            source.value_of(error.kind),
            "record-game-unknown" if error.kind == "game" else "record-variant-unknown",
            "R-11",
            text=error.name[:60],
            nearest=error.nearest or "",
            choices=", ".join(error.known),
        )
    except RulesError as error:
        for refusal in error.refusals:
            source.findings.add(_place_of_field(source, refusal), refusal)
    raise source.findings.error()


def _place_of_field(source: Source, refusal: Refusal) -> Place:
    if "rules" in source.data and "field" in refusal.args:
        return source.name_of("rules", refusal.args["field"])
    if "seats" in refusal.args:
        return source.value_of("seats")
    return source.name_of("rules") if "rules" in source.data else source.value_of("variant")


class _Replayer:
    """One run over one record."""

    def __init__(self, record: Record, source: Source, game: AnyGame, rules: Any) -> None:
        self.record = record
        self.source = source
        self.game = game
        self.rules = rules
        self.steps: list[ReplayStep] = []
        try:
            self.start = self.state = game.start(rules, len(record.seats))
        except RulesError as error:
            for refusal in error.refusals:
                self._refuse(_place_of_field(source, refusal), refusal)
            raise source.findings.error() from error

    def run(self) -> Replay:
        """Play round by round until the end or the first refused action."""
        if any(each.tally is not None for each in self.record.rounds):
            check_sheet(self.record, self.source)
        elif all(self._round(index, each) for index, each in enumerate(self.record.rounds)):
            self._totals()
        return Replay(
            record=self.record,
            game=self.game,
            rules=self.rules,
            start=self.start,
            steps=tuple(self.steps),
            outcome=self.game.outcome(self.state),
            problems=self.source.findings.problems,
        )

    def _broken(self, place: Place, code: str, rule: str, **args: str | int) -> None:
        self._refuse(place, Refusal(code, rule, args))

    def _refuse(self, place: Place, refusal: Refusal) -> None:
        self.source.findings.add(place, refusal, "broken")

    def _round(self, index: int, each: Round) -> bool:
        """Play one round; False when nothing can be said of what follows it."""
        header = self.source.name_of("rounds", index)
        if self.game.to_act(self.state) is None:
            self._broken(header, "record-after-end", "R-07")
            return False
        if self.game.to_act(self.state) != DEALER:
            self._broken(header, "record-round-unfinished", "R-07", number=index)
            return False
        if each.number is not None and each.number != index + 1:
            place = self.source.value_of("rounds", index, "number")
            self._broken(place, "record-number-false", "R-07", claimed=each.number, true=index + 1)
        if not self._deal(index, each):
            return False
        claims = [0] * len(self.record.seats)
        ended: RoundEnded | None = None
        for i, entry in enumerate(each.play or ()):
            place = self.source.line_of("rounds", index, "play", index=i)
            if ended is not None:
                self._broken(place, "record-after-end", "R-07")
                return False
            events = self._entry(index, place, entry)
            if events is None:
                return False
            claims[self.steps[-1].seat] += self.game.scribe.claim(events) or 0
            ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        if ended is None:
            self._not_finished(each, "rounds", index)
        else:
            self._finished(index, each, ended, claims)
        return True

    def _deal(self, index: int, each: Round) -> bool:
        lines = each.deal or ()
        if each.dealer is not None:
            lines = (*lines, DealLine(DEALER_LINE, (each.dealer,)))
        results = [entry.result for entry in each.play or () if entry.result is not None]
        try:
            action = self.game.scribe.read_deal(self.state, lines, results)
        except NotationError as error:
            place = self._place_in_deal(index, lines, error.refusal)
            self.source.findings.add(place, error.refusal)
            return False
        except IllegalAction as error:
            self._refuse(self._place_in_deal(index, lines, error.refusal), error.refusal)
            return False
        if refusal := self.game.check(self.state, action):
            self._refuse(self._place_in_deal(index, lines, refusal), refusal)
            return False
        self._promise(index, each, self.game.write_action(self.state, action).partition(" ")[2])
        self._apply(index, DEALER, action, self.source.name_of("rounds", index, "deal").line + 1)
        return True

    def _place_in_deal(self, index: int, lines: Sequence[DealLine], refusal: Refusal) -> Place:
        """Where the piece, holder or result stands that the refusal speaks of: the last time it is named."""
        if refusal.args.get("holder") == DEALER_LINE:
            return self.source.value_of("rounds", index, "dealer")
        play = self.record.rounds[index].play or ()
        drawn = [
            i for i, entry in enumerate(play) if entry.result and entry.result == refusal.args.get("result")
        ]
        if drawn:
            return self._mark(self.source.line_of("rounds", index, "play", index=drawn[-1]), ">")
        spoken_of = set(map(str, refusal.args.values()))
        written = [
            (i, word)
            for i, line in enumerate(lines)
            for word in (line.holder, *line.pieces)
            if word in spoken_of
        ]
        if not written:
            return self.source.value_of("rounds", index, "deal")
        i, word = written[-1]
        place = self.source.line_of("rounds", index, "deal", index=i)
        text = f" {self.source.line(place.line)} "
        return Place(place.line, max(1, text.rfind(f" {word} ") + 1))

    def _promise(self, index: int, each: Round, order: str) -> None:
        if each.commit is None or each.nonce is None:
            return
        place = self.source.value_of("rounds", index, "nonce")
        if any(UNKNOWN in line.pieces for line in each.deal or ()):
            self._broken(place, "record-commit-unknown", "R-08")
        elif commitment(order, each.nonce) != each.commit:
            self._broken(place, "record-commit-false", "R-08")

    def _entry(self, index: int, place: Place, entry: Entry) -> tuple[Any, ...] | None:
        """What an entry led to; None when it was refused."""
        seat = self.game.to_act(self.state)
        if seat is None or seat_name(seat) != entry.actor:
            to_act = seat_name(seat) if seat is not None else ""
            self._broken(place, "record-actor-false", "R-06", claimed=entry.actor, true=to_act)
            return None
        found = _ACTION.match(self.source.line(place.line))
        start = found.end() + 1 if found else 1
        try:
            action = self.game.read_action(self.state, entry.action)
        except NotationError as error:
            at = Place(place.line, start + error.position)
            self.source.findings.add(at, error.refusal)
            return None
        if refusal := self.game.check(self.state, action):
            self._refuse(Place(place.line, start), refusal)
            return None
        events = self._apply(index, seat, action, place.line)
        self._claims(place, entry, events)
        return events

    def _claims(self, place: Place, entry: Entry, events: tuple[Any, ...]) -> None:
        result = self.game.scribe.result(events)
        if result is None and entry.result is not None:
            self._broken(self._mark(place, ">"), "record-result-needless", "R-06", claimed=entry.result)
        elif result is not None and entry.result is None:
            self._broken(place, "record-result-missing", "R-06", action=entry.action)
        elif entry.result not in {result, UNKNOWN}:
            args = {"claimed": str(entry.result), "true": str(result)}
            self._broken(self._mark(place, ">"), "record-result-false", "R-06", **args)
        points = self.game.scribe.claim(events) or 0
        if entry.claim is not None and entry.claim != points:
            args_ = {"claimed": entry.claim, "true": points}
            self._broken(self._mark(place, "="), "record-claim-false", "R-06", **args_)

    def _mark(self, place: Place, mark: str) -> Place:
        return Place(place.line, max(1, self.source.line(place.line).find(f" {mark}") + 2))

    def _apply(self, index: int, seat: Seat, action: Any, line: int) -> tuple[Any, ...]:
        step = self.game.apply(self.state, action)
        self.state = step.state
        self.steps.append(
            ReplayStep(
                round=index + 1, seat=seat, action=action, line=line, state=step.state, events=step.events
            )
        )
        return step.events

    def _not_finished(self, each: Round, *path: str | int) -> None:
        for name in _CLAIMS:
            if getattr(each, name) is not None:
                self._broken(self.source.name_of(*path, name), "record-not-finished", "R-07", field=name)

    def _finished(self, index: int, each: Round, ended: RoundEnded, claims: list[int]) -> None:
        bonus = tuple(score - claim for score, claim in zip(ended.scores, claims, strict=True))
        truth: dict[str, object] = {
            "end": ended.termination.value,
            "scores": ended.scores,
            "bonus": bonus,
            "totals": ended.totals,
        }
        for name, true in truth.items():
            claimed = getattr(each, name)
            if claimed is not None and claimed != true:
                self._false(claimed, true, "rounds", index, name)

    def _false(self, claimed: object, true: object, *path: str | int) -> None:
        name = str(path[-1])
        args = {"field": name, "claimed": _shown(claimed), "true": _shown(true)}
        self._broken(self.source.value_of(*path), "record-field-false", "R-07", **args)

    def _totals(self) -> None:
        claimed = self.record.totals
        outcome = self.game.outcome(self.state)
        if claimed is None:
            return
        if outcome is None:
            place = self.source.name_of("totals")
            self._broken(place, "record-not-finished", "R-07", field="totals")
        elif claimed != outcome.scores:
            self._false(claimed, outcome.scores, "totals")


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
