"""Everything that the books state is so, in every language; and a changed word of it is found out."""

import re
from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from kontu.core import registry
from kontu.locale import LANGUAGES, Language, Texts
from kontu.rulebook import Book, Checker, asked, book, ids, languages
from kontu.rulebook.book import ids_of
from kontu.rulebook.claims import questions_not_answered
from kontu.rulebook.generated import generated
from kontu.rulebook.questions import Asked
from kontu.rulebook.reader import read_book
from tests.rulebook.small import ENGLISH, small_book

BOOKS = [(game, language) for game in ("contack", "kontrakt") for language in languages(game)]

CLAIM = re.compile(r"`([^`\n]+)`(\{\.[a-z0-9_-]+\})")

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


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_of_the_game_stands_in_the_book(game: str, language: Language) -> None:
    assert set(ids(game)) - set(book(game, language).anchors()) == set()


@pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))
def test_a_book_has_the_same_chapters_examples_and_questions_in_every_language(game: str) -> None:
    assert languages(game) == LANGUAGES
    english, *others = (outline(book(game, language)) for language in LANGUAGES)
    for other in others:
        assert other == english


def outline(found: Book) -> list[tuple[str, object]]:
    """What must be the same in every language: the order of chapters, boxes and rules."""
    parts: list[tuple[str, object]] = [("chapter", chapter.id) for chapter in found.chapters]
    for block in found.blocks():
        parts.append((type(block).__name__, getattr(block, "name", getattr(block, "id", None))))
        parts.append(("rules", ids_of(block)))
    return parts


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_any_claim_of_a_book_that_is_changed_is_found_out(game: str, language: Language) -> None:
    source = (files("kontu.locale") / language / f"{game}.md").read_text("utf-8")
    made, texts = generated(registry.get(game), Texts(language)), Texts(language)
    claims = list(CLAIM.finditer(source))
    assert claims
    # Every claim is made false at once: each must be found out by itself.
    changed = CLAIM.sub(lambda claim: f"`{falsified(claim[1])}`{claim[2]}", source)
    faults = Checker(read_book(game, language, changed, made), texts).faults()
    assert sum("and not" in fault.problem for fault in faults) == len(claims)


def falsified(said: str) -> str:
    """Another value of the same kind: a number is one more, a word another."""
    return (
        re.sub(r"\d+", lambda number: str(int(number[0]) + 1), said) if any(map(str.isdigit, said)) else "x"
    )
