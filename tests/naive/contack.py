"""Contack once more, slowly and obviously, from the rules alone.

This module imports nothing of ``kontu.games``, so that an error there cannot hide here.
Tiles are tuples ``(blue, red, orange)``, cells tuples ``(x, y)``, rules a dict of option values with
the names of ``ContackRules``' fields, actions their notation. Clarity before speed.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Tile = tuple[int, int, int]
Cell = tuple[int, int]
Rules = Mapping[str, Any]

COLOURS = ("blue", "red", "orange")
BOUND = 35
FULL_HAND = 5


class Touch(NamedTuple):
    """One contact: the colour, the new tile's number, the lying tile's, where that one lies, the points."""

    colour: str
    number: int
    other: int
    cell: Cell
    points: int


class Happened(NamedTuple):
    """What an action did.

    ``gained`` is what each seat won or lost by it, the end of a hand included. ``ended`` names what
    ended the hand (None: it goes on), with its ``scores`` and the ``totals`` after it.
    """

    touches: tuple[Touch, ...]
    points: int
    gained: tuple[int, ...]
    ended: str | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]


def neighbours(cell: Cell) -> dict[str, Cell]:
    """The three cells beside ``cell``, by the colour of the side between (C-02)."""
    x, y = cell
    if (x + y) % 2 == 0:
        return {"blue": (x, y - 1), "red": (x + 1, y), "orange": (x - 1, y)}
    return {"blue": (x, y + 1), "red": (x - 1, y), "orange": (x + 1, y)}


def within_bound(cell: Cell) -> bool:
    """Whether a tile may lie in ``cell`` at all (C-02)."""
    return abs(cell[0]) <= BOUND and abs(cell[1]) <= BOUND


def side(tile: Tile, colour: str) -> int:
    """The number on the side of ``colour`` (C-03: written blue, red, orange)."""
    return tile[COLOURS.index(colour)]


def matching(one: int, other: int) -> bool:
    """C-20: the same number."""
    return one == other


def counting(one: int, other: int) -> bool:
    """C-21: together 5, 10, 15 or 20."""
    return one + other in (5, 10, 15, 20)


def write_tile(tile: Tile) -> str:
    """The tile in notation (C-03)."""
    return "-".join(str(number) for number in tile)


def write_play(tile: Tile, cell: Cell) -> str:
    """The play in notation (C-02)."""
    return f"{write_tile(tile)}@{cell[0]},{cell[1]}"


def read_tile(text: str) -> Tile:
    """The tile that ``text`` writes (C-03)."""
    blue, red, orange = (int(number) for number in text.split("-"))
    return (blue, red, orange)


def read_play(text: str) -> tuple[Tile, Cell]:
    """The tile and the cell of a play in notation."""
    tile_text, cell_text = text.split("@")
    x, y = (int(number) for number in cell_text.split(","))
    return read_tile(tile_text), (x, y)


class Match:
    """A whole match, changed in place by ``deal`` and ``act``; ``clone`` first to keep the old one.

    ``turn`` is the seat to act, None while a deal is awaited and after the end; ``over`` names what
    ended the match.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.hand_number = 0
        self.turn: int | None = None
        self.over: str | None = None
        self.hands: list[list[Tile]] = [[] for _ in range(seats)]
        self.reserve: list[Tile] = []
        self.layout: dict[Cell, Tile] = {}
        self.last: Cell | None = None
        self.drawn: Tile | None = None
        self.passes = 0
        self.scores = [0] * seats
        self.totals = [0] * seats
        if rules["scoring"] == "counters":
            # C-60, C-63: everybody starts with as many counters.
            self.totals = [rules["counter_stake"]] * seats

    def clone(self) -> Match:
        """The same match once more; changing one leaves the other alone."""
        twin = copy.copy(self)
        twin.hands = [list(hand) for hand in self.hands]
        twin.reserve = list(self.reserve)
        twin.layout = dict(self.layout)
        twin.scores = list(self.scores)
        twin.totals = list(self.totals)
        return twin

    # --- the deal ------------------------------------------------------------------------------

    def deal(self, order: Sequence[Tile]) -> None:
        """C-10: five tiles to each seat, the rest is the reserve; C-11: the lowest tile begins."""
        tiles = list(order)
        self.hands = [tiles[5 * seat : 5 * seat + 5] for seat in range(self.seats)]
        self.reserve = tiles[5 * self.seats :]
        self.layout = {}
        self.last = None
        self.drawn = None
        self.passes = 0
        self.scores = [0] * self.seats
        self.hand_number += 1
        self.turn = self.opener()

    def turn_order(self) -> list[int]:
        """The seats as the turn passes, from the first seat on (C-15)."""
        if self.rules["direction"] == "clockwise":
            return list(range(self.seats))
        return [0, *range(self.seats - 1, 0, -1)]

    def opener(self) -> int:
        """C-11 and C-12: lowest tile, then next lowest, and so on, then the order of turns."""
        tied = self.turn_order()
        for place in range(FULL_HAND):
            sizes = {seat: sorted(sum(tile) for tile in self.hands[seat])[place] for seat in tied}
            tied = [seat for seat in tied if sizes[seat] == min(sizes.values())]
        return tied[0]

    def next_seat(self, seat: int) -> int:
        """C-15: whose turn comes after ``seat``'s."""
        order = self.turn_order()
        return order[(order.index(seat) + 1) % self.seats]

    # --- what may be played ----------------------------------------------------------------------

    def pairs(self, tile: Tile, cell: Cell) -> list[tuple[str, int, int, Cell]]:
        """Colour, own number, other number and place of every contact ``tile`` would make in ``cell``."""
        return [
            (colour, side(tile, colour), side(self.layout[beside], colour), beside)
            for colour, beside in neighbours(cell).items()
            if beside in self.layout
        ]

    def fits(self, tile: Tile, cell: Cell) -> bool:
        """C-22: the cell is free and every contact there is matching or counting."""
        if cell in self.layout or not within_bound(cell):
            return False
        return all(matching(a, b) or counting(a, b) for _, a, b, _ in self.pairs(tile, cell))

    def openings(self) -> set[Cell]:
        """Empty cells with two or three neighbours in the layout (C-24)."""
        beside = {cell for lying in self.layout for cell in neighbours(lying).values()}
        return {
            cell
            for cell in beside
            if cell not in self.layout
            and within_bound(cell)
            and sum(around in self.layout for around in neighbours(cell).values()) >= 2
        }

    def open_sides(self) -> set[Cell]:
        """Empty cells beside the last tile (C-23); beyond the lattice's bound there are none (C-02)."""
        if self.last is None:
            return set()
        return {
            cell for cell in neighbours(self.last).values() if cell not in self.layout and within_bound(cell)
        }

    def plays_of(self, tile: Tile) -> list[tuple[Tile, Cell]]:
        """C-23, C-24, C-25: where ``tile`` may be played, if one holds it."""
        if not self.layout:
            return [(tile, (0, 0))]  # C-14
        return [(tile, cell) for cell in self.open_sides() | self.openings() if self.fits(tile, cell)]

    def playable(self) -> list[Tile]:
        """The tiles of the hand in turn that the lead does not rule out (C-12, C-13)."""
        assert self.turn is not None
        hand = self.hands[self.turn]
        if self.layout or self.rules["opening_tile"] == "any":
            return hand
        lowest = min(sum(tile) for tile in hand)
        return [tile for tile in hand if sum(tile) == lowest]

    def legal(self) -> set[str]:
        """The notation of every legal action: the turn, action by action (C-26 to C-29)."""
        if self.turn is None:
            return set()
        may_draw = len(self.hands[self.turn]) < FULL_HAND and bool(self.reserve)
        # 1. A drawn tile that fits is played at once (C-28).
        if self.drawn is not None and self.rules["play_drawn"] == "forced":
            at_once = self.plays_of(self.drawn)
            if at_once:
                return {write_play(tile, cell) for tile, cell in at_once}
        plays = {write_play(*play) for tile in self.playable() for play in self.plays_of(tile)}
        # 2. Who can play plays, and under must_play=false may draw instead (C-26).
        if plays:
            return plays | {"draw"} if may_draw and not self.rules["must_play"] else plays
        # 3. Who cannot play draws while he may (C-27); 4. otherwise he passes (C-29).
        return {"draw"} if may_draw else {"pass"}

    # --- doing it --------------------------------------------------------------------------------

    def act(self, action: str) -> Happened:
        """Do what ``action`` says, for the seat in turn; the caller asks for legal actions only."""
        assert self.turn is not None
        before = list(self.totals)
        touches: tuple[Touch, ...] = ()
        ended = None
        if action == "draw":
            self.drawn = self.reserve.pop(0)
            self.hands[self.turn].append(self.drawn)
        elif action == "pass":
            self.passes += 1
            # C-41: as many passes in a row as there are seats.
            ended = "blocked" if self.passes == self.seats else None
            self.hand_on()
        else:
            touches = self.lay(*read_play(action))
            ended = self.end_by_play()
            self.hand_on()
        points = sum(touch.points for touch in touches)
        if ended is not None:
            self.finish_hand()
        gained = tuple(now - then for now, then in zip(self.totals, before, strict=True))
        return Happened(touches, points, gained, ended, tuple(self.scores), tuple(self.totals))

    def hand_on(self) -> None:
        """The turn passes (C-15)."""
        assert self.turn is not None
        self.turn = self.next_seat(self.turn)
        self.drawn = None

    def lay(self, tile: Tile, cell: Cell) -> tuple[Touch, ...]:
        """The tile lies, its contacts are scored (C-30, C-31) and the row of passes is broken."""
        assert self.turn is not None
        pairs = self.pairs(tile, cell)
        all_score = len(pairs) >= 2 and self.rules["opportunity_scores"] == "all_contacts"
        touches = tuple(
            Touch(colour, a, b, beside, a + b if counting(a, b) or all_score else 0)
            for colour, a, b, beside in pairs
        )
        self.hands[self.turn].remove(tile)
        self.layout[cell] = tile
        self.last = cell
        self.passes = 0
        self.collect(self.turn, sum(touch.points for touch in touches))
        return touches

    def collect(self, seat: int, points: int) -> None:
        """C-30: the points are written down; C-61: or every other player pays them (C-63: opponents only)."""
        if self.rules["scoring"] == "points":
            self.add(seat, points)
            return
        for payer in range(self.seats):
            partner = self.rules["partnerships"] and payer % 2 == seat % 2
            if payer == seat or partner:
                continue
            paid = points
            if self.rules["debt"] == "none":
                paid = min(points, self.totals[payer])  # C-63
            self.add(payer, -paid)
            self.add(seat, paid)

    def add(self, seat: int, points: int) -> None:
        self.scores[seat] += points
        self.totals[seat] += points

    # --- the ends --------------------------------------------------------------------------------

    def end_by_play(self) -> str | None:
        """What the tile just laid ends the hand by: going out (C-40) before being enclosed (C-42)."""
        assert self.turn is not None
        if self.rules["going_out"] and not self.hands[self.turn]:
            return "out"
        if self.rules["enclosed_ends"] and self.enclosed():
            return "enclosed"
        return None

    def enclosed(self) -> bool:
        """C-42: the last tile has no empty side and no tile left anywhere fits in any opening."""
        if self.open_sides():
            return False
        left = self.reserve + [tile for hand in self.hands for tile in hand]
        return not any(self.fits(tile, cell) for tile in left for cell in self.openings())

    def finish_hand(self) -> None:
        """C-32: leftovers cost, however the hand ended; C-34: and perhaps the match is over."""
        for seat in range(self.seats):
            self.add(seat, -self.rules["leftover_penalty"] * len(self.hands[seat]))
        self.turn = None
        if self.rules["match_end"] == "hands":
            if self.hand_number == self.rules["hands"]:
                self.over = "rounds"
        elif max(self.sides()) >= self.rules["target"]:
            self.over = "target"
        elif self.hand_number == self.rules["hand_limit"]:
            self.over = "limit"

    def sides(self) -> tuple[int, ...]:
        """What each seat has to show: its own total, or that of its pair (C-50)."""
        if not self.rules["partnerships"]:
            return tuple(self.totals)
        pair = [self.totals[0] + self.totals[2], self.totals[1] + self.totals[3]]
        return tuple(pair[seat % 2] for seat in range(self.seats))

    def ranks(self) -> tuple[int, ...]:
        """C-34: the highest total wins and ties share; the second pair is second (C-50)."""
        own = self.sides()
        sides = own[:2] if self.rules["partnerships"] else own
        return tuple(1 + sum(other > mine for other in sides) for mine in own)
