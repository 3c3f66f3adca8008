"""Reports of comparisons and tournaments: clean for axe, light and dark, wide tables within reach."""

from functools import cache
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from kontu.arena.review_report import report
from kontu.locale import Language, Texts
from tests.arena.reporting import reports, whole
from tests.arena.reviewed import CONTACK, KONTRAKT, reviewed
from tests.e2e.looking import fits, inspect

pytestmark = pytest.mark.browser

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize(("dark", "ink"), [(False, "rgb(29, 35, 38)"), (True, "rgb(232, 236, 238)")])
def test_a_report_fits_the_screen_its_pictures_follow_the_scheme_and_wide_tables_scroll_by_key(
    browser: Browser, dark: bool, ink: str, width: int, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    file.write_text(whole(), encoding="utf-8")
    shown = browser.new_page(
        viewport={"width": width, "height": 844}, color_scheme="dark" if dark else "light"
    )
    shown.goto(file.as_uri())
    inspect(shown)
    letters = shown.locator("figure svg text").first
    assert letters.evaluate("one => getComputedStyle(one).fill") == ink
    wide = shown.get_by_role("region", name="Wide")
    if width > 720:
        wide.focus()
        wide.press("ArrowRight")
        shown.wait_for_function("document.activeElement.scrollLeft > 16")
        # What stands in the first column says what a row is about.
        first = wide.locator("tbody th").first.bounding_box()
        assert first is not None
        assert first["x"] >= 0
    else:
        assert scrolling(shown) == []
    # Beside or below each other: to whom it is read it is a table.
    for role, times in (("table", 1), ("row", 3), ("columnheader", 8), ("rowheader", 2), ("cell", 17)):
        assert wide.get_by_role(role).count() == times  # type: ignore[arg-type]
    shown.close()


# Each game by day and by night, each scheme on a phone and at a desk.
@pytest.mark.parametrize(
    ("text", "dark", "width"),
    [(CONTACK, False, 390), (CONTACK, True, 1280), (KONTRAKT, True, 390), (KONTRAKT, False, 1280)],
    ids=["contack-light-phone", "contack-dark-desk", "kontrakt-dark-phone", "kontrakt-light-desk"],
)
def test_a_review_fits_the_screen_and_its_tables_open_by_key(
    browser: Browser, width: int, dark: bool, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "review.html"
    file.write_text(review(text), encoding="utf-8")
    scheme: Literal["dark", "light"] = "dark" if dark else "light"
    shown = browser.new_page(
        viewport={"width": width, "height": 844}, color_scheme=scheme, has_touch=width < 500
    )
    shown.goto(file.as_uri())
    # Cards are as large in a tall picture as in a low one.
    high = shown.locator(".full svg").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height / one.viewBox.baseVal.height)"
    )
    assert max(high) - min(high) < 0.05
    fits(shown)
    fold = shown.get_by_text("The same as a table").first
    fold.focus()
    fold.press("Enter")
    expect(shown.get_by_role("region", name="p1 Ane: The same as a table")).to_be_visible()
    # Axe looks once, at the page with a table open.
    inspect(shown)
    shown.close()


def test_no_table_of_a_report_is_wider_than_a_phone(browser: Browser, tmp_path: Path) -> None:
    shown = browser.new_page(viewport={"width": 390, "height": 844})
    for language in Language:
        for number, text in enumerate(reports(language)):
            file = tmp_path / f"{language.value}{number}.html"
            file.write_text(text, encoding="utf-8")
            shown.emulate_media(color_scheme=SCHEMES[number % 2])
            shown.goto(file.as_uri())
            fits(shown)
            assert scrolling(shown) == []
            assert shown.locator("html").get_attribute("lang") == language.value
            # Other languages change its words alone.
            if language is Language.ENGLISH:
                inspect(shown)
    shown.close()


@cache
def review(text: str) -> str:
    """The page of the review of a record."""
    return report(reviewed(text), Texts(Language.ENGLISH))


def scrolling(page: Page) -> list[str]:
    """The tables that are wider than the screen."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('.wide')]
        .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel)"""
    )
    return found
