"""The lay-downs that a player in turn may choose, found by the finder and passed by the rules."""

from collections.abc import Iterator

from kontu.games.kontrakt.actions import Lay, Meld, stand_in
from kontu.games.kontrakt.cards import CARDS, JOKER
from kontu.games.kontrakt.coding import encode_lay
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.finder import GroupMeld, RunMeld
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import GoOut
from kontu.games.kontrakt.state import State


def lay_downs(state: State) -> Iterator[Lay]:
    """Every canonical lay-down of the player in turn, lazily, the least penalty left first.

    *Canonical*: the melds in the order of the contract's slots, and in slots of one kind the larger melds
    in the larger slots, then groups by rank and runs by suit and position; a group by suits with its
    jokers last, a run from low to high. Each joker of a run may stand for any card it can.
    """
    m = state.match
    if state.phase is not Phase.PLAY or m.seats()[m.turn][0]:
        return
    finder = state.setting.finder(m.number)
    keep = 1 if state.rules.goes_out(m.number) is GoOut.DISCARD else 0
    for found in finder.lay_downs(tuple(m.counts_of(m.turn)), state.setting.points, keep):
        lay = Lay(tuple(map(meld_of, found.melds)))
        if m.verdict_lay(encode_lay(state, lay)) == 0:
            yield lay


def meld_of(found: GroupMeld | RunMeld) -> Meld:
    """A meld of the finder in notation."""
    if isinstance(found, GroupMeld):
        return Meld(MeldKind.GROUP, (*(CARDS[card] for card in found.cards), *(JOKER,) * found.jokers))
    cards = []
    for position in range(found.low, found.high + 1):
        card = CARDS[found.suit * 13 + (position - 1) % 13]
        cards.append(stand_in(card) if position in found.jokers else card)
    return Meld(MeldKind.RUN, tuple(cards))
