"""The blank sheets of both games say what the rules say."""

import pytest

from kontu.core import registry
from kontu.core.fields import fields, rules_type
from kontu.core.refusals import RulesError
from kontu.core.tallying import Form, form_fields
from kontu.games.contack import tallying
from kontu.games.contack.rules import BOOKLET, ContackRules, OpportunityScores
from kontu.games.contack.tiles import Tile
from kontu.locale import LANGUAGES, Texts
from kontu.sheet.forms import make_form, sheet_games

GAMES = tuple(sheet_games(registry.all_games()))
PRESETS = tuple((preset.name, form) for game in GAMES for preset in game.presets for form in preset.forms)


def contack(variant: str, seats: int, **changes: bool | int | str) -> Form:
    return make_form(registry.get("contack"), variant, changes, seats)


def kontrakt(variant: str, seats: int) -> Form:
    return make_form(registry.get("kontrakt"), variant, {}, seats)


def test_every_preset_has_a_sheet_at_every_size_it_is_played_at() -> None:
    sizes = {preset.name: [form.seats for form in preset.forms] for game in GAMES for preset in game.presets}
    assert sizes["house/1"] == [2, 3, 4, 5, 6, 7]
    assert sizes["kontrakt/1"] == [3, 4, 5]
    assert sizes["other-deal/1"] == [3, 4, 5, 6, 7, 8]
    assert len(sizes) == sum(len(game.variants) for game in registry.all_games())


OTHER = {
    "direction": "counterclockwise",
    "opening_tile": "any",
    "must_play": True,
    "play_drawn": "forced",
    "enclosed_ends": True,
    "first_melds": "minimum",
    "go_out": "either",
    "build_same_turn": True,
    "same_suit_runs": "free",
    "same_rank_groups": False,
    "joker_limit": "majority",
    "max_jokers": 2,
    "min_naturals": 2,
    "adjacent_jokers": False,
    "joker_swap": "own",
    "joker_swap_when": "any",
    "down_may_take": False,
    "down_may_buy": False,
    "may_rediscard_taken": False,
    "discarder_may_buy": False,
    "active_may_stop": True,
    "buy_limit_match": 9,
    "stall_circles": 3,
}  # type: dict[str, bool | int | str]


@pytest.mark.parametrize("name", registry.games())
def test_what_is_not_offered_for_a_sheet_makes_no_difference_to_one(name: str) -> None:
    game = registry.get(name)
    usual = next(iter(game.variants))
    others = [info.name for info in fields(rules_type(game)) if info.name not in form_fields(game)]
    for other in others:
        assert make_form(game, usual, {other: OTHER[other]}, 3) == make_form(game, usual, {}, 3), other


@pytest.mark.parametrize(("name", "form"), PRESETS, ids=lambda value: str(getattr(value, "seats", value)))
def test_a_sheet_has_plays_or_costs_and_a_sentence_for_all_it_questions(name: str, form: Form) -> None:
    assert (form.plays is None) != (form.costs is None)
    assert sorted(seat for side in form.sides for seat in side) == list(range(form.seats))
    texts = [Texts(language, ("sheet",)) for language in LANGUAGES]
    for constraint in form.constraints:
        assert all(one.has(f"refusal-{constraint.code}") for one in texts), constraint.code


def test_c30_the_totals_of_a_play_are_the_fives_up_to_50() -> None:
    assert tallying.play_totals(ContackRules()) == tuple(range(5, 51, 5))


def test_c31_where_all_contacts_score_the_most_is_51_with_these_tiles_and_54_with_any() -> None:
    rules = ContackRules(opportunity_scores=OpportunityScores.ALL_CONTACTS)
    assert tallying.play_totals(rules)[-1] == 51
    # A tile 10-9-8 between its three equals matches 20 + 18 + 16.
    whole = (*rules.tiles, Tile(10, 9, 8), Tile(10, 1, 2), Tile(1, 9, 2), Tile(2, 1, 8))
    assert (
        tallying.play_totals(ContackRules(opportunity_scores=rules.opportunity_scores, tiles=whole))[-1] == 54
    )


def test_c20_c21_contacts_bring_what_the_examples_of_the_sources_say() -> None:
    alone, beside = tallying.contact_points(ContackRules())
    assert (alone[8, 7], alone[6, 9], alone[5, 10], alone[3, 7], alone[2, 3]) == (15, 15, 15, 10, 5)
    assert (alone[4, 4], alone[5, 5], alone[10, 10], alone[1, 2]) == (0, 10, 20, None)
    assert beside == alone
    _, every = tallying.contact_points(ContackRules(opportunity_scores=OpportunityScores.ALL_CONTACTS))
    assert (every[4, 4], every[1, 2]) == (8, None)


def test_c32_tiles_left_cost_ten_and_are_not_asked_for_where_they_cost_nothing() -> None:
    left = contack("house/1", 3).left
    assert left is not None
    assert (left.each, left.most, left.pieces, left.laid) == (-10, 5, 36, 1)
    assert contack("collector/1", 3).left is None


def test_c50_partners_are_a_side() -> None:
    assert contack("house/1", 4, partnerships=True).sides == ((0, 2), (1, 3))
    with pytest.raises(RulesError):
        contack("house/1", 3, partnerships=True)


def test_c61_c63_everybody_else_pays_and_with_partners_the_opponents() -> None:
    bank = contack("club/1", 4).bank
    assert bank is not None
    assert (bank.stake, bank.debt, bank.payers[1]) == (200, False, (0, 2, 3))
    pairs = contack("club/1", 4, partnerships=True).bank
    assert pairs is not None
    assert pairs.payers == ((1, 3), (0, 2), (1, 3), (0, 2))


@pytest.mark.parametrize(
    ("values", "counters"),
    [("all-5", [5]), ("5-10-20", [5, 10, 20]), ("5-10-25", [5, 10, 25])],
)
def test_c60_the_counters_are_worth_what_was_agreed(values: str, counters: list[int]) -> None:
    bank = contack("club/1", 3, counter_values=values).bank
    assert bank is not None
    assert [counter.value for counter in bank.counters] == counters


def test_c34_a_match_is_three_hands_or_goes_to_a_total() -> None:
    assert (contack("booklet/1", 2).rounds, contack("booklet/1", 2).target) == (BOOKLET.hands, None)
    to = contack("house/1", 2, match_end="target", target=150, hand_limit=9)
    assert (to.rounds, to.target) == (9, 150)


def test_k037_k017_every_round_has_its_contract_and_deal() -> None:
    terms = kontrakt("kontrakt/1", 4).terms
    assert [one.task for one in terms][:2] == ["G3+G3", "G3+S4"]
    assert [one.dealt for one in terms] == [10, 10, 10, 12, 12, 12, 12]
    # K-109: in the last round the others hold every card they were dealt.
    assert [one.least_held for one in terms] == [1, 1, 1, 1, 1, 1, 12]
    assert terms[-1].least_cost == 8 * 2 + 4 * 3


def test_k115_to_k118_cards_cost_what_the_rules_say_and_there_are_so_many() -> None:
    costs = kontrakt("kontrakt/1", 4).costs
    assert costs is not None
    worth = {piece.piece: (piece.points, piece.copies) for piece in costs.pieces}
    assert (worth["2"], worth["T"], worth["Q"], worth["A"]) == ((2, 8), (10, 8), (10, 8), (15, 8))
    assert worth["*"] == (15, 3)
    no_jokers = kontrakt("no-jokers/1", 4).costs
    assert no_jokers is not None
    assert "*" not in {piece.piece for piece in no_jokers.pieces}


def test_no_cards_cost_1_and_with_fives_only_multiples_of_five() -> None:
    costs = kontrakt("kontrakt/1", 3).costs
    assert costs is not None
    possible = {n for one in costs.possible for n in range(one.least, one.most + 1, one.step)}
    assert {0, 2, 3, 22, 45} <= possible
    assert 1 not in possible
    # The whole pack is 2 x 4 x (54 + 30 + 15) and two jokers of 15.
    assert max(possible) == 2 * 4 * (54 + 30 + 15) + 2 * 15
    fives = kontrakt("shanghai/1", 3).costs
    assert fives is not None
    assert all(one.least % 5 == 0 and one.step == 5 for one in fives.possible)


def test_o89_k137_bonuses_are_those_of_the_rules() -> None:
    assert kontrakt("kontrakt/1", 3).bonuses == ()
    assert [(one.name, one.points, one.holder) for one in kontrakt("liverpool/1", 3).bonuses] == [
        ("cut_bonus", -50, "cutter")
    ]
    assert [(one.name, one.points) for one in kontrakt("shanghai-ten/1", 3).bonuses] == [
        ("blind_bonus", -25),
        ("no_joker_bonus", -50),
    ]
