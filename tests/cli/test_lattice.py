"""The layout in characters: every side where it is, never by colour alone."""

import pytest

from kontu.games.contack.cells import Cell, read_cell
from kontu.games.contack.tiles import Colour, Tile, read_tile
from kontu.tui.lattice import Place, Size, draw, measure

LETTERS = {Colour.BLUE: "B", Colour.RED: "R", Colour.ORANGE: "O"}
LAID = ("1-2-3@0,0", "9-2-8@0,-1", "9-5-8@1,-1")


def laid(*plays: str) -> list[tuple[Tile, Cell]]:
    """Tiles and cells of ``plays`` in notation."""
    return [(read_tile(tile), read_cell(cell)) for tile, cell in (play.split("@") for play in plays)]


def picture(*plays: str, size: Size, places: tuple[Place, ...] = (), width: int = 80) -> str:
    """The drawing as plain text."""
    return "\n".join(line.plain for line in draw(laid(*plays), places, LETTERS, size, width).lines)


def test_a_large_tile_has_blue_on_its_level_side_and_the_others_on_the_slanted_ones() -> None:
    assert picture(*LAID, size=Size.LARGE).splitlines() == [
        "    /\\",
        "   /  \\",
        "  /    \\",
        " /o3  r2\\",
        "/___b1___\\",
        "\\   b9   /\\",
        " \\r2  o8/  \\",
        "  \\    /    \\",
        "   \\  /O8  R5\\",
        "    \\/___B9___\\",
    ]


def test_a_small_tile_has_its_sides_in_the_order_they_lie() -> None:
    assert picture(*LAID, size=Size.SMALL).splitlines() == [
        "     /\\",
        "/o3  b1  r2\\",
        "\\r2  b9  o8/\\",
        "     \\/O8  B9  R5\\",
    ]


def test_only_the_last_tile_has_capital_letters() -> None:
    for size in Size:
        text = picture(*LAID, size=size)
        assert sorted(filter(str.isupper, text)) == ["B", "O", "R"]
        assert {"O8", "B9", "R5"} <= {text[i : i + 2] for i in range(len(text))}


@pytest.mark.parametrize("size", list(Size))
def test_two_tens_beside_each_other_leave_every_number_readable(size: Size) -> None:
    text = picture("10-10-10@0,0", "1-2-3@0,-1", size=size)
    assert text.count("10") == 3
    assert {"o10", "b10", "r10"} <= {text[i : i + 3] for i in range(len(text))}


@pytest.mark.parametrize("size", list(Size))
def test_open_places_show_their_coordinates_and_openings_a_star(size: Size) -> None:
    places = (Place(Cell(2, -1), opening=False), Place(Cell(1, 0), opening=True))
    text = picture(*LAID, size=size, places=places)
    assert " 2,-1" in text
    assert "*1,0" in text


@pytest.mark.parametrize("size", list(Size))
def test_a_drawing_is_as_large_as_it_was_measured(size: Size) -> None:
    tiles = laid(*LAID)
    columns, rows = measure([cell for _, cell in tiles], size)
    lines = draw(tiles, (), LETTERS, size, 200).lines
    assert max(len(line.plain) for line in lines) <= columns
    assert len(lines) <= rows


def test_what_is_wider_than_the_screen_is_cut_round_the_last_tile() -> None:
    row = [f"1-2-3@{x},0" for x in range(30)]
    drawn = draw(laid(*row), (), LETTERS, Size.LARGE, 60)
    assert drawn.cut
    assert all(len(line.plain) <= 60 for line in drawn.lines)
    assert any("B1" in line.plain for line in drawn.lines)
    assert not draw(laid(*row[:5]), (), LETTERS, Size.LARGE, 60).cut
