"""A ten-year-old can read the rules: sentences are short, and the page that says so is true."""

import pytest

from kontu.locale import Language
from kontu.rulebook import book, languages
from kontu.rulebook.readability import Measure, chapters, measured, whole
from scripts import readability

BOOKS = [(game, language) for game in ("contack", "kontrakt") for language in languages(game)]

MOST_WORDS = 12
FEW = 5
MOST_LIX = {Language.ENGLISH: 25, Language.BOKMAL: 25, Language.BASQUE: 45}


def test_a_text_is_measured_in_words_long_words_and_sentences() -> None:
    assert measured(["You lay a tile. It touches another: fine!", "Counting"]) == Measure(9, 3, 4)
    assert measured(["You lay 15 tiles, 9-2-8 first."]) == Measure(4, 0, 1)
    assert measured([]) == Measure(0, 0, 0)


def test_the_figure_is_words_a_sentence_and_long_words_in_a_hundred() -> None:
    measure = Measure(words=20, long_words=5, sentences=4)
    assert measure.sentence == 5
    assert measure.lix == 30
    assert Measure(0, 0, 0).lix == 0


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_chapter_has_long_sentences_and_no_book_is_hard(game: str, language: Language) -> None:
    found = book(game, language)
    long = {
        name: round(part.sentence, 1)
        for name, part in chapters(found).items()
        if part.sentences >= FEW and part.sentence > MOST_WORDS
    }
    assert long == {}
    assert whole(found).lix <= MOST_LIX[language]


def test_the_page_of_figures_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert readability.main(["--check"]) == 0, capsys.readouterr().err
