"""What every screen is held to: axe finds nothing, nothing is beyond the edge, a finger hits everything."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()

SMALL_TARGETS = """() => {
  if (!matchMedia('(pointer: coarse)').matches) return []
  const seen = [...document.querySelectorAll('button, a[href], input, select, summary')]
  return seen
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.closest('label') ?? one, one])
    .map(([area, one]) => [area.getBoundingClientRect(), one])
    .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(([box, one]) => `${one.getAttribute('aria-label') ?? one.textContent} ${box.width}x${box.height}`)
}"""

AT_REST = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity
)"""


def inspect(page: Page) -> None:
    """Fails on what axe finds, on what is beyond the edge, and on what is too small for a finger."""
    # A thing that is fading in has no colour yet.
    page.wait_for_timeout(120)
    page.wait_for_function(AT_REST)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels beyond the edge"
    found = AXE.run(page)
    assert found.violations_count == 0, found.generate_report()
    small = page.evaluate(SMALL_TARGETS)
    assert small == [], f"too small for a finger: {small}"
