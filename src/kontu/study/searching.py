"""Which hands of Kontrakt are searched for lay-downs when a stranger asks: those that answer while he waits.

The search is lazy and finds the best first, but where a hand has many jokers and no lay-down it looks through
everything. Contracts and hands as they are played answer at once; what is made up to be hard is left alone.
"""

from collections.abc import Sequence

from kontu.games.kontrakt.cards import JOKER, Card
from kontu.games.kontrakt.laydowns import soon_searched
from kontu.games.kontrakt.rules import KontraktRules


def may_search(rules: KontraktRules, number: int, hand: Sequence[Card]) -> bool:
    """True when the lay-downs of ``hand`` for the contract of round ``number`` are soon looked through."""
    return soon_searched(rules, number, len(hand), hand.count(JOKER))
