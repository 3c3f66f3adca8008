"""Without a network the page stands, and the browser's own Python answers as the server does."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.e2e.test_alone import DAY, finish_patience, lay
from tests.e2e.test_ask import STARTED, asking, enter, verdict
from tests.e2e.test_replay import CONTACK, KONTRAKT, at, opened

KEPT = """async () => {
  const names = await caches.keys()
  const page = names.find((name) => name.startsWith('kontu-page-'))
  return page ? (await (await caches.open(page)).keys()).length : 0
}"""

EVERYTHING = """async () => {
  const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
  return (await Promise.all(caught)).flat().map((request) => request.url)
}"""


def visited(page: Page) -> Page:
    """Somebody who was here once, with the page now kept."""
    page.goto("/replay")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=STARTED)
    return page


def test_after_the_first_visit_the_page_stands_without_a_network_and_without_the_engine(
    visitors: Visitors,
) -> None:
    page = visited(visitors.come(offline=True))
    assert page.evaluate(KEPT) > 50
    assert not [address for address in page.evaluate(EVERYTHING) if "/engine/" in address]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Norsk").click()
    expect(page.get_by_role("heading", name="Se på nytt")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    visitors.complaints.clear()


@pytest.mark.slow
def test_one_visit_to_the_referee_keeps_what_puzzle_patience_lesson_and_replay_need(
    visitors: Visitors,
) -> None:
    page = asking(visitors.come(offline=True))
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=STARTED)
    expect(page.get_by_text("The rules are on this device")).to_be_visible(timeout=STARTED)
    page.context.set_offline(True)
    page.context.set_default_timeout(STARTED)
    expect.set_options(timeout=STARTED)
    try:
        # The browser's own Python takes seconds to start, so few of these screens are opened anew.
        page.goto("/alone/triangle")
        _puzzle_and_solver(page)
        _day_and_patience(page)
        walk(page, "/ask")
        _referee(page)
        walk(page, "/learn/contack")
        _lesson(page)
        page.goto("/replay")
        _replay(page)
        walk(page, "/alone/triangle")
        expect(page.get_by_text("1 of 36")).to_be_visible()
    finally:
        expect.set_options(timeout=5_000)
    visitors.complaints.clear()


def walk(page: Page, path: str) -> None:
    """To another screen as a link leads there, without fetching the page anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", path)


def _puzzle_and_solver(page: Page) -> None:
    lay(page, "1-2-3@-1,-1")
    page.get_by_role("button", name="Can it be finished?").click()
    expect(page.get_by_text("Yes, it can be finished.")).to_be_visible()


def _day_and_patience(page: Page) -> None:
    walk(page, f"/alone/day/{DAY}")
    page.get_by_role("button", name="Contack").click()
    expect(page.get_by_text("A round against bots needs the server")).to_be_visible()
    page.get_by_role("link", name="Patience").click()
    finish_patience(page)


def _referee(page: Page) -> None:
    enter(page, '[data-side="blue"]', (1, 2, 3))
    enter(page, "[data-middle]", (9, 2, 8))
    expect(verdict(page)).to_contain_text("10 points")
    page.get_by_role("button", name="Kontrakt", exact=True).tap()
    page.get_by_role("button", name="Runs that touch").tap()
    expect(verdict(page)).to_contain_text("K-052")


def _lesson(page: Page) -> None:
    expect(page.get_by_text("Step 1 of 10")).to_be_visible()
    page.locator('[data-tile="4-6-9"]').tap()
    page.locator('[data-action="4-6-9@1,0"]').tap()
    expect(page.locator(".said")).to_have_text(re.compile("^Right!"))


def _replay(page: Page) -> None:
    page.get_by_label("Or paste the text of a record").fill(KONTRAKT)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(at(page)).to_have_text("0 of 300")
    page.get_by_role("slider", name="Entry").fill("60")
    expect(page.locator("[aria-current=step]")).to_be_visible()
    inspect(page)


@pytest.mark.slow
def test_server_and_browser_give_equal_answers(visitors: Visitors) -> None:
    page = visitors.come(offline=True)
    page.add_init_script(OWN_PYTHON)
    visited(page)
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("The rules are on this device")).to_be_visible(timeout=STARTED)
    assert [address for address in page.evaluate(EVERYTHING) if "/engine/" in address]
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("replay", {"text": KONTRAKT}),
        ("frame", {"text": KONTRAKT, "at": 33, "viewer": "all"}),
        ("verdict", {"text": CONTACK, "at": 3, "action": "3-1-10@2,0"}),
        ("ask-contack", {"around": [{"tile": "1-2-3", "cell": "0,-1"}], "any_tile": True}),
        ("ask-kontrakt", {"ask": "lay", "contract": "G3+S4", "melds": ["9s9h*", "4h5h*6h7h"]}),
        ("ask-kontrakt", {"ask": "worth", "cards": ["Qs", "*"]}),
        ("ask-contack", {"variant": "nonsense"}),
    ]
    answers = page.evaluate(ASK, [(name, json.dumps(wish)) for name, wish in wishes])
    for (name, wish), (status, body) in zip(wishes, answers, strict=True):
        answer = page.request.post(f"/api/study/{name}", data=wish)
        assert (answer.status, answer.text()) == (status, body), name


OWN_PYTHON = """const threads = Worker
self.Worker = class extends threads {
  constructor(...wishes) {
    super(...wishes)
    self.ownPython = this
  }
}"""

ASK = """(wishes) => new Promise((resolve) => {
  const answers = new Map()
  ownPython.addEventListener('message', ({ data }) => {
    if (String(data.id).startsWith('test ')) answers.set(data.id, [data.status, data.body])
    if (answers.size === wishes.length) resolve(wishes.map((_, number) => answers.get(`test ${number}`)))
  })
  wishes.forEach(([call, wish], number) => ownPython.postMessage({ id: `test ${number}`, call, wish }))
})"""


def worker(page: Page) -> str:
    """The address of the script in which the browser's Python runs."""
    found: str = page.evaluate(
        """async () => {
          const fetched = performance.getEntriesByType('resource').map((each) => each.name)
          for (const script of fetched.filter((name) => name.endsWith('.js'))) {
            const found = /assets\\/engine\\.worker-[\\w-]+\\.js/.exec(await (await fetch(script)).text())
            if (found) return `/${found[0]}`
          }
          return ''
        }"""
    )
    assert found
    return found


def test_only_the_engines_script_may_run_webassembly(phone: Page) -> None:
    page = opened(phone, CONTACK)
    own = page.request.get("/").headers["content-security-policy"]
    assert "wasm-unsafe-eval" not in own
    assert "wasm-unsafe-eval" in page.request.get(worker(page)).headers["content-security-policy"]
    listed = page.request.get("/engine/engine.json")
    assert listed.headers["cache-control"] == "no-cache"
    bundle = page.request.get(f"/engine/{listed.json()['folder']}/kontu.zip")
    assert "immutable" in bundle.headers["cache-control"]
