"""What a person does at the table, by finger or by key."""

from playwright.sync_api import Locator, Page, expect

HAND_OVER = "Hand 1 is over"

FOCUSED = """name => {
  const one = document.activeElement
  const stayed = one === self.focusedBefore
  self.focusedBefore = one
  return [one.dataset[name] ?? null, stayed]
}"""


def version(page: Page) -> int:
    """The version of the table on show."""
    return int(page.locator("[data-version]").get_attribute("data-version") or -1)


def wait_beyond(page: Page, seen: int) -> None:
    """Waits until the table on show is newer than ``seen``."""
    page.wait_for_function(
        "seen => Number(document.querySelector('[data-version]')?.dataset.version) > seen", arg=seen
    )


def hand(page: Page) -> Locator:
    """The own tiles."""
    return page.get_by_role("toolbar", name="Your tiles").get_by_role("button")


def fitting(page: Page) -> Locator:
    """The own tiles that fit somewhere now."""
    return page.get_by_role("button", name="; fits in ")


def places(page: Page) -> Locator:
    """The places for the chosen tile."""
    return page.get_by_role("group", name="Places for the chosen tile").get_by_role("button")


def your_turn(page: Page) -> bool:
    """True when the page says that it is this person's turn."""
    return page.locator(".prompt.yours").count() > 0


def wait_for_turn(page: Page) -> None:
    """Waits until it is this person's turn."""
    expect(page.locator(".prompt.yours")).to_be_visible()


def to_the_hand(page: Page) -> None:
    """The key that leads to the hand is pressed, and the keyboard is on one of its tiles or cards."""
    page.keyboard.press("h")
    page.wait_for_function("document.activeElement.matches('[data-tile], [data-card]')")


def walk_to(page: Page, name: str, value: str, *keys: str) -> None:
    """Presses a key until what has the focus is called ``value`` by its ``data-name``, and the next one
    where it leads no further."""
    for key in keys:
        for pressed in range(24):
            called, stayed = page.evaluate(FOCUSED, name)
            if called == value:
                return
            if stayed and pressed:
                break
            page.keyboard.press(key)
            # The focus follows with the next picture.
            page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError(f"{keys} do not lead to {value}")


def take_turn_by_finger(page: Page) -> None:
    """One action: a tile that fits is laid in its first place, else a tile is drawn, else it is a pass."""
    seen = version(page)
    if fitting(page).count():
        fitting(page).first.click()
        places(page).first.click()
    else:
        # One waits a moment between two draws, as people do.
        page.wait_for_timeout(320)
        page.locator(".actions button[aria-disabled=false]").first.click()
    wait_beyond(page, seen)


def play_until(page: Page, heading: str) -> None:
    """Plays by finger until ``heading`` is on show."""
    ends = page.get_by_role("heading", name=heading)
    for _ in range(200):
        page.locator(".prompt.yours").or_(ends).first.wait_for()
        if ends.count():
            return
        take_turn_by_finger(page)
    raise AssertionError(f"no {heading!r} after 200 actions")
