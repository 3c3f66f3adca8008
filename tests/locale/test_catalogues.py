"""All languages say the same things, with the same arguments, and leave nothing unsaid."""

from enum import StrEnum

import pytest
from fluent.syntax import ast as ftl

from kontu.core import registry
from kontu.locale import LANGUAGES, Language, Texts
from tests.locale.catalogues import (
    all_messages,
    catalogue_names,
    entries,
    messages,
    refusals_in_code,
)

CATALOGUES = catalogue_names()
NUMBERS = (0, 1, 2, 11)


def choices_of(value: object) -> list[str]:
    """What a field of this value can be, where it can be only a few things."""
    if isinstance(value, bool):
        return ["true", "false"]
    return [str(choice) for choice in type(value)] if isinstance(value, StrEnum) else []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_has_the_same_messages_with_the_same_arguments(catalogue: str) -> None:
    english = messages(Language.ENGLISH, catalogue)
    assert {language: messages(language, catalogue) for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES, english
    )


def test_no_message_stands_in_two_catalogues() -> None:
    total = sum(len(messages(Language.ENGLISH, name)) for name in CATALOGUES)
    assert len(all_messages(Language.ENGLISH)) == total


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_written_with_numbers_words_and_nothing(language: Language) -> None:
    for catalogue in CATALOGUES:
        # A catalogue is read without the others, so it may not refer to them.
        texts = Texts(language, (catalogue.removesuffix(".ftl"),))
        for key, names in messages(language, catalogue).items():
            for value in (*NUMBERS, "1-2-3", "blue", ""):
                written = texts.text(key, **dict.fromkeys(names, value))
                assert written.strip(), key
                assert "{" not in written, written


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_refusals_end_as_sentences_do_and_hold_no_double_space(
    language: Language,
) -> None:
    texts = Texts(language)
    for key, names in messages(language, "refusals.ftl").items():
        for value in (1, 2, "1-2-3", ""):
            written = texts.text(key, **dict.fromkeys(names, value))
            assert written.endswith((".", "?")), written
            assert not any(slip in written for slip in ("  ", " .", " ,", "..")), written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_source_has_a_sentence(language: Language) -> None:
    known = all_messages(language)
    unsaid = {
        f"{refusal.code} ({refusal.place})"
        for refusal in refusals_in_code()
        if f"refusal-{refusal.code}" not in known
    }
    assert not unsaid


def test_a_sentence_asks_for_nothing_that_its_refusal_does_not_give() -> None:
    known = all_messages(Language.ENGLISH)
    for refusal in refusals_in_code():
        if refusal.args is not None:
            missing = known[f"refusal-{refusal.code}"] - refusal.args
            assert not missing, f"{refusal.place}: {refusal.code} lacks {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.games())
def test_every_variant_and_option_of_every_game_is_explained(name: str, language: Language) -> None:
    texts = Texts(language)
    game = registry.get(name)
    for variant, rules in game.variants.items():
        key = "variant-" + variant.replace("/", "-")
        assert texts.has(key)
        assert texts.has(key + "-help")
        for field in rules.__struct_fields__:
            assert texts.has(f"option-{field}"), field
            assert texts.has(f"option-{field}-help"), field
            for choice in choices_of(getattr(rules, field)):
                assert texts.has(f"option-{field}-{choice}"), f"{field}={choice}"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_the_catalogues_use_only_what_both_readers_of_fluent_know(catalogue: str) -> None:
    for language in LANGUAGES:
        for entry in entries(language, catalogue):
            assert not entry.attributes
            assert isinstance(entry.value, ftl.Pattern)
