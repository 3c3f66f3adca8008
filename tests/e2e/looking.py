"""What every screen is held to: axe finds nothing, nothing is beyond the edge, a finger hits everything."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

from tests.e2e.devices import PATIENCE

SMALL_TARGETS = """(but) => {
  if (!matchMedia('(pointer: coarse)').matches) return []
  const seen = [...document.querySelectorAll('button, a[href], input, select, summary')]
  return seen
    .filter((one) => !(but && one.matches(but)) && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.closest('label') ?? one, one])
    .map(([area, one]) => [area.getBoundingClientRect(), one])
    .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(([box, one]) => `${one.getAttribute('aria-label') ?? one.textContent} ${box.width}x${box.height}`)
}"""

# A thing that is fading in has no colour yet, and where a colour is inherited one fading brings on the next.
REST = """async (patience) => {
  const moves = (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity
  const ends = performance.now() + patience
  for (let calm = 0; calm < 3; ) {
    await new Promise(requestAnimationFrame)
    calm = document.getAnimations().some(moves) ? 0 : calm + 1
    if (performance.now() > ends) throw new Error('it does not come to rest')
  }
}"""

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that weigh colours, which take axe most of its time and do not depend on the language."""

# Two of each look: a text has the contrast of every other with its style and with ancestors like its own.
COLOURS_OF_EACH_LOOK = """(rules) => {
  const known = new WeakMap(), times = new Map(), chosen = []
  const look = (one) => {
    if (!one) return ''
    if (!known.has(one)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
      const own = [one.tagName, one.getAttribute('class'), backgroundColor, backgroundImage, opacity]
      known.set(one, `${look(one.parentElement)}>${own}`)
    }
    return known.get(one)
  }
  for (const one of document.querySelectorAll('body *')) {
    const says = [...one.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim())
    if (!says && !one.matches('input, select, textarea')) continue
    const { color, fill, fontSize, fontWeight, textDecorationLine } = getComputedStyle(one)
    const key = [color, fill, fontSize, fontWeight, textDecorationLine, look(one)].join()
    times.set(key, (times.get(key) ?? 0) + 1)
    if (times.get(key) <= 2) chosen.push(one)
  }
  return axe.run({ include: chosen }, { resultTypes: ['violations'], runOnly: rules })
}"""

ALL_BUT_COLOURS = """(rules) => axe.run({
  resultTypes: ['violations'],
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
})"""


def inspect(page: Page, *, colours: bool = True) -> None:
    """Fails on what axe finds, on what is beyond the edge, and on what is too small for a finger.

    ``colours`` are to be looked at once by day and once by night, not in each language too.
    """
    come_to_rest(page)
    fits(page)
    assert_nothing_found(page, ALL_BUT_COLOURS)
    if colours:
        assert_nothing_found(page, COLOURS_OF_EACH_LOOK)


def inspect_colours(page: Page) -> None:
    """Fails on what is too pale: all that can be wrong with a screen in the dark that was sound by day."""
    come_to_rest(page)
    assert_nothing_found(page, COLOURS_OF_EACH_LOOK)


def come_to_rest(page: Page) -> None:
    """Nothing moves or fades any more, and has not for three pictures."""
    page.evaluate(REST, PATIENCE)


def fits(page: Page, *, but: str = "") -> None:
    """Fails on what is beyond the edge, and on what is too small for a finger ``but`` for this selector."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels beyond the edge"
    small = page.evaluate(SMALL_TARGETS, but)
    assert small == [], f"too small for a finger: {small}"


def assert_nothing_found(page: Page, look: str) -> None:
    """Fails with the report of axe if ``look`` finds anything."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    answer: dict[str, Any] = page.evaluate(look, COLOURS)
    found = AxeResults(answer)
    assert found.violations_count == 0, found.generate_report()
