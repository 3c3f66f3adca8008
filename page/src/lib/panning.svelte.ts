// Moving over the felt: where the window looks, by fingers, wheel, keys or by itself.
import { wantsStillness } from './device.svelte'
import { FARTHEST, fit, fitting, zoomed, type Box, type Point, type View } from './geometry'

const TAKES = 380
/** What the buttons cover at the lower edge, in pixels: nothing should hide behind them. */
const BUTTONS = 44
/** A finger that moves less than this many pixels still taps. */
const SLACK = 7

export class Panning {
  view = $state.raw<View>({ x: 0, y: 0, scale: 1 })
  /** True once a person has chosen where to look; then the window stays unless something is out of sight. */
  held = $state(false)
  width = $state(0)
  height = $state(0)

  /** Where the view glides to, as long as it does. */
  #goal: View | null = null
  #frame = 0
  #pointers = new Map<number, Point>()
  #travelled = 0

  /** True right after a drag: the tap that ends it is no choice. */
  get dragged(): boolean {
    return this.#travelled > SLACK
  }

  /** Shows `box`; without a `focus` nobody has to hit a tile, so all of it. */
  fit(box: Box, focus: Point | null): void {
    if (!this.width || !this.height) return
    this.#show(box, focus, focus ? undefined : FARTHEST)
  }

  /** Moves to `box` unless all of `points` are well inside the window; where `box` is too large, `focus` is. */
  reveal(points: readonly Point[], box: Box, focus: Point): void {
    if (!this.width || !this.height || points.every((point) => this.#contains(point, 32, BUTTONS + 24))) return
    const nearest = fitting((this.#goal ?? this.view).scale)
    this.#show(box, focus, undefined, nearest)
  }

  #show(box: Box, focus: Point | null, farthest?: number, nearest?: number): void {
    const view = fit(box, this.width, this.height - BUTTONS, focus, farthest, nearest)
    this.#glide({ ...view, y: view.y + BUTTONS / 2 / view.scale })
  }

  /** True when `point` lies well inside the window. */
  shows(point: Point): boolean {
    return this.#contains(point, 40, 40)
  }

  /** True when `point` is, or will be, at least `near` pixels from the edges of the window and `above` from the lower one. */
  #contains(point: Point, near: number, above: number): boolean {
    const { x, y, scale } = this.#goal ?? this.view
    const right = (point.x - x) * scale
    const down = (point.y - y) * scale
    return Math.abs(right) < this.width / 2 - near && down > near - this.height / 2 && down < this.height / 2 - above
  }

  zoom(factor: number, px = 0, py = 0): void {
    this.held = true
    this.#stop()
    this.view = zoomed(this.view, factor, px, py)
  }

  move(dx: number, dy: number): void {
    this.held = true
    this.#stop()
    const { x, y, scale } = this.view
    this.view = { x: x - dx / scale, y: y - dy / scale, scale }
  }

  down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.#travelled = 0
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  drag(event: PointerEvent, felt: HTMLElement): void {
    const before = this.#pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y)
    this.#pointers.set(event.pointerId, now)
    if (!this.dragged) return
    if (!felt.hasPointerCapture(event.pointerId)) felt.setPointerCapture(event.pointerId)
    if (!other) return this.move(now.x - before.x, now.y - before.y)
    const frame = felt.getBoundingClientRect()
    const px = (now.x + other.x) / 2 - frame.left - frame.width / 2
    const py = (now.y + other.y) / 2 - frame.top - frame.height / 2
    this.move((now.x - before.x) / 2, (now.y - before.y) / 2)
    this.zoom(span(now, other) / Math.max(1, span(before, other)), px, py)
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
  }

  wheel(event: WheelEvent, felt: HTMLElement): void {
    const frame = felt.getBoundingClientRect()
    // A pinch on a touch pad comes as a wheel with Ctrl, in small steps.
    const pinch = event.ctrlKey ? 5 : 1
    const step = pinch * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY)
    this.zoom(
      Math.exp(-step * 0.0016),
      event.clientX - frame.left - frame.width / 2,
      event.clientY - frame.top - frame.height / 2,
    )
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#goal = null
  }

  #glide(goal: View): void {
    this.#stop()
    const from = this.view
    if (wantsStillness() || document.visibilityState === 'hidden') {
      this.view = goal
      return
    }
    this.#goal = goal
    const began = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / TAKES))
      const eased = 1 - (1 - part) ** 3
      const between = (a: number, b: number): number => a + (b - a) * eased
      this.view = {
        x: between(from.x, goal.x),
        y: between(from.y, goal.y),
        scale: between(from.scale, goal.scale),
      }
      if (part < 1) this.#frame = requestAnimationFrame(step)
      else this.#goal = null
    }
    this.#frame = requestAnimationFrame(step)
  }
}

function span(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
