"""Tapped twice at the pace of a nervous finger, nothing at a table of Kontrakt happens twice."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kontrakt_table import (
    THUMB,
    Cards,
    choose,
    discard,
    draw,
    hand,
    held,
    meld,
    pass_by,
    put,
    wait_for_window,
    wait_to_play,
)
from tests.e2e.server import Seat

PAUSE = 150
"""Milliseconds between two taps of one finger: long enough for the table to have answered the first."""

EXAMPLE = "9s 9h 9d 4h 5h 6h 7h 8c Qc Kd"
TWO_ROUNDS = {"contracts": ["G3+S4", "G3"], "deal": [10]}


def twice(page: Page, button: Locator) -> None:
    """Taps twice on the place where the button is, whatever may be there by the second time."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + min(THUMB["x"], box["width"] / 2), box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.wait_for_timeout(PAUSE)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(PAUSE)


def nothing_is_wrong(page: Page) -> None:
    """No complaint is shown, and nothing has opened."""
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"[KOT]-\d"))).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def to_play(page: Page, cards: Cards, *hands: str) -> tuple[Seat, Seat, Seat]:
    """Ane has taken the card turned up, and is to play."""
    cards.plan(*(hands or (EXAMPLE, "", "")), up="3c", stock="2s 2d 2h 2c", dealer="p3")
    seats = cards.three(**TWO_ROUNDS)
    page.goto(seats[0].address)
    twice(page, page.get_by_role("button", name="Take 3♣"))
    wait_to_play(page)
    nothing_is_wrong(page)
    return seats


def lines_of(cards: Cards, seat: Seat, word: str) -> list[str]:
    """What Ane did, of the kind that begins with ``word``, as the record has it."""
    return re.findall(rf"^p1 ({word}[^>\n]*?)(?: >.*)?$", cards.record(seat.table), re.MULTILINE)


def test_the_discard_is_taken_once_and_the_stock_drawn_from_once(guest: Page, cards: Cards) -> None:
    seats = to_play(guest, cards)
    assert lines_of(cards, seats[0], "take") == ["take 3c"]
    expect(hand(guest)).to_have_count(11)
    cards.plan(EXAMPLE, "", "", up="3c", stock="2s", dealer="p3")
    ane, bjorn, cat = cards.three(**TWO_ROUNDS)
    guest.goto(ane.address)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        twice(guest, guest.get_by_role("button", name="From the stock"))
        second.say("no")
        third.say("no")
        wait_to_play(guest)
    assert len(lines_of(cards, ane, "leave")) == len(lines_of(cards, ane, "stock")) == 1
    expect(hand(guest)).to_have_count(11)
    nothing_is_wrong(guest)


def test_of_two_like_cards_one_is_discarded(guest: Page, cards: Cards) -> None:
    seats = to_play(guest, cards, "9s 9s 4h 5h 6h 7h 8c Qc Kd 2d", "", "")
    choose(guest, "9s")
    twice(guest, guest.get_by_role("button", name="Discard 9♠"))
    expect(hand(guest)).to_have_count(10)
    expect(held(guest, "9s")).to_have_count(1)
    assert lines_of(cards, seats[0], "drop") == ["drop 9s"]
    nothing_is_wrong(guest)


def test_the_contract_is_laid_once_and_nothing_is_discarded_by_it(guest: Page, cards: Cards) -> None:
    seats = to_play(guest, cards)
    put(guest, 0, "9s 9h 9d")
    put(guest, 1, "4h 5h 6h 7h")
    twice(guest, guest.get_by_role("button", name="Lay down"))
    expect(guest.locator("[data-meld]")).to_have_count(2)
    expect(hand(guest)).to_have_count(4)
    assert lines_of(cards, seats[0], "lay") == ["lay 9s9h9d 4h5h6h7h"]
    nothing_is_wrong(guest)


def test_a_card_is_laid_off_once_and_a_joker_exchanged_once(guest: Page, cards: Cards) -> None:
    cards.plan(
        "9s 9h 9d 4h 5h 6h 7h 8h 7c Kd",
        "Js Jd Jh 5c 6c * 8c Kh 2d 4d",
        "3d",
        up="Qs",
        stock="As",
        dealer="p1",
    )
    ane, bjorn, cat = cards.three(**TWO_ROUNDS)
    guest.goto(ane.address)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        second.play("take Qs", "lay JsJhJd 5c6c*7c8c", "drop Kh")
        third.play("take Kh", "drop 3d")
        guest.get_by_role("button", name="Take 3♦").click()
        put(guest, 0, "9s 9h 9d")
        put(guest, 1, "4h 5h 6h 7h")
        guest.get_by_role("button", name="Lay down").click()
        discard(guest, "3d")
        second.play("take 3d", "drop 3d")
        third.play("take 3d", "drop 3d")
    guest.get_by_role("button", name="Take 3♦").click()
    wait_to_play(guest)
    choose(guest, "8h")
    twice(guest, meld(guest, "p1.2"))
    assert lines_of(cards, ane, "add") == ["add 8h p1.2"]
    choose(guest, "7c")
    meld(guest, "p2.2").click()
    twice(guest, guest.get_by_role("button", name=re.compile(r"lay the joker on Ane \(you\), no\. 1$")))
    assert lines_of(cards, ane, "swap") == ["swap 7c p2.2 *:p1.1"]
    assert lines_of(cards, ane, "drop") == ["drop 3d"]
    expect(guest.get_by_role("dialog")).to_have_count(0)


def test_the_end_of_a_round_is_seen_once(guest: Page, cards: Cards) -> None:
    cards.plan("2s 4d 6h 8c", "9s 9h 9d 9c", "2h 4c 6s 8d", up="Kd", dealer="p1")
    ane, bjorn, cat = cards.three(contracts=["G3", "G3"], deal=[4])
    guest.goto(ane.address)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        second.play("take Kd", "lay 9s9h9d", "drop Kd")
        third.play("take Kd", "drop Kd")
        guest.get_by_role("button", name="Take K♦").click()
        wait_to_play(guest)
        discard(guest, "Kd")
        second.play("take Kd", "add 9c p2.1", "drop Kd")
        second.ready()
        third.ready()
        twice(guest, guest.get_by_role("button", name="Next round"))
        expect(guest.get_by_text("Round 2 of 2").first).to_be_visible()
        expect(hand(guest)).to_have_count(4)
    nothing_is_wrong(guest)


def two_windows(page: Page, cards: Cards, do: Callable[[], None], other: str) -> Seat:
    """Bjørn left a card under which another lies, Cat has answered ``other``, and then Ane does ``do``."""
    cards.plan(EXAMPLE, "", "", up="Ks", stock="2s 2d 2h 2c 3s", dealer="p3")
    ane, bjorn, cat = cards.three(**TWO_ROUNDS)
    page.goto(ane.address)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        draw(page)
        second.say("no")
        third.say("no")
        wait_to_play(page)
        discard(page, "Qc")
        second.play("leave")
        wait_for_window(page)
        third.say(other)
        expect(page.get_by_text("1 of 2 have answered")).not_to_have_count(0)
        do()
    return ane


ANSWERS: dict[str, Callable[[Page], None]] = {
    "buy": lambda page: twice(page, page.get_by_role("button", name="Buy Q♣")),
    "no": lambda page: twice(page, page.get_by_role("button", name="No, thanks")),
    "b": lambda page: pressed_twice(page, "b"),
    "Escape": lambda page: pressed_twice(page, "Escape"),
}


def pressed_twice(page: Page, key: str) -> None:
    """The key is pressed twice."""
    page.keyboard.press(key)
    page.wait_for_timeout(PAUSE)
    page.keyboard.press(key)


@pytest.mark.parametrize("how", ANSWERS)
def test_k086_the_second_tap_answers_no_window_that_was_not_yet_seen(
    guest: Page, cards: Cards, how: str
) -> None:
    ane = two_windows(guest, cards, lambda: ANSWERS[how](guest), "buy Qc")
    # Cat sat nearer and has the queen; the king under it is now for sale, and Ane is still asked.
    expect(guest.get_by_role("button", name="Buy K♠")).to_have_attribute("aria-pressed", "false")
    expect(guest.get_by_role("button", name="No, thanks")).to_have_attribute("aria-pressed", "false")
    expect(hand(guest)).to_have_count(10)
    nothing_is_wrong(guest)
    # After a moment she answers as ever.
    guest.wait_for_timeout(700)
    guest.get_by_role("button", name="Buy K♠").click()
    expect(hand(guest)).to_have_count(12)
    assert lines_of(cards, ane, "buy") == ["buy Ks"]


def test_no_said_twice_is_one_no_and_can_be_taken_back(guest: Page, cards: Cards) -> None:
    cards.plan(EXAMPLE, "", "", up="3c", stock="2s 2d", dealer="p2")
    ane, bjorn, cat = cards.three(**TWO_ROUNDS)
    guest.goto(ane.address)
    hand(guest).first.wait_for()
    with cards.line(bjorn) as second, cards.line(cat) as third:
        third.play("leave")
        wait_for_window(guest)
        twice(guest, guest.get_by_role("button", name="No, thanks"))
        expect(guest.get_by_text("You do not buy it.")).to_be_visible()
        guest.get_by_role("button", name="Buy 3♣").click()
        expect(guest.get_by_text("You buy it, if nobody before you does.")).to_be_visible()
        pass_by(guest)
        expect(guest.get_by_text("You do not buy it.")).to_be_visible()
        second.say("no")
        third.play("stock")
    expect(hand(guest)).to_have_count(10)
    nothing_is_wrong(guest)
