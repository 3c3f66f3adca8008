"""What a score sheet of Contack needs to know: the totals a play can have, and what tiles left cost."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import Final

from kontu.core.tallying import BankForm, Check, Constraint, Counter, Form, LeftForm, PlayForm
from kontu.games.contack.cells import Cell, cell_number
from kontu.games.contack.rules import (
    HAND_SIZE,
    ContackRules,
    CounterValues,
    MatchEnd,
    OpportunityScores,
    Scoring,
)
from kontu.games.contack.state import Kernel, Setting
from kontu.games.contack.tiles import NUMBERS, TileSet

Brings = Mapping[tuple[int, int], int | None]
"""What a contact of two numbers brings; None where it is not allowed (C-22)."""

_UP: Final = cell_number(Cell(0, 0))
_BLUE: Final = cell_number(Cell(0, -1))
_RED: Final = cell_number(Cell(1, 0))

FIELDS: Final = (
    "opportunity_scores",
    "leftover_penalty",
    "going_out",
    "scoring",
    "counter_stake",
    "counter_values",
    "debt",
    "partnerships",
    "match_end",
    "hands",
    "target",
    "hand_limit",
    "tiles",
)
"""The choices that make a difference to what is written, added up or possible."""

COUNTERS: Final[Mapping[CounterValues, tuple[Counter, ...]]] = {
    CounterValues.ALL_5: (Counter(colour="white", value=5),),
    CounterValues.BLUE_20: (
        Counter(colour="white", value=5),
        Counter(colour="red", value=10),
        Counter(colour="blue", value=20),
    ),
    CounterValues.BLUE_25: (
        Counter(colour="white", value=5),
        Counter(colour="red", value=10),
        Counter(colour="blue", value=25),
    ),
}
"""The counters of the bank (C-60)."""


def form(rules: ContackRules, seats: int) -> Form:
    """A blank score sheet for ``seats`` players by ``rules``.

    Raises:
        RulesError: the rules cannot be played by so many.
    """
    rules.require(seats)
    by_target = rules.match_end is MatchEnd.TARGET
    return Form(
        seats=seats,
        wins="most",
        rounds=rules.hand_limit if by_target else rules.hands,
        target=rules.target if by_target else None,
        sides=sides(rules, seats),
        ranks=("total",),
        plays=PlayForm(totals=play_totals(rules)),
        left=_left(rules),
        bank=_bank(rules, seats) if rules.scoring is Scoring.COUNTERS else None,
        constraints=tuple(_constraints(rules)),
    )


def sides(rules: ContackRules, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that count together: with partnerships 1 and 3 against 2 and 4, else each alone (C-50)."""
    if rules.partnerships:
        return tuple(tuple(range(first, seats, 2)) for first in (0, 1))
    return tuple((seat,) for seat in range(seats))


def play_totals(rules: ContackRules) -> tuple[int, ...]:
    """Every total above 0 that one play can bring with the tiles of ``rules``, in order (C-30, C-31).

    What a contact brings is asked of the kernel. That two sides of a play may need the same tile beside
    them is not looked at, so in a very small set a total may be listed that never comes about.
    """
    alone, beside = contact_points(rules)
    found: set[int] = set()
    for place, tile in enumerate(rules.tiles):
        others = rules.tiles[:place] + rules.tiles[place + 1 :]
        for size in (1, 2, 3):
            brings = alone if size == 1 else beside
            for touched in combinations(range(3), size):
                found |= _sums(_side_points(tile.numbers[side], side, others, brings) for side in touched)
    return tuple(sorted(found - {0}))


def contact_points(rules: ContackRules) -> tuple[Brings, Brings]:
    """What a contact of any two numbers brings by itself, and in a play that makes others too (C-31)."""
    return _contact_points(rules.opportunity_scores)


@lru_cache
def _contact_points(scores: OpportunityScores) -> tuple[Brings, Brings]:
    # Nothing else of the rules matters to a contact, and the kernel is asked two hundred times.
    setting = Setting(ContackRules(opportunity_scores=scores), 2, Kernel())
    alone: dict[tuple[int, int], int | None] = {}
    beside: dict[tuple[int, int], int | None] = {}
    for mine in NUMBERS:
        for other in NUMBERS:
            alone[mine, other] = _asked(setting, mine, other, also_red=False)
            beside[mine, other] = _asked(setting, mine, other, also_red=True)
    return MappingProxyType(alone), MappingProxyType(beside)


def _asked(setting: Setting, mine: int, other: int, *, also_red: bool) -> int | None:
    """What the kernel says of blue ``mine`` on blue ``other``, with a red contact beside it or not."""
    kernel = setting.kernel
    # Three tiles: the one below, one to the right, and the one that is laid between them.
    box = kernel.box.Box([(other, 1, 1), (1, 1, 1), (mine, 1, 1)])
    match = kernel.match.Match(box, setting.terms)
    laid = [(0, _BLUE, 0), *([(1, _RED, 1)] if also_red else [])]
    reserve = [] if also_red else [1]
    match.set_up((1, 0, 0, -1, 0, 0, 0), laid, [[2], []], reserve, [(0, 0, 0)] * 2)
    blue = next(contact for contact in match.contacts(2, _UP) if contact[0] == 0)
    return int(blue[3]) if blue[4] else None


def _side_points(number: int, side: int, others: TileSet, brings: Brings) -> set[int]:
    """What a side can bring by touching any of the ``others``."""
    found = {brings[number, tile.numbers[side]] for tile in others}
    return {points for points in found if points is not None}


def _sums(sides_points: Iterable[set[int]]) -> set[int]:
    """Every sum of one number of each set; none when a set is empty."""
    sums = {0}
    for points in sides_points:
        sums = {total + each for total in sums for each in points}
    return sums


def _left(rules: ContackRules) -> LeftForm | None:
    if not rules.leftover_penalty:
        return None
    # C-14: the first tile scores nothing and lies before any play that does.
    return LeftForm(each=-rules.leftover_penalty, most=HAND_SIZE, pieces=len(rules.tiles), laid=1)


def _bank(rules: ContackRules, seats: int) -> BankForm:
    together = sides(rules, seats)
    own = {seat: side for side in together for seat in side}
    return BankForm(
        stake=rules.counter_stake,
        debt=rules.debt.value == "allowed",
        counters=COUNTERS[rules.counter_values],
        # C-61, C-63: each other player pays, with partnerships each opponent.
        payers=tuple(tuple(s for s in range(seats) if s not in own[seat]) for seat in range(seats)),
    )


def _constraints(rules: ContackRules) -> Iterable[Constraint]:
    counting = rules.opportunity_scores is OpportunityScores.COUNTING
    yield _impossible("play-total", "sheet-play-total", "C-30" if counting else "C-31")
    yield _impossible("round-number", "sheet-round-number", "C-34")
    if rules.leftover_penalty:
        yield Constraint(check="left-missing", code="sheet-left-missing", rule="C-32", level="missing")
        yield _impossible("left-range", "sheet-left-range", "C-27")
        yield _impossible("left-sum", "sheet-left-sum", "C-04")
        if rules.going_out:
            yield _impossible("left-one-out", "sheet-left-one-out", "C-40")


def _impossible(check: Check, code: str, rule: str) -> Constraint:
    return Constraint(check=check, code=code, rule=rule, level="impossible")
