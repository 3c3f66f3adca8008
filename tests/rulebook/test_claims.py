"""Everything that the books state is so, in every language; and a changed word of it is found out."""

from collections import Counter

import msgspec
import pytest

from kontu.locale import Language, Texts
from kontu.rulebook import Checker, asked, book, ids, languages
from kontu.rulebook.claims import questions_not_answered
from kontu.rulebook.questions import Asked
from tests.rulebook.small import ENGLISH, small_book

BOOKS = [(game, language) for game in ("contack", "kontrakt") for language in languages(game)]

EXAMPLE = "::: example nine-on-one One\nYou lay `9-2-8`{.tile}: `yes`{.verdict}, `10`{.points}.\n:::"


def problems(text: str, language: Language = Language.ENGLISH) -> list[str]:
    return [fault.problem for fault in Checker(small_book(text, language=language), Texts(language)).faults()]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_everything_a_book_states_is_so(game: str, language: Language) -> None:
    faults = Checker(book(game, language), Texts(language)).faults()
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_anchor_stands_twice(game: str, language: Language) -> None:
    counted = Counter(anchor for anchor in book(game, language).anchors() if anchor)
    assert [anchor for anchor, count in counted.items() if count > 1] == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_rule_stands_in_a_book_that_the_game_has_not(game: str, language: Language) -> None:
    stated = {anchor for anchor in book(game, language).anchors() if anchor[:1].isupper()}
    assert stated <= set(ids(game))


def test_a_true_example_has_no_faults() -> None:
    assert problems(EXAMPLE) == []


@pytest.mark.parametrize(
    ("said", "instead"), [("9-2-8", "9-2-7"), ("yes", "no"), ("`10`", "`15`"), (".points", ".point")]
)
def test_an_example_that_says_something_else_is_found_out(said: str, instead: str) -> None:
    assert len(problems(EXAMPLE.replace(said, instead))) == 1


def test_an_example_without_a_claim_is_found_out() -> None:
    assert problems("::: example nine-on-one One\nAll is well.\n:::") == [
        "claims nothing, so that nothing of it is checked"
    ]


def test_a_figure_in_an_example_that_no_claim_holds_is_found_out() -> None:
    assert problems(EXAMPLE.replace("You lay", "You score 15 with")) == [
        "'You score 15 with' has a figure that is no claim"
    ]


def test_yes_and_no_are_said_in_the_language_of_the_book() -> None:
    assert problems(EXAMPLE.replace("yes", "bai"), Language.BASQUE) == []
    assert problems(EXAMPLE.replace("yes", "ja"), Language.BOKMAL) == []
    assert len(problems(EXAMPLE, Language.BOKMAL)) == 1


def test_text_may_claim_what_the_rules_are() -> None:
    assert problems("You lose `10`{.leftover_penalty}, and play goes `clockwise`{.direction}.") == []
    assert problems("You lose `5`{.leftover_penalty}.") == ["leftover_penalty is '10' and not '5'"]


def test_a_link_that_leads_nowhere_is_found_out() -> None:
    assert problems("[here](#chapter) and [there](#nowhere)") == ["leads nowhere"]


def test_positions_and_questions_that_do_not_exist_are_found_out() -> None:
    assert problems("::: example no-such One\n`1`{.points}\n:::") == ["there is no such position"]
    assert problems("::: figure no-such\nLook.\n:::") == ["there is no such position"]
    assert problems("::: question no-such\n### Why?\n\nBecause.\n:::") == ["is not among the questions"]


def test_an_answer_must_lead_to_its_rules_and_claim_what_is_expected() -> None:
    checker = Checker(
        small_book("::: question why\n### Why?\n\n`No`{.answer}: see [there](#chapter).\n:::"), ENGLISH
    )
    question = {"anchors": ["C-20"], "expect": {"answer": "no", "leftover_penalty": "10"}}
    checker.asked = {"why": msgspec.convert(question, type=Asked)}
    assert [fault.problem for fault in checker.faults()] == [
        "the answer leads to C-20 nowhere",
        "nowhere says that leftover_penalty is 10",
    ]


@pytest.mark.parametrize("game", ["contack", "kontrakt"])
@pytest.mark.parametrize("language", Language)
def test_a_question_that_a_book_leaves_open_is_found_out(game: str, language: Language) -> None:
    if language in languages(game):
        assert questions_not_answered(book(game, language), asked(game)) == ()
