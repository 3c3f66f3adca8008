"""A phone as narrow as they come, or a page zoomed to four times: nothing is moved sideways to be read."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitors

SCREENS = ("", "rules/contack", "learn/contack", "ask", "alone", "replay", "box", "sheet", "print")


@pytest.mark.parametrize("language", ["en-GB", "eu", "nb"])
def test_no_screen_is_wider_than_the_narrowest_phone(visitors: Visitors, language: str) -> None:
    phone = visitors.come(language=language)
    phone.set_viewport_size({"width": 320, "height": 640})
    for screen in SCREENS:
        phone.goto(screen)
        expect(phone.get_by_role("button", name="Euskara")).to_be_visible()
        expect(phone.get_by_role("heading").first).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") == 320, screen


def test_who_chooses_the_rules_of_a_sheet_is_told_what_the_sources_are_called(visitors: Visitors) -> None:
    phone = visitors.come()
    phone.goto("sheet")
    phone.get_by_role("radio", name="Contack").check(force=True)
    phone.get_by_text("Choose each rule").click()
    expect(phone.get_by_text("EN the English rules a collector mailed")).to_be_visible()
