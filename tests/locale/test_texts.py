"""How a sentence is looked up and filled in."""

import pytest

from kontu.core.refusals import Refusal
from kontu.core.registry import UnknownName
from kontu.locale import Language, MissingText, Texts, language_for, read_language
from kontu.table import refusing


def test_a_refusal_is_a_sentence_followed_by_its_rule() -> None:
    refusal = Refusal("can-play", "C-29", {"play": "9-2-8@0,-1", "draws": 0})
    said = Texts(Language.ENGLISH).refusal(refusal)
    assert said == "You can play, so you may not pass: for example 9-2-8@0,-1. (C-29)"


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        (Language.ENGLISH, "draw one tile.", "draw 3 tiles."),
        (Language.BASQUE, "beste fitxa bat har dezakezu.", "beste 3 fitxa har ditzakezu."),
        (Language.BOKMAL, "trekke én brikke til.", "trekke 3 brikker til."),
    ],
)
def test_plurals_are_those_of_the_language(language: Language, one: str, three: str) -> None:
    texts = Texts(language)
    assert texts.text("refusal-must-draw", draws=1).endswith(one)
    assert texts.text("refusal-must-draw", draws=3).endswith(three)


def test_an_empty_argument_chooses_the_sentence_that_does_without_it() -> None:
    args = {"tile": "1-2-3", "cell": "5,5", "last": "9-2-8", "cells": ""}
    said = Texts(Language.ENGLISH).refusal(Refusal("must-touch-last", "C-23", args))
    assert "it has no open side" in said
    assert "()" not in said


def test_of_a_name_that_is_far_too_long_the_sentence_has_the_beginning_and_the_end() -> None:
    long = "b" * 3_000 + "e" * 3_000
    said = Texts(Language.BOKMAL).text("cli-file-unreadable", file=long, problem="x")
    assert f" {'b' * 1_000}…{'e' * 200} " in said


def test_a_missing_message_is_an_error_and_not_an_empty_text() -> None:
    with pytest.raises(MissingText, match="no text 'refusal-no-such-thing' in 'nb'"):
        Texts(Language.BOKMAL).text("refusal-no-such-thing")


def test_a_missing_argument_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(MissingText, match="play"):
        Texts(Language.ENGLISH).text("refusal-can-play")


@pytest.mark.parametrize("kind", ["game", "variant", "bot"])
def test_an_unknown_name_is_answered_with_the_nearest_if_there_is_one(kind: str) -> None:
    for language in Language:
        texts = Texts(language)
        near = texts.refusal(refusing.unknown(UnknownName(kind, "gready", ("greedy",))))
        assert "greedy" in near
        assert "none" not in texts.refusal(refusing.unknown(UnknownName(kind, "xyz", ())))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("nb", Language.BOKMAL),
        ("nb_NO.UTF-8", Language.BOKMAL),
        ("no", Language.BOKMAL),
        ("nn_NO", Language.BOKMAL),
        ("eu-ES", Language.BASQUE),
        ("EN", Language.ENGLISH),
        ("de_DE.UTF-8", None),
        ("", None),
    ],
)
def test_a_language_is_read_as_systems_and_people_write_it(text: str, language: Language | None) -> None:
    assert read_language(text) is language


def test_the_first_of_the_systems_settings_that_is_set_decides_the_language() -> None:
    assert language_for({"LANG": "nb_NO.UTF-8", "LC_ALL": "eu_ES.UTF-8"}) is Language.BASQUE
    assert language_for({"LANG": "nb_NO.UTF-8"}) is Language.BOKMAL
    assert language_for({"LC_ALL": "C.UTF-8", "LANG": "nb_NO"}) is Language.ENGLISH
    assert language_for({}) is Language.ENGLISH


@pytest.mark.parametrize(
    ("language", "written"),
    [(Language.ENGLISH, "−1234.50"), (Language.BASQUE, "−1234,50"), (Language.BOKMAL, "−1234,50")],
)
def test_decimals_stand_behind_the_mark_of_the_language(language: Language, written: str) -> None:
    assert Texts(language, ()).decimal(-1234.5, 2) == written
