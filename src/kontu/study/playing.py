"""A record played again, and positions in it: a text, up to entry ``at``, and then some actions."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from kontu.core.events import Scored
from kontu.core.refusals import NotationError, Refusal
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, Seat, read_seat, seat_name
from kontu.games.kontrakt.observation import Observation
from kontu.records.model import ALL, ONLOOKER, UNKNOWN, Record, Round
from kontu.records.problems import Problem, RecordError
from kontu.records.reader import read_placed
from kontu.records.replay import Replay, ReplayStep, replay_placed
from kontu.records.source import MOST_BYTES
from kontu.study.searching import may_search
from kontu.study.wishes import StudyRefused, Wish

MOST_ENTRIES: Final = 5_000
"""So many deals and lines of play are played again; a match of seven rounds has some hundreds."""

MOST_RECORD: Final = 512 * 1024
"""A record that is studied has at most so many bytes; ``kontu verify`` reads longer ones."""

MOST_THEN: Final = 200
"""So many actions may follow the record's."""

MOST_LISTED: Final = 200
"""So many legal actions are listed; whether others are legal can be asked."""


class Played:
    """A record and what was found of it; ``replay`` is None where nothing could be played."""

    def __init__(self, record: Record | None, replay: Replay | None, problems: tuple[Problem, ...]) -> None:
        self.record = record
        self.replay = replay
        self.problems = problems

    def whole(self, number: int) -> bool:
        """True when everything is known of the round at place ``number`` (from 1), whoever wrote it down."""
        if self.record is None or self.record.view == ALL or number == 0:
            return True
        return _whole(self.record.rounds[number - 1])

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the record was written with; None for an onlooker, and where everything was seen."""
        if self.record is None or self.record.view in {ALL, ONLOOKER}:
            return None
        return read_seat(self.record.view, len(self.record.seats))

    def may_see(self, number: int, viewer: Seat | None) -> bool:
        """True when the record tells what ``viewer`` saw in a round; what was merely settled is not shown."""
        return self.whole(number) or viewer is None or viewer == self.viewer


class Position:
    """A moment of a match: the ``state``, the ``game``, and the ``played`` record it is taken from."""

    def __init__(self, played: Played, replay: Replay, at: int) -> None:
        self.played = played
        self.replay = replay
        self.game: AnyGame = replay.game
        self.seats = len(replay.record.seats)
        self.number = replay.steps[at - 1].round if at else 0
        self.at = at
        self.state: Any = replay.steps[at - 1].state if at else replay.start

    def require_seen(self, viewer: Seat | None) -> None:
        """Raise StudyRefused where the record does not tell what ``viewer`` saw (R-10)."""
        if not self.played.may_see(self.number, viewer):
            view = self.played.record.view if self.played.record else ""
            asked = ONLOOKER if viewer is None else seat_name(viewer)
            raise StudyRefused(Refusal("study-not-seen", "R-10", {"view": view, "asked": asked}))

    def legal(self) -> tuple[tuple[str, ...], bool]:
        """The legal actions of the player to act in notation, and whether there are more than are listed.

        Where lay-downs would be searched for longer than anybody waits, they are left out.
        """
        seen = self.game.observe(self.state, self.game.to_act(self.state))
        if isinstance(seen, Observation) and seen.round and not may_search(seen.rules, seen.round, seen.hand):
            return seen.options[:MOST_LISTED], True
        found = list(islice(self.game.legal_actions(self.state), MOST_LISTED + 1))
        written = tuple(self.game.write_action(self.state, action) for action in found[:MOST_LISTED])
        return written, len(found) > MOST_LISTED


def play_record(wish: Wish) -> Played:
    """The record in the field ``text``, played again; raises StudyRefused only where it is too long."""
    text = wish.text("text", MOST_BYTES)
    data = text.encode()
    if len(data) > MOST_RECORD:
        args = {"bytes": len(data), "most": MOST_RECORD}
        raise StudyRefused(Refusal("study-record-large", "R-01", args))
    if (entries := text.count("[[")) > MOST_ENTRIES:
        # Every round has its heading; so many are not even read.
        raise StudyRefused(_long(entries))
    return _played(text)


def position_wished(wish: Wish) -> Position:
    """The position that ``text``, ``at`` and ``then`` describe.

    Raises:
        StudyRefused: the record cannot be played, has no such entry (R-05), or one of ``then`` is refused.
    """
    played = play_record(wish)
    replay = played.replay
    if replay is None:
        raise StudyRefused(*(problem.refusal for problem in played.problems[:20]))
    at = wish.number("at", 0, MOST_ENTRIES) if wish.has("at") else len(replay.steps)
    if at > len(replay.steps):
        args = {"at": at, "most": len(replay.steps)}
        raise StudyRefused(Refusal("study-no-entry", "R-05", args), *_first(played.problems))
    position = Position(played, replay, at)
    for text in wish.texts("then", MOST_THEN):
        action = read_action(position, text)
        if refusal := position.game.check(position.state, action):
            raise StudyRefused(refusal)
        position.state = position.game.apply(position.state, action).state
    return position


def read_action(position: Position, text: str) -> Any:
    """The action that ``text`` writes in a position; raises StudyRefused where it writes none."""
    try:
        return position.game.read_action(position.state, text)
    except NotationError as error:
        raise StudyRefused(error.refusal) from error


def points_of(events: Sequence[Any], seats: int) -> tuple[int, ...] | None:
    """What events brought each seat; None when they brought nobody anything."""
    points = [0] * seats
    for event in events:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    return tuple(points) if any(points) else None


def action_of(played: Played, replay: Replay, index: int) -> str:
    """The action of entry ``index`` (from 0) in notation; of a deal, which is long, its word alone."""
    step = replay.steps[index]
    before = replay.steps[index - 1].state if index else replay.start
    written = replay.game.write_action(before, step.action)
    if step.seat != DEALER:
        return written
    if index == 0 or replay.steps[index - 1].round != step.round:
        return written.partition(" ")[0]
    if played.whole(step.round):
        return written
    return replay.game.scribe.chance_seen(before, step.action, played.viewer)


def events_of(played: Played, replay: Replay, step: ReplayStep) -> tuple[Any, ...]:
    """What happened in an entry, as whoever wrote the record down may see it."""
    if played.whole(step.round):
        return step.events
    shown = (replay.game.show(event, played.viewer) for event in step.events)
    return tuple(event for event in shown if event is not None)


@lru_cache(maxsize=4)
def _played(text: str) -> Played:
    record = None
    try:
        record, source = read_placed(text.encode())
        entries = sum(len(each.play or ()) + 1 for each in record.rounds)
        if entries > MOST_ENTRIES:
            raise StudyRefused(_long(entries))
        replay = replay_placed(record, source)
    except RecordError as error:
        return Played(record, None, error.problems)
    return Played(record, replay, replay.problems)


def _long(entries: int) -> Refusal:
    return Refusal("study-record-long", "R-01", {"entries": entries, "most": MOST_ENTRIES})


def _whole(each: Round) -> bool:
    dealt = (piece for line in each.deal or () for piece in line.pieces)
    chances = (text for entry in each.play or () for text in (entry.action, entry.result or ""))
    return not any(UNKNOWN in text for text in (*dealt, *chances))


def _first(problems: tuple[Problem, ...]) -> tuple[Refusal, ...]:
    return tuple(problem.refusal for problem in problems[:1])
