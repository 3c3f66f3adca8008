"""C-71: patience, the game of Contack for one player against the reserve.

Every rule is the kernel's, played at a table with one seat: the player plays on the last tile or in an
opening, draws up to five, and passes when he can do neither, which ends the hand.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from kontu.core.refusals import Refusal
from kontu.games.contack.rules import HOUSE, ContackRules
from kontu.games.contack.state import Kernel, Setting, State
from kontu.games.contack.tiles import RECONSTRUCTION, Tile, inspect_set

SEATS: Final = 1


def patience_rules(tiles: Sequence[Tile] = RECONSTRUCTION) -> ContackRules:
    """The rules of patience: those of the house for one hand, which an empty hand does not end (C-71)."""
    return msgspec.structs.replace(HOUSE, going_out=False, hands=1, tiles=tuple(tiles))


def patience_problems(tiles: Sequence[Tile]) -> tuple[Refusal, ...]:
    """What forbids patience with a set of tiles (C-04)."""
    return inspect_set(tiles, SEATS).refusals


def patience(rules: ContackRules | None = None, kernel: Kernel | None = None) -> State:
    """The state before the deal, to be gone on with as any state of the game; the set is trusted."""
    chosen = kernel or Kernel()
    setting = Setting(rules or patience_rules(), SEATS, chosen)
    return State(setting, chosen.match.Match(setting.box, setting.terms), (), ())
