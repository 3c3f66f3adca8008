"""Every legal action but lay-downs, in numbers. No rule stands here: whatever is listed was passed."""

from collections.abc import Iterator
from typing import Any

from kontu.games.kontrakt.cards import JOKER_NUMBER, KINDS
from kontu.games.kontrakt.dealing import PHASES
from kontu.games.kontrakt.match import BUY, CALL, CUT, DROP, LEAVE, LET, NO, STOCK, TAKE
from kontu.games.kontrakt.observation import Phase

Simple = tuple[int, int]
"""A numbered action and its card."""

Addition = tuple[int, int, int, int]
"""Laying off: the card, what a joker stands for (else -1), the meld, which end an ace goes to."""

Exchange = tuple[int, int, int, int, int, int]
"""A swap: the card, which end if an ace, the meld, what the joker then stands for, which end, where to."""

_ASKED = {
    Phase.DRAW: (TAKE, LEAVE),
    Phase.STOCK: (STOCK,),
    Phase.WINDOW: (BUY, CALL, NO),
    Phase.CALLED: (TAKE, LET),
    Phase.LET: (BUY,),
}


def simple(match: Any) -> Iterator[Simple]:
    """Drawing, buying, cutting and discarding."""
    phase = Phase(PHASES[match.phase])
    if phase is Phase.CUT:
        yield from ((CUT, depth) for depth in range(1, match.terms.cards))
    elif phase is Phase.PLAY:
        counts = match.counts_of(match.turn)
        yield from ((DROP, card) for card in range(KINDS) if counts[card] and match.verdict(DROP, card) == 0)
    elif phase in _ASKED:
        top = match.top()
        for action in _ASKED[phase]:
            card = top if action in {TAKE, BUY, CALL} else 0
            if match.verdict(action, card) == 0:
                yield action, card


def additions(match: Any) -> Iterator[Addition]:
    """Every card that may be laid off, everywhere it may go."""
    if match.phase != PHASES.index(Phase.PLAY) or not match.may_build():
        return
    counts = match.counts_of(match.turn)
    melds = match.melds()
    for card in range(KINDS):
        for meld in melds if counts[card] else ():
            for stands, end in _places(match, meld, card):
                if match.verdict_add(card, stands, meld[0], end) == 0:
                    yield card, stands, meld[0], end


def exchanges(match: Any) -> Iterator[Exchange]:
    """Every joker that may be taken out of a run, and everywhere it may then go."""
    if match.phase != PHASES.index(Phase.PLAY):
        return
    counts = match.counts_of(match.turn)
    melds = match.melds()
    for meld in melds:
        number, is_group, suit, low, high, jokers, mask, _ = meld
        if is_group or not jokers or not match.may_swap(number):
            continue
        both_aces = mask & 1 and mask >> 13 & 1
        for position in range(low, high + 1):
            card = suit * 13 + (position - 1) % 13
            if not mask >> (position - 1) & 1 or not counts[card]:
                continue
            end = (1 if position == 1 else 2) if both_aces and position in {1, 14} else 0
            for to in melds:
                for stands, to_end in _places(match, to, JOKER_NUMBER):
                    if match.verdict_swap(card, end, number, stands, to_end, to[0]) == 0:
                        yield card, end, number, stands, to_end, to[0]


def _places(match: Any, meld: tuple[Any, ...], card: int) -> Iterator[tuple[int, int]]:
    """What a card may stand for on a meld and to which end it may go, as one would write it."""
    number, is_group, _, low, high = meld[:5]
    either = not is_group and low == 2 and high == 13
    if is_group:
        yield -1, 0
    elif card != JOKER_NUMBER:
        yield from ((-1, end) for end in ((1, 2) if either and card % 13 == 0 else (0,)))
    elif either:
        ace = match.end_of(number, True)
        yield from ((ace, 1), (ace, 2))
    else:
        yield from ((match.end_of(number, low_end), 0) for low_end in (True, False))
