"""Which cards the unknown ones of a record are: what the play later shows settles them (R-10).

A *place* is a card nobody told: one dealt to a hand, or one of a stock. Every place belongs to a pool, the
pack of the deal or the pile of a later shuffle, whose cards are known as a whole. Whatever a player shows
that he was not known to hold has been in one of his places. Cards nobody ever shows can be any of the rest.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from kontu.core.game import PlayLine
from kontu.core.refusals import NotationError
from kontu.games.kontrakt.cards import CARDS, JOKER, NUMBERS, Card, read_card, read_unknown

MOST_TRIES: Final = 20_000
"""After so many attempts to make room for a card the search takes what it has."""

DEEPEST: Final = 40
"""So many cards at most are moved one after the other to make room for one."""

_SHOWN: Final = re.compile(r"\*(?:[A2-9TJQK][shdc])?|[A2-9TJQK][shdc]")


class Place:
    """An unknown card: its pool, and what it turns out to be; ``holder`` is what was shown of it."""

    __slots__ = ("card", "holder", "index", "pool")

    def __init__(self, pool: int) -> None:
        self.pool = pool
        self.card: Card | None = None
        self.holder: Showing | None = None
        self.index = 0


class Showing:
    """A seat showed a card that must have been in one of the first ``upto`` places it has had."""

    __slots__ = ("card", "place", "seat", "upto")

    def __init__(self, seat: int, card: Card, upto: int) -> None:
        self.seat = seat
        self.card = card
        self.upto = upto
        self.place: Place | None = None


class Settling:
    """A round as far as its cards move, from what is known of them at some moment."""

    def __init__(self, hands: Sequence[Iterable[Card]], stock: Iterable[Card], pile: Iterable[Card]) -> None:
        """Everything is known; ``unknown_hand`` and ``unknown_stock`` then add places."""
        self.known = [Counter(hand) for hand in hands]
        self.places: list[list[Place]] = [[] for _ in self.known]
        # Where the places of each pool begin among a seat's: pools come one after the other.
        self.begins: list[dict[int, int]] = [{} for _ in self.known]
        self.stock: list[Card | Place] = list(stock)
        self.pile = list(pile)
        self.pools: list[Counter[Card]] = []
        self.showings: list[Showing] = []
        self.placed: defaultdict[tuple[int, Card], list[Showing]] = defaultdict(list)
        self.tries = MOST_TRIES

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
        for showing in self.showings:
            self._find(showing, set(), 0)
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
                self.begins[seat].setdefault(card.pool, len(self.places[seat]))
                card.index = len(self.places[seat])
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
            self.showings.append(Showing(seat, card, len(self.places[seat])))

    # --- which place was it ---------------------------------------------------------------------------

    def _find(self, showing: Showing, tried: set[tuple[int, int]], depth: int) -> bool:
        """Give a showing a place; where there is none, one that another can leave for another pool.

        ``tried`` are the showings that have asked others of a pool to leave, ``depth`` how many do so now.
        """
        pools = [pool for pool, begin in self.begins[showing.seat].items() if begin < showing.upto]
        for pool in reversed(pools):
            if self.pools[pool][showing.card] > 0 and (place := self._free_place(showing, pool)):
                self._put(showing, place)
                return True
        for pool in reversed(pools if depth < DEEPEST else ()):
            if (id(showing), pool) in tried or self.tries <= 0:
                continue
            tried.add((id(showing), pool))
            self.tries -= 1
            if any(
                self._take_over(showing, other, tried, depth) for other in self._in_the_way(showing, pool)
            ):
                return True
        return False

    def _in_the_way(self, showing: Showing, pool: int) -> list[Showing]:
        """Those of a pool of which one must leave: with the same card if it is used up, else of the seat."""
        if self.pools[pool][showing.card] > 0:
            return [place.holder for place in self._range(showing, pool) if place.holder]
        return list(self.placed[pool, showing.card])

    def _take_over(self, showing: Showing, other: Showing, tried: set[tuple[int, int]], depth: int) -> bool:
        """Let ``other`` look for another place, and have its card or place; False leaves all as it was."""
        old = other.place
        if old is None:
            return False
        place = self._free_place(showing, old.pool)
        if place is None and (other.seat != showing.seat or old.index >= showing.upto):
            return False
        self._free(other)
        self._put(showing, place or old)
        if self._find(other, tried, depth + 1):
            return True
        self._free(showing)
        self._put(other, old)
        return False

    def _range(self, showing: Showing, pool: int) -> list[Place]:
        """The places of a pool that a showing may have been in, the last first."""
        places = self.places[showing.seat]
        begin = end = self.begins[showing.seat][pool]
        while end < showing.upto and places[end].pool == pool:
            end += 1
        return places[begin:end][::-1]

    def _free_place(self, showing: Showing, pool: int) -> Place | None:
        if pool not in self.begins[showing.seat]:
            return None
        return next((place for place in self._range(showing, pool) if place.card is None), None)

    def _put(self, showing: Showing, place: Place) -> None:
        place.card, place.holder, showing.place = showing.card, showing, place
        self.pools[place.pool][showing.card] -= 1
        self.placed[place.pool, showing.card].append(showing)

    def _free(self, showing: Showing) -> None:
        place = showing.place
        if place is not None:
            self.pools[place.pool][showing.card] += 1
            self.placed[place.pool, showing.card].remove(showing)
            place.card = place.holder = showing.place = None
