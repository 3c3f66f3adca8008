"""The round of a day (C-71): a table whose orders follow from a date, the same for everybody.

Who knows the date can work the orders out, hidden cards too, so at such a table there is one person only.
"""

from collections.abc import Sequence

from kontu.core.refusals import Refusal
from kontu.study.alone_dealing import read_day, seed_of, shuffled
from kontu.study.wishes import StudyRefused


def refuse_day(day: str, today: str, *, others_are_bots: bool) -> Refusal | None:
    """Why no table can be opened for the round of ``day``; None when it can."""
    try:
        read_day(day)
    except StudyRefused as error:
        return error.refusals[0]
    if day > today:
        return Refusal("alone-date-ahead", "C-71", {"day": day, "today": today})
    return None if others_are_bots else Refusal("alone-with-people", "C-71")


def order_of_day(game: str, day: str, before: int, pieces: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """The order and the nonce of a deal of the day, ``before`` being how many there were at this table."""
    seed = seed_of(game, f"{day}/{before + 1}" if before else day)
    return shuffled(pieces, seed), seed
