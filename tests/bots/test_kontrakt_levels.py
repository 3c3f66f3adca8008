"""Easy, fair and strong play Kontrakt by what their seat sees, keep to their level, and say truly why."""

import pickle
from typing import Any

import msgspec
import pytest

from kontu.arena import Contest, simulate
from kontu.bots import find
from kontu.bots.advising import advise, advise_soon, advises
from kontu.bots.advising import find as find_adviser
from kontu.bots.budget import Budget
from kontu.bots.kontrakt_hunches import hunches
from kontu.bots.kontrakt_levels import LEVELS, KontraktLevel
from kontu.core import registry
from kontu.core.settings import changed
from kontu.games.kontrakt import GAME
from kontu.games.kontrakt.actions import Drop, Lay
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import LastRound
from kontu.locale import Language, Texts
from tests.kontrakt.test_imagining import moments

FEW = Budget(simulations=60)


def asked(state: Any) -> tuple[Any, list[Any]]:
    """What a bot is given where the seat to act sees ``state``."""
    return GAME.recall(state, state.turn), list(GAME.legal_actions(state))


def choices(count: int, variant: str = "kontrakt/1", seats: int = 3, number: int = 2) -> list[Any]:
    """So many moments of a round in which there is something to choose, from its beginning to its end."""
    found = [each for each in moments(variant, seats, number, 5) if len(asked(each)[1]) > 1]
    step = max(1, len(found) // count)
    return found[::step][:count]


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_level_chooses_something_legal_in_every_round(variant: str) -> None:
    rules = GAME.variants[variant]
    for number in range(1, rules.rounds + 1):
        for state in choices(3, variant, rules.min_players, number):
            observation, legal = asked(state)
            assert KontraktLevel("strong", 1, budget=FEW).choose(observation, legal).action in legal


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_is_seen_so_the_same_is_chosen(name: str) -> None:
    for state in choices(3):
        observation, legal = asked(state)
        first, again = (find("kontrakt", name, 9, FEW).choose(observation, legal) for _ in range(2))
        assert first == again


@pytest.mark.parametrize("name", LEVELS)
def test_every_action_has_a_value_and_the_best_stands_first(name: str) -> None:
    for state in choices(4):
        observation, legal = asked(state)
        weighed = KontraktLevel(name, 1, budget=FEW).weigh(observation, legal)
        assert {each.action for each in weighed} == set(legal)
        leads = [each.lead for each in weighed]
        assert leads == sorted(leads, reverse=True)
        assert sum(each.tries for each in weighed) >= 1
        assert not any(each.exact for each in weighed)
        if name != "easy":
            assert KontraktLevel(name, 1, budget=FEW).choose(observation, legal).action == weighed[0].action


def test_a_level_weighs_only_what_it_is_asked_about() -> None:
    observation, legal = asked(choices(1)[0])
    weighed = KontraktLevel("fair", 1, budget=FEW).weigh(observation, legal[1:])
    assert {each.action for each in weighed} == set(legal[1:])


def test_easy_takes_others_than_the_best_and_never_one_that_it_finds_much_worse() -> None:
    level = LEVELS["easy"]
    others = 0
    for seed, state in enumerate(choices(14)):
        observation, legal = asked(state)
        weighed = KontraktLevel("easy", seed, budget=FEW).weigh(observation, legal)
        chosen = KontraktLevel("easy", seed, budget=FEW).choose(observation, legal)
        lead = next(each.lead for each in weighed if each.action == chosen.action)
        assert weighed[0].lead - lead <= level.spread
        others += chosen.action != weighed[0].action
    assert 0 < others < 14


def test_who_is_stopped_answers_with_what_he_has() -> None:
    observation, legal = asked(choices(1)[0])
    strong = KontraktLevel("strong", 1, stop=lambda: True)
    weighed = strong.weigh(observation, legal)
    assert {each.action for each in weighed} == set(legal)
    assert 0 < sum(each.tries for each in weighed) < 200


def test_a_level_travels_to_another_process_and_back() -> None:
    observation, legal = asked(choices(2)[1])
    bot = KontraktLevel("fair", 4, budget=FEW)
    there = pickle.loads(pickle.dumps(bot))
    assert there.choose(observation, legal) == bot.choose(observation, legal)


def test_at_first_sight_greedy_is_right_and_a_needed_card_is_the_last_to_go() -> None:
    drops = 0
    for state in choices(30):
        observation, legal = asked(state)
        found = hunches(observation, legal)
        assert next(iter(found)) == find("kontrakt", "greedy").choose(observation, legal).action
        assert list(found.values()) == sorted(found.values(), reverse=True)
        assert set(found) == set(legal)
        drops += any(isinstance(action, Drop) for action in legal)
    assert drops > 5


def test_a_contract_that_can_be_laid_is_laid() -> None:
    for state in moments("kontrakt/1", 3, 1, 5):
        observation, legal = asked(state)
        if any(isinstance(action, Lay) for action in legal):
            chosen = KontraktLevel("strong", 1, budget=Budget(simulations=300)).choose(observation, legal)
            assert isinstance(chosen.action, Lay)
            return
    raise AssertionError("nobody could lay the contract")


def test_before_the_deal_the_exact_cut_is_chosen_and_all_are_told() -> None:
    state = GAME.start(GAME.variants["liverpool/1"], 3)
    state = GAME.apply(state, GAME.deal(state, GAME.deck(state))).state
    assert state.phase is Phase.CUT
    observation, legal = asked(state)
    bot = KontraktLevel("easy", 1)
    assert bot.choose(observation, legal) == find("kontrakt", "greedy").choose(observation, legal)
    assert [each.action for each in bot.weigh(observation, legal)] == legal


def test_advice_gives_values_and_reasons_in_words() -> None:
    assert advises("kontrakt")
    told = set()
    for state in choices(6):
        observation, legal = asked(state)
        adviser = find_adviser("kontrakt", 1)
        assert adviser is not None
        adviser.stop = lambda: True
        for each in advise(adviser, observation, legal, 3):
            assert each.tries > 0
            assert Texts(next(iter(Language))).sentence(f"reason-{each.reason.code}", each.reason.args)
            told.add(each.reason.code)
    assert told == {"kontrakt-lacks", "kontrakt-holds"}


def test_where_no_cards_make_the_contract_no_number_of_cards_is_told_and_time_ends_the_search() -> None:
    # A whole hand of twelve cards is no group of three.
    rules = changed(registry.get("kontrakt"), GAME.variants["kontrakt/1"], {"contracts": "G3", "deal": "12"})
    state = GAME.start(rules, 3)
    observation, legal = asked(GAME.apply(state, GAME.deal(state, GAME.deck(state))).state)
    adviser = find_adviser("kontrakt", 1)
    assert adviser is not None
    found = advise_soon(adviser, observation, legal, 5, 1)
    assert {each.reason.code for each in found} == {"kontrakt-out-of-reach"}
    assert max(each.tries for each in found) == min(each.tries for each in found) < 60


@pytest.mark.parametrize("language", Language)
def test_every_reason_is_a_sentence_in_every_language(language: Language) -> None:
    texts = Texts(language)
    args = {"points": 12, "gain": 3, "tries": 345}
    for where in ("ahead", "behind", "level"):
        sentence = texts.sentence(f"reason-kontrakt-tried-{where}", args)
        assert ("12" in sentence) == (where != "level")
        assert "3" in sentence
        assert "345" in sentence
        alone = texts.sentence(f"reason-kontrakt-tried-{where}", {**args, "gain": 0})
        assert len(alone) < len(sentence)
    assert "7" in texts.sentence("reason-kontrakt-good-enough", {"loss": 7})
    assert "4" in texts.sentence("reason-kontrakt-lacks", {"away": 4})
    assert "9" in texts.sentence("reason-kontrakt-holds", {"points": 9})
    assert texts.sentence("reason-kontrakt-out-of-reach", {})


def test_fair_beats_random_by_far() -> None:
    whole = GAME.variants["kontrakt/1"]
    short = msgspec.structs.replace(whole, contracts=whole.contracts[:1], last_round=LastRound.PLAYED_ON)
    tally = simulate(Contest("kontrakt", short, ("fair", "random", "random"), 1), 2)
    assert tally.seats[0].wins == 2
