"""A match of Kontrakt on a phone: laid down, bought, laid off, exchanged, gone out, and the last hand."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.kontrakt_table import (
    Cards,
    Line,
    choose,
    discard,
    draw,
    held,
    held_cards,
    meld,
    put,
    wait_for_window,
    wait_to_play,
)


def test_x083_x092_a_match_in_which_one_lays_buys_lays_off_swaps_and_finishes_the_last_round(
    guest: Page, cards: Cards
) -> None:
    cards.plan(
        "9s 9h 9d 4h 5h 6h 7h 7c 8h Qd",
        "Jd Js Jh 5c 6c * 8c Kh 2d 4d",
        "3d 6d Ks As 2c 3c 5s 8s Td Qs",
        up="Kd",
        # Ane's draw, her penalty card, Bjørn's draw, Cat's, Ane's, Bjørn's, Cat's, Ane's.
        stock="2s 9h Ad Ac 9c 7s 6s 3h",
    )
    ane, bjorn, cat = cards.three(contracts=["G3+S4", "S4+S4"], deal=[10, 7])
    guest.goto(ane.address)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        _lay_down(guest, second, third)
        _buy_and_pass(guest, second, third)
        _lay_off_and_swap(guest, second, third)
        _go_out(guest, second, third)
        cards.plan("3s 4s 5s 6s 8d 9d Td", "Ks Qs", "2h 4h", up="7c", stock="3c 5c Jd", dealer="p1")
        _end_of_the_round(guest, second, third)
        _last_round(guest, second, third)
    expect(guest.get_by_role("heading", name="You win!")).to_be_visible()
    expect(guest.locator(".podium li").first).to_contain_text("You")
    record = cards.record(ane.table)
    assert "p1 buy Qd" in record
    assert "p1 swap 7c p2.2" in record
    assert record.count('"out"') == 2
    # With the same people, who need not say their names again.
    guest.get_by_role("button", name="Rematch").click()
    guest.wait_for_url(lambda url: ane.table not in url)
    expect(guest.get_by_role("list", name="Round the table")).to_contain_text("Bjørn")


def _lay_down(page: Page, second: Line, third: Line) -> None:
    expect(page.get_by_text("Your turn: take K♦, or draw from the stock")).to_be_visible()
    draw(page)
    second.say("no")
    third.say("no")
    wait_to_play(page)
    put(page, 0, "9s 9h 9d")
    expect(page.locator(".slot.good")).to_have_count(1)
    # One card too many of the wrong suit: the slot says why, and the card goes back to the hand.
    put(page, 1, "4h 5h 6h 7c")
    expect(page.locator(".slot.bad")).to_contain_text("K-031")
    page.get_by_role("button", name="Take back 7 of clubs").click()
    put(page, 1, "7h")
    expect(page.get_by_text("The contract is complete.")).to_be_visible()
    page.get_by_role("button", name="Lay down").click()
    expect(meld(page, "p1.2")).to_have_accessible_name(re.compile(r"Ane \(you\), no\. 2, run: 4 of hearts"))
    discard(page, "Qd")


def _buy_and_pass(page: Page, second: Line, third: Line) -> None:
    second.play("leave")
    wait_for_window(page)
    third.say("no")
    expect(page.get_by_text("1 of 2 have answered")).not_to_have_count(0)
    page.get_by_role("button", name="Buy Q♦").click()
    # Under it lies a king, which the others may buy in their turn (K-086).
    third.say("no")
    second.play("stock", "lay JsJhJd 5c6c*7c8c", "drop Kh")
    # What was bought and its penalty card came to the marked end of the hand.
    assert held_cards(page)[-2:] == ["9h", "Qd"] or held_cards(page)[-2:] == ["Qd", "9h"]
    expect(page.locator(".held.fresh")).to_have_count(2)
    third.play("leave")
    wait_for_window(page)
    page.keyboard.press("Escape")
    second.say("no")
    third.play("stock", "drop 3d")


def _lay_off_and_swap(page: Page, second: Line, third: Line) -> None:
    draw(page)
    second.say("no")
    third.say("no")
    wait_to_play(page)
    for card, where in (("9c", "p1.1"), ("8h", "p1.2"), ("9h", "p1.1")):
        choose(page, card)
        expect(meld(page, where)).to_have_class(re.compile("takes"))
        meld(page, where).click()
        if page.get_by_role("heading", name="Which do you mean?").count():
            page.get_by_role("button", name=re.compile("^Lay .* on Ane")).first.click()
        expect(held(page, card)).to_have_count(0)
    choose(page, "7c")
    meld(page, "p2.2").click()
    # The joker may go to several places: the page asks which.
    page.get_by_role("button", name=re.compile(r"lay the joker on Ane \(you\), no\. 1$")).click()
    expect(meld(page, "p2.2")).to_have_accessible_name(re.compile("6 of clubs, 7 of clubs, 8 of clubs"))
    expect(meld(page, "p1.1")).to_have_accessible_name(re.compile("joker$"))
    discard(page, "Qd")


def _go_out(page: Page, second: Line, third: Line) -> None:
    for mate, other, drop in ((second, third, "7s"), (third, second, "6s")):
        mate.play("leave")
        wait_for_window(page)
        page.keyboard.press("Escape")
        other.say("no")
        mate.play("stock", f"drop {drop}")
    draw(page)
    second.say("no")
    third.say("no")
    wait_to_play(page)
    choose(page, "3h")
    meld(page, "p1.2").click()
    expect(held(page, "3h")).to_have_count(0)
    discard(page, "2s")


def _end_of_the_round(page: Page, second: Line, third: Line) -> None:
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(page.get_by_text("Ane (you) went out.")).to_be_visible()
    second.ready()
    third.ready()
    # Nobody else's haste ends it: the next deal waits for whoever is still looking.
    page.wait_for_timeout(300)
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    page.get_by_role("button", name="Next round").click()


def _last_round(page: Page, second: Line, third: Line) -> None:
    for mate, other, drop in ((second, third, "3c"), (third, second, "5c")):
        mate.play("leave")
        wait_for_window(page)
        page.keyboard.press("Escape")
        other.say("no")
        mate.play("stock", f"drop {drop}")
    draw(page)
    second.say("no")
    third.say("no")
    wait_to_play(page)
    page.get_by_role("button", name="Suggest").click()
    expect(page.get_by_text("The contract is complete.")).to_be_visible()
    page.get_by_role("button", name="Lay down").click()
