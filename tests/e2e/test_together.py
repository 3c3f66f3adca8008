"""Two people with browsers of their own at one table, and what happens when a line breaks."""

import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import Visitors
from tests.e2e.playing import hand, take_turn_by_finger, version, wait_for_turn, your_turn
from tests.e2e.server import BOT, OPEN, YOU, Server


def test_an_invitation_seats_a_second_person_and_both_see_the_same_play(visitors: Visitors) -> None:
    host = visitors.come(desk=True)
    host.goto("#/new")
    host.get_by_label("Your name").fill("Ane")
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_label("Seat 2").select_option("Somebody with the link")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Waiting for the others")).to_be_visible()

    guest = visitors.come()
    guest.goto(host.url)
    expect(guest.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(host.get_by_text("Free seat", exact=True)).to_be_visible()
    guest.get_by_label("Your name").fill("Bjørn")
    guest.get_by_role("button", name="Sit here").click()

    for page in (host, guest):
        page.locator("[data-version]").wait_for()
    mover = _whose_turn(host, guest)
    other = guest if mover is host else host
    seen = version(other)
    take_turn_by_finger(mover)
    other.wait_for_function(
        "seen => Number(document.querySelector('[data-version]').dataset.version) > seen", arg=seen
    )
    assert version(mover) == version(other)
    expect(other.locator(".laid")).to_have_count(mover.locator(".laid").count())


def test_opening_a_full_table_takes_no_seat_and_shows_it_all_the_same(
    visitors: Visitors, server: Server
) -> None:
    seat = server.open()
    onlooker = visitors.come()
    onlooker.goto(f"#/t/{seat.table}")
    expect(onlooker.get_by_text("You are looking on.")).to_be_visible()
    expect(hand(onlooker)).to_have_count(0)


def test_a_reload_in_mid_hand_keeps_seat_and_hand(phone: Page, server: Server) -> None:
    phone.goto(server.open(YOU, BOT, BOT).address)
    wait_for_turn(phone)
    take_turn_by_finger(phone)
    wait_for_turn(phone)
    tiles = [tile.get_attribute("data-tile") for tile in hand(phone).all()]
    laid = phone.locator(".laid").count()
    phone.reload()
    wait_for_turn(phone)
    assert [tile.get_attribute("data-tile") for tile in hand(phone).all()] == tiles
    assert phone.locator(".laid").count() == laid


def test_the_key_of_a_seat_does_not_stay_in_the_address(phone: Page, server: Server) -> None:
    seat = server.open()
    phone.goto(seat.address)
    wait_for_turn(phone)
    expect(phone).to_have_url(re.compile(rf"#/t/{seat.table}$"))
    assert seat.secret not in phone.content()


def test_a_lost_line_is_told_and_mends_itself(phone: Page, server: Server) -> None:
    lines: list[WebSocketRoute] = []
    mended = False

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        if mended or len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    phone.route_web_socket(re.compile("/live$"), pass_on)
    phone.goto(server.open().address)
    wait_for_turn(phone)
    tiles = hand(phone).count()
    lines[0].close()
    expect(phone.get_by_text("Connection lost, trying again")).to_be_visible()
    mended = True
    expect(phone.get_by_text("Connection lost, trying again")).not_to_be_visible()
    assert len(lines) > 1
    assert hand(phone).count() == tiles
    take_turn_by_finger(phone)


def test_a_tablemate_who_leaves_is_shown_as_away(visitors: Visitors, server: Server) -> None:
    seat = server.open(YOU, OPEN)
    host, guest = visitors.come(), visitors.come()
    host.goto(seat.address)
    guest.goto(f"#/t/{seat.table}")
    guest.get_by_role("button", name="Sit here").click()
    guest.locator("[data-version]").wait_for()
    guest.goto("about:blank")
    expect(host.get_by_text(re.compile("a bot may sit in after"))).to_be_visible()


def test_a_rematch_takes_both_to_one_new_table_in_their_seats(visitors: Visitors, server: Server) -> None:
    seat = server.open(YOU, OPEN, hands=1)
    host, guest = visitors.come(), visitors.come()
    host.goto(seat.address)
    guest.goto(f"#/t/{seat.table}")
    guest.get_by_role("button", name="Sit here").click()
    for page in (host, guest):
        page.locator(".prompt").wait_for()
    _play_until(host, guest, host.get_by_role("button", name="Rematch"))
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: seat.table not in url)
    guest.get_by_role("link", name="To the rematch").click()
    for page in (host, guest):
        page.locator(".prompt").wait_for()
        expect(hand(page)).not_to_have_count(0)
    assert host.url == guest.url


def _play_until(one: Page, other: Page, sign: Locator) -> None:
    """Both play by finger, each in turn, until ``sign`` shows."""
    for _ in range(400):
        if sign.count():
            return
        mover = next(filter(your_turn, (one, other)), None)
        if mover is None:
            one.wait_for_timeout(50)
        else:
            take_turn_by_finger(mover)
    raise AssertionError("the match does not end")


def _whose_turn(*pages: Page) -> Page:
    """Whoever's turn it is, as soon as anybody's browser says so."""
    for _ in range(200):
        for page in pages:
            if your_turn(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")
