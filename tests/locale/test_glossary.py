"""The table of words for readers says what the catalogues say."""

from pathlib import Path

import pytest

from kontu.locale import Language, Texts

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {Language.ENGLISH: 0, Language.BASQUE: 1, Language.BOKMAL: 2}


def rows() -> list[list[str]]:
    """The table's rows, cell by cell, without its head."""
    lines = [line for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("language", list(Language))
def test_every_word_of_the_glossary_is_the_word_of_the_catalogue(language: Language) -> None:
    texts = Texts(language)
    assert len(rows()) > 20
    for row in rows():
        assert texts.text(row[3].strip("`")) == row[COLUMNS[language]]


def test_no_two_things_have_the_same_word_in_one_language() -> None:
    for column in COLUMNS.values():
        words = [row[column] for row in rows()]
        assert len(set(words)) == len(words)
