"""What stands on paper: in each language, and taken from the rules."""

import pytest

from kontu.core import registry
from kontu.core.tallying import form_of
from kontu.games.contack.tiles import RECONSTRUCTION
from kontu.locale import LANGUAGES, Language
from kontu.paper import Document, Kind, print_order, write_pdf, write_svg
from kontu.paper.faces import Face, has_letters
from kontu.paper.marks import Words
from kontu.paper.orders import read_order, tiles_in
from kontu.paper.words import paper_texts, task_words
from tests.paper.measuring import flowing, pdf_text, svg_text

LETTERS = "abcçdefghijklmnñopqrstuvwxyzåæøäöüéàABCÇDEFGHIJKLMNÑOPQRSTUVWXYZÅÆØ0123456789–—×−·“”«»’…"


def drawn(kind: str, *changes: str, tiles: str = "", **wishes: str) -> Document:
    """The document for the wishes; ``tiles`` as text."""
    return print_order(read_order(kind, wishes, changes, tiles_in(tiles)[0] if tiles else None))


def words_on(document: Document) -> list[str]:
    """Every text of a document."""
    return [mark.text for page in document.pages for mark in page.marks if isinstance(mark, Words)]


def test_the_typefaces_have_every_letter_of_our_languages() -> None:
    for face in Face:
        assert has_letters(LETTERS, face), face


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sheet_says_can_be_read_from_pdf_and_svg(language: Language) -> None:
    texts = paper_texts(language)
    document = drawn("sheet", game="contack", lang=language)
    said = [
        texts.text(key) for key in ("paper-sheet-title", "paper-plays", "paper-running-total", "paper-date")
    ]
    pdf, svg = flowing(pdf_text(write_pdf(document))), flowing(svg_text(write_svg(document, 1)))
    for text in said:
        assert text in pdf
        assert text in svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_checklist_calls_the_usual_set_a_reconstruction(language: Language) -> None:
    texts = paper_texts(language)
    told = flowing(pdf_text(write_pdf(drawn("checklist", lang=language))))
    assert texts.text("paper-set-reconstruction") in told
    assert texts.text("paper-set-reconstruction-about") in told


def test_a_set_with_a_name_that_is_the_reconstruction_is_still_called_one() -> None:
    text = " ".join(map(str, RECONSTRUCTION))
    note = drawn("tiles", tiles=text, name="Kaja").subject
    assert "Kaja" in note
    assert "reconstruction" in note


def test_a_set_of_ones_own_is_not_called_a_reconstruction() -> None:
    assert "reconstruction" not in " ".join(words_on(drawn("checklist", tiles="1-2-3 4-5-6")))


def test_the_checklist_has_a_box_and_a_name_for_every_tile() -> None:
    words = words_on(drawn("checklist"))
    assert [str(tile) for tile in RECONSTRUCTION] == [each for each in words if each.count("-") == 2]


def test_a_doubled_tile_is_listed_once_with_how_often_it_is_there() -> None:
    assert "1-2-3 ×2" in words_on(drawn("checklist", tiles="1-2-3 1-2-3 4-5-6"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", registry.get("kontrakt").variants)
def test_sheet_and_card_have_the_contract_and_the_deal_of_every_round(
    variant: str, language: Language
) -> None:
    game = registry.get("kontrakt")
    texts = paper_texts(language)
    form = form_of(game, game.variants[variant], 4)
    assert form is not None
    for kind in (Kind.SHEET, Kind.CARD):
        document = drawn(kind, game="kontrakt", variant=variant, lang=language)
        told = flowing(" ".join(words_on(document)))
        for terms in form.terms:
            assert task_words(texts, terms.task) in told
            assert texts.text("kontrakt-dealt-short", count=terms.dealt) in told


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("kontrakt/1", ["2–10: their number", "J Q K: 10", "A: 15", "joker: 15"]),
        ("may-i/1", ["joker: 25"]),
        ("shanghai/1", ["2–10: 5", "J Q K: 10"]),
        ("liverpool/1", ["Exact cut", "−50"]),
        ("shanghai-ten/1", ["−25", "4 buys"]),
    ],
)
def test_the_card_tells_what_cards_cost_by_the_rules_of_the_variant(variant: str, said: list[str]) -> None:
    told = flowing(" ".join(words_on(drawn("card", variant=variant))))
    for text in said:
        assert text in told


def test_a_variant_without_jokers_has_no_joker_on_its_sheet() -> None:
    assert "joker:" not in " ".join(words_on(drawn("sheet", game="kontrakt", variant="no-jokers/1")))
    assert "joker:" in " ".join(words_on(drawn("sheet", game="kontrakt")))


def test_the_sheet_of_contack_follows_its_options() -> None:
    assert "Tiles left × 10" in words_on(drawn("sheet"))
    assert "Tiles left × 7" in words_on(drawn("sheet", "leftover_penalty=7"))
    none = " ".join(words_on(drawn("sheet", variant="collector/1")))
    assert "Tiles left" not in none
    club = " ".join(words_on(drawn("sheet", variant="club/1", players="3")))
    assert "600" in club
    assert "Counters now" in club
    assert "200" in " ".join(words_on(drawn("sheet", "match_end=target")))


def test_a_match_of_more_hands_takes_more_pages() -> None:
    assert len(drawn("sheet", "hands=3").pages) == 1
    assert len(drawn("sheet", "hands=7").pages) == 3


def test_partners_share_a_field_for_their_total() -> None:
    words = words_on(drawn("sheet", "partnerships=yes"))
    assert "1 + 3" in words
    assert "2 + 4" in words


def test_changed_rules_are_called_changed() -> None:
    assert "changed" in drawn("sheet", "hands=5").title
    assert "changed" not in drawn("sheet").title


@pytest.mark.parametrize(("players", "columns"), [("3", 3), ("5", 5)])
def test_a_sheet_has_a_column_for_each_player(players: str, columns: int) -> None:
    names = [each for each in words_on(drawn("sheet", game="kontrakt", players=players)) if each.isdigit()]
    # The rounds are numbered as well, seven of them.
    assert len(names) == columns + 7
