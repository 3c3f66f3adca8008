"""Playing alone: the puzzles, the patience, the deals of the day, and what the device remembers."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.e2e.playing import play_until, wait_for_turn
from tests.e2e.server import Server

pytestmark = pytest.mark.browser

DAY = "2026-03-14"
MOST_ACTIONS = 80

DOOMED = ("1-2-3@-5,-1", "1-5-10@-3,-1")
"""No tile of the usual set goes between these two: orange beside a 10 and red beside a 2."""


def puzzle(page: Page, shape: str = "triangle") -> None:
    """The puzzle is on show."""
    page.goto(f"/alone/{shape}")
    expect(rack(page)).to_have_count(36)


def rack(page: Page) -> Locator:
    """All tiles of the puzzle."""
    return page.get_by_role("toolbar", name="The tiles").get_by_role("button")


def tile(page: Page, text: str) -> Locator:
    """A tile of the puzzle or of the hand."""
    return page.locator(f"button[data-tile='{text}']")


def place(page: Page, action: str) -> Locator:
    """A place for the chosen tile."""
    return page.locator(f"[data-action='{action}']")


def lay(page: Page, action: str) -> None:
    """A tile is laid in its place."""
    tile(page, action.partition("@")[0]).click()
    place(page, action).click()
    expect(tile(page, action.partition("@")[0])).to_have_attribute(
        "aria-label", re.compile("lies in the shape")
    )


def laid(page: Page) -> list[str]:
    """What a screen reader hears of the tiles that lie."""
    return page.get_by_role("list", name="The tiles laid, in order").get_by_role("listitem").all_inner_texts()


ANSWERED = """before => document.querySelector('.actions[aria-busy=false]')
  && document.querySelector('.patience').innerText !== before"""


def finish_patience(page: Page, *, fingers: int = 0) -> None:
    """A patience played to its end: what fits is laid, else one draws or passes, ``fingers`` times by tap."""
    over = page.get_by_text("The hand is over with")
    before = ""
    for _ in range(MOST_ACTIONS):
        page.wait_for_function(ANSWERED, arg=before)
        if over.count():
            return
        before = page.locator(".patience").inner_text()
        fitting = page.locator("button[data-tile]:not(.idle)")
        if fitting.count():
            fitting.first.click()
            page.locator("[data-action]").first.click()
        elif fingers:
            fingers -= 1
            # Two taps in a row are one tap that slipped, unless one waits a moment as people do.
            page.wait_for_timeout(620)
            page.locator(".actions button[aria-disabled=false]").first.click()
        else:
            may_draw = page.get_by_role("button", name="Draw").get_attribute("aria-disabled") == "false"
            page.keyboard.press("d" if may_draw else "p")
    raise AssertionError("the patience does not end")


# --- how it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "name"), [("en-GB", "Playing alone"), ("eu", "Bakarka jokatu"), ("nb", "Spill alene")]
)
def test_every_room_is_in_order_in_each_language_by_day_and_by_night(
    visitors: Visitors, language: str, name: str
) -> None:
    dark, desk = language == "eu", language == "nb"
    page = visitors.come(language=language, dark=dark, desk=desk)
    page.goto("/alone")
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    inspect(page, colours=not desk)
    for path, ready in (
        ("triangle", "[data-tile]"),
        ("hexagon", "[data-tile]"),
        ("patience", "[data-tile]"),
        (f"day/{DAY}", ".deals"),
        (f"day/{DAY}/puzzle", "[data-tile]"),
        ("statistics", "table"),
    ):
        page.goto(f"/alone/{path}")
        expect(page.locator(ready).first).to_be_visible()
        inspect(page, colours=not desk)


def test_a_room_or_a_day_that_is_none_leads_to_one_that_is(phone: Page) -> None:
    phone.goto("/alone/attic")
    expect(phone.get_by_role("heading", level=1, name="Playing alone")).to_be_visible()
    phone.goto("/alone/day/2999-01-01")
    expect(phone.locator(".deals")).to_be_visible()
    assert "2999" not in phone.get_by_role("heading", level=1).inner_text()


# --- C-70 ------------------------------------------------------------------------------------------


def test_c70_tiles_are_laid_taken_back_and_still_there_after_a_reload(phone: Page) -> None:
    puzzle(phone)
    lay(phone, "1-2-3@-1,-1")
    tile(phone, "9-2-8").tap()
    assert place(phone, "9-2-8@-1,-1").count() == 0
    expect(place(phone, "9-2-8@0,-1")).to_have_attribute("aria-label", re.compile("red 2 on 2"))
    place(phone, "9-2-8@0,-1").tap()
    expect(phone.get_by_text("2 of 36")).to_be_visible()
    inspect(phone)
    phone.reload()
    expect(phone.get_by_text("2 of 36")).to_be_visible()
    assert len(laid(phone)) == 2
    phone.get_by_role("button", name="Undo").tap()
    expect(phone.get_by_text("1 of 36")).to_be_visible()
    tile(phone, "1-2-3").tap()
    phone.get_by_role("button", name="Take it back").tap()
    expect(phone.get_by_text("0 of 36")).to_be_visible()
    expect(phone.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    assert laid(phone) == []


def test_c70_a_tile_goes_only_where_its_contacts_are_good(phone: Page) -> None:
    puzzle(phone)
    lay(phone, "1-2-3@-1,-1")
    # Red 5 beside red 2 is neither equal nor a total that counts.
    tile(phone, "1-5-10").tap()
    expect(place(phone, "1-5-10@4,-1")).to_be_visible()
    assert place(phone, "1-5-10@0,-1").count() == 0


def test_c70_it_is_played_by_keyboard_alone(visitors: Visitors) -> None:
    desk = visitors.come(desk=True)
    puzzle(desk)
    desk.keyboard.press("h")
    expect(tile(desk, "1-2-3")).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect(tile(desk, "1-5-10")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.locator("[data-action]:focus")).to_have_count(1)
    desk.keyboard.press("ArrowRight")
    chosen = desk.locator("[data-action]:focus").get_attribute("data-action")
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("1 of 36")).to_be_visible()
    assert chosen is not None
    assert chosen.partition("@")[2] in laid(desk)[0]
    expect(desk.locator("button[data-tile]:focus")).to_have_count(1)
    desk.keyboard.press("u")
    expect(desk.get_by_text("0 of 36")).to_be_visible()


def test_c70_starting_over_is_asked_twice(phone: Page) -> None:
    puzzle(phone, "hexagon")
    lay(phone, "1-2-3@0,0")
    phone.get_by_role("button", name="Start over").tap()
    expect(phone.get_by_text("1 of 36")).to_be_visible()
    phone.get_by_role("button", name="Really?").tap()
    expect(phone.get_by_text("0 of 36")).to_be_visible()


def test_c70_hints_lead_to_the_end_and_are_counted(visitors: Visitors) -> None:
    page = visitors.come()
    puzzle(page, "hexagon")
    for count in range(1, 37):
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".ghost.target").click()
        expect(page.get_by_text(f"{count} of 36")).to_be_visible()
    expect(page.get_by_text("Done! All 36 tiles lie")).to_contain_text("With 36 hints.")
    expect(page.get_by_text("6 whole hexagons")).to_be_visible()
    inspect(page)
    page.goto("/alone/statistics")
    row = page.get_by_role("row", name="Hexagons")
    expect(row.get_by_role("cell")).to_have_text(["1", "0"])


def test_c70_the_solver_says_yes_and_no_and_a_hint_says_no_too(phone: Page) -> None:
    puzzle(phone)
    look = phone.get_by_role("button", name="Can it be finished?")
    look.tap()
    expect(phone.get_by_text("Yes, it can be finished.")).to_be_visible()
    for action in DOOMED:
        lay(phone, action)
    expect(phone.get_by_text("Yes, it can be finished.")).to_have_count(0)
    look.tap()
    expect(phone.get_by_text("it cannot be finished from here")).to_be_visible()
    phone.get_by_role("button", name="Hint", exact=True).tap()
    expect(phone.get_by_text("No hint: it cannot be finished from here")).to_be_visible()
    phone.get_by_role("button", name="Check").tap()
    expect(phone.get_by_text(re.compile("nothing that is left fits"))).to_be_visible()
    inspect(phone)


def test_c70_a_long_search_shows_how_far_it_is_and_can_be_stopped(phone: Page) -> None:
    def unknown(route: Route) -> None:
        answer = {"verdict": "unknown", "steps": 4000, "explored": 1, "standing": "0.1.", "finish": []}
        route.fulfill(json=answer)

    phone.route("**/api/study/alone-solve", unknown)
    puzzle(phone)
    phone.get_by_role("button", name="Can it be finished?").tap()
    expect(phone.get_by_text(re.compile(r"Looking … [\d,]+ steps, \d+ of 60 seconds"))).to_be_visible()
    expect(phone.get_by_role("progressbar")).to_be_visible()
    inspect(phone)
    phone.get_by_role("button", name="Stop looking").tap()
    expect(phone.get_by_text("Stopped; it is not known.")).to_be_visible()
    # The page was never held up: a tile can be laid at once.
    lay(phone, "1-2-3@-1,-1")
    expect(phone.get_by_text("Stopped; it is not known.")).to_have_count(0)


# --- C-71 ------------------------------------------------------------------------------------------


def test_c71_a_patience_goes_on_after_a_reload_ends_and_its_promise_was_kept(phone: Page) -> None:
    phone.goto("/alone/patience")
    expect(phone.locator("button[data-tile]")).to_have_count(5)
    hand = sorted(
        phone.locator("button[data-tile]").evaluate_all("all => all.map((each) => each.dataset.tile)")
    )
    promise = phone.locator("details code").text_content()
    phone.locator("button[data-tile]:not(.idle)").first.tap()
    phone.locator("[data-action]").first.tap()
    expect(phone.locator("button[data-tile]")).to_have_count(4)
    phone.reload()
    expect(phone.locator("button[data-tile]")).to_have_count(4)
    assert phone.locator("details code").text_content() == promise
    finish_patience(phone, fingers=4)
    total = phone.locator(".score b").inner_text()
    expect(phone.get_by_text(f"Your best: {total}")).to_be_visible()
    phone.get_by_text("Was the shuffle fair?").tap()
    expect(phone.locator("details .agrees")).to_be_visible()
    inspect(phone)
    phone.goto("/alone/statistics")
    cells = phone.get_by_role("row", name="Patience").get_by_role("cell")
    expect(cells).to_have_text(["1", "–", total.replace("−", "-"), total])
    phone.goto("/alone/patience")
    phone.get_by_role("button", name="New deal").tap()
    expect(phone.locator("button[data-tile]")).to_have_count(5)
    assert (
        sorted(phone.locator("button[data-tile]").evaluate_all("all => all.map((each) => each.dataset.tile)"))
        != hand
    )


def test_c71_what_may_not_be_done_is_explained(phone: Page) -> None:
    phone.goto("/alone/patience")
    expect(phone.locator("button[data-tile]")).to_have_count(5)
    # It is marked as not possible now, and says why when it is tapped all the same.
    phone.get_by_role("button", name="Pass").tap(force=True)
    expect(phone.get_by_role("alert")).to_contain_text("C-29")
    expect(phone.locator("button[data-tile]")).to_have_count(5)


# --- the day ---------------------------------------------------------------------------------------


def test_c71_two_people_get_the_same_deals_on_a_day(visitors: Visitors) -> None:
    seen = []
    for language in ("en-GB", "nb"):
        page = visitors.come(language=language)
        page.goto(f"/alone/day/{DAY}/patience")
        expect(page.locator("button[data-tile]")).to_have_count(5)
        hand = page.locator("button[data-tile]").evaluate_all("all => all.map((each) => each.dataset.tile)")
        promise = page.locator("details code").text_content()
        page.goto(f"/alone/day/{DAY}/puzzle")
        expect(page.locator("button.lies")).to_have_count(9)
        given = page.locator("button.lies").evaluate_all("all => all.map((each) => each.dataset.tile)")
        seen.append((hand, promise, given))
    assert seen[0] == seen[1]


def test_c70_the_given_tiles_of_a_day_stay(phone: Page) -> None:
    phone.goto(f"/alone/day/{DAY}/puzzle")
    expect(phone.locator("button.lies")).to_have_count(9)
    expect(phone.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    phone.locator("button.lies").first.tap()
    expect(phone.get_by_text("lay there from the beginning, and stays")).to_be_visible()
    assert phone.get_by_role("button", name="Take it back").count() == 0
    phone.get_by_role("button", name="Hint", exact=True).tap()
    phone.locator(".ghost.target").click()
    expect(phone.get_by_text("10 of 36")).to_be_visible()
    phone.get_by_role("button", name="Start over").tap()
    phone.get_by_role("button", name="Really?").tap()
    expect(phone.get_by_text("9 of 36")).to_be_visible()


def test_the_result_of_today_is_kept_shared_marked_in_the_calendar_and_erased(visitors: Visitors) -> None:
    page = visitors.come()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/alone/day")
    page.get_by_role("link", name="Patience").tap()
    finish_patience(page)
    total = page.locator(".score b").inner_text()
    page.get_by_role("link", name="To the day").tap()
    expect(page.get_by_role("link", name="Patience")).to_contain_text(f"{total} points")
    expect(page.get_by_text("One day in a row; one at best.")).to_be_visible()
    expect(page.locator("a[aria-current=date]")).to_have_attribute("aria-label", re.compile(", played$"))
    inspect(page)
    page.get_by_role("button", name="Copy your result").tap()
    expect(page.get_by_text("Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert shared[1] == f"Patience: {total}"
    assert re.fullmatch(r"http://\S+/alone/day/\d{4}-\d\d-\d\d", shared[-1])
    page.goto("/alone")
    expect(page.get_by_text("Played today")).to_be_visible()
    _erase(page)
    page.goto("/alone")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Played today")).to_have_count(0)


def _erase(page: Page) -> None:
    """The numbers are erased, which is asked twice, and stay so."""
    page.goto("/alone/statistics")
    played = page.get_by_role("row", name="Patience").get_by_role("cell").first
    expect(played).to_have_text("1")
    page.get_by_role("button", name="Erase everything").tap()
    expect(played).to_have_text("1")
    page.get_by_role("button", name="Really erase it all?").tap()
    expect(played).to_have_text("0")
    expect(page.get_by_text("Erased: numbers")).to_be_visible()
    page.reload()
    expect(played).to_have_text("0")


def test_a_round_of_a_day_waits_goes_on_and_is_counted(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    page.goto(f"/alone/day/{DAY}")
    page.get_by_role("button", name="Contack").tap()
    wait_for_turn(page)
    table = page.url.rpartition("/")[2]
    page.goto("/alone")
    page.get_by_role("link", name=re.compile("^Go on: ")).tap()
    wait_for_turn(page)
    play_until(page, re.compile("wins|win!|share"))  # type: ignore[arg-type]
    page.goto(f"/alone/day/{DAY}")
    row = page.locator(".deals li", has_text="One hand against two greedy bots")
    expect(row.locator("em")).to_have_text(re.compile(r"−?\d+$"))
    score = row.locator("em").inner_text().split()[-1]
    page.goto("/alone/statistics")
    expect(page.get_by_role("row", name="Contack").get_by_role("cell").first).to_have_text("1")
    expect(page.get_by_role("row", name="Contack").get_by_role("cell").last).to_have_text(score)
    record = httpx.get(f"{server.url}/api/tables/{table}/record").text
    assert f"kontu/1/contack/{DAY}" in record


def test_the_round_of_kontrakt_of_a_day_is_dealt_and_waits(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"/alone/day/{DAY}")
    page.get_by_role("button", name="Kontrakt").tap()
    expect(page).to_have_url(re.compile("/#/t/"))
    expect(page.locator("[data-version]")).to_be_visible()
    page.goto("/alone")
    expect(page.get_by_role("link", name=re.compile("^Go on: "))).to_be_visible()
