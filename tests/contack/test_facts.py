"""What the rules say always holds, tried on random hands with the original tiles and with own sets."""

import random
from itertools import pairwise, product
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kontu.core.events import Scored
from kontu.games.contack.cells import neighbour
from kontu.games.contack.events import Played
from kontu.games.contack.observation import Observation
from kontu.games.contack.rules import COLLECTOR, HOUSE, ContackRules, OpportunityScores
from kontu.games.contack.tiles import COLOURS, RECONSTRUCTION, Tile
from tests.contack.positions import GAME, deal, seen

ALL_CONTACTS = OpportunityScores.ALL_CONTACTS
seeds = st.integers(0, 2**32)
seats_of = st.integers(2, 7)
presets = st.sampled_from([HOUSE, COLLECTOR])
# Own sets of few numbers fit together often, so that three contacts and enclosed tiles come up.
FRIENDLY = tuple(Tile(*numbers) for numbers in product((1, 4, 5, 10), repeat=3))


def hand(rules: ContackRules, seats: int, seed: int) -> tuple[list[Any], list[Played]]:
    """Every state of a hand of random plays (draws and passes where nothing fits), and the plays."""
    rng = random.Random(seed)
    state = deal(GAME.start(rules, seats), rng.sample(rules.tiles, len(rules.tiles)))
    states, plays = [state], []
    while GAME.to_act(state) not in {None, -1}:
        step = GAME.apply(state, rng.choice(list(GAME.legal_actions(state))))
        state = step.state
        states.append(state)
        plays += [event for event in step.events if isinstance(event, Played)]
    return states, plays


def neighbours_of(observation: Observation) -> list[tuple[int, int]]:
    """The two numbers of every adjacent pair in the layout, each pair once."""
    lying = {laid.cell: laid.tile for laid in observation.layout}
    return [
        (tile.numbers[side], lying[beside].numbers[side])
        for cell, tile in lying.items()
        for side, colour in enumerate(COLOURS)
        if (beside := neighbour(cell, colour)) in lying and cell.points_up
    ]


@given(seeds, seats_of, presets)
def test_all_tiles_are_always_in_hands_reserve_and_layout(seed: int, seats: int, rules: ContackRules) -> None:
    for state in hand(rules, seats, seed)[0]:
        observation = seen(state)
        sight = [tile for held in observation.hands for tile in held]
        sight += [laid.tile for laid in observation.layout]
        assert len(sight) == len(set(sight))
        assert set(sight) <= set(RECONSTRUCTION)
        assert len(sight) + observation.reserve == 36
        assert all(len(held) <= 5 for held in observation.hands)


@given(seeds, seats_of, presets)
def test_every_adjacent_pair_is_matching_or_counting(seed: int, seats: int, rules: ContackRules) -> None:
    for one, other in neighbours_of(seen(hand(rules, seats, seed)[0][-1])):
        assert one == other or (one + other) % 5 == 0


@given(seeds, seats_of, presets, st.booleans())
def test_a_play_makes_one_to_three_contacts_and_the_first_none(
    seed: int, seats: int, rules: ContackRules, friendly: bool
) -> None:
    if friendly:
        rules = msgspec.structs.replace(rules, tiles=FRIENDLY)
    states, plays = hand(rules, seats, seed)
    assert [len(play.contacts) for play in plays[:1]] == [0]
    assert all(1 <= len(play.contacts) <= 3 for play in plays[1:])
    for before, now in pairwise(states):
        laid = seen(now).layout
        if len(laid) > len(seen(before).layout) and not seen(now).open_sides:
            assert len(laid[-1].contacts) == 3


@given(seeds, seats_of, presets)
def test_no_play_scores_more_than_50_or_35_or_20(seed: int, seats: int, rules: ContackRules) -> None:
    for play in hand(rules, seats, seed)[1]:
        assert play.points <= (0, 20, 35, 50)[len(play.contacts)]


@given(seeds, seats_of)
def test_with_all_contacts_three_of_them_score_at_most_54(seed: int, seats: int) -> None:
    rules = msgspec.structs.replace(HOUSE, opportunity_scores=ALL_CONTACTS)
    for play in hand(rules, seats, seed)[1]:
        assert play.points <= (0, 20, 38, 54)[len(play.contacts)]


@given(seeds, seats_of, presets, st.booleans())
def test_the_scores_are_the_sums_of_the_counting_contacts_of_the_layout(
    seed: int, seats: int, rules: ContackRules, friendly: bool
) -> None:
    if friendly:
        rules = msgspec.structs.replace(rules, tiles=FRIENDLY)
    states, plays = hand(rules, seats, seed)
    pairs = neighbours_of(seen(states[-1]))
    counting = sum(one + other for one, other in pairs if (one + other) % 5 == 0)
    assert sum(play.points for play in plays) == counting
    observation = seen(states[-1])
    left = sum(len(held) for held in observation.hands)
    assert sum(observation.scores) == counting - rules.leftover_penalty * left


@given(seeds, seats_of)
def test_every_point_is_an_event(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    state = deal(GAME.start(HOUSE, seats), rng.sample(RECONSTRUCTION, 36))
    points = [0] * seats
    while GAME.to_act(state) not in {None, -1}:
        step = GAME.apply(state, rng.choice(list(GAME.legal_actions(state))))
        for event in step.events:
            if isinstance(event, Scored):
                points[event.seat] += event.points
        state = step.state
        assert tuple(points) == seen(state).scores


def test_the_most_that_tiles_without_repeats_can_score() -> None:
    def best(contacts: int, *, matches: bool) -> int:
        most = 0
        for tile in product(range(1, 11), repeat=contacts):
            if len(set(tile)) == contacts:
                brings = [
                    max(n + m for m in range(1, 11) if (n + m) % 5 == 0 or (matches and n == m)) for n in tile
                ]
                most = max(most, sum(brings))
        return most

    assert [best(n, matches=False) for n in (1, 2, 3)] == [20, 35, 50]
    assert [best(n, matches=True) for n in (2, 3)] == [38, 54]
