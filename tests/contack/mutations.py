# ruff: noqa: E501  a table is read along its lines
"""At least one way to break each rule of Contack; ``scripts/mutate.py`` sees that its test notices."""

from scripts.mutate import Mutation

KERNEL = "games/contack/kernel.py"
BOX = "games/contack/box.py"
LAYOUT = "games/contack/layout.py"
CELLS = "games/contack/cells.py"
TILES = "games/contack/tiles.py"
RULES = "games/contack/rules.py"
STATE = "games/contack/state.py"
OBSERVING = "games/contack/observing.py"
REFUSING = "games/contack/refusing.py"
GAME = "games/contack/game.py"

EQUIPMENT = (
    Mutation("C-01", TILES, "10-3-9 10-4-2 10-8-7", "10-3-9 10-4-2", "a tile is missing from the box"),
    Mutation("C-01", TILES, "1-2-3 1-5-10 1-9-4", "1-2-3 1-5-11 1-9-4", "a number is 11"),
    Mutation("C-02", LAYOUT, "return ((cell ^ (cell >> 7)) & 1) == 0", "return (cell & 1) == 0", "rows do not alternate"),
    Mutation("C-02", LAYOUT, "        return cell + step", "        return cell - step", "red lies where orange does"),
    Mutation("C-02", LAYOUT, "x > 35", "x > 36", "the lattice goes one cell too far"),
    Mutation("C-02", LAYOUT, "ends = self.laid + self.far >= 35", "ends = False", "tiles go on where the lattice ends"),
    Mutation("C-02", LAYOUT, "return cell - 128 * step", "return cell + 128 * step", "blue lies above an upright tile"),
    Mutation("C-02", CELLS, "BOUND: Final = 35", "BOUND: Final = 36", "a cell too far out can be written"),
    Mutation("C-03", TILES, "blue, red, orange = map(int, parts)", "blue, orange, red = map(int, parts)", "tiles are read clockwise"),
    Mutation("C-03", TILES, 'f"{self.blue}-{self.red}-{self.orange}"', 'f"{self.blue}-{self.orange}-{self.red}"', "tiles are written clockwise"),
    Mutation("C-04", TILES, "if len(tiles) < 5 * seats + 1:", "if len(tiles) < 5 * seats:", "a set may leave no reserve"),
    Mutation("C-04", TILES, "if tile in seen:", "if False:", "the same tile may be there twice"),
    Mutation("C-04", TILES, "if number not in NUMBERS\n", "if number < 1\n", "an own tile may have an 11"),
    Mutation("C-04", TILES, "if len(set(tile.numbers)) < 3:", "if False:", "nobody is warned of a repeated number"),
    Mutation("C-04", TILES, "2-4-3 2-5-6", "2-4-9 2-5-6", "an attested tile is another"),
    Mutation("C-05", RULES, "MOST_SEATS: Final = 7", "MOST_SEATS: Final = 6", "seven cannot play"),
    Mutation("C-05", RULES, "FEWEST_SEATS: Final = 2", "FEWEST_SEATS: Final = 1", "one can play alone"),
)  # fmt: skip

SETUP = (
    Mutation("C-10", KERNEL, "self.held[i] = self.order[i]", "self.held[i] = self.order[5 * seats - 1 - i]", "hands are dealt backwards"),
    Mutation("C-10", OBSERVING, "hands=tuple(state.tiles(held) for held in m.hands()),", "hands=tuple(() for held in m.hands()),", "hands are hidden"),
    Mutation("C-10", OBSERVING, "reserve=len(m.reserve()),", "reserve=0,", "the reserve is not counted"),
    Mutation("C-11", KERNEL, "if least < lowest or", "if least > lowest or", "the highest tile begins"),
    Mutation("C-11", BOX, "self.size[tile] = sum(tiles[tile])", "self.size[tile] = min(tiles[tile])", "the lowest number begins"),
    Mutation("C-12", KERNEL, "self._sizes(seat) < self._sizes(self.opener)", "self._sizes(seat) >> 15 < self._sizes(self.opener) >> 15", "ties are broken by two tiles only"),
    Mutation("C-12", KERNEL, "seat = i if self.terms.step > 0 else seats - i", "seat = i", "the last resort forgets the direction"),
    Mutation("C-12", KERNEL, "leads |= self.box.bit[tile] &", "leads = leads or self.box.bit[tile] &", "the opener has no choice among equals"),
    Mutation("C-13", KERNEL, "if not self.terms.lowest:", "if self.terms.lowest:", "the opening tile's option is turned round"),
    Mutation("C-13", KERNEL, "return self.hold[self.turn] if self.laid else self._leads()", "return self._leads()", "every play must be of the lowest tile"),
    Mutation("C-14", KERNEL, "            if cell != self.spot_cell[self.target[0]]:", "            if cell < 0:", "the first tile may lie anywhere"),
    Mutation("C-15", BOX, "self.step = 1 if clockwise else -1", "self.step = 1", "the turn always goes clockwise"),
)  # fmt: skip

TURN = (
    Mutation("C-20", BOX, "return number == other", "return False", "equal numbers do not match"),
    Mutation("C-21", BOX, "return matches(number, other) or counts(number, other)", "return matches(number, other) or (number + other) % 10 == 0", "5 and 15 do not count"),
    Mutation("C-22", BOX, "self.fit[need] &= fit", "self.fit[need] &= fit if colour < 2 else self.every", "orange contacts need not fit"),
    Mutation("C-22", BOX, "return matches(number, other) or counts(number, other)", "return matches(number, other) or (number + other) % 5 <= 1", "6, 11 and 16 fit too"),
    Mutation("C-23", KERNEL, "        return 12", "        return 0", "a tile may touch any tile"),
    Mutation("C-24", LAYOUT, "self._aim(blue, 2, keep)", "self._aim(blue, 3, keep)", "two contacts are no opportunity"),
    Mutation("C-24", LAYOUT, "return openings - ((self.need[spot] >> 13) & 1)", "return 0", "an opening lasts one turn"),
    Mutation("C-25", LAYOUT, "return openings - ((self.need[spot] >> 13) & 1)", "return self.targets - 1", "older tiles may be played on"),
    Mutation("C-26", KERNEL, "8 * (self.terms.must_play & (plays != 0))", "0", "nobody must play"),
    Mutation("C-26", KERNEL, "8 * (self.terms.must_play & (plays != 0))", "8 * (plays != 0)", "everybody must play"),
    Mutation("C-27", KERNEL, "2 if self.holds[self.turn] >= 5 else 0", "2 if self.holds[self.turn] >= 6 else 0", "a sixth tile may be drawn"),
    Mutation("C-27", KERNEL, "            return 13", "            return 0", "an empty reserve may be drawn from"),
    Mutation("C-27", KERNEL, "self.drawn = self.order[self.dealt]", "self.drawn = self.order[self.box.count - 1]", "the reserve is drawn from its end"),
    Mutation("C-28", KERNEL, "if self.terms.forced and self.drawn >= 0:", "if self.drawn >= 0:", "a drawn tile is always forced"),
    Mutation("C-28", KERNEL, "if self.terms.forced and self.drawn >= 0:", "if False:", "a drawn tile is never forced"),
    Mutation("C-28", KERNEL, '        """C-15."""\n        self.drawn, self.bound = -1, False\n', '        """C-15."""\n', "the drawn tile is remembered too long"),
    Mutation("C-29", KERNEL, "4 if self._can_draw() else 0", "0", "a player may pass who could draw"),
    Mutation("C-29", KERNEL, "return 15 if self.terms.must_play else 16", "return 0", "a player may pass who can play"),
)  # fmt: skip

SCORING = (
    Mutation("C-30", KERNEL, "points = self._contact_points(spot, tile, 0)\n", "points = 0\n", "blue contacts score nothing"),
    Mutation("C-31", KERNEL, "if self.terms.all_contacts and number and", "if number and", "all contacts always score"),
    Mutation("C-31", KERNEL, "self.need[spot] & 8192:", "True:", "single matches score too"),
    Mutation("C-31", KERNEL, "if self.terms.all_contacts and number and", "if False and", "the option does nothing"),
    Mutation("C-32", KERNEL, "self.terms.penalty * self.holds[seat]", "self.terms.penalty", "leftovers cost once, however many"),
    Mutation("C-32", KERNEL, "self.terms.penalty * self.holds[seat]", "10 * self.holds[seat]", "leftovers always cost 10"),
    Mutation("C-33", KERNEL, "self._end_hand(1)  # C-40", "self.score[seat] += 10\n            self._end_hand(1)", "going out brings a bonus"),
    Mutation("C-34", KERNEL, "self.hand >= self.terms.hands", "self.hand > self.terms.hands", "one hand too many is played"),
    Mutation("C-34", KERNEL, "side >= self.terms.target", "side > self.terms.target", "the target must be passed"),
    Mutation("C-34", OBSERVING, "lowest_wins=False", "lowest_wins=True", "the lowest total wins"),
    Mutation("C-34", RULES, "hands: int = 3", "hands: int = 2", "a game is two hands"),
)  # fmt: skip

ENDINGS = (
    Mutation("C-40", KERNEL, "if self.terms.going_out and self.holds[seat] == 0:", "if self.holds[seat] == 0:", "going out always ends the hand"),
    Mutation("C-40", KERNEL, "if self.terms.going_out and self.holds[seat] == 0:", "if self.terms.going_out and self.holds[seat] == 0 and self.dealt >= self.box.count:", "the reserve must be empty to go out"),
    Mutation("C-41", KERNEL, "if self.passes >= self.terms.seats:", "if self.passes > self.terms.seats:", "one pass too many is needed"),
    Mutation("C-41", KERNEL, "        self.passes = 0\n        if self.terms.going_out", "        if self.terms.going_out", "a play does not break the row of passes"),
    Mutation("C-42", KERNEL, "elif self.terms.enclosed_ends and self._enclosed():", "elif self._enclosed():", "an enclosed tile always ends the hand"),
    Mutation("C-42", LAYOUT, "            if self._fit(self.target[i]) & self.unlaid:", "            if False:", "openings do not keep the hand going"),
    Mutation("C-42", LAYOUT, "            if self._fit(self.target[i]) & self.unlaid:", "            if True:", "any opening keeps the hand going"),
    Mutation("C-42", LAYOUT, "            if self._empty(spot):\n                return False", "            pass", "empty sides do not keep the hand going"),
)  # fmt: skip

PAIRS_AND_COUNTERS = (
    Mutation("C-50", KERNEL, "side += self.total[seat ^ 2]", "side += self.total[seat ^ 1]", "neighbours are partners for the target"),
    Mutation("C-50", OBSERVING, "(sides[0] + sides[2], sides[1] + sides[3])", "(sides[0] + sides[1], sides[2] + sides[3])", "neighbours are partners in the end"),
    Mutation("C-50", RULES, "if self.partnerships and seats is not None and seats != 4:", "if False:", "any number plays in pairs"),
    Mutation("C-60", KERNEL, "if self.hand == 0 and self.terms.counters:", "if self.terms.counters:", "counters are shared out every hand"),
    Mutation("C-60", KERNEL, "self.total[seat] = self.terms.stake  # C-60", "self.total[seat] = 200", "the stake is always 200"),
    Mutation("C-61", KERNEL, "self.score[other] -= paid", "self.score[other] -= 0", "nobody pays"),
    Mutation("C-61", KERNEL, "        for other in range(self.terms.seats):", "        for other in range(1):", "only the first player pays"),
    Mutation("C-62", RULES, "if self.scoring is Scoring.COUNTERS and self.leftover_penalty:", "if False:", "counters may go with a penalty"),
    Mutation("C-62", OBSERVING, "lowest_wins=False", "lowest_wins=True", "the fewest counters win"),
    Mutation("C-63", KERNEL, "if not self.terms.debt and paid > left:", "if False:", "a payer always goes into debt"),
    Mutation("C-63", KERNEL, "if not self.terms.debt and paid > left:", "if paid > left:", "nobody may go into debt"),
    Mutation("C-63", KERNEL, "self.score[seat] += paid", "self.score[seat] += points", "counters come from nowhere"),
    Mutation("C-63", RULES, "and self.counter_stake % 5:", "and False:", "a stake need not be of fives"),
)  # fmt: skip

MUTATIONS = (*EQUIPMENT, *SETUP, *TURN, *SCORING, *ENDINGS, *PAIRS_AND_COUNTERS)
