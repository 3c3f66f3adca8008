"""Hints at the table and the review of a record, by key, by finger, and for whoever cannot see."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.e2e.playing import version, wait_beyond, wait_for_turn
from tests.e2e.server import BOT, OPEN, YOU, Server
from tests.records.matches import HAND


def ask(page: Page) -> None:
    """Asks for a hint by its key and waits until it is there."""
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Hint").get_by_role("listitem").first).to_be_visible()


def test_a_hint_is_asked_for_and_taken_up_by_key_and_plays_nothing_by_itself(
    visitors: Visitors, server: Server
) -> None:
    page = visitors.come(desk=True)
    page.goto(server.open().address)
    wait_for_turn(page)
    seen = version(page)
    ask(page)
    dialog = page.get_by_role("dialog", name="Hint")
    expect(dialog.get_by_role("status")).to_contain_text("The best: ")
    best = dialog.get_by_role("button").nth(1)
    expect(best).to_be_focused()
    expect(best).to_contain_text(re.compile(r"ends (about|exactly)"))
    inspect(page)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert version(page) == seen
    page.keyboard.press("Enter")
    wait_beyond(page, seen)


def test_a_hint_fits_a_phone_in_every_language_and_shows_the_tile_in_its_place(
    visitors: Visitors, server: Server
) -> None:
    for language, name in (("eu", "Aholkua"), ("nb", "Hint")):
        page = visitors.come(language=language, dark=language == "eu")
        page.goto(server.open(YOU, BOT, BOT).address)
        wait_for_turn(page)
        page.get_by_role("button", name=name).click()
        dialog = page.get_by_role("dialog", name=name)
        expect(dialog.get_by_role("listitem").first).to_be_visible()
        inspect(page)
        play = dialog.get_by_role("button").filter(has=page.locator(".picture svg"))
        if play.count():
            play.first.click()
            expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
            expect(page.locator(".actions .first")).to_be_focused()


def test_where_several_play_there_are_no_hints_and_the_table_says_so(
    visitors: Visitors, server: Server
) -> None:
    page = visitors.come()
    page.goto(server.open(YOU, OPEN).address)
    expect(page.get_by_text("Hints are not allowed at this table.")).to_be_visible()
    other = visitors.come(desk=True)
    other.goto("#/new/contack")
    choice = other.get_by_role("radiogroup", name="Hints")
    expect(choice.get_by_role("radio", name="Only for one person among bots")).to_be_checked()
    choice.get_by_role("radio", name="For nobody").check()
    other.get_by_role("button", name="Open the table").click()
    wait_for_turn(other)
    expect(other.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_review_of_a_record_leads_to_the_turns_that_cost_most(phone: Page) -> None:
    phone.goto("/replay")
    phone.get_by_role("textbox").fill(HAND.decode())
    phone.get_by_role("button", name="Open", exact=True).click()
    phone.locator("summary", has_text="What the turns cost").click()
    phone.get_by_label("Whose turns").select_option("Cat")
    phone.get_by_role("button", name="Review the turns").click()
    expect(phone.get_by_text(re.compile(r"^\d decisions weighed"))).to_have_count(2)
    inspect(phone)
    dear = phone.locator(".within li").first
    expect(dear).to_contain_text(re.compile(r"cost \d+ points"))
    expect(dear).to_contain_text("Better: ")
    dear.get_by_role("button").click()
    expect(dear.get_by_role("button")).to_have_attribute("aria-current", "step")
    expect(phone.locator(".board").first).to_be_in_viewport()
    phone.locator("summary", has_text="The same as a table").click()
    expect(phone.get_by_role("region", name="The same as a table").get_by_role("row")).to_have_count(6)


def test_from_the_end_of_a_match_one_comes_to_the_review_of_ones_own_turns(
    phone: Page, server: Server
) -> None:
    seat = server.open(BOT, YOU, hands=1)
    server.hurry(seat, "over")
    phone.goto(seat.address)
    phone.get_by_role("link", name="Review").click()
    expect(phone.get_by_label("Whose turns")).to_have_value("1")
    expect(phone.get_by_text(re.compile(r"decisions? weighed|nothing to decide")).first).to_be_attached()
