"""Where the kernel keeps its cells: a table of 256 places for far more cells."""

from kontu.core import registry
from kontu.games.contack.box import Box
from kontu.games.contack.cells import CELL_NOWHERE, Cell, cell_number
from kontu.games.contack.kernel import VERDICTS
from kontu.games.contack.layout import neighbour
from kontu.games.contack.match import DRAW, Match
from kontu.games.contack.rules import VARIANTS

SETTING = registry.get("contack").start(VARIANTS["house/1"], 2).setting
SQUARE = range(-35, 36)


def place(x: int, y: int) -> int:
    """Where the kernel looks first for a cell."""
    cell = cell_number(Cell(x, y))
    return (cell + 30 * (cell >> 7)) & 255


def described(*cells: Cell) -> Match:
    """A table on which the first tiles of the set lie in these cells."""
    match = Match(SETTING.box, SETTING.terms)
    laid = [(tile, cell_number(cell), 0) for tile, cell in enumerate(cells)]
    reserve = range(len(cells), len(SETTING.tiles))
    match.set_up((1, 0, 0, -1, 0, 0, 0), laid, [[], []], reserve, [(0, 0, 0)] * 2)
    return match


def test_cells_that_begin_at_one_place_are_24_steps_apart() -> None:
    # From x, y to 0, 0 there are at least |x| + |y| steps, and 2|y| - 1: every other one goes sideways.
    cells = [(x, y) for x in SQUARE for y in SQUARE if place(x, y) == place(0, 0)]
    apart = [max(abs(x) + abs(y), 2 * abs(y) - 1) for x, y in cells]
    assert sorted(apart)[:2] == [0, 24]


def test_cells_that_begin_at_one_place_are_told_apart() -> None:
    cells = [Cell(x, y) for x in SQUARE for y in SQUARE if place(x, y) == place(0, 0)][:12]
    match = described(*cells)
    numbers = [cell_number(cell) for cell in cells]
    assert [match.tile_at(number) for number in numbers] == list(range(12))
    assert match.layout() == [(tile, number, 0) for tile, number in enumerate(numbers)]
    beside = [neighbour(number, colour) for number in numbers for colour in range(3)]
    assert {match.tile_at(number) for number in beside} == {-1}


def test_nothing_lies_beyond_the_lattice() -> None:
    match = described(Cell(0, 0))
    assert match.tile_at(CELL_NOWHERE) == -1
    assert match.contacts(0, CELL_NOWHERE) == []


def test_a_tile_at_the_end_of_the_lattice_has_no_open_side_beyond() -> None:
    assert len(described(Cell(35, 1)).open_sides()) == 2
    assert len(described(Cell(34, 1)).open_sides()) == 3


def test_a_row_that_is_played_to_the_end_of_the_lattice_ends_there() -> None:
    match = Match(Box([(5, 5, 5)] * 64), SETTING.terms)
    match.deal(range(64))
    for x in range(36):
        if match.verdict(DRAW) == 0:
            match.act(DRAW)
        play = cell_number(Cell(x, 0)) * 64 + match.hands()[match.turn][0]
        assert match.verdict(play) == 0
        match.act(play)
    blue, red, orange = (neighbour(cell_number(Cell(35, 0)), colour) for colour in range(3))
    assert match.open_sides() == [blue]
    assert [match.tile_at(cell) for cell in (red, orange)] == [match.tile_at(cell_number(Cell(34, 0))), -1]
    assert VERDICTS[match.verdict(orange * 64 + match.hands()[match.turn][0])] == "cell-beyond"


def test_a_copy_of_a_described_table_knows_where_the_lattice_ends() -> None:
    match = described(Cell(34, 1)).copy()
    cell = cell_number(Cell(35, 1))
    match.act(cell * 64 + 1)
    assert match.open_sides() == [neighbour(cell, 0)]
