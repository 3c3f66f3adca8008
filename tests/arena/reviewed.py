"""Reviews to look at, whose costs are made up: weighing in earnest takes long and is tested elsewhere."""

from collections.abc import Iterator

from kontu.arena.review_report import Reviewed
from kontu.bots import Reason, advising
from kontu.bots.advising import Advice, Adviser, Judged
from kontu.review import Plan, ReviewTurn, plan
from kontu.review.turns import ReviewSkipped
from tests.study.asking import played

CONTACK = played("contack", "house/1", 3, 4)
KONTRAKT = played("kontrakt", "kontrakt/1", 3, 4, most=90)
REASON = Reason("contack-draw", {"reserve": 3})


def nobody(_game: str, _seed: int | None) -> Adviser | None:
    """Who advises does not matter where nobody is asked."""
    return advising.find("contack", None)


def reviewed(text: str) -> list[Reviewed]:
    """Every seat of the record."""
    first = plan(text, 0, nobody)
    return [Reviewed(each, list(_lines(each))) for each in (first, *first.others())]


def _lines(each: Plan) -> Iterator[ReviewTurn | ReviewSkipped]:
    for number, at in enumerate(each.entries):
        decision = each.decision(at)
        loss = number * 7 % 23 * 0.9
        other = next(action for action in decision.legal if action != decision.played)
        best = Advice(other if loss else decision.played, 4.0, 100, exact=False, reason=REASON)
        yield each.line(at, Judged(Advice(decision.played, 4.0 - loss, 100, False, REASON), best, loss))
