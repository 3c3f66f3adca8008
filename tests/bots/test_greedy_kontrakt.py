"""The greedy bot gathers the contract in Kontrakt, lays it, gets rid of the rest, and says why."""

from collections.abc import Sequence
from typing import Any

import pytest

from kontu.arena.matches import Played, play_match
from kontu.bots import Choice, find
from kontu.bots.dealers import SeededDealer
from kontu.core.outcomes import Termination
from kontu.games.kontrakt import GAME
from kontu.games.kontrakt.actions import write_action
from kontu.games.kontrakt.variants import VARIANTS
from kontu.locale import Language, Texts
from tests.kontrakt.positions import after, dealt, down, drawing, idle, laid, taking, turn

# Nine of spades and hearts, four to six of hearts: one nine and one heart short of G3+S4.
NEAR = "9s9h 4h5h6h Kd Jc 2s 8d Qs"


def choice(state: Any) -> Choice:
    """What the greedy bot chooses where the seat to act sees ``state``."""
    seat = GAME.to_act(state)
    return find("kontrakt", "greedy").choose(GAME.observe(state, seat), list(GAME.legal_actions(state)))


def chosen(state: Any) -> tuple[str, str]:
    """The greedy bot's action in notation, and the code of its reason."""
    found = choice(state)
    return write_action(found.action), found.reason.code


# --- drawing ----------------------------------------------------------------------------------------


def test_it_takes_a_discard_that_brings_the_contract_nearer_and_says_how_near() -> None:
    found = choice(dealt(NEAR, "", "", up="7h"))
    assert write_action(found.action) == "take 7h"
    assert (found.reason.code, found.reason.args) == ("kontrakt-take-nearer", {"card": "7h", "away": 1})


def test_x046_it_leaves_a_discard_that_does_not_help() -> None:
    assert chosen(dealt(NEAR, "", "", up="Tc")) == ("leave", "kontrakt-leave")


def test_after_the_contract_it_takes_what_it_can_lay_off_and_leaves_the_rest() -> None:
    hands = ("9s9h9d 4h5h6h7h 2c Kd", "", "")
    useful = idle(idle(after(laid(*hands, up="9c"), "p1 drop 9c")))
    assert turn(useful) == "p1"
    assert chosen(useful) == ("take 9c", "kontrakt-take-fits")
    useless = idle(idle(after(laid(*hands, up="Qc"), "p1 drop Qc")))
    assert chosen(useless) == ("leave", "kontrakt-leave")


def test_in_the_last_round_it_takes_the_card_that_completes_its_hand() -> None:
    hand = "AsJsQsKs 3d5d6d 7c8c9cTcJc"
    found = choice(dealt(hand, "", "", up="4d", contract="S4+S4+S4", last=True))
    assert write_action(found.action) == "take 4d"
    assert (found.reason.code, found.reason.args) == ("kontrakt-take-nearer", {"card": "4d", "away": 0})


def test_in_the_last_round_it_takes_what_leaves_more_cards_to_wait_for() -> None:
    # The five of spades alone is waited for; with the eight for the four, the five and the nine are.
    hand = "4s6s7s 3d4d5d6d7d 7c8c9cTc"
    found = choice(dealt(hand, "", "", up="8s", contract="S4+S4+S4", last=True))
    assert write_action(found.action) == "take 8s"
    assert found.reason.code == "kontrakt-take-outs"
    assert int(found.reason.args["outs"]) - int(found.reason.args["now"]) == 2


# --- buying -----------------------------------------------------------------------------------------


def test_it_buys_what_brings_the_contract_nearer() -> None:
    state = after(dealt("", NEAR, "", up="7h"), "p1 leave")
    assert turn(state) == "p2"
    assert chosen(state) == ("buy 7h", "kontrakt-buy")


def test_it_buys_what_leaves_more_cards_to_wait_for_and_says_how_many() -> None:
    found = choice(after(dealt("", NEAR, "", up="8s"), "p1 leave"))
    assert write_action(found.action) == "buy 8s"
    assert found.reason.code == "kontrakt-buy-outs"
    args = found.reason.args
    assert int(args["outs"]) > int(args["now"]) > 0


@pytest.mark.parametrize(
    ("circles", "said"), [(2, ("buy Tc", "kontrakt-buy-draw")), (3, ("no", "kontrakt-no-help"))]
)
def test_it_buys_to_draw_once_nothing_was_laid_for_half_the_turns_that_end_the_deal(
    circles: int, said: tuple[str, str]
) -> None:
    state = idle(idle(idle(dealt("", NEAR, "", up="Tc", stall_circles=circles))))
    assert chosen(after(state, "p1 leave")) == said


def test_where_buys_are_limited_it_keeps_them_for_what_helps() -> None:
    state = idle(idle(idle(dealt("", NEAR, "", up="Tc", stall_circles=2, buy_limits=(3,)))))
    assert chosen(after(state, "p1 leave")) == ("no", "kontrakt-no-help")


def test_it_does_not_buy_what_does_not_help() -> None:
    state = after(dealt("", NEAR, "", up="Tc"), "p1 leave")
    assert chosen(state) == ("no", "kontrakt-no-help")


def test_x094_it_does_not_buy_after_its_contract_what_only_adds_cards() -> None:
    state = after(laid("9s9h9d 4h5h6h7h 2c Kd", "", "", up="Qc"), "p1 drop Qc", "p2 leave", "p3 no")
    assert turn(state) == "p1"
    assert chosen(state) == ("no", "kontrakt-no-down")


def test_it_does_not_buy_when_its_contract_is_ready() -> None:
    state = after(dealt("", "9s9h9d 4h5h6h7h 2c Kd", "", up="7h"), "p1 leave")
    assert chosen(state) == ("no", "kontrakt-no-ready")


def test_it_does_not_buy_with_a_hand_that_is_large_already() -> None:
    large = NEAR + "2d3c 4d 5c 6s 7c 8s Td Jh"
    state = after(dealt("", large, "", up="7h"), "p1 leave")
    assert chosen(state) == ("no", "kontrakt-no-full")


def test_k145_it_does_not_buy_in_the_last_round() -> None:
    hand = "2s3s4s5s 7h8h9h Td Jd Qd 2c Kc"
    state = after(dealt("", hand, "", up="Th", contract="S4+S4+S4", last=True), "p1 leave")
    assert chosen(state) == ("no", "kontrakt-no-whole-hand")


def test_it_buys_whatever_helps_where_the_contract_is_longer_than_its_hand() -> None:
    state = after(dealt("", "9s9h 4h5h6h", "", up="7h"), "p1 leave")
    assert chosen(state) == ("buy 7h", "kontrakt-buy-short")


def test_who_is_in_turn_lets_a_caller_have_what_it_did_not_want() -> None:
    state = after(dealt(NEAR, "", "", up="Tc", active_may_stop=True), "p1 leave", "p2 call Tc")
    assert chosen(state) == ("let", "kontrakt-let")


def test_it_cuts_just_the_cards_of_the_deal() -> None:
    state = dealt("2s3s", "", "", contract="G2", cut_bonus=50)
    assert turn(state) == "p2"
    assert chosen(state) == ("cut 7", "kontrakt-cut")


# --- laying -----------------------------------------------------------------------------------------


def test_it_lays_the_contract_as_soon_as_it_can() -> None:
    state = taking(dealt("9s9h9d 4h5h6h7h 8cQcKd", "", "", up="3c"), "p1")
    assert chosen(state) == ("lay 9s9h9d 4h5h6h7h", "kontrakt-lay")


def test_of_two_ways_to_lay_it_chooses_what_leaves_most_to_be_laid_off() -> None:
    # Laying the clubs leaves 35, laying hearts 39, of which the lower hearts can follow and 30 stay.
    state = taking(dealt("KsKhKd 6c7c8c9c 2h3h4h5h6h7h", "", "", up="8h"), "p1")
    assert chosen(state) == ("lay KsKhKd 5h6h7h8h", "kontrakt-lay")


def test_in_the_last_round_it_lays_the_whole_hand() -> None:
    hand = "2s3s4s5s 7h8h9hTh JdQdKd"
    state = taking(dealt(hand, "", "", up="Td", contract="S4+S4+S4", last=True), "p1")
    assert chosen(state)[0] == "lay 2s3s4s5s 7h8h9hTh TdJdQdKd"


def test_it_lays_off_what_it_can_the_dearest_first_and_goes_out() -> None:
    state = down("9s9h9d 4h5h6h7h 9c 8h", "", "", up="2c")
    assert chosen(state) == ("add 9c p1.1", "kontrakt-add")
    state = after(state, "p1 add 9c p1.1")
    assert chosen(state) == ("add 8h p1.2", "kontrakt-add")
    assert chosen(after(state, "p1 add 8h p1.2"))[0] == "drop 2c"


def test_it_lays_a_card_on_a_run_rather_than_on_a_group_so_that_the_next_one_fits_too() -> None:
    hands = ("7s7d7c 3h4h5h6h 7h 2c", "", "")
    assert chosen(down(*hands, lay="lay 7s7d7c 3h4h5h6h", up="Kc")) == ("add 7h p1.2", "kontrakt-add")


def test_it_keeps_a_joker_for_the_place_where_another_card_follows() -> None:
    # As eight of hearts the joker lets the nine of hearts follow; on the group it would not.
    state = down("KsKhKd 4h5h6h7h * 9h", "", "", lay="lay KsKhKd 4h5h6h7h", up="2c")
    assert chosen(state) == ("add *8h p1.2", "kontrakt-add")


def test_it_swaps_a_joker_for_a_card_that_fits_nowhere_else() -> None:
    state = down("KsKhKd 4h5h*7h 6h 2s", "", "", lay="lay KsKhKd 4h5h*6h7h", up="2c")
    assert chosen(state)[1] == "kontrakt-swap"


# --- discarding -------------------------------------------------------------------------------------


def test_it_discards_what_helps_the_contract_least_and_costs_most() -> None:
    state = drawing(dealt(NEAR, "", "", up="Tc", stock="3d"))
    action, code = chosen(state)
    assert action in {"drop Kd", "drop Qs", "drop Jc"}
    assert code == "kontrakt-drop-spare"


def test_down_it_discards_what_nobody_can_lay_off_though_something_else_costs_more() -> None:
    state = laid("9s9h9d 4h5h6h7h 9c 2s", "", "", up="3c")
    assert chosen(state) == ("drop 3c", "kontrakt-drop-costly")


def test_down_it_discards_of_equals_what_is_farther_from_fitting() -> None:
    state = laid("9s9h9d 4h5h6h7h Tc Th", "", "", up="2s")
    assert chosen(state) == ("drop Tc", "kontrakt-drop-costly")


def test_with_nothing_but_cards_that_fit_it_says_so() -> None:
    state = laid("9s9h9d 4h5h6h7h 9c", "", "", up="8h")
    assert chosen(state) == ("drop 9c", "kontrakt-drop-fits")


def test_with_one_action_there_is_nothing_to_explain() -> None:
    state = after(dealt(NEAR, "", "", up="Tc"), "p1 leave", "p2 no", "p3 no")
    assert chosen(state) == ("stock", "only")


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_bots_play_every_preset_to_its_end_and_only_legally(variant: str) -> None:
    rules = VARIANTS[variant]
    for seats in (rules.min_players, rules.max_players):
        played = match(variant, seats, seed=1)
        assert len(played.endings) == rules.rounds
        assert max(played.largest) <= 30


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_x095_bots_alone_finish_the_last_round(seed: int) -> None:
    assert match("kontrakt/1", 4, seed).endings == (Termination.OUT,) * 7


def match(variant: str, seats: int, seed: int) -> Played:
    """What came of a match between greedy bots."""
    seated = [_Watched() for _ in range(seats)]
    game: Any = GAME
    return play_match(game, VARIANTS[variant], seated, SeededDealer(seed))


class _Watched:
    """A greedy bot of which nothing but legal actions and reasons that can be said are expected."""

    name = "greedy"

    def __init__(self) -> None:
        self._bot = find("kontrakt", "greedy")
        self._texts = Texts(Language.ENGLISH)

    def choose(self, observation: Any, legal: Sequence[Any], /) -> Choice:
        """What the bot chooses."""
        found = self._bot.choose(observation, legal)
        assert found.action in legal
        assert self._texts.sentence(f"reason-{found.reason.code}", found.reason.args)
        return found
