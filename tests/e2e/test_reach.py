"""An invitation says when its address leads nobody else to the table."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.server import OPEN, YOU, Server


def test_an_invitation_to_this_computer_only_says_so_and_has_no_code_for_a_camera(
    phone: Page, server: Server
) -> None:
    phone.goto(server.open(YOU, OPEN).address)
    expect(phone.get_by_text(re.compile("works on this computer only"))).to_be_visible()
    expect(phone.get_by_text("0.0.0.0")).to_be_visible()
    expect(phone.get_by_role("img", name="Code of the invitation")).to_have_count(0)
    expect(phone.get_by_role("button", name="Copy the invitation")).to_be_visible()
