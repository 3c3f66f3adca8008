"""Records replayed for whoever looks at them: entry by entry, seat by seat, and "what if"."""

from typing import Any

import msgspec

from kontu.core.events import RoundEnded
from kontu.core.fields import Plain
from kontu.core.outcomes import Outcome, Termination
from kontu.core.refusals import Refusal
from kontu.core.seats import DEALER, Seat
from kontu.records.problems import Problem
from kontu.records.replay import Replay
from kontu.study.playing import (
    Played,
    Position,
    action_of,
    events_of,
    play_record,
    points_of,
    position_wished,
    read_action,
)
from kontu.study.wishes import Wish

MOST_FRAMES = 40
"""So many positions are shown at once."""


class StudyFrame(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a record and what it led to; ``round`` counts from 1, ``line`` is its line in the file.

    ``actor`` is a seat, -1 the dealer. ``scores`` are what each seat has after it, ``scored`` what the entry
    brought each, None for nothing. ``result`` is what chance gave, if the record tells.
    """

    round: int
    actor: Seat
    action: str
    result: str | None
    line: int
    events: tuple[Any, ...]
    scores: tuple[int, ...]
    scored: tuple[int, ...] | None


class StudyRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a record: its ``number`` in the match, and its entries from ``first`` to ``last``, from 1.

    ``whole`` tells whether every seat's view can be shown. The rest is None while it is not over.
    """

    number: int
    first: int
    last: int
    whole: bool
    end: Termination | None
    scores: tuple[int, ...] | None
    totals: tuple[int, ...] | None


class StudyReplay(msgspec.Struct, frozen=True, kw_only=True):
    """A record as it can be replayed, up to the first entry that is refused; what is wrong are ``problems``.

    ``game``, ``variant``, ``changes``, ``view``, ``date`` and the names in ``seats`` are None or empty where
    the text cannot be read. A score sheet has no frames. Position 0 is the one before the first frame.
    """

    game: str | None
    variant: str | None
    changes: dict[str, Plain]
    view: str | None
    date: str | None
    seats: tuple[str, ...]
    frames: tuple[StudyFrame, ...]
    rounds: tuple[StudyRound, ...]
    outcome: Outcome | None
    problems: tuple[Problem, ...]


class StudyView(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer sees; None is an onlooker."""

    viewer: Seat | None
    observation: Any


class StudyPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A position after entry ``at`` of a record, and what was played on, as one viewer or every seat sees it.

    ``to_act`` is -1 for the dealer, None after the end. ``legal`` lists what the seat to act may do, in
    notation, where its view is among ``views`` and it was asked for; ``more`` that there are others.
    """

    at: int
    round: int
    to_act: Seat | None
    views: tuple[StudyView, ...]
    legal: tuple[str, ...]
    more: bool


class StudyPositions(msgspec.Struct, frozen=True, kw_only=True):
    """Positions one after the other."""

    positions: tuple[StudyPosition, ...]


class StudyVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether ``actor`` may do ``action`` in a position: ``refusal`` is None when he may.

    ``events`` are what then happens, ``position`` what it leads to, as the viewer sees both.
    """

    actor: Seat | None
    action: str
    refusal: Refusal | None
    events: tuple[Any, ...]
    position: StudyPosition | None


def replay(wish: Wish) -> StudyReplay:
    """``replay {text}``: every entry of a record, its rounds, and what is wrong with it."""
    wish.only("text")
    played = play_record(wish)
    record, again = played.record, played.replay
    changes = {name: value for name, value in (record.rules if record else {}).items() if name[:1] != "_"}
    return StudyReplay(
        game=record.game if record else None,
        variant=record.variant if record else None,
        changes=_plain(changes),
        view=record.view if record else None,
        date=record.date if record else None,
        seats=record.seats if record else (),
        frames=_frames(played, again) if again else (),
        rounds=_rounds(played, again) if again else (),
        outcome=again.outcome if again else None,
        problems=played.problems,
    )


def frame(wish: Wish) -> StudyPosition:
    """``frame {text, at, then, viewer, legal}``: the position after entry ``at``; 0 is before the first."""
    wish.only("text", "at", "then", "viewer", "legal")
    position = position_wished(wish)
    viewer = wish.viewer("viewer", position.seats, "all")
    return _shown(position, viewer, listed=wish.truth("legal", usual=True))


def frames(wish: Wish) -> StudyPositions:
    """``frames {text, at, count, viewer}``: up to ``count`` positions from ``at`` on, without legal actions.

    A viewer whose view the record does not tell is shown what whoever wrote it down saw.
    """
    wish.only("text", "at", "count", "viewer")
    first = position_wished(wish)
    viewer = wish.viewer("viewer", first.seats, "all")
    last = first.at + wish.number("count", 1, MOST_FRAMES) - 1
    shown = []
    for at in range(first.at, min(last, len(first.replay.steps)) + 1):
        position = Position(first.played, first.replay, at)
        known = first.played.whole(position.number) or viewer in {None, first.played.viewer}
        shown.append(_shown(position, viewer if known else first.played.viewer, listed=False))
    return StudyPositions(positions=tuple(shown))


def verdict(wish: Wish) -> StudyVerdict:
    """``verdict {text, at, then, action, viewer, legal}``: may it be done there, and what comes of it.

    Without a viewer whoever acts looks on.
    """
    wish.only("text", "at", "then", "action", "viewer", "legal")
    position = position_wished(wish)
    game = position.game
    actor = game.to_act(position.state)
    if actor is not None and actor != DEALER:
        position.require_seen(actor)
    usual = None if actor is None or actor == DEALER else actor
    viewer = wish.viewer("viewer", position.seats, "all") if wish.has("viewer") else usual
    text = wish.text("action", 2_000)
    action = read_action(position, text)
    if refusal := game.check(position.state, action):
        return StudyVerdict(actor=actor, action=text, refusal=refusal, events=(), position=None)
    written = game.write_action(position.state, action)
    step = game.apply(position.state, action)
    position.state = step.state
    events = step.events
    if viewer != "all":
        eyes = None if viewer is None else Seat(int(viewer))
        shown = (game.show(event, eyes) for event in step.events)
        events = tuple(event for event in shown if event is not None)
    after = _shown(position, viewer, listed=wish.truth("legal", usual=True))
    return StudyVerdict(actor=actor, action=written, refusal=None, events=events, position=after)


def _shown(position: Position, viewer: int | str | None, *, listed: bool) -> StudyPosition:
    if viewer == "all":
        viewers: list[Seat | None] = [Seat(seat) for seat in range(position.seats)]
    else:
        viewers = [None if viewer is None else Seat(int(viewer))]
    for each in viewers:
        position.require_seen(each)
    game, state = position.game, position.state
    to_act = game.to_act(state)
    legal: tuple[str, ...] = ()
    more = False
    if listed and to_act in viewers and to_act is not None:
        legal, more = position.legal()
    return StudyPosition(
        at=position.at,
        round=position.number,
        to_act=to_act,
        views=tuple(StudyView(viewer=each, observation=game.observe(state, each)) for each in viewers),
        legal=legal,
        more=more,
    )


def _frames(played: Played, again: Replay) -> tuple[StudyFrame, ...]:
    seats = len(again.record.seats)
    scores = again.game.broken_off(again.start).scores
    found = []
    for index, step in enumerate(again.steps):
        scored = points_of(step.events, seats)
        if scored is not None:
            scores = tuple(score + points for score, points in zip(scores, scored, strict=True))
        events = events_of(played, again, step)
        found.append(
            StudyFrame(
                round=step.round,
                actor=step.seat,
                action=action_of(played, again, index),
                result=again.game.scribe.result(events),
                line=step.line,
                events=events,
                scores=scores,
                scored=scored,
            )
        )
    return tuple(found)


def _rounds(played: Played, again: Replay) -> tuple[StudyRound, ...]:
    found = []
    # A record may begin with a later round.
    before = (again.record.rounds[0].number or 1) - 1 if again.record.rounds else 0
    for number in dict.fromkeys(step.round for step in again.steps):
        entries = [i for i, step in enumerate(again.steps, 1) if step.round == number]
        ended = next(
            (event for i in entries for event in again.steps[i - 1].events if isinstance(event, RoundEnded)),
            None,
        )
        found.append(
            StudyRound(
                number=number + before,
                first=entries[0],
                last=entries[-1],
                whole=played.whole(number),
                end=ended.termination if ended else None,
                scores=ended.scores if ended else None,
                totals=ended.totals if ended else None,
            )
        )
    return tuple(found)


def _plain(values: dict[str, Any]) -> dict[str, Plain]:
    """Values of fields as they may be told again; what no field can hold is among the problems."""
    kept = (bool, int, str)
    return {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in values.items()
        if isinstance(value, kept) or (isinstance(value, list) and all(isinstance(v, kept) for v in value))
    }
