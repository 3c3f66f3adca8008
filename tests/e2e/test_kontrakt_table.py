"""What people complained of at tables of this kind, tried at ours; names carry the complaints' ids."""

import re
import time
from typing import Any

from playwright.sync_api import Page, Position, WebSocketRoute, expect

from tests.e2e.conftest import Visitors
from tests.e2e.kontrakt_table import (
    THUMB,
    Cards,
    choose,
    discard,
    draw,
    hand,
    held,
    held_cards,
    meld,
    put,
    wait_for_window,
    wait_to_play,
)
from tests.e2e.playing import to_the_hand, walk_to
from tests.e2e.server import Seat

EXAMPLE = "9s 9h 9d 4h 5h 6h 7h 8c Qc Kd"
TWO_ROUNDS: dict[str, Any] = {"contracts": ["G3+S4", "G3"], "deal": [10]}


def to_play(page: Page, cards: Cards, *hands: str, up: str = "3c", **changes: object) -> Seat:
    """Ane has taken the card turned up, holds the first of ``hands`` and is to play."""
    cards.plan(*(hands or (EXAMPLE, "", "")), up=up)
    seat, _, _ = cards.three(**{**TWO_ROUNDS, **changes})
    page.goto(seat.address)
    page.get_by_role("button", name=re.compile("^Take ")).click()
    wait_to_play(page)
    return seat


def down(page: Page, cards: Cards, spare: str, up: str = "3c", **changes: object) -> Seat:
    """Ane laid the contract on an earlier turn, holds ``spare`` besides and is to play."""
    cards.plan(f"9s 9h 9d 4h 5h 6h 7h {spare}", "2c 2d", "Ks Kh", up=up, stock="As")
    seat, bjorn, cat = cards.three(**{**TWO_ROUNDS, **changes})
    page.goto(seat.address)
    page.get_by_role("button", name=re.compile("^Take ")).click()
    wait_to_play(page)
    put(page, 0, "9s 9h 9d")
    put(page, 1, "4h 5h 6h 7h")
    page.get_by_role("button", name="Lay down").click()
    discard(page, up)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        second.play(f"take {up}", "drop 2c")
        third.play("take 2c", "drop 2c")
    page.get_by_role("button", name="Take 2♣").click()
    wait_to_play(page)
    return seat


def asked(page: Page, cards: Cards, **wishes: object) -> tuple[Seat, Seat, Seat]:
    """A window is open: Cat left the 3c, and Ane and Bjørn are asked."""
    cards.plan(EXAMPLE, "", "", up="3c", stock="2s 2d", dealer="p2")
    seats = cards.three(**{**TWO_ROUNDS, **wishes})
    page.goto(seats[0].address)
    hand(page).first.wait_for()
    with cards.line(seats[2]) as third:
        third.play("leave")
    wait_for_window(page)
    return seats


def finish(page: Page, cards: Cards, *others: str) -> Seat:
    """Ane lays her whole hand at once, and so the match is over."""
    cards.plan("3s 4s 5s 6s 8d 9d Td", *others, up="Jd")
    seat, _, _ = cards.three(contracts=["S4+S4"], deal=[7])
    page.goto(seat.address)
    page.get_by_role("button", name="Take J♦").click()
    wait_to_play(page)
    page.get_by_role("button", name="Suggest").click()
    page.get_by_role("button", name="Lay down").click()
    page.get_by_role("heading", name="You win!").wait_for()
    return seat


def test_x027_a_lay_off_that_is_not_yet_allowed_says_so(guest: Page, cards: Cards) -> None:
    to_play(guest, cards)
    put(guest, 0, "9s 9h 9d")
    put(guest, 1, "4h 5h 6h 7h")
    guest.get_by_role("button", name="Lay down").click()
    choose(guest, "8c")
    meld(guest, "p1.1").click()
    expect(guest.get_by_role("alert").filter(has_text="K-069")).to_contain_text("from your next turn on")


def test_x028_a_lay_down_that_is_refused_says_why_and_lays_nothing(guest: Page, cards: Cards) -> None:
    to_play(guest, cards)
    put(guest, 0, "9s 9h Kd")
    put(guest, 1, "4h 5h 6h 8c")
    expect(guest.locator(".slot.bad")).to_have_count(2)
    expect(guest.locator(".slot").first).to_contain_text("a group has one rank, and K♦ is of another")
    guest.get_by_role("button", name="Lay down").click(force=True)
    expect(guest.get_by_role("alert").filter(has_text="K-025")).to_be_visible()
    expect(guest.locator("[data-meld]")).to_have_count(0)
    guest.get_by_role("button", name="Take back", exact=True).click()
    expect(hand(guest)).to_have_count(11)


def test_x032_laying_down_twice_at_once_lays_once(guest: Page, cards: Cards) -> None:
    seat = to_play(guest, cards)
    guest.get_by_role("button", name="Suggest").click()
    guest.get_by_role("button", name="Lay down").dblclick()
    expect(guest.locator("[data-meld]")).to_have_count(2)
    guest.wait_for_timeout(200)
    assert cards.record(seat.table).count("p1 lay") == 1
    expect(guest.get_by_role("alert").filter(has_text="K-")).to_have_count(0)


def test_x035_x036_an_answer_is_pending_and_a_double_tap_buys_once(guest: Page, cards: Cards) -> None:
    _, bjorn, _ = asked(guest, cards)
    buy = guest.get_by_role("button", name="Buy 3♣")
    buy.dblclick()
    expect(buy).to_have_attribute("aria-pressed", "true")
    expect(guest.get_by_text("You buy it, if nobody before you does.")).to_be_visible()
    expect(guest.locator(".window").get_by_text("1 of 2 have answered.")).to_be_visible()
    # As long as the window is open one may think again (O-63).
    guest.get_by_role("button", name="No, thanks").click()
    expect(guest.get_by_text("You do not buy it.")).to_be_visible()
    buy.click()
    expect(buy).to_have_attribute("aria-pressed", "true")
    with cards.line(bjorn) as second:
        second.say("no")
    expect(hand(guest)).to_have_count(12)


def test_x038_x041_the_countdown_and_the_answer_outlive_a_reload(guest: Page, cards: Cards) -> None:
    asked(guest, cards, window_ms=60_000)
    guest.keyboard.press("b")
    expect(guest.get_by_text("You buy it, if nobody before you does.")).to_be_visible()
    before = int(guest.get_by_role("timer").get_attribute("data-left") or 0)
    began = time.monotonic()
    guest.wait_for_timeout(1_100)
    guest.reload()
    wait_for_window(guest)
    left = int(guest.get_by_role("timer").get_attribute("data-left") or 0)
    assert 0 <= before - (time.monotonic() - began) - left + 2 <= 4
    expect(guest.get_by_text("You buy it, if nobody before you does.")).to_be_visible()
    expect(hand(guest)).to_have_count(10)


def test_x043_nothing_lies_over_the_card_that_is_for_sale(guest: Page, cards: Cards) -> None:
    asked(guest, cards)
    covered = guest.locator(".window .picture").evaluate(
        """(picture) => {
          const box = picture.getBoundingClientRect()
          const points = [[0.1, 0.1], [0.5, 0.5], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]
          const free = ([x, y]) => picture.contains(
            document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
          return box.width < 90 || !points.every(free)
        }"""
    )
    assert covered is False


def test_x059_a_joker_tapped_twice_on_a_run_is_laid_once(guest: Page, cards: Cards) -> None:
    seat = down(guest, cards, "* Qc Kd")
    choose(guest, "*")
    meld(guest, "p1.2").click()
    # Either end would do: the page asks which card it stands for.
    ends = guest.get_by_role("button", name=re.compile(r"Lay the joker on Ane \(you\), no\. 2 as"))
    expect(ends).to_have_count(2)
    ends.first.dblclick()
    expect(held(guest, "*")).to_have_count(0)
    guest.wait_for_timeout(200)
    assert cards.record(seat.table).count("p1 add *") == 1


def test_x063_x064_x071_the_order_of_the_hand_is_kept_over_a_reload_twins_apart(
    guest: Page, cards: Cards
) -> None:
    to_play(guest, cards, "9s 9s 4h 5h 6h 7h 8c Qc Kd 2d", "", "")
    guest.get_by_role("button", name="By rank").click()
    before = held_cards(guest)
    twin = guest.get_by_role("button", name="9 of spades, 2 of 2")
    twin.focus()
    for _ in range(3):
        guest.keyboard.press("Shift+ArrowLeft")
    order = held_cards(guest)
    assert order != before
    assert sorted(order) == sorted(before)
    guest.reload()
    hand(guest).first.wait_for()
    assert held_cards(guest) == order


def test_x064_a_card_is_dragged_within_the_hand_and_into_a_slot(guests: Visitors, cards: Cards) -> None:
    page = guests.come(desk=True)
    to_play(page, cards)
    first = held_cards(page)[0]
    page.locator("[data-held]").first.drag_to(
        page.locator("[data-held]").last, source_position=THUMB, target_position=Position(x=60, y=20)
    )
    assert held_cards(page)[-1] == first
    held(page, "8c").drag_to(page.locator(".slot").nth(1), source_position=THUMB)
    expect(page.locator(".slot").nth(1).locator("[data-staged]")).to_have_count(1)
    expect(held(page, "8c")).to_have_count(0)


def test_x069_three_slots_and_the_hand_fit_a_phone_on_its_side(guest: Page, cards: Cards) -> None:
    guest.set_viewport_size({"width": 844, "height": 390})
    to_play(guest, cards, contracts=["G3+G3+S4", "G3"], deal=[10])
    put(guest, 0, "9s 9h 9d")
    put(guest, 2, "4h 5h 6h 7h")
    for part in (*guest.locator(".slot").all(), hand(guest).first):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 844
        assert box["y"] + box["height"] <= 390


def test_x070_a_lay_off_can_be_taken_back_before_it_is_confirmed(guest: Page, cards: Cards) -> None:
    seat = down(guest, cards, "8h Qc Kd")
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_role("switch", name="Confirm each move").check()
    guest.keyboard.press("Escape")
    choose(guest, "8h")
    meld(guest, "p1.2").click()
    expect(guest.get_by_role("group", name="Lay 8♥ on Ane (you), no. 2")).to_be_visible()
    guest.get_by_role("button", name="Cancel").click()
    assert "p1 add" not in cards.record(seat.table)
    meld(guest, "p1.2").click()
    guest.get_by_role("button", name="Do it").click()
    expect(held(guest, "8h")).to_have_count(0)


def test_x077_discarding_takes_a_chosen_card(guest: Page, cards: Cards) -> None:
    seat = to_play(guest, cards)
    guest.get_by_role("button", name="Discard: choose one card").click(force=True)
    guest.wait_for_timeout(150)
    assert "p1 drop" not in cards.record(seat.table)


def test_x087_a_match_ends_early_when_everybody_wishes_it(guest: Page, cards: Cards) -> None:
    cards.plan(EXAMPLE, "", "", up="3c")
    ane, bjorn, cat = cards.three(**TWO_ROUNDS)
    guest.goto(ane.address)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        second.end()
        guest.get_by_text("Bjørn would like to end the match now").wait_for()
        guest.get_by_role("button", name="Settings").click()
        guest.get_by_text("End the match early").click()
        guest.get_by_role("button", name="I wish to end it").click()
        guest.keyboard.press("Escape")
        expect(guest.get_by_text("Ane (you) and Bjørn would like to end")).to_be_visible()
        third.end()
        expect(guest.get_by_text("The end: the players agreed to stop.")).to_be_visible()


def test_x090_what_bots_did_can_be_read_afterwards(guest: Page, cards: Cards) -> None:
    cards.plan(EXAMPLE, "", "", up="3c", dealer="p1")
    guest.goto(cards.open(**TWO_ROUNDS).address)
    guest.get_by_text(re.compile("^Your turn|^Do you buy")).first.wait_for()
    guest.get_by_role("button", name="What happened").click()
    log = guest.get_by_role("dialog").get_by_role("list", name="What happened")
    expect(log.get_by_text(re.compile(r"^Greedy \d (took|left)")).first).to_be_visible()
    expect(log.get_by_role("listitem").last).to_contain_text(re.compile(r"Greedy \d begins"))


def test_x101_an_ace_left_in_hand_costs_fifteen_however_it_was_meant(guest: Page, cards: Cards) -> None:
    finish(guest, cards, "As 2s 3s 4c 5c 6c 7d", "Ah Kh Qh Jh 9c 8c 2d")
    left = guest.locator(".hands li")
    expect(left.nth(1)).to_contain_text("42")
    expect(left.nth(2)).to_contain_text("64")
    # A nought is written like any other number.
    expect(left.nth(0).locator(".points b")).to_have_text("0")


def test_x104_x105_the_table_of_rounds_has_every_round_and_everybodys_name(guest: Page, cards: Cards) -> None:
    to_play(guest, cards)
    guest.get_by_role("button", name="Scores").click()
    sheet = guest.get_by_role("dialog")
    for name in ("You", "Bjørn", "Cat"):
        expect(sheet.get_by_role("columnheader", name=name)).to_be_visible()
    expect(sheet.get_by_role("rowheader")).to_have_count(3)
    expect(sheet.get_by_role("row", name=re.compile("group of 3 [+] run of 4"))).to_be_visible()
    expect(sheet.get_by_role("row", name=re.compile("^Total 0 0 0"))).to_be_visible()


def test_two_people_in_one_window_answer_from_two_browsers(guests: Visitors, cards: Cards) -> None:
    ane, bjorn = guests.come(), guests.come(desk=True)
    _, seat, cat = asked(ane, cards)
    bjorn.goto(seat.address)
    wait_for_window(bjorn)
    # Whoever sits nearest after the player in turn buys, whoever is quicker (K-079, K-080).
    bjorn.get_by_role("button", name="Buy 3♣").click()
    expect(ane.locator(".window").get_by_text("1 of 2 have answered.")).to_be_visible()
    ane.get_by_role("button", name="Buy 3♣").click()
    expect(hand(ane)).to_have_count(12)
    expect(hand(bjorn)).to_have_count(10)
    expect(held(ane, "3c")).to_have_count(1)
    with cards.line(cat) as third:
        third.play("stock")


def test_a_standing_answer_is_kept_and_nobody_is_asked_again(guest: Page, cards: Cards) -> None:
    _, bjorn, cat = asked(guest, cards)
    guest.get_by_role("button", name="Answer beforehand").click()
    guest.get_by_role("button", name="No, for this whole round").click()
    expect(guest.get_by_text("You do not buy it.")).to_be_visible()
    with cards.line(bjorn) as second, cards.line(cat) as third:
        second.say("no")
        third.play("stock")
        third.play(next(action for action in third.now["legal"] if action.startswith("drop")))
    expect(guest.get_by_text(re.compile("^Your turn: take"))).to_be_visible()


def test_a_window_answered_while_the_line_was_broken_is_answered_when_it_mends(
    guest: Page, cards: Cards
) -> None:
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    guest.route_web_socket(re.compile("/live$"), pass_on)
    _, bjorn, _ = asked(guest, cards)
    lines[-1].close()
    guest.get_by_role("button", name="Buy 3♣").click()
    with cards.line(bjorn) as second:
        second.say("no")
    expect(hand(guest)).to_have_count(12)


def test_the_stock_follows_by_itself_when_nobody_buys(guest: Page, cards: Cards) -> None:
    cards.plan(EXAMPLE, "", "", up="3c", stock="2s")
    ane, bjorn, cat = cards.three(**TWO_ROUNDS)
    guest.goto(ane.address)
    draw(guest)
    expect(guest.get_by_text("The others may buy 3♣: 0 of 2 have answered")).to_be_visible()
    with cards.line(bjorn) as second, cards.line(cat) as third:
        second.say("no")
        third.say("no")
    wait_to_play(guest)
    expect(held(guest, "2s")).to_have_count(1)
    expect(guest.get_by_role("button", name="2 of spades, new")).to_be_visible()


def test_a_turn_is_played_by_keys_alone(guests: Visitors, cards: Cards) -> None:
    page = guests.come(desk=True)
    cards.plan(EXAMPLE, "", "", up="3c")
    ane, _, _ = cards.three(**TWO_ROUNDS)
    page.goto(ane.address)
    page.get_by_text(re.compile("^Your turn: take")).wait_for()
    page.keyboard.press("t")
    wait_to_play(page)
    for slot, wanted in ((1, ("9s", "9h", "9d")), (2, ("4h", "5h", "6h", "7h"))):
        for card in wanted:
            _focus(page, card)
            page.keyboard.press("Enter")
        page.keyboard.press(str(slot))
    expect(page.get_by_text("The contract is complete.")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("[data-meld]")).to_have_count(2)
    _focus(page, "Qc")
    page.keyboard.press(" ")
    page.keyboard.press("d")
    expect(hand(page)).to_have_count(3)


def _focus(page: Page, card: str) -> None:
    """Goes to a card in hand by the arrow keys."""
    to_the_hand(page)
    walk_to(page, "card", card, "ArrowLeft", "ArrowRight")
