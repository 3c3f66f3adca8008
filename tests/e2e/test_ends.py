"""The end of a hand and of a match: your own tiles beside everybody's, and the layout still in sight."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.playing import fitting, hand, take_turn_by_finger, wait_for_turn
from tests.e2e.server import BOT, YOU, Server

PENALTY = 10
LEAST_FELT = 215


def test_your_own_tiles_left_over_stay_in_sight_at_the_end_of_a_hand(phone: Page, server: Server) -> None:
    seat = server.open(YOU, BOT, BOT)
    server.hurry(seat, "between")
    phone.goto(seat.address)
    row = phone.locator(".end").get_by_role("row").filter(has=phone.get_by_role("rowheader", name="You"))
    off = re.search(r"− (\d+)", row.inner_text().replace("\n", " ").partition("You")[2])
    left = int(off[1]) // PENALTY if off else 0
    expect(
        phone.locator(".end").get_by_role("list", name="Your tiles").get_by_role("listitem")
    ).to_have_count(left)


def test_the_end_of_a_match_leaves_the_layout_in_sight_on_a_phone(phone: Page, server: Server) -> None:
    seat = server.open(YOU, BOT, BOT, hands=2)
    server.hurry(seat, "over")
    phone.goto(seat.address)
    phone.get_by_role("button", name="Rematch").wait_for()
    felt = phone.locator(".felt").bounding_box()
    assert felt is not None
    assert felt["height"] >= LEAST_FELT


def test_the_way_on_is_in_sight_with_seven_players(phone: Page, server: Server) -> None:
    seat = server.open(YOU, *[BOT] * 6)
    server.hurry(seat, "between")
    phone.goto(seat.address)
    expect(phone.get_by_role("button", name="Next hand")).to_be_in_viewport(ratio=1)


def test_a_tile_without_a_place_is_said_to_fit_nowhere(phone: Page, server: Server) -> None:
    phone.goto(server.open(hands=9).address)
    for _ in range(60):
        wait_for_turn(phone)
        if phone.locator(".laid").count() and fitting(phone).count() < hand(phone).count():
            break
        take_turn_by_finger(phone)
    phone.locator(".hand .tile.idle").first.click()
    said = phone.get_by_role("alert").filter(has_text="C-22")
    expect(said).to_contain_text("fits nowhere now")


def test_seven_players_fade_out_on_the_side_where_there_are_more(phone: Page, server: Server) -> None:
    phone.goto(server.open(YOU, *[BOT] * 6).address)
    wait_for_turn(phone)
    row = phone.get_by_role("list", name="The other players")
    row.evaluate("element => element.scrollTo({ left: 0, behavior: 'instant' })")
    expect(row).to_have_class(re.compile(r"\bright\b"))
    row.evaluate("element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' })")
    expect(row).to_have_class(re.compile(r"\bleft\b"))
    expect(row).not_to_have_class(re.compile(r"\bright\b"))
