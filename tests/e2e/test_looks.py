"""Every screen, light and dark, on a phone and at a desk: axe finds nothing, nothing is beyond the edge."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect, inspect_colours
from tests.e2e.playing import fitting, places, version, wait_beyond, wait_for_turn
from tests.e2e.server import BOT, OPEN, YOU, Server


def start(page: Page, server: Server) -> None:
    """The first screen."""
    page.goto("")
    page.get_by_role("button", name="Play Contack").wait_for()


def set_up(page: Page, server: Server) -> None:
    """The set-up with everything unfolded and something refused."""
    page.goto("#/new")
    page.get_by_text("Choose each rule").click()
    page.get_by_text("Your own tiles", exact=True).click()
    page.get_by_role("textbox", name="Your own tiles").fill("1-2-3\n1-2-3\n1-2-33")
    page.get_by_role("button", name="Check the tiles").click()
    expect(page.get_by_text("Line 3:")).to_be_visible()


def waiting(page: Page, server: Server) -> None:
    """Before the match, with a seat free."""
    page.goto(server.open(YOU, OPEN).address)
    page.get_by_role("heading", name="Waiting for the others").wait_for()


def invited(page: Page, server: Server) -> None:
    """What the invitation opens."""
    page.goto(f"#/t/{server.open(YOU, OPEN).table}")
    page.get_by_role("button", name="Sit here").wait_for()


def in_play(page: Page, server: Server) -> None:
    """A tile chosen and its places on show."""
    page.goto(server.open(YOU, BOT, BOT).address)
    wait_for_turn(page)
    while not fitting(page).count():
        seen = version(page)
        page.wait_for_timeout(320)
        page.locator(".actions button[aria-disabled=false]").first.click()
        wait_beyond(page, seen)
        wait_for_turn(page)
    fitting(page).first.click()
    places(page).first.wait_for()


def seven(page: Page, server: Server) -> None:
    """As many as can sit, with counters, and a refusal on show."""
    page.goto(server.open(YOU, *[BOT] * 6, variant="club/1", counter_values="5-10-25").address)
    wait_for_turn(page)
    page.keyboard.press("p")
    page.locator(".refused").or_(page.locator(".prompt")).first.wait_for()


def looking_on(page: Page, server: Server) -> None:
    """What somebody without a seat sees."""
    page.goto(f"#/t/{server.open(YOU, BOT).table}")
    page.get_by_text("You are looking on.").wait_for()
    page.get_by_text("Is one of these seats yours?").click()


def between(page: Page, server: Server) -> None:
    """The end of a hand."""
    seat = server.open()
    server.hurry(seat, "between")
    page.goto(seat.address)
    page.get_by_role("button", name="Next hand").wait_for()


def over(page: Page, server: Server) -> None:
    """The end of the match, with the promises checked."""
    seat = server.open(hands=1)
    server.hurry(seat, "over")
    page.goto(seat.address)
    page.get_by_text("Was the shuffle fair?").click()
    expect(page.get_by_text("it agrees")).to_be_visible()


def leaf(name: str) -> Callable[[Page, Server], None]:
    """One of the leaves over the table."""

    def open_leaf(page: Page, server: Server) -> None:
        page.goto(server.open().address)
        wait_for_turn(page)
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()

    open_leaf.__name__ = name.lower().replace(" ", "_")
    return open_leaf


def nowhere(page: Page, server: Server) -> None:
    """A link that was cut short."""
    page.goto("#/t/nothing-here")
    page.get_by_role("heading", name="There is no such table").wait_for()


EVERYWHERE = [start, set_up, waiting, invited, in_play, seven, looking_on, between, over, nowhere]
SCREENS = [*EVERYWHERE, leaf("Settings"), leaf("How to play")]
PHONE_ONLY = [leaf("Scores"), leaf("What happened")]


def named(value: object) -> str:
    """How a screen is called in the list of tests."""
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("screen", [*SCREENS, *PHONE_ONLY], ids=named)
def test_on_a_phone(screen: Callable[[Page, Server], None], visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    screen(page, server)
    inspect(page)
    # The same screen in the dark has the same shape and other colours.
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    inspect_colours(page)


# The colours are the same at a desk.
@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_at_a_desk(screen: Callable[[Page, Server], None], visitors: Visitors, server: Server) -> None:
    page = visitors.come(desk=True)
    screen(page, server)
    inspect(page, colours=False)


@pytest.mark.parametrize("size", [(320, 640), (844, 390), (820, 1180)], ids=str)
def test_other_sizes_need_no_sideways_scroll_either(
    size: tuple[int, int], visitors: Visitors, server: Server
) -> None:
    page = visitors.come()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for screen in (start, set_up, in_play):
        screen(page, server)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, screen.__name__


@pytest.mark.parametrize("code", ["eu", "nb"])
def test_the_language_of_the_browser_is_spoken(code: str, visitors: Visitors) -> None:
    page = visitors.come(language=code)
    page.goto("")
    expect(page.locator("html")).to_have_attribute("lang", code)
    play = {"eu": "Jokatu Contack", "nb": "Spill Contack"}[code]
    expect(page.get_by_role("button", name=play)).to_be_visible()


def test_a_change_of_language_stays_where_one_is_and_is_kept(phone: Page) -> None:
    phone.goto("#/new")
    phone.get_by_role("heading", name="Set up a table").wait_for()
    phone.goto("#/")
    phone.get_by_role("button", name="Euskara").click()
    expect(phone.get_by_role("button", name="Jokatu Contack")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("button", name="Jokatu Contack")).to_be_visible()
