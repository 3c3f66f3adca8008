"""What a seat sees is played on from honestly: nothing hidden is looked at, and nothing seen is lost."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kontu.bots.greedy_kontrakt import GreedyKontrakt
from kontu.bots.kontrakt_looking import playout
from kontu.core.seats import DEALER
from kontu.games.kontrakt import GAME
from kontu.games.kontrakt.cards import CARDS, JOKER, Card
from kontu.games.kontrakt.imagining import hidden_cards, scene_of
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.state import Kernel, Setting
from tests.kernels import compiler, load_all

PARTS = ("terms", "match", "laydown", "finder", "scene", "world", "search")
"""The modules of a build that play on."""

PLAYED = (Phase.DRAW, Phase.WINDOW, Phase.CALLED, Phase.LET, Phase.STOCK, Phase.PLAY)


def moments(variant: str, seats: int, number: int, seed: int, most: int = 4_000) -> Iterator[Any]:
    """The states in which a player is to act, of one round of greedy players who now and then do anything."""
    rng = random.Random(seed)
    state = GAME.start(GAME.variants[variant], seats)
    state.match.begin_with(number, [0] * seats)
    bot = GreedyKontrakt()
    for _ in range(most):
        turn = state.turn
        if turn == DEALER:
            if state.results:
                return
            order = list(GAME.deck(state))
            rng.shuffle(order)
            state = GAME.apply(state, GAME.deal(state, order)).state
            continue
        if turn is None:
            return
        if state.phase in PLAYED:
            yield state
        legal = list(GAME.legal_actions(state))
        chosen = bot.choose(GAME.recall(state, turn), legal).action
        state = GAME.apply(state, rng.choice(legal) if rng.random() < 0.05 else chosen).state


def some(count: int, variant: str = "kontrakt/1", seats: int = 3, number: int = 2) -> list[Any]:
    """So many moments of rounds, far apart."""
    found = [each for seed in range(2) for each in moments(variant, seats, number, seed)]
    return random.Random(count).sample(found, min(count, len(found)))


@pytest.mark.parametrize(
    ("variant", "seats"), [("kontrakt/1", 3), ("may-i/1", 4), ("shanghai-ten/1", 5), ("liverpool/1", 6)]
)
def test_every_imagined_match_has_the_whole_pack_and_all_that_is_known(variant: str, seats: int) -> None:
    for state in some(12, variant, seats):
        seen = GAME.recall(state, state.turn)
        setting = Setting(seen.rules, seats, Kernel())
        scene, world = scene_of(setting, seen), playout(setting, seen.round)
        for seed in range(3):
            world.seed(seed)
            world.imagine(scene)
            hands = [Counter(CARDS[card] for card in world.hand_of(seat)) for seat in range(seats)]
            assert hands[state.turn] == Counter(seen.hand)
            assert tuple(world.helds()) == seen.held
            assert all(Counter(known) <= hand for known, hand in zip(seen.known, hands, strict=True))
            assert tuple(CARDS[card] for card in world.pile_cards()) == seen.discards
            assert len(world.stock_cards()) == seen.stock
            laid = [JOKER if card[0] == JOKER else Card(card) for meld in seen.melds for card in meld.cards]
            lying = [CARDS[card] for card in (*world.stock_cards(), *world.pile_cards())]
            assert sum(hands, Counter([*laid, *lying])) == Counter(setting.cards)


def test_the_imagined_match_asks_what_the_true_one_asks() -> None:
    for state in some(40):
        seen = GAME.recall(state, state.turn)
        setting = Setting(seen.rules, state.seats, Kernel())
        world = playout(setting, seen.round)
        world.imagine(scene_of(setting, seen))
        assert world.listed() == state.match.listed()
        assert world.asked() == state.match.asked()
        assert world.melds() == state.match.melds()


def test_cards_taken_openly_are_known_until_they_are_seen_to_go() -> None:
    taken = 0
    for seed in range(2):
        for state in moments("kontrakt/1", 4, 2, seed):
            seen = GAME.recall(state, state.turn)
            for seat in range(4):
                assert Counter(seen.known[seat]) <= Counter(state.hand_of(seat))
                taken += len(seen.known[seat])
            assert seen.discards[-1:] == ((seen.top,) if seen.top else ())
            assert len(seen.discards) == seen.pile
    assert taken > 50


def test_o45_who_does_not_recall_the_pile_imagines_one_as_large_with_the_top_that_he_sees() -> None:
    for state in some(10):
        seen = GAME.observe(state, state.turn)
        assert (seen.discards, any(seen.known)) == ((), False)
        setting = Setting(seen.rules, state.seats, Kernel())
        world = playout(setting, 1)
        world.seed(1)
        world.imagine(scene_of(setting, seen))
        assert len(world.pile_cards()) == seen.pile
        assert [CARDS[card] for card in world.pile_cards()[-1:]] == ([seen.top] if seen.top else [])
        assert world.helds() == state.match.helds()


def test_other_hidden_cards_make_no_other_scene() -> None:
    for state in some(10):
        seen = GAME.recall(state, state.turn)
        setting = Setting(seen.rules, state.seats, Kernel())
        hidden = hidden_cards(setting, seen)
        others = [seat for seat in range(state.seats) if seat != state.turn]
        unknown = [
            card
            for seat in others
            for card in (Counter(state.match.hand_of(seat)) - Counter(state.match.known_of(seat))).elements()
        ]
        assert Counter(hidden) == Counter([*unknown, *state.match.stock_cards()])


def test_only_who_is_to_act_plays_on() -> None:
    state = next(moments("kontrakt/1", 3, 1, 1))
    setting = Setting(state.rules, 3, Kernel())
    for viewer in (None, (state.turn + 1) % 3):
        with pytest.raises(ValueError, match="to act"):
            scene_of(setting, GAME.recall(state, viewer))


@pytest.mark.parametrize("number", range(1, 8))
def test_a_playout_does_only_what_is_legal_and_comes_to_an_end(number: int) -> None:
    state = next(moments("kontrakt/1", 3, number, 3))
    seen = GAME.recall(state, state.turn)
    setting = Setting(seen.rules, 3, Kernel())
    world = playout(setting, number)
    world.seed(number)
    world.imagine(scene_of(setting, seen))
    for _ in range(2_000):
        if world.ended:
            break
        phase, turn = world.phase, world.turn
        allowed = world.listed() if turn >= 0 else []
        before = world.copy()
        world.step()
        if turn >= 0 and phase != 9:
            assert _same_as_one_of(before, allowed, world)
    assert world.ended
    cards = sum(world.helds()) + len(world.stock_cards()) + len(world.pile_cards())
    laid = sum(sum(m[7]) + m[5] if m[1] else m[4] - m[3] + 1 for m in world.melds())
    assert cards + laid == len(setting.cards)


def test_a_whole_hand_is_played_on_alike_whether_measured_by_suits_or_by_the_finder() -> None:
    found = []
    for quick in (True, False):
        state = next(moments("kontrakt/1", 3, 7, 3))
        setting = Setting(state.rules, 3, Kernel())
        world = playout(setting, 7)
        assert world.quick
        world.quick = quick
        world.seed(1)
        scene = scene_of(setting, GAME.recall(state, state.turn))
        leads = [world.trials(scene, 1) for _ in range(6)]
        found.append((leads, world.numbers(), world.stock_cards(), world.pile_cards()))
    assert found[0] == found[1]


@pytest.mark.parametrize("number", [2, 7])
def test_law_12_both_builds_play_on_alike(number: int) -> None:
    state = some(3, number=number)[0]
    seen = GAME.recall(state, state.turn)
    found = []
    for build in ("interpreted", "interpreted" if compiler() is None else "compiled"):
        modules = load_all(build)
        parts = {part: modules[f"kontu.games.kontrakt.{part}"] for part in PARTS}
        setting = Setting(seen.rules, state.seats, Kernel(**parts))
        world = playout(setting, number)
        world.seed(5)
        leads = [world.trials(scene_of(setting, seen), 1) for _ in range(2)]
        found.append((leads, world.numbers(), world.stock_cards(), world.pile_cards()))
    assert found[0] == found[1]


def _same_as_one_of(before: Any, allowed: list[int], after: Any) -> bool:
    """Whether one of the allowed actions without a meld leads to where the match stands now."""
    for code in allowed:
        trial = before.copy()
        trial.act(code & 15, code >> 4 & 63)
        if trial.numbers() == after.numbers() and trial.helds() == after.helds():
            return True
    return False
