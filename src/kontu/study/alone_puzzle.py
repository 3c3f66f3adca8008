"""The puzzles of C-70 for a page: what lies, what may be laid, and whether it can be finished."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from kontu.core.refusals import NotationError, Refusal
from kontu.core.seats import Seat
from kontu.games.contack.actions import Play, read_action, write_action
from kontu.games.contack.cells import Cell
from kontu.games.contack.observation import Laid, PlayOption
from kontu.games.contack.rules import FEWEST_SEATS
from kontu.games.contack.solitaire import SHAPES, Filling, Tables, filled
from kontu.games.contack.solitaire_search import Prospect, TrailError
from kontu.games.contack.solitaire_solver import Solver, Standing
from kontu.games.contack.tiles import RECONSTRUCTION, Tile, inspect_set, read_tile
from kontu.study.wishes import StudyRefused, Wish

MOST_STEPS: Final = 4_000
"""A solver goes so many steps in one call, a small part of a second, so that nobody else has to wait."""

USUAL_STEPS: Final = 2_000
CELLS: Final = 36

# Attempt, steps in it, and the tiles of the trail: for the solver alone to read.
_STANDING: Final = re.compile(r"([0-9]{1,2})\.([0-9]{1,15})\.((?:[0-9]{1,2}-){0,35}[0-9]{1,2})?")


class PuzzlePosition(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as it lies: the ``cells`` of its shape, the ``layout``, the tiles ``left``.

    ``places`` says for each tile left in how many cells it may be laid, ``options`` has those of the
    tile asked about. ``parts`` tells which parts are whole, ``dead`` lists empty cells that no tile left
    fits, ``stuck`` tiles that fit nowhere; with either the puzzle cannot be finished. ``points`` are what
    its contacts count.
    """

    shape: str
    cells: tuple[Cell, ...]
    layout: tuple[Laid, ...]
    left: tuple[str, ...]
    places: tuple[int, ...]
    options: tuple[PlayOption, ...]
    parts: tuple[bool, ...]
    dead: tuple[Cell, ...]
    stuck: tuple[str, ...]
    points: int
    whole: bool


class PuzzleVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the solver knows after ``steps`` more steps; to go on, ask again with ``standing``.

    ``explored`` is how much of this attempt's search is done, in thousandths. ``finish`` lists the placements
    that finish a FINISHABLE puzzle, those with the least choice first.
    """

    verdict: Prospect
    steps: int
    explored: int
    standing: str
    finish: tuple[str, ...]


def puzzle(wish: Wish) -> PuzzlePosition:
    """Answers ``alone-puzzle {shape, tiles?, laid?, tile?}``."""
    wish.only("shape", "tiles", "laid", "tile")
    filling = _filling(wish)
    tile = _read_tile(wish.text("tile")) if wish.has("tile") else None
    dead = tuple(cell for cell in filling.empty if not filling.fitting(cell))
    places = tuple(len(filling.places(each)) for each in filling.left)
    layout = tuple(_laid(filling.tables, filling.laid[: i + 1]) for i in range(len(filling.laid)))
    return PuzzlePosition(
        shape=filling.tables.shape.name,
        cells=filling.tables.cells,
        layout=layout,
        left=tuple(map(str, filling.left)),
        places=places,
        options=() if tile is None else _options(filling, tile),
        parts=filling.whole_parts(),
        dead=dead,
        stuck=tuple(str(each) for each, count in zip(filling.left, places, strict=True) if not count),
        points=sum(one.points for one in layout),
        whole=filling.whole,
    )


def solve(wish: Wish) -> PuzzleVerdict:
    """Answers ``alone-solve {shape, tiles?, laid?, steps?, standing?}``."""
    wish.only("shape", "tiles", "laid", "steps", "standing")
    filling = _filling(wish)
    steps = wish.number("steps", 1, MOST_STEPS) if wish.has("steps") else USUAL_STEPS
    try:
        solver = Solver(filling, _standing(wish))
    except TrailError:
        raise StudyRefused(Refusal("puzzle-trail", "C-70")) from None
    verdict = solver.run(steps)
    return PuzzleVerdict(
        verdict=verdict,
        steps=solver.steps,
        explored=int(1000 * solver.explored),
        standing=_written(solver.standing),
        finish=tuple(write_action(Play(tile, cell)) for tile, cell in solver.found),
    )


def _filling(wish: Wish) -> Filling:
    """The filling that ``shape``, ``tiles`` and ``laid`` describe; raises StudyRefused."""
    shape = wish.choice("shape", tuple(SHAPES))
    tiles = tuple(map(_read_tile, wish.texts("tiles", CELLS))) if wish.has("tiles") else RECONSTRUCTION
    if refusals := _set_problems(tiles):
        raise StudyRefused(*refusals[:20])
    plays = [_read_play(text) for text in wish.texts("laid", CELLS)]
    found = filled(_tables(shape, tiles), [(play.tile, play.cell) for play in plays])
    if isinstance(found, Refusal):
        raise StudyRefused(found)
    return found


def _set_problems(tiles: Sequence[Tile]) -> tuple[Refusal, ...]:
    if len(tiles) != CELLS:
        return (Refusal("puzzle-set", "C-70", {"needed": CELLS, "tiles": len(tiles)}),)
    return inspect_set(tiles, FEWEST_SEATS).refusals


@lru_cache(maxsize=8)
def _tables(shape: str, tiles: tuple[Tile, ...]) -> Tables:
    return Tables(SHAPES[shape], tiles)


def _standing(wish: Wish) -> Standing | None:
    if not wish.has("standing"):
        return None
    found = _STANDING.fullmatch(wish.text("standing"))
    if found is None:
        raise StudyRefused(Refusal("puzzle-trail", "C-70"))
    trail = tuple(map(int, found[3].split("-"))) if found[3] else ()
    return Standing(int(found[1]), int(found[2]), trail)


def _written(standing: Standing) -> str:
    return f"{standing.attempt}.{standing.steps}.{'-'.join(map(str, standing.trail))}"


def _options(filling: Filling, tile: Tile) -> tuple[PlayOption, ...]:
    """The places of a tile that is left; raises StudyRefused for one that is not."""
    if refusal := filling.check_tile(tile):
        raise StudyRefused(refusal)
    found = []
    for cell in filling.places(tile):
        contacts = filling.contacts(tile, cell)
        points = sum(made.points for made in contacts)
        found.append(PlayOption(write_action(Play(tile, cell)), tile, cell, contacts, points))
    return tuple(found)


def _laid(tables: Tables, placements: Sequence[tuple[Tile, Cell]]) -> Laid:
    """The last of the placements with the contacts it made."""
    *before, (tile, cell) = placements
    contacts = Filling(tables, tuple(before)).contacts(tile, cell)
    return Laid(tile, cell, Seat(0), contacts, sum(made.points for made in contacts))


def _read_play(text: str) -> Play:
    try:
        action = read_action(text)
    except NotationError as error:
        raise StudyRefused(error.refusal) from error
    if not isinstance(action, Play):
        raise StudyRefused(Refusal("action-notation", "C-70", {"text": text[:40]}))
    return action


def _read_tile(text: str) -> Tile:
    try:
        return read_tile(text)
    except NotationError as error:
        raise StudyRefused(error.refusal) from error
