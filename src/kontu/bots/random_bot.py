"""The bot that plays any game, badly: every legal action is as likely as the next."""

import random
from collections.abc import Sequence
from typing import Any

from kontu.bots.bot import ONLY, Choice, Reason

_BY_CHANCE = Reason("random")


class RandomBot:
    """A bot that chooses by chance; equal seeds choose alike, no seed chooses anew each time."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - chance in a game keeps no secret

    def choose(self, _observation: Any, legal: Sequence[Any], /) -> Choice:
        """Any of ``legal``."""
        if len(legal) == 1:
            return Choice(legal[0], ONLY)
        return Choice(legal[self._chance.randrange(len(legal))], _BY_CHANCE)
