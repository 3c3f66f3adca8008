"""C-70: the solver tells the truth, can be stopped and taken up again, and says when it does not know."""

import random
from collections.abc import Iterator

import pytest

from kontu.games.contack.cells import Cell
from kontu.games.contack.solitaire import HEXAGON, SHAPES, TRIANGLE, Filling, Shape, Tables, filled
from kontu.games.contack.solitaire import hexagon_around as hexagon
from kontu.games.contack.solitaire import triangle_of as triangle
from kontu.games.contack.solitaire_search import Prospect, Search, TrailError
from kontu.games.contack.solitaire_solver import Solver, Standing, longest, mixed
from kontu.games.contack.tiles import RECONSTRUCTION, Tile
from tests.contack.brute_solitaire import good, solutions, touching

SMALL = (
    Shape("two-a-side", (triangle(2, 0, 0),)),
    Shape("three-a-side", (triangle(3, 0, 0),)),
    Shape("one-hexagon", (hexagon(1, 0),)),
    Shape("two-hexagons", (hexagon(1, 0), hexagon(7, 0))),
)
KNOWN = {Prospect.FINISHABLE: True, Prospect.IMPOSSIBLE: False}


def random_tiles(dice: random.Random, count: int, most: int) -> tuple[Tile, ...]:
    """So many different tiles with numbers up to ``most``."""
    tiles: dict[Tile, None] = {}
    while len(tiles) < count:
        tiles[Tile(*(dice.randint(1, most) for _ in range(3)))] = None
    return tuple(tiles)


def small_puzzles() -> Iterator[tuple[Filling, bool]]:
    """Puzzles small enough for the slow way, most of them with a start, and whether they can be finished."""
    for seed in range(240):
        dice = random.Random(seed)
        shape = SMALL[seed % 4]
        spare = seed // 4 % 3
        tiles = random_tiles(dice, len(shape.cells) + spare, dice.choice((4, 6, 10)))
        filling = Filling(Tables(shape, tiles))
        for _ in range(dice.randrange(4) if len(shape.cells) < 9 else 3 + dice.randrange(3)):
            choices = [(tile, cell) for cell in filling.empty for tile in filling.fitting(cell)]
            if choices:
                filling = filling.after(*dice.choice(choices))
        fixed = {cell: tile for tile, cell in filling.laid}
        yield filling, any(True for _ in solutions(shape.cells, tiles, fixed))


def assert_finishes(filling: Filling, found: tuple[tuple[Tile, Cell], ...]) -> None:
    """The placements found finish the filling, tried by other rules than the solver's."""
    whole = filled(filling.tables, (*filling.laid, *found))
    assert isinstance(whole, Filling)
    assert whole.whole
    cells = filling.tables.cells
    assert len({tile for tile, _ in whole.laid}) == len(cells)
    for i, j, colour in touching(cells):
        assert good(whole.lying[cells[i]].numbers[colour], whole.lying[cells[j]].numbers[colour])


def half_finished(name: str, count: int, seed: int) -> Filling:
    """A shape with ``count`` tiles in cells that hang together, as people fill it."""
    dice = random.Random(seed)
    filling = Filling(Tables(SHAPES[name], RECONSTRUCTION))
    while len(filling.laid) < count:
        near = [cell for cell in filling.empty if filling.contacts(RECONSTRUCTION[0], cell)]
        choices = [(tile, cell) for cell in near for tile in filling.fitting(cell)]
        choices = choices or [(tile, cell) for cell in filling.empty for tile in filling.fitting(cell)]
        filling = filling.after(*dice.choice(choices))
    return filling


def test_c70_the_solver_and_the_slow_way_agree_on_small_shapes() -> None:
    told = {True: 0, False: 0}
    for filling, finishable in small_puzzles():
        solver = Solver(filling)
        assert KNOWN[solver.run(1_000_000)] is finishable, (filling.tables.shape.name, filling.laid)
        told[finishable] += 1
        if finishable:
            assert_finishes(filling, solver.found)
        else:
            assert solver.found == ()
    assert min(told.values()) > 40, told


@pytest.mark.parametrize("shape", [HEXAGON, TRIANGLE], ids=lambda shape: shape.name)
def test_c70_the_usual_set_fills_the_triangle_and_six_hexagons(shape: Shape) -> None:
    filling = Filling(Tables(shape, RECONSTRUCTION))
    solver = Solver(filling)
    assert solver.run(20_000) is Prospect.FINISHABLE
    assert_finishes(filling, solver.found)


@pytest.mark.parametrize("count", [12, 18])
@pytest.mark.parametrize("name", SHAPES)
def test_c70_with_twelve_tiles_or_more_the_solver_knows_within_a_second_or_two(name: str, count: int) -> None:
    verdicts = set()
    for seed in range(12):
        filling = half_finished(name, count, seed)
        solver = Solver(filling)
        verdicts.add(solver.run(200_000))
        if solver.verdict is Prospect.FINISHABLE:
            assert_finishes(filling, solver.found)
    assert Prospect.UNKNOWN not in verdicts


def test_c70_a_search_of_few_steps_says_that_it_does_not_know() -> None:
    filling = Filling(Tables(TRIANGLE, RECONSTRUCTION))
    solver = Solver(filling)
    assert solver.run(20) is Prospect.UNKNOWN
    assert (solver.steps, solver.found) == (20, ())
    assert 0 <= solver.explored < 1


@pytest.mark.parametrize("piece", [1, 7, 500])
@pytest.mark.parametrize("name", SHAPES)
def test_c70_a_search_taken_up_again_goes_the_same_way_as_one_that_never_stopped(
    name: str, piece: int
) -> None:
    filling = half_finished(name, 4, 3)
    straight = Solver(filling)
    straight.run(30_000)
    standing, steps, verdict = Standing(), 0, Prospect.UNKNOWN
    while verdict is Prospect.UNKNOWN and steps < 3_000 + straight.steps:
        solver = Solver(filling, standing)
        verdict = solver.run(piece)
        standing = solver.standing
        steps += solver.steps
    assert (verdict, steps, solver.found) == (straight.verdict, straight.steps, straight.found)


def test_c70_equal_puzzles_are_searched_in_equal_steps() -> None:
    first, second = (Solver(half_finished("triangle", 6, 1)) for _ in range(2))
    first.run(5_000)
    second.run(5_000)
    assert (first.steps, first.standing, first.found) == (second.steps, second.standing, second.found)


@pytest.mark.parametrize("trail", [(-1,), (99,), (35, 35), (0, 0)])
def test_c70_a_trail_that_no_search_leaves_is_refused(trail: tuple[int, ...]) -> None:
    with pytest.raises(TrailError):
        Search(Filling(Tables(TRIANGLE, RECONSTRUCTION)), trail)


@pytest.mark.parametrize(
    "standing", [Standing(-1), Standing(60), Standing(0, longest(0) + 1), Standing(0, -1)]
)
def test_c70_a_standing_that_no_solver_has_is_refused(standing: Standing) -> None:
    with pytest.raises(TrailError):
        Solver(Filling(Tables(TRIANGLE, RECONSTRUCTION)), standing)


def test_c70_a_filling_with_a_cell_that_nothing_fits_is_impossible_at_once() -> None:
    tables = Tables(SMALL[0], (Tile(1, 1, 1), Tile(2, 2, 2), Tile(4, 4, 4), Tile(6, 6, 6)))
    solver = Solver(Filling(tables))
    assert solver.run(100) is Prospect.IMPOSSIBLE
    assert solver.explored == 1


def test_c70_what_is_explored_only_grows_within_an_attempt() -> None:
    search = Search(half_finished("triangle", 12, 9))
    shares = []
    while search.run(1) is Prospect.UNKNOWN and search.steps < 400:
        shares.append(search.explored)
    assert shares == sorted(shares)
    assert shares


def test_c70_every_attempt_tries_the_same_tiles_in_an_order_of_its_own() -> None:
    orders = [mixed(RECONSTRUCTION, attempt) for attempt in range(6)]
    assert orders[0] == RECONSTRUCTION
    assert len(set(orders)) == 6
    assert all(sorted(order) == sorted(RECONSTRUCTION) for order in orders)
    assert [longest(attempt) for attempt in range(3)] == [1000, 1500, 2250]
