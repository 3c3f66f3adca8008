"""What the kernel lists to choose from is all that the rules pass, and nothing else, lay-downs included."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from kontu.core.seats import DEALER
from kontu.games.kontrakt.actions import Lay
from kontu.games.kontrakt.cards import KINDS
from kontu.games.kontrakt.coding import code_of, decode_lay, encode_lay
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.laydowns import lay_downs, meld_of
from kontu.games.kontrakt.listing import additions, exchanges, simple
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import (
    FirstMelds,
    GoOut,
    JokerLimit,
    KontraktRules,
    LastRound,
    SameSuitRuns,
)
from kontu.games.kontrakt.state import Setting, State
from kontu.games.kontrakt.variants import VARIANTS
from tests.kontrakt.engine.playing import TABLES, choose

MOST = 400
"""So many lay-downs of a hand are compared at most."""


def canonical(lay: Lay) -> tuple[object, ...]:
    """A lay-down without the order of its melds; the cards of each are in order already."""
    return tuple(sorted((meld.kind.value, meld.cards) for meld in lay.melds))


def cards_laid(lay: Lay) -> list[str]:
    """What a lay-down takes out of a hand."""
    return ["*" if card[0] == "*" else card for meld in lay.melds for card in meld.cards]


def compare(state: State) -> int:
    """How many lay-downs there are, after the kernel's and the finder's were found to be the same."""
    m, setting = state.match, state.setting
    keep = 1 if state.rules.goes_out(m.number) is GoOut.DISCARD else 0
    every = setting.finder(m.number).lay_downs(tuple(m.counts_of(m.turn)), setting.points, keep)
    lays = (Lay(tuple(map(meld_of, each.melds))) for each in every)
    passed = (lay for lay in lays if m.verdict_lay(encode_lay(state, lay)) == 0)
    known = list(islice(passed, MOST))
    if len(known) < MOST:
        listed = list(lay_downs(state))
        assert len(listed) == len(known)
        assert {lay.melds for lay in listed} == {lay.melds for lay in known}
        left = [sum(setting.points[code_of(card)] for card in cards_laid(lay)) for lay in listed]
        assert left == sorted(left, reverse=True)
    wanted = [canonical(lay) for lay in known]
    mine = setting.lay_downs(m.number)
    count = int(mine.count(state.match, MOST))
    assert count == len(wanted), (state.hand_of(state.match.turn), state.contract)
    found = [canonical(decode_lay(mine.nth(state.match, nth))) for nth in range(count)]
    assert len(set(found)) == count
    if count < MOST:
        assert set(found) == set(wanted)
        with pytest.raises(IndexError):
            mine.nth(state.match, count)
    return count


def played(variant: str, seats: int, actions: int) -> Iterator[State]:
    """The states of a random match in which a seat may do something."""
    rng = random.Random(f"choices {variant} {seats}")
    state = GAME.start(VARIANTS[variant], seats)
    for _ in range(actions):
        if (seat := GAME.to_act(state)) is None:
            return
        if seat != DEALER:
            yield state
        state = GAME.apply(state, choose(GAME, state, rng)).state


@pytest.mark.parametrize(("variant", "seats"), TABLES[1::3])
def test_whatever_the_rules_pass_is_listed_and_nothing_else(variant: str, seats: int) -> None:
    for state in islice(played(variant, seats, 900), 0, None, 5):
        m = state.match
        number = range(m.terms.cards) if state.phase is Phase.CUT else range(KINDS)
        tops = [(action, m.top()) for action in (1, 3, 5)]
        bare = [(action, 0) for action in (0, 2, 4, 6)]
        tried = [*bare, *tops, *((action, card) for action in (7, 8) for card in number)]
        passed = {(action, card) for action, card in tried if m.verdict(action, card) == 0}
        assert set(simple(m)) == passed
        listed = set(additions(m))
        assert all(m.verdict_add(*each) == 0 for each in listed)
        melds = [meld[0] for meld in m.melds()]
        held = [card for card, copies in enumerate(m.counts_of(m.turn)) if copies]
        for card in held:
            for meld in melds:
                for stands in range(-1, 52) if card == 52 else (-1,):
                    for end in range(3):
                        if m.verdict_add(card, stands, meld, end) == 0:
                            # An ace that can go one way only is listed without saying which.
                            assert listed & {(card, stands, meld, end), (card, stands, meld, 0)}
        swaps = set(exchanges(m))
        assert all(m.verdict_swap(*each) == 0 for each in swaps)
        for card, meld in ((card, meld) for card in held for meld in melds if m.may_swap(meld)):
            for to, stands in ((to, stands) for to in melds for stands in range(-1, 52)):
                if any(m.verdict_swap(card, 0, meld, stands, end, to) == 0 for end in range(3)):
                    assert any(each[0] == card and each[2:4] == (meld, stands) for each in swaps)


@pytest.mark.parametrize(("variant", "seats"), TABLES[::4])
def test_the_lay_downs_of_a_match_are_those_that_the_finder_lists(variant: str, seats: int) -> None:
    hands = [
        state
        for state in played(variant, seats, 900)
        if state.phase is Phase.PLAY and not state.match.seats()[state.match.turn][0]
    ]
    assert sum(compare(state) > 0 for state in hands) > 1


def hand_of_few_suits(rng: random.Random, rules: KontraktRules, number: int, seats: int) -> list[int]:
    """A hand that is more likely than others to be laid: few suits, jokers, sometimes just large enough."""
    suits, low = rng.sample(range(4), rng.randint(1, 4)), rng.randint(0, 8)
    ranks = range(13) if rng.random() < 0.5 else range(low, low + 5)
    pack = [suit * 13 + rank for suit in suits for rank in ranks] * rules.decks_for(seats)
    pack += [52] * min(rng.randint(0, 3), rules.jokers_for(seats))
    rng.shuffle(pack)
    size = rules.contracts[number - 1].size
    return pack[: size + rng.choice([0, 0, 1, 2, 5])]


OTHER_RULES = (
    KontraktRules(),
    KontraktRules(adjacent_jokers=False, same_suit_runs=SameSuitRuns.FREE),
    KontraktRules(same_rank_groups=False, min_naturals=2, joker_limit=JokerLimit.MAJORITY),
    KontraktRules(same_suit_runs=SameSuitRuns.DIFFERENT, first_melds=FirstMelds.MINIMUM, max_jokers=1),
    KontraktRules(same_suit_runs=SameSuitRuns.GAP2, go_out=GoOut.NO_DISCARD, may_rediscard_taken=False),
    KontraktRules(go_out=GoOut.LAY_DOWN, build_same_turn=True, last_round=LastRound.PLAYED_ON),
    replace(VARIANTS["shanghai-ten/1"], go_out=GoOut.EITHER),
    VARIANTS["may-i/1"],
)


@pytest.mark.parametrize("which", range(len(OTHER_RULES)))
def test_the_lay_downs_of_any_hand_by_any_rules_are_those_that_the_finder_lists(which: int) -> None:
    rules, rng = OTHER_RULES[which], random.Random(f"any hand {which}")
    setting = Setting(rules, 4, GAME.kernel)
    found = []
    for number in [*range(1, rules.rounds + 1)] * 20:
        state = State(setting, GAME.kernel.match.Match(setting.terms), ())
        hand = hand_of_few_suits(rng, rules, number, 4)
        state.match.set_up(number, 1, hand, [0] * 4, [None] * 4, -1)
        found += [number] * (compare(state) > 0)
    assert len(found) > rules.rounds


def test_the_ways_to_lay_a_whole_hand_are_those_that_the_finder_lists() -> None:
    rng = random.Random("whole hand")
    setting = Setting(KontraktRules(), 4, GAME.kernel)
    for _ in range(60):
        hand: list[int] = []
        for _run in range(3):
            low, length = rng.randint(0, 8), rng.randint(4, 5)
            suit = rng.randint(0, 3)
            hand += [suit * 13 + (low + step) % 13 for step in range(length)]
        for at in rng.sample(range(len(hand)), rng.randint(0, 3)):
            hand[at] = 52
        if max(hand.count(card) for card in range(52)) > 2:
            continue
        state = State(setting, GAME.kernel.match.Match(setting.terms), ())
        state.match.set_up(7, 1, hand, [0] * 4, [None] * 4, -1)
        if finder_fits(state):
            assert compare(state) > 0


def finder_fits(state: State) -> bool:
    """Whether the finder knows a way, which it tells by a search of another kind."""
    return bool(state.setting.finder(7).fits(tuple(state.match.counts_of(1))))
