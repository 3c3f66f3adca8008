"""Paper measured to the millimetre, read back from the files that are printed."""

from collections import Counter
from itertools import pairwise
from math import hypot, sqrt

import pytest

from kontu.games.contack.tiles import RECONSTRUCTION
from kontu.locale import LANGUAGES
from kontu.paper import KINDS, Document, Kind, Paper, print_order, write_pdf, write_svg
from kontu.paper.faces import text_width
from kontu.paper.marks import Words
from kontu.paper.orders import GAMES, read_order, tiles_in
from kontu.paper.sizes import MARGIN
from tests.paper.measuring import Drawn, embedded_fonts, pdf_pages, reader, svg_page

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
EVERY = [(kind, game) for kind in KINDS if kind is not Kind.RULES for game in GAMES[kind]]
NEAR = 0.02
"""Millimetres: a PDF keeps two decimals of a point."""


def drawn(kind: str, **wishes: str) -> Document:
    """The document for the wishes; ``tiles`` as text."""
    text = wishes.pop("tiles", "")
    return print_order(read_order(kind, wishes, tiles=tiles_in(text)[0] if text else None))


def length(segment: tuple[tuple[float, float], tuple[float, float]]) -> float:
    (x1, y1), (x2, y2) = segment
    return hypot(x2 - x1, y2 - y1)


def both(document: Document) -> list[tuple[str, list[Drawn]]]:
    """What the PDF and the SVG of a document show."""
    svgs = [svg_page(write_svg(document, number)) for number in range(1, len(document.pages) + 1)]
    return [("pdf", pdf_pages(write_pdf(document))), ("svg", svgs)]


@pytest.mark.parametrize("paper", tuple(Paper))
@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_a_page_has_the_size_of_its_paper_and_prints_nothing_within_ten_millimetres_of_its_edge(
    kind: Kind, game: str, paper: Paper
) -> None:
    document = drawn(kind, game=game, paper=paper)
    for writer, pages in both(document):
        for page in pages:
            assert (page.width, page.height) == pytest.approx(SIZES[paper], abs=NEAR), writer
            assert len(page.points) > 20
            for x, y in page.points:
                assert MARGIN - NEAR <= x <= page.width - MARGIN + NEAR, (writer, x, y)
                assert MARGIN - NEAR <= y <= page.height - MARGIN + NEAR, (writer, x, y)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", tuple(Paper))
@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_no_text_runs_over_the_margin(kind: Kind, game: str, paper: Paper, language: str) -> None:
    for page in drawn(kind, game=game, paper=paper, lang=language).pages:
        for mark in page.marks:
            if isinstance(mark, Words):
                wide = text_width(mark.text, mark.face, mark.size)
                start = mark.place[0] - wide * {"left": 0, "middle": 0.5, "right": 1}[mark.anchor]
                assert start >= MARGIN - NEAR, mark
                assert start + wide <= page.width - MARGIN + NEAR, mark


@pytest.mark.parametrize("side", ["45", "20", "33.3", "90", "150"])
def test_the_edges_of_a_tile_are_as_long_as_was_asked_for(side: str) -> None:
    wanted = float(side)
    document = drawn("tiles", tiles="2-6-9", side=side)
    for writer, (page,) in both(document):
        edges = [each for each in page.segments if abs(length(each) - wanted) < NEAR * 2]
        assert len(edges) == 3, writer
        # Each of its three corners is the end of two edges: they close to a triangle.
        ends = Counter((round(x, 1), round(y, 1)) for edge in edges for x, y in edge)
        assert sorted(ends.values()) == [2, 2, 2], writer


@pytest.mark.parametrize("paper", tuple(Paper))
def test_all_thirty_six_tiles_of_45_millimetres_go_on_one_sheet_in_rows_of_seven(paper: Paper) -> None:
    document = drawn("tiles", paper=paper)
    for writer, pages in both(document):
        assert len(pages) == 1, writer
        # Straight cuts: the lines between the rows are as long as the tiles beside them.
        level = sorted(length(each) for each in pages[0].segments if abs(each[0][1] - each[1][1]) < NEAR)
        long = [each for each in level if each > 44 and abs(each - 100) > NEAR]
        assert long == pytest.approx([135.0] * 3 + [180.0] * 3, abs=NEAR), writer


def test_rows_of_tiles_are_a_tiles_height_apart() -> None:
    (page,) = pdf_pages(write_pdf(drawn("tiles")))
    heights = sorted(
        {round(s[0][1], 2) for s in page.segments if abs(s[0][1] - s[1][1]) < NEAR and length(s) > 134}
    )
    steps = [below - above for above, below in pairwise(heights)]
    assert steps == pytest.approx([45 * sqrt(3) / 2] * 5, abs=NEAR * 2)


def test_cut_marks_begin_a_millimetre_from_the_tile_and_are_four_long() -> None:
    document = drawn("tiles", tiles="2-6-9")
    corner = None
    for writer, (page,) in both(document):
        edges = [each for each in page.segments if abs(length(each) - 45) < NEAR * 2]
        corners = {(round(x, 1), round(y, 1)) for edge in edges for x, y in edge}
        marks = [each for each in page.segments if abs(length(each) - 4) < NEAR]
        # Two lines meet in each of the three corners, and each is prolonged.
        assert len(marks) == 6, writer
        for (x, y), _far in marks:
            assert min(hypot(x - a, y - b) for a, b in corners) == pytest.approx(1, abs=0.1), writer
        corner = corners
    assert corner is not None


def test_the_measuring_line_is_a_hundred_millimetres_long() -> None:
    for writer, (page,) in both(drawn("tiles")):
        found = [each for each in page.segments if abs(length(each) - 100) < NEAR]
        assert len(found) == 1, writer


def test_a_set_that_does_not_fit_on_one_sheet_goes_on_on_the_next() -> None:
    assert len(drawn("tiles", side="90").pages) == 4
    assert len(drawn("tiles", side="150").pages) == 36


def test_svg_and_pdf_show_the_same_points() -> None:
    document = drawn("sheet", game="kontrakt")
    (_, (pdf,)), (_, (svg,)) = both(document)
    assert sorted(map(length, svg.segments)) == pytest.approx(sorted(map(length, pdf.segments)), abs=NEAR)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "game"), EVERY)
def test_every_font_is_inside_the_pdf_and_title_and_language_are_told(
    kind: Kind, game: str, language: str
) -> None:
    document = drawn(kind, game=game, lang=language)
    data = write_pdf(document)
    fonts = embedded_fonts(data)
    assert fonts
    assert all(fonts.values()), fonts
    assert all("Source" in name and "+" in name for name in fonts), "a subset has a plus sign in its name"
    found = reader(data)
    assert found.metadata is not None
    assert found.metadata.title == document.title
    assert str(found.root_object["/Lang"]) == language


def test_equal_orders_give_equal_files() -> None:
    assert write_pdf(drawn("card")) == write_pdf(drawn("card"))
    assert write_svg(drawn("card"), 1) == write_svg(drawn("card"), 1)


def test_the_tiles_printed_are_those_of_the_set() -> None:
    (page,) = both(drawn("tiles"))[1][1]
    numbers = Counter(said for _, said in page.texts if said.isdigit())
    expected = Counter(str(number) for tile in RECONSTRUCTION for number in tile.numbers)
    assert numbers == expected
