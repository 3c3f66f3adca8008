"""C-10 to C-15: the deal, who begins with what, and which way the turn goes."""

from kontu.core.seats import Seat
from kontu.games.contack.cells import Cell
from kontu.games.contack.events import Drawn
from kontu.games.contack.rules import ContackRules, Direction, OpeningTile
from kontu.games.contack.tiles import RECONSTRUCTION
from tests.contack.positions import (
    GAME,
    after,
    deal,
    dealt,
    legal,
    played,
    refusal,
    seen,
    the_play,
    tiles,
    turn,
)

ANY = OpeningTile.ANY
COUNTERCLOCKWISE = Direction.COUNTERCLOCKWISE


def test_c10_each_player_lays_five_tiles_face_up_for_all_to_see() -> None:
    state = deal(GAME.start(ContackRules(), 3), RECONSTRUCTION)
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        hands = GAME.observe(state, viewer).hands
        assert [sorted(hand) for hand in hands] == [
            sorted(RECONSTRUCTION[0:5]),
            sorted(RECONSTRUCTION[5:10]),
            sorted(RECONSTRUCTION[10:15]),
        ]


def test_c10_a_drawn_tile_is_seen_by_all_and_the_reserve_is_only_counted() -> None:
    state = after(dealt("5-5-5", "", reserve="6-7-7 6-7-8"), "p1 5-5-5@0,0", "p2 pass")
    assert seen(state).reserve == 3
    step = played(state, "p1 draw")
    drawn = Drawn(Seat(0), tiles("6-7-7")[0], 2)
    assert step.events == (drawn,)
    for viewer in (None, Seat(0), Seat(1)):
        assert GAME.show(drawn, viewer) == drawn
        observation = GAME.observe(step.state, viewer)
        assert tiles("6-7-7")[0] in observation.hands[0]
        assert observation.drawn == tiles("6-7-7")[0]
        assert observation.reserve == 2


def test_c11_the_holder_of_the_lowest_tile_begins() -> None:
    assert turn(dealt("5-5-10", "10-10-10", "1-9-8")) == "p3"
    assert turn(dealt("5-5-10", "1-1-10", "1-9-8")) == "p2"
    assert turn(dealt("9-1-1", "1-1-10", "1-9-8")) == "p1"


def test_c11_the_size_of_a_tile_is_the_sum_of_its_three_numbers() -> None:
    # 1-10-10 has the lowest single number but not the lowest sum.
    assert turn(dealt("1-10-10", "6-6-6", "")) == "p2"


def test_c12_tied_players_compare_their_next_lowest_tile_and_so_on() -> None:
    assert turn(dealt("1-2-3 6-6-7", "3-2-1 5-5-8", "")) == "p2"
    assert turn(dealt("1-2-3 5-5-8 6-6-8", "3-2-1 5-8-5 6-6-9", "")) == "p1"
    last = "1-2-3 5-5-8 6-6-8 6-6-9"
    assert turn(dealt(f"{last} 9-9-9", "3-2-1 5-8-5 6-8-6 6-9-6 9-8-9", "")) == "p2"
    # Who is not tied for the lowest is out of it, however low his next one.
    assert turn(dealt("3-3-1 1-2-5 1-3-5 1-4-5", "1-2-3 9-9-9", "3-2-1 9-9-8")) == "p3"


def test_c12_still_tied_after_five_the_first_tied_seat_in_turn_order_from_the_first_begins() -> None:
    even = (
        "9-9-9 8-8-8 7-7-7 6-6-6 1-2-4",
        "9-10-8 8-9-7 7-8-6 6-7-5 4-2-1",
        "10-9-8 9-8-7 8-7-6 7-6-5 2-1-4",
    )
    high = "10-10-10 10-10-9 10-9-10 9-10-10 10-10-8"
    assert turn(dealt(*even)) == "p1"
    assert turn(dealt(*even, direction=COUNTERCLOCKWISE)) == "p1"
    assert turn(dealt(high, *even[1:])) == "p2"
    assert turn(dealt(high, *even[1:], direction=COUNTERCLOCKWISE)) == "p3"


def test_c12_an_opener_with_several_tiles_of_the_lowest_sum_chooses_among_them() -> None:
    state = dealt("1-2-3 3-2-1 2-2-2 1-2-4", "")
    assert legal(state) == {"1-2-3@0,0", "3-2-1@0,0", "2-2-2@0,0"}


def test_c13_the_opener_must_lead_the_lowest_tile_or_may_lead_any() -> None:
    hand = "5-5-5 5-5-10 5-10-5 10-5-5 10-10-10"
    assert legal(dealt(hand, "")) == {"5-5-5@0,0"}
    assert legal(dealt(hand, "", opening_tile=ANY)) == {f"{tile}@0,0" for tile in hand.split()}
    refused = refusal(dealt(hand, ""), "5-5-10@0,0")
    assert refused.rule == "C-13"
    # Only the lead is bound.
    state = after(dealt("5-5-5 5-10-10 1-5-10", "10-5-5"), "p1 5-5-5@0,0", "p2 10-5-5@1,0")
    assert "5-10-10@1,1" in legal(state)


def test_c14_the_first_tile_goes_to_the_middle_and_scores_nothing() -> None:
    state = dealt("5-5-5", "")
    assert legal(state) == {"5-5-5@0,0"}
    assert refusal(state, "5-5-5@1,0").rule == "C-14"
    step = played(state, "p1 5-5-5@0,0")
    assert the_play(step).points == 0
    assert the_play(step).contacts == ()
    assert seen(step.state).scores == (0, 0)
    assert seen(step.state).layout[0].cell == Cell(0, 0)


def test_c15_the_turn_passes_clockwise_or_counterclockwise() -> None:
    hands = ("", "5-5-5", "", "")
    going = {}
    for direction in Direction:
        state = after(dealt(*hands, direction=direction), "p2 5-5-5@0,0")
        seen_turns = [turn(state)]
        for _ in range(3):
            state = played(state, f"{turn(state)} {'draw' if 'draw' in legal(state) else 'pass'}").state
            if seen_turns[-1] != turn(state):
                seen_turns.append(turn(state))
        going[direction] = seen_turns
    assert going[Direction.CLOCKWISE][:4] == ["p3", "p4", "p1", "p2"]
    assert going[COUNTERCLOCKWISE][:4] == ["p1", "p4", "p3", "p2"]
