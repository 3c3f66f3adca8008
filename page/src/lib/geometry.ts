// Where things are drawn. The lattice is that of C-02: x in half-sides to the right, y in rows up.
import type { Cell, Colour } from './contack'

/** The side of a tile in drawing units. */
export const SIDE = 100
/** The height of a tile in drawing units. */
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2

export interface Point {
  x: number
  y: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** True for a cell with its corner up (C-02). */
export function pointsUp([x, y]: Cell): boolean {
  return (x + y) % 2 === 0
}

/** The lattice corner in drawing units, with y growing downwards as screens have it. */
function corner(x: number, y: number): Point {
  return { x: (x * SIDE) / 2, y: -y * HEIGHT }
}

/** The three corners of a cell in drawing units (C-02). */
export function corners(cell: Cell): [Point, Point, Point] {
  const [x, y] = cell
  return pointsUp(cell)
    ? [corner(x - 1, y), corner(x + 1, y), corner(x, y + 1)]
    : [corner(x - 1, y + 1), corner(x + 1, y + 1), corner(x, y)]
}

/** The middle of a cell: where its three corners balance. */
export function middle(cell: Cell): Point {
  const [a, b, c] = corners(cell)
  return { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 }
}

/** The corners of an upright tile around its own middle: bottom left, bottom right, top. */
export const UPRIGHT: readonly [Point, Point, Point] = [
  { x: -SIDE / 2, y: HEIGHT / 3 },
  { x: SIDE / 2, y: HEIGHT / 3 },
  { x: 0, y: (-2 * HEIGHT) / 3 },
]

/** The corners of a tile around its own middle; one that points down is the half-turn of one that points up. */
export function tileCorners(up: boolean, scale = 1): Point[] {
  const turn = (up ? 1 : -1) * scale
  return UPRIGHT.map(({ x, y }) => ({ x: x * turn, y: y * turn }))
}

/** The two outer corners of a coloured side, as places in `UPRIGHT`: blue below, red right, orange left (C-02). */
export const SIDE_CORNERS: Record<Colour, readonly [number, number]> = {
  blue: [0, 1],
  red: [1, 2],
  orange: [2, 0],
}

/** Where the number of a coloured side stands, `reach` units from the middle of the tile. */
export function numberPlace(colour: Colour, up: boolean, reach: number): Point {
  const around: Record<Colour, Point> = {
    blue: { x: 0, y: 1 },
    red: { x: Math.sqrt(3) / 2, y: -0.5 },
    orange: { x: -Math.sqrt(3) / 2, y: -0.5 },
  }
  const turn = up ? reach : -reach
  return { x: around[colour].x * turn, y: around[colour].y * turn }
}

/** The points as an SVG `points` attribute. */
export function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
}

/** A closed path through `points` whose corners are rounded with a reach of `radius` along each edge. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const parts = points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length] as Point
    const after = points[(i + 1) % points.length] as Point
    const enter = towards(point, before, radius)
    const leave = towards(point, after, radius)
    const start = i === 0 ? 'M' : 'L'
    return `${start}${show(enter)}Q${show(point)} ${show(leave)}`
  })
  return parts.join('') + 'Z'
}

function towards(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + ((to.x - from.x) * reach) / length, y: from.y + ((to.y - from.y) * reach) / length }
}

function show({ x, y }: Point): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`
}

/** The smallest box around all `cells`; around the first cell when there are none. */
export function boxAround(cells: readonly Cell[]): Box {
  const points = (cells.length ? cells : [[0, 0] as Cell]).flatMap((cell) => corners(cell))
  return {
    left: Math.min(...points.map((p) => p.x)),
    top: Math.min(...points.map((p) => p.y)),
    right: Math.max(...points.map((p) => p.x)),
    bottom: Math.max(...points.map((p) => p.y)),
  }
}

/** What part of the felt is on show: the point in the middle and the pixels a drawing unit takes. */
export interface View {
  x: number
  y: number
  scale: number
}

/** No nearer than a tile of this many pixels, and no farther: fingers must hit a tile. */
export const NEAREST = 2.2
export const FARTHEST = 0.1
const FIT_NEAREST = 1.25
const FIT_FARTHEST = 0.46

/** The scale nearest to `scale` at which a view is fitted and fingers hit a tile. */
export function fitting(scale: number): number {
  return Math.min(FIT_NEAREST, Math.max(FIT_FARTHEST, scale))
}

/** The view that shows `box` in a window of `width` x `height` pixels, no smaller than `farthest` and no larger than `nearest`; `focus` stays in sight when all cannot. */
export function fit(box: Box, width: number, height: number, focus: Point | null, farthest = FIT_FARTHEST, nearest = FIT_NEAREST): View {
  const margin = SIDE * 0.55
  const wide = box.right - box.left + 2 * margin
  const high = box.bottom - box.top + 2 * margin
  const wanted = Math.min(width / wide, height / high)
  const scale = Math.min(nearest, Math.max(farthest, wanted))
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  if (scale <= wanted || !focus) return { x, y, scale }
  return {
    x: within(x, focus.x, Math.max(0, width / scale / 2 - SIDE * 1.6)),
    y: within(y, focus.y, Math.max(0, height / scale / 2 - SIDE * 1.6)),
    scale,
  }
}

function within(wish: number, middle: number, reach: number): number {
  return Math.min(middle + reach, Math.max(middle - reach, wish))
}

/** The view after zooming by `factor` with the window point (px, py), measured from its middle, held still. */
export function zoomed(view: View, factor: number, px: number, py: number): View {
  const scale = Math.min(NEAREST, Math.max(FARTHEST, view.scale * factor))
  return {
    x: view.x + px / view.scale - px / scale,
    y: view.y + py / view.scale - py / scale,
    scale,
  }
}
