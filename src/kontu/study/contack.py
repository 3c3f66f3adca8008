"""A referee for a real table of Contack: whether a tile may be played there, and what it would bring."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from kontu.core.refusals import IllegalAction, NotationError, Refusal, RulesError
from kontu.games.contack import box, layout
from kontu.games.contack.actions import Play
from kontu.games.contack.cells import Cell, cell_number, neighbour, read_cell
from kontu.games.contack.game import GAME
from kontu.games.contack.positions import position
from kontu.games.contack.rules import HAND_SIZE, ContackRules
from kontu.games.contack.state import State
from kontu.games.contack.tiles import COLOURS, RECONSTRUCTION, Colour, Tile, read_tile
from kontu.study.rules import rules_wished
from kontu.study.wishes import StudyRefused, Wish

MOST_AROUND: Final = 24
"""So many tiles may lie around an opening; three touch it."""

ELSEWHERE: Final = "elsewhere"
"""What ``last`` says of a last tile that is not among those around the opening."""

FAR: Final = Cell(30, 30)
"""Where a last tile lies that is elsewhere: beside nothing that anybody asks about."""

Kind = Literal["matching", "counting", "both", "none"]
Way = Literal["above", "below", "left", "right"]


class AskedContact(msgspec.Struct, frozen=True, kw_only=True):
    """A side of the tile and the side of the ``lying`` tile that it would touch.

    ``kind`` is ``matching`` (C-20), ``counting`` (C-21), ``both`` or ``none``; ``fits`` whether it may be;
    ``points`` is what it would bring.
    """

    colour: Colour
    number: int
    other: int
    total: int
    lying: str
    kind: Kind
    fits: bool
    points: int


class AskedTile(msgspec.Struct, frozen=True, kw_only=True):
    """The answer for one tile of the hand: ``refusal`` is None when it may be played in the opening.

    ``rule`` allows or forbids it; ``points`` are what the play brings, 0 for one that may not be.
    """

    tile: str
    may: bool
    rule: str
    refusal: Refusal | None
    opportunity: bool
    points: int
    contacts: tuple[AskedContact, ...]


class AskedSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side of the opening: its ``colour``, where it is, the cell beyond it and the tile that lies there."""

    colour: Colour
    where: Way
    cell: str
    lying: str | None


class AskedOpening(msgspec.Struct, frozen=True, kw_only=True):
    """The answer about an opening, a tile for each of the hand (or of the set, with ``any_tile``).

    A tile goes into a cell in one way (C-02): ``points_up`` and ``sides`` say how it is to be turned.
    ``last`` is the tile that was taken for the one played last; None where none lies or it is elsewhere.
    ``left`` is what each tile kept would cost at the end of the hand (C-32).
    """

    cell: str
    points_up: bool
    sides: tuple[AskedSide, ...]
    opportunity: bool
    last: str | None
    left: int
    tiles: tuple[AskedTile, ...]


def ask(wish: Wish) -> AskedOpening:
    """Answers ``ask-contack {variant, changes, cell, around, last, hand, drawn, any_tile}``.

    ``around`` lists tiles and their cells; whether they may lie there is not asked. ``last`` is one of them,
    or ``elsewhere``; without it a lone neighbour of the opening is taken for the last tile. With ``any_tile``
    every tile of the rules' set that does not lie there is asked about, each by itself.
    """
    wish.only("variant", "changes", "cell", "around", "last", "hand", "drawn", "any_tile")
    rules: ContackRules = rules_wished(wish, GAME.name)
    cell = _cell(wish, "cell") if wish.has("cell") else Cell(0, 0)
    around = [(_tile(each, "tile"), _cell(each, "cell")) for each in _around(wish)]
    layout, last = _in_order(wish, cell, around, rules)
    hands = _hands(wish, rules, [tile for tile, _ in layout])
    drawn = _tile(wish, "drawn") if wish.has("drawn") else None
    states = [_position(rules, layout, hand, drawn) for hand in hands]
    far = layout[-1][0] if layout and layout[-1][1] == FAR else None
    first = states[0] if states else _position(rules, layout, (), None)
    tiles = [
        _asked(state, tile, cell, far) for state, hand in zip(states, hands, strict=True) for tile in hand
    ]
    return AskedOpening(
        cell=str(cell),
        points_up=cell.points_up,
        sides=tuple(_side(first, cell, colour) for colour in COLOURS),
        opportunity=cell_number(cell) in first.match.opening_cells(),
        last=None if last is None else str(last),
        left=-rules.leftover_penalty,
        tiles=tuple(tiles),
    )


def _around(wish: Wish) -> Sequence[Wish]:
    found = wish.wishes("around", MOST_AROUND)
    for each in found:
        each.only("tile", "cell")
    return found


def _hands(wish: Wish, rules: ContackRules, lying: Sequence[Tile]) -> list[tuple[Tile, ...]]:
    """The hands to ask about: the one that was given, or every tile of the set by itself."""
    given = tuple(_read_tile(text) for text in wish.texts("hand", HAND_SIZE))
    if not wish.truth("any_tile", usual=False):
        return [given] if given else []
    return [(tile,) for tile in rules.tiles if tile not in lying]


def _in_order(
    wish: Wish, cell: Cell, around: list[tuple[Tile, Cell]], rules: ContackRules
) -> tuple[list[tuple[Tile, Cell]], Tile | None]:
    """The layout with the last tile last, and which it is, if it lies there."""
    beside = {neighbour(cell, colour) for colour in COLOURS}
    touching = [entry for entry in around if entry[1] in beside]
    if not wish.has("last"):
        # With two or three contacts it does not matter which is the last (C-24).
        last = touching[0] if len(touching) == 1 else around[-1] if around else None
    elif wish.text("last") == ELSEWHERE:
        known = {tile for tile, _ in around} | {_read_tile(text) for text in wish.texts("hand", HAND_SIZE)}
        spare = next(tile for tile in (*rules.tiles, *RECONSTRUCTION) if tile not in known)
        return [*around, (spare, FAR)], None
    else:
        named = _tile(wish, "last")
        last = next((entry for entry in around if entry[0] == named), None)
        if last is None:
            raise wish.wrong("last", " ".join([*(str(tile) for tile, _ in around), ELSEWHERE]))
    if last is None:
        return around, None
    place = around.index(last)
    return [*around[:place], *around[place + 1 :], last], last[0]


def _position(
    rules: ContackRules, layout: Sequence[tuple[Tile, Cell]], hand: Sequence[Tile], drawn: Tile | None
) -> State:
    try:
        return position(rules, layout, hand, drawn)
    except IllegalAction as error:
        raise StudyRefused(error.refusal) from error
    except RulesError as error:
        raise StudyRefused(*error.refusals[:20]) from error


def _asked(state: State, tile: Tile, cell: Cell, far: Tile | None) -> AskedTile:
    refusal = GAME.check(state, Play(tile, cell))
    contacts = _contacts(state, tile, cell)
    opportunity = cell_number(cell) in state.match.opening_cells()
    if refusal is not None and far is not None and "last" in refusal.args:
        # The tile that stands for "elsewhere" is not to be named: nobody played it.
        refusal = Refusal("ask-last-elsewhere", refusal.rule, {"tile": str(tile)})
    allowing = "C-14" if not state.laid else "C-24" if opportunity else "C-23"
    return AskedTile(
        tile=str(tile),
        may=refusal is None,
        rule=allowing if refusal is None else refusal.rule,
        refusal=refusal,
        opportunity=opportunity,
        points=sum(contact.points for contact in contacts) if refusal is None else 0,
        contacts=contacts,
    )


def _contacts(state: State, tile: Tile, cell: Cell) -> tuple[AskedContact, ...]:
    here = cell_number(cell)
    found = []
    for colour, number, other, points, fits in state.match.contacts(state.setting.index[tile], here):
        lying = state.match.tile_at(layout.neighbour(here, colour))
        found.append(
            AskedContact(
                colour=COLOURS[colour],
                number=number,
                other=other,
                total=number + other,
                lying=str(state.setting.tiles[lying]),
                kind=_kind(number, other),
                fits=fits,
                points=points,
            )
        )
    return tuple(found)


def _kind(number: int, other: int) -> Kind:
    if box.matches(number, other):
        return "both" if box.counts(number, other) else "matching"
    return "counting" if box.counts(number, other) else "none"


def _side(state: State, cell: Cell, colour: Colour) -> AskedSide:
    beyond = neighbour(cell, colour)
    lying = state.match.tile_at(cell_number(beyond))
    ways: dict[tuple[int, int], Way] = {(0, -1): "below", (0, 1): "above", (1, 0): "right", (-1, 0): "left"}
    return AskedSide(
        colour=colour,
        where=ways[beyond.x - cell.x, beyond.y - cell.y],
        cell=str(beyond),
        lying=None if lying < 0 else str(state.setting.tiles[lying]),
    )


def _tile(wish: Wish, name: str) -> Tile:
    return _read_tile(wish.text(name))


def _read_tile(text: str) -> Tile:
    try:
        return read_tile(text)
    except NotationError as error:
        raise StudyRefused(error.refusal) from error


def _cell(wish: Wish, name: str) -> Cell:
    try:
        return read_cell(wish.text(name))
    except NotationError as error:
        raise StudyRefused(error.refusal) from error
