"""The deals of a day (UTC), the same for all: a patience, a puzzle, and a round of each game against bots."""

from datetime import date
from functools import lru_cache
from typing import Final

import msgspec

from kontu.core.fields import Plain
from kontu.games.contack.actions import Play, write_action
from kontu.games.contack.game import GAME
from kontu.games.contack.solitaire import HEXAGON, TRIANGLE, Filling, Tables
from kontu.games.contack.solitaire_patience import patience
from kontu.games.contack.solitaire_solver import Solver
from kontu.games.contack.tiles import read_tile
from kontu.games.kontrakt.game import GAME as KONTRAKT
from kontu.study.alone_dealing import AloneDeal, promise, read_day, seed_of, shuffled
from kontu.study.wishes import Wish

GIVEN: Final = 9
"""So many tiles of a puzzle of the day lie already."""

ENOUGH: Final = 1_000_000
"""Steps in which a puzzle of the day is surely found; one in a hundred takes more than some thousands."""


class DailyPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzle of a day: the tiles ``given`` are part of a filling that was found; it can be finished."""

    shape: str
    given: tuple[str, ...]
    deal: AloneDeal


class DailyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A round of the day: opened by these, with ``bots`` beside the player and the day for ``daily``."""

    game: str
    variant: str
    changes: dict[str, Plain]
    bots: tuple[str, ...]


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """What is dealt on ``date``. The order of the patience is hidden until it is played to its end."""

    date: str
    patience: AloneDeal
    puzzle: DailyPuzzle
    tables: tuple[DailyTable, ...]


def daily(wish: Wish) -> Daily:
    """Answers ``alone-daily {date}``."""
    wish.only("date")
    day = read_day(wish.text("date"))
    seed = seed_of("patience", day.isoformat())
    return Daily(
        date=day.isoformat(),
        patience=promise(shuffled(GAME.deck(patience()), seed), seed, hidden=True),
        puzzle=_puzzle(day),
        tables=(_contack(), _kontrakt(day)),
    )


@lru_cache(maxsize=16)
def _puzzle(day: date) -> DailyPuzzle:
    """A filling found with the tiles in the order of the day; of its first tiles the day's puzzle is made."""
    shape = TRIANGLE if day.toordinal() % 2 else HEXAGON
    seed = seed_of("puzzle", day.isoformat())
    order = shuffled(GAME.deck(patience()), seed)
    tiles = tuple(map(read_tile, order))
    solver = Solver(Filling(Tables(shape, tiles)))
    solver.run(ENOUGH)
    cell_of = dict(solver.found)
    given = tuple(write_action(Play(tile, cell_of[tile])) for tile in tiles[:GIVEN])
    return DailyPuzzle(shape=shape.name, given=given, deal=promise(order, seed, hidden=False))


def _contack() -> DailyTable:
    return DailyTable(game=GAME.name, variant="house/1", changes={"hands": 1}, bots=("greedy", "greedy"))


def _kontrakt(day: date) -> DailyTable:
    """A match of one round with the contract of the weekday: the first on Monday, the seventh on Sunday."""
    contracts = KONTRAKT.variants["kontrakt/1"].contracts
    contract = contracts[day.weekday()]
    changes: dict[str, Plain] = {"contracts": (str(contract),)}
    if contract != contracts[-1]:
        changes["last_round"] = "played_on"
    return DailyTable(game=KONTRAKT.name, variant="kontrakt/1", changes=changes, bots=("greedy", "greedy"))
