"""C-70 the slow way: cells that share two corners touch, and every order of the tiles is tried."""

from collections.abc import Iterator, Sequence

from kontu.games.contack.cells import Cell
from kontu.games.contack.tiles import Tile

Corner = tuple[int, int]


def corners(cell: Cell) -> set[Corner]:
    """The corners of a cell as C-02 lists them."""
    x, y = cell.x, cell.y
    if (x + y) % 2 == 0:
        return {(x - 1, y), (x + 1, y), (x, y + 1)}
    return {(x - 1, y + 1), (x + 1, y + 1), (x, y)}


def touching(cells: Sequence[Cell]) -> list[tuple[int, int, int]]:
    """Every two cells that touch, by their places, and the place of their colour on a tile."""
    found = []
    for i, one in enumerate(cells):
        for j in range(i):
            shared = sorted(corners(one) & corners(cells[j]))
            if len(shared) == 2:
                (_left, low), (_, high) = shared
                # A level side is blue. Of the others an upright tile has red to the right, which falls.
                colour = 0 if low == high else 1 if high < low else 2
                found.append((i, j, colour))
    return found


def good(number: int, other: int) -> bool:
    """C-20 and C-21, spelled out."""
    return number == other or number + other in {5, 10, 15, 20}


def solutions(cells: Sequence[Cell], tiles: Sequence[Tile], fixed: dict[Cell, Tile]) -> Iterator[list[Tile]]:
    """Every way to fill the cells: a tile for each, those of ``fixed`` where they lie."""
    contacts = touching(cells)

    def further(chosen: list[Tile]) -> Iterator[list[Tile]]:
        here = len(chosen)
        if here == len(cells):
            yield chosen
            return
        wanted = fixed.get(cells[here])
        for tile in [wanted] if wanted else [t for t in tiles if t not in fixed.values()]:
            if tile in chosen:
                continue
            met = [(j, colour) for i, j, colour in contacts if i == here]
            if all(good(tile.numbers[colour], chosen[j].numbers[colour]) for j, colour in met):
                yield from further([*chosen, tile])

    yield from further([])
