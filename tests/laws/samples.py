"""What the laws need to know of a game, and where they find it: ``tests/laws/samples_<game>.py``.

The laws know no game. A game that is registered without such a module fails them.
"""

import importlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol, cast

from kontu.core.registry import AnyGame
from kontu.core.seats import Seat


class Sample(NamedTuple):
    """Rules to try and how many play by them."""

    name: str
    rules: Any
    seats: int


class Samples(Protocol):
    """What a module of samples offers."""

    RULE_IDS: frozenset[str]
    """Every rule of the game by its id."""
    LONGEST: int
    """More actions than a match of any sample can have."""

    def every(self) -> Iterator[Sample]:
        """Every preset with every number of seats, and every value of every option."""
        ...

    def mixed(self, rng: random.Random) -> Sample:
        """A mixture of options."""
        ...

    def pieces(self, observation: Any) -> tuple[Counter[str], int]:
        """The pieces in sight of a viewer, and how many there are out of sight."""
        ...

    def all_pieces(self, rules: Any, seats: int) -> Counter[str]:
        """Every piece played with."""
        ...

    def in_order(self, observation: Any, deck: tuple[str, ...]) -> bool:
        """Whether ``deck`` is what chance should now be given to put in order."""
        ...

    def deals(self, action: Any) -> bool:
        """Whether an action of the dealer deals a round; other chance comes in the middle of one."""
        ...

    def candidates(self, observation: Any) -> Iterator[Any]:
        """Actions that somebody might try, legal or not; every legal one is among them."""
        ...

    def hidden(self, observation: Any) -> int:
        """How many of the last pieces that were put in order nobody has seen."""
        ...

    def reordered(self, action: Any, order: tuple[str, ...]) -> Any:
        """The dealer's action with its pieces in another order."""
        ...

    def turned(self, action: Any, seats: int, by: int) -> Any:
        """What an action becomes when everybody, with his pieces, sits ``by`` seats further on."""
        ...

    def lasting_tie(self, deal: Any, seats: int) -> bool:
        """Whether only the seats' numbers can tell who begins."""
        ...

    def match_scores(self, sums: tuple[int, ...], rules: Any) -> tuple[int, ...]:
        """The scores of the outcome when the score events of each seat add up to ``sums``."""
        ...

    def viewers(self, seats: int) -> tuple[Seat | None, ...]:
        """Everybody who may look."""
        ...


def samples_of(game: AnyGame) -> Samples:
    """The module of samples of ``game``; ModuleNotFoundError names the file that must be written."""
    return cast("Samples", importlib.import_module(f"tests.laws.samples_{game.name}"))
