"""Keeping score at a real table: paper rounds, the network cut, the page reloaded, two phones."""

import re
from collections.abc import Sequence

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from kontu.records import verify
from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.e2e.server import Server

NAMES = ("Ane", "Bjørn", "Cat")
SENT = "Saved here and shared"


def begin(page: Page, game: str, rules: str | None = None, names: Sequence[str] = NAMES) -> None:
    """A new sheet, by the first preset or the one called ``rules``."""
    page.goto("sheet")
    page.get_by_role("radio", name=game).check(force=True)
    if rules is not None:
        page.get_by_label("Rules").select_option(rules)
    page.get_by_role("radio", name=str(len(names)), exact=True).check(force=True)
    for seat, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Player {seat}").fill(name)
    page.get_by_role("button", name="Start the sheet").click()
    page.get_by_role("heading", name=re.compile("^(Hand|Round) 1")).wait_for()


def group(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name)


def play(page: Page, name: str, *totals: int) -> None:
    """Plays of one player, by the keys."""
    group(page, "Who played?").get_by_role("button", name=re.compile(f"^{name}")).click()
    for points in totals:
        group(page, f"Points of a play of {name}").get_by_role("button", name=str(points), exact=True).click()
        expect(column(page, name).get_by_role("button", name=f"{points} of {name}").last).to_be_visible()


def column(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"Plays of {name}")


def left(page: Page, name: str, count: int) -> None:
    keys = group(page, f"Tiles left to {name}")
    keys.get_by_role("button", name=str(count), exact=True).click()
    expect(keys.get_by_role("button", name=str(count), exact=True)).to_have_attribute("aria-pressed", "true")


def out(page: Page, name: str) -> None:
    group(page, "Who went out?").get_by_role("button", name=name, exact=True).click()


def cards(page: Page, name: str, *tapped: str) -> None:
    """The cards left to a player, tapped one by one; then on to the next."""
    pad = group(page, f"Cards left to {name}")
    for count, card in enumerate(tapped, 1):
        pad.get_by_role("button", name=re.compile(f"^{card},")).click()
        expect(page.get_by_text("One card:" if count == 1 else f"{count} cards:")).to_be_visible()
    page.get_by_role("button", name=re.compile("^(Next: .*|Done)$")).click()


def totals(page: Page) -> list[str]:
    """The last row of the table."""
    row = page.get_by_role("row", name=re.compile("^Total"))
    return [re.sub(r"[^−0-9].*", "", text.strip()) for text in row.get_by_role("cell").all_inner_texts()]


def kept(page: Page) -> None:
    """The browser has the page itself now, and can open it without network."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=60_000)


def record(page: Page, server: Server) -> httpx.Response:
    """The record as the server hands it out."""
    name = page.url.rpartition("/")[2]
    return httpx.get(f"{server.url}/api/sheets/{name}/record")


def test_a_paper_hand_of_contack_is_written_questioned_corrected_and_recorded(
    phone: Page, server: Server
) -> None:
    begin(phone, "Contack")
    play(phone, "Ane", 15, 20, 50)
    play(phone, "Bjørn", 5, 10)
    # A play of 33 is no play: it is asked about, and put right.
    phone.get_by_text("Another number").first.click()
    pad = group(phone, "Points").last
    for digit in "33":
        pad.get_by_role("button", name=digit, exact=True).click()
    phone.get_by_role("button", name="Write it down").click()
    expect(phone.get_by_text("No play can bring 33")).to_be_visible()
    expect(phone.get_by_role("link", name="C-30")).to_have_attribute("href", "/rules/contack#C-30")
    inspect(phone)
    phone.get_by_role("button", name="Correct it").click()
    group(phone, "Points").get_by_role("button", name="30", exact=True).click()
    expect(phone.get_by_text("No play can bring 33")).to_have_count(0)
    for name, count in zip(NAMES, (4, 0, 2), strict=True):
        left(phone, name, count)
    phone.get_by_role("button", name="The hand is over").click()
    phone.get_by_role("heading", name="Hand 2 of 3").wait_for()
    assert totals(phone) == ["45", "45", "−20"]
    expect(phone.get_by_text(SENT)).to_be_visible()
    verified = verify(record(phone, server).content)
    assert verified.problems == ()
    assert verified.record is not None
    assert verified.record.rounds[0].scores == (45, 45, -20)


def test_what_is_meant_all_the_same_is_kept_and_marked(phone: Page) -> None:
    begin(phone, "Contack")
    for name, count in zip(NAMES, (0, 0, 2), strict=True):
        left(phone, name, count)
    expect(phone.get_by_text("and neither has Ane")).to_be_visible()
    expect(phone.get_by_role("button", name="The hand is over")).to_have_attribute("aria-disabled", "true")
    phone.get_by_role("button", name="It is right, keep it").click()
    phone.get_by_role("button", name="The hand is over").click()
    phone.get_by_role("heading", name="Hand 2 of 3").wait_for()
    expect(phone.get_by_text("goes against the rules and is meant so")).to_have_count(1)
    phone.get_by_role("button", name="Everything that was written").click()
    expect(phone.get_by_text("kept as it stands, knowingly")).to_be_visible()
    inspect(phone)


def test_undo_takes_back_one_tap_and_history_brings_back(phone: Page) -> None:
    begin(phone, "Contack")
    play(phone, "Ane", 15, 20)
    phone.get_by_role("button", name="Undo", exact=True).click()
    expect(column(phone, "Ane").get_by_role("listitem")).to_have_count(1)
    phone.get_by_role("button", name="Everything that was written").click()
    phone.get_by_role("button", name=re.compile("^Undo: Undone: 1 · Ane: 20")).click()
    phone.keyboard.press("Escape")
    expect(column(phone, "Ane").get_by_role("listitem")).to_have_count(2)


def test_a_round_of_kontrakt_goes_on_without_network_over_a_reload_and_is_sent_later(
    visitors: Visitors, server: Server
) -> None:
    phone = visitors.come(offline=True)
    begin(phone, "Kontrakt")
    expect(phone.get_by_text("2 groups of 3 · 10 cards each")).to_be_visible()
    expect(phone.get_by_text(SENT)).to_be_visible()
    kept(phone)
    phone.context.set_offline(True)
    out(phone, "Bjørn")
    cards(phone, "Cat", "queen", "king", "2")
    cards(phone, "Ane", "joker", "joker", "ace")
    expect(phone.get_by_text(re.compile("Saved here, .* to be shared"))).to_be_visible()
    assert "tally" not in record(phone, server).text
    phone.reload()
    phone.get_by_role("heading", name="Round 1 of 7").wait_for()
    assert totals(phone) == ["45", "0", "22"]
    phone.get_by_role("button", name="The round is over").click()
    phone.get_by_role("heading", name="Round 2 of 7").wait_for()
    phone.context.set_offline(False)
    expect(phone.get_by_text(SENT)).to_be_visible(timeout=40_000)
    verified = verify(record(phone, server).content)
    assert verified.problems == ()
    assert verified.record is not None
    assert verified.record.rounds[0].scores == (45, 0, 22)


def test_a_sheet_is_started_without_network_by_a_preset(visitors: Visitors, server: Server) -> None:
    phone = visitors.come(offline=True)
    phone.goto("sheet")
    phone.get_by_role("button", name="Start the sheet").wait_for()
    kept(phone)
    phone.context.set_offline(True)
    phone.get_by_role("radio", name="Kontrakt").check(force=True)
    phone.get_by_role("button", name="Start the sheet").click()
    phone.get_by_role("heading", name="Round 1 of 7").wait_for()
    assert record(phone, server).status_code == 404
    phone.context.set_offline(False)
    expect(phone.get_by_text(SENT)).to_be_visible(timeout=40_000)
    assert record(phone, server).status_code == 200


def test_rules_can_be_changed_while_a_sheet_is_written(phone: Page) -> None:
    begin(phone, "Kontrakt")
    out(phone, "Bjørn")
    cards(phone, "Cat", "joker")
    assert totals(phone)[2] == "15"
    phone.get_by_role("button", name="Rules", exact=True).click()
    phone.get_by_role("combobox", name="Rules").select_option("may-i/1")
    phone.get_by_role("button", name="Use these rules").click()
    expect(phone.get_by_role("row", name=re.compile("^Total"))).to_contain_text("25")
    expect(phone.get_by_text(SENT)).to_be_visible()
    assert totals(phone)[2] == "25"


def test_two_phones_write_on_one_sheet_also_when_one_was_away(visitors: Visitors) -> None:
    ane, bjorn = visitors.come(), visitors.come()
    begin(ane, "Contack")
    play(ane, "Ane", 15)
    expect(ane.get_by_text(SENT)).to_be_visible()
    bjorn.goto(ane.url)
    expect(column(bjorn, "Ane").get_by_role("listitem")).to_have_count(1)
    bjorn.context.set_offline(True)
    play(bjorn, "Bjørn", 20, 25)
    play(ane, "Cat", 30)
    bjorn.context.set_offline(False)
    for page in (ane, bjorn):
        expect(column(page, "Bjørn").get_by_role("listitem")).to_have_count(2, timeout=40_000)
        expect(column(page, "Cat").get_by_role("listitem")).to_have_count(1, timeout=40_000)
        assert totals(page) == ["15", "45", "30"]


def test_what_has_no_place_on_the_sheet_any_more_is_told_and_taken_off(visitors: Visitors) -> None:
    ane, bjorn = visitors.come(), visitors.come()
    begin(ane, "Contack")
    expect(ane.get_by_text(SENT)).to_be_visible()
    bjorn.goto(ane.url)
    group(bjorn, "Tiles left to Bjørn").wait_for()
    bjorn.context.set_offline(True)
    left(bjorn, "Bjørn", 3)
    play(bjorn, "Bjørn", 20)
    # Meanwhile the others agree that tiles left over cost nothing.
    ane.get_by_role("button", name="Rules", exact=True).click()
    ane.get_by_role("combobox", name="Rules").select_option("collector/1")
    ane.get_by_role("button", name="Use these rules").click()
    expect(group(ane, "Tiles left to Bjørn")).to_have_count(0)
    expect(ane.get_by_text(SENT)).to_be_visible()
    bjorn.context.set_offline(False)
    expect(bjorn.get_by_role("alert")).to_contain_text("Not shared, and taken off again", timeout=40_000)
    for page in (ane, bjorn):
        expect(column(page, "Bjørn").get_by_role("listitem")).to_have_count(1, timeout=40_000)
        expect(page.get_by_text(SENT)).to_be_visible(timeout=40_000)
    # The browser itself notes what was refused.
    visitors.complaints[:] = [each for each in visitors.complaints if "422" not in each]


def test_a_server_that_lost_the_sheet_gets_all_of_it_again(visitors: Visitors) -> None:
    phone = visitors.come()
    begin(phone, "Contack")
    play(phone, "Ane", 15)
    expect(phone.get_by_text(SENT)).to_be_visible()
    lost = '{"refusal": {"code": "sheet-unknown", "rule": "T-04", "args": {}}}'
    with phone.expect_request(
        lambda one: one.method == "POST" and '"op":"open"' in (one.post_data or ""), timeout=40_000
    ) as waited:
        phone.route(
            re.compile(r"/api/sheets/[^/]*since="),
            lambda route: route.fulfill(status=404, content_type="application/json", body=lost),
            times=1,
        )
    assert '"points":15' in (waited.value.post_data or "")
    expect(phone.get_by_text(SENT)).to_be_visible(timeout=40_000)
    assert totals(phone)[0] == "15"
    visitors.complaints[:] = [each for each in visitors.complaints if "404" not in each]


def test_a_browser_that_keeps_nothing_says_so_and_writes_all_the_same(phone: Page) -> None:
    phone.add_init_script("delete window.indexedDB")
    begin(phone, "Contack")
    expect(phone.get_by_role("alert")).to_contain_text("This browser forbids storage")
    play(phone, "Ane", 15)
    expect(phone.get_by_text(SENT)).to_be_visible()
    phone.reload()
    expect(column(phone, "Ane").get_by_role("listitem")).to_have_count(1)


def test_a_link_that_leads_to_no_sheet_says_so(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("sheet/nobody-ever-started-this-one")
    expect(page.get_by_text("There is no such sheet here.")).to_be_visible()
    visitors.complaints[:] = [each for each in visitors.complaints if "404" not in each]


def test_seven_rounds_end_with_places_a_chart_a_picture_and_a_record(phone: Page, server: Server) -> None:
    begin(phone, "Kontrakt")
    rest = ("3", "4", "5", "6", "7", "8", "9", "ten", "jack")
    for number in range(1, 8):
        winner = number % 3
        out(phone, NAMES[winner])
        for step in (1, 2):
            more = rest if number == 7 else ()
            cards(phone, NAMES[(winner + step) % 3], "queen", "king", "2", *more)
        phone.get_by_role("button", name="The round is over").click()
        if number < 7:
            phone.get_by_role("heading", name=f"Round {number + 1} of 7").wait_for()
    phone.get_by_role("heading", name="Bjørn wins").wait_for()
    expect(phone.get_by_role("img", name="How it went")).to_be_visible()
    inspect(phone)
    phone.get_by_role("button", name="Share").click()
    inspect(phone)
    for button, start in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with phone.expect_download() as waited:
            phone.get_by_role("button", name=button).click()
        assert waited.value.path().read_bytes().startswith(start)
    expect(phone.get_by_role("link", name=re.compile(r"\.kontu"))).to_be_visible()
    with phone.expect_download() as waited:
        phone.get_by_role("link", name=re.compile(r"\.kontu")).click()
    data = waited.value.path().read_bytes()
    assert verify(data).problems == ()
    # And read back it is a sheet again.
    phone.goto("sheet")
    phone.get_by_label("Open a file").set_input_files(
        {"name": "a.kontu", "mimeType": "text/plain", "buffer": data}
    )
    phone.get_by_role("heading", name="Bjørn wins").wait_for()


def test_a_cost_can_be_a_number_nought_can_be_nobodys_and_a_past_round_can_be_put_right(phone: Page) -> None:
    begin(phone, "Kontrakt")
    group(phone, "Who went out?").get_by_role("button", name="Nobody").click()
    for cost in ("22", "45", "7"):
        phone.get_by_role("button", name="As a number").click()
        pad = group(phone, "What the round cost")
        for digit in cost:
            pad.get_by_role("button", name=digit, exact=True).click()
        phone.get_by_role("button", name="Write it down").click()
    phone.get_by_role("button", name="The round is over").click()
    phone.get_by_role("heading", name="Round 2 of 7").wait_for()
    assert totals(phone) == ["22", "45", "7"]
    phone.get_by_role("button", name="Open round 1").click()
    expect(phone.get_by_text("You are correcting a round")).to_be_visible()
    out(phone, "Ane")
    expect(phone.get_by_role("row", name=re.compile("^Total"))).to_contain_text("0")
    phone.get_by_role("button", name="Back to the present").click()
    phone.get_by_role("heading", name="Round 2 of 7").wait_for()
    assert totals(phone) == ["0", "45", "7"]


def test_the_bank_of_the_club_says_who_pays_whom(phone: Page) -> None:
    begin(phone, "Contack", "club/1")
    play(phone, "Ane", 15)
    expect(phone.get_by_text("Bjørn pays 15 to Ane")).to_be_visible()
    expect(phone.get_by_text("Cat pays 15 to Ane")).to_be_visible()
    assert totals(phone) == ["30", "−15", "−15"]
    inspect(phone)


def test_sheets_are_listed_reopened_and_deleted(phone: Page) -> None:
    begin(phone, "Contack")
    play(phone, "Ane", 15)
    phone.get_by_role("link", name="All sheets").click()
    phone.get_by_role("link", name=re.compile("Contack.*Ane 15")).click()
    expect(column(phone, "Ane").get_by_role("listitem")).to_have_count(1)
    phone.get_by_role("link", name="All sheets").click()
    phone.get_by_role("button", name=re.compile("^Delete the sheet of Ane")).click()
    phone.get_by_role("button", name="Delete", exact=True).click()
    expect(phone.get_by_role("heading", name="Your sheets")).to_have_count(0)


@pytest.mark.parametrize(("desk", "dark"), [(False, False), (True, True)], ids=["phone-light", "desk-dark"])
def test_every_screen_of_the_sheet_is_for_everybody(visitors: Visitors, desk: bool, dark: bool) -> None:
    page = visitors.come(desk=desk, dark=dark)
    page.goto("sheet")
    page.get_by_role("button", name="Start the sheet").wait_for()
    page.get_by_text("Choose each rule").click()
    inspect(page)
    begin(page, "Kontrakt", "liverpool/1")
    out(page, "Ane")
    cards(page, "Bjørn", "queen")
    inspect(page)
    page.get_by_role("button", name="As a number").click()
    inspect(page)
    begin(page, "Contack")
    play(page, "Ane", 15)
    column(page, "Ane").get_by_role("button").click()
    inspect(page)


@pytest.mark.parametrize(
    ("language", "start", "first"),
    [("eu", "Hasi orria", "1. erronda"), ("nb", "Begynn på arket", "Runde 1")],
)
def test_the_sheet_speaks_the_other_languages(
    visitors: Visitors, language: str, start: str, first: str
) -> None:
    page = visitors.come(language=language)
    page.goto("sheet")
    page.get_by_role("radio", name="Kontrakt").check(force=True)
    page.get_by_role("button", name=start).click()
    page.get_by_role("heading", name=re.compile(first)).wait_for()
    inspect(page, colours=False)


def test_a_hand_is_written_by_keys_alone(visitors: Visitors) -> None:
    page = visitors.come(desk=True)
    begin(page, "Contack")
    page.get_by_text("Another number").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.type("15")
    page.keyboard.press("Enter")
    expect(column(page, "Ane").get_by_role("listitem")).to_have_count(1)
    group(page, "Tiles left to Ane").get_by_role("button", name="3", exact=True).focus()
    page.keyboard.press("Space")
    assert totals(page)[0] == "−15"
