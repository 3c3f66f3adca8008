"""Which hands of Kontrakt are searched for lay-downs when a stranger asks: those that answer while he waits.

The search is lazy and finds the best first, but where a hand has many jokers and no lay-down it looks through
everything. Contracts and hands as they are played answer at once; what is made up to be hard is left alone.
"""

from collections.abc import Sequence

from kontu.games.kontrakt.cards import JOKER, Card
from kontu.games.kontrakt.rules import FirstMelds, KontraktRules


def may_search(rules: KontraktRules, number: int, hand: Sequence[Card]) -> bool:
    """True when the lay-downs of ``hand`` for the contract of round ``number`` are soon looked through."""
    slots = rules.contracts[number - 1].slots
    if len(slots) > 3 or min(slot.size for slot in slots) < 3:
        return False
    # Longer melds and whole hands multiply the ways in which jokers may lie.
    exact = rules.first_melds is FirstMelds.EXACT and not rules.takes_whole_hand(number)
    most_cards, most_jokers = (24, 4) if exact else (17, 2)
    return len(hand) <= most_cards and hand.count(JOKER) <= most_jokers
