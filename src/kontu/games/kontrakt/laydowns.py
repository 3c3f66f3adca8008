"""The lay-downs that a player in turn may choose, found by the finder and passed by the rules."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from operator import itemgetter
from typing import Final

from kontu.games.kontrakt.actions import Lay, Meld, stand_in
from kontu.games.kontrakt.cards import CARDS, JOKER, JOKER_NUMBER
from kontu.games.kontrakt.coding import encode_lay
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.finder import GroupMeld, RunMeld
from kontu.games.kontrakt.rules import FirstMelds, GoOut, KontraktRules
from kontu.games.kontrakt.state import State

MOST_KEPT: Final = 512
"""So many lay-downs of a hand that is hard to search are found at the most."""

PATIENCE: Final = 20_000
"""So many choices of cards are looked at for them: a millisecond, or most of a second where interpreted."""

_POINTS: Final = itemgetter(0)


def lay_downs(state: State) -> Iterator[Lay]:
    """Every canonical lay-down of the player in turn, lazily, the least penalty left first.

    *Canonical*: the melds in the order of the contract's slots, and in slots of one kind the larger melds
    in the larger slots, then groups by rank and runs by suit and position; a group by suits with its
    jokers last, a run from low to high. Each joker of a run may stand for any card it can.
    """
    m = state.match
    if not m.may_lay():
        return
    few = state.setting.lay_downs(m.number).every(m)
    if few is not None:
        if few:
            yield from _cheapest_first(state, few)
        return
    keep = 1 if state.rules.goes_out(m.number) is GoOut.DISCARD else 0
    finder = state.setting.finder(m.number)
    for found in finder.lay_downs(tuple(m.counts_of(m.turn)), state.setting.points, keep):
        lay = Lay(tuple(map(meld_of, found.melds)))
        if m.verdict_lay(encode_lay(state, lay)) == 0:
            yield lay


def some_lay_downs(state: State, most: int) -> tuple[list[Lay], bool]:
    """Up to ``most`` of the lay-downs, and whether there may be more; it never takes long.

    By rules that people made up a hand can have lay-downs without number, or be long to search before the
    first is found. Of such a hand the kernel's first are given, the least penalty left first among them.
    """
    m = state.match
    if not m.may_lay():
        return [], False
    counts = m.counts_of(m.turn)
    if soon_searched(state.rules, m.number, sum(counts), counts[JOKER_NUMBER]):
        found, more = list(islice(lay_downs(state), most + 1)), False
    else:
        rows, more = state.setting.lay_downs(m.number).some(m, MOST_KEPT, PATIENCE)
        found = list(_cheapest_first(state, rows))
    return found[:most], more or len(found) > most


def soon_searched(rules: KontraktRules, number: int, cards: int, jokers: int) -> bool:
    """True when the lay-downs of a hand for the contract of round ``number`` are soon looked through."""
    slots = rules.contracts[number - 1].slots
    if len(slots) > 3 or min(slot.size for slot in slots) < 3:
        return False
    # Longer melds and whole hands multiply the ways in which jokers may lie.
    exact = rules.first_melds is FirstMelds.EXACT and not rules.takes_whole_hand(number)
    most_cards, most_jokers = (24, 4) if exact else (17, 2)
    return cards <= most_cards and jokers <= most_jokers


def _cheapest_first(state: State, found: Sequence[tuple[int, ...]]) -> Iterator[Lay]:
    """The lay-downs that the kernel listed (see ``every``): the most points laid come first."""
    place = state.setting.finder(state.match.number).laying.placed
    for _, in_order, *codes in sorted(found, key=_POINTS, reverse=True):
        if in_order:
            yield Lay(tuple(map(_meld, codes)))
        else:
            yield Lay(tuple(map(meld_of, place([*map(_read, codes)]))))


@lru_cache(maxsize=1 << 13)
def _meld(code: int) -> Meld:
    """A meld in the kernel's number in notation."""
    return meld_of(_read(code))


@lru_cache(maxsize=1 << 13)
def _read(code: int) -> GroupMeld | RunMeld:
    """A meld in the kernel's number as the finder gives it (see ``_keep_found`` in ``canonical.py``)."""
    which, jokers = code >> 22 & 15, code & 1023
    if code >> 26:
        cards = [suit * 13 + which for suit in range(4) for _ in range(code >> (10 + 3 * suit) & 7)]
        return GroupMeld(which, tuple(cards), jokers)
    low, high = code >> 18 & 15, code >> 14 & 15
    places = tuple(at for at in range(low, high + 1) if code >> (at - 1) & 1)
    return RunMeld(which, low, high, places)


@lru_cache(maxsize=1 << 13)
def meld_of(found: GroupMeld | RunMeld) -> Meld:
    """A meld of the finder in notation."""
    if isinstance(found, GroupMeld):
        return Meld(MeldKind.GROUP, (*(CARDS[card] for card in found.cards), *(JOKER,) * found.jokers))
    cards = []
    for position in range(found.low, found.high + 1):
        card = CARDS[found.suit * 13 + (position - 1) % 13]
        cards.append(stand_in(card) if position in found.jokers else card)
    return Meld(MeldKind.RUN, tuple(cards))
