"""Kontrakt's cards in a terminal: in notation, coloured by suit, in an order one can read."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from kontu.games.kontrakt.actions import stands_for
from kontu.games.kontrakt.cards import JOKER, NUMBERS, RANKS, SUITS, Card
from kontu.locale import Texts

STYLES: Final = {"s": "bold", "h": "red", "d": "bright_blue", "c": "green", JOKER: "bold magenta"}
"""Four colours for four suits; the letter says the same, so nothing is lost without colour."""

SYMBOLS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}

BETWEEN_GROUPS: Final = "   "


def suit_of(card: str) -> str:
    """The letter of the card's suit, of a stand-in that of the card it stands for; ``*`` of a joker."""
    return JOKER if card == JOKER else stands_for(card)[1]


def suit_shown(suit: str, symbols: bool) -> str:
    """The letter of a suit, after its symbol where the terminal has them."""
    return f"{SYMBOLS[suit]} {suit}" if symbols else suit


def drawn(card: str) -> Text:
    """A card in notation and its suit's colour; a joker that stands for a card in the joker's."""
    return Text(card, STYLES[JOKER if card[0] == JOKER else suit_of(card)])


def row(cards: Sequence[str], between: str = " ") -> Text:
    """Cards side by side."""
    return Text(between).join(map(drawn, cards))


def by_suit(hand: Sequence[Card]) -> list[tuple[Card, ...]]:
    """The hand suit by suit, each from the ace up, jokers last; empty suits are left out."""
    ordered = sorted(hand, key=NUMBERS.__getitem__)
    return [tuple(group) for _, group in groupby(ordered, key=suit_of)]


def by_rank(hand: Sequence[Card]) -> list[tuple[Card, ...]]:
    """The hand rank by rank from the ace up, each in the order of the suits, jokers last."""
    ordered = sorted(hand, key=_rank_first)
    return [tuple(group) for _, group in groupby(ordered, key=lambda card: card[0])]


def _rank_first(card: Card) -> tuple[int, int]:
    return (len(RANKS), 0) if card == JOKER else (RANKS.index(card[0]), SUITS.index(card[1]))


def hand_by_suit(hand: Sequence[Card], symbols: bool) -> Text:
    """The hand suit by suit; where the terminal has them, each suit begins with its symbol."""
    parts = []
    for group in by_suit(hand):
        suit = suit_of(group[0])
        head = Text(SYMBOLS[suit] + " ", STYLES[suit]) if symbols and suit in SYMBOLS else Text()
        parts.append(head + row(group))
    return Text(BETWEEN_GROUPS).join(parts)


def hand_by_rank(hand: Sequence[Card]) -> Text:
    """The hand rank by rank."""
    return Text(BETWEEN_GROUPS).join(map(row, by_rank(hand)))


def hand_in_words(hand: Sequence[Card], texts: Texts) -> Iterator[str]:
    """The hand suit by suit in words, a sentence a suit."""
    for group in by_suit(hand):
        suit = suit_of(group[0])
        if suit == JOKER:
            yield texts.text("kontrakt-list-jokers", count=len(group))
            continue
        ranks = ", ".join(texts.text("kontrakt-rank", rank=card[0]) for card in group)
        yield texts.text("kontrakt-list-suit", suit=suit, ranks=ranks)


def in_words(card: str, texts: Texts) -> str:
    """One card in words: ``nine of spades``, ``joker for the nine of hearts``."""
    if card == JOKER:
        return texts.text("kontrakt-joker")
    rank = texts.text("kontrakt-rank", rank=stands_for(card)[0])
    name = texts.text("kontrakt-card", rank=rank, suit=suit_of(stands_for(card)))
    return texts.text("kontrakt-stand-in", card=name) if card[0] == JOKER else name
