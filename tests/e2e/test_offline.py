"""Without a network the page stands, and the browser's own Python answers as the server does."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.looking import inspect
from tests.e2e.test_replay import CONTACK, KONTRAKT, at, opened

STARTED = 90_000
KEPT = """async () => {
  const names = await caches.keys()
  const page = names.find((name) => name.startsWith('kontu-page-'))
  return page ? (await (await caches.open(page)).keys()).length : 0
}"""

EVERYTHING = """async () => {
  const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
  return (await Promise.all(caught)).flat().map((request) => request.url)
}"""


def visited(visitors: Visitors) -> Page:
    """Somebody who was here once, with the page now kept."""
    page = visitors.come(offline=True)
    page.goto("/replay")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=STARTED)
    return page


def test_after_the_first_visit_the_page_stands_without_a_network_and_without_the_engine(
    visitors: Visitors,
) -> None:
    page = visited(visitors)
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
def test_what_was_kept_replays_and_answers_without_a_network(visitors: Visitors) -> None:
    page = visited(visitors)
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("The rules are on this device")).to_be_visible(timeout=STARTED)
    page.context.set_offline(True)
    page.reload()
    page.context.set_default_timeout(STARTED)
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    page.get_by_label("Or paste the text of a record").fill(KONTRAKT)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(at(page)).to_have_text("0 of 300", timeout=STARTED)
    page.get_by_role("slider", name="Entry").fill("60")
    expect(page.locator("[aria-current=step]")).to_be_visible()
    inspect(page)
    visitors.complaints.clear()


@pytest.mark.slow
def test_server_and_browser_give_equal_answers(visitors: Visitors) -> None:
    page = opened(visitors.come(), CONTACK)
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("replay", {"text": KONTRAKT}),
        ("frame", {"text": KONTRAKT, "at": 33, "viewer": "all"}),
        ("verdict", {"text": CONTACK, "at": 3, "action": "3-1-10@2,0"}),
        ("ask-contack", {"around": [{"tile": "1-2-3", "cell": "0,-1"}], "any_tile": True}),
        ("ask-kontrakt", {"ask": "lay", "contract": "G3+S4", "melds": ["9s9h*", "4h5h*6h7h"]}),
        ("ask-kontrakt", {"ask": "worth", "cards": ["Qs", "*"]}),
        ("ask-contack", {"variant": "nonsense"}),
    ]
    listed = page.request.get("/engine/engine.json").json()
    answers = page.evaluate(
        ASK, [listed["folder"], worker(page), [(name, json.dumps(wish)) for name, wish in wishes]]
    )
    for (name, wish), (status, body) in zip(wishes, answers, strict=True):
        answer = page.request.post(f"/api/study/{name}", data=wish)
        assert (answer.status, answer.text()) == (status, body), name


ASK = """([folder, worker, wishes]) => new Promise((resolve, reject) => {
  const asked = new Worker(worker, { type: 'module' })
  const answers = new Map()
  asked.onmessage = ({ data }) => {
    if (data.progress) {
      if (data.progress.stage === 'failed') reject(new Error(folder))
      return
    }
    answers.set(data.id, [data.status, data.body])
    if (answers.size === wishes.length) resolve(wishes.map((_, i) => answers.get(i)))
  }
  wishes.forEach(([call, wish], id) => asked.postMessage({ id, call, wish }))
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
