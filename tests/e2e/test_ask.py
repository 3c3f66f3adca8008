"""The referee at a real table is asked by tapping and by keyboard; without a network see ``test_offline``."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect

STARTED = 90_000


def asking(page: Page, link: str = "") -> Page:
    """The referee, asked what ``link`` says."""
    page.goto(f"/ask#{link}" if link else "/ask")
    expect(page.get_by_role("heading", name="May I?")).to_be_visible()
    expect(page.get_by_label("By which rules")).to_be_visible(timeout=STARTED)
    return page


def verdict(page: Page) -> Locator:
    """Yes or no, and why."""
    return page.locator(".verdict")


def enter(page: Page, where: str, numbers: tuple[int, int, int]) -> None:
    """Tap a place and enter a tile by its numbers."""
    page.locator(where).tap()
    sheet = page.get_by_role("dialog")
    for colour, number in zip(("blue", "red", "orange"), numbers, strict=True):
        sheet.get_by_role("group", name=colour).get_by_role("button", name=str(number), exact=True).tap()
    sheet.get_by_role("button", name=f"Put {'-'.join(map(str, numbers))} there").tap()
    expect(sheet).to_have_count(0)


def add(page: Page, cards: str) -> None:
    """Tap cards on the pad."""
    for card in cards.split():
        if card != "*":
            page.locator(f'[data-suit="{card[1]}"]').click()
        page.locator(f'[data-add="{card}"]').click()


def test_a_tile_is_asked_about_by_tapping_and_the_answer_names_contacts_points_and_rule(phone: Page) -> None:
    asking(phone)
    inspect(phone)
    expect(phone.get_by_text("Enter the tile in hand: tap the middle.")).to_be_visible()
    enter(phone, '[data-side="blue"]', (1, 2, 3))
    enter(phone, "[data-middle]", (9, 2, 8))
    expect(verdict(phone)).to_contain_text("Yes")
    expect(verdict(phone)).to_contain_text("10 points")
    expect(verdict(phone).get_by_role("link")).to_have_attribute("href", "/rules/contack#C-23")
    expect(phone.get_by_role("row", name=re.compile("blue"))).to_contain_text("9 on 1: 10")
    inspect(phone)
    phone.get_by_label("Another one, which is not here").check()
    expect(verdict(phone)).to_contain_text("No")
    expect(verdict(phone)).to_contain_text("C-23")
    enter(phone, '[data-side="red"]', (7, 3, 9))
    expect(verdict(phone)).to_contain_text("An opportunity play: it touches 2 tiles.")
    expect(verdict(phone)).to_contain_text("15 points")
    inspect(phone)


def test_a_tile_is_picked_from_the_set_changed_and_taken_away(phone: Page) -> None:
    asking(phone, "g=contack&v=house/1&blue=1-2-3")
    phone.locator("[data-middle]").tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet.locator("[data-set]")).to_have_count(36)
    sheet.get_by_role("group", name="blue").get_by_role("button", name="4", exact=True).tap()
    expect(sheet.get_by_text("Or one of these 4 tiles of the set")).to_be_visible()
    inspect(phone)
    sheet.locator('[data-set="4-6-9"]').tap()
    expect(verdict(phone)).to_contain_text("5 points")
    phone.locator('[data-side="blue"]').tap()
    sheet.get_by_role("button", name="Take away").tap()
    expect(verdict(phone)).to_contain_text("0 points")
    expect(verdict(phone)).to_contain_text("C-14")


def test_what_would_fit_is_listed_the_best_first_and_can_be_taken(phone: Page) -> None:
    asking(phone, "g=contack&v=house/1&up=0&blue=9-2-8&red=9-10-2&orange=2-1-8")
    phone.get_by_text("What would fit here?").tap()
    expect(phone.get_by_text(re.compile("tiles? of the set may be played here"))).to_be_visible()
    first = phone.locator(".fitting button").first
    inspect(phone)
    expect(first).to_have_accessible_name("blue 6, red 10, orange 7, 50 points")
    first.tap()
    expect(verdict(phone)).to_contain_text("50 points")


def test_undo_goes_back_and_a_reload_and_a_link_ask_the_same(phone: Page, visitors: Visitors) -> None:
    asking(phone)
    expect(phone.get_by_role("button", name="Undo")).to_be_disabled()
    phone.get_by_role("button", name="Makes 10").tap()
    expect(verdict(phone)).to_contain_text("10 points")
    phone.get_by_role("button", name="One side wrong").tap()
    expect(verdict(phone)).to_contain_text("they total 17")
    phone.get_by_role("button", name="Undo").tap()
    expect(verdict(phone)).to_contain_text("10 points")
    link = phone.url
    phone.reload()
    expect(verdict(phone)).to_contain_text("10 points")
    phone.goto("/ask")
    expect(verdict(phone)).to_contain_text("10 points")
    other = visitors.come()
    other.goto(link)
    expect(verdict(other)).to_contain_text("10 points")
    phone.get_by_role("button", name="Empty").tap()
    expect(verdict(phone)).to_have_count(0)


def test_the_preset_decides_what_a_tile_costs_that_is_kept(phone: Page) -> None:
    asking(phone, "g=contack&v=house/1&blue=1-2-3&tile=9-2-8")
    expect(phone.get_by_text("Kept in hand at the end, a tile costs 10 points.")).to_be_visible()
    phone.get_by_label("By which rules").select_option("collector/1")
    expect(phone.get_by_text("Kept in hand at the end")).to_have_count(0)
    expect(verdict(phone)).to_contain_text("Yes")


def test_the_opening_can_point_the_other_way_and_everything_is_reached_by_key(visitors: Visitors) -> None:
    desk = asking(visitors.come(desk=True))
    desk.get_by_role("button", name="Turn the opening round").press("Enter")
    side = desk.locator('[data-side="blue"]')
    expect(side).to_have_accessible_name(re.compile("^Above, the blue side"))
    side.press("Enter")
    sheet = desk.get_by_role("dialog")
    sheet.locator('[data-set="2-1-8"]').press("Enter")
    expect(side).to_have_accessible_name(re.compile("blue 2, red 1, orange 8, played last"))
    desk.locator("[data-middle]").press("Space")
    sheet.locator('[data-set="3-6-7"]').press("Enter")
    expect(verdict(desk)).to_contain_text("5 points")
    inspect(desk)


def test_a_tile_that_is_there_twice_cannot_be_asked_about_and_the_reason_is_told(
    visitors: Visitors,
) -> None:
    page = asking(visitors.come(), "g=contack&v=house/1&blue=1-2-3&tile=1-2-3")
    expect(page.get_by_text("This cannot be asked:")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="C-04")).to_be_visible()
    inspect(page)
    # The browser notes in its console that the server said no.
    visitors.complaints.clear()


# --- Kontrakt ---


def test_a_contract_is_put_together_and_judged_with_every_meld_named(phone: Page) -> None:
    asking(phone, "g=kontrakt&v=kontrakt/1&m=lay&r=2")
    inspect(phone)
    add(phone, "9s 9s 9h")
    phone.get_by_role("button", name=re.compile("^run of 4")).tap()
    add(phone, "4h 5h * 7h")
    expect(verdict(phone)).to_contain_text("Yes")
    expect(verdict(phone)).to_contain_text("9♠ 9♠ 9♥ + 4♥ 5♥ ★6♥ 7♥")
    inspect(phone)
    phone.get_by_role("button", name=re.compile("9 of hearts|nine of hearts", re.IGNORECASE)).first.tap()
    expect(verdict(phone)).to_contain_text("No")
    expect(verdict(phone)).to_contain_text("K-026")
    phone.get_by_role("button", name="Undo").tap()
    expect(verdict(phone)).to_contain_text("Yes")
    phone.get_by_label(re.compile("^Round")).select_option("3")
    expect(verdict(phone)).to_contain_text("No")


def test_a_joker_that_could_be_two_cards_is_asked_about_and_the_hand_shows_its_ways(phone: Page) -> None:
    asking(phone, "g=kontrakt&v=kontrakt/1&m=lay&r=2&melds=9s9h9d.4h5h6h*&rest=8hKsKd")
    expect(phone.get_by_text("Which do you mean?")).to_be_visible()
    expect(phone.get_by_text("The 3 ways to lay down with this hand")).to_be_visible()
    inspect(phone)
    phone.get_by_role("group", name="Which do you mean?").get_by_role("button", name=re.compile("★3♥")).tap()
    expect(verdict(phone)).to_contain_text("★3♥ 4♥ 5♥ 6♥")


def test_melds_on_the_table_and_a_card_say_lay_off_and_joker(visitors: Visitors) -> None:
    page = asking(visitors.come(), "g=kontrakt&v=kontrakt/1&m=table&r=3")
    add(page, "7c")
    page.get_by_role("button", name="Add a meld of theirs").tap()
    add(page, "5c 6c *")
    # So far it could be the four as well as the seven.
    page.get_by_role("group", name="Which do you mean?").get_by_role("button", name="5♣ 6♣ ★7♣").tap()
    add(page, "8c")
    expect(verdict(page)).to_contain_text("7♣ may be exchanged for a joker.")
    page.get_by_role("button", name="Add a meld of mine").tap()
    add(page, "7s 7h 7d")
    expect(verdict(page)).to_contain_text("7♣ may be laid off in one place.")
    expect(page.get_by_role("status").filter(has_text="K-098").first).to_be_visible()
    inspect(page)
    page.get_by_label("Have you laid your contract?").select_option("no")
    expect(verdict(page)).to_contain_text("No")
    expect(page.locator(".says").first).to_contain_text("Lay your contract")
    # The browser notes in its console that the server asked back.
    visitors.complaints.clear()


def test_what_is_left_is_counted_card_by_card(visitors: Visitors) -> None:
    desk = asking(visitors.come(desk=True, dark=True), "g=kontrakt&v=kontrakt/1&m=worth")
    add(desk, "Qc Kh 2d")
    expect(desk.get_by_text("22 penalty points")).to_be_visible()
    add(desk, "*")
    expect(desk.get_by_text("37 penalty points")).to_be_visible()
    expect(desk.get_by_role("row", name=re.compile("joker"))).to_contain_text("15")
    inspect(desk)
    desk.get_by_label("By which rules").select_option("may-i/1")
    expect(desk.get_by_text("47 penalty points")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "yes", "no"),
    [("eu", "Egin dezaket?", "Bai", "Ez"), ("nb", "Har jeg lov?", "Ja", "Nei")],
)
def test_every_example_is_answered_in_every_language(
    visitors: Visitors, language: str, title: str, yes: str, no: str
) -> None:
    page = visitors.come(language=language)
    page.goto("/ask")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    answers = {"Contack": [yes, no, no, yes], "Kontrakt": [yes, no, yes]}
    for game, expected in answers.items():
        page.get_by_role("button", name=game, exact=True).tap()
        for number, word in enumerate(expected):
            page.locator(".examples .button").nth(number).tap()
            expect(page.locator(".verdict .word")).to_have_text(word)
        inspect(page, colours=False)
    assert "ask-" not in page.locator("main").inner_text()
