// What turns cost as bars: where they stand on a drawing, and where its numbers and rounds are.
import type { ReviewTurn } from '../lib/wire'

export interface CostPlot {
  width: number
  bars: { at: number; x: number; y: number; width: number; height: number }[]
  /** Costs worth a line across, and their height. */
  levels: { value: number; y: number }[]
  /** Where the turns of a round begin. */
  rounds: { round: number; x: number }[]
}

const LEFT = 32
const TOP = 18
const BOTTOM = 20
/** A turn that cost nothing is still to be seen. */
const LEAST = 1.5
const STEPS = [5, 10, 20, 25, 50, 100, 200, 500]

/** The drawing of `turns`, with room for `count` of them. */
export function costPlot(turns: readonly ReviewTurn[], count: number, width: number, height: number): CostPlot {
  const most = Math.max(10, ...turns.map(({ loss }) => loss))
  const step = STEPS.find((one) => one * 3 >= most) ?? 1_000
  const high = Math.ceil(most / step) * step
  const floor = height - BOTTOM
  const y = (value: number): number => floor - (value * (floor - TOP)) / high
  const each = (width - LEFT) / Math.max(count, 12)
  const bars = turns.map(({ at, loss }, i) => {
    const top = Math.min(y(loss), floor - LEAST)
    return { at, x: LEFT + i * each + each * 0.15, y: top, width: each * 0.7, height: floor - top }
  })
  const levels = Array.from({ length: high / step + 1 }, (_, i) => ({ value: i * step, y: y(i * step) }))
  const rounds = turns.flatMap(({ round }, i) => (turns[i - 1]?.round === round ? [] : [{ round, x: LEFT + i * each }]))
  return { width, bars, levels, rounds }
}
