"""Advice and reviews in words, for a terminal: one line under the other."""

from collections.abc import Iterator, Sequence

from kontu.bots.telling import WeighedChoice, Why
from kontu.locale import Texts
from kontu.review.planning import LEAST_COST, MOST_WORST, Plan
from kontu.review.turns import ReviewSkipped, ReviewTurn, summed, worst


def lead_words(texts: Texts, choice: WeighedChoice) -> str:
    """About how far ahead a choice ends; exactly, where nothing is left to chance."""
    points = abs(round(choice.lead))
    side = "level" if points == 0 else "ahead" if choice.lead > 0 else "behind"
    return texts.text(f"lead-{'exact' if choice.exact else 'tried'}-{side}", points=points)


def why_words(texts: Texts, why: Why) -> str:
    """What speaks for a choice."""
    return texts.sentence("reason-" + why.code, why.args)


def review_words(texts: Texts, plan: Plan, lines: Sequence[ReviewTurn | ReviewSkipped]) -> Iterator[str]:
    """The sum of a review, what is left out of it, and the turns that cost most."""
    yield from sum_words(texts, plan, lines)
    if not summed(lines).decisions:
        return
    dear = worst(lines, MOST_WORST, LEAST_COST)
    yield texts.text("review-worst") + ":" if dear else texts.text("review-none", least=LEAST_COST)
    for number, turn in enumerate(dear, 1):
        yield from _turn_words(texts, plan, number, turn)


def sum_words(texts: Texts, plan: Plan, lines: Sequence[ReviewTurn | ReviewSkipped]) -> Iterator[str]:
    """The sum of a review and what is left out of it."""
    end = summed(lines)
    if end.decisions:
        mean, total = texts.decimal(end.mean, 1), texts.decimal(end.total, 1)
        yield texts.text("review-sum", decisions=end.decisions, mean=mean, total=total)
    elif not plan.unseen and not end.skipped:
        yield texts.text("review-nothing")
    if plan.unseen:
        yield texts.text("review-unseen", rounds=len(plan.unseen))
    if end.skipped:
        yield texts.text("review-unweighed", count=end.skipped)


def _turn_words(texts: Texts, plan: Plan, number: int, turn: ReviewTurn) -> Iterator[str]:
    cost = texts.text("review-cost", points=round(turn.loss))
    place = texts.text("cli-review-place", line=plan.line_of(turn.at), round=turn.round, game=plan.game.name)
    yield f"{number}. {cost} ({place})"
    for key, choice in (("review-played", turn.played), ("review-better", turn.best)):
        yield "   " + texts.text(key, action=choice.action, lead=lead_words(texts, choice))
    yield "   " + why_words(texts, turn.best.why)
