"""The rulebook in a real browser: by address, search and refusal, in every language, by key and by finger."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from kontu.rulebook import languages
from tests.e2e.conftest import Visitors
from tests.e2e.devices import PHONE
from tests.e2e.looking import (
    ALL_BUT_COLOURS,
    assert_nothing_found,
    come_to_rest,
    fits,
    inspect_colours,
)
from tests.e2e.server import BOT, YOU, Server

GAMES = tuple(game for game in ("contack", "kontrakt") if languages(game))
NAMES = {"eu": "Euskara", "nb": "Norsk", "en": "English"}
TITLES = {"eu": "Kutxa", "nb": "Esken", "en": "The box"}

# A link within a sentence is as high as its line; everything else takes a finger.
LINKS_IN_TEXT = "article p a, article li a, article dd a, article td a, article th a, .ids a, .question a"


def read(page: Page, address: str = "rules/contack") -> Page:
    """The reader has the book open at the address."""
    page.goto(address)
    page.locator("article h2").first.wait_for()
    return page


def top_of(place: Locator) -> float:
    """How far below the top of the window something stands."""
    box = place.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", sorted(NAMES))
def test_a_book_is_clean_for_axe_and_fits_every_screen(visitors: Visitors, game: str, language: str) -> None:
    for desk, dark in ((False, False), (True, True)):
        page = read(visitors.come(desk=desk, dark=dark, language=language), f"rules/{game}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(".example summary").first.click()
        expect(page.locator(".example svg, .example .picture").first).to_be_visible()
        page.get_by_role("button", name=re.compile("^(Large text|Letra handia|Stor tekst)$")).click()
        come_to_rest(page)
        fits(page, but=LINKS_IN_TEXT)
        # It takes seconds with a whole book. A language changes the words and neither of the two looks,
        # so the colours of both are looked at in one language, and every other language is looked at once.
        if language in {"en", "nb" if desk else "eu"}:
            assert_nothing_found(page, ALL_BUT_COLOURS)
        if language == "en":
            inspect_colours(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", sorted(NAMES))
def test_how_to_begin_is_one_screen_of_a_phone(visitors: Visitors, game: str, language: str) -> None:
    page = read(visitors.come(language=language), f"rules/{game}")
    box = page.locator(".quick").bounding_box()
    assert box is not None
    assert box["height"] <= PHONE["height"]


@pytest.mark.parametrize("game", GAMES)
def test_every_link_of_a_book_leads_to_a_place_in_it(visitors: Visitors, game: str) -> None:
    page = read(visitors.come(desk=True), f"rules/{game}")
    lost = page.evaluate(
        '() => [...document.querySelectorAll(\'article a[href^="#"], nav a[href^="#"]\')]'
        ".map((one) => one.getAttribute('href').slice(1)).filter((id) => !document.getElementById(id))"
    )
    assert lost == []


def test_a_book_is_fetched_once(phone: Page) -> None:
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url) if "/api/rules" in request.url else None)
    read(phone)
    phone.get_by_label("Search the rules").fill("tile")
    phone.wait_for_timeout(600)
    assert len(asked) == len(set(asked))


def test_an_address_with_a_rule_shows_and_marks_it(phone: Page) -> None:
    read(phone, "rules/contack#C-22")
    rule = phone.locator("[data-rules='C-22']")
    expect(rule).to_have_class(re.compile("found"))
    expect(rule).to_be_in_viewport()
    expect(phone.locator("#C-22")).to_be_focused()
    phone.locator("[data-rules='C-31'] + *").first.wait_for(state="attached")
    phone.evaluate("location.hash = 'C-31'")
    expect(phone.locator("[data-rules='C-31']")).to_have_class(re.compile("found"))
    expect(rule).not_to_have_class(re.compile("found"))


def test_another_language_keeps_the_place(phone: Page) -> None:
    read(phone, "rules/contack#C-27")
    before = top_of(phone.locator("#C-27"))
    for language, name in NAMES.items():
        # The switch is at the top of the page: it is used as a keyboard would, without going there.
        phone.get_by_role("button", name=name).evaluate("button => button.click()")
        expect(phone.locator("article")).to_have_attribute("lang", language)
        expect(phone.locator("#box")).to_have_text(TITLES[language])
        phone.wait_for_timeout(200)
        assert abs(top_of(phone.locator("#C-27")) - before) < 3
    assert phone.url.endswith("/rules/contack#C-27")


def test_a_word_or_a_rule_is_found_and_leads_to_its_place(phone: Page) -> None:
    read(phone)
    search = phone.get_by_label("Search the rules")
    search.fill("leftover tiles cost")
    result = phone.locator("search a").first
    expect(result).to_contain_text("When does a hand end")
    result.click()
    expect(phone.locator("#hand-end")).to_be_in_viewport()
    search.fill("c-42")
    expect(phone.locator("search a").first).to_contain_text("C-42")
    search.fill("quantum")
    expect(phone.locator("search")).to_contain_text("Nothing was found")


def test_a_hand_is_stepped_through_by_finger_and_by_key(phone: Page) -> None:
    read(phone, "rules/contack#hand")
    walk = phone.get_by_role("group", name="Step by step")
    expect(walk).to_contain_text("Step 1 of 19")
    walk.get_by_role("button", name="One step on").tap()
    expect(walk).to_contain_text("Step 2 of 19")
    expect(walk.locator("svg").first).to_have_attribute("aria-label", re.compile("Played last: blue 2"))
    walk.get_by_role("button", name="One step on").press("End")
    expect(walk).to_contain_text("Step 19 of 19")
    expect(walk.locator(".totals")).to_have_text(re.compile(r"Ane: 25\s*Bjørn: 25\s*Cat: 50"))
    walk.get_by_role("button", name="One step back").press("ArrowLeft")
    expect(walk).to_contain_text("Step 18 of 19")


def test_larger_print_is_larger_and_stays(phone: Page) -> None:
    read(phone)
    text = phone.locator("article p").first
    sizes = []
    for name in ("Normal text", "Large text", "Largest text"):
        phone.get_by_role("button", name=name, exact=True).tap()
        sizes.append(float(text.evaluate("text => parseFloat(getComputedStyle(text).fontSize)")))
    assert sizes == sorted(sizes)
    assert sizes[2] > 1.5 * sizes[0]
    phone.reload()
    expect(phone.get_by_role("button", name="Largest text")).to_have_attribute("aria-pressed", "true")
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_printed_book_is_the_text_alone(phone: Page) -> None:
    read(phone)
    phone.emulate_media(media="print")
    for hidden in ("header", ".side", ".sizes", ".steps >> nth=0"):
        expect(phone.locator(hidden)).to_be_hidden()
    expect(phone.locator("#C-22")).to_be_visible()
    expect(phone.locator("figure svg").first).to_be_visible()


def test_a_figure_says_in_words_what_it_shows(phone: Page) -> None:
    read(phone, "rules/contack#C-31")
    picture = phone.locator("figure", has_text="Three sides fit at once").get_by_role("img")
    expect(picture).to_have_attribute(
        "aria-label", re.compile("Ane tries blue 6, red 10, orange 7 here: it is allowed")
    )


def test_a_refusal_at_the_table_leads_to_its_rule(phone: Page, server: Server) -> None:
    seat = server.open(YOU, BOT)
    phone.goto(seat.address)
    phone.get_by_role("button", name=re.compile("^Pass")).wait_for()
    phone.keyboard.press("p")
    link = phone.get_by_role("alert").get_by_role("link", name=re.compile("^Rule C-"))
    rule = (link.text_content() or "").strip()
    with phone.context.expect_page() as opened:
        link.tap()
    book = opened.value
    book.locator("article h2").first.wait_for()
    expect(book.locator(f"#{rule}")).to_be_in_viewport()
    assert book.url.endswith(f"/rules/contack#{rule}")


def test_every_option_of_a_new_table_leads_to_a_rule_of_the_book(server: Server) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    for name in GAMES:
        anchors = httpx.get(f"{server.url}/api/rules/{name}").text
        for field in games[name]["fields"]:
            assert f'"{field["rule"]}"' in anchors, field


def test_a_book_that_does_not_exist_is_said_so(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no rulebook of this game")
    visitors.complaints.clear()
