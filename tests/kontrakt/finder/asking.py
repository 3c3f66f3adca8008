"""A finder for the choices that the brute force goes by, and what it finds in the brute force's words."""

from dataclasses import asdict
from typing import Any

from kontu.games.kontrakt import finder as imported
from tests.kontrakt.finder.brute import Game, Laid
from tests.kontrakt.finder.hands import slots

POINTS = [15, *range(2, 11), 10, 10, 10] * 4 + [15]
"""K-115 to K-118."""


def finder(contract: str, game: Game, *, whole: bool = False, module: Any = imported) -> imported.Finder:
    """A finder of the build that ``module`` is."""
    made: imported.Finder = module.Finder(slots(contract), whole=whole, **asdict(game))
    return made


def laid(found: imported.LayDown) -> tuple[Laid, ...]:
    """The melds of a lay-down, sorted."""
    return tuple(sorted(map(_laid, found.melds)))


def _laid(meld: imported.Meld) -> Laid:
    cards = imported.cards_of(meld)
    if isinstance(meld, imported.GroupMeld):
        return "G", (meld.rank,), cards
    return "S", (meld.suit, meld.low, meld.high), cards


def counts(text: str) -> list[int]:
    """The hand that the notation of cards writes: ``9s Td Ah *``."""
    found = [0] * 53
    for card in text.split():
        found[52 if card == "*" else "shdc".index(card[1]) * 13 + "A23456789TJQK".index(card[0])] += 1
    return found
