"""Kontrakt, the game and the naive engine side by side: whole matches, and lay-downs right and wrong."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from kontu.games.kontrakt.contracts import read_contracts
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import KontraktRules
from kontu.games.kontrakt.variants import VARIANTS
from tests.laws import samples_kontrakt
from tests.naive.beside_kontrakt import Beside, melds_from, some_lays, spoiled
from tests.naive.kontrakt_melds import JOKER, RANKS, used_by, write_lay

TABLES = [
    (name, seats)
    for name, rules in VARIANTS.items()
    for seats in range(rules.min_players, rules.max_players + 1)
]
LAYING = 0.25
"""How often lay-downs are looked for by trying, which is the slow part."""


def choice(both: Beside, rng: random.Random) -> str:
    """An action: mostly a lay-down, lay-off or exchange where there is one, else any."""
    match = both.naive
    seat = match.turn
    assert seat is not None
    hand = match.hands[seat]
    if match.phase == "play" and not match.down[seat] and rng.random() < LAYING:
        lays = some_lays(match, 5) if len(hand) < 15 and hand.count("*") < 3 else []
        for text in lays:
            assert both.judge(text)
            both.judge(spoiled(text, rng))
        if lays and rng.random() < 0.85:
            return rng.choice(lays)
    legal = both.legal()
    building = [text for text in legal if text.startswith(("add", "swap"))]
    return rng.choice(building if building and rng.random() < 0.7 else legal)


def play_out(rules: KontraktRules, seats: int, rng: random.Random, near: float = 0.85) -> Counter[str]:
    """A whole match by both engines; how often each verb and each ending came up."""
    both, met = Beside(rules, seats), Counter[str]()
    while both.naive.phase != "over":
        if both.naive.turn is None:
            both.chance(rng, near)
            continue
        text = choice(both, rng)
        met[text.split(" ")[0]] += 1
        both.act(text)
        if rng.random() < 0.04:
            both.look()
        if both.naive.phase in {"deal", "over"}:
            met[both.naive.results[-1].ended] += 1
    both.look()
    return met


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_match_of_every_preset_goes_the_same_way_in_both_engines(variant: str, seats: int) -> None:
    rules = msgspec.structs.replace(VARIANTS[variant], stall_circles=2)
    met = play_out(rules, seats, random.Random(f"{variant} {seats}"))
    assert sum(met[how] for how in ("out", "stalled", "no stock")) == rules.rounds


@pytest.mark.parametrize("batch", range(8))
def test_matches_by_mixtures_of_the_options_go_the_same_way_in_both_engines(batch: int) -> None:
    for seed in range(5):
        rng = random.Random(f"mixture {batch} {seed}")
        sample = samples_kontrakt.mixed(rng)
        assert play_out(sample.rules, sample.seats, rng).total() > 0


def test_the_matches_meet_every_kind_of_action_and_every_ending() -> None:
    tables = [
        (msgspec.structs.replace(VARIANTS[name], stall_circles=2), 3)
        for name in ("kontrakt/1", "may-i/1", "liverpool/1", "shanghai-ten/1")
    ]
    tables.append((KontraktRules(decks=(1,), jokers=(1,), deal=(10,), stall_circles=5), 5))
    met = Counter[str]()
    wanted = {"take", "leave", "buy", "no", "call", "let", "stock", "cut", "lay", "add", "swap", "drop"}
    wanted |= {"out", "stalled", "no stock"}
    for seed in range(40):
        rules, seats = tables[seed % len(tables)]
        met += play_out(rules, seats, random.Random(f"everything {seed}"), near=1)
        if wanted <= met.keys():
            return
    raise AssertionError(f"never met: {sorted(wanted - met.keys())}")


# --- lay-downs --------------------------------------------------------------------------------------

# Small packs of cards in which runs touch, overlap and leave gaps, and twins and jokers are about.
CLOSE: dict[str, tuple[str, ...]] = {
    "one suit": tuple(rank + "h" for rank in RANKS),
    "two suits": tuple(rank + suit for rank in "A23456QK" for suit in "hd"),
    "few ranks": tuple(rank + suit for rank in "A29JQK" for suit in "shdc"),
}
CHANGES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("G3+G3", {}),
    ("G3+S4", {}),
    ("S4+S4", {}),
    ("S4+S4", {"same_suit_runs": "gap2"}),
    ("S4+S4", {"same_suit_runs": "different"}),
    ("G3+S4", {"first_melds": "minimum", "joker_limit": "by_size"}),
    ("G3+S5", {"first_melds": "minimum", "joker_limit": "majority", "go_out": "lay_down"}),
    ("S4+S4", {"adjacent_jokers": False, "min_naturals": 2, "go_out": "no_discard"}),
    ("S4+S5", {"may_rediscard_taken": False, "go_out": "either"}),
    ("G3+S5", {"may_rediscard_taken": False}),
    ("G4+G4", {"same_rank_groups": False, "may_rediscard_taken": False, "max_jokers": 1}),
)


def rules_with(contract: str, each: int, changes: dict[str, Any], *, last: bool = False) -> KontraktRules:
    """Rules for three with this contract first, from plain values."""
    contracts = read_contracts((contract,) if last else (contract, "G3"))
    plain = {
        **msgspec.to_builtins(KontraktRules()),
        "deal": [each],
        "contracts": msgspec.to_builtins(contracts),
        **changes,
    }
    return msgspec.convert(plain, type=KontraktRules)


def holding(rules: KontraktRules, hand: list[str], rng: random.Random) -> Beside:
    """p1 holds this hand and has taken the last card of it from the pile."""
    both = Beside(rules, 3)
    each = rules.deal_in(1)
    assert len(hand) == each + 1
    both.naive.round = 1
    rest = list((both.naive.full_pack() - Counter(hand)).elements())
    both.naive.round = 0
    rng.shuffle(rest)
    front: list[str] = []
    for place in range(each):
        front += [hand[place], rest.pop(), rest.pop()]
    both.deal([*front, hand[-1], *rest], 2)
    both.act(f"take {hand[-1]}")
    return both


@pytest.mark.parametrize("pack", sorted(CLOSE))
@pytest.mark.parametrize(("contract", "changes"), CHANGES)
def test_both_engines_judge_lay_downs_right_and_wrong_the_same(
    pack: str, contract: str, changes: dict[str, Any]
) -> None:
    rng = random.Random(f"{pack} {contract} {changes}")
    rules = rules_with(contract, 9, {**changes, "jokers": [4]})
    judged = Counter[bool]()
    for _ in range(25):
        left = Counter([card for card in CLOSE[pack] for _ in range(2)] + [JOKER] * 4)
        melds = melds_from(left, contract, rng)
        if len(melds) < 2:
            continue
        hand = list(used_by(melds).elements())
        hand += rng.sample(list((left - Counter(hand)).elements()), 10 - len(hand))
        rng.shuffle(hand)
        both = holding(rules, hand, rng)
        assert both.legal()
        text = write_lay(melds)
        for lay in (text, *(spoiled(text, rng) for _ in range(8))):
            judged[both.judge(lay)] += 1
    # Of one suit there is seldom a group, and never two runs of different ones.
    assert judged.total() > 0 or pack == "one suit"
    assert min(judged[True], judged[False]) > 0 or pack != "two suits"


def test_both_engines_judge_the_last_round_the_same() -> None:
    rng = random.Random("the last round")
    rules = rules_with("S4+S4+S4", 12, {"jokers": [4]}, last=True)
    judged = Counter[bool]()
    for _ in range(80):
        pack = Counter(
            [rank + suit for rank in RANKS for suit in rng.choice(("hhd", "hdc", "hh"))] + [JOKER] * 2
        )
        melds = melds_from(pack, "S5+S4+S4", rng)
        hand = list(used_by(melds).elements())
        if len(hand) < 13:
            continue
        both = holding(rules, hand, rng)
        for text in (write_lay(melds), *(spoiled(write_lay(melds), rng) for _ in range(8))):
            judged[both.judge(text)] += 1
    assert min(judged[True], judged[False]) > 40


def one_order(text: str) -> tuple[str, ...]:
    """A lay-down whatever the order of its melds for equal slots."""
    return tuple(sorted(text.split(" ")))


def listed(both: Beside) -> set[tuple[str, ...]]:
    """The lay-downs that the game lists."""
    texts = [GAME.write_action(both.state, action) for action in GAME.legal_actions(both.state)]
    lays = [one_order(text) for text in texts if text.startswith("lay")]
    assert len(lays) == len(set(lays)), "one is listed twice"
    return set(lays)


def tried(both: Beside) -> set[tuple[str, ...]]:
    """The lay-downs that the naive engine finds by trying all there are."""
    return {one_order(text) for text in some_lays(both.naive, 100_000)}


@pytest.mark.parametrize(("contract", "changes"), CHANGES)
def test_the_game_lists_exactly_the_lay_downs_that_trying_finds(
    contract: str, changes: dict[str, Any]
) -> None:
    rng = random.Random(f"all of {contract} {changes}")
    rules = rules_with(contract, 9, {**changes, "jokers": [4]})
    found = 0
    for pack in ("two suits", "few ranks"):
        for _ in range(3):
            left = Counter([card for card in CLOSE[pack] for _ in range(2)] + [JOKER] * rng.choice((0, 1, 2)))
            hand = list(used_by(melds_from(left, contract, rng)).elements())
            hand += rng.sample(list((left - Counter(hand)).elements()), 10 - len(hand))
            both = holding(rules, hand, rng)
            lays = tried(both)
            assert listed(both) == lays
            found += len(lays)
    assert found > 0 or changes.get("same_suit_runs") == "different"


def test_the_game_lists_every_way_to_finish_the_last_round() -> None:
    rng = random.Random("every finish")
    rules = rules_with("S4+S4+S4", 12, {"jokers": [4]}, last=True)
    found = 0
    for joker in (0, 1, 1):
        pack = Counter([*(rank + suit for rank in RANKS for suit in "hd"), *[JOKER] * joker])
        melds = melds_from(pack, "S5+S4+S4", rng)
        both = holding(rules, list(used_by(melds).elements()), rng)
        lays = tried(both)
        assert listed(both) == lays
        found += len(lays)
    assert found > 0
