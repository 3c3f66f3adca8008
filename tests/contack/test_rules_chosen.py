"""The presets as the rules give them, and sets of rules that do not go together."""

from typing import Any

import msgspec
import pytest

from kontu.core.refusals import RulesError
from kontu.games.contack.rules import VARIANTS, ContackRules, PlayDrawn
from tests.contack.positions import GAME

# field: house/1, booklet/1, collector/1, club/1
PRESETS: dict[str, tuple[Any, Any, Any, Any]] = {
    "direction": ("clockwise", "counterclockwise", "clockwise", "clockwise"),
    "opening_tile": ("lowest",) * 4,
    "must_play": (False, False, True, True),
    "play_drawn": ("free", "free", "forced", "forced"),
    "opportunity_scores": ("counting",) * 4,
    "leftover_penalty": (10, 10, 0, 0),
    "going_out": (True, True, False, False),
    "enclosed_ends": (False, False, True, True),
    "scoring": ("points", "points", "points", "counters"),
    "partnerships": (False,) * 4,
    "match_end": ("hands",) * 4,
    "hands": (3,) * 4,
}


def test_the_presets_are_those_of_the_rules() -> None:
    assert GAME.variants is VARIANTS
    assert list(VARIANTS) == ["house/1", "booklet/1", "collector/1", "club/1"]
    for place, rules in enumerate(VARIANTS.values()):
        values = msgspec.to_builtins(rules)
        for field, wanted in PRESETS.items():
            assert values[field] == wanted[place], field
    club = VARIANTS["club/1"]
    assert (club.counter_stake, club.counter_values.value, club.debt.value) == (200, "all-5", "none")
    assert ContackRules() == VARIANTS["house/1"]


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_preset_is_for_two_to_seven(seats: int) -> None:
    for rules in VARIANTS.values():
        assert rules.problems(seats) == ()


def test_must_play_with_free_drawn_tiles_says_the_same_as_forced() -> None:
    rules = ContackRules(must_play=True, play_drawn=PlayDrawn.FREE)
    assert rules.play_drawn is PlayDrawn.FORCED
    assert rules == ContackRules(must_play=True, play_drawn=PlayDrawn.FORCED)
    changed = msgspec.structs.replace(ContackRules(), must_play=True)
    assert changed.play_drawn is PlayDrawn.FORCED


@pytest.mark.parametrize(
    ("field", "rule", "least", "most"),
    [
        ("leftover_penalty", "C-32", 0, 100),
        ("counter_stake", "C-63", 5, 100_000),
        ("hands", "C-34", 1, 100),
        ("target", "C-34", 5, 10_000),
        ("hand_limit", "C-34", 1, 1_000),
    ],
)
def test_a_number_out_of_its_bounds_is_refused(field: str, rule: str, least: int, most: int) -> None:
    step = 5 if field == "counter_stake" else 1
    for value in (least - step, most + step):
        (refused,) = msgspec.structs.replace(ContackRules(), **{field: value}).problems(2)
        assert (refused.code, refused.rule) == ("value-outside", rule)
        assert refused.args == {"field": field, "value": value, "least": least, "most": most}
    for value in (least, most):
        assert msgspec.structs.replace(ContackRules(), **{field: value}).problems(2) == ()


def test_everything_wrong_with_rules_is_said_at_once() -> None:
    rules = msgspec.structs.replace(VARIANTS["club/1"], leftover_penalty=10, partnerships=True, hands=0)
    with pytest.raises(RulesError) as caught:
        GAME.start(rules, 3)
    assert {r.rule for r in caught.value.refusals} == {"C-34", "C-50", "C-62"}


def test_an_unknown_field_of_rules_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="bonus"):
        msgspec.json.decode(b'{"bonus": 5}', type=ContackRules)
