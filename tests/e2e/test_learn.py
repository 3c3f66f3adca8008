"""Both games are learnt from the first step to the last, by touch and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.e2e.playing import to_the_hand, walk_to

CONTACK = ("4-6-9@1,0", "8-7-1@0,-1", "6-9-5@0,-1", "9-5-8@1,-1", "6-10-7@-1,0", "draw", "9-5-8@1,-1", "pass")
CONTACK_END = ("5-7-2@-1,-2", "6-10-7@-1,0")
RIGHT = re.compile("^Right!")


def begun(page: Page, game: str) -> Page:
    """The first step of a game that was never learnt on this device."""
    page.goto(f"/learn/{game}")
    expect(page.get_by_text("Step 1 of 10")).to_be_visible()
    return page


def go_on(page: Page) -> None:
    """The step is done; the keyboard is at the way on, which is taken."""
    expect(page.locator(".said")).to_have_text(RIGHT)
    on = page.get_by_role("button", name=re.compile("^(Next step|To the end)$"))
    expect(on).to_be_focused()
    on.press("Enter")
    expect(page.locator(".said p")).to_have_count(0)


def look_at_some(page: Page, number: int) -> None:
    """Every third step is looked at when it is done: what is said then looks the same each time."""
    if number % 3 == 1:
        expect(page.locator(".said")).to_have_text(RIGHT)
        inspect(page)


# --- Contack ---


def play(page: Page, action: str) -> None:
    """Tap a tile and its place, or a button."""
    tile, _, cell = action.partition("@")
    if not cell:
        return page.get_by_role("button", name=action.capitalize(), exact=True).tap()
    page.locator(f'[data-tile="{tile}"]').tap()
    page.locator(f'[data-action="{action}"]').tap()
    return None


def key_play(page: Page, action: str) -> None:
    """The same by keyboard."""
    tile, _, cell = action.partition("@")
    if not cell:
        return page.keyboard.press(action[0])
    to_the_hand(page)
    walk_to(page, "tile", tile, "ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost").first).to_be_visible()
    walk_to(page, "action", action, "ArrowRight")
    page.keyboard.press("Enter")
    return None


def test_contack_is_learnt_by_touch_from_the_first_step_to_the_last(phone: Page) -> None:
    begun(phone, "contack")
    for number, action in enumerate(CONTACK + CONTACK_END, 1):
        expect(phone.get_by_text(f"Step {number} of 10")).to_be_visible()
        inspect(phone)
        play(phone, action)
        go_on(phone)
    at_the_end(phone, "Contack")


def test_contack_is_learnt_by_keyboard_from_the_first_step_to_the_last(visitors: Visitors) -> None:
    desk = begun(visitors.come(desk=True, dark=True), "contack")
    for number, action in enumerate(CONTACK + CONTACK_END, 1):
        expect(desk.get_by_text(f"Step {number} of 10")).to_be_visible()
        key_play(desk, action)
        look_at_some(desk, number)
        go_on(desk)
    at_the_end(desk, "Contack")


def at_the_end(page: Page, game: str) -> None:
    """All steps are done, and what comes next is offered."""
    expect(page.get_by_role("heading", name=f"You can play {game} now")).to_be_focused()
    inspect(page)
    name = game.lower()
    expect(page.get_by_role("link", name="Play a real game")).to_have_attribute("href", f"/#/new/{name}")
    expect(page.get_by_role("link", name="Look into the rulebook")).to_have_attribute(
        "href", f"/rules/{name}"
    )
    page.goto("/learn")
    expect(page.get_by_role("link", name=re.compile(game))).to_contain_text("10 of 10 done")
    inspect(page)


def test_a_wrong_try_is_refused_by_the_rule_in_words_and_changes_nothing(phone: Page) -> None:
    begun(phone, "contack")
    play(phone, "4-6-9@0,-1")
    expect(phone.locator(".said")).to_contain_text("its blue 4 would touch the 3 of 3-6-7, and they total 7")
    expect(phone.locator(".said a")).to_have_text("C-22")
    inspect(phone)
    play(phone, "pass")
    expect(phone.locator(".said")).to_contain_text("you may not pass")
    expect(phone.locator(".said a")).to_have_attribute("href", "/rules/contack#C-29")
    expect(phone.locator(".felt .laid")).to_have_count(1)
    play(phone, "4-6-9@1,0")
    expect(phone.locator(".felt .laid")).to_have_count(2)
    go_on(phone)


def test_what_is_allowed_but_not_asked_for_is_told_with_its_points(phone: Page) -> None:
    begun(phone, "contack")
    steps(phone, "What brings points")
    play(phone, "4-6-9@0,-1")
    expect(phone.locator(".said")).to_contain_text("That is allowed and brings no points")
    expect(phone.locator(".felt .laid")).to_have_count(1)
    phone.get_by_role("button", name="Hint").tap()
    expect(phone.get_by_text("Which number makes 10 with 4?")).to_be_visible()
    play(phone, "6-9-5@0,-1")
    go_on(phone)


def steps(page: Page, name: str) -> None:
    """Go to the step of that name."""
    page.get_by_text("The ten steps").click()
    page.get_by_role("button", name=re.compile(name)).click()
    expect(page.get_by_role("heading", name=name)).to_be_focused()


def test_who_reloads_in_the_middle_goes_on_there_in_the_language_that_was_chosen(phone: Page) -> None:
    begun(phone, "contack")
    play(phone, CONTACK[0])
    go_on(phone)
    play(phone, CONTACK[1])
    expect(phone.locator(".said")).to_have_text(RIGHT)
    phone.get_by_role("button", name="Euskara").tap()
    expect(phone.locator(".said")).to_have_text(re.compile("^Ondo!"))
    phone.reload()
    expect(phone.get_by_text("2. urratsa, 10 guztira")).to_be_visible()
    expect(phone.locator(".said")).to_have_text(re.compile("^Ondo!"))
    phone.get_by_role("button", name="Hurrengo urratsa").tap()
    phone.get_by_role("button", name="Norsk").tap()
    expect(phone.get_by_text("Steg 3 av 10")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Hva som gir poeng")).to_be_visible()
    inspect(phone)


# --- Kontrakt ---


def tap(page: Page, cards: str, slot: int | None = None) -> None:
    """Choose cards, and put them into a slot."""
    for card in cards.split():
        page.locator(f'[data-card="{card}"]').first.tap()
    if slot is not None:
        page.locator(".slot .place").nth(slot).tap()


def key(page: Page, cards: str, slot: int | None = None) -> None:
    """The same by keyboard."""
    for card in cards.split():
        to_the_hand(page)
        walk_to(page, "card", card, "ArrowRight", "ArrowLeft")
        page.keyboard.press("Space")
    if slot is not None:
        page.keyboard.press(str(slot + 1))


def lay(page: Page) -> None:
    """Lay what is in the slots."""
    page.get_by_role("button", name="Lay down").tap()


def key_lay(page: Page) -> None:
    """The same by keyboard."""
    expect(page.locator(".slot.bad")).to_have_count(0)
    expect(page.locator(".slot:not(.good)")).to_have_count(0)
    page.keyboard.press("l")


def meld(page: Page, name: str) -> None:
    """Tap a meld."""
    page.locator(f'[data-meld="{name}"]').tap()


def key_meld(page: Page, name: str) -> None:
    """The same by keyboard."""
    page.keyboard.press("m")
    page.wait_for_function("document.activeElement.dataset.meld")
    walk_to(page, "meld", name, "Tab")
    page.keyboard.press("Enter")


Choosing = Callable[..., None]


def kontrakt(page: Page, choose: Choosing, down: Callable[[Page], None], on: Choosing, *, keys: bool) -> None:
    """All ten steps, by whichever means."""
    done = 0
    if not keys:
        inspect(page)

    def did() -> None:
        nonlocal done
        done += 1
        if keys:
            look_at_some(page, done)
        go_on(page)
        if done < 10:
            expect(page.get_by_text(f"Step {done + 1} of 10")).to_be_visible()
            if not keys:
                inspect(page)

    for melds in (
        ["9s 9h 9d"],
        ["4s 5s 6s 7s"],
        # The joker is put between the cards, where it belongs.
        ["4h 5h * 7h"],
        ["9s 9h 9d", "4h 4d 4c"],
    ):
        for slot, cards in enumerate(melds):
            choose(page, cards, slot)
        down(page)
        did()
    if keys:
        page.keyboard.press("b")
    else:
        page.get_by_role("button", name="Buy Q♦").tap()
    did()
    choose(page, "8c")
    on(page, "p2.1")
    did()
    choose(page, "7c")
    on(page, "p2.2")
    expect(page.get_by_role("dialog")).to_be_visible()
    if keys:
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.get_by_role("dialog").get_by_role("button", name=re.compile("as 8♥")).tap()
    did()
    choose(page, "3h 4h 5h 6h", 0)
    choose(page, "8h 9h Th Jh", 1)
    down(page)
    did()
    choose(page, "9s")
    on(page, "p1.1")
    expect(page.locator(".said")).to_have_text("Good. Go on.")
    choose(page, "2s")
    if keys:
        page.keyboard.press("d")
    else:
        page.get_by_role("button", name="Discard 2♠").tap()
    did()
    choose(page, "3h 4h 5h 6h", 0)
    choose(page, "8h 9h Th Jh", 1)
    choose(page, "5c 6c 7c 8c 9c", 2)
    down(page)
    did()
    at_the_end(page, "Kontrakt")


def test_kontrakt_is_learnt_by_touch_from_the_first_step_to_the_last(phone: Page) -> None:
    kontrakt(begun(phone, "kontrakt"), tap, lay, meld, keys=False)


def test_kontrakt_is_learnt_by_keyboard_from_the_first_step_to_the_last(visitors: Visitors) -> None:
    kontrakt(begun(visitors.come(desk=True, dark=True), "kontrakt"), key, key_lay, key_meld, keys=True)


def test_runs_that_touch_are_refused_in_the_tray_by_their_rule(phone: Page) -> None:
    begun(phone, "kontrakt")
    steps(phone, "Two runs of one suit")
    tap(phone, "3h 4h 5h 6h", 0)
    tap(phone, "7h 8h 9h Th", 1)
    expect(phone.locator(".verdict")).to_contain_text("K-052")
    expect(phone.get_by_role("button", name="Lay down")).to_be_disabled()
    inspect(phone)


def test_a_card_that_goes_nowhere_is_refused_and_one_that_is_no_part_of_the_step_stays(phone: Page) -> None:
    begun(phone, "kontrakt")
    steps(phone, "Laying off")
    tap(phone, "2s")
    meld(phone, "p2.1")
    expect(phone.locator(".said")).to_contain_text("K-073")
    tap(phone, "2s Ad")
    meld(phone, "p3.2")
    expect(phone.locator(".said")).to_contain_text("not what this step asks for")
    expect(phone.locator("[data-card]")).to_have_count(4)


def test_two_things_to_do_in_a_step_are_kept_over_a_reload(phone: Page) -> None:
    begun(phone, "kontrakt")
    steps(phone, "Going out")
    tap(phone, "9s")
    meld(phone, "p1.1")
    expect(phone.locator(".said")).to_have_text("Good. Go on.")
    phone.reload()
    expect(phone.locator("[data-card]")).to_have_count(1)
    tap(phone, "2s")
    phone.get_by_role("button", name="Discard 2♠").tap()
    go_on(phone)


@pytest.mark.parametrize("game", ["contack", "kontrakt"])
@pytest.mark.parametrize("language", ["eu", "nb"])
def test_every_step_has_its_words_at_night_too(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.come(dark=True, language=language)
    page.goto(f"/learn/{game}")
    page.locator("#task").wait_for()
    for step in range(10):
        page.locator("details:has([aria-current=step])").evaluate("steps => (steps.open = true)")
        page.locator("details li button").nth(step).click()
        expect(page.locator(f"details li:nth-child({step + 1}) [aria-current=step]")).to_be_visible()
        assert "learn-" not in page.locator("main").inner_text()
        assert page.evaluate("document.documentElement.lang") == language
    inspect(page, colours=False)
