"""Paper from the page: chosen, looked at, downloaded; on a phone, by key, in every language."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.paper.measuring import pdf_pages, pdf_text, svg_page

pytestmark = pytest.mark.browser

DRAWN_WITHIN = 30_000
"""Milliseconds for the first drawing of a server, which reads its fonts first."""

KINDS = ("tiles", "sheet", "card", "checklist")


def seen(page: Page) -> None:
    """The first page of the preview has been drawn."""
    picture = page.locator("section img").first
    expect(picture).to_be_visible(timeout=DRAWN_WITHIN)
    expect(picture).to_have_js_property("complete", True, timeout=DRAWN_WITHIN)
    assert picture.evaluate("(one) => one.naturalWidth") > 100


@pytest.mark.parametrize(("desk", "dark"), [(False, False), (True, True)], ids=["phone-light", "desk-dark"])
def test_the_page_that_prints_is_fit_for_everybody(visitors: Visitors, desk: bool, dark: bool) -> None:
    page = visitors.come(desk=desk, dark=dark)
    page.goto("/print")
    expect(page.get_by_role("heading", level=1)).to_have_text("Print")
    inspect(page)
    for kind in KINDS:
        page.goto(f"/print/{kind}")
        seen(page)
        inspect(page)


def test_a_sheet_for_five_players_is_downloaded_as_pdf(phone: Page, tmp_path: Path) -> None:
    phone.goto("/print")
    phone.get_by_role("link", name=re.compile("Score sheet")).tap()
    phone.get_by_role("button", name="Kontrakt").tap()
    phone.get_by_role("combobox", name="Players").select_option("5")
    phone.get_by_role("combobox", name="Paper").select_option("letter")
    phone.get_by_role("combobox", name="Language").select_option("nb")
    expect(phone.get_by_role("img", name=re.compile("Poengark"))).to_be_visible()
    with phone.expect_download() as begun:
        phone.get_by_role("link", name="Download the PDF (1 page)").tap()
    assert begun.value.suggested_filename == "kontu-sheet.pdf"
    data = Path(begun.value.path()).read_bytes()
    (sheet,) = pdf_pages(data)
    assert round(sheet.width, 1) == 215.9
    assert "runde" in pdf_text(data).lower()


def test_a_lost_tile_of_another_size_is_downloaded_as_svg(phone: Page) -> None:
    phone.goto("/print/tiles")
    phone.get_by_role("combobox", name="Tiles").select_option(label="Single tiles")
    phone.get_by_label(re.compile("Which")).fill("2-6-9")
    phone.get_by_label(re.compile("Side of a tile")).fill("60")
    phone.get_by_label("little ink").check()
    expect(phone.locator("section img")).to_have_attribute(
        "src", re.compile(r"side=60&ink=light&tiles=2-6-9")
    )
    phone.get_by_text("As SVG, page by page").tap()
    with phone.expect_download() as begun:
        phone.get_by_role("link", name="Page 1").tap()
    drawn = svg_page(Path(begun.value.path()).read_text(encoding="utf-8"))
    assert {"2", "6", "9"} <= {said for _, said in drawn.texts}


def test_what_cannot_be_printed_is_said_and_nothing_is_offered(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/print/tiles")
    page.get_by_label(re.compile("Side of a tile")).fill("5")
    expect(page.get_by_role("alert")).to_contain_text("20..150")
    expect(page.get_by_role("link", name=re.compile("Download"))).to_have_count(0)
    # The browser notes that the server said no.
    assert all("422" in complaint for complaint in visitors.complaints)
    visitors.complaints.clear()


def test_paper_is_chosen_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come(desk=True)
    page.goto("/print")
    link = page.get_by_role("link", name=re.compile("Contract card"))
    link.focus()
    page.keyboard.press("Enter")
    page.get_by_role("combobox", name="Rules").focus()
    page.keyboard.press("M")
    expect(page.get_by_role("img", name=re.compile("May I"))).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="Players")).to_be_focused()


@pytest.mark.parametrize(("language", "title"), [("eu-ES", "Inprimatu"), ("nb-NO", "Skriv ut")])
def test_page_and_paper_speak_the_language_of_the_visitor(
    visitors: Visitors, language: str, title: str
) -> None:
    page = visitors.come(language=language)
    page.goto("/print")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.goto("/print/card")
    seen(page)
    assert f"lang={language[:2]}" in (page.locator("section img").first.get_attribute("src") or "")
    inspect(page, colours=False)
