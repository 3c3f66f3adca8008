"""A contract: what must be laid down at once in a round (K-037 to K-051)."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from kontu.core.refusals import NotationError, Refusal

MOST_SLOTS: Final = 4
"""The kernel has room for so many melds of each player."""

_SLOT: Final = re.compile(r"([GS])([1-9][0-9]?)")


class MeldKind(StrEnum):
    """A group is cards of one rank (K-025), a run consecutive cards of one suit (K-029)."""

    GROUP = "group"
    RUN = "run"


class Slot(msgspec.Struct, frozen=True):
    """A place in a contract for one meld, and its least ``size``."""

    kind: MeldKind
    size: int

    def __str__(self) -> str:
        return f"{'G' if self.kind is MeldKind.GROUP else 'S'}{self.size}"


class Contract(msgspec.Struct, frozen=True):
    """The ``slots`` of a contract, groups first; written ``G3+S4``."""

    slots: tuple[Slot, ...]

    def __str__(self) -> str:
        return "+".join(map(str, self.slots))

    @property
    def size(self) -> int:
        """The fewest cards that fulfil it."""
        return sum(slot.size for slot in self.slots)


def read_contract(text: str) -> Contract:
    """The contract that ``text`` writes; groups are put first.

    Raises:
        NotationError: ``contract-notation`` when the text is not one to four of G2 to G12 (groups) and
            S3 to S14 (runs) with plus signs between.

    >>> str(read_contract("S4+G3"))
    'G3+S4'
    """
    slots: list[Slot] = []
    for part in text.split("+"):
        found = _SLOT.fullmatch(part)
        kind = MeldKind.GROUP if found and found[1] == "G" else MeldKind.RUN
        least, most = (2, 12) if kind is MeldKind.GROUP else (3, 14)
        if found is None or not least <= int(found[2]) <= most:
            raise _unreadable(text)
        slots.append(Slot(kind, int(found[2])))
    if len(slots) > MOST_SLOTS:
        raise _unreadable(text)
    return Contract(tuple(sorted(slots, key=lambda slot: slot.kind is MeldKind.RUN)))


def read_contracts(pieces: Sequence[str]) -> tuple[Contract, ...]:
    """The contracts that ``pieces`` write; raises NotationError."""
    return tuple(map(read_contract, pieces))


def _unreadable(text: str) -> NotationError:
    return NotationError(Refusal("contract-notation", "K-037", {"text": text[:40]}), text)
