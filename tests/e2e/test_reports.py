"""Reports of comparisons and tournaments: clean for axe, light and dark, wide tables within reach."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.arena.reporting import whole
from tests.e2e.looking import inspect

pytestmark = pytest.mark.browser


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
    wide.focus()
    wide.press("ArrowRight")
    shown.wait_for_function("document.activeElement.scrollLeft > 16")
    # What stands in the first column says what a row is about.
    first = wide.locator("tbody th").first.bounding_box()
    assert first is not None
    assert first["x"] >= 0
    shown.close()
