"""With an empty reserve the solver knows what perfect play comes to, as slow and obvious search does."""

import random
from typing import Any

import msgspec
import pytest

from kontu.games.contack.rules import VARIANTS, ContackRules
from kontu.games.contack.solver import solve
from kontu.games.contack.state import State
from tests.contack.positions import GAME, after, dealt, tiles
from tests.naive.beside import Beside, plain_rules
from tests.naive.contack import Match, read_play, within_bound

ENOUGH = 1_000_000

PRESETS: list[tuple[str, int, dict[str, Any]]] = [
    ("house/1", 2, {}),
    ("house/1", 3, {}),
    ("booklet/1", 3, {"opportunity_scores": "all_contacts"}),
    ("collector/1", 2, {}),
    ("collector/1", 4, {}),
    ("club/1", 2, {}),
    # A stake that runs out: what one can pay depends on what happened before.
    ("club/1", 3, {"counter_stake": 20}),
    ("club/1", 3, {"counter_stake": 20, "debt": "allowed"}),
    ("house/1", 4, {"partnerships": True}),
    ("collector/1", 2, {"leftover_penalty": 7, "enclosed_ends": False}),
]


def rules_of(variant: str, changes: dict[str, Any]) -> ContackRules:
    """A preset with plain values changed."""
    plain = {**plain_rules(VARIANTS[variant]), **changes}
    return msgspec.convert(plain, ContackRules)


def leads_of(scores: list[int], partners: bool) -> list[float]:
    """How far each seat is ahead: of the other side, or of the mean of the others."""
    if partners:
        first, second = scores[0] + scores[2], scores[1] + scores[3]
        return [first - second, second - first, first - second, second - first]
    others = len(scores) - 1
    return [score - (sum(scores) - score) / others for score in scores]


def order_of(text: str) -> tuple[int, int, int]:
    """Where an action stands among equally good ones: by row, then column, then tile; passing first."""
    if text == "pass":
        return (-99, 0, 0)
    tile, cell = read_play(text)
    assert within_bound(cell)
    return (cell[1], cell[0], TILES.index(tile))


TILES = [tile.numbers for tile in VARIANTS["house/1"].tiles]


def played_out(match: Match) -> list[float]:
    """The leads at the end of the hand when every seat takes what leads it furthest, in the naive engine."""
    if match.turn is None:
        return leads_of(match.scores, bool(match.rules["partnerships"]))
    best: list[float] | None = None
    for text in sorted(match.legal(), key=order_of):
        after_it = match.clone()
        after_it.act(text)
        leads = played_out(after_it)
        if best is None or leads[match.turn] > best[match.turn] + 1e-9:
            best = leads
    assert best is not None
    return best


def endgame(rules: ContackRules, seats: int, rng: random.Random, held: int) -> Beside | None:
    """A situation of random play: an empty reserve, at most ``held`` tiles; None when there was none."""
    both = Beside(rules, seats)
    both.deal(rng)
    while both.naive.turn is not None:
        left = sum(map(len, both.naive.hands))
        if not both.naive.reserve and left <= held and len(both.naive.legal()) > 1:
            return both
        both.act(rng.choice(both.legal()))
    return None


@pytest.mark.parametrize(("variant", "seats", "changes"), PRESETS)
def test_it_agrees_with_brute_force_in_endgames_of_random_play(
    variant: str, seats: int, changes: dict[str, Any]
) -> None:
    rng = random.Random(f"{variant} {seats} {changes}")
    rules = rules_of(variant, changes)
    compared = 0
    for _ in range(200):
        if compared == 4:
            break
        both = endgame(rules, seats, rng, held=7)
        if both is None:
            continue
        solved = solve(both.state.match, ENOUGH)
        assert solved is not None
        turn = both.naive.turn
        assert turn is not None
        for number, lead in solved:
            match = both.naive.clone()
            match.act(GAME.write_action(both.state, both.state.setting.decode(number)))
            assert lead == pytest.approx(played_out(match)[turn])
        assert [lead for _, lead in solved] == sorted((lead for _, lead in solved), reverse=True)
        compared += 1
    assert compared >= 2


def at_the_end(*hands: str, **changes: Any) -> State:
    """The seat after the opener is to act; the reserve is empty, for its one tile was drawn by nobody."""
    state = after(dealt(*hands, **changes), "p1 5-5-10@0,0")
    match = state.match.copy()
    rest = {tile for hand in hands for tile in tiles(hand)}
    kept = [[i for i in held if state.setting.tiles[i] in rest] for held in match.hands()]
    match.set_up((1, match.turn, match.opener, -1, 0, 0, 0), match.layout(), kept, [], match.points())
    return State(state.setting, match, state.laid, ())


def by_notation(state: State) -> dict[str, float]:
    """What the solver says of each action, by notation."""
    solved = solve(state.match, ENOUGH)
    assert solved is not None
    return {GAME.write_action(state, state.setting.decode(number)): lead for number, lead in solved}


def test_the_other_pays_for_what_he_keeps_when_somebody_goes_out() -> None:
    # 10-9-9 makes 15 on blue 5 and the hand is over; the other keeps one tile.
    state = at_the_end("5-5-10 7-7-7", "10-9-9")
    assert by_notation(state)["10-9-9@0,-1"] == 25
    assert by_notation(at_the_end("5-5-10 7-7-7", "10-9-9", leftover_penalty=0))["10-9-9@0,-1"] == 15


def test_it_gives_up_points_to_take_more_later() -> None:
    # Both make 15 on blue 5. 10-5-9 leaves a red 5 for the other, who has 8-5-8; 10-9-9 leaves nothing.
    state = at_the_end("5-5-10 8-5-8 7-7-7", "10-5-9 10-9-9")
    values = by_notation(state)
    assert values["10-9-9@0,-1"] > values["10-5-9@0,-1"]


def test_where_nobody_can_play_the_hand_ends_as_it_stands() -> None:
    state = at_the_end("5-5-10 7-7-7", "8-8-8 7-8-7")
    assert by_notation(state) == {"pass": -10.0}


def test_with_too_small_a_budget_it_says_that_it_does_not_know() -> None:
    rng = random.Random(3)
    both = None
    while both is None:
        both = endgame(VARIANTS["house/1"], 2, rng, held=10)
    assert solve(both.state.match, 0) is None
    assert solve(both.state.match, ENOUGH) is not None
