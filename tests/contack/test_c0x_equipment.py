"""C-01 to C-05: the tiles, the lattice, the notation, the set, the players."""

from collections import Counter
from itertools import product

import msgspec
import pytest

from kontu.core.refusals import NotationError, RulesError
from kontu.games.contack.cells import Cell, neighbour
from kontu.games.contack.rules import ContackRules
from kontu.games.contack.tiles import COLOURS, RECONSTRUCTION, Colour, Tile, read_tile
from tests.contack.positions import (
    GAME,
    RING,
    after,
    deal,
    dealt,
    legal,
    played,
    ring_hands,
    ring_lines,
    seen,
    the_play,
    tiles,
    turn,
)


def test_c01_the_box_holds_36_tiles_of_a_blue_a_red_and_an_orange_number_from_1_to_10() -> None:
    deck = GAME.deck(GAME.start(ContackRules(), 2))
    assert len(deck) == len(set(deck)) == 36
    assert COLOURS == (Colour.BLUE, Colour.RED, Colour.ORANGE)
    for tile in map(read_tile, deck):
        assert tile.numbers == (tile.blue, tile.red, tile.orange)
        assert all(1 <= number <= 10 for number in tile.numbers)


def test_c02_a_cell_points_up_when_x_plus_y_is_even_and_its_neighbour_is_its_half_turn() -> None:
    up, down = Cell(4, -2), Cell(1, 0)
    assert up.points_up
    assert not down.points_up
    assert [neighbour(up, colour) for colour in COLOURS] == [Cell(4, -3), Cell(5, -2), Cell(3, -2)]
    assert [neighbour(down, colour) for colour in COLOURS] == [Cell(1, 1), Cell(0, 0), Cell(2, 0)]


def test_c02_touching_sides_always_agree_in_colour() -> None:
    for x, y in product(range(-4, 5), repeat=2):
        for colour in COLOURS:
            cell = Cell(x, y)
            assert neighbour(neighbour(cell, colour), colour) == cell


def test_c02_the_contacts_of_a_play_are_the_sides_the_lattice_says() -> None:
    # An upright tile is touched from below by blue, from the right by red, from the left by orange;
    # in a hanging tile's cell the same sides face the other way.
    for cell, colour, beyond in (
        ("0,-1", "blue", ("-1,-1 red", "1,-1 orange")),
        ("1,0", "red", ("1,1 blue", "2,0 orange")),
        ("-1,0", "orange", ("-1,1 blue", "-2,0 red")),
    ):
        state = dealt("5-5-5", "5-5-10", "10-10-10")
        step = played(state, "p1 5-5-5@0,0", f"p2 5-5-10@{cell}")
        assert [(c.colour, c.cell) for c in the_play(step).contacts] == [(colour, Cell(0, 0))]
        for line in beyond:
            where, side = line.split(" ")
            last = the_play(played(step.state, f"p3 10-10-10@{where}"))
            assert [c.colour for c in last.contacts] == [side]
            assert str(last.contacts[0].cell) == cell


def test_c02_six_tiles_close_a_ring_round_a_corner() -> None:
    state = after(dealt(*ring_hands(3)), *ring_lines(3, 5))
    last = the_play(played(state, f"p3 10-5-10@{RING[5]}"))
    assert [(c.colour, str(c.cell)) for c in last.contacts] == [("blue", RING[4]), ("orange", RING[0])]


@pytest.mark.parametrize("text", ["5-5-5@36,0", "5-5-5@0,-36", "5-5-5@-36,35"])
def test_c02_a_cell_beyond_35_is_malformed(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.read_action(dealt("5-5-5", ""), text)
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("cell-beyond", "C-02")
    assert caught.value.refusal.args["bound"] == 35
    assert caught.value.position == 6
    assert GAME.read_action(dealt("5-5-5", ""), "5-5-5@35,-35").cell == Cell(35, -35)


def test_c02_the_layout_may_not_grow_beyond_35() -> None:
    # In one straight row only red and orange sides touch; here they all fit.
    row = [Tile(blue, red, orange) for blue in range(1, 11) for red in (5, 10) for orange in (5, 10)]
    rules = ContackRules(tiles=tuple(row), going_out=False, leftover_penalty=0)
    state = after(deal(GAME.start(rules, 2), row), "p1 1-5-5@0,0")
    for x in range(1, 36):
        while not any(text.endswith(f"@{x},0") for text in legal(state)):
            state = after(state, f"{turn(state)} draw")
        text = next(text for text in sorted(legal(state)) if text.endswith(f"@{x},0"))
        state = after(state, f"{turn(state)} {text}")
    assert [str(cell) for cell in seen(state).open_sides] == ["35,1"]
    assert not [text for text in legal(state) if "@36," in text]


def test_c03_a_tile_is_written_blue_red_orange() -> None:
    assert read_tile("9-2-8") == Tile(blue=9, red=2, orange=8)
    assert str(Tile(blue=10, red=8, orange=7)) == "10-8-7"
    state = after(dealt("1-2-3", "9-2-8"), "p1 1-2-3@0,0")
    (contact,) = the_play(played(state, "p2 9-2-8@0,-1")).contacts
    assert (contact.colour, contact.number, contact.other) == ("blue", 9, 1)


@pytest.mark.parametrize("text", ["1-2", "1-2-3-4", "a-2-3", "1--3", "01-2-3", "+1-2-3", "1-2-3 ", "١-2-3"])
def test_c03_what_is_not_three_plain_numbers_is_no_tile(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_tile(text)
    assert caught.value.refusal.code == "tile-notation"
    assert caught.value.refusal.rule == "C-03"


def test_c04_the_reconstruction_is_the_documented_one() -> None:
    assert set(tiles("1-2-3 9-2-8 9-5-8 2-4-3")) <= set(RECONSTRUCTION)
    assert all(len(set(tile.numbers)) == 3 for tile in RECONSTRUCTION)
    assert len({frozenset(tile.numbers) for tile in RECONSTRUCTION}) == 36
    for colour in range(3):
        uses = Counter(tile.numbers[colour] for tile in RECONSTRUCTION)
        assert set(uses) == set(range(1, 11))
        assert set(uses.values()) == {3, 4}


def test_c04_a_match_is_played_with_the_tiles_of_the_rules() -> None:
    box = tuple(Tile(a, b, 9) for a in range(1, 5) for b in range(1, 4))
    state = GAME.start(ContackRules(tiles=box), 2)
    assert sorted(GAME.deck(state)) == sorted(map(str, box))
    foreign = [str(tile) for tile in box[:-1]] + ["10-10-10"]
    refused = GAME.check(state, GAME.deal(state, foreign))
    assert refused is not None
    assert GAME.check(state, GAME.deal(state, tuple(map(str, box)))) is None


@pytest.mark.parametrize("seats", range(2, 8))
def test_c05_two_to_seven_play(seats: int) -> None:
    state = deal(GAME.start(ContackRules(), seats), RECONSTRUCTION)
    observation = seen(state)
    assert len(observation.hands) == seats
    assert observation.reserve == 36 - 5 * seats


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_c05_fewer_than_two_or_more_than_seven_are_refused(seats: int) -> None:
    with pytest.raises(RulesError) as caught:
        GAME.start(ContackRules(), seats)
    refused = next(r for r in caught.value.refusals if r.rule == "C-05")
    assert refused.code == "seats-outside"
    assert refused.args == {"seats": seats, "least": 2, "most": 7}


def test_c05_the_observation_says_how_many_play() -> None:
    assert msgspec.to_builtins(seen(GAME.start(ContackRules(), 7)))["seats"] == 7
