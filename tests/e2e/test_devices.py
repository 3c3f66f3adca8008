"""A browser that was lent before is as empty as a new one."""

from playwright.sync_api import Page

from tests.e2e.devices import Device, Devices
from tests.e2e.server import Server

FILL = """async () => {
  localStorage.setItem('left', 'behind')
  document.cookie = 'left=behind'
  await (await caches.open('left')).put('/left', new Response('behind'))
  const opened = indexedDB.open('left')
  await new Promise((done) => { opened.onsuccess = done })
  opened.result.close()
}"""
LEFT = """async () => [
  localStorage.length, document.cookie, (await caches.keys()).length, (await indexedDB.databases()).length,
]"""


def begun(page: Page) -> Page:
    """The first screen is on show."""
    page.goto("")
    page.locator("main").wait_for()
    return page


def test_nothing_that_one_person_left_is_found_by_the_next(devices: Devices, server: Server) -> None:
    device = Device(server.url, language="nb")
    page = begun(devices.lend(device))
    empty = page.evaluate(LEFT)
    page.evaluate(FILL)
    assert page.evaluate(LEFT) != empty
    page.context.route("**/api/**", lambda route: route.abort())
    page.context.grant_permissions(["clipboard-read"])
    page.context.set_offline(True)
    devices.take_back(device, page.context)
    again = devices.lend(device)
    assert again.context is page.context
    assert begun(again).evaluate(LEFT) == empty
    assert again.request.get("/api/games").ok
    assert again.evaluate("fetch('/api/games').then((answer) => answer.ok)")
    asked = "navigator.permissions.query({ name: 'clipboard-read' }).then((answer) => answer.state)"
    assert again.evaluate(asked) != "granted"
    devices.take_back(device, again.context)


def test_two_people_at_once_have_a_browser_each(devices: Devices, server: Server) -> None:
    device = Device(server.url, language="nb")
    one, other = devices.lend(device), devices.lend(device)
    assert one.context is not other.context
    for page in (one, other):
        devices.take_back(device, page.context)
