"""How far a Kontrakt hand is from its contract, as a bot measures it."""

from collections.abc import Sequence
from typing import Final

from kontu.games.kontrakt.cards import JOKER, JOKER_NUMBER, KINDS, NUMBERS, Card
from kontu.games.kontrakt.finder import NONE_HELD, Finder
from kontu.games.kontrakt.observation import Observation
from kontu.games.kontrakt.rules import KontraktRules
from kontu.games.kontrakt.state import Kernel, Setting

MOST_KNOWN: Final = 500
"""So many hands are remembered with the cards that help them: those of a few turns."""

Counts = list[int]
"""How many there are of each of the 53 kinds of card, by number."""


def counted(cards: Sequence[Card]) -> Counts:
    """The counts of ``cards``."""
    counts = [0] * KINDS
    for card in cards:
        counts[NUMBERS[card]] += 1
    return counts


def without(counts: Counts, card: int) -> Counts:
    """The counts with one card, by its number, less."""
    rest = list(counts)
    rest[card] -= 1
    return rest


def unseen(seen: Observation) -> Counts:
    """How many copies of each card the viewer cannot see: in the stock, in the pile or with others."""
    decks, jokers = seen.rules.decks_for(seen.seats), seen.rules.jokers_for(seen.seats)
    left = [decks] * JOKER_NUMBER + [jokers]
    for card in seen.hand:
        left[NUMBERS[card]] -= 1
    for meld in seen.melds:
        for laid in meld.cards:
            left[JOKER_NUMBER if laid[0] == JOKER else NUMBERS[Card(laid)]] -= 1
    if seen.top is not None:
        left[NUMBERS[seen.top]] -= 1
    return left


class Reach:
    """Measures hands against the contract of one round.

    A hand is measured as it waits for its turn. Where the contract takes the whole hand, it is the number
    of draws that are missing at best, each but the last with a discard; else the number of cards.
    ``points`` is what each card costs, by number.
    """

    def __init__(self, rules: KontraktRules, seats: int, number: int) -> None:
        self._round = (rules, seats, number)
        self.whole = rules.takes_whole_hand(number)
        # A setting of its own: a finder answers one question at a time, and tables think in threads.
        setting = Setting(rules, seats, Kernel())
        self.points: tuple[int, ...] = setting.points
        self._finder: Finder = setting.finder(number)
        self._known: dict[bytes, tuple[int, ...]] = {}

    def measures(self, seen: Observation) -> bool:
        """Whether it is the round of ``seen`` that is measured against."""
        return self._round == (seen.rules, seen.seats, seen.round)

    def away(self, hand: Counts) -> int:
        """How far ``hand`` is from the contract."""
        return self._finder.to_draw(hand) if self.whole else self._finder.distance(hand)

    def fits(self, hand: Counts) -> bool:
        """Whether the contract can be laid with ``hand``, where it takes the whole hand by all of it."""
        return self._finder.fits(hand)

    def after_each_discard(self, hand: Counts) -> dict[int, int]:
        """How far the hand is once it has discarded a card, by the card's number."""
        found = self._finder.after_each_discard(hand)
        return {card: away for card, away in enumerate(found) if away != NONE_HELD}

    def after_best_discard(self, hand: Counts) -> int:
        """How far the hand is once it has discarded the card it can best spare."""
        return min(self.after_each_discard(hand).values())

    def outs(self, hand: Counts, out_of_sight: Counts) -> int:
        """How many of the cards out of sight would bring the hand nearer."""
        return sum(max(0, out_of_sight[card]) for card in self._helps(hand))

    def _helps(self, hand: Counts) -> tuple[int, ...]:
        """The cards that would bring the hand nearer. A hand is asked about again in every window."""
        key = bytes(hand)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._finder.helps(hand)
        return found

    def outs_after_discard(self, hand: Counts, kept: int, out_of_sight: Counts) -> int:
        """The most ``outs`` that the nearest hands have, once another card than ``kept`` is discarded."""
        each = self.after_each_discard(hand)
        nearest = min(each.values())
        found = [
            self.outs(without(hand, card), out_of_sight)
            for card, away in each.items()
            if away == nearest and card != kept
        ]
        return max(found, default=0)
