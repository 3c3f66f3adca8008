"""What can happen in Contack."""

import msgspec

from kontu.core.events import Event, MatchEnded, RoundEnded, Scored
from kontu.core.seats import Seat
from kontu.games.contack.cells import Cell
from kontu.games.contack.tiles import Colour, Tile


class Contact(msgspec.Struct, frozen=True, gc=False):
    """Two touching sides of one ``colour``: ``number`` on the tile just laid, ``other`` on the lying one.

    ``points`` is what the contact brought: its total when it counts (C-30), else 0, save where
    ``opportunity_scores`` says that all contacts of an opportunity play score (C-31).
    """

    colour: Colour
    number: int
    other: int
    cell: Cell
    points: int


class Dealt(Event, frozen=True, tag="dealt"):
    """Hand ``number`` (from 1) was dealt: the open ``hands``, tiles left in the ``reserve``, who opens."""

    number: int
    hands: tuple[tuple[Tile, ...], ...]
    reserve: int
    opener: Seat


class Played(Event, frozen=True, tag="played"):
    """``seat`` laid ``tile`` in ``cell``, touching by ``contacts`` and scoring ``points``."""

    seat: Seat
    tile: Tile
    cell: Cell
    contacts: tuple[Contact, ...]
    points: int


class Drawn(Event, frozen=True, tag="drawn"):
    """``seat`` drew ``tile``, face up (C-10), and ``reserve`` tiles are left."""

    seat: Seat
    tile: Tile
    reserve: int


class Passed(Event, frozen=True, tag="passed"):
    """``seat`` could neither play nor draw (C-29)."""

    seat: Seat


ContackEvent = Dealt | Played | Drawn | Passed | Scored | RoundEnded | MatchEnded
