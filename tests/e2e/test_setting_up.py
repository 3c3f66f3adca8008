"""The set-up keeps its form in sight, however much is wrong with what was typed."""

from playwright.sync_api import Page, expect

WRONG_LINES = 36


def test_many_refusals_are_counted_and_leave_the_form_in_sight(phone: Page) -> None:
    phone.goto("#/new")
    phone.get_by_text("Your own tiles", exact=True).click()
    phone.get_by_role("textbox", name="Your own tiles").fill("\n".join(["1-2-33"] * WRONG_LINES))
    phone.get_by_role("button", name="Open the table").click()
    footer = phone.locator("footer")
    expect(footer.get_by_text("things are wrong", exact=False).first).to_be_visible()
    expect(footer.get_by_role("listitem").first).to_contain_text("Line 1:")
    assert footer.get_by_role("listitem").count() >= WRONG_LINES
    box = footer.bounding_box()
    assert box is not None
    assert box["height"] < 300
