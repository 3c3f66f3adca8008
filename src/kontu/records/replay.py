"""Plays a record again by the rules, checking every action and every claim on the way."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from kontu.core.events import RoundEnded
from kontu.core.game import DealLine, PlayLine, Step
from kontu.core.outcomes import Outcome
from kontu.core.refusals import IllegalAction, NotationError, Refusal, RulesError
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, Seat, seat_name
from kontu.records.model import UNKNOWN, Entry, Record, Round
from kontu.records.outline import Place
from kontu.records.problems import Problem
from kontu.records.promises import commitment
from kontu.records.reader import read_placed
from kontu.records.recording import DEALER_LINE
from kontu.records.rules_of import game_of, place_of_field
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
    game, rules = game_of(record, source)
    return _Replayer(record, source, game, rules).run()


class _Played:
    """What is known of a round while it is played again; ``chance`` is the line of play that waits."""

    def __init__(self, seats: int) -> None:
        self.claims = [0] * seats
        self.events: list[Any] = []
        self.ended: RoundEnded | None = None
        self.chance: int | None = None


def _ends(events: Sequence[Any]) -> RoundEnded | None:
    return next((event for event in events if isinstance(event, RoundEnded)), None)


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
                # A value that its field never has cannot be read; rules that do not go together can.
                never = {"field", "value"} <= refusal.args.keys()
                source.findings.add(
                    place_of_field(source, refusal), refusal, "unreadable" if never else "broken"
                )
            raise source.findings.error() from error
        self.skipped = 0
        self._begin_later()

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
        if each.number is not None and each.number != index + 1 + self.skipped:
            place = self.source.value_of("rounds", index, "number")
            true = index + 1 + self.skipped
            self._broken(place, "record-number-false", "R-07", claimed=each.number, true=true)
        if not self._deal(index, each):
            return False
        played = _Played(len(self.record.seats))
        for i, entry in enumerate(each.play or ()):
            place = self.source.line_of("rounds", index, "play", index=i)
            if played.ended is not None:
                self._broken(place, "record-after-end", "R-07")
                return False
            if entry.actor == seat_name(DEALER) and played.chance is None:
                # Chance stands before the line that needs it, and waits until it is asked.
                played.chance = i
            elif not self._line(index, i, played):
                return False
        if played.chance is not None:
            self._untimely(index, played.chance)
            return False
        if played.ended is None:
            self._not_finished(each, "rounds", index)
        else:
            self._finished(index, each, played)
        return True

    def _begin_later(self) -> None:
        """A record may begin with a later round where the game can; what had been scored follows."""
        first = next(iter(self.record.rounds), None)
        if first is None or first.number is None or first.number < 2:
            return
        totals, scores = first.totals, first.scores
        before = [0] * len(self.record.seats)
        if totals is not None and scores is not None:
            before = [total - score for total, score in zip(totals, scores, strict=True)]
        state = self.game.scribe.before_round(self.start, first.number, before)
        if state is not None:
            self.start = self.state = state
            self.skipped = first.number - 1

    def _line(self, index: int, i: int, played: _Played) -> bool:
        """Play one line of a player, and the chance it needed; False when one of them was refused."""
        entries = self.record.rounds[index].play or ()
        place = self.source.line_of("rounds", index, "play", index=i)
        if played.chance is not None and not self._may_act(entries[i].actor):
            self._untimely(index, played.chance)
            return False
        acted = self._entry(index, place, entries[i])
        if acted is None:
            return False
        seat, events = acted
        if self.game.to_act(self.state) == DEALER and not _ends(events):
            given = self._chance(index, i, played)
            if given is None:
                return False
            events = (*events, *given)
        elif played.chance is not None:
            self._untimely(index, played.chance)
            return False
        self._claims(place, entries[i], events)
        played.claims[seat] += self.game.scribe.claim(events) or 0
        played.events.extend(events)
        played.ended = _ends(events)
        return True

    def _chance(self, index: int, i: int, played: _Played) -> tuple[Any, ...] | None:
        """What the chance line led to that waited for line ``i``; nothing at the end of a record."""
        entries = self.record.rounds[index].play or ()
        if played.chance is None:
            if i == len(entries) - 1:
                return ()
            place = self.source.line_of("rounds", index, "play", index=i)
            self._broken(place, "chance-missing", "R-06", action=entries[i].action)
            return None
        place = self.source.line_of("rounds", index, "play", index=played.chance)
        text = entries[played.chance].action
        played.chance = None
        play = [PlayLine(each.actor, each.action, each.result) for each in entries[i:]]
        action = self._read(place, lambda: self.game.scribe.read_chance(self.state, text, play))
        return None if action is None else self._apply(index, DEALER, action, place.line)

    def _untimely(self, index: int, i: int) -> None:
        """The chance line ``i`` was not asked for by the line after it."""
        place = self.source.line_of("rounds", index, "play", index=i)
        seat = self.game.to_act(self.state)
        to_act = seat_name(seat) if seat is not None else ""
        self._broken(place, "record-actor-false", "R-06", claimed=seat_name(DEALER), true=to_act)

    def _deal(self, index: int, each: Round) -> bool:
        lines = each.deal or ()
        if each.dealer is not None:
            lines = (*lines, DealLine(DEALER_LINE, (each.dealer,)))
        play = [PlayLine(entry.actor, entry.action, entry.result) for entry in each.play or ()]
        try:
            action = self.game.scribe.read_deal(self.state, lines, play)
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
            # Who deals is told by a field of the round, which is no line of the deal.
            if line.holder != DEALER_LINE
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

    def _entry(self, index: int, place: Place, entry: Entry) -> tuple[Seat, tuple[Any, ...]] | None:
        """Who acted in an entry and what it led to; None when it was refused."""
        seat = self.game.to_act(self.state)
        if seat is None or not self._may_act(entry.actor):
            to_act = seat_name(seat) if seat is not None else ""
            self._broken(place, "record-actor-false", "R-06", claimed=entry.actor, true=to_act)
            return None
        action = self._read(place, lambda: self.game.read_action(self.state, entry.action))
        return None if action is None else (seat, self._apply(index, seat, action, place.line))

    def _may_act(self, actor: str) -> bool:
        seat = self.game.to_act(self.state)
        return seat is not None and seat_name(seat) == actor

    def _read(self, place: Place, read: Callable[[], Any]) -> Any | None:
        """The legal action that a line writes; None when it was refused."""
        found = _ACTION.match(self.source.line(place.line))
        start = found.end() + 1 if found else 1
        try:
            action = read()
        except NotationError as error:
            at = Place(place.line, start + error.position)
            self.source.findings.add(at, error.refusal)
            return None
        except IllegalAction as error:
            self._refuse(Place(place.line, start), error.refusal)
            return None
        if refusal := self.game.check(self.state, action):
            self._refuse(Place(place.line, start), refusal)
            return None
        return action

    def _claims(self, place: Place, entry: Entry, events: tuple[Any, ...]) -> None:
        result = self.game.scribe.result(events)
        if result is None and entry.result is not None:
            self._broken(self._mark(place, ">"), "record-result-needless", "R-06", claimed=entry.result)
        elif result is not None and entry.result is None:
            self._broken(place, "record-result-missing", "R-06", action=entry.action)
        # One unknown piece is ``??``, two are ``????``, and what is not known claims nothing.
        elif entry.result != result and str(entry.result).replace(UNKNOWN, ""):
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

    def _finished(self, index: int, each: Round, played: _Played) -> None:
        ended = played.ended
        if ended is None:
            return
        bonus = self.game.scribe.bonus(played.events, len(ended.scores))
        if bonus is None:
            bonus = tuple(score - claim for score, claim in zip(ended.scores, played.claims, strict=True))
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
