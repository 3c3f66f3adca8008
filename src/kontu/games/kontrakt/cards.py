"""The cards: notation, the kernel's numbers for them, and what a pack consists of (K-010, K-011)."""

import re
from collections.abc import Sequence
from typing import Final, NewType

from kontu.core.refusals import NotationError, Refusal

Card = NewType("Card", str)
"""A card in notation: rank and suit (``9s Td Ah``), or ``*`` for a joker. Twins are equal."""

RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"
JOKER: Final = Card("*")

KINDS: Final = 53
"""Kinds of card: 52 and the joker; a kind's number is ``suit * 13 + rank``, the joker's is 52."""

JOKER_NUMBER: Final = 52

CARDS: Final[tuple[Card, ...]] = (*(Card(rank + suit) for suit in SUITS for rank in RANKS), JOKER)
"""Every kind of card at the place of its number."""

NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
"""The number of every kind of card."""

_MANY: Final = re.compile(r"\?\?\*([1-9][0-9]{0,2})")

UNKNOWN: Final = "??"
"""A card that a record's view does not know."""


def read_card(text: str) -> Card:
    """The card that ``text`` writes; raises NotationError (``card-notation``).

    >>> read_card("9s")
    '9s'
    """
    card = Card(text)
    if card not in NUMBERS:
        raise NotationError(Refusal("card-notation", "K-010", {"text": text[:40]}), text)
    return card


def read_cards(pieces: Sequence[str]) -> tuple[Card, ...]:
    """The cards that ``pieces`` write; raises NotationError."""
    return tuple(map(read_card, pieces))


def read_unknown(pieces: Sequence[str]) -> tuple[Card | None, ...]:
    """Cards of which some may be unknown (None), written ``??``, ``??*12``; raises NotationError."""
    found: list[Card | None] = []
    for piece in pieces:
        if piece == UNKNOWN:
            found.append(None)
        elif many := _MANY.fullmatch(piece):
            found.extend([None] * int(many[1]))
        else:
            found.append(read_card(piece))
    return tuple(found)


def sorted_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards in the order of their numbers: spades, hearts, diamonds, clubs from the ace, then jokers."""
    return tuple(sorted(cards, key=NUMBERS.__getitem__))


def pack(decks: int, jokers: int) -> tuple[Card, ...]:
    """Every card of so many decks with so many jokers in all, in the order of their numbers."""
    return tuple(card for card in CARDS[:JOKER_NUMBER] for _ in range(decks)) + (JOKER,) * jokers
