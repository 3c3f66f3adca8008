"""What a seat may choose in Kontrakt, and how it is written."""

from typing import Final

import msgspec

from kontu.core.seats import Seat, seat_name
from kontu.games.kontrakt.cards import JOKER, NUMBERS, Card
from kontu.games.kontrakt.contracts import MeldKind


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """The dealer's first action: the pack, top card first, and the seat that deals (K-015, K-023).

    The cards go one at a time clockwise, first to the seat after ``dealer`` (K-016), then one is turned
    up (K-020) and the rest is the stock, next card first.
    """

    order: tuple[Card, ...]
    dealer: Seat


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """The dealer's new stock of the discard pile, next card first (K-112)."""

    order: tuple[Card, ...]


class Cut(msgspec.Struct, frozen=True, tag="cut", cache_hash=True):
    """Lift about ``depth`` cards of the pack before the deal (O-89)."""

    depth: int


class Slip(msgspec.Struct, frozen=True, tag="slip"):
    """Nature's answer to a cut: the hand lifted ``by`` cards more, or fewer, than it meant to (O-89)."""

    by: int


class Leave(msgspec.Struct, frozen=True, tag="leave", cache_hash=True):
    """Do not take the top discard; the others may buy it, then the stock is drawn from (K-062)."""


class Take(msgspec.Struct, frozen=True, tag="take", cache_hash=True):
    """Take the top discard ``card`` (K-061)."""

    card: Card


class Stock(msgspec.Struct, frozen=True, tag="stock", cache_hash=True):
    """Draw the top card of the stock (K-061)."""


class Buy(msgspec.Struct, frozen=True, tag="buy", cache_hash=True):
    """Buy the top discard ``card``, with penalty cards from the stock (K-077, K-078)."""

    card: Card


class No(msgspec.Struct, frozen=True, tag="no", cache_hash=True):
    """Do not buy the top discard."""


class Call(msgspec.Struct, frozen=True, tag="call", cache_hash=True):
    """Ask the player in turn for the top discard ``card``, where he may answer by taking it (K-134)."""

    card: Card


class Let(msgspec.Struct, frozen=True, tag="let", cache_hash=True):
    """Let the caller buy the card."""


class Meld(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Cards laid as one group or run.

    In a group a joker is ``*``. In a run it names the card it stands for, ``*9h`` (K-093); the cards of a
    run go from low to high, and an ace is low at the beginning and high at the end.
    """

    kind: MeldKind
    cards: tuple[str, ...]


class Lay(msgspec.Struct, frozen=True, tag="lay", gc=False):
    """Lay the contract down: a meld for each of its slots, in its order (K-064)."""

    melds: tuple[Meld, ...]


class Add(msgspec.Struct, frozen=True, tag="add"):
    """Lay ``card`` off on ``meld``, written ``p1.2`` (K-071).

    A joker on a run names its card, ``*9h``. ``end`` is ``+`` for a high ace or ``-`` for a low one where
    a run would take either, else empty.
    """

    card: str
    meld: str
    end: str = ""


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Put ``card`` where a joker stands for it in ``meld`` and lay the joker on ``to`` (K-096, K-098).

    ``joker`` is ``*`` on a group, ``*8c`` on a run. ``end`` and ``to_end`` mark an ace as in ``Add``.
    """

    card: Card
    meld: str
    joker: str
    to: str
    end: str = ""
    to_end: str = ""


class Drop(msgspec.Struct, frozen=True, tag="drop", cache_hash=True):
    """Discard ``card``, which ends the turn (K-075)."""

    card: Card


Action = Deal | Shuffle | Cut | Slip | Leave | Take | Stock | Buy | No | Call | Let | Lay | Add | Swap | Drop

LEAVE = Leave()
STOCK = Stock()
NO = No()
LET = Let()


def stand_in(card: str) -> str:
    """The joker that stands for ``card``."""
    return JOKER + card


def stands_for(card: str) -> str:
    """The card a joker of a run stands for; the card itself when it is no such joker."""
    return card[1:] if len(card) > 1 and card[0] == JOKER else card


EMPTY: Final = "-"
"""A meld without cards: whoever puts a lay-down together asks about what is there already."""


def write_meld(meld: Meld) -> str:
    """The meld in notation: a group by suits with its jokers last, a run as it lies, ``-`` without cards."""
    cards = meld.cards
    if meld.kind is MeldKind.GROUP:
        cards = tuple(sorted(cards, key=lambda card: NUMBERS.get(Card(card), len(NUMBERS))))
    return "".join(cards) or EMPTY


def write_action(action: Action) -> str:
    """The action in notation: ``take 8d``, ``lay 9s9h9d 4h5h6h7h``, ``swap 7c p2.1 *8c:p1.1``."""
    match action:
        case Deal(order, dealer):
            return " ".join(("deal", seat_name(dealer), *order))
        case Shuffle(order):
            return " ".join(("shuffle", *order))
        case Cut(depth):
            return f"cut {depth}"
        case Slip(by):
            return f"slip {by:+d}" if by else "slip 0"
        case Take(card) | Buy(card) | Call(card) | Drop(card):
            return f"{_VERBS[type(action)]} {card}"
        case Leave() | Stock() | No() | Let():
            return _VERBS[type(action)]
        case Lay(melds):
            return " ".join(("lay", *map(write_meld, melds)))
        case Add(card, meld, end):
            return f"add {card}{end} {meld}"
        case Swap(card, meld, joker, to, end, to_end):
            return f"swap {card}{end} {meld} {joker}{to_end}:{to}"


_VERBS: dict[type, str] = {
    Take: "take", Buy: "buy", Call: "call", Drop: "drop",
    Leave: "leave", Stock: "stock", No: "no", Let: "let",
}  # fmt: skip
