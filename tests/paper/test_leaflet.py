"""The rulebook as a leaflet: all of it, within the margins, in small type and in large."""

import pytest

from kontu.core import registry
from kontu.locale import Language
from kontu.paper import Document, Paper, print_order, write_pdf
from kontu.paper.faces import Face, text_width
from kontu.paper.marks import Words
from kontu.paper.orders import read_order
from kontu.paper.sizes import MARGIN
from kontu.rulebook import book, languages
from tests.paper.measuring import embedded_fonts, flowing, pdf_text, reader

BOOKS = [(game, language) for game in registry.games() for language in languages(game)]
NEAR = 0.02


def leaflet(game: str, language: Language, **wishes: str) -> Document:
    """The leaflet of a game in a language."""
    return print_order(read_order("rules", {"game": game, "lang": language, **wishes}))


def test_there_is_a_book_to_print() -> None:
    assert BOOKS


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_chapter_and_every_rule_of_the_book_is_in_the_leaflet(game: str, language: Language) -> None:
    data = write_pdf(leaflet(game, language))
    told = flowing(pdf_text(data))
    read = book(game, language)
    for chapter in read.chapters:
        assert chapter.title in told
    rules = {anchor for anchor in read.anchors() if anchor[:2] in {"C-", "K-", "O-", "D-"}}
    assert rules
    assert {rule for rule in rules if rule not in told} == set()
    assert all(embedded_fonts(data).values())
    assert len(reader(data).outline) > 0


@pytest.mark.parametrize("paper", tuple(Paper))
@pytest.mark.parametrize("large", ["no", "yes"])
@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_line_of_the_leaflet_runs_over_the_margin(
    game: str, language: Language, large: str, paper: Paper
) -> None:
    for page in leaflet(game, language, large=large, paper=paper).pages:
        for mark in page.marks:
            if isinstance(mark, Words):
                x, y = mark.place
                wide = text_width(mark.text, mark.face, mark.size)
                end = x if mark.anchor == "right" else x + wide * (0.5 if mark.anchor == "middle" else 1)
                assert x >= MARGIN - NEAR, mark
                assert end <= page.width - MARGIN + NEAR, mark
                assert MARGIN - NEAR <= y <= page.height - MARGIN + NEAR, mark


def test_the_large_leaflet_is_set_in_type_of_fifteen_points() -> None:
    document = leaflet("contack", Language.ENGLISH, large="yes")
    serif = {
        m.size for page in document.pages for m in page.marks if isinstance(m, Words) and m.face is Face.SERIF
    }
    assert serif == {15.0}
