// The totals over the rounds as lines: where they lie on a drawing, and where its numbers stand.

export interface Plot {
  width: number
  height: number
  /** A point for each round and each side, the beginning included. */
  lines: [x: number, y: number][][]
  /** Totals worth a line across, and their height. */
  levels: { value: number; y: number }[]
  /** Where the end of each line is named, moved apart where they would lie on one another. */
  labels: number[]
}

const STEPS = [1, 2, 5]
const LEFT = 40
const RIGHT = 12
const TOP = 14
const BOTTOM = 26
const APART = 17

/** The drawing of `totals` (one list a round, one number a side) from 0 on; names take `margin` at the right. */
export function plotOf(totals: readonly (readonly number[])[], sides: number, width: number, height: number, margin: number): Plot {
  const rows = [Array.from({ length: sides }, () => 0), ...totals]
  const values = rows.flat()
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const step = stepFor(Math.max(1, most - least))
  const low = Math.floor(least / step) * step
  const high = Math.max(low + step, Math.ceil(most / step) * step)
  const x = (round: number): number => LEFT + (round * (width - LEFT - RIGHT - margin)) / Math.max(1, rows.length - 1)
  const y = (value: number): number => TOP + ((high - value) * (height - TOP - BOTTOM)) / (high - low)
  const levels = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step).map((value) => ({ value, y: y(value) }))
  const lines = Array.from({ length: sides }, (_, side) => rows.map((row, round): [number, number] => [x(round), y(row[side] ?? 0)]))
  return { width, height, lines, levels, labels: apart(lines.map((line) => line.at(-1)?.[1] ?? 0), TOP, height - BOTTOM) }
}

function stepFor(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 4 || 1))
  return Math.max(1, (STEPS.find((one) => (one * power * 5) >= span) ?? 10) * power)
}

/** Heights at least so far apart that names do not lie on each other, as near to `wanted` as may be. */
function apart(wanted: readonly number[], top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const found = [...wanted]
  let last = top - APART
  for (const i of order) last = found[i] = Math.max(wanted[i] ?? 0, last + APART)
  let next = bottom + APART
  for (const i of [...order].reverse()) next = found[i] = Math.min(found[i] ?? 0, next - APART)
  return found
}
