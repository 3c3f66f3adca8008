"""K-001 to K-024: the game, its players, the pack and the deal."""

from collections import Counter

import pytest

from kontu.core.events import RoundEnded
from kontu.core.refusals import RulesError
from kontu.core.seats import DEALER, Seat
from kontu.games.kontrakt.actions import Deal
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.events import Dealt
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import KontraktRules, LastRound
from kontu.games.kontrakt.variants import KONTRAKT
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    deck_of,
    drawing,
    going_out,
    hand,
    idle,
    laid,
    melds,
    next_deal,
    options,
    order_for,
    pack_of,
    played,
    refusal,
    rule_against,
    seen,
    stalled,
    taking,
    turn,
)


def quick() -> KontraktRules:
    """The main rules, but a round ends after one idle circle of turns, the last one too."""
    return KontraktRules(stall_circles=1, last_round=LastRound.PLAYED_ON)


def test_k001_the_game_is_called_kontrakt() -> None:
    assert GAME.name == "kontrakt"


def test_k002_the_main_rules_are_for_three_to_five_and_other_rules_stand_beside_them() -> None:
    names = list(GAME.variants)
    assert names[0] == "kontrakt/1"
    assert len(names) == 7
    main = GAME.variants["kontrakt/1"]
    assert (main.min_players, main.max_players) == (3, 5)


def test_k003_what_was_agreed_before_the_first_card_stays() -> None:
    state = idle(dealt("", "", ""))
    rules = seen(state).rules
    with pytest.raises(AttributeError):
        rules.decks = (3,)  # type: ignore[misc]
    assert seen(idle(state)).rules == rules


@pytest.mark.parametrize("seats", [1, 2, 6, 7, 8])
def test_k004_fewer_than_three_or_more_than_five_do_not_play(seats: int) -> None:
    with pytest.raises(RulesError) as caught:
        GAME.start(KONTRAKT, seats)
    assert {refused.rule for refused in caught.value.refusals} == {"K-004"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_k004_three_four_and_five_play(seats: int) -> None:
    assert seen(GAME.start(KONTRAKT, seats)).seats == seats


def test_k006_a_game_is_seven_rounds() -> None:
    state = GAME.start(quick(), 3)
    for number in range(1, 8):
        state = next_deal(state)
        assert seen(state).round == number
        state = stalled(state).state
    assert turn(state) == "nobody"
    assert len(seen(state).results) == 7


def test_k007_the_fewest_points_in_all_win() -> None:
    state = GAME.start(quick(), 4)
    for _ in range(7):
        state = stalled(next_deal(state)).state
    outcome = seen(state).outcome
    assert outcome is not None
    assert outcome.scores == seen(state).totals
    best = min(outcome.scores)
    assert [rank == 1 for rank in outcome.ranks] == [score == best for score in outcome.scores]


def test_k008_everybody_has_the_same_contract() -> None:
    state = dealt("9s9h9d 4h5h6h7h 2s", "8s8h8d 4d5d6d7d 2h", "")
    for who in ("p1", "p2", "p3"):
        assert str(seen(state, who).contract) == "G3+S4"
    state = after(taking(state, "p1"), "p1 lay 9s9h9d 4h5h6h7h", "p1 drop 3c", "p2 take 3c")
    assert allowed(state, "lay 8s8h8d 4d5d6d7d")


def test_k009_no_card_goes_to_the_table_before_ones_own_contract() -> None:
    state = after(laid("9s9h9d 4h5h6h7h 2c2d", "9c8h8c 2s2s2h2h5c", ""), "p1 drop 2c", "p2 take 2c")
    for text in ("add 9c p1.1", "add 8h p1.2", "add 2c p1.1"):
        assert rule_against(state, text) == "K-068"
    assert not {option for option in options(state) if not option.startswith("drop")}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_k010_two_packs_of_52_are_played_with(seats: int) -> None:
    order = Counter(deck_of(GAME.start(KONTRAKT, seats)))
    naturals = {card: count for card, count in order.items() if card != "*"}
    assert len(naturals) == 52
    assert set(naturals.values()) == {2}
    assert sum(naturals.values()) == 104


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_k011_there_is_one_joker_less_than_players(seats: int) -> None:
    assert Counter(deck_of(GAME.start(KONTRAKT, seats)))["*"] == seats - 1


def test_k012_three_play_with_two_jokers_and_106_cards() -> None:
    deck = deck_of(GAME.start(KONTRAKT, 3))
    assert (deck.count("*"), len(deck)) == (2, 106)


def test_k013_four_play_with_three_jokers_and_107_cards() -> None:
    deck = deck_of(GAME.start(KONTRAKT, 4))
    assert (deck.count("*"), len(deck)) == (3, 107)


def test_k014_five_play_with_four_jokers_and_108_cards() -> None:
    deck = deck_of(GAME.start(KONTRAKT, 5))
    assert (deck.count("*"), len(deck)) == (4, 108)


def test_k015_chance_may_name_anybody_as_the_first_dealer() -> None:
    for dealer in range(4):
        state = dealt("", "", "", "", dealer=dealer)
        assert seen(state).dealer == dealer
        assert seen(state).active == (dealer + 1) % 4
    start = GAME.start(KONTRAKT, 4)
    deck = tuple(map(Card, deck_of(start)))
    for nobody in (4, -1, 9):
        assert GAME.check(start, Deal(deck, Seat(nobody))) is not None


def test_k016_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left() -> None:
    start = GAME.start(KONTRAKT, 3)
    order = list(map(Card, deck_of(start)))
    state = GAME.apply(start, Deal(tuple(order), Seat(1))).state
    for place, who in enumerate(("p3", "p1", "p2")):
        assert hand(state, who) == Counter(order[place:30:3])


def test_k017_ten_cards_each_in_the_first_three_rounds_and_k018_twelve_in_the_last_four() -> None:
    assert [KONTRAKT.deal_in(number) for number in range(1, 8)] == [10, 10, 10, 12, 12, 12, 12]


def test_k017_in_rounds_one_to_three_everybody_holds_ten_cards() -> None:
    state = GAME.start(quick(), 5)
    for _ in range(3):
        state = next_deal(state)
        assert seen(state).held == (10,) * 5
        state = stalled(state).state


def test_k018_in_rounds_four_to_seven_everybody_holds_twelve_cards() -> None:
    state = GAME.start(quick(), 3)
    for _ in range(3):
        state = stalled(next_deal(state)).state
    for _ in range(4):
        state = next_deal(state)
        assert seen(state).held == (12,) * 3
        state = stalled(state).state


def test_k019_what_is_not_dealt_is_the_stock_and_nobody_sees_it() -> None:
    state = dealt("9s9s", "", "", stock="7c7d7h", deal=(10,))
    assert seen(state).stock == 106 - 30 - 1
    for who in ("", "p1", "p2", "p3"):
        observation = seen(state, who)
        assert not hasattr(observation, "stock_cards")
        assert isinstance(observation.stock, int)
    # The first card dealt to it is the first drawn.
    state = drawing(state)
    assert hand(state, "p1")["7c"] == 1


def test_k020_the_top_of_the_stock_is_turned_up_and_begins_the_pile() -> None:
    rules = KontraktRules()
    order = order_for(rules, ["", "", ""], "Jd", "2h", 2)
    step = GAME.apply(GAME.start(rules, 3), Deal(tuple(order), Seat(2)))
    (event,) = [event for event in step.events if isinstance(event, Dealt)]
    assert event.up == order[30] == "Jd"
    assert (seen(step.state).top, seen(step.state).pile) == ("Jd", 1)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_k021_the_player_to_the_dealers_left_begins(dealer: int) -> None:
    assert turn(dealt("", "", "", dealer=dealer)) == f"p{(dealer + 1) % 3 + 1}"


def test_k022_the_turn_passes_clockwise() -> None:
    state = dealt("", "", "", "", dealer=1)
    order = []
    for _ in range(6):
        order.append(turn(state))
        state = idle(state)
    assert order == ["p3", "p4", "p1", "p2", "p3", "p4"]


def test_k023_the_deal_moves_one_seat_to_the_left_whoever_went_out() -> None:
    state = GAME.start(quick(), 3)
    dealers: list[int | None] = []
    for _ in range(7):
        state = next_deal(state, None if dealers else 2)
        dealers.append(seen(state).dealer)
        state = stalled(state).state
    assert dealers == [2, 0, 1, 2, 0, 1, 2]


def test_k023_the_winner_of_a_round_does_not_deal_because_of_it() -> None:
    state = going_out(dealer=1).state
    assert GAME.to_act(state) == DEALER
    assert seen(state).results[0].winner == 0
    deck = tuple(pack_of(seen(state).rules, 3).elements())
    assert GAME.check(state, Deal(deck, Seat(2))) is None
    for dealer in (0, 1):
        refused = GAME.check(state, Deal(deck, Seat(dealer)))
        assert refused is not None
        assert refused.rule == "K-023"


def test_k024_scores_are_written_down_after_every_round() -> None:
    state = GAME.start(quick(), 3)
    totals: tuple[int, ...] = (0, 0, 0)
    for number in range(1, 8):
        step = stalled(next_deal(state))
        state = step.state
        (event,) = [event for event in step.events if isinstance(event, RoundEnded)]
        assert event.number == number
        totals = tuple(a + b for a, b in zip(totals, event.scores, strict=True))
        assert event.totals == totals == seen(state).totals
        assert seen(state).results[-1].scores == event.scores
        assert len(seen(state).results) == number


def test_k024_the_written_scores_stay_in_sight_in_the_rounds_after() -> None:
    state = stalled(next_deal(GAME.start(quick(), 3))).state
    first = seen(state).results
    state = next_deal(state)
    assert seen(state).results == first
    assert refusal(state, "drop 9s").rule == "K-059"
    assert melds(state) == {}
    step = played(state, f"{turn(state)} take {seen(state).top}")
    assert seen(step.state).results == first
