"""What any game may report as having happened."""

import msgspec

from kontu.core.outcomes import Outcome, Termination
from kontu.core.seats import Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=True):
    """Something that happened. Each game has a closed union of subclasses.

    Values hold values and never themselves, so that Python need not look for circles among them.
    """


class Scored(Event, frozen=True, tag="scored"):
    """``seat`` gained ``points`` (negative: lost them) by ``rule``.

    The sum of these events is the score, always (law 8).
    """

    seat: Seat
    points: int
    rule: str


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Round ``number`` (from 1) is over: its ``scores`` and the ``totals`` so far, one entry a seat."""

    number: int
    termination: Termination
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over."""

    outcome: Outcome
