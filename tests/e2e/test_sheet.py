"""The score sheet and the names on it: who you are, and figures that a finger can hit."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.playing import take_turn_by_finger, wait_for_turn
from tests.e2e.server import BOT, YOU, Server

NAMELESS = {"kind": "you", "name": ""}
FINGER = 44


def _open_sheet(page: Page) -> None:
    button = page.get_by_role("button", name="Scores")
    if button.is_visible():
        button.click()


@pytest.mark.parametrize("who", [NAMELESS, YOU], ids=["nameless", "named"])
def test_you_are_you_on_the_sheet_and_marked_in_the_log(
    who: dict[str, str], phone: Page, server: Server
) -> None:
    phone.goto(server.open(who, BOT, BOT).address)
    wait_for_turn(phone)
    take_turn_by_finger(phone)
    phone.get_by_role("button", name="Scores").click()
    heads = phone.get_by_role("dialog").get_by_role("columnheader")
    expect(heads).to_have_text(["You", "Greedy 1", "Greedy 2"])
    phone.keyboard.press("Escape")
    phone.get_by_role("button", name="What happened").click()
    mine = phone.get_by_role("dialog").get_by_text(
        re.compile(rf"{who['name'] or 'Seat 1'} \(you\) (laid|drew|passed)")
    )
    expect(mine.first).to_be_visible()


def test_you_are_you_at_the_end_of_a_hand(phone: Page, server: Server) -> None:
    seat = server.open(NAMELESS, BOT)
    server.hurry(seat, "between")
    phone.goto(seat.address)
    expect(phone.locator(".end").get_by_role("rowheader")).to_have_text(["You", "Greedy"])


@pytest.mark.parametrize("desk", [False, True], ids=["phone", "desk"])
@pytest.mark.parametrize("bots", [1, 6])
def test_every_figure_of_the_sheet_is_as_large_as_a_finger(
    bots: int, desk: bool, visitors: Visitors, server: Server
) -> None:
    page = visitors.come(desk=desk)
    page.goto(server.open(YOU, *[BOT] * bots, opening_tile="any").address)
    wait_for_turn(page)
    for _ in range(2):
        take_turn_by_finger(page)
        wait_for_turn(page)
    _open_sheet(page)
    figures = page.locator("button.entry:visible")
    expect(figures.first).to_be_visible()
    for figure in figures.all():
        box = figure.bounding_box()
        assert box is not None
        assert box["width"] >= FINGER
        assert box["height"] >= FINGER


def test_the_link_that_unfolds_a_hand_is_as_large_as_a_finger(visitors: Visitors, server: Server) -> None:
    seat = server.open(YOU, BOT)
    server.hurry(seat, "between")
    page = visitors.come(desk=True)
    page.goto(seat.address)
    page.get_by_role("button", name="Next hand").click()
    wait_for_turn(page)
    box = page.get_by_role("button", name="Hand 1", exact=True).bounding_box()
    assert box is not None
    assert box["width"] >= FINGER
    assert box["height"] >= FINGER
