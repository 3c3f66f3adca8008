"""What one viewer may see of a Contack match: everything but the order of the reserve (C-10)."""

import msgspec

from kontu.core.outcomes import Outcome, Termination
from kontu.core.seats import Seat
from kontu.games.contack.cells import Cell
from kontu.games.contack.events import Contact
from kontu.games.contack.rules import ContackRules
from kontu.games.contack.tiles import Tile


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tile of the layout: where it lies, who laid it, by which ``contacts`` and for how many ``points``."""

    tile: Tile
    cell: Cell
    seat: Seat
    contacts: tuple[Contact, ...]
    points: int


class HandResult(msgspec.Struct, frozen=True):
    """A finished hand, an entry a seat; ``deductions`` (C-32) are already taken off the ``scores``."""

    number: int
    termination: Termination
    scores: tuple[int, ...]
    deductions: tuple[int, ...]


class PlayOption(msgspec.Struct, frozen=True):
    """A play the seat in turn could make now: its notation, contacts and points."""

    action: str
    tile: Tile
    cell: Cell
    contacts: tuple[Contact, ...]
    points: int


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer may see. Hands are open, so every viewer sees the same.

    ``hand`` numbers the hands from 1 (0 before the first deal). ``layout`` is in the order of
    laying, the last tile last. ``reserve`` is a count; which tiles are in it follows from the
    rules' set, their order from nothing here. ``drawn`` is the tile drawn in this turn,
    ``passes`` the passes in a row, ``openings`` the empty cells with two or three neighbours
    (C-24), ``open_sides`` the empty cells beside the last tile (C-23), ``options`` the plays of
    the seat in turn. ``scores`` are of this hand, ``totals`` of the match, one entry a seat;
    with partnerships each seat keeps its own. ``results`` are the finished hands. ``to_act`` is -1
    for the dealer (before a hand: the finished one is still on show), None at the end.
    """

    rules: ContackRules
    seats: int
    hand: int
    to_act: Seat | None
    opener: Seat | None
    hands: tuple[tuple[Tile, ...], ...]
    layout: tuple[Laid, ...]
    reserve: int
    drawn: Tile | None
    passes: int
    open_sides: tuple[Cell, ...]
    openings: tuple[Cell, ...]
    options: tuple[PlayOption, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    results: tuple[HandResult, ...]
    outcome: Outcome | None
