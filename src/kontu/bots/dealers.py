"""Who shuffles: DEALER's chance, kept out of the rules and out of the players' reach."""

import random
import secrets
from collections.abc import Sequence
from typing import Protocol


class Dealer(Protocol):
    """Puts pieces in order for DEALER."""

    def order(self, pieces: Sequence[str]) -> tuple[str, ...]:
        """All ``pieces``, each as often as given, in the order in which they will be dealt."""
        ...


class SecretDealer:
    """A dealer whose orders nobody can foretell: the operating system's randomness."""

    def order(self, pieces: Sequence[str]) -> tuple[str, ...]:
        """As ``Dealer.order``; every order is equally likely."""
        return tuple(secrets.SystemRandom().sample(pieces, len(pieces)))


class SeededDealer:
    """A dealer for trials and tests: equal seeds deal the same orders, one after the other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 (to be repeated, not to be secret)

    def order(self, pieces: Sequence[str]) -> tuple[str, ...]:
        """As ``Dealer.order``."""
        return tuple(self._random.sample(pieces, len(pieces)))
