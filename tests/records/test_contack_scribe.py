"""How a match of Contack stands in a record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontu.core import registry
from kontu.core.fields import fields, plain_values
from kontu.core.game import PlayLine
from kontu.core.refusals import IllegalAction, NotationError, RulesError
from kontu.core.settings import changed, departures, parsed
from kontu.games.contack import GAME
from kontu.games.contack.actions import PASS, Deal, Play
from kontu.games.contack.cells import ORIGIN
from kontu.games.contack.rules import BOOKLET, CLUB, COLLECTOR, HOUSE, VARIANTS, ContackRules, Direction
from kontu.games.contack.tiles import RECONSTRUCTION, read_tile

ANY = registry.get("contack")
SCRIBE = GAME.scribe

rules_of_any_kind = st.builds(
    ContackRules,
    **{
        info.name: st.sampled_from([type(getattr(HOUSE, info.name))(choice) for choice in info.choices])
        if info.kind == "choice"
        else st.booleans()
        if info.kind == "bool"
        else st.integers(info.least or 0, info.most)
        if info.kind == "int"
        else st.permutations(RECONSTRUCTION).map(tuple)
        for info in fields(ContackRules)
    },
)


@given(rules_of_any_kind)
def test_law_5_rules_are_read_as_they_were_written(rules: ContackRules) -> None:
    variant, departing = SCRIBE.write_rules(rules)
    assert SCRIBE.read_rules(variant, departing) == rules
    assert len(departing) == min(len(departures(rules, each)) for each in VARIANTS.values())


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_written_by_its_name_alone(name: str) -> None:
    assert SCRIBE.write_rules(VARIANTS[name]) == (name, {})


def test_tiles_of_an_own_box_are_a_list_of_texts() -> None:
    rules = changed(ANY, HOUSE, {"tiles": "1-2-3, 4-5-6 7-8-9"})
    assert rules.tiles == (read_tile("1-2-3"), read_tile("4-5-6"), read_tile("7-8-9"))
    assert SCRIBE.write_rules(rules) == ("house/1", {"tiles": ["1-2-3", "4-5-6", "7-8-9"]})


def test_every_wrong_field_is_refused_at_once_by_its_rule() -> None:
    wrong = {
        "must_pla": True,
        "direction": "left",
        "must_play": 1,
        "hands": True,
        "target": 2.5,
        "scoring": ["points"],
        "tiles": "1-2-3",
    }
    with pytest.raises(RulesError) as caught:
        SCRIBE.read_rules("house/1", wrong)
    said = [(refusal.code, refusal.rule, refusal.args.get("field")) for refusal in caught.value.refusals]
    assert said == [
        ("field-unknown", "R-11", "must_pla"),
        ("value-unknown", "C-15", "direction"),
        ("value-unknown", "C-26", "must_play"),
        ("value-unknown", "C-34", "hands"),
        ("value-unknown", "C-34", "target"),
        ("value-unknown", "C-60", "scoring"),
        ("value-unknown", "C-04", "tiles"),
    ]
    assert caught.value.refusals[0].args["nearest"] == "must_play"
    assert caught.value.refusals[1].args["choices"] == "clockwise, counterclockwise"
    assert caught.value.refusals[2].args["choices"] == "true, false"
    assert caught.value.refusals[3].args["choices"] == "1..100"


# --- fields set by text, as a command line gives them ---------------------------------------------


def test_fields_are_set_by_text_one_after_the_other() -> None:
    rules = changed(ANY, BOOKLET, {"must_play": "true", "leftover_penalty": "5", "direction": "clockwise"})
    assert (rules.must_play, rules.leftover_penalty, rules.direction) == (True, 5, Direction.CLOCKWISE)
    assert changed(ANY, COLLECTOR, {}) == COLLECTOR
    assert changed(ANY, CLUB, {"counter_stake": "100"}).counter_stake == 100


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("must_play", "maybe"),
        ("must_play", "1"),
        ("hands", "three"),
        ("hands", "1e3"),
        ("hands", "٣"),
        ("debt", ""),
    ],
)
def test_a_text_that_is_no_value_is_refused_by_the_rule_of_its_field(field: str, text: str) -> None:
    with pytest.raises(RulesError) as caught:
        changed(ANY, HOUSE, {field: text})
    (refusal,) = caught.value.refusals
    assert (refusal.code, refusal.args["field"], refusal.args["value"]) == ("value-unknown", field, text)


def test_a_number_too_long_to_parse_is_refused() -> None:
    with pytest.raises(RulesError):
        changed(ANY, HOUSE, {"hands": "9" * 100_000})


@given(rules_of_any_kind)
def test_every_value_can_be_set_by_the_text_that_shows_it(rules: ContackRules) -> None:
    texts = {
        name: " ".join(map(str, value))
        if isinstance(value, tuple)
        else str(value).lower()
        if isinstance(value, bool)
        else str(value)
        for name, value in plain_values(rules).items()
    }
    assert changed(ANY, HOUSE, texts) == rules
    assert set(parsed(ContackRules, texts)) == set(texts)


def drawing(*tiles: str) -> list[PlayLine]:
    """The lines of a play that draws these tiles."""
    return [PlayLine("p1", "draw", tile) for tile in tiles]


# --- the deal -------------------------------------------------------------------------------------


@given(st.permutations(RECONSTRUCTION), st.integers(2, 7))
def test_law_5_a_deal_is_read_as_it_was_written(order: list[object], seats: int) -> None:
    start = GAME.start(HOUSE, seats)
    deal = GAME.deal(start, list(map(str, order)))
    assert SCRIBE.read_deal(start, SCRIBE.write_deal(start, deal), ()) == deal


@given(st.permutations(RECONSTRUCTION), st.integers(2, 7), st.integers(0, 40))
def test_r10_unknown_tiles_are_settled_by_what_was_drawn(order: list[object], seats: int, drawn: int) -> None:
    start = GAME.start(HOUSE, seats)
    deal = GAME.deal(start, list(map(str, order)))
    lines = SCRIBE.deal_seen(GAME.apply(start, deal).state, None)
    reserve = list(map(str, order))[5 * seats :]
    settled = SCRIBE.read_deal(start, lines, drawing(*reserve[:drawn]))
    assert settled.order[: 5 * seats + drawn] == deal.order[: 5 * seats + drawn]
    assert set(settled.order) == set(RECONSTRUCTION)


def test_a_tile_drawn_twice_is_refused() -> None:
    start = GAME.start(HOUSE, 2)
    deal = GAME.deal(start, GAME.deck(start))
    lines = SCRIBE.deal_seen(GAME.apply(start, deal).state, None)
    tile = str(RECONSTRUCTION[-1])
    with pytest.raises(IllegalAction) as caught:
        SCRIBE.read_deal(start, lines, drawing(tile, tile))
    assert caught.value.refusal.args == {"result": tile}
    with pytest.raises(NotationError):
        SCRIBE.read_deal(start, lines, drawing("??"))


def test_only_a_deal_has_lines() -> None:
    with pytest.raises(TypeError):
        SCRIBE.write_deal(GAME.start(HOUSE, 2), PASS)


# --- beside an action -----------------------------------------------------------------------------


def test_a_first_tile_has_nothing_beside_it() -> None:
    start = GAME.start(HOUSE, 2)
    state = GAME.apply(start, GAME.deal(start, GAME.deck(start))).state
    events = GAME.apply(state, Play(read_tile("1-2-3"), ORIGIN)).events
    assert (SCRIBE.result(events), SCRIBE.claim(events), SCRIBE.comment(events)) == (None, None, None)


def test_c61_in_the_club_a_play_claims_what_it_collects_from_all() -> None:
    order = "4-3-7 8-4-5 10-8-7 9-10-2 8-7-1 1-2-3 7-8-4 9-2-8 10-3-9 8-6-10 6-10-7 9-5-8 10-4-2 7-5-9 2-7-9"
    dealt = order.split()
    start = GAME.start(CLUB, 3)
    rest = [piece for piece in GAME.deck(start) if piece not in dealt]
    state = GAME.apply(start, GAME.deal(start, dealt + rest)).state
    state = GAME.apply(state, GAME.read_action(state, "1-2-3@0,0")).state
    events = GAME.apply(state, GAME.read_action(state, "9-5-8@0,-1")).events
    assert SCRIBE.claim(events) == 20
    assert SCRIBE.comment(events) == "blue 9 on 1"


def test_points_taken_off_at_the_end_are_no_part_of_a_claim() -> None:
    state = GAME.start(HOUSE, 2)
    state = GAME.apply(state, Deal(RECONSTRUCTION)).state
    while not state.match.ended:
        before = [score for score, _, _ in state.match.points()]
        seat = GAME.to_act(state)
        step = GAME.apply(state, next(iter(GAME.legal_actions(state))))
        points = step.state.match.points()
        assert seat is not None
        gained = points[seat][0] + points[seat][1] - before[seat]
        assert (SCRIBE.claim(step.events) or 0) == gained
        state = step.state
