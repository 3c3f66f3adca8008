"""The review: what each decision of a seat cost, weighed from what that seat saw when it decided.

``plan(text, seat)`` finds the decisions that a record tells of, ``Plan.weigh`` values one of them.
"""

from kontu.review.planning import Plan, plan
from kontu.review.turns import ReviewEnd, ReviewPlan, ReviewTurn, summed

__all__ = ["Plan", "ReviewEnd", "ReviewPlan", "ReviewTurn", "plan", "summed"]
