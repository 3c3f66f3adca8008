"""My box: the tiles of an owner entered, compared, kept, played with, printed and shared."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.paper.measuring import pdf_text

pytestmark = pytest.mark.browser


def with_the_usual_set(page: Page) -> None:
    """A box that has the usual tiles."""
    page.goto("/box")
    page.get_by_role("button", name="Begin with the usual set").click()
    expect(page.get_by_role("heading", name="36 tiles")).to_be_visible()


def tapped(page: Page, *numbers: int) -> None:
    """A tile tapped together, blue, red and orange."""
    for colour, number in zip(("blue", "red", "orange"), numbers, strict=True):
        page.get_by_role("group", name=colour).get_by_role("button", name=str(number), exact=True).click()
    page.get_by_role("button", name="Into the box").click()


def test_the_usual_set_lacks_nothing_and_is_called_a_reconstruction(phone: Page) -> None:
    phone.goto("/box")
    expect(phone.get_by_text("is a reconstruction")).to_be_visible()
    with_the_usual_set(phone)
    expect(phone.get_by_text("nothing is missing, nothing is doubled")).to_be_visible()
    expect(phone.get_by_text("is a reconstruction")).to_be_visible()
    inspect(phone)


def test_what_is_missing_doubled_foreign_and_impossible_is_said(phone: Page) -> None:
    with_the_usual_set(phone)
    phone.get_by_role("button", name="Take out 2-4-3").tap()
    tapped(phone, 1, 2, 3)
    tapped(phone, 4, 4, 4)
    for heading, tile in (
        ("1 tile is missing", "2-4-3"),
        ("1 tile is there more than once", "1-2-3"),
        ("1 tile that the other set does not have", "4-4-4"),
    ):
        part = phone.locator("section", has=phone.get_by_role("heading", name=heading, exact=True)).last
        expect(part.get_by_role("listitem")).to_contain_text([tile])
    phone.get_by_role("button", name="Type", exact=True).tap()
    field = phone.get_by_label("Tiles of the box")
    field.fill(field.input_value() + "\n7-7-11")
    expect(phone.get_by_text("the numbers on a tile go from 1 to 10")).to_be_visible()
    expect(phone.get_by_text("Line 38:")).to_be_visible()
    expect(phone.get_by_role("button", name="Play with it")).to_have_count(0)
    inspect(phone)


def test_a_box_is_kept_on_the_device_and_removed_when_that_is_meant(phone: Page) -> None:
    phone.goto("/box")
    phone.get_by_role("button", name="Begin with an empty box").tap()
    phone.get_by_label("Name of the box").fill("Attic")
    tapped(phone, 9, 2, 8)
    phone.reload()
    expect(phone.get_by_role("button", name="Attic")).to_be_visible()
    expect(phone.get_by_role("heading", name="1 tile", exact=True)).to_be_visible()
    phone.get_by_role("button", name="Remove this box").tap()
    phone.get_by_role("button", name="Really remove it?").tap()
    expect(phone.get_by_role("button", name="Begin with an empty box")).to_be_visible()


def test_a_shared_box_is_looked_at_before_it_is_kept(visitors: Visitors) -> None:
    giver = visitors.come()
    giver.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with_the_usual_set(giver)
    giver.get_by_label("Name of the box").fill("Kaja & Bo")
    giver.get_by_role("button", name="Copy a link to this box").tap()
    expect(giver.get_by_text("Copied")).to_be_visible()
    link = giver.evaluate("navigator.clipboard.readText()")
    path = link[link.index("/box") :]
    assert path.startswith("/box#")
    guest = visitors.come()
    guest.goto(path)
    expect(guest.get_by_role("heading", name="Kaja & Bo")).to_be_visible()
    inspect(guest)
    assert guest.evaluate("localStorage.getItem('kontu.boxes')") is None
    guest.get_by_role("button", name="Keep it on this device").tap()
    expect(guest.get_by_role("heading", name="36 tiles")).to_be_visible()
    assert guest.evaluate("location.hash") == ""


def test_a_link_that_somebody_made_up_does_no_harm(phone: Page) -> None:
    phone.goto("/box#set=1-2-3,<img src=x>,99-99-99,4-5&name=<b>x</b>")
    expect(phone.get_by_role("heading", name="<b>x</b>")).to_be_visible()
    expect(phone.get_by_text("Somebody shares a box with 2 tiles")).to_be_visible()
    phone.get_by_role("button", name="Keep it on this device").tap()
    expect(phone.get_by_text("the numbers on a tile go from 1 to 10")).to_be_visible()


def test_a_table_is_set_up_with_the_tiles_of_the_box(phone: Page) -> None:
    with_the_usual_set(phone)
    phone.get_by_role("button", name="Take out 2-4-3").tap()
    tapped(phone, 4, 4, 4)
    phone.get_by_role("button", name="Play with it").tap()
    expect(phone.get_by_role("heading", name="Set up a table")).to_be_visible()
    field = phone.locator("textarea")
    expect(field).to_have_value(re.compile("4-4-4$"))
    phone.get_by_role("button", name="Open the table").tap()
    expect(phone).to_have_url(re.compile("#/t/"))
    table = phone.url.rpartition("/")[2]
    record = phone.request.get(f"/api/tables/{table}/record").text()
    assert "4-4-4" in record
    assert "2-4-3" not in record


def test_the_checklist_of_the_box_is_printed(phone: Page) -> None:
    with_the_usual_set(phone)
    phone.get_by_label("Name of the box").fill("Attic")
    phone.get_by_role("button", name="Take out 2-4-3").tap()
    phone.get_by_role("link", name="Print a checklist").tap()
    expect(phone.get_by_role("combobox", name="Tiles")).to_have_value(re.compile("^[0-9a-f]{16}$"))
    expect(phone.locator("section img")).to_have_attribute("src", re.compile("name=Attic"))
    with phone.expect_download() as begun:
        phone.get_by_role("link", name=re.compile("Download the PDF")).tap()
    told = pdf_text(Path(begun.value.path()).read_bytes())
    assert "Attic" in told
    assert "2-4-3" not in told
    assert "reconstruction" not in told


def test_without_a_network_tiles_are_kept_and_checked_later(visitors: Visitors) -> None:
    page = visitors.come()
    with_the_usual_set(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Take out 2-4-3").tap()
    expect(page.get_by_text("There is no answer from the server")).to_be_visible()
    expect(page.get_by_role("heading", name="1 tile is missing", exact=True)).to_be_visible()
    page.context.set_offline(False)
    tapped(page, 2, 4, 3)
    expect(page.get_by_text("nothing is missing, nothing is doubled")).to_be_visible()
    expect(page.get_by_text("There is no answer from the server")).to_have_count(0)


def test_a_box_is_filled_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come(desk=True, dark=True)
    page.goto("/box")
    page.get_by_role("button", name="Begin with an empty box").focus()
    page.keyboard.press("Enter")
    for colour in ("blue", "red", "orange"):
        page.get_by_role("group", name=colour).get_by_role("button", name="5", exact=True).focus()
        page.keyboard.press("Space")
    page.get_by_role("button", name="Into the box").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take out 5-5-5")).to_be_visible()
    inspect(page)


@pytest.mark.parametrize(("language", "title"), [("eu-ES", "Nire kutxa"), ("nb-NO", "Esken min")])
def test_the_box_speaks_the_language_of_its_owner(visitors: Visitors, language: str, title: str) -> None:
    page = visitors.come(language=language)
    page.goto("/box")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.locator(".begin button").nth(1).click()
    inspect(page)
