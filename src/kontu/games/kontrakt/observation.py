"""What one viewer may see of a Kontrakt match."""

from enum import StrEnum
from typing import Final

import msgspec

from kontu.core.outcomes import Outcome, Termination
from kontu.core.seats import Seat
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.contracts import Contract, MeldKind
from kontu.games.kontrakt.rules import KontraktRules


class Phase(StrEnum):
    """What is being waited for.

    ``deal``, ``slip`` and ``shuffle`` are the dealer's; ``cut`` the cutter's (O-89); ``draw`` (take the
    discard or leave it), ``stock`` and ``play`` the player's in turn; ``window`` asks the others whether
    they buy, ``called`` the player in turn whether he lets the caller, and then ``let`` the caller to buy.
    """

    DEAL = "deal"
    CUT = "cut"
    SLIP = "slip"
    DRAW = "draw"
    WINDOW = "window"
    CALLED = "called"
    LET = "let"
    STOCK = "stock"
    SHUFFLE = "shuffle"
    PLAY = "play"
    OVER = "over"


BEFORE_THE_DEAL: Final = frozenset((Phase.CUT, Phase.SLIP))
"""Then the order of the pack is settled, but nobody has a card yet (O-89)."""


class LyingMeld(msgspec.Struct, frozen=True, kw_only=True):
    """A meld on the table, called ``name`` (``p1.2`` is the second of seat 0, its ``owner``).

    ``cards`` are in notation: in a run from low to high, ``*9h`` for a joker that stands for a card; in a
    group by suits, jokers last. A run goes from position ``low`` to ``high``, where a low ace is 1 and a
    high ace 14; in a group both are the rank, an ace being 1.
    """

    name: str
    owner: Seat
    kind: MeldKind
    cards: tuple[str, ...]
    low: int
    high: int


class RoundResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round, an entry a seat: ``scores`` with ``bonus`` in them, and the ``hands`` left over."""

    number: int
    contract: Contract
    termination: Termination
    winner: Seat | None
    scores: tuple[int, ...]
    bonus: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer may see: his own hand, and of the others' how many cards.

    ``round`` counts from 1 (0 before the first deal). ``active`` is the player in turn, ``to_act`` whoever
    is waited for: -1 the dealer, None nobody any more. While a window is open nobody is told who has
    answered: ``asked`` are all that may buy ``top`` in order of priority, and ``to_act`` is the viewer
    as long as he is yet to answer, else the first of them. ``answered`` says that he has.
    ``caller`` is who asks the player in turn for the card (May I?).
    Before the cut (O-89) nobody holds a card: then ``stock`` is the whole pack.
    ``hand`` is the viewer's, sorted (empty for an onlooker); ``held`` counts every hand, and ``top`` is
    the top of the discard pile of ``pile`` cards. Only in what is recalled, for whoever thinks for a seat,
    ``known`` are the cards in each hand that everybody saw it take or buy, and ``discards`` those of the
    pile, the oldest first (O-45). ``stock`` is a count. ``taken`` is the card that may not go back to the
    pile this turn, if any. ``down`` says who has laid the contract,
    ``may_lay_off`` whether the player in turn may lay off and swap. ``buys`` are those of this round;
    ``stall`` counts the turns in a row with nothing laid, and the deal ends at ``stall_end`` (0: never).
    ``last`` tells that leaving the discard would end the round, since there is no card to draw (K-113).
    ``options`` are the viewer's legal actions in notation, lay-downs left out. ``totals`` are of the
    finished rounds, ``results`` those rounds; ``scores`` what this round has brought already.
    """

    rules: KontraktRules
    seats: int
    viewer: Seat | None
    round: int
    contract: Contract | None
    whole_hand: bool
    phase: Phase
    dealer: Seat | None
    active: Seat | None
    to_act: Seat | None
    asked: tuple[Seat, ...]
    answered: bool
    caller: Seat | None
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    top: Card | None
    pile: int
    discards: tuple[Card, ...]
    stock: int
    taken: Card | None
    melds: tuple[LyingMeld, ...]
    down: tuple[bool, ...]
    may_lay_off: bool
    buys: tuple[int, ...]
    stall: int
    stall_end: int
    last: bool
    options: tuple[str, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    outcome: Outcome | None
