"""Rules that somebody types, field by field."""

import pytest

from kontu.core import registry
from kontu.core.refusals import RulesError
from kontu.core.settings import changed, departures, parsed, typed
from kontu.games.contack.rules import HOUSE, ContackRules
from kontu.locale import LANGUAGES, Texts


@pytest.mark.parametrize("text", ["true", "yes", "on", "Yes", "TRUE", "ja", "bai"])
def test_yes_may_be_typed_as_people_and_programs_do(text: str) -> None:
    assert parsed(ContackRules, {"partnerships": text}) == {"partnerships": True}


@pytest.mark.parametrize("text", ["false", "no", "off", "No", "nei", "ez"])
def test_no_may_be_typed_as_people_and_programs_do(text: str) -> None:
    assert parsed(ContackRules, {"partnerships": text}) == {"partnerships": False}


def test_what_the_table_of_rules_shows_can_be_typed() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        for key, value in (("cli-rules-yes", True), ("cli-rules-no", False)):
            assert parsed(ContackRules, {"must_play": texts.text(key)}) == {"must_play": value}


@pytest.mark.parametrize("written", ["false", "true"])
def test_what_was_changed_is_told_as_it_may_be_typed(written: str) -> None:
    game = registry.get("kontrakt")
    usual = game.variants["kontrakt/1"]
    wanted = {"contracts": "G3+G3,G3+S4", "deal": "10,12", "down_may_buy": written}
    rules = changed(game, usual, wanted)
    told = {name: typed(value) for name, value in departures(rules, usual).items()}
    assert told.items() >= {"contracts": "G3+G3,G3+S4", "deal": "10,12"}.items()
    assert changed(game, usual, told) == rules


def test_neither_yes_nor_no_is_refused_with_what_would_do() -> None:
    with pytest.raises(RulesError) as error:
        changed(registry.get("contack"), HOUSE, {"partnerships": "maybe"})
    (refused,) = error.value.refusals
    assert refused.args == {"field": "partnerships", "value": "maybe", "choices": "true, false"}
