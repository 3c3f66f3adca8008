// The second half of a double tap. What stood under the finger at the first half may be gone by then, and something
// else be there that nobody meant; and not every browser counts taps, so we do.

/** Within so many milliseconds a second tap belongs to the first one. */
export const ONE_TAP = 600
const ONE_PLACE = 24

interface Tap {
  at: number
  x: number
  y: number
}

let before: Tap = { at: -Infinity, x: 0, y: 0 }
let now = before

addEventListener(
  'pointerdown',
  (event) => {
    before = now
    now = { at: event.timeStamp, x: event.clientX, y: event.clientY }
  },
  { capture: true, passive: true },
)

/** Whether `click` comes of a tap right after another in the same place; never of a key, which clicks nothing by chance. */
export function isSecondTap(click: MouseEvent): boolean {
  return click.detail > 0 && now.at - before.at < ONE_TAP && Math.hypot(now.x - before.x, now.y - before.y) < ONE_PLACE
}
