"""The lay-downs that a player in turn may choose, found by the finder and passed by the rules."""

from collections.abc import Iterator, Sequence
from typing import Final

from kontu.games.kontrakt.actions import Lay, Meld, stand_in
from kontu.games.kontrakt.cards import CARDS, JOKER, JOKER_NUMBER
from kontu.games.kontrakt.coding import STANDS, encode_lay
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.finder import GroupMeld, RunMeld
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import GoOut
from kontu.games.kontrakt.state import State

MOST_COUNTED: Final = 32
"""So many lay-downs are taken from the kernel one by one; of more the finder gives the best first."""


def lay_downs(state: State) -> Iterator[Lay]:
    """Every canonical lay-down of the player in turn, lazily, the least penalty left first.

    *Canonical*: the melds in the order of the contract's slots, and in slots of one kind the larger melds
    in the larger slots, then groups by rank and runs by suit and position; a group by suits with its
    jokers last, a run from low to high. Each joker of a run may stand for any card it can.
    """
    m = state.match
    if state.phase is not Phase.PLAY or m.seats()[m.turn][0]:
        return
    chooser = state.setting.lay_downs(m.number)
    count = chooser.count(m, MOST_COUNTED + 1)
    if count <= MOST_COUNTED:
        yield from _cheapest_first(state, [chooser.nth(m, nth) for nth in range(count)])
        return
    keep = 1 if state.rules.goes_out(m.number) is GoOut.DISCARD else 0
    finder = state.setting.finder(m.number)
    for found in finder.lay_downs(tuple(m.counts_of(m.turn)), state.setting.points, keep):
        lay = Lay(tuple(map(meld_of, found.melds)))
        if m.verdict_lay(encode_lay(state, lay)) == 0:
            yield lay


def _cheapest_first(state: State, found: Sequence[Sequence[tuple[bool, list[int]]]]) -> list[Lay]:
    """The lay-downs that the kernel counted, as melds in codes: the most points laid come first."""
    points, place = state.setting.points, state.setting.finder(state.match.number).laying.placed
    laid = [sum(points[min(code, JOKER_NUMBER)] for _, codes in melds for code in codes) for melds in found]
    order = sorted(range(len(found)), key=lambda nth: -laid[nth])
    return [Lay(tuple(map(meld_of, place([_read(*meld) for meld in found[nth]])))) for nth in order]


def _read(is_group: bool, codes: Sequence[int]) -> GroupMeld | RunMeld:
    """A meld in the kernel's codes as the finder gives it."""
    if is_group:
        cards = tuple(code for code in codes if code < JOKER_NUMBER)
        return GroupMeld(cards[0] % 13, cards, len(codes) - len(cards))
    suit, rank = divmod(codes[0] % STANDS, 13)
    jokers = tuple(rank + 1 + at for at, code in enumerate(codes) if code >= STANDS)
    return RunMeld(suit, rank + 1, rank + len(codes), jokers)


def meld_of(found: GroupMeld | RunMeld) -> Meld:
    """A meld of the finder in notation."""
    if isinstance(found, GroupMeld):
        return Meld(MeldKind.GROUP, (*(CARDS[card] for card in found.cards), *(JOKER,) * found.jokers))
    cards = []
    for position in range(found.low, found.high + 1):
        card = CARDS[found.suit * 13 + (position - 1) % 13]
        cards.append(stand_in(card) if position in found.jokers else card)
    return Meld(MeldKind.RUN, tuple(cards))
