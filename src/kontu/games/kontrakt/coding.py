"""Actions turned into the kernel's numbers and back."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from kontu.core.refusals import Refusal
from kontu.games.kontrakt.actions import (
    LEAVE,
    LET,
    NO,
    STOCK,
    Add,
    Buy,
    Call,
    Cut,
    Drop,
    Lay,
    Leave,
    Let,
    Meld,
    No,
    Stock,
    Swap,
    Take,
    stand_in,
)
from kontu.games.kontrakt.cards import CARDS, JOKER, JOKER_NUMBER, NUMBERS, Card
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.listing import Addition, Exchange, Simple, addition_of, exchange_of
from kontu.games.kontrakt.match import BUY, CALL, CUT, DROP, TAKE
from kontu.games.kontrakt.match import LEAVE as LEAVE_NUMBER
from kontu.games.kontrakt.match import LET as LET_NUMBER
from kontu.games.kontrakt.match import NO as NO_NUMBER
from kontu.games.kontrakt.match import STOCK as STOCK_NUMBER
from kontu.games.kontrakt.state import State, meld_name, meld_number

STANDS: Final = 64
"""What is added to a card's number for a joker that stands for it."""

ENDS: Final = ("", "-", "+")
"""How a card is marked that is no ace, a low ace, a high ace, by the kernel's number."""

SimpleAction = Leave | Take | Stock | Buy | No | Call | Let | Drop | Cut

_WORDLESS: Final[dict[int, SimpleAction]] = {
    LEAVE_NUMBER: LEAVE, STOCK_NUMBER: STOCK, NO_NUMBER: NO, LET_NUMBER: LET,
}  # fmt: skip
_WITH_CARD: Final[dict[int, type[Take | Buy | Call | Drop]]] = {TAKE: Take, BUY: Buy, CALL: Call, DROP: Drop}


_KNOWN: Final[dict[SimpleAction, Simple]] = {
    **{action: (number, 0) for number, action in _WORDLESS.items()},
    **{
        kind(card): (number, NUMBERS[card]) for number, kind in _WITH_CARD.items() for card in CARDS
    },
}  # fmt: skip
"""The numbers of every such action but cuts, so that no action that is right is taken to pieces."""


class UnknownCard(Exception):
    """An action names what is no card; ``refusal`` says so."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.refusal = Refusal("card-notation", "K-010", {"text": text[:40]})


def encode_simple(action: SimpleAction) -> Simple:
    """The number and card of an action with one card at most; raises UnknownCard."""
    if (known := _KNOWN.get(action)) is not None:
        return known
    match action:
        case Leave():
            return LEAVE_NUMBER, 0
        case Stock():
            return STOCK_NUMBER, 0
        case No():
            return NO_NUMBER, 0
        case Let():
            return LET_NUMBER, 0
        case Cut(depth):
            # The kernel's numbers are small; any depth beyond the pack is as wrong as this one.
            return CUT, depth if 0 <= depth < 1000 else 0
        case Take(card):
            return TAKE, number_of(card)
        case Buy(card):
            return BUY, number_of(card)
        case Call(card):
            return CALL, number_of(card)
        case Drop(card):
            return DROP, number_of(card)


def decode_simple(numbers: Simple) -> SimpleAction:
    """The action of a number and card."""
    action, card = numbers
    if action == CUT:
        return Cut(card)
    return _WITH_CARD[action](CARDS[card]) if action in _WITH_CARD else _WORDLESS[action]


@lru_cache(maxsize=1 << 14)
def decode(code: int) -> SimpleAction | Add | Swap:
    """The action of a number that the kernel lists; the same few come up again and again."""
    if found := addition_of(code):
        return decode_add(found)
    if given := exchange_of(code):
        return decode_swap(given)
    return decode_simple((code & 15, code >> 4 & 63))


def number_of_action(action: Any) -> int:
    """The number that ``decode`` reads: what the kernel lists a player's action as; raises UnknownCard."""
    match action:
        case Add():
            card, stands, meld, end = encode_add(action)
            return 9 | card << 4 | meld << 10 | stands + 1 << 15 | end << 21
        case Swap():
            card, source_end, source, stands, end, meld = encode_swap(action)
            source_bits = source << 23 | source_end << 28
            return 10 | card << 4 | meld << 10 | stands + 1 << 15 | end << 21 | source_bits
        case _:
            number, card = encode_simple(action)
            return number | card << 4


def number_of(card: str) -> int:
    """The number of a card; raises UnknownCard."""
    try:
        return NUMBERS[Card(card)]
    except KeyError:
        raise UnknownCard(card) from None


def code_of(card: str) -> int:
    """The code of a card in a meld, a joker that names its card included; raises UnknownCard."""
    if len(card) == 3 and card[0] == JOKER:
        return STANDS + number_of(card[1:])
    return number_of(card)


def card_of(code: int) -> str:
    """The card of a code."""
    return stand_in(CARDS[code - STANDS]) if code >= STANDS else CARDS[code]


def encode_lay(state: State, lay: Lay) -> Any:
    """The lay-down as the kernel judges it; raises UnknownCard."""
    laying = state.setting.kernel.laydown.Laying(state.setting.terms)
    laying.declare(list(map(codes_of, lay.melds)))
    return laying


@lru_cache(maxsize=1 << 13)
def codes_of(meld: Meld) -> tuple[bool, tuple[int, ...]]:
    """Whether a meld is a group, and the codes of its cards; raises UnknownCard."""
    return meld.kind is MeldKind.GROUP, tuple(map(code_of, meld.cards))


def decode_lay(melds: Sequence[tuple[bool, Sequence[int]]]) -> Lay:
    """The lay-down of melds in codes."""
    return Lay(
        tuple(
            Meld(MeldKind.GROUP if is_group else MeldKind.RUN, tuple(map(card_of, codes)))
            for is_group, codes in melds
        )
    )


def encode_add(add: Add) -> Addition:
    """Laying off in numbers; raises UnknownCard."""
    card, stands = _on_meld(add.card)
    return card, stands, meld_number(add.meld), _end(add.end, add.card)


def decode_add(numbers: Addition) -> Add:
    """The laying off of numbers."""
    card, stands, meld, end = numbers
    return Add(CARDS[card] if stands < 0 else stand_in(CARDS[stands]), meld_name(meld), ENDS[end])


def encode_swap(swap: Swap) -> Exchange:
    """An exchange in numbers; raises UnknownCard."""
    joker, stands = _on_meld(swap.joker)
    if joker != JOKER_NUMBER:
        raise UnknownCard(swap.joker)
    end = _end(swap.end, swap.card)
    to_end = _end(swap.to_end, swap.joker)
    return number_of(swap.card), end, meld_number(swap.meld), stands, to_end, meld_number(swap.to)


def decode_swap(numbers: Exchange) -> Swap:
    """The exchange of numbers."""
    card, end, meld, stands, to_end, to = numbers
    joker = JOKER if stands < 0 else stand_in(CARDS[stands])
    return Swap(CARDS[card], meld_name(meld), joker, meld_name(to), ENDS[end], ENDS[to_end])


def _on_meld(card: str) -> tuple[int, int]:
    code = code_of(card)
    return (JOKER_NUMBER, code - STANDS) if code >= STANDS else (code, -1)


def _end(mark: str, card: str) -> int:
    if mark not in ENDS:
        raise UnknownCard(card + mark)
    return ENDS.index(mark)
