"""What a contract demands, in the numbers that the meld finder works with.

Plain Python that Cython compiles as it stands; ``demand.pxd`` beside it holds the C types.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.spans import RELATIONS


def most_jokers(kind: str, size: int, joker_limit: str, max_jokers: int, min_naturals: int) -> int:
    """The most jokers in a meld of ``size`` cards; negative when no such meld can be (O-16, O-17).

    ``kind`` is G or S; ``joker_limit`` is ``none``, ``majority`` (no more jokers than naturals) or
    ``by_size`` (1 in G3 and S4, 2 in G4 and S5, 3 in longer melds).
    """
    most = min(size - min_naturals, max_jokers)
    if joker_limit == "majority":
        return min(most, size // 2)
    if joker_limit == "by_size":
        return min(most, max(1, min(3, size - (2 if kind == "G" else 3))))
    return most


class Demand:
    """The slots of a contract and every rule choice on which its fulfilment depends.

    ``group_size`` and ``run_size`` go from the largest; they are the least sizes of melds that can be.
    ``group_cap`` and ``run_cap`` hold the most jokers by size of meld.
    ``bears`` is how many jokers all the melds together can have.
    ``possible`` is false when a slot can never be filled; ``longer`` says that a run longer than its
    slot may fulfil a contract which no run of just its size does.
    """

    def __init__(
        self,
        slots: Sequence[tuple[str, int]],
        *,
        exact: bool,
        decks: int,
        jokers: int,
        same_suit_runs: str,
        same_rank_groups: bool,
        min_naturals: int,
        joker_limit: str,
        max_jokers: int,
        adjacent_jokers: bool,
    ) -> None:
        """Raise ValueError when a choice is outside its range (the ranges of ``KontraktRules``)."""
        _require(slots, decks, jokers, min_naturals, joker_limit)
        if not cython.compiled:
            self.group_size, self.run_size = [0] * 4, [0] * 4
            self.group_cap, self.run_cap = [0] * 81, [0] * 15
        self.exact = exact
        self.decks = decks
        self.jokers = jokers
        self.relation = RELATIONS[same_suit_runs]
        self.same_rank = same_rank_groups
        self.adjacent = adjacent_jokers
        for size in range(81):
            self.group_cap[size] = most_jokers("G", size, joker_limit, max_jokers, min_naturals)
        for size in range(15):
            self.run_cap[size] = most_jokers("S", size, joker_limit, max_jokers, min_naturals)
        self.possible = True
        self.bears = 0
        self.group_count = self.run_count = 0
        for kind, size in sorted(slots, key=lambda slot: -slot[1]):
            least = size
            while not exact and least < 14 and self._cap(kind, least) < 0:
                least += 1
            if self._cap(kind, least) < 0:
                self.possible = False
            largest = least if exact else 14
            self.bears += max(0, *(self._cap(kind, each) for each in range(least, largest + 1)))
            if kind == "G":
                self.group_size[self.group_count] = least
                self.group_count += 1
            else:
                self.run_size[self.run_count] = least
                self.run_count += 1
        self.even_groups = len({size for kind, size in slots if kind == "G"}) < 2
        # One card less at an end keeps every other rule, except where the number of naturals or jokers
        # goes with the size, or where another run comes to touch.
        limited = min_naturals > 1 or joker_limit != "none" or max_jokers < 13
        self.longer = not exact and (limited or (self.run_count > 1 and self.relation in (1, 2)))

    def _cap(self, kind: str, size: int) -> int:
        return self.group_cap[size] if kind == "G" else self.run_cap[size]


def _require(
    slots: Sequence[tuple[str, int]], decks: int, jokers: int, min_naturals: int, joker_limit: str
) -> None:
    if not 1 <= len(slots) <= 4:
        raise ValueError(f"A contract has one to four slots, not {len(slots)}.")
    for kind, size in slots:
        if kind not in ("G", "S") or not (2 <= size <= 12 if kind == "G" else 3 <= size <= 14):
            raise ValueError(f"There is no slot {kind}{size}, only G2 to G12 and S3 to S14.")
    if not 1 <= decks <= 4 or not 0 <= jokers <= 16 or not 1 <= min_naturals <= 3:
        raise ValueError("Decks are 1 to 4, jokers 0 to 16, naturals of a meld 1 to 3.")
    if joker_limit not in ("none", "majority", "by_size"):
        raise ValueError(f"A joker limit is none, majority or by_size, not {joker_limit!r}.")
