"""What the measures of the levels of both games share."""

import time
from collections.abc import Callable, Iterable
from typing import Any

SHARE = 0.99


def a_second(times: int, run: Any) -> float:
    """How many a second, the best of three; seconds are of the processor."""
    best = 0.0
    for _ in range(3):
        began = time.process_time()
        run(times)
        best = max(best, times / (time.process_time() - began))
    return best


def tell_losses(names: Iterable[str], losses: Callable[[str], list[float]]) -> None:
    """Prints what the choices of each level cost."""
    print(f"\nwhat a choice costs by the judgement of strong, in points; {SHARE:.0%} cost at most the last:")
    for name in names:
        found = sorted(losses(name))
        bound = found[int(SHARE * (len(found) - 1))]
        mean = sum(found) / len(found)
        print(f"{name:8} {len(found):4} choices, mean {mean:5.1f}, {SHARE:.0%} {bound:5.1f}", flush=True)
