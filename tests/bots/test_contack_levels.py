"""Easy, fair and strong see what their seat sees, keep to their level, and say truly why."""

import random
from typing import Any

import pytest

from kontu.arena import Contest, simulate
from kontu.bots import find
from kontu.bots.contack_levels import LEVELS, ContackLevel
from kontu.core.seats import DEALER
from kontu.games.contack import GAME
from kontu.locale import Language, Texts


def middle(seed: int, seats: int = 2, variant: str = "house/1", actions: int = 10) -> Any:
    """A state of random play in which there is something to choose."""
    rng = random.Random(seed)
    state = GAME.start(GAME.variants[variant], seats)
    for _ in range(1_000):
        if GAME.to_act(state) == DEALER:
            order = list(GAME.deck(state))
            rng.shuffle(order)
            state = GAME.apply(state, GAME.deal(state, order)).state
            continue
        legal = list(GAME.legal_actions(state))
        actions -= 1
        if actions < 0 and len(legal) > 2:
            return state
        state = GAME.apply(state, rng.choice(legal)).state
    raise AssertionError("there is never anything to choose")


def asked(state: Any) -> tuple[Any, list[Any]]:
    """What a bot is given where the seat to act sees ``state``."""
    return GAME.observe(state, GAME.to_act(state)), list(GAME.legal_actions(state))


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("variant", GAME.variants)
def test_a_level_chooses_something_legal_and_with_a_seed_the_same_again(name: str, variant: str) -> None:
    observation, legal = asked(middle(3, 3, variant))
    first, again = (find("contack", name, 9).choose(observation, legal) for _ in range(2))
    assert first == again
    assert first.action in legal


@pytest.mark.parametrize("name", LEVELS)
def test_every_action_has_a_value_and_the_best_stands_first(name: str) -> None:
    observation, legal = asked(middle(4))
    weighed = ContackLevel(name, 1).weigh(observation, legal)
    assert {each.action for each in weighed} == set(legal)
    assert sum(each.tries for each in weighed) == LEVELS[name].simulations
    assert not any(each.exact for each in weighed)
    if name != "easy":
        assert ContackLevel(name, 1).choose(observation, legal).action == weighed[0].action
        assert weighed[0].tries == max(each.tries for each in weighed)


def test_a_level_weighs_only_what_it_is_asked_about() -> None:
    observation, legal = asked(middle(4))
    weighed = ContackLevel("fair", 1).weigh(observation, legal[1:])
    assert {each.action for each in weighed} == set(legal[1:])


def test_easy_takes_others_than_the_best_and_never_one_that_it_finds_much_worse() -> None:
    level = LEVELS["easy"]
    others = 0
    for seed in range(12):
        observation, legal = asked(middle(seed))
        weighed = ContackLevel("easy", seed).weigh(observation, legal)
        chosen = ContackLevel("easy", seed).choose(observation, legal)
        lead = next(each.lead for each in weighed if each.action == chosen.action)
        assert weighed[0].lead == max(each.lead for each in weighed)
        assert weighed[0].lead - lead <= level.spread
        others += chosen.reason.code == "contack-good-enough"
    assert 0 < others < 12


def test_who_is_stopped_answers_with_what_he_has() -> None:
    observation, legal = asked(middle(5))
    polls = iter((False, True))
    strong = ContackLevel("strong", 1, stop=lambda: next(polls))
    weighed = strong.weigh(observation, legal)
    assert {each.action for each in weighed} == set(legal)
    assert 0 < sum(each.tries for each in weighed) < LEVELS["strong"].simulations / 4


def test_strong_works_out_the_end_when_nothing_is_left_to_draw() -> None:
    rng = random.Random(1)
    found = 0
    for seed in range(200):
        state = middle(seed, 4, "collector/1", actions=30)
        if state.match.reserve():
            continue
        observation, legal = asked(state)
        weighed = ContackLevel("strong", rng.getrandbits(30)).weigh(observation, legal)
        chosen = ContackLevel("strong", 1).choose(observation, legal)
        assert all(each.exact for each in weighed)
        assert chosen.action == weighed[0].action
        assert chosen.reason.code.startswith("contack-exact-")
        found += 1
        if found == 5:
            return
    raise AssertionError("no hand ran out of tiles")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("known", ["tried", "exact"])
@pytest.mark.parametrize("where", ["ahead", "behind", "level"])
def test_every_reason_is_a_sentence_in_every_language(language: Language, known: str, where: str) -> None:
    texts = Texts(language)
    args = {"points": 12, "gain": 3, "tries": 345}
    sentence = texts.sentence(f"reason-contack-{known}-{where}", args)
    assert ("12" in sentence) == (where != "level")
    assert "3" in sentence
    assert ("345" in sentence) == (known == "tried")
    alone = texts.sentence(f"reason-contack-{known}-{where}", {**args, "gain": 0})
    assert len(alone) < len(sentence)


@pytest.mark.parametrize("language", Language)
def test_easy_says_by_how_much_it_chose_worse(language: Language) -> None:
    assert "7" in Texts(language).sentence("reason-contack-good-enough", {"loss": 7})


def test_fair_beats_random_by_far() -> None:
    tally = simulate(Contest("contack", GAME.variants["house/1"], ("fair", "random"), 1), 3)
    assert tally.seats[0].wins == 3
