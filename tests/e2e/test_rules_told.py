"""How to play is told by the rules of the table, and the set-up asks only what matters."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import wait_for_turn
from tests.e2e.server import BOT, YOU, Server

HOUSE = [
    r"Penalty for a tile left over: 10 C-32",
    r"Going out: ends the hand C-40",
    r"Who can play must: may draw instead C-26",
    r"Opportunity plays score: their counting contacts C-31",
    r"Score in: points C-60",
]
CLUB = [
    r"Penalty for a tile left over: 0 C-32",
    r"Going out: the hand goes on C-40",
    r"Who can play must: must play C-26",
    r"Score in: counters C-60",
    r"Counters to start with: 200 C-63",
]


@pytest.mark.parametrize(("variant", "told"), [("house/1", HOUSE), ("club/1", CLUB)], ids=["house", "club"])
def test_how_to_play_lists_the_rules_in_force(
    variant: str, told: list[str], phone: Page, server: Server
) -> None:
    phone.goto(server.open(YOU, BOT, variant=variant).address)
    wait_for_turn(phone)
    phone.get_by_role("button", name="How to play").click()
    sheet = phone.get_by_role("dialog")
    for sentence in told:
        expect(sheet.get_by_role("term").filter(has_text=re.compile(sentence))).to_be_visible()
    expect(sheet.get_by_text("EU is the Basque rules")).to_be_visible()
    counted = sheet.get_by_text("Counters to start with")
    expect(counted).to_have_count(1 if variant == "club/1" else 0)


def test_the_set_up_asks_for_counters_and_totals_only_where_they_matter(phone: Page) -> None:
    phone.goto("#/new")
    phone.get_by_text("Choose each rule").click()
    expect(phone.get_by_text("EU is the Basque rules")).to_be_visible()
    expect(phone.get_by_label("Number of hands")).to_be_visible()
    expect(phone.get_by_label("Counters to start with")).to_have_count(0)
    expect(phone.get_by_label("Total to reach")).to_have_count(0)
    phone.get_by_label("Score in").select_option("counters")
    expect(phone.get_by_label("Counters to start with")).to_be_visible()
    phone.get_by_label("The match ends").select_option("when a total is reached")
    expect(phone.get_by_label("Total to reach")).to_be_visible()
    expect(phone.get_by_label("Number of hands")).to_have_count(0)
