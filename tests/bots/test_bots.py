"""Bots are found by name, see what their seat sees, and can be repeated."""

import pytest

from kontu import bots
from kontu.core.registry import UnknownName
from tests.contack.positions import GAME, dealt


def test_a_game_has_its_own_bots_and_those_that_play_anything() -> None:
    assert bots.names("contack") == ("strong", "fair", "greedy", "easy", "random")
    assert bots.names("some other game") == ("random",)


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownName) as caught:
        bots.find("contack", "gready")
    assert caught.value.kind == "bot"
    assert caught.value.nearest == "greedy"


def test_a_random_bot_with_a_seed_chooses_the_same_again() -> None:
    legal = list(range(100))
    first, again = (bots.find("contack", "random", 5) for _ in range(2))
    chosen = [first.choose(None, legal).action for _ in range(20)]
    assert chosen == [again.choose(None, legal).action for _ in range(20)]
    assert len(set(chosen)) > 5


def test_a_random_bot_says_that_it_chose_by_chance_unless_there_was_no_choice() -> None:
    bot = bots.find("contack", "random", 1)
    assert bot.choose(None, ["a", "b"]).reason.code == "random"
    assert bot.choose(None, ["a"]).reason.code == "only"


@pytest.mark.parametrize("name", bots.names("contack"))
def test_a_bot_chooses_one_of_the_legal_actions(name: str) -> None:
    state = dealt("1-2-3 4-5-6", "9-2-8 9-5-8")
    while (seat := GAME.to_act(state)) is not None and seat >= 0:
        legal = list(GAME.legal_actions(state))
        chosen = bots.find("contack", name, 3).choose(GAME.observe(state, seat), legal)
        assert chosen.action in legal
        state = GAME.apply(state, chosen.action).state
