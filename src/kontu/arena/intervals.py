"""How sure a figure is: intervals for shares and for means, from whole-number sums.

Sums of whole numbers do not depend on the order of adding, so the same matches give the same intervals
whoever played them, and in whatever order.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

import msgspec

USUAL: Final = 0.95
STRICT: Final = 0.99
"""How sure a claim such as "strong beats fair" must be."""


class Interval(msgspec.Struct, frozen=True):
    """A figure, and the ``low`` and ``high`` between which it lies at the level asked for."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """True when zero lies outside."""
        return self.low > 0 or self.high < 0


def wilson(times: float, of: float, level: float = USUAL) -> Interval:
    """The share ``times`` of ``of`` with Wilson's interval; 0 to 1 when nothing was counted."""
    if of == 0:
        return Interval(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + level) / 2)
    share = times / of
    scale = 1 + z * z / of
    middle = (share + z * z / (2 * of)) / scale
    reach = z / scale * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    # At 0 and 1 the interval ends there; rounding must not push it past the share itself.
    low, high = max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))
    return Interval(share, low, high)


def t_quantile(level: float, freedom: int) -> float:
    """Student's t for a two-sided interval at ``level``.

    One and two degrees of ``freedom`` are exact; from three on Hill's expansion (1970) is near enough.
    """
    tail = 1 - level
    if freedom == 1:
        return 1 / math.tan(tail * math.pi / 2)
    if freedom == 2:
        return math.sqrt(2 / (tail * (2 - tail)) - 2)
    a = 1 / (freedom - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * math.sqrt(a * math.pi / 2) * freedom
    y = (d * tail) ** (2 / freedom)
    if y > 0.05 + a:
        x = NormalDist().inv_cdf(tail / 2)
        y = x * x
        if freedom < 5:
            c += 0.3 * (freedom - 4.5) * (x + 0.6)
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = math.expm1(a * y * y)
    else:
        inner = ((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3
        y = ((1 / inner + 0.5 / (freedom + 4)) * y - 1) * (freedom + 1) / (freedom + 2) + 1 / y
    return math.sqrt(freedom * y)


class Crossed:
    """Sums of vectors of whole numbers and of the products of their parts.

    One vector a match, such as (turns, hands) under one set of rules, or that of two sets for the same
    deal: enough for the interval of a quotient of sums, and of the difference of two.
    """

    __slots__ = ("n", "products", "sums")

    def __init__(self, width: int) -> None:
        self.n = 0
        self.sums = [0] * width
        self.products = [[0] * width for _ in range(width)]

    def add(self, vector: Sequence[int]) -> None:
        """Count one more match."""
        self.n += 1
        for i, here in enumerate(vector):
            self.sums[i] += here
            row = self.products[i]
            for j, there in enumerate(vector):
                row[j] += here * there

    def error(self, gradient: Sequence[float]) -> float:
        """The standard error of a figure that changes by ``gradient`` with the means; 0 below two matches."""
        if self.n < 2:
            return 0.0
        total = 0.0
        for i, left in enumerate(gradient):
            for j, right in enumerate(gradient):
                # Whole numbers until the last step: squares of large sums must not lose their ends.
                spread = self.n * self.products[i][j] - self.sums[i] * self.sums[j]
                total += left * right * (spread / (self.n * (self.n - 1)))
        return math.sqrt(max(total, 0.0) / self.n)

    def quotient(self, level: float = USUAL) -> Interval | None:
        """The first part over the second, match by match; None when the second adds up to nothing."""
        top, bottom = self.sums[:2]
        if bottom == 0:
            return None
        value = top / bottom
        mean = bottom / self.n
        return self._around(value, (1 / mean, -value / mean), level)

    def difference(self, level: float = USUAL) -> Interval | None:
        """The third over the fourth less the first over the second, from the same matches."""
        first_top, first_bottom, second_top, second_bottom = self.sums
        if first_bottom == 0 or second_bottom == 0:
            return None
        first, second = first_top / first_bottom, second_top / second_bottom
        one, two = first_bottom / self.n, second_bottom / self.n
        return self._around(second - first, (-1 / one, first / one, 1 / two, -second / two), level)

    def share(self, level: float = USUAL) -> Interval | None:
        """As ``quotient``, where the first part was counted among the second; by Wilson's interval.

        Things counted in one match need not be independent: they weigh as much as independent ones with
        the same standard error would, never less than one a match and never more than one each.
        """
        top, bottom = self.sums[:2]
        if bottom == 0:
            return None
        value, mean = top / bottom, bottom / self.n
        error = self.error((1 / mean, -value / mean))
        # Where no match differs, as when nothing ever happened, the matches are all that is known.
        weight = value * (1 - value) / error**2 if error > 0 else self.n
        weight = max(min(self.n, bottom), min(weight, bottom))
        return wilson(value * weight, weight, level)

    def between(self, first: Interval, second: Interval) -> Interval:
        """How far ``second`` is above ``first``: the two shares of which these are the counts.

        Newcombe's interval (1998, method 10) from those of the two, drawn together by as much as the two
        go up and down together from match to match: like them it never ends where it begins.
        """
        means = [each / self.n for each in self.sums]
        one = (1 / means[1], -first.value / means[1], 0.0, 0.0)
        two = (0.0, 0.0, 1 / means[3], -second.value / means[3])
        errors = self.error(one) * self.error(two)
        both = self.error([left + right for left, right in zip(one, two, strict=True)]) ** 2
        common = (both - self.error(one) ** 2 - self.error(two) ** 2) / 2
        alike = max(-1.0, min(common / errors, 1.0)) if errors > 0 else 0.0

        def reach(up: float, down: float) -> float:
            return math.sqrt(max(0.0, up * up - 2 * alike * up * down + down * down))

        value = second.value - first.value
        below = reach(second.value - second.low, first.high - first.value)
        above = reach(second.high - second.value, first.value - first.low)
        return Interval(value, value - below, value + above)

    def _around(self, value: float, gradient: Sequence[float], level: float) -> Interval:
        if self.n < 2:
            # One match says nothing about how matches differ.
            return Interval(value, -math.inf, math.inf)
        reach = t_quantile(level, self.n - 1) * self.error(gradient)
        return Interval(value, value - reach, value + reach)


def mean_of(values: Sequence[float], level: float = USUAL) -> Interval | None:
    """The mean of ``values`` with Student's interval; None of nothing."""
    n = len(values)
    if n == 0:
        return None
    mean = math.fsum(values) / n
    if n == 1:
        return Interval(mean, -math.inf, math.inf)
    spread = math.fsum((value - mean) ** 2 for value in values) / (n - 1)
    reach = t_quantile(level, n - 1) * math.sqrt(spread / n)
    return Interval(mean, mean - reach, mean + reach)
