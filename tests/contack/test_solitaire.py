"""C-70, C-71: the games for one."""

import random

import pytest

from kontu.core.refusals import Refusal
from kontu.core.seats import DEALER
from kontu.games.contack import box
from kontu.games.contack.cells import Cell, read_cell
from kontu.games.contack.game import GAME
from kontu.games.contack.solitaire import HEXAGON, SHAPES, TRIANGLE, Filling, Tables, filled
from kontu.games.contack.solitaire_patience import patience, patience_problems
from kontu.games.contack.state import State
from kontu.games.contack.tiles import RECONSTRUCTION, read_tile
from tests.contack.brute_solitaire import corners, good, touching


def laid(tables: Tables, *plays: str) -> Filling | Refusal:
    """The filling of ``tile@x,y`` and so on, or why not."""
    pairs = [play.split("@") for play in plays]
    return filled(tables, [(read_tile(tile), read_cell(cell)) for tile, cell in pairs])


def scattered(tables: Tables, seed: int) -> Filling:
    """Tiles laid by chance until none fits."""
    dice = random.Random(seed)
    filling = Filling(tables)
    while choices := [(tile, cell) for cell in filling.empty for tile in filling.fitting(cell)]:
        filling = filling.after(*dice.choice(choices))
    return filling


def test_c70_the_triangle_has_six_tiles_along_each_side_and_36_in_all() -> None:
    cells = TRIANGLE.cells
    assert len(set(cells)) == 36
    rows = [sorted(cell.x for cell in cells if cell.y == y) for y in sorted({cell.y for cell in cells})]
    assert [len(row) for row in rows] == [11, 9, 7, 5, 3, 1]
    assert all(row == list(range(row[0], row[0] + len(row))) for row in rows)
    ends = [cell for y, row in zip(sorted({cell.y for cell in cells}), rows, strict=True) for cell in
            (Cell(row[0], y), Cell(row[-1], y))]  # fmt: skip
    assert all(cell.points_up for cell in ends)
    assert len(touching(cells)) == (36 * 3 - 3 * 6) // 2


def test_c70_six_hexagons_take_36_tiles_and_do_not_touch_each_other() -> None:
    assert [len(part) for part in HEXAGON.parts] == [6] * 6
    assert len(set(HEXAGON.cells)) == 36
    for part in HEXAGON.parts:
        assert len(set.intersection(*map(corners, part))) == 1
        assert len(touching(part)) == 6
    assert len(touching(HEXAGON.cells)) == 36


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_c70_cells_touch_where_they_share_two_corners_and_by_that_colour(shape: object) -> None:
    assert shape in (HEXAGON, TRIANGLE)
    tables = Tables(TRIANGLE if shape == TRIANGLE else HEXAGON, RECONSTRUCTION)
    told = {(max(i, j), min(i, j), colour) for i, near in enumerate(tables.beside) for j, colour in near}
    assert told == set(touching(tables.cells))


def test_c70_a_tile_may_lie_in_any_empty_cell_when_nothing_touches_it() -> None:
    filling = Filling(Tables(TRIANGLE, RECONSTRUCTION))
    tile = read_tile("1-2-3")
    assert filling.places(tile) == TRIANGLE.cells
    assert filling.check(tile, Cell(0, 4)) is None


def test_c70_a_contact_that_neither_matches_nor_counts_is_refused_with_what_would_do() -> None:
    tables = Tables(TRIANGLE, RECONSTRUCTION)
    refusal = laid(tables, "1-2-3@-1,-1", "1-5-10@0,-1")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("contact-fails", "C-22")
    assert refusal.args == {
        "tile": "1-5-10", "colour": "red", "number": 5, "lying": "1-2-3", "other": 2, "total": 7,
        "fits": "2, 3, 8",
    }  # fmt: skip


def test_c70_matching_and_counting_contacts_are_told_apart_by_what_they_count() -> None:
    tables = Tables(TRIANGLE, RECONSTRUCTION)
    filling = laid(tables, "1-2-3@-1,-1", "9-2-8@0,-1", "5-7-2@1,-1")
    assert isinstance(filling, Filling)
    assert [(made.number, made.other, made.points) for made in filling.contacts(*filling.laid[1])] == [
        (2, 2, 0),
        (8, 2, 10),
    ]


@pytest.mark.parametrize(
    ("plays", "code", "rule"),
    [
        (("1-2-3@-1,-1", "1-2-3@3,-1"), "puzzle-tile-laid", "C-70"),
        (("1-2-3@-1,-1", "9-2-8@-1,-1"), "cell-taken", "C-70"),
        (("1-2-3@0,-2",), "puzzle-cell-outside", "C-70"),
        (("1-2-4@-1,-1",), "tile-not-in-set", "C-04"),
    ],
)
def test_c70_what_is_no_placement_is_refused_by_name(plays: tuple[str, ...], code: str, rule: str) -> None:
    refusal = laid(Tables(TRIANGLE, RECONSTRUCTION), *plays)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", SHAPES)
def test_c70_tiles_are_conserved_and_all_contacts_good_however_it_is_filled(name: str, seed: int) -> None:
    tables = Tables(SHAPES[name], RECONSTRUCTION)
    filling = scattered(tables, seed)
    assert sorted((*(tile for tile, _ in filling.laid), *filling.left)) == sorted(RECONSTRUCTION)
    for i, j, colour in touching(tables.cells):
        pair = [filling.lying.get(tables.cells[k]) for k in (i, j)]
        if pair[0] and pair[1]:
            assert good(pair[0].numbers[colour], pair[1].numbers[colour])
    assert not any(filling.places(tile) for tile in filling.left)


@pytest.mark.parametrize("name", SHAPES)
def test_c70_taking_back_the_last_tile_leads_to_what_was_before(name: str) -> None:
    tables = Tables(SHAPES[name], RECONSTRUCTION)
    filling = scattered(tables, 7)
    *before, last = filling.laid
    shorter = filled(tables, before)
    assert isinstance(shorter, Filling)
    again = shorter.after(*last)
    assert (again.laid, again.left, again.empty) == (filling.laid, filling.left, filling.empty)
    assert shorter.check(*last) is None
    assert filling.laid[-1] == last


def test_c70_a_part_is_whole_when_its_six_cells_are_filled() -> None:
    tables = Tables(HEXAGON, RECONSTRUCTION)
    filling = Filling(tables)
    for cell in HEXAGON.parts[2]:
        assert filling.whole_parts()[2] is False
        filling = filling.after(filling.left[0], cell)
    assert filling.whole_parts() == (False, False, True, False, False, False)


def test_c70_what_goes_together_is_what_the_game_says() -> None:
    assert all(box.goes_with(a, b) == good(a, b) for a in range(1, 11) for b in range(1, 11))


# --- C-71 ------------------------------------------------------------------------------------------


def dealt(seed: int) -> State:
    """Patience after the deal of a shuffle."""
    state = patience()
    deck = list(GAME.deck(state))
    random.Random(seed).shuffle(deck)
    return GAME.apply(state, GAME.deal(state, deck)).state


def walked(seed: int, legal: str = "any") -> list[State]:
    """The states of a patience played at random to its end; ``legal`` may be ``plays`` first."""
    dice = random.Random(seed)
    states = [dealt(seed)]
    while (state := states[-1]).turn is not None:
        actions = list(GAME.legal_actions(state))
        chosen = actions[0] if legal == "plays" else dice.choice(actions)
        states.append(GAME.apply(state, chosen).state)
    return states


def test_c71_one_player_has_five_tiles_the_reserve_has_31_and_the_lowest_opens() -> None:
    seen = GAME.observe(dealt(1), None)
    (hand,) = seen.hands
    assert (seen.seats, len(hand), seen.reserve, seen.to_act) == (1, 5, 31, 0)
    lowest = min(tile.sum for tile in hand)
    assert {option.tile.sum for option in seen.options} == {lowest}


@pytest.mark.parametrize("seed", range(10))
def test_c71_the_hand_ends_when_blocked_or_all_tiles_lie_and_never_before(seed: int) -> None:
    *before, end = walked(seed)
    assert all(state.turn == 0 for state in before)
    seen = GAME.observe(end, None)
    assert seen.outcome is not None
    last = GAME.observe(before[-1], None)
    assert not last.options
    assert len(last.hands[0]) == 5 or last.reserve == 0


@pytest.mark.parametrize("seed", range(10))
def test_c71_tiles_are_conserved_and_the_total_is_what_counts_less_ten_a_tile_left(seed: int) -> None:
    for state in walked(seed, "plays"):
        seen = GAME.observe(state, None)
        assert len(seen.hands[0]) + seen.reserve + len(seen.layout) == 36
        assert len(seen.hands[0]) <= 5
    (total,) = seen.totals
    assert total == sum(one.points for one in seen.layout) - 10 * len(seen.hands[0])


def test_c71_an_empty_hand_draws_on_and_does_not_end_the_hand() -> None:
    emptied = 0
    for seed in range(400):
        for state in walked(seed, "plays"):
            seen = GAME.observe(state, None)
            if not seen.hands[0] and seen.reserve:
                emptied += 1
                assert seen.to_act == 0
                assert [GAME.write_action(state, each) for each in GAME.legal_actions(state)] == ["draw"]
    assert emptied


def test_c71_only_the_dealer_deals() -> None:
    assert patience().turn == DEALER


def test_c71_a_set_too_small_for_one_player_is_told() -> None:
    assert [each.code for each in patience_problems(RECONSTRUCTION[:5])] == ["set-too-small"]
    assert patience_problems(RECONSTRUCTION) == ()
