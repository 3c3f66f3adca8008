"""What cannot be printed is refused, and it is said what would do."""

import pytest

from kontu.core.refusals import RulesError
from kontu.core.registry import UnknownName
from kontu.games.contack.tiles import Tile
from kontu.locale import Language
from kontu.paper.orders import MOST_TILES, read_order, tiles_in


def refusal(
    kind: str, wishes: dict[str, str], *changes: str, tiles: tuple[Tile, ...] | None = None
) -> tuple[str, dict[str, object]]:
    """Why the order is refused: the code and its arguments."""
    with pytest.raises(RulesError) as caught:
        read_order(kind, wishes, changes, tiles)
    found = caught.value.refusals[0]
    return found.code, dict(found.args)


@pytest.mark.parametrize(
    ("kind", "wishes", "choices"),
    [
        ("poster", {}, "tiles, sheet, card, rules, checklist"),
        ("tiles", {"paper": "a5"}, "a4, letter"),
        ("tiles", {"side": "19.9"}, "20..150"),
        ("tiles", {"side": "150.1"}, "20..150"),
        ("tiles", {"side": "nan"}, "20..150"),
        ("tiles", {"side": "1e400"}, "20..150"),
        ("tiles", {"side": "wide"}, "20..150"),
        ("tiles", {"side": "٣٠"}, "20..150"),
        ("tiles", {"side": "3_0"}, "20..150"),
        ("tiles", {"ink": "gold"}, "full, light"),
        ("tiles", {"lang": "la"}, "eu, nb, en"),
        ("tiles", {"game": "kontrakt"}, "contack"),
        ("card", {"game": "contack"}, "kontrakt"),
        ("sheet", {"players": "0"}, "1..8"),
        ("sheet", {"players": "٣"}, "1..8"),
        ("rules", {"large": "maybe"}, "no, yes"),
    ],
)
def test_a_wish_that_is_none_is_answered_with_what_there_is(
    kind: str, wishes: dict[str, str], choices: str
) -> None:
    code, args = refusal(kind, wishes)
    assert code == "message-wrong"
    assert args["choices"] == choices


def test_rules_that_cannot_be_played_have_no_sheet() -> None:
    assert refusal("sheet", {"game": "kontrakt", "players": "6"})[0] == "seats-outside"
    assert refusal("sheet", {}, "hands=0")[0] == "value-outside"
    assert refusal("sheet", {}, "handz=3")[0] == "field-unknown"
    with pytest.raises(UnknownName):
        read_order("sheet", {"variant": "house/9"})


def test_an_empty_set_and_too_many_tiles_are_not_printed() -> None:
    assert refusal("tiles", {}, tiles=())[0] == "set-too-small-to-print"
    assert refusal("tiles", {}, tiles=(Tile(1, 2, 3),) * (MOST_TILES + 1))[0] == "set-too-large"


def test_a_name_is_a_line_of_fair_length() -> None:
    assert refusal("tiles", {"name": "x" * 61})[0] == "name-unusable"
    assert refusal("tiles", {"name": "a\nb"})[0] == "name-unusable"


def test_a_text_of_tiles_is_read_with_remarks_and_what_is_wrong_has_its_line() -> None:
    tiles, wrong = tiles_in("1-2-3, 4-5-6 # mine\n\n7-8\n1-2-11 1-2-3")
    assert list(map(str, tiles)) == ["1-2-3", "4-5-6", "1-2-3"]
    assert [(each.line, each.refusal.code) for each in wrong] == [(3, "tile-notation"), (4, "number-outside")]


def test_without_wishes_the_usual_things_are_meant() -> None:
    order = read_order("sheet", {})
    assert (order.game.name, order.variant, order.players) == ("contack", "house/1", 4)
    assert order.language is Language.ENGLISH
    assert read_order("sheet", {"game": "kontrakt", "variant": "may-i/1"}).players == 4
    assert read_order("tiles", {"side": "33,3"}).side == 33.3
