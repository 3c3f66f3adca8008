"""A live table does not wait for lay-downs without number: it is given some, and told that there are more."""

from typing import Any

import pytest

from kontu.core.game import some_actions
from kontu.games.kontrakt.actions import Lay
from kontu.games.kontrakt.cards import JOKER, Card
from kontu.games.kontrakt.contracts import read_contracts
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.laydowns import MOST_KEPT
from kontu.games.kontrakt.positions import NOT_DOWN, position
from kontu.games.kontrakt.rules import FirstMelds, KontraktRules, LastRound
from kontu.games.kontrakt.state import State

game: Any = GAME
SUIT = tuple(Card(f"{rank}h") for rank in "A23456789TJQK")


def made_up(contract: str) -> KontraktRules:
    """Rules that nobody plays: four decks, sixteen jokers, and melds as long as one likes."""
    return KontraktRules(
        decks=(4,),
        jokers=(16,),
        deal=(16,),
        contracts=read_contracts([contract, contract]),
        first_melds=FirstMelds.MINIMUM,
        last_round=LastRound.PLAYED_ON,
    )


def in_hand(rules: KontraktRules, jokers: int, cards: int) -> State:
    """A player with so many jokers and other cards, of four suits, in the first round."""
    others = [Card(f"{rank}{suit}") for rank in "A23456789TJQK" for suit in "shdc"]
    return position(rules, 4, 1, [JOKER] * jokers + others[:cards], {}, NOT_DOWN)


@pytest.mark.parametrize("contract", ["S3+S3+S3", "G2+G2+G2+G2", "S3+S5", "G3+G3+S4+S4"])
@pytest.mark.parametrize("jokers", [8, 16])
def test_of_too_many_lay_downs_some_are_listed_and_all_of_them_are_legal(contract: str, jokers: int) -> None:
    state = in_hand(made_up(contract), jokers, 16)
    listed, more = some_actions(game, state, 500)
    lays = [action for action in listed if isinstance(action, Lay)]
    assert more
    assert 100 < len(lays) <= MOST_KEPT
    assert len(set(lays)) == len(lays)
    assert all(GAME.check(state, action) is None for action in listed)


def test_a_search_that_finds_nothing_is_given_up_and_says_that_there_may_be_more() -> None:
    # Three runs can be laid in ever so many ways, and none of them leaves twelve of a rank.
    state = in_hand(made_up("S3+S3+S3+G12"), 4, 26)
    listed, more = some_actions(game, state, 500)
    assert not any(isinstance(action, Lay) for action in listed)
    assert more


def test_where_there_are_few_the_list_is_whole_and_says_so() -> None:
    hand = [*SUIT[:4], *(Card(f"9{suit}") for suit in "shd"), Card("Kc"), *([JOKER] * 5)]
    state = position(made_up("S14+G3"), 4, 1, hand, {}, NOT_DOWN)
    listed, more = some_actions(game, state, 500)
    assert not more
    assert set(listed) == set(GAME.legal_actions(state))
