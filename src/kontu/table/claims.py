"""Who asks to be let back into a seat whose key he lost. Kept in memory only: whoever asks waits."""

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from kontu.core.seats import Seat
from kontu.table.messages import ClaimView
from kontu.table.viewers import Viewer

MOST_CLAIMS: Final = 4
"""How many claims may wait at one table."""


class Waiting(msgspec.Struct, frozen=True):
    """The claim, and the viewer who made it and will get the new key."""

    claim: ClaimView
    viewer: Viewer


class Claims:
    """The claims of one table; a viewer has at most one, and it goes when he goes."""

    def __init__(self, new_name: Callable[[], str] = lambda: secrets.token_hex(4)) -> None:
        self._waiting: dict[str, Waiting] = {}
        self._new_name = new_name

    def add(self, viewer: Viewer, seat: Seat, name: str) -> bool:
        """The viewer's claim waits, in place of an earlier one of his; False when there is no room."""
        self.drop(viewer)
        if len(self._waiting) >= MOST_CLAIMS:
            return False
        claim = ClaimView(claim=self._new_name(), seat=seat, name=name)
        self._waiting[claim.claim] = Waiting(claim, viewer)
        return True

    def get(self, claim: str) -> Waiting | None:
        """What waits under this name."""
        return self._waiting.get(claim)

    def drop(self, viewer: Viewer) -> None:
        """Nothing of this viewer's waits any more."""
        self._waiting = {name: one for name, one in self._waiting.items() if one.viewer is not viewer}

    def views(self) -> tuple[ClaimView, ...]:
        """What everybody at the table may know of them."""
        return tuple(one.claim for one in self._waiting.values())
