"""The spans of runs: positions 1 (ace low) to 14 (ace high) of one suit, as masks of bits 0 to 13.

Plain Python that Cython compiles as it stands; ``spans.pxd`` beside it holds the C types.
"""

from typing import Final

import cython

FREE: Final = 0
NOT_TOUCHING: Final = 1
GAP2: Final = 2
"""The least number of ranks between two runs of one suit that share none (K-052, O-09)."""

OWN_SUIT = 15
"""Every run needs a suit of its own."""

RELATIONS: Final = {"free": FREE, "not_touching": NOT_TOUCHING, "gap2": GAP2, "different": 15}


def stand_together(relation: int, low: int, high: int, low2: int, high2: int) -> bool:
    """Whether two runs of one suit may both be laid, on their full spans (K-052 to K-056, O-07 to O-10).

    ``relation`` is the least number of ranks that lie between two runs that share none.
    Runs that overlap are always apart enough, unless every run needs a suit of its own.
    """
    if relation == OWN_SUIT:
        return False
    between = low2 - high - 1
    if low > low2:
        between = low - high2 - 1
    return between < 0 or between >= relation


class Spans:
    """Look-up tables over the 16384 masks of positions.

    ``ones`` counts the positions of a mask; ``apart`` is how many of them can be chosen with no two
    side by side; ``mask[low * 15 + high]`` holds the positions from ``low`` to ``high``.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.ones, self.apart = [0] * 16384, [0] * 16384
            self.bit, self.mask = [0] * 16, [0] * 225
        for mask in range(1, 16384):
            self.ones[mask] = self.ones[mask >> 1] + (mask & 1)
            # The lowest position is always a best choice; its neighbour is then out.
            self.apart[mask] = 1 + self.apart[mask >> 2] if mask & 1 else self.apart[mask >> 1]
        value = 1
        for position in range(1, 15):
            self.bit[position] = value
            value *= 2
        for low in range(1, 15):
            for high in range(low, 15):
                self.mask[low * 15 + high] = 2 * self.bit[high] - self.bit[low]
