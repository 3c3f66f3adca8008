"""A phone as narrow as they come, or a page zoomed to four times: nothing is moved sideways to be read."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.devices import PHONE
from tests.e2e.looking import come_to_rest, fits
from tests.e2e.test_rulebook import LINKS_IN_TEXT
from tests.e2e.test_score_sheet import begin

SCREENS = ("", "rules/contack", "learn/contack", "ask", "alone", "replay", "box", "sheet", "print")


# As far apart as a reader may wish them (WCAG 1.4.12).
SPACED = (
    "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }"
)


def fits_spaced(page: Page) -> None:
    """Nothing runs beyond the edge or loses the room that a finger needs where letters are set far apart."""
    page.add_style_tag(content=SPACED)
    come_to_rest(page)
    fits(page, but=LINKS_IN_TEXT)


@pytest.mark.parametrize("language", ["en-GB", "eu", "nb"])
def test_no_screen_is_wider_than_the_narrowest_phone_or_too_narrow_for_letters_set_far_apart(
    visitors: Visitors, language: str
) -> None:
    phone = visitors.come(language=language)
    for screen in SCREENS:
        phone.set_viewport_size({"width": 320, "height": 640})
        phone.goto(screen)
        expect(phone.get_by_role("button", name="Euskara")).to_be_visible()
        expect(phone.get_by_role("heading").first).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") == 320, screen
        phone.set_viewport_size(PHONE)
        fits_spaced(phone)


def test_a_leaf_with_a_long_title_keeps_its_cross_beside_letters_set_far_apart(phone: Page) -> None:
    begin(phone, "Contack")
    phone.get_by_role("button", name="Everything that was written").click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    fits_spaced(phone)
    phone.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_who_chooses_the_rules_of_a_sheet_is_told_what_the_sources_are_called(visitors: Visitors) -> None:
    phone = visitors.come()
    phone.goto("sheet")
    phone.get_by_role("radio", name="Contack").check(force=True)
    phone.get_by_text("Choose each rule").click()
    expect(phone.get_by_text("EN the English rules a collector mailed")).to_be_visible()
