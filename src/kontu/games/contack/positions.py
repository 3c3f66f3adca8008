"""A position of a real table, set up so that questions about it can be asked.

Whether the tiles may lie as they do is not asked, nor how they came there: a position is what somebody sees.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from kontu.core.refusals import IllegalAction, Refusal
from kontu.core.seats import Seat
from kontu.games.contack.cells import Cell, cell_number
from kontu.games.contack.match import MOST_APART
from kontu.games.contack.observation import Laid
from kontu.games.contack.rules import HAND_SIZE, ContackRules
from kontu.games.contack.state import Kernel, Setting, State
from kontu.games.contack.tiles import MOST_TILES, Tile

ASKER: Final = Seat(0)
"""Who holds the hand and is to act."""


def position(
    rules: ContackRules,
    layout: Sequence[tuple[Tile, Cell]],
    hand: Sequence[Tile],
    drawn: Tile | None = None,
    kernel: Kernel | None = None,
) -> State:
    """The state in which ``layout`` lies, its last tile played last, and ``ASKER`` is to act with ``hand``.

    Any tiles will do, whether they are of the rules' set or not; the rest of the set is the reserve.
    ``drawn`` is the tile of the hand that was drawn in this turn. The others' hands are empty.

    Raises:
        IllegalAction: ``position-crowded`` for more than ``MOST_APART`` tiles or a hand of more than five
            (C-10), ``tile-twice`` (C-04), ``cell-twice`` (C-02), ``position-drawn`` for a drawn tile that is
            not in the hand (C-28).
        RulesError: the rules do not go together.
    """
    asked = (*(tile for tile, _ in layout), *hand)
    if refusal := _problem(layout, hand, drawn):
        raise IllegalAction(refusal)
    rest = tuple(tile for tile in rules.tiles if tile not in set(asked))
    seats = 4 if rules.partnerships else 2
    rules = msgspec.structs.replace(rules, tiles=(*asked, *rest)[:MOST_TILES])
    rules.require(seats)
    setting = Setting(rules, seats, kernel or Kernel())
    index = setting.index
    m = setting.kernel.match.Match(setting.box, setting.terms)
    held: list[list[int]] = [[] for _ in range(seats)]
    held[ASKER] = [index[tile] for tile in hand]
    m.set_up(
        (1, ASKER, ASKER, -1 if drawn is None else index[drawn], 0, 0, 0),
        [(index[tile], cell_number(cell), ASKER) for tile, cell in layout],
        held,
        list(range(len(asked), len(rules.tiles))),
        [(0, 0, 0)] * seats,
    )
    return State(setting, m, tuple(Laid(tile, cell, ASKER, (), 0) for tile, cell in layout), ())


def _problem(layout: Sequence[tuple[Tile, Cell]], hand: Sequence[Tile], drawn: Tile | None) -> Refusal | None:
    if len(layout) > MOST_APART or len(hand) > HAND_SIZE:
        return Refusal("position-crowded", "C-10", {"tiles": MOST_APART, "held": HAND_SIZE})
    tiles = Counter([*(tile for tile, _ in layout), *hand])
    if twice := [tile for tile, count in tiles.items() if count > 1]:
        return Refusal("tile-twice", "C-04", {"tile": str(twice[0])})
    cells = Counter(cell for _, cell in layout)
    if crowded := [cell for cell, count in cells.items() if count > 1]:
        return Refusal("cell-twice", "C-02", {"cell": str(crowded[0])})
    if drawn is not None and drawn not in hand:
        return Refusal("position-drawn", "C-28", {"drawn": str(drawn)})
    return None
