// How an amount of points looks as counters (C-60): the engine keeps points, colours are for the eye.
import type { ContackRules } from './contack'

export interface Chips {
  colour: 'white' | 'red' | 'blue'
  value: number
  count: number
}

const VALUES: Record<ContackRules['counter_values'], readonly [number, number, number] | null> = {
  'all-5': null,
  '5-10-20': [5, 10, 20],
  '5-10-25': [5, 10, 25],
}

/** The fewest counters that make `amount`, the dearest first; no counters for a debt. */
export function chips(amount: number, values: ContackRules['counter_values']): Chips[] {
  const worth = VALUES[values]
  let rest = Math.max(0, amount)
  if (worth === null) return rest ? [{ colour: 'white', value: 5, count: Math.floor(rest / 5) }] : []
  const [white, red, blue] = worth
  const found: Chips[] = []
  for (const [colour, value] of [['blue', blue], ['red', red], ['white', white]] as const) {
    const count = Math.floor(rest / value)
    rest -= count * value
    if (count) found.push({ colour, value, count })
  }
  return found
}
