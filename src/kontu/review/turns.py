"""What a review tells: the plan, then a turn after the other as it is weighed, then the sum."""

from collections.abc import Sequence

import msgspec

from kontu.bots.telling import WeighedChoice
from kontu.core.refusals import Refusal
from kontu.core.seats import Seat


class ReviewLine(msgspec.Struct, frozen=True, tag_field="is", kw_only=True):
    """A line of the answer. The union is closed: ``AnyReviewLine``."""


class ReviewWaiting(ReviewLine, frozen=True, tag="waiting", kw_only=True):
    """Another review of the same address is under way; this one begins when it is over."""


class ReviewPlan(ReviewLine, frozen=True, tag="plan", kw_only=True):
    """What will be weighed: ``decisions`` of ``seat``, those for which it had two choices or more.

    ``unseen`` are the numbers of rounds of which the record does not tell what the seat saw. A cost below
    ``least`` points may be chance.
    """

    seat: Seat
    decisions: int
    unseen: tuple[int, ...]
    least: int


class ReviewTurn(ReviewLine, frozen=True, tag="turn", kw_only=True):
    """The decision of entry ``at`` of the record (from 1), in round ``round`` of the match.

    ``loss`` is how many points further ahead ``best`` is expected to end than what was ``played``: 0 or more.
    """

    at: int
    round: int
    played: WeighedChoice
    best: WeighedChoice
    loss: float


class ReviewSkipped(ReviewLine, frozen=True, tag="skipped", kw_only=True):
    """The decision of entry ``at`` could not be weighed."""

    at: int


class ReviewEnd(ReviewLine, frozen=True, tag="end", kw_only=True):
    """It is done: ``decisions`` cost ``total`` points, ``mean`` each; ``skipped`` could not be weighed."""

    decisions: int
    skipped: int
    total: float
    mean: float


class ReviewRefused(ReviewLine, frozen=True, tag="refused", kw_only=True):
    """The review ends here, because of ``refusal``."""

    refusal: Refusal


AnyReviewLine = ReviewWaiting | ReviewPlan | ReviewTurn | ReviewSkipped | ReviewEnd | ReviewRefused


def summed(lines: Sequence[ReviewTurn | ReviewSkipped]) -> ReviewEnd:
    """The end of a review that told ``lines``."""
    losses = [line.loss for line in lines if isinstance(line, ReviewTurn)]
    total = sum(losses)
    return ReviewEnd(
        decisions=len(losses),
        skipped=len(lines) - len(losses),
        total=round(total, 2),
        mean=round(total / len(losses), 2) if losses else 0.0,
    )


def worst(lines: Sequence[ReviewTurn | ReviewSkipped], most: int, least: float) -> list[ReviewTurn]:
    """At most ``most`` turns that cost ``least`` points or more, the dearest first."""
    dear = [line for line in lines if isinstance(line, ReviewTurn) and line.loss >= least]
    return sorted(dear, key=lambda turn: (-turn.loss, turn.at))[:most]
