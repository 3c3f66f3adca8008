"""What the melds on a Kontrakt table still take."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kontu.games.kontrakt.actions import Add, Meld, Swap, stands_for
from kontu.games.kontrakt.cards import JOKER, JOKER_NUMBER, RANKS, SUITS
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.observation import LyingMeld

HIGHEST: Final = 14
"""The position of a high ace; a low one is at 1."""

OUT_OF_REACH: Final = 9
"""So many steps is a card from fitting that no meld will take, or only after more cards than that."""

ANY_SUIT: Final = -1

Place = tuple[int, int, int]
"""A meld as far as it matters here: the suit of a run with its lowest and highest position, or
``ANY_SUIT`` and a group's rank twice."""


class Places:
    """The melds on a table, by name; those that a lay-down would make may be among them."""

    def __init__(self, melds: Iterable[LyingMeld]) -> None:
        self._lie: dict[str, Place] = {}
        for meld in melds:
            suit = ANY_SUIT if meld.kind is MeldKind.GROUP else _suit(meld.cards[0])
            self._lie[meld.name] = (suit, meld.low, meld.high)

    def copy(self) -> "Places":
        """Equal places that share nothing."""
        new = Places(())
        new._lie = dict(self._lie)
        return new

    def lay(self, melds: Iterable[Meld]) -> None:
        """New ``melds`` are laid beside the others."""
        for number, meld in enumerate(melds):
            if meld.kind is MeldKind.GROUP:
                rank = RANKS.index(next(card for card in meld.cards if card != JOKER)[0]) + 1
                self._lie[f"new {number}"] = (ANY_SUIT, rank, rank)
            else:
                low = RANKS.index(stands_for(meld.cards[0])[0]) + 1
                self._lie[f"new {number}"] = (_suit(meld.cards[0]), low, low + len(meld.cards) - 1)

    def follow(self, action: Add | Swap) -> None:
        """A card, or the joker of a swap, is laid off: a run reaches one card further."""
        card, meld, end = (
            (action.card, action.meld, action.end)
            if isinstance(action, Add)
            else (action.joker, action.to, action.to_end)
        )
        suit, low, high = self._lie[meld]
        if suit == ANY_SUIT:
            return
        rank = RANKS.index(stands_for(card)[0])
        below = end != "+" and low > 1 and rank == low - 2
        self._lie[meld] = (suit, low - 1, high) if below else (suit, low, high + 1)

    def takes(self, number: int) -> bool:
        """Whether a card, by its ``number``, could be laid off; a joker wherever there is room for one."""
        if number == JOKER_NUMBER:
            lie = self._lie.values()
            return any(suit == ANY_SUIT or low > 1 or high < HIGHEST for suit, low, high in lie)
        return next(self._for(number), None) is not None

    def is_group(self, name: str) -> bool:
        """Whether the meld called ``name`` is a group."""
        return self._lie[name][0] == ANY_SUIT

    def steps_to(self, number: int) -> int:
        """How many other cards must be laid off before the card ``number`` fits; 0 when it does."""
        own, rank = divmod(number, 13)
        steps = [OUT_OF_REACH]
        for suit, low, high in self._lie.values():
            if suit == ANY_SUIT:
                steps += [0] if low == rank + 1 else []
            elif suit == own:
                # K-032, K-033: an ace may follow at either end.
                ends = (rank + 1, HIGHEST) if rank == 0 else (rank + 1,)
                steps += [low - 1 - end for end in ends if end < low]
                steps += [end - 1 - high for end in ends if end > high]
        return min(steps)

    def left_of(self, hand: Sequence[int]) -> list[int]:
        """The counts of what is left of ``hand`` (counts) once whatever fits has been laid off."""
        places, left = self.copy(), list(hand)
        again = True
        while again:
            again = False
            for number in range(JOKER_NUMBER):
                while left[number] and places._take(number):
                    left[number] -= 1
                    again = True
        if left[JOKER_NUMBER] and places.takes(JOKER_NUMBER):
            left[JOKER_NUMBER] = 0
        return left

    def _take(self, number: int) -> bool:
        """Lay a card off where it fits; False where it does not."""
        found = next(self._for(number), None)
        if found is None:
            return False
        name, place = found
        self._lie[name] = place
        return True

    def _for(self, number: int) -> Iterator[tuple[str, Place]]:
        """Where a card fits, and what the meld is with it."""
        own, rank = divmod(number, 13)
        for name, (suit, low, high) in self._lie.items():
            if suit == ANY_SUIT:
                if low == rank + 1:
                    yield name, (suit, low, high)
            elif suit == own:
                if low > 1 and rank == low - 2:
                    yield name, (suit, low - 1, high)
                elif high < HIGHEST and rank == high % 13:
                    yield name, (suit, low, high + 1)


def _suit(card: str) -> int:
    return SUITS.index(stands_for(card)[1])
