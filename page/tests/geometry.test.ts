import { describe, expect, it } from 'vitest'
import { boxAround, corners, fit, fitting, HEIGHT, middle, numberPlace, pointsUp, SIDE, zoomed } from '../src/lib/geometry'

describe('the lattice as it is drawn (C-02)', () => {
  it('points up where x + y is even, also left of and below the middle', () => {
    expect([[0, 0], [1, 0], [-1, 0], [0, -1], [-1, -1]].map(([x, y]) => pointsUp([x!, y!]))).toEqual([true, false, false, false, true])
  })

  it('has the first tile stand on its blue side with the corner up', () => {
    const [left, right, top] = corners([0, 0])
    expect(left).toEqual({ x: -SIDE / 2, y: -0 })
    expect(right).toEqual({ x: SIDE / 2, y: -0 })
    expect(top.x).toBe(0)
    expect(top.y).toBeCloseTo(-HEIGHT)
  })

  it('has the blue neighbour below share both corners of the blue side', () => {
    const below = corners([0, -1])
    for (const corner of corners([0, 0]).slice(0, 2)) {
      expect(below.some(({ x, y }) => Math.abs(x - corner.x) < 1e-9 && Math.abs(y - corner.y) < 1e-9)).toBe(true)
    }
  })

  it.each([
    ['red', [1, 0]],
    ['orange', [-1, 0]],
    ['blue', [0, -1]],
  ] as const)('shows the %s number on the side of the %s neighbour', (colour, neighbour) => {
    const here = middle([0, 0])
    const there = middle([neighbour[0], neighbour[1]])
    const number = numberPlace(colour, true, 10)
    const along = (number.x * (there.x - here.x) + number.y * (there.y - here.y)) / Math.hypot(there.x - here.x, there.y - here.y)
    expect(along).toBeCloseTo(10)
  })

  it('turns the numbers of a tile that points down by half', () => {
    const up = numberPlace('red', true, 10)
    const down = numberPlace('red', false, 10)
    expect([down.x, down.y]).toEqual([-up.x, -up.y])
  })
})

describe('the view of the felt', () => {
  it('shows the whole box when that leaves tiles large enough', () => {
    const box = boxAround([[0, 0], [6, 2], [-4, -3]])
    const view = fit(box, 900, 600, null)
    expect((box.right - box.left) * view.scale).toBeLessThan(900)
    expect((box.bottom - box.top) * view.scale).toBeLessThan(600)
  })

  it('keeps tiles large enough for a finger and the last tile in sight when all cannot be shown', () => {
    const far = middle([30, 10])
    const view = fit(boxAround([[-30, -10], [30, 10]]), 390, 400, far)
    expect(SIDE * view.scale).toBeGreaterThanOrEqual(44)
    expect(Math.abs((far.x - view.x) * view.scale)).toBeLessThan(195)
    expect(Math.abs((far.y - view.y) * view.scale)).toBeLessThan(200)
  })

  it('comes no nearer than it is told to, and no nearer or farther than a view is fitted', () => {
    const box = boxAround([[0, 0]])
    expect(fit(box, 900, 600, middle([0, 0]), undefined, 0.8).scale).toBe(0.8)
    expect([0.1, 0.8, 2].map(fitting)).toEqual([fit(boxAround([[-90, 0], [90, 0]]), 390, 400, middle([0, 0])).scale, 0.8, fit(box, 900, 600, null).scale])
  })

  it('zooms about the finger', () => {
    const before = { x: 10, y: 20, scale: 1 }
    const after = zoomed(before, 1.5, 80, -40)
    expect(before.x + 80 / before.scale).toBeCloseTo(after.x + 80 / after.scale)
    expect(before.y - 40 / before.scale).toBeCloseTo(after.y - 40 / after.scale)
  })
})
