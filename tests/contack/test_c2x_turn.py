"""C-20 to C-29: contacts, where a tile may go, drawing and passing."""

from itertools import product

import pytest

from kontu.games.contack.rules import Direction, PlayDrawn
from tests.contack.positions import (
    GAME,
    RING,
    RING_TILES,
    after,
    dealt,
    legal,
    played,
    refusal,
    ring_hands,
    ring_lines,
    seen,
    the_play,
    tiles,
    turn,
)

FORCED, FREE = PlayDrawn.FORCED, PlayDrawn.FREE
FIVE_TENS = [(a, b) for a, b in product(range(1, 11), repeat=2) if (a + b) % 5 == 0]


def touching(number: int, other: int) -> object:
    """The state after a first tile with red ``other``; the next player holds a tile with red ``number``."""
    first, second = f"1-{other}-1", f"10-{number}-10"
    state = dealt(first, second)
    return after(state, f"p1 {first}@0,0")


@pytest.mark.parametrize("number", range(1, 11))
def test_c20_equal_numbers_match(number: int) -> None:
    state = touching(number, number)
    (contact,) = the_play(played(state, f"p2 10-{number}-10@1,0")).contacts
    assert (contact.colour, contact.number, contact.other) == ("red", number, number)
    # 5:5 and 10:10 are both kinds and count (C-21).
    assert contact.points == (2 * number if number in {5, 10} else 0)


@pytest.mark.parametrize(("number", "other"), FIVE_TENS)
def test_c21_numbers_that_total_5_10_15_or_20_count(number: int, other: int) -> None:
    state = touching(number, other)
    (contact,) = the_play(played(state, f"p2 10-{number}-10@1,0")).contacts
    assert contact.points == number + other
    assert contact.points in {5, 10, 15, 20}


def test_c22_every_other_pair_of_numbers_is_refused() -> None:
    for number, other in product(range(1, 11), repeat=2):
        if number == other or (number, other) in FIVE_TENS:
            continue
        refused = refusal(touching(number, other), f"10-{number}-10@1,0")
        assert (refused.code, refused.rule) == ("contact-fails", "C-22")
        assert refused.args["number"] == number
        assert refused.args["other"] == other
        assert refused.args["colour"] == "red"


def test_c22_a_play_with_one_bad_contact_is_refused() -> None:
    bad = "10-9-9"  # its blue 10 counts with blue 10, its orange 9 does not go with orange 5
    hands = ring_hands(3, "", "", bad)
    state = after(dealt(*hands), *ring_lines(3, 5))
    assert f"{RING_TILES[5]}@{RING[5]}" in legal(state)
    refused = refusal(state, f"{bad}@{RING[5]}")
    assert refused.rule == "C-22"
    assert (refused.args["colour"], refused.args["number"], refused.args["other"]) == ("orange", 9, 5)


def test_c23_a_tile_must_touch_the_last_tile_on_an_open_side() -> None:
    state = after(dealt("5-5-5", "5-5-10", "10-10-10"), "p1 5-5-5@0,0", "p2 5-5-10@1,0")
    assert legal(state) == {"10-10-10@1,1", "10-10-10@2,0"}
    refused = refusal(state, "10-10-10@-1,0")
    assert refused.rule == "C-23"
    assert "5-5-10" in refused.args.values()
    assert "1,1" in str(refused.args["cells"])
    assert "2,0" in str(refused.args["cells"])
    # Nor may it lie on another, or all alone.
    assert refusal(state, "10-10-10@1,0").rule == "C-23"
    assert refusal(state, "10-10-10@20,20").rule == "C-23"


def test_c24_an_opportunity_play_may_be_made_anywhere_and_whenever_the_opening_arose() -> None:
    state = dealt(*ring_hands(3, "10-10-10", "", "10-10-5"), dead_reserve=9)
    state = after(state, *ring_lines(3, 5))
    assert [str(cell) for cell in seen(state).openings] == [RING[5]]
    # p3 lets it be and plays elsewhere; it stays open to p1 although the last tile is far away.
    state = after(state, "p3 10-10-5@-2,1")
    assert "10-10-10@-1,0" in legal(state)
    step = played(state, "p1 10-10-10@-1,0")
    assert len(the_play(step).contacts) == 2
    assert the_play(step).points == 35


def test_c25_the_next_player_plays_on_the_tile_just_played_an_opportunity_play_too() -> None:
    state = dealt(*ring_hands(3, "10-10-10", "9-10-9", "10-10-5"), dead_reserve=9)
    hands = seen(state).hands
    assert sum(len(hand) for hand in hands) == 15
    state = after(state, *ring_lines(3, 5), "p3 10-10-5@-2,1", "p1 10-10-10@-1,0")
    # Not on -2,1 any more, although that was the last tile but one.
    assert {str(cell) for cell in seen(state).open_sides} == {"-2,0"}
    places = {text.partition("@")[2] for text in legal(state) if "@" in text}
    assert places == {"-2,0"}


def test_c26_a_player_who_can_play_must_or_may_draw_instead() -> None:
    lines = ("p1 5-5-5@0,0", "p2 5-5-10@1,0")
    hands = (
        "5-5-5 10-10-10",
        "5-5-10",
    )
    free = after(dealt(*hands), *lines)
    assert legal(free) == {"10-10-10@1,1", "10-10-10@2,0", "draw"}
    bound = after(dealt(*hands, must_play=True), *lines)
    assert legal(bound) == {"10-10-10@1,1", "10-10-10@2,0"}
    refused = refusal(bound, "draw")
    assert refused.rule == "C-26"
    assert set(map(str, refused.args.values())) & legal(bound)
    # The choice is only a player's who holds fewer than five.
    full = after(dealt("5-5-5", "5-5-10"), "p1 5-5-5@0,0")
    assert "draw" not in legal(full)


def test_c27_who_cannot_play_draws_one_at_a_time_until_holding_five() -> None:
    state = dealt("5-5-5 5-5-10", "10-5-5 10-10-5", dead_reserve=9)
    state = after(state, "p1 5-5-5@0,0", "p2 10-5-5@1,0", "p1 5-5-10@2,0", "p2 10-10-5@3,0")
    assert [len(hand) for hand in seen(state).hands] == [3, 3]
    for held in (3, 4):
        assert len(seen(state).hands[0]) == held
        assert legal(state) == {"draw"}
        before = seen(state).reserve
        state = after(state, "p1 draw")
        assert turn(state) == "p1"
        assert seen(state).reserve == before - 1
    assert legal(state) == {"pass"}
    assert refusal(state, "draw").rule == "C-27"


def test_c27_the_reserve_is_drawn_from_in_its_order_and_gives_nothing_when_empty() -> None:
    state = dealt("5-5-5 5-5-10", "10-5-5", reserve="6-6-7 7-6-6", dead_reserve=0)
    state = after(state, "p1 5-5-5@0,0", "p2 10-5-5@1,0", "p1 5-5-10@2,0")
    state = after(state, "p2 draw", "p2 pass", "p1 draw")
    assert seen(state).drawn == tiles("7-6-6")[0]
    assert tiles("6-6-7")[0] in seen(state).hands[1]
    assert seen(state).reserve == 0
    assert legal(state) == {"pass"}
    refused = refusal(state, "draw")
    assert refused.rule == "C-27"


def test_c28_a_drawn_tile_that_fits_is_played_at_once_or_freely() -> None:
    hands = ("5-5-5 10-10-10", "5-5-10")
    lines = ("p1 5-5-5@0,0", "p2 5-5-10@1,0", "p1 draw")
    first = "10-5-5"
    own, new = {"10-10-10@1,1", "10-10-10@2,0"}, {f"{first}@1,1", f"{first}@2,0"}
    forced = after(dealt(*hands, reserve=first, dead_reserve=3, play_drawn=FORCED), *lines)
    assert legal(forced) == new
    for text in (*own, "draw"):
        refused = refusal(forced, text)
        assert refused.rule == "C-28"
        assert first in refused.args.values()
    free = after(dealt(*hands, reserve=first, dead_reserve=3, play_drawn=FREE), *lines)
    assert legal(free) == own | new  # five tiles now: no further draw


def test_c28_a_free_player_may_draw_on_and_a_forced_one_whose_tile_does_not_fit_too() -> None:
    hands = ("5-5-5 10-10-10 5-10-10", "5-5-10 10-5-10")
    lines = ("p1 5-5-5@0,0", "p2 5-5-10@1,0", "p1 10-10-10@2,0", "p2 10-5-10@3,0", "p1 draw")
    free = after(dealt(*hands, reserve="10-5-5", dead_reserve=3), *lines)
    assert "draw" in legal(free)
    assert {text.partition("@")[0] for text in legal(free)} == {"draw", "10-5-5", "5-10-10"}
    unfit = after(dealt(*hands, reserve="6-7-7", dead_reserve=3, play_drawn=FORCED), *lines)
    assert {text.partition("@")[0] for text in legal(unfit)} == {"draw", "5-10-10"}


def test_c28_the_tile_just_drawn_is_forgotten_when_the_turn_ends() -> None:
    state = dealt("5-5-5", "5-5-10 7-9-9", reserve="9-9-10 10-10-10", dead_reserve=1, must_play=True)
    state = after(state, "p1 5-5-5@0,0", "p2 5-5-10@1,0", "p1 draw")
    assert seen(state).drawn == tiles("9-9-10")[0]
    state = after(state, "p1 9-9-10@2,0")
    assert seen(state).drawn is None


def test_c29_who_can_play_never_passes() -> None:
    state = after(dealt("5-5-5", "5-5-10"), "p1 5-5-5@0,0")
    refused = refusal(state, "pass")
    assert refused.rule == "C-29"
    assert set(map(str, refused.args.values())) & legal(state)


def test_c29_who_holds_fewer_than_five_draws_before_passing() -> None:
    state = dealt("5-5-5", "", dead_reserve=4)
    state = after(state, "p1 5-5-5@0,0", "p2 pass")
    refused = refusal(state, "pass")
    assert refused.rule == "C-29"
    assert 1 in refused.args.values()  # one tile may still be drawn
    state = after(state, "p1 draw")
    assert legal(state) == {"pass"}


def test_c29_with_an_empty_reserve_or_a_full_hand_who_cannot_play_passes_and_who_can_must() -> None:
    state = dealt("5-5-5 5-5-10", "", reserve="6-6-7", dead_reserve=0)
    state = after(state, "p1 5-5-5@0,0")
    assert len(seen(state).hands[1]) == 5
    assert legal(state) == {"pass"}
    state = after(state, "p2 pass", "p1 draw")
    assert seen(state).reserve == 0
    # p1 holds five and an empty reserve; he can play and so must.
    assert "5-5-10@1,0" in legal(state)
    assert not {"draw", "pass"} & legal(state)
    state = after(state, "p1 5-5-10@1,0", "p2 pass")
    assert legal(state) == {"pass"}


def test_c29_play_and_pass_end_the_turn_and_draw_does_not() -> None:
    for direction, following in ((Direction.CLOCKWISE, "p2"), (Direction.COUNTERCLOCKWISE, "p3")):
        state = dealt("5-5-5", "", "", dead_reserve=9, direction=direction)
        state = after(state, "p1 5-5-5@0,0")
        assert turn(state) == following
        state = after(state, f"{following} pass")
        other = {"p2": "p3", "p3": "p2"}[following]
        assert turn(state) == other
        state = after(state, f"{other} pass")
        assert turn(state) == "p1"
        assert turn(after(state, "p1 draw")) == "p1"


def test_c29_the_observation_offers_exactly_the_legal_plays() -> None:
    state = after(dealt(*ring_hands(3, "10-10-10", "", "10-10-5")), *ring_lines(3, 5))
    options = seen(state).options
    assert {option.action for option in options} == {text for text in legal(state) if "@" in text}
    for option in options:
        step = GAME.apply(state, GAME.read_action(state, option.action))
        assert the_play(step).points == option.points
        assert the_play(step).contacts == option.contacts
