"""Browsers that are lent to one test after the other, each as empty as a new one."""

from collections import defaultdict
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1440, height=900)
PATIENCE = 10_000


@dataclass(frozen=True)
class Device:
    """What kind of browser somebody has, and at whose address it begins."""

    url: str
    desk: bool = False
    language: str = "en-GB"
    keeps: bool = False
    """Whether the page may be kept for offline use."""


class Devices:
    """Lends browsers and takes them back.

    A new one costs more than a second of a processor before it shows anything, ten times what a test needs.
    What one person left in it the next does not find: no page, cookie, permission, route or storage.
    Only the files of the page are still in its cache, as they are for anybody who comes again.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[Device, list[BrowserContext]] = defaultdict(list)

    def lend(self, device: Device) -> Page:
        """An empty page of a browser that nobody else has."""
        idle = self._idle[device]
        context = idle.pop() if idle else self._new(device)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        tools = context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": device.url, "storageTypes": "all"})
        tools.detach()
        return page

    def take_back(self, device: Device, context: BrowserContext) -> None:
        """The browser is free for the next, or gone if it kept the page for offline use."""
        if device.keeps:
            context.close()
            return
        for page in context.pages:
            page.close()
        context.unroute_all()
        context.clear_cookies()
        context.clear_permissions()
        context.set_offline(False)
        self._idle[device].append(context)

    def _new(self, device: Device) -> BrowserContext:
        context = self._browser.new_context(
            base_url=device.url + "/",
            viewport=DESK if device.desk else PHONE,
            has_touch=not device.desk,
            reduced_motion="reduce",
            locale=device.language,
        )
        if not device.keeps:
            # Two hundred files for each test would only cost time.
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        return context
