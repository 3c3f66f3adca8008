"""Kontrakt's screens, light and dark, on a phone and at a desk, and what each device may choose."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.kontrakt_table import Cards, choose, held, put, wait_for_window, wait_to_play
from tests.e2e.looking import fits, inspect, inspect_colours
from tests.e2e.server import BOT, YOU, Server
from tests.e2e.test_kontrakt_table import asked, down, to_play

ALL_SORTS = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 9d 9d * *"


def to_draw(page: Page, cards: Cards) -> None:
    """Somebody may take the discard or draw."""
    page.goto(cards.open(YOU, *[BOT] * 4).address)
    page.locator("[data-held]").first.wait_for()


def tray(page: Page, cards: Cards) -> None:
    """Thirty cards in hand, one slot good, one wrong, and a joker to be settled."""
    to_play(page, cards, ALL_SORTS, "", "", contracts=["S4+S4+S4", "G3"], deal=[30])
    put(page, 0, "4h 5h 6h *")
    put(page, 1, "9s Ts Js Qs")
    put(page, 2, "As 2s 3s 9d")
    page.locator(".slot.bad").wait_for()


def window(page: Page, cards: Cards) -> None:
    """A card is for sale."""
    asked(page, cards)


def melds(page: Page, cards: Cards) -> None:
    """A card is chosen, a meld takes it, and something was refused."""
    down(page, cards, "8h Qc Kd")
    choose(page, "8h")
    page.locator('[data-meld="p1.1"]').click()
    page.locator(".refused").wait_for()


def ways(page: Page, cards: Cards) -> None:
    """A joker fits in more than one way."""
    down(page, cards, "* Qc Kd")
    choose(page, "*")
    page.locator('[data-meld="p1.2"]').click()
    page.get_by_role("dialog").wait_for()


def looking_on(page: Page, cards: Cards) -> None:
    """What somebody without a seat sees."""
    page.goto(f"#/t/{cards.open().table}")
    page.get_by_text("You are looking on.").wait_for()


def between(page: Page, cards: Cards) -> None:
    """The end of a round."""
    _last(page, cards, ["S4+S4", "G3"], last_round="played_on", go_out="either")
    page.get_by_role("heading", name="Round 1 is over").wait_for()


def over(page: Page, cards: Cards) -> None:
    """The end of the match, with the promises checked."""
    _last(page, cards, ["S4+S4"])
    page.get_by_text("Was the shuffle fair?").click()
    expect(page.get_by_text("it agrees")).to_be_visible()


def _last(page: Page, cards: Cards, contracts: list[str], **changes: object) -> None:
    """Ane has eight cards that are the contract, and lays them."""
    cards.plan("3s 4s 5s 6s 8d 9d Td", "Ks Qs", "Ah 4h", up="Jd")
    seat, _, _ = cards.three(contracts=contracts, deal=[7], **changes)
    page.goto(seat.address)
    page.get_by_role("button", name="Take J♦").click()
    wait_to_play(page)
    page.get_by_role("button", name="Suggest").click()
    page.get_by_role("button", name="Lay down").click()


def leaf(name: str) -> Callable[[Page, Cards], None]:
    """One of the leaves over the table."""

    def open_leaf(page: Page, cards: Cards) -> None:
        page.goto(cards.open().address)
        page.locator("[data-held]").first.wait_for()
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()

    open_leaf.__name__ = name.lower().replace(" ", "_")
    return open_leaf


def standing(page: Page, cards: Cards) -> None:
    """Answers given beforehand."""
    asked(page, cards)
    page.get_by_role("button", name="Answer beforehand").click()
    page.get_by_role("dialog").wait_for()


TABLE = [to_draw, tray, window, melds, between, over]
LEAVES = [ways, standing, looking_on, *map(leaf, ("Settings", "How to play", "Scores", "What happened"))]


def named(value: object) -> str:
    """How a screen is called in the list of tests."""
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("screen", [*TABLE, *LEAVES], ids=named)
def test_on_a_phone(screen: Callable[[Page, Cards], None], guests: Visitors, cards: Cards) -> None:
    page = guests.come()
    screen(page, cards)
    inspect(page)
    # The same screen in the dark has the same shape and other colours.
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    inspect_colours(page)


@pytest.mark.parametrize("screen", TABLE, ids=named)
def test_at_a_desk(screen: Callable[[Page, Cards], None], guests: Visitors, cards: Cards) -> None:
    page = guests.come(desk=True)
    screen(page, cards)
    inspect(page, colours=False)


@pytest.mark.parametrize("size", [(320, 640), (844, 390), (820, 1180)], ids=str)
def test_other_sizes_need_no_sideways_scroll_either(
    size: tuple[int, int], guests: Visitors, cards: Cards
) -> None:
    page = guests.come()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for screen in (tray, window, melds):
        screen(page, cards)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, screen.__name__


def test_x078_every_card_of_a_hand_of_thirty_has_room_for_a_thumb(guest: Page, cards: Cards) -> None:
    to_play(guest, cards, ALL_SORTS, "", "", contracts=["S4+S4+S4", "G3"], deal=[30])
    # What is to be seen of each card, where the next ones lie over it.
    seen = guest.evaluate(
        """() => [...document.querySelectorAll('[data-held]')].map((card) => {
          const box = card.getBoundingClientRect()
          const at = (x, y) => document.elementFromPoint(box.left + x, box.top + y)
          const mine = (x, y) => at(x, y)?.closest('[data-held]') === card
          return [43, 3].every((x) => mine(x, 3) && mine(x, 43))
        })"""
    )
    assert seen == [True] * 31


def test_x067_the_cards_have_four_colours_and_small_corners_where_one_likes(
    guest: Page, cards: Cards
) -> None:
    to_play(guest, cards)
    before = held(guest, "Kd").locator("img").get_attribute("src")
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_role("switch", name="Four colours").check()
    guest.get_by_role("switch", name="Large corners").uncheck()
    guest.keyboard.press("Escape")
    after = held(guest, "Kd").locator("img").get_attribute("src")
    assert before != after
    guest.reload()
    held(guest, "Kd").wait_for()
    assert held(guest, "Kd").locator("img").get_attribute("src") == after


@pytest.mark.parametrize("code", ["eu", "nb"])
def test_the_table_speaks_the_language_of_the_browser(code: str, guests: Visitors, cards: Cards) -> None:
    page = guests.come(language=code)
    page.goto(cards.open().address)
    hand = {"eu": "Zure eskua", "nb": "Hånden din"}[code]
    expect(page.get_by_role("toolbar", name=hand)).to_be_visible()
    assert "kontrakt-" not in page.locator("body").inner_text()


def test_the_start_offers_kontrakt_in_one_tap_and_its_rules_in_two(phone: Page, server: Server) -> None:
    phone.goto("")
    phone.get_by_role("link", name="Set up a table of Kontrakt").click()
    phone.get_by_label("May I?").check()
    phone.get_by_role("group", name="How many players?").get_by_role("button", name="6").click()
    phone.get_by_text("Choose each rule").click()
    phone.get_by_role("textbox", name=re.compile("^Contracts")).fill("G3+S4, G3+G3")
    phone.get_by_role("button", name="Open the table").click()
    phone.locator("[data-held]").first.wait_for()
    expect(phone.get_by_text("Round 1 of 2").first).to_be_visible()
    expect(phone.get_by_role("list", name="Round the table").get_by_role("listitem")).to_have_count(6)
    phone.goto(f"{server.url}/#/")
    phone.get_by_role("button", name="Play Kontrakt").click()
    phone.locator("[data-held]").first.wait_for()


def in_sight(page: Page, name: str) -> bool:
    """Whether the middle of the button called ``name`` is to be seen and reached without scrolling."""
    reached = page.get_by_role("button", name=name, exact=True).evaluate(
        """(button) => {
          const box = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
        }"""
    )
    return bool(reached)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_the_contract_is_laid_without_scrolling_however_many_cards_one_holds(
    size: tuple[int, int], guests: Visitors, cards: Cards
) -> None:
    page = guests.come()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    tray(page, cards)
    assert in_sight(page, "Lay down")
    held(page, "Kh").scroll_into_view_if_needed()
    assert in_sight(page, "Lay down")
    fits(page)


def test_a_card_in_a_slot_has_room_for_a_thumb_on_a_phone_on_its_side(guests: Visitors, cards: Cards) -> None:
    page = guests.come()
    page.set_viewport_size({"width": 844, "height": 390})
    tray(page, cards)
    boxes = page.locator("[data-staged]").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
    )
    assert len(boxes) == 12
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)


def test_what_lies_in_the_slots_is_seen_while_a_card_is_for_sale(guests: Visitors, cards: Cards) -> None:
    page = guests.come()
    cards.plan("3s 3h 4h 5h 6h 9d Kd", "", "", up="3c", stock="2s 2d", dealer="p2")
    ane, _, cat = cards.three(contracts=["G3+S4", "G3"], deal=[7])
    page.goto(ane.address)
    put(page, 0, "3s 3h")
    with cards.line(cat) as third:
        third.play("leave")
    wait_for_window(page)
    seen = page.get_by_role("list", name="Your contract").get_by_role("img")
    expect(seen).to_have_count(2)
    expect(seen.last).to_be_in_viewport()
    inspect(page)


def test_the_end_that_was_wished_for_in_the_settings_is_seen_at_once(guest: Page, cards: Cards) -> None:
    guest.goto(cards.open().address)
    guest.locator("[data-held]").first.wait_for()
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_text("End the match early").click()
    guest.get_by_role("button", name="I wish to end it").click()
    expect(guest.get_by_role("button", name="Rematch")).to_be_visible()
    expect(guest.get_by_role("dialog")).to_have_count(0)


def test_the_own_melds_are_headed_you(guest: Page, cards: Cards) -> None:
    down(guest, cards, "8h Qc Kd")
    expect(guest.locator(".area.mine .owner")).to_have_text("You")
