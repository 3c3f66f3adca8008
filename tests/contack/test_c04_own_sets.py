"""An owner's own set of tiles: what is refused for play and what is only warned about (C-04)."""

import msgspec
import pytest

from kontu.core.refusals import NotationError, RulesError
from kontu.games.contack.rules import ContackRules
from kontu.games.contack.tiles import MOST_TILES, RECONSTRUCTION, Tile, inspect_set, read_tile
from tests.contack.positions import GAME


def box(count: int) -> tuple[Tile, ...]:
    """``count`` different tiles, no number twice on one."""
    every = (
        Tile(a, b, c) for a in range(1, 11) for b in range(1, 11) for c in range(1, 11) if a != b != c != a
    )
    return tuple(tile for tile, _ in zip(every, range(count), strict=False))


def test_c04_the_reconstruction_is_neither_refused_nor_warned_about() -> None:
    for seats in range(2, 8):
        report = inspect_set(RECONSTRUCTION, seats)
        assert (report.refusals, report.warnings) == ((), ())


@pytest.mark.parametrize("seats", range(2, 8))
def test_c04_five_tiles_a_seat_and_one_more_are_needed(seats: int) -> None:
    needed = 5 * seats + 1
    assert inspect_set(box(needed), seats).refusals == ()
    (refused,) = inspect_set(box(needed - 1), seats).refusals
    assert (refused.code, refused.rule) == ("set-too-small", "C-04")
    assert refused.args == {"tiles": needed - 1, "seats": seats, "needed": needed}
    with pytest.raises(RulesError):
        GAME.start(ContackRules(tiles=box(needed - 1)), seats)
    assert GAME.to_act(GAME.start(ContackRules(tiles=box(needed)), seats)) == -1


def test_c04_the_same_three_sides_twice_are_refused() -> None:
    twice = (*RECONSTRUCTION[:-1], RECONSTRUCTION[0])
    (refused,) = inspect_set(twice, 2).refusals
    assert (refused.code, refused.rule, refused.args) == ("tile-twice", "C-04", {"tile": "1-2-3"})
    # The same numbers in another order are another tile.
    other = (*RECONSTRUCTION[:-1], read_tile("2-3-1"))
    assert inspect_set(other, 2).refusals == ()


@pytest.mark.parametrize("number", [0, 11, -1])
def test_c04_a_number_outside_1_to_10_is_refused(number: int) -> None:
    strange = (*RECONSTRUCTION[:-1], Tile(1, number, 3))
    (refused,) = inspect_set(strange, 2).refusals
    assert (refused.code, refused.rule) == ("number-outside", "C-04")
    assert refused.args == {"tile": f"1-{number}-3", "number": number}
    with pytest.raises(RulesError):
        GAME.start(ContackRules(tiles=strange), 2)


@pytest.mark.parametrize(("text", "number"), [("11-2-3", 11), ("1-2-999", 999), ("0-1-2", 0)])
def test_c04_a_number_outside_1_to_10_is_not_read(text: str, number: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_tile(text)
    assert caught.value.refusal.code == "number-outside"
    assert caught.value.refusal.args == {"tile": text, "number": number}


def test_c04_more_tiles_than_can_be_played_with_are_refused() -> None:
    assert inspect_set(box(MOST_TILES), 2).refusals == ()
    (refused,) = inspect_set(box(MOST_TILES + 1), 2).refusals
    assert (refused.code, refused.args) == ("set-too-large", {"tiles": MOST_TILES + 1, "most": MOST_TILES})


def test_c04_another_count_than_36_and_a_repeated_number_are_only_warned_about() -> None:
    report = inspect_set((*box(20), Tile(7, 7, 1), Tile(8, 2, 8)), 3)
    assert report.refusals == ()
    assert {(w.code, w.rule) for w in report.warnings} == {("set-count", "C-04"), ("number-repeated", "C-04")}
    assert {tuple(w.args.items()) for w in report.warnings} == {
        (("tiles", "7-7-1, 8-2-8"), ("count", 2)),
        (("tiles", 22), ("usual", 36)),
    }
    assert GAME.start(ContackRules(tiles=(*box(20), Tile(7, 7, 1))), 3) is not None


def test_c04_everything_wrong_with_a_set_is_said_at_once() -> None:
    report = inspect_set((Tile(1, 2, 3), Tile(1, 2, 3), Tile(0, 2, 2)), 2)
    assert sorted(r.code for r in report.refusals) == ["number-outside", "set-too-small", "tile-twice"]
    assert sorted(w.code for w in report.warnings) == ["number-repeated", "set-count"]


def test_c04_a_match_with_an_own_set_is_played_to_its_end() -> None:
    for count in (11, 30, 64):
        rules = msgspec.structs.replace(ContackRules(), tiles=box(count), hands=1)
        state = GAME.start(rules, 2)
        state = GAME.apply(state, GAME.deal(state, GAME.deck(state))).state
        for _ in range(500):
            if GAME.outcome(state) is not None:
                break
            state = GAME.apply(state, list(GAME.legal_actions(state))[-1]).state
        assert GAME.outcome(state) is not None
