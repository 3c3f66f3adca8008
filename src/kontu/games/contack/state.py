"""A Contack match at one moment, as a value."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from kontu.core.seats import DEALER, Seat
from kontu.games.contack import box, match
from kontu.games.contack.actions import DRAW, PASS, Action, Deal, Draw, Pass, Play
from kontu.games.contack.cells import cell_number, number_cell
from kontu.games.contack.observation import HandResult, Laid
from kontu.games.contack.rules import (
    ContackRules,
    Debt,
    Direction,
    MatchEnd,
    OpeningTile,
    OpportunityScores,
    PlayDrawn,
    Scoring,
)
from kontu.games.contack.tiles import Tile

MOST_REMEMBERED: Final = 1 << 14
"""So many actions of a setting are kept for the next time they come up."""


@dataclass(frozen=True)
class Kernel:
    """One build of the rules: the compiled modules, or the same source interpreted."""

    box: Any = box
    match: Any = match


class Actions(dict[int, Action]):
    """The actions of the kernel's numbers, each made when it is first asked for, and their ``numbers``."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self.tiles = tiles
        self.numbers: dict[Action, int] = {}
        self._begin()

    def _begin(self) -> None:
        self.update({match.DRAW: DRAW, match.PASS: PASS})
        self.numbers.update({DRAW: match.DRAW, PASS: match.PASS})

    def __missing__(self, number: int) -> Action:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
            self.numbers.clear()
            self._begin()
        play = Play(self.tiles[number & 63], number_cell(number >> 6))
        self[number] = play
        self.numbers[play] = number
        return play


class Setting:
    """What stays the same for a whole match: rules, seats, and the kernel's tables for them."""

    def __init__(self, rules: ContackRules, seats: int, kernel: Kernel) -> None:
        self.rules = rules
        self.seats = seats
        self.kernel = kernel
        self.tiles = rules.tiles
        self.pieces = tuple(map(str, rules.tiles))
        self.index = {tile: i for i, tile in enumerate(rules.tiles)}
        self.box = kernel.box.Box([tile.numbers for tile in rules.tiles])
        by_target = rules.match_end is MatchEnd.TARGET
        self.terms = kernel.box.Terms(
            seats=seats,
            clockwise=rules.direction is Direction.CLOCKWISE,
            lowest=rules.opening_tile is OpeningTile.LOWEST,
            must_play=rules.must_play,
            forced=rules.play_drawn is PlayDrawn.FORCED,
            all_contacts=rules.opportunity_scores is OpportunityScores.ALL_CONTACTS,
            penalty=rules.leftover_penalty,
            going_out=rules.going_out,
            enclosed_ends=rules.enclosed_ends,
            counters=rules.scoring is Scoring.COUNTERS,
            stake=rules.counter_stake,
            debt=rules.debt is Debt.ALLOWED,
            pairs=rules.partnerships,
            hands=rules.hand_limit if by_target else rules.hands,
            target=rules.target if by_target else 0,
        )
        self.actions = Actions(rules.tiles)

    def encode(self, action: Play | Draw | Pass) -> int | None:
        """The kernel's number for an action; None when the tile is not of the set."""
        if (number := self.actions.numbers.get(action)) is not None:
            return number
        match action:
            case Draw():
                return -1
            case Pass():
                return -2
            case Play(tile, cell):
                index = self.index.get(tile)
                return None if index is None else cell_number(cell) * 64 + index

    def decode(self, number: int) -> Action:
        """The action of a kernel's number."""
        return self.actions[number]


class State(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The whole truth of a match at one moment. A value: nothing ever changes it.

    ``match`` is the kernel's, ``laid`` the hand's layout with the contacts and points of each
    tile, ``results`` the finished hands. Two states are equal when the same can happen in both
    and the same has been scored.
    """

    setting: Setting
    match: Any
    laid: tuple[Laid, ...]
    results: tuple[HandResult, ...]

    @property
    def rules(self) -> ContackRules:
        """The rules of the match."""
        return self.setting.rules

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setting.seats

    @property
    def turn(self) -> Seat | None:
        """The seat to act, DEALER included; None when the match is over."""
        turn: Seat = self.match.turn
        return None if turn < DEALER else turn

    def tiles(self, indices: Sequence[int]) -> tuple[Tile, ...]:
        """The tiles that the kernel knows by these numbers."""
        return tuple(self.setting.tiles[i] for i in indices)

    def hand_of(self, seat: Seat) -> tuple[Tile, ...]:
        """The tiles a seat holds, drawn ones last."""
        return self.tiles(self.match.hands()[seat])

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states the same one."""
        m = self.match
        turn = (m.hand, m.turn, m.opener, m.drawn, m.passes, m.ended, m.finished)
        held = tuple(map(tuple, m.hands()))
        return (
            self.rules, self.seats, turn, tuple(m.layout()), held, tuple(m.reserve()),
            tuple(m.points()), self.results,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self.key() == other.key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key())


def order_problem(setting: Setting, deal: Deal) -> Tile | None:
    """A tile that keeps a deal from being the whole set once each (C-10); None when it is."""
    left = set(setting.tiles)
    for tile in deal.order:
        if tile not in left:
            return tile
        left.remove(tile)
    return min(left, default=None)
