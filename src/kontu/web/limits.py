"""Not too much at once (T-06): buckets that fill with time and empty with use."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from kontu.core.refusals import Refusal

MOST_ADDRESSES: Final = 10_000
"""How many addresses are remembered; the one longest unseen is forgotten first."""


class Bucket:
    """Holds at most ``most`` tokens, gains ``per_second``, and gives one for each thing done."""

    def __init__(self, most: float, per_second: float, now: Callable[[], float]) -> None:
        self._most = most
        self._per_second = per_second
        self._now = now
        self._tokens = most
        self._filled = now()

    def take(self) -> bool:
        """True when there was a token; it is gone now."""
        now = self._now()
        self._tokens = min(self._most, self._tokens + (now - self._filled) * self._per_second)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """One bucket for every address."""

    def __init__(self, most: float, per_second: float, now: Callable[[], float]) -> None:
        self._make: Callable[[], Bucket] = lambda: Bucket(most, per_second, now)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """True when the address had a token; it is gone now."""
        bucket = self._buckets.get(address) or self._make()
        self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class Crowds:
    """Of those who wait for a worker, at most ``most`` are of one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def among(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more of this address; if so, it is taken within the block."""
        there = self._waiting[address] < self._most
        self._waiting[address] += there
        try:
            yield there
        finally:
            self._waiting[address] -= there
            if not self._waiting[address]:
                # Addresses that wait for nothing are forgotten.
                del self._waiting[address]


def too_much() -> Refusal:
    """T-06: more came than anybody plays."""
    return Refusal("too-much-at-once", "T-06")
