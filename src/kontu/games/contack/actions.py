"""What a seat may choose in Contack, and how it is written."""

from collections.abc import Sequence

import msgspec

from kontu.core.refusals import NotationError, Refusal
from kontu.games.contack.cells import Cell, read_cell
from kontu.games.contack.tiles import Tile, read_tile


class Play(msgspec.Struct, frozen=True, tag="play", cache_hash=True, gc=False):
    """Lay ``tile`` in ``cell``; written ``tile@x,y`` (C-02)."""

    tile: Tile
    cell: Cell


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take the next tile of the reserve (C-27)."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Give up the turn, where C-29 allows it."""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """The dealer's action: the shuffled ``order``, five tiles to each seat from seat 0, then the reserve."""

    order: tuple[Tile, ...]


Action = Play | Draw | Pass | Deal

DRAW = Draw()
PASS = Pass()


def write_action(action: Action) -> str:
    """The action in notation: ``1-2-3@0,0``, ``draw``, ``pass``, ``deal 1-2-3 ...``."""
    match action:
        case Play(tile, cell):
            return f"{tile}@{cell}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Deal(order):
            return "deal " + " ".join(map(str, order))


def read_action(text: str) -> Action:
    """The action that ``text`` writes, legal or not.

    Raises:
        NotationError: ``action-notation`` (C-20s have three actions only), or what is wrong with
            the tile (C-03, C-04) or the cell (C-02); ``position`` points at the wrong part.
    """
    if text == "draw":
        return DRAW
    if text == "pass":
        return PASS
    if text.startswith("deal "):
        return Deal(read_order(text[5:].split(" ")))
    tile_text, at, cell_text = text.partition("@")
    if not at:
        raise NotationError(Refusal("action-notation", "C-23", {"text": text[:40]}), text)
    tile = read_tile(tile_text)
    try:
        cell = read_cell(cell_text)
    except NotationError as error:
        raise NotationError(error.refusal, text, len(tile_text) + 1) from error
    return Play(tile, cell)


def read_order(pieces: Sequence[str]) -> tuple[Tile, ...]:
    """The tiles that ``pieces`` write; raises NotationError."""
    return tuple(map(read_tile, pieces))
