"""A hand played without ever touching the mouse."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.playing import HAND_OVER, fitting, hand, to_the_hand, version, wait_beyond, wait_for_turn
from tests.e2e.server import Server


def test_the_start_is_reached_and_played_by_tab_and_enter(visitors: Visitors) -> None:
    page = visitors.come(desk=True)
    page.goto("")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Play Contack":
            break
    page.keyboard.press("Enter")
    wait_for_turn(page)


def test_a_whole_hand_by_keys_alone(visitors: Visitors, server: Server) -> None:
    page = visitors.come(desk=True)
    page.goto(server.open().address)
    ends = page.get_by_role("heading", name=HAND_OVER)
    for _ in range(200):
        page.locator(".prompt.yours").or_(ends).first.wait_for()
        if ends.count():
            break
        _take_turn(page)
    expect(ends).to_be_visible()


def test_escape_puts_the_tile_back_and_the_keyboard_on_the_hand(visitors: Visitors, server: Server) -> None:
    page = visitors.come(desk=True)
    page.goto(server.open().address)
    wait_for_turn(page)
    while not fitting(page).count():
        _take_turn(page)
        wait_for_turn(page)
    _reach_fitting_tile(page)
    page.keyboard.press("Enter")
    expect(page.locator(".ghost:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(hand(page).and_(page.locator(":focus"))).to_have_count(1)


def test_the_arrow_keys_go_round_the_places(visitors: Visitors, server: Server) -> None:
    page = visitors.come(desk=True)
    page.goto(server.open(hands=20).address)
    # Whoever is ready sees the button until the others are, and it can do no more.
    next_hand = page.get_by_role("button", name="Next hand", disabled=False)
    choosy = page.get_by_role("button", name=re.compile("; fits in [2-9] places"))
    for _ in range(300):
        page.locator(".prompt.yours").or_(next_hand).first.wait_for()
        if next_hand.count():
            seen = version(page)
            next_hand.click()
            wait_beyond(page, seen)
        elif choosy.count():
            break
        else:
            _take_turn(page)
    choosy.first.focus()
    page.keyboard.press("Enter")
    first = page.locator(".ghost:focus").get_attribute("data-action")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'.ghost:focus:not([data-action="{first}"])')).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f'.ghost:focus[data-action="{first}"]')).to_have_count(1)


def _reach_fitting_tile(page: Page) -> None:
    to_the_hand(page)
    for _ in range(6):
        if "fits in" in (page.evaluate("document.activeElement.getAttribute('aria-label')") or ""):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrow keys reach no tile that fits")


def _take_turn(page: Page) -> None:
    seen = version(page)
    if fitting(page).count():
        _reach_fitting_tile(page)
        page.keyboard.press("Enter")
        expect(page.locator(".ghost:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    else:
        page.wait_for_timeout(320)
        may_draw = page.locator(".actions button[aria-disabled=false]").first.inner_text().startswith("Draw")
        page.keyboard.press("d" if may_draw else "p")
    wait_beyond(page, seen)
