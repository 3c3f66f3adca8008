"""Which cards the unknown ones of a record are: what the play later shows settles them (R-10).

A *place* is a card nobody told: one dealt to a hand, or one of a stock. Every place belongs to a pool, the
pack of the deal or the pile of a later shuffle, whose cards are known as a whole. Whatever a player shows
that he was not known to hold has been in one of his places. Cards nobody ever shows can be any of the rest.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from kontu.core.game import PlayLine
from kontu.core.refusals import NotationError
from kontu.games.kontrakt.cards import CARDS, JOKER, NUMBERS, Card, read_card, read_unknown

MOST_TRIES: Final = 20_000
"""After so many attempts to find places the search gives up and takes what it has."""

_SHOWN: Final = re.compile(r"\*(?:[A2-9TJQK][shdc])?|[A2-9TJQK][shdc]")


class Place:
    """An unknown card: its pool, and what it turns out to be."""

    __slots__ = ("card", "pool")

    def __init__(self, pool: int) -> None:
        self.pool = pool
        self.card: Card | None = None


class Showing:
    """Somebody showed a card that must have been in one of these places."""

    __slots__ = ("card", "places")

    def __init__(self, card: Card, places: Sequence[Place]) -> None:
        self.card = card
        self.places = places


class Settling:
    """A round as far as its cards move, from what is known of them at some moment."""

    def __init__(self, hands: Sequence[Iterable[Card]], stock: Iterable[Card], pile: Iterable[Card]) -> None:
        """Everything is known; ``unknown_hand`` and ``unknown_stock`` then add places."""
        self.known = [Counter(hand) for hand in hands]
        self.places: list[list[Place]] = [[] for _ in self.known]
        self.stock: list[Card | Place] = list(stock)
        self.pile = list(pile)
        self.pools: list[Counter[Card]] = []
        self.showings: list[Showing] = []

    def pool(self, cards: Iterable[Card]) -> int:
        """A new pool of unknown cards, of which the places must take all."""
        self.pools.append(Counter(cards))
        return len(self.pools) - 1

    def unknown_hand(self, seat: int, cards: Sequence[Card | None], pool: int) -> list[Card | Place]:
        """The cards of a dealt hand, with a place for each that is not known."""
        found: list[Card | Place] = [card if card is not None else Place(pool) for card in cards]
        for each in found:
            self._receive(seat, each)
        return found

    def unknown_stock(self, cards: Sequence[Card | None], pool: int) -> list[Card | Place]:
        """The cards put under the stock, with a place for each that is not known."""
        found: list[Card | Place] = [card if card is not None else Place(pool) for card in cards]
        self.stock.extend(found)
        return found

    def follow(self, play: Iterable[PlayLine]) -> None:
        """Take note of what the lines of play show; where they make no sense the rules will say so."""
        for line in play:
            try:
                self._line(line)
            except (IndexError, NotationError, ValueError):
                return

    def settle(self) -> None:
        """Every place gets a card: what was shown, as far as it can be, and the rest of its pool."""
        left = [MOST_TRIES]
        if not self._find(0, left):
            for showing in self.showings:
                self._place_one(showing)
        every = [each for hand in self.places for each in hand] + self._in_stock()
        for each in every:
            if each.card is None:
                each.card = self._any_of(each.pool)

    def _in_stock(self) -> list[Place]:
        return [each for each in self.stock if isinstance(each, Place)]

    def _any_of(self, pool: int) -> Card:
        """One of the cards left in a pool; of a pool that play overdraws any, for the rules to refuse."""
        left = [card for card, count in self.pools[pool].items() if count > 0]
        card = min(left or CARDS[:1], key=NUMBERS.__getitem__)
        self.pools[pool][card] -= 1
        return card

    # --- the movements of cards ---------------------------------------------------------------------

    def _receive(self, seat: int, card: Card | Place) -> None:
        if isinstance(card, Place):
            if card.card is None:
                self.places[seat].append(card)
                return
            card = card.card
        self.known[seat][card] += 1

    def _line(self, line: PlayLine) -> None:
        verb, _, rest = line.action.partition(" ")
        if verb == "shuffle":
            self._shuffle(rest)
            return
        if not line.actor[1:].isdigit():
            return
        seat = int(line.actor[1:]) - 1
        match verb:
            case "take":
                self._receive(seat, self.pile.pop())
            case "stock":
                self._draw(seat, line.result)
            case "buy":
                self._receive(seat, self.pile.pop())
                self._draw(seat, line.result)
            case "drop":
                self._show(seat, read_card(rest))
                self.pile.append(read_card(rest))
            case "lay":
                for card in _SHOWN.findall(rest):
                    self._show(seat, JOKER if card[0] == JOKER else Card(card))
            case "add" | "swap":
                self._show(seat, JOKER if rest[0] == JOKER else read_card(rest[:2]))

    def _shuffle(self, rest: str) -> None:
        cards = read_unknown(rest.split(" "))
        gone, self.pile = self.pile[: len(cards)], self.pile[len(cards) :]
        unknown = Counter(gone)
        unknown.subtract(card for card in cards if card is not None)
        self.unknown_stock(cards, self.pool(unknown.elements()))

    def _draw(self, seat: int, result: str | None) -> None:
        """The next cards of the stock go to a seat, as many as the result tells of."""
        told = read_unknown(re.findall(r"\?\?|\*|[A2-9TJQK][shdc]", result or ""))
        for card in told:
            drawn = self.stock.pop(0)
            if isinstance(drawn, Place) and card is not None and self.pools[drawn.pool][card] > 0:
                self.pools[drawn.pool][card] -= 1
                drawn.card = card
            self._receive(seat, drawn)

    def _show(self, seat: int, card: Card) -> None:
        if self.known[seat][card] > 0:
            self.known[seat][card] -= 1
        else:
            self.showings.append(Showing(card, tuple(self.places[seat])))

    # --- which place was it ---------------------------------------------------------------------------

    def _find(self, i: int, left: list[int]) -> bool:
        """Give every showing from ``i`` on a place of its own, trying pool after pool."""
        if i == len(self.showings):
            return True
        left[0] -= 1
        showing = self.showings[i]
        tried: set[int] = set()
        for place in showing.places:
            # Of the places in one pool any is as good: whoever shows later may still use the others.
            if left[0] <= 0:
                return False
            if place.card is not None or place.pool in tried or self.pools[place.pool][showing.card] <= 0:
                continue
            tried.add(place.pool)
            self._put(place, showing.card)
            if self._find(i + 1, left):
                return True
            self._free(place)
        return False

    def _place_one(self, showing: Showing) -> None:
        for place in showing.places:
            if place.card is None and self.pools[place.pool][showing.card] > 0:
                self._put(place, showing.card)
                return

    def _put(self, place: Place, card: Card) -> None:
        place.card = card
        self.pools[place.pool][card] -= 1

    def _free(self, place: Place) -> None:
        if place.card is not None:
            self.pools[place.pool][place.card] += 1
            place.card = None
