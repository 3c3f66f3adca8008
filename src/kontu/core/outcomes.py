"""How rounds and matches end."""

from enum import StrEnum

import msgspec

from kontu.core.seats import Seat


class Termination(StrEnum):
    """What ended a round or a match; the value is how a record writes it."""

    OUT = "out"
    BLOCKED = "blocked"
    ENCLOSED = "enclosed"
    NO_STOCK = "no stock"
    STALLED = "stalled"
    ROUNDS = "rounds"
    TARGET = "target"
    LIMIT = "limit"
    CONSENT = "consent"


class Outcome(msgspec.Struct, frozen=True):
    """The result of a finished match.

    ``scores`` and ``ranks`` have one entry a seat. Partners share the score of their side.
    Rank 1 is best whichever direction the game counts in; equal results share a rank.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    termination: Termination

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat of rank 1; several when the win is shared."""
        return tuple(Seat(i) for i, rank in enumerate(self.ranks) if rank == 1)


def ranks_of(scores: tuple[int, ...], *, lowest_wins: bool) -> tuple[int, ...]:
    """Competition ranks (1, 2, 2, 4) of ``scores``; equal scores share the better rank."""
    keys = [score if lowest_wins else -score for score in scores]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
