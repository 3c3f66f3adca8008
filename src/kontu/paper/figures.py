"""Pictures of the positions that the rulebook speaks of, drawn from what may be seen there."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from kontu.games.contack.actions import Play
from kontu.games.contack.cells import Cell
from kontu.games.contack.observation import Observation as ContackView
from kontu.games.contack.tiles import Tile
from kontu.games.kontrakt.observation import Observation as KontraktView
from kontu.paper import look
from kontu.paper.faces import Face
from kontu.paper.marks import POINT_MM, Line, Mark, Point, Shape, Words
from kontu.paper.setting import JOKER_SIGN, Bit, card_bits
from kontu.paper.suits import draw_suit
from kontu.paper.tile import HEIGHT, Ink, corners, draw_tile
from kontu.rulebook import Position

LARGEST_SIDE: Final = 19.0
"""The side of a tile in a picture, in millimetres, where there is room."""

CARD: Final = 11.0
"""The height of a card in a picture, in millimetres."""

_WIDE: Final = 0.68
_Picture = tuple[list[Mark], float]


class Manner(msgspec.Struct, frozen=True):
    """How tiles are inked, with patterns or without; the colours of an outline and of names beside cards."""

    ink: Ink
    patterns: bool
    outline: str
    label: str


PRINTED: Final = Manner(Ink.LIGHT, patterns=True, outline=look.INK, label=look.MUTED)


def draw_position(position: Position, width: float) -> _Picture:
    """The marks of a picture of ``position`` about its upper left corner, and how high it is."""
    return draw_seen(position.game.observe(position.state, position.viewer), position.action, width)


def draw_seen(
    seen: Any, action: Any, width: float, manner: Manner = PRINTED, beside: Sequence[Cell] = ()
) -> _Picture:
    """The marks of a picture of what a viewer sees when ``action`` is tried, and how high it is.

    Cells ``beside`` the layout are within the picture too, so that several of one layout are of one size.
    """
    match seen:
        case ContackView():
            return _layout(seen, action, width, manner, beside)
        case KontraktView():
            return _table(seen, width, manner)
        case _:
            return [], 0.0


# --- Contack: the layout, and the tile that is about to be laid --------------------------------


def _layout(seen: ContackView, action: Any, width: float, manner: Manner, beside: Sequence[Cell]) -> _Picture:
    lying = [(laid.tile, laid.cell) for laid in seen.layout]
    tried = [(action.tile, action.cell)] if isinstance(action, Play) else []
    cells = [*(cell for _, cell in (*lying, *tried)), *beside]
    if not cells:
        return [], 0.0
    left, right = min(cell.x for cell in cells) - 1, max(cell.x for cell in cells) + 1
    low, high = min(cell.y for cell in cells), max(cell.y for cell in cells) + 1
    side = min(LARGEST_SIDE, width * 2 / (right - left))
    shift = (width - (right - left) * side / 2) / 2
    marks: list[Mark] = []
    for tile, cell in lying:
        marks += _tile(tile, _middle(cell, side, shift - left * side / 2, high), side, manner, up=_up(cell))
    for tile, cell in tried:
        middle = _middle(cell, side, shift - left * side / 2, high)
        marks += _tile(tile, middle, side, manner, up=_up(cell))
        marks += _outline(middle, side, manner, upright=_up(cell))
    return marks, (high - low) * side * HEIGHT


def _up(cell: Cell) -> bool:
    return (cell.x + cell.y) % 2 == 0


def _middle(cell: Cell, side: float, shift: float, high: int) -> Point:
    deep = high - cell.y - (1 / 3 if _up(cell) else 2 / 3)
    return shift + cell.x * side / 2, deep * side * HEIGHT


def draw_hand(tiles: Sequence[Tile], width: float, manner: Manner) -> _Picture:
    """Tiles in a row, as many as there are, and how high the row is."""
    step = min(LARGEST_SIDE, width / max(1, len(tiles)))
    side = step * 0.94
    marks: list[Mark] = []
    for place, tile in enumerate(tiles):
        marks += _tile(tile, ((place + 0.5) * step, side * HEIGHT * 2 / 3), side, manner, up=True)
    return marks, side * HEIGHT


def _tile(tile: Tile, middle: Point, side: float, manner: Manner, *, up: bool) -> Iterator[Mark]:
    yield Shape(corners(middle, side, upright=up), look.WHITE, look.RULE, 0.15)
    yield from draw_tile(
        tile, middle, side, upright=up, ink=manner.ink, legible=True, patterned=manner.patterns
    )


def _outline(middle: Point, side: float, manner: Manner, *, upright: bool) -> Iterator[Mark]:
    """A dashed line about the tile that is tried."""
    ends = corners(middle, side * 1.02, upright=upright)
    for i in range(3):
        yield Line(ends[i], ends[(i + 1) % 3], manner.outline, 0.45, 1.2)


# --- Kontrakt: what lies on the table, and the viewer's hand -----------------------------------


def _table(seen: KontraktView, width: float, manner: Manner) -> _Picture:
    rows: list[tuple[str, Sequence[str]]] = [(meld.name, meld.cards) for meld in seen.melds]
    if seen.top is not None:
        rows.append(("", (seen.top,)))
    if seen.hand:
        rows.append(("", seen.hand))
    marks: list[Mark] = []
    y = 0.0
    for name, cards in rows:
        if name:
            marks.append(Words((0, y + CARD / 2 + 1), name, Face.SANS, 8, manner.label))
        marks += _cards(cards, 9.0, y, width - 9.0)
        y += CARD + 2.2
    return marks, max(0.0, y - 2.2)


def _cards(cards: Sequence[str], x: float, y: float, width: float) -> Iterator[Mark]:
    wide = CARD * _WIDE
    step = min(wide + 1, (width - wide) / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        yield from _card(card, x + place * step, y)


def _card(card: str, x: float, y: float) -> Iterator[Mark]:
    wide = CARD * _WIDE
    yield Shape(((x, y), (x + wide, y), (x + wide, y + CARD), (x, y + CARD)), look.WHITE, look.RULE, 0.2)
    size = 8.0
    at = x + 0.7
    for bit in card_bits(card.removeprefix("*") or card, size):
        yield from _bit(bit, at, y + 3.4)
        at += bit.width
    if card.startswith("*") and card != "*":
        yield Words((x + 0.7, y + CARD - 1.2), JOKER_SIGN, Face.SANS_BOLD, 7, look.MUTED)


def _bit(bit: Bit, x: float, base: float) -> Iterator[Mark]:
    if bit.suit:
        yield from draw_suit(bit.suit, x, base, bit.size * POINT_MM * 0.66)
    elif bit.text.strip():
        yield Words((x, base), bit.text, bit.face, bit.size, bit.colour)
