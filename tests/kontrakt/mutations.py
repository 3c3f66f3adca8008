# ruff: noqa: E501  a table is read along its lines
"""At least one way to break each rule of Kontrakt that is code; ``scripts/mutate.py`` sees that its test notices."""

from scripts.mutate import Mutation

ROOM = "games/kontrakt"
KERNEL = f"{ROOM}/kernel.py"
BUYING = f"{ROOM}/buying.py"
DEALING = f"{ROOM}/dealing.py"
LAYDOWN = f"{ROOM}/laydown.py"
LYING = f"{ROOM}/lying.py"
TERMS = f"{ROOM}/terms.py"
RULES = f"{ROOM}/rules.py"
VARIANTS = f"{ROOM}/variants.py"
CARDS = f"{ROOM}/cards.py"
REFUSING = f"{ROOM}/refusing.py"
OBSERVING = f"{ROOM}/observing.py"
SHOWING = f"{ROOM}/showing.py"

SETUP = (
    Mutation("K-004", RULES, "max_players: int = 5", "max_players: int = 6", "six may play"),
    Mutation("K-006", RULES, '"G3+S4+S4", "S4+S4+S4"', '"G3+S4+S4"', "a game is six rounds"),
    Mutation("K-007", OBSERVING, "lowest_wins=True", "lowest_wins=False", "the most points win"),
    Mutation("K-009", KERNEL, "        if self.down[self.turn] == 0:\n            return 48\n", "", "anybody may build"),
    Mutation("K-010", CARDS, "for card in CARDS[:JOKER_NUMBER] for _ in range(decks)", "for card in CARDS[:JOKER_NUMBER] for _ in range(1)", "there is one pack"),
    Mutation("K-011", RULES, "jokers: tuple[int, ...] = (1, 2, 3, 4)", "jokers: tuple[int, ...] = (2, 3, 4, 5)", "there is a joker for everybody"),
    Mutation("K-015", REFUSING, "if not 0 <= deal.dealer < state.seats:", "if False:", "anything may be the dealer"),
    Mutation("K-016", DEALING, "            seat = dealer\n            for _seat", "            for _seat", "the cards do not begin at the dealer's left"),
    Mutation("K-017", RULES, "deal: tuple[int, ...] = (10, 10, 10, 12)", "deal: tuple[int, ...] = (10, 10, 12)", "round three deals twelve"),
    Mutation("K-018", RULES, "deal: tuple[int, ...] = (10, 10, 10, 12)", "deal: tuple[int, ...] = (10, 10, 10, 10)", "no round deals twelve"),
    Mutation("K-020", DEALING, "        self.pile[0] = self._top_of_stock()\n        self.piled = 1", "        self.piled = 0", "no card is turned up"),
    Mutation("K-021", DEALING, "self._begin_turn(self._after(dealer), -1)  # K-021", "self._begin_turn(dealer, -1)", "the dealer begins"),
    Mutation("K-022", DEALING, "return seat + 1 if seat + 1 < self.terms.seats else 0", "return (seat + self.terms.seats - 1) % self.terms.seats", "the turn passes the other way"),
    Mutation("K-023", REFUSING, "if state.match.dealer >= 0 and deal.dealer != (state.match.dealer + 1) % state.seats:", "if False:", "anybody may deal next"),
)  # fmt: skip

MELDS = (
    Mutation("K-025", LAYDOWN, "if self.low[meld] and rank != self.low[meld]:", "if False:", "a group may have any ranks"),
    Mutation("K-026", LAYDOWN, "        if exact and size > self.terms.slot_size[number * 4 + meld]:", "        if exact and not is_group and size > self.terms.slot_size[number * 4 + meld]:", "a first group may be larger"),
    Mutation("K-029", LAYDOWN, "            if self.seen[position] == 0:\n                self.fault_card", "            if False:\n                self.fault_card", "a run may have gaps"),
    Mutation("K-030", LAYDOWN, "        if exact and size > self.terms.slot_size[number * 4 + meld]:", "        if exact and is_group and size > self.terms.slot_size[number * 4 + meld]:", "a first run may be longer"),
    Mutation("K-031", LAYDOWN, "            if card // 13 != self.suit[meld]:", "            if card // 26 != self.suit[meld] // 2:", "two suits may be mixed"),
    Mutation("K-032", LAYDOWN, "        position = 1\n        if not low", "        position = 14\n        if not low", "an ace is never low"),
    Mutation("K-033", LAYDOWN, "        if not low and top > 7:", "        if False:", "an ace is never high"),
    Mutation("K-034", LAYDOWN, "return RUN_WRAPS if gaps == 1 else RUN_GAP", "return 0", "a run may turn the corner"),
    Mutation("K-035", KERNEL, "            if laying.used[card] > self.hand[self.turn * 53 + card]:", "            if laying.used[card] and not self.hand[self.turn * 53 + card]:", "one card may be laid twice"),
    Mutation("K-037", RULES, '"G3+G3", "G3+S4", "S4+S4"', '"G3+S4", "G3+S4", "S4+S4"', "round one asks for a run"),
    Mutation("K-049", RULES, '"G3+S4+S4", "S4+S4+S4"', '"G3+S4+S4", "G3+G3+G3"', "round seven asks for groups"),
    Mutation("K-050", KERNEL, "        if whole and self.held[self.turn] > laying.cards:", "        if False:", "a part of the hand may be laid in round seven"),
    Mutation("K-051", LAYDOWN, "        if self.melds != slots:", "        if self.melds > slots:", "a part of the contract may be laid"),
    Mutation("K-052", LAYDOWN, "        if between == 0:\n            return RUNS_TOUCH\n", "", "runs may touch"),
    Mutation("K-053", LAYDOWN, "        if self.low[other] < self.low[one]:\n", "        if False:\n", "only the order written counts"),
    Mutation("K-054", LAYDOWN, "return RUNS_NEAR if between == 1 and self.terms.runs == 2 else 0", "return RUNS_NEAR if between == 1 else 0", "a gap of one is not enough"),
    Mutation("K-055", LAYDOWN, "        if between == 0:\n            return RUNS_TOUCH", "        if between <= 0:\n            return RUNS_TOUCH", "runs may not overlap"),
)  # fmt: skip

TURN = (
    Mutation("K-059", BUYING, "        if self.phase == DRAW:\n            return 7\n", "", "why nothing goes before the draw is not said"),
    Mutation("K-061", BUYING, "        if card != self.pile[self.piled - 1]:\n            return 14\n        return 15", "        return 15", "any card may be taken"),
    Mutation("K-062", BUYING, "            return 9  # K-062", "            return 0", "the stock may be drawn from at once"),
    Mutation("K-064", KERNEL, "        self.meld_count[self.turn] = laying.melds\n", "        self.meld_count[self.turn] = 1\n", "a part of the contract lies on the table"),
    Mutation("K-065", LAYDOWN, "            return MELD_LONG  # K-026, K-030, K-065", "            pass", "more than the contract may be laid"),
    Mutation("K-067", KERNEL, "        if self.down[self.turn]:\n            return 24  # K-067\n", "", "a second contract may be laid"),
    Mutation("K-068", KERNEL, "            return 48\n", "            return 49\n", "building before the contract has another reason"),
    Mutation("K-069", KERNEL, "        return 49 if self.down[self.turn] == 1 and not self.terms.same_turn else 0", "        return 0", "one builds on the turn of the contract"),
    Mutation("K-071", LYING, "return 0 <= meld < 32 and (meld & 3) < self.meld_count[meld >> 2]", "return 0 <= meld < 4 and (meld & 3) < self.meld_count[meld >> 2]", "only the first player's melds are built on"),
    Mutation("K-073", LYING, "return 0 if card % 13 + 1 == self.low[meld] else -NOT_THE_RANK  # K-073", "return 0", "a group takes any card"),
    Mutation("K-074", LYING, "        if rank == low - 1 or rank == high + 1:", "        if rank == high + 1:", "a run grows at its high end only"),
    Mutation("K-075", KERNEL, "        self.pile[self.piled] = card\n        self.piled += 1\n", "", "the discard vanishes"),
    Mutation("K-076", KERNEL, "            return 0 if ends else 45", "            return 0", "the last card may be laid"),
)  # fmt: skip

BUYS = (
    Mutation("K-077", BUYING, "        else:\n            self._ask_after(self.active)", "        else:\n            self._to_stock()", "nobody is asked"),
    Mutation("K-078", BUYING, "        for _card in range(self.terms.penalty):", "        for _card in range(0):", "a buy brings no penalty card"),
    Mutation("K-079", BUYING, "        self.turn = self._after(seat)\n        while", "        self.turn = self._after(self._after(seat))\n        while", "every other seat is passed over"),
    Mutation("K-081", BUYING, "            return 16\n        if self.phase == STOCK or self.phase == PLAY:\n            return 17\n        if self.phase == LET", "            return 0\n        if self.phase == STOCK or self.phase == PLAY:\n            return 17\n        if self.phase == LET", "the player in turn may buy"),
    Mutation("K-085", BUYING, "        self._give_openly(seat, self.pile[self.piled])\n        for", "        self._give_openly(self.active, self.pile[self.piled])\n        for", "the player in turn gets the card"),
    Mutation("K-086", BUYING, "        self.dropper = -1\n        self._open_window()", "        self.dropper = -1\n        self._to_stock()", "there is one buy in a turn"),
    Mutation("K-087", BUYING, "if seat == self.active or seat == self.last_buyer:", "if seat == self.active:", "one may buy twice running"),
    Mutation("K-090", BUYING, "        self.last_buyer = seat\n", "        self.last_buyer = seat\n        self.active = seat\n", "a buy moves the turn"),
)  # fmt: skip

JOKERS = (
    Mutation("K-091", LAYDOWN, "            if code == JOKER:\n                self.jokers[meld] += 1\n                continue\n", "", "a joker is no card of a group"),
    Mutation("K-092", LAYDOWN, "            card = code % STANDS\n", "            card = code\n", "a joker is no card of a run"),
    Mutation("K-094", KERNEL, "        if self.terms.swap_when == 0 and down == 0:\n            return 59\n", "", "anybody may exchange jokers"),
    Mutation("K-096", LYING, "            return rank if end == 0 and self._joker_at(meld, rank) else 0", "            return rank", "any card may take a joker's place"),
    Mutation("K-098", KERNEL, "        self._put(to, JOKER, self._verdict_on(to, JOKER, stands, to_end))\n        self._take(self.turn, card)\n        self.moved", "        self._take(self.turn, card)\n        self.moved", "the freed joker vanishes"),
    Mutation("K-101", KERNEL, "        return 61 if self.group[meld] else 0", "        return 0", "why a group's joker stays is not said"),
    Mutation("O-02", LAYDOWN, "not self.terms.same_rank_groups and self.low[one]", "self.terms.same_rank_groups and self.low[one]", "two groups of one rank are refused"),
    Mutation("O-04", LYING, "            if end == 0 and low == 2 and high == 13:\n                return -ACE_END\n", "", "the end of an ace need not be said"),
    Mutation("O-06", LYING, "        if rank == low - 1 or rank == high + 1:", "        if rank == low - 1 or rank == high + 1 or (low == 1 and rank == 13):", "a king goes under a low ace"),
    Mutation("O-15", LAYDOWN, "        if self.is_group[meld] != is_group:", "        if False:", "a run may stand in a group's place"),
    Mutation("O-16", TERMS, "            return 2 * jokers <= size", "            return True", "jokers may be the most of a meld"),
    Mutation("O-16", TERMS, "return jokers <= (1 if longer <= 0 else 2 if longer == 1 else 3)", "return jokers <= (1 if longer <= 0 else 3)", "a group of four takes three jokers"),
    Mutation("O-16", TERMS, "        if jokers > self.max_jokers:\n            return False\n", "", "no number of jokers is too large"),
    Mutation("O-17", LAYDOWN, "        if size - self.jokers[meld] < self.terms.min_naturals:", "        if False:", "jokers alone are a run"),
    Mutation("O-18", LAYDOWN, "        if not is_group and not self.terms.adjacent:", "        if False:", "jokers may always lie side by side"),
    Mutation("O-19", LYING, "        if is_group and stands >= 0:", "        if False:", "a group's joker may have a suit"),
    Mutation("O-22", LYING, "            return -NOT_NEXT\n        if end:", "            return 14\n        if end:", "an ace goes on any run"),
    Mutation("O-23", KERNEL, "        if self.terms.swap_scope == 1 and meld >> 2 != self.turn:", "        if False:", "one may always exchange others' jokers"),
    Mutation("O-25", KERNEL, "        if self.terms.swap_when == 0 and down == 1 and not self.terms.same_turn:\n            return 60\n", "", "one exchanges jokers on the turn of the contract"),
    Mutation("O-30", KERNEL, "        verdict = self._verdict_left(self._out() >= 2, True)\n        self._give(self.turn, card)\n        self._take_back(to, JOKER, where)", "        verdict = 0\n        self._give(self.turn, card)\n        self._take_back(to, JOKER, where)", "an exchange may take the last card"),
)  # fmt: skip

ENDINGS = (
    Mutation("K-102", KERNEL, "        if self.held[self.turn] == 0:\n            self._end_round(1, self.turn)\n            return\n", "", "nobody goes out by a discard"),
    Mutation("K-103", DEALING, "self.cost[seat] += self.terms.points[card] * self.hand[seat * 53 + card]", "self.cost[seat] += self.terms.points[card]", "the same is counted for every hand"),
    Mutation("K-105", KERNEL, "            return 44  # K-050, K-105, K-109", "            return 0", "cards may be left in round seven"),
    Mutation("K-106", LAYDOWN, "        if size < self.terms.slot_size[number * 4 + meld]:", "        if size < 3:", "a run of three will do"),
    Mutation("K-110", KERNEL, "            self.laid_jokers[self.turn] += laying.jokers[i]\n        self._end_if_out()", "            self.laid_jokers[self.turn] += laying.jokers[i]", "round seven goes on without a card"),
    Mutation("K-111", BUYING, "return self.piled - (1 if self.buyer < 0 else 2)", "return self.piled - (0 if self.buyer < 0 else 2)", "the top is shuffled too"),
    Mutation("K-113", BUYING, "            self._end_round(2, -1)  # K-113, O-70", "            self._end_round(2, self.active)", "who finds no card wins"),
    Mutation("K-119", DEALING, "                self.bonus[winner] -= self.terms.no_joker\n        for seat", "                self.bonus[winner] -= self.terms.no_joker\n        self.cost[winner] += 1\n        for seat", "the winner pays something"),
    Mutation("K-120", DEALING, "            self.total[seat] += self.last_score[seat]", "            self.total[seat] = self.last_score[seat]", "only the last round counts"),
    Mutation("K-116", RULES, "court_points: int = 10", "court_points: int = 11", "court cards cost eleven"),
    Mutation("K-117", RULES, "ace_points: int = 15", "ace_points: int = 1", "an ace costs one"),
    Mutation("K-118", RULES, "joker_points: int = 15", "joker_points: int = 50", "a joker costs fifty"),
    Mutation("O-37", LAYDOWN, "        if exact and size", "        if size", "no first meld is ever larger"),
    Mutation("O-38", BUYING, "        if self.down[seat] and not self.terms.down_buy:\n            return False  # O-38\n", "", "who is down always buys"),
    Mutation("O-39", KERNEL, "        return 23 if self.held[self.turn] == 1 and self._out() == 3 else 0", "        return 0", "the last card may always be discarded"),
    Mutation("O-43", KERNEL, "        if card == self.taken and not self.terms.rediscard:\n            return 46\n", "", "only the banned card may be left"),
    Mutation("O-43", DEALING, "        if card == self.taken:\n            self.taken = -1\n", "", "a twin is banned after the taken card was laid"),
    Mutation("O-52", BUYING, "return self.terms.discarder_buys or seat != self.dropper  # O-52", "return True", "who discarded always buys"),
    Mutation("O-54", BUYING, "            self._ask_after(self.active)\n\n    def _ask_after", "            self._ask_after(self.last_buyer if self.last_buyer >= 0 else self.active)\n\n    def _ask_after", "a window begins after the last buyer"),
    Mutation("O-56", DEALING, "        self.taken = self.last_buyer = self.dropper = self.caller = self.buyer = -1", "        self.taken = self.dropper = self.caller = self.buyer = -1", "the last buyer is barred in the next turn"),
    Mutation("O-57", BUYING, "self.buys[seat] >= self.terms.limit[self.number] or", "", "buys in a round have no limit"),
    Mutation("O-57", BUYING, " or self.buys_match[seat] >= self.terms.buy_match", "", "buys in a match have no limit"),
    Mutation("O-59", SHOWING, "(None,) * len(penalty)", "penalty", "the penalty card is seen by all"),
    Mutation("O-60", BUYING, "return self.piled - (1 if self.buyer < 0 else 2)", "return self.piled - 1", "the bought card is shuffled too"),
    Mutation("O-61", BUYING, "self._supply(2) < self.terms.penalty + 1", "self._supply(2) < self.terms.penalty", "a buy may leave nothing to draw"),
    Mutation("O-71", KERNEL, "        if self.moved:\n            self.stall = 0\n        elif", "        if", "a laying does not break the stall"),
    Mutation("O-72", KERNEL, "        elif self.reshuffled or not self.terms.whole_hand(self.number):", "        else:", "round seven counts from the start"),
    Mutation("O-79", OBSERVING, "keys = [(seat[7], -seat[8], seat[9]) for seat in seats]", "keys = [(seat[7],) for seat in seats]", "a tie is never broken"),
    Mutation("O-89", DEALING, "        if self.lifted == self._exact_cut():", "        if self.lifted >= self._exact_cut():", "a deep cut brings the bonus"),
    Mutation("O-90", DEALING, "            if self.down[winner] == 1:", "            if self.down[winner]:", "every winner went out blind"),
)  # fmt: skip

VARIATIONS = (
    Mutation("K-130", VARIANTS, "    deal=(10, 10, 10, 10, 12),\n)\n\n# K-132.", "    deal=(10, 10, 10, 12),\n)\n\n# K-132.", "the other deal is the main one"),
    Mutation("K-132", VARIANTS, "jokers=(0,), joker_swap", "jokers=(1,), joker_swap", "there is a joker"),
    Mutation("K-134", BUYING, "            return 0 if card == self.pile[self.piled - 1] else 14\n        return 18", "            return 0 if card == self.pile[self.piled - 1] else 14\n        return 0", "one buys without a call"),
    Mutation("K-136", RULES, "            return GoOut.EITHER\n", "            return GoOut.DISCARD\n", "the last card is always discarded"),
    Mutation("K-138", VARIANTS, "    first_melds=FirstMelds.MINIMUM,\n    build_same_turn=True,\n    buy_limits=(2,)", "    first_melds=FirstMelds.MINIMUM,\n    buy_limits=(2,)", "Shanghai builds a turn later"),
    Mutation("K-139", VARIANTS, "cut_bonus=50", "cut_bonus=10", "an exact cut brings ten"),
)  # fmt: skip

MUTATIONS = (*SETUP, *MELDS, *TURN, *BUYS, *JOKERS, *ENDINGS, *VARIATIONS)
