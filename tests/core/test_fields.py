"""The description of rules that a page, a terminal and a rulebook offer."""

import enum

import msgspec
import pytest

from kontu.core.fields import FieldInfo, fields, plain, plain_values
from kontu.games.contack.rules import HOUSE, ContackRules

OFFERED = {field.name: field for field in fields(ContackRules)}


def test_every_field_of_the_rules_is_described_in_order() -> None:
    assert tuple(OFFERED) == ContackRules.__struct_fields__


def test_a_choice_lists_its_values_and_its_default() -> None:
    field = OFFERED["direction"]
    assert (field.kind, field.choices, field.default, field.rule) == (
        "choice",
        ("clockwise", "counterclockwise"),
        "clockwise",
        "C-15",
    )


def test_a_yes_or_no_field_is_no_number() -> None:
    assert (OFFERED["must_play"].kind, OFFERED["must_play"].default) == ("bool", False)


def test_pieces_are_written_in_notation() -> None:
    field = OFFERED["tiles"]
    assert field.kind == "pieces"
    assert isinstance(field.default, tuple)
    assert field.default[0] == "1-2-3"
    assert len(field.default) == 36


def test_the_text_of_a_field_leaves_its_rule_id_to_the_rule() -> None:
    assert OFFERED["hands"].doc.startswith("How many hands make a match")
    assert OFFERED["hands"].doc.endswith("(all sources).")


@pytest.mark.parametrize("field", [f for f in OFFERED.values() if f.kind == "int"], ids=lambda f: f.name)
def test_the_bounds_a_field_tells_are_the_bounds_the_rules_keep(field: FieldInfo) -> None:
    assert field.least is not None
    assert field.most is not None

    def refused(value: int) -> bool:
        rules = msgspec.structs.replace(HOUSE, **{field.name: value})
        return any(found.args.get("field") == field.name for found in rules.problems())

    assert [refused(v) for v in (field.least - 1, field.least, field.most, field.most + 1)] == [
        True,
        False,
        False,
        True,
    ]


def test_values_of_a_variant_are_plain() -> None:
    values = plain_values(HOUSE)
    assert values["leftover_penalty"] == 10
    assert values["scoring"] == "points"
    assert set(map(type, values.values())) == {bool, int, str, tuple}


class Shade(enum.StrEnum):
    """Something to choose from."""

    DARK = "dark"


class Silent(msgspec.Struct, frozen=True):
    """Rules that do not say where their field comes from."""

    shade: Shade = Shade.DARK
    """How dark it is."""


def test_a_field_without_a_rule_is_not_offered_but_an_error() -> None:
    with pytest.raises(TypeError, match=r"Silent\.shade needs a default and a docstring"):
        fields(Silent)


class Strange(msgspec.Struct, frozen=True):
    """Rules with a field of a kind nobody can offer."""

    weight: float = 1.5
    """How heavy it is. T-01."""


def test_a_field_of_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Strange\.weight is of a type that nobody can offer"):
        fields(Strange)
    with pytest.raises(TypeError, match="no field of rules holds a float"):
        plain(1.5)


class Numbered(msgspec.Struct, frozen=True):
    """Rules with a list of numbers."""

    deal: tuple[int, ...] = (10, 12)
    """Cards dealt, 1..30, round by round. T-01."""


def test_a_list_of_numbers_has_bounds_and_stays_numbers() -> None:
    (field,) = fields(Numbered)
    assert (field.kind, field.least, field.most, field.default) == ("numbers", 1, 30, (10, 12))
    assert plain_values(Numbered(deal=())) == {"deal": ()}
