"""The rules as a whole: their presets, their bounds, what does not go together, how they are written."""

import msgspec
import pytest

from kontu.core import registry
from kontu.core.fields import FieldInfo, fields, plain_values
from kontu.core.refusals import NotationError, RulesError
from kontu.core.settings import changed
from kontu.games.kontrakt.contracts import read_contract, read_contracts
from kontu.games.kontrakt.rules import KontraktRules
from kontu.games.kontrakt.variants import KONTRAKT, VARIANTS

GAME = registry.get("kontrakt")
OFFERED = fields(KontraktRules)
NUMBERED = [field for field in OFFERED if field.kind in {"int", "numbers"}]
SCRIBE = GAME.scribe


def codes(rules: KontraktRules, seats: int | None = None) -> list[str]:
    return [refusal.code for refusal in rules.problems(seats)]


def with_value(field: FieldInfo, value: int) -> KontraktRules:
    given = (value,) if field.kind == "numbers" else value
    return msgspec.structs.replace(KONTRAKT, **{field.name: given})


@pytest.mark.parametrize("field", NUMBERED, ids=lambda field: field.name)
def test_the_bounds_a_field_tells_are_the_bounds_the_rules_keep(field: FieldInfo) -> None:
    assert field.least is not None
    assert field.most is not None

    def outside(value: int) -> bool:
        found = with_value(field, value).problems()
        return any(
            refusal.code == "value-outside" and refusal.args["field"] == field.name for refusal in found
        )

    inside = [outside(value) for value in (field.least, field.most)]
    beyond = [outside(value) for value in (field.least - 1, field.most + 1)]
    assert (inside, beyond) == ([False, False], [True, True])


@pytest.mark.parametrize("name", VARIANTS)
def test_every_preset_can_be_played_at_every_table_it_is_for(name: str) -> None:
    rules = VARIANTS[name]
    assert codes(rules) == []
    for seats in range(2, 10):
        fits = rules.min_players <= seats <= rules.max_players
        assert codes(rules, seats) == ([] if fits else ["seats-outside"])


@pytest.mark.parametrize("name", VARIANTS)
def test_law_5_a_preset_and_its_departures_are_read_as_they_were_written(name: str) -> None:
    rules = msgspec.structs.replace(
        VARIANTS[name], deal=(7, 8), contracts=read_contracts(("G3", "S4+G3")), buy_limits=(9,)
    )
    variant, departures = SCRIBE.write_rules(rules)
    assert SCRIBE.read_rules(variant, departures) == rules
    assert plain_values(rules)["contracts"] == ("G3", "G3+S4")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"deal": (30,)}, "deal-too-large"),
        ({"decks": (1,), "max_players": 8}, "deal-too-large"),
        ({"min_players": 5, "max_players": 4}, "players-reversed"),
        ({"deal": ()}, "list-length"),
        ({"contracts": ()}, "list-length"),
        ({"jokers": (1,) * 9}, "list-length"),
        ({"buy_limits": (0,), "contracts": read_contracts(("G3", "S12"))}, "contract-too-long"),
        (
            {"buy_limits": (0,), "deal": (8,), "contracts": read_contracts(("G3+G3+G3", "G3"))},
            "contract-too-long",
        ),
    ],
)
def test_rules_that_do_not_go_together_are_refused_by_name(changes: dict[str, object], code: str) -> None:
    rules = msgspec.structs.replace(KONTRAKT, **changes)
    assert code in codes(rules)
    with pytest.raises(RulesError):
        GAME.start(rules, rules.max_players)


def test_a_contract_may_take_every_card_where_no_discard_is_required() -> None:
    # Nine of nine cards: with a discard required one more would be needed.
    changes = {"buy_limits": (0,), "deal": (8,), "contracts": read_contracts(("G3+G3+G3", "G3"))}
    rules = msgspec.structs.replace(KONTRAKT, **changes)
    assert codes(rules) == ["contract-too-long"]
    assert codes(msgspec.structs.replace(rules, go_out="lay_down")) == []


def test_what_the_last_entry_of_a_list_says_goes_on() -> None:
    assert [KONTRAKT.deal_in(number) for number in range(1, 8)] == [10, 10, 10, 12, 12, 12, 12]
    assert [KONTRAKT.jokers_for(seats) for seats in (3, 4, 5)] == [2, 3, 4]
    ten = VARIANTS["shanghai-ten/1"]
    assert [ten.buy_limit_in(number) for number in (1, 8, 9, 10)] == [3, 3, 4, 4]
    assert KONTRAKT.buy_limit_in(1) is None


def test_a_table_may_type_its_changes() -> None:
    texts = {"deal": "7 8", "contracts": "G3, S4+G3", "go_out": "either", "buy_limits": "", "cut_bonus": "10"}
    rules = changed(GAME, KONTRAKT, texts)
    assert (rules.deal, rules.buy_limits, rules.cut_bonus) == ((7, 8), (), 10)
    assert [str(contract) for contract in rules.contracts] == ["G3", "G3+S4"]


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"deal": "seven"}, "value-unknown"),
        ({"go_out": "running"}, "value-unknown"),
        ({"contracts": "G3+X4"}, "contract-notation"),
        ({"contract": "G3"}, "field-unknown"),
    ],
)
def test_what_a_table_mistypes_is_refused_by_name(texts: dict[str, str], code: str) -> None:
    with pytest.raises(RulesError) as caught:
        changed(GAME, KONTRAKT, texts)
    assert [refusal.code for refusal in caught.value.refusals] == [code]


@pytest.mark.parametrize(
    "text", ["", "G", "3G", "G1", "G13", "S2", "S15", "G3 S4", "G3+", "G3+G3+G3+G3+G3", "g3"]
)
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_contract(text)
    assert caught.value.refusal.code == "contract-notation"
