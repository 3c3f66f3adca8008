"""A hand played by taps on a phone, and the slips that taps bring."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.playing import (
    HAND_OVER,
    fitting,
    hand,
    places,
    play_until,
    version,
    wait_beyond,
    wait_for_turn,
)
from tests.e2e.server import Server


def test_one_tap_on_the_start_screen_leads_to_a_table_with_five_tiles(phone: Page) -> None:
    phone.goto("")
    phone.get_by_role("button", name="Play Contack").click()
    expect(phone).to_have_url(re.compile(r"#/t/[\w-]+$"))
    wait_for_turn(phone)
    expect(phone.get_by_role("list", name="The other players").locator(":scope > li")).to_have_count(2)
    assert 3 <= hand(phone).count() <= 5


def test_a_whole_hand_and_the_next_deal_by_taps(phone: Page, server: Server) -> None:
    seat = server.open()
    phone.goto(seat.address)
    play_until(phone, HAND_OVER)
    expect(phone.get_by_role("columnheader", name="Hand 1")).to_be_visible()
    phone.get_by_role("button", name="Next hand").click()
    expect(phone.get_by_text("Hand 2 of 3")).to_be_visible()
    wait_for_turn(phone)
    assert "[[rounds]]" in server.record(seat.table)


def test_a_place_shows_the_points_that_the_score_sheet_then_has(phone: Page, server: Server) -> None:
    phone.goto(server.open().address)
    for _ in range(40):
        wait_for_turn(phone)
        if fitting(phone).count() and phone.locator(".laid").count():
            break
        seen = version(phone)
        if fitting(phone).count():
            fitting(phone).first.click()
            places(phone).first.click()
        else:
            phone.wait_for_timeout(320)
            phone.locator(".actions button[aria-disabled=false]").first.click()
        wait_beyond(phone, seen)
    fitting(phone).first.click()
    place = places(phone).first
    points = re.match(r"\d+|One", place.get_attribute("aria-label") or "")
    assert points is not None
    seen = version(phone)
    place.click()
    wait_beyond(phone, seen)
    phone.get_by_role("button", name="Scores").click()
    sheet = phone.get_by_role("dialog")
    entry = sheet.locator("td:nth-child(2) button.entry.play").last
    expect(entry).to_have_text(points[0])
    entry.click()
    expect(sheet.locator(".contact").first).to_be_visible()


def test_the_chosen_tile_is_put_back_by_a_second_tap(phone: Page, server: Server) -> None:
    phone.goto(server.open().address)
    wait_for_turn(phone)
    while not fitting(phone).count():
        seen = version(phone)
        phone.wait_for_timeout(320)
        phone.locator(".actions button[aria-disabled=false]").first.click()
        wait_beyond(phone, seen)
        wait_for_turn(phone)
    fitting(phone).first.click()
    expect(places(phone).first).to_be_visible()
    hand(phone).and_(phone.locator("[aria-pressed=true]")).click()
    expect(places(phone)).to_have_count(0)


def test_a_double_tap_plays_once(phone: Page, server: Server) -> None:
    seat = server.open()
    phone.goto(seat.address)
    wait_for_turn(phone)
    before = server.record(seat.table).count("\np1 ")
    seen = version(phone)
    if fitting(phone).count():
        fitting(phone).first.click()
        places(phone).first.dblclick()
    else:
        phone.locator(".actions button[aria-disabled=false]").first.dblclick()
    wait_beyond(phone, seen)
    phone.wait_for_timeout(250)
    assert server.record(seat.table).count("\np1 ") == before + 1


def test_pass_says_why_not(phone: Page, server: Server) -> None:
    phone.goto(server.open().address)
    wait_for_turn(phone)
    phone.get_by_role("button", name="Pass").click(force=True)
    expect(phone.get_by_role("alert").filter(has_text="C-29")).to_be_visible()


def test_a_confirmed_play_takes_a_second_tap(visitors: Visitors, server: Server) -> None:
    page = visitors.come(desk=True)
    page.goto(server.open(opening_tile="any").address)
    wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm each play").check()
    page.keyboard.press("Escape")
    while not fitting(page).count():
        seen = version(page)
        page.wait_for_timeout(320)
        page.locator(".actions button[aria-disabled=false]").first.click()
        wait_beyond(page, seen)
        wait_for_turn(page)
    seen = version(page)
    fitting(page).first.click()
    places(page).first.click()
    page.wait_for_timeout(200)
    assert version(page) == seen
    page.get_by_role("button", name=re.compile("^Lay it for")).click()
    wait_beyond(page, seen)
