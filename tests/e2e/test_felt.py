"""What the layout shows while a tile is in the fingers."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.playing import fitting, places, take_turn_by_finger, version, wait_beyond, wait_for_turn
from tests.e2e.server import Server


def _until_a_tile_fits_after_a_score(page: Page) -> None:
    for _ in range(40):
        wait_for_turn(page)
        if fitting(page).count() and page.locator(".won").count():
            return
        take_turn_by_finger(page)
    raise AssertionError("no tile fits after a play that scored")


def test_the_points_of_the_last_play_do_not_rise_again_when_a_tile_is_put_back(
    visitors: Visitors, server: Server
) -> None:
    page = visitors.come(desk=True)
    page.goto(server.open(hands=9).address)
    _until_a_tile_fits_after_a_score(page)
    # An element made anew would begin its rise from below.
    page.locator(".won").evaluate("element => { element.dataset.before = 'yes' }")
    fitting(page).first.click()
    expect(places(page).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(places(page)).to_have_count(0)
    expect(page.locator(".won")).to_have_attribute("data-before", "yes")


def _until_a_tile_fits_beside_others(page: Page) -> None:
    wait_for_turn(page)
    while not fitting(page).count() or page.locator(".felt .laid").count() < 3:
        take_turn_by_finger(page)
        wait_for_turn(page)


def test_the_places_of_a_chosen_tile_come_into_sight_wherever_one_looks(phone: Page, server: Server) -> None:
    phone.goto(server.open(hands=9).address)
    _until_a_tile_fits_beside_others(phone)
    felt = phone.locator(".felt")
    for key in ("ArrowUp", "ArrowLeft"):
        for _ in range(20):
            felt.press(key)
    laid = phone.locator(".felt .laid").last
    expect(laid).not_to_be_in_viewport()
    fitting(phone).first.click()
    for place in places(phone).all():
        expect(place).to_be_in_viewport(ratio=0.95)
    seen = version(phone)
    places(phone).last.click()
    wait_beyond(phone, seen)
