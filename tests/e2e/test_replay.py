"""Records are opened on the page and looked through."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.e2e.server import Server
from tests.records.matches import HAND
from tests.study.asking import played

CONTACK = HAND.decode()
KONTRAKT = played("kontrakt", "kontrakt/1", 3, 5, most=300)
MATCH = played("contack", "house/1", 3, 4)


def opened(page: Page, text: str) -> Page:
    """The replay screen with the record ``text`` on show."""
    page.goto("/replay")
    page.get_by_label("Or paste the text of a record").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("slider", name="Entry")).to_be_visible()
    return page


def at(page: Page) -> Locator:
    """Where in the record one is."""
    return page.locator(".controls .at")


def test_a_pasted_record_is_stepped_through(phone: Page) -> None:
    opened(phone, CONTACK)
    expect(at(phone)).to_have_text("0 of 19")
    for name in ("One on", "One on", "One on"):
        phone.get_by_role("button", name=name).click()
    expect(phone.get_by_role("status").first).to_have_text("Cat laid 10-1-6 at 1,0 for 5 points.")
    expect(phone.locator(".felt .laid")).to_have_count(2)
    expect(phone.locator("[aria-current=step]")).to_contain_text("10-1-6@1,0")
    phone.get_by_role("button", name="One back").click()
    expect(phone.locator(".felt .laid")).to_have_count(1)
    phone.get_by_role("button", name="To the end").click()
    expect(at(phone)).to_have_text("19 of 19")
    expect(phone.get_by_role("button", name="One on")).to_be_disabled()
    inspect(phone)


def test_the_keyboard_goes_through_a_record(visitors: Visitors) -> None:
    desk = opened(visitors.come(desk=True), MATCH)
    desk.locator("body").press("ArrowRight")
    desk.locator("body").press("ArrowRight")
    expect(at(desk)).to_have_text(re.compile("^2 of"))
    desk.locator("body").press("End")
    last = at(desk).inner_text()
    desk.locator("body").press("PageUp")
    expect(at(desk)).not_to_have_text(last)
    expect(desk.get_by_role("status").first).to_contain_text("Hand 3")
    desk.locator("body").press("Home")
    desk.locator("body").press("s")
    expect(desk.get_by_role("status").first).to_contain_text("points")
    entry = at(desk).inner_text()
    desk.locator("body").press("s")
    desk.locator("body").press("Shift+S")
    expect(at(desk)).to_have_text(entry)
    inspect(desk)


def test_a_record_plays_by_itself_until_it_is_stopped_or_over(phone: Page) -> None:
    opened(phone, CONTACK)
    phone.get_by_label("Speed").select_option("quick")
    phone.get_by_role("slider", name="Entry").fill("16")
    phone.get_by_role("button", name="Play", exact=True).click()
    expect(at(phone)).to_have_text("19 of 19")
    expect(phone.get_by_role("button", name="Play", exact=True)).to_be_visible()
    phone.get_by_role("button", name="Play", exact=True).click()
    phone.get_by_role("button", name="Pause").click()
    stopped = at(phone).inner_text()
    phone.wait_for_timeout(900)
    expect(at(phone)).to_have_text(stopped)


def test_hands_of_kontrakt_are_seen_by_all_by_one_or_by_an_onlooker(phone: Page) -> None:
    opened(phone, KONTRAKT)
    phone.get_by_role("slider", name="Entry").fill("40")
    expect(phone.get_by_role("list", name=re.compile("^Hand of"))).to_have_count(3)
    inspect(phone)
    phone.get_by_label("Seen by").select_option("Ane")
    expect(phone.get_by_role("list", name=re.compile("^Hand of"))).to_have_count(1)
    expect(phone.get_by_role("list", name="Hand of Ane")).to_be_visible()
    phone.get_by_label("Seen by").select_option("an onlooker")
    expect(phone.get_by_role("list", name=re.compile("^Hand of"))).to_have_count(0)
    # What is only to be looked at cannot be tapped.
    expect(phone.locator(".felt button")).to_have_count(0)
    inspect(phone)


def test_a_record_with_mistakes_names_its_lines_and_shows_what_is_true(phone: Page) -> None:
    opened(phone, CONTACK.replace("p2 9-10-2@4,-1", "p2 9-10-2@9,9"))
    problems = phone.get_by_role("region", name=re.compile("One thing"))
    line = CONTACK.split("\n").index("p2 9-10-2@4,-1 =15  ; blue 9 on 6") + 1
    expect(problems).to_contain_text(f"Line {line}, column 4")
    expect(problems).to_contain_text("C-23")
    phone.get_by_role("button", name="To the end").click()
    expect(at(phone)).to_have_text("8 of 8")
    inspect(phone)


def test_what_is_no_record_is_told_in_every_language(phone: Page) -> None:
    phone.goto("/replay")
    phone.locator("textarea").fill("this is no record")
    phone.get_by_role("button", name="Open", exact=True).click()
    expect(phone.get_by_role("heading", name="The record cannot be read: one thing is wrong")).to_be_visible()
    phone.get_by_role("button", name="Euskara").click()
    expect(
        phone.get_by_role("heading", name="Erregistroa ezin da irakurri: gauza bat dago gaizki")
    ).to_be_visible()
    expect(phone.locator(".problems")).to_contain_text("TOML")
    phone.get_by_role("button", name="Norsk").click()
    expect(phone.get_by_role("heading", name="Protokollen kan ikke leses: én ting er feil")).to_be_visible()
    inspect(phone)


def test_a_file_is_chosen_or_dropped(phone: Page, tmp_path: Path) -> None:
    file = tmp_path / "hand.kontu"
    file.write_text(CONTACK, encoding="utf-8")
    phone.goto("/replay")
    with phone.expect_file_chooser() as chooser:
        phone.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(at(phone)).to_have_text("0 of 19")
    phone.get_by_role("button", name="Another record").click()
    phone.evaluate(
        """text => {
          const data = new DataTransfer()
          data.items.add(new File([text], 'hand.kontu'))
          const drop = { dataTransfer: data, bubbles: true, cancelable: true }
          document.body.dispatchEvent(new DragEvent('drop', drop))
        }""",
        CONTACK,
    )
    expect(at(phone)).to_have_text("0 of 19")


@pytest.mark.parametrize("text", [CONTACK, KONTRAKT], ids=["contack", "kontrakt"])
def test_the_position_is_kept_as_a_picture(phone: Page, text: str, tmp_path: Path) -> None:
    opened(phone, text)
    phone.get_by_role("slider", name="Entry").fill("15")
    expect(at(phone)).to_contain_text("15 of")
    phone.wait_for_timeout(300)
    for kind, begins in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with phone.expect_download() as download:
            phone.get_by_role("button", name=f"Picture ({kind})").click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        content = file.read_bytes()
        assert content.startswith(begins)
        assert len(content) > 5_000
        # A picture stands alone: it asks nobody for anything.
        assert b"/assets/" not in content


def test_a_finished_table_leads_to_its_replay_and_the_link_to_the_same_entry(
    visitors: Visitors, server: Server
) -> None:
    seat = server.open(hands=1)
    server.hurry(seat, "over")
    page = visitors.come()
    page.goto(seat.address)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Entry")).to_be_visible()
    page.get_by_role("button", name="Next points").click()
    entry = at(page).inner_text()
    inspect(page)
    other = visitors.come()
    other.goto(page.url)
    expect(at(other)).to_have_text(entry)
    other.goto("/replay?table=nowhere")
    expect(other.get_by_role("alert")).to_contain_text("There is no such table")
    visitors.complaints.clear()


def test_the_screen_looks_right_where_nothing_is_open_yet(visitors: Visitors) -> None:
    for desk in (False, True):
        page = visitors.come(desk=desk, dark=desk)
        page.goto("/replay")
        expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
        inspect(page)
