"""Which decisions of a seat a record tells of, and how one of them is weighed."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from kontu.bots import advising
from kontu.bots.advising import Adviser, Judged, judge
from kontu.bots.telling import told
from kontu.core.game import recall, some_actions
from kontu.core.refusals import Refusal
from kontu.core.registry import AnyGame
from kontu.core.seats import Seat
from kontu.records import Record
from kontu.records.replay import Replay
from kontu.review.turns import ReviewPlan, ReviewSkipped, ReviewTurn
from kontu.study.playing import Played, play_record
from kontu.study.wishes import StudyRefused, Wish

FindAdviser = Callable[[str, int | None], Adviser | None]

MOST_CHOICES: Final = 5_000
"""Of more legal actions than this the rest is not weighed, but for what was played."""

LEAST_COST: Final = 3
"""So many points apart two looks at the same choice seldom are: what costs less may be chance."""

MOST_WORST: Final = 5
"""So many turns are marked as those that cost most."""


class Decision(msgspec.Struct, frozen=True):
    """What a seat saw when it decided, what it could do, and what it did."""

    observation: Any
    legal: list[Any]
    played: Any


class Plan:
    """The decisions of ``seat`` in a record; ``entries`` are their places in it, from 1."""

    def __init__(self, played: Played, replay: Replay, seat: Seat, find: FindAdviser) -> None:
        self.seat = seat
        self._played = played
        self.game: AnyGame = replay.game
        self._replay = replay
        self._find = find
        # A record may begin with a later round.
        self._earlier = (replay.record.rounds[0].number or 1) - 1 if replay.record.rounds else 0
        self.entries: list[int] = []
        unseen: dict[int, None] = {}
        for at, step in enumerate(replay.steps, 1):
            if step.seat != seat or not self._had_a_choice(at):
                continue
            if self._saw(played, at):
                self.entries.append(at)
            else:
                unseen[step.round + self._earlier] = None
        self.unseen = tuple(unseen)

    @property
    def name(self) -> str:
        """What the player of the seat is called."""
        return self.record.seats[self.seat]

    def line_of(self, at: int) -> int:
        """The line of entry ``at`` in the file."""
        return self._replay.steps[at - 1].line

    def announced(self) -> ReviewPlan:
        """The plan as it is told."""
        return ReviewPlan(seat=self.seat, decisions=len(self.entries), unseen=self.unseen, least=LEAST_COST)

    def adviser(self, at: int) -> Adviser:
        """Who weighs the decision of entry ``at``, seeded by it, so that a review can be repeated."""
        adviser = self._find(self.game.name, at)
        if adviser is None:
            raise LookupError(f"nobody advises on {self.game.name}")
        return adviser

    def decision(self, at: int) -> Decision:
        """The decision of entry ``at``, from what the seat saw."""
        state, action = self.before(at), self._replay.steps[at - 1].action
        legal = list(some_actions(self.game, state, MOST_CHOICES)[0])
        if action not in legal:
            legal.append(action)
        return Decision(recall(self.game, state, self.seat), legal, action)

    def line(self, at: int, judged: Judged | None) -> ReviewTurn | ReviewSkipped:
        """What the review tells of the decision of entry ``at``."""
        if judged is None:
            return ReviewSkipped(at=at)
        state = self.before(at)
        return ReviewTurn(
            at=at,
            round=self._replay.steps[at - 1].round + self._earlier,
            played=told(self.game, state, judged.played),
            best=told(self.game, state, judged.best),
            loss=round(judged.loss, 2),
        )

    def weigh(self, at: int) -> ReviewTurn | ReviewSkipped:
        """The decision of entry ``at``, weighed here and now."""
        return self.line(at, judged_by(self.adviser(at), self.decision(at)))

    def others(self) -> Iterator["Plan"]:
        """The decisions of every other seat in the same record."""
        for number in range(len(self.record.seats)):
            if number != self.seat:
                yield Plan(self._played, self._replay, Seat(number), self._find)

    @property
    def record(self) -> Record:
        """What is reviewed."""
        return self._replay.record

    def before(self, at: int) -> Any:
        """The state in which the decision of entry ``at`` was made."""
        return self._replay.steps[at - 2].state if at > 1 else self._replay.start

    def _had_a_choice(self, at: int) -> bool:
        legal, more = some_actions(self.game, self.before(at), 2)
        return more or len(legal) > 1

    def _saw(self, played: Played, at: int) -> bool:
        """True when the record tells what the seat saw: as its writer, or because everybody saw as much."""
        if played.may_see(self._replay.steps[at - 1].round, self.seat):
            return True
        state = self.before(at)
        return bool(self.game.observe(state, self.seat) == self.game.observe(state, None))


def judged_by(adviser: Adviser, decision: Decision) -> Judged | None:
    """What the decision cost; None where it cannot be weighed."""
    return judge(adviser, decision.observation, decision.legal, decision.played)


class NoSuchSeat(StudyRefused):
    """A record of so many ``seats`` was asked for another one."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        args = {"field": "seat", "choices": f"0..{seats - 1}"}
        super().__init__(Refusal("message-wrong", "T-03", args))


def plan(text: str, seat: int | None = None, find: FindAdviser = advising.find) -> Plan:
    """The decisions of ``seat``, or of whoever wrote the record down, in the record ``text``.

    Raises:
        NoSuchSeat: the record has fewer seats (T-03).
        StudyRefused: the record cannot be played, or nobody can advise (T-12).
    """
    played = play_record(Wish({"text": text}))
    replay = played.replay
    if replay is None:
        raise StudyRefused(*(problem.refusal for problem in played.problems[:20]))
    seats = len(replay.record.seats)
    chosen = (played.viewer or 0) if seat is None else seat
    if not 0 <= chosen < seats:
        raise NoSuchSeat(seats)
    if find(replay.game.name, None) is None:
        raise StudyRefused(Refusal("no-adviser", "T-12"))
    return Plan(played, replay, Seat(chosen), find)
