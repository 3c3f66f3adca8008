import { describe, expect, it } from 'vitest'
import { applies } from '../src/lib/applying'

describe('the choices that say something at a table', () => {
  const points = { scoring: 'points', match_end: 'hands' }
  const counters = { scoring: 'counters', match_end: 'target' }
  const asked = (name: string, rules: Record<string, string>) => applies('contack', name, (field) => rules[field])

  it('leave out counters where points are written, and totals where hands are counted', () => {
    expect(['counter_stake', 'counter_values', 'debt', 'target', 'hand_limit'].filter((name) => asked(name, points))).toEqual([])
    expect(asked('hands', points)).toBe(true)
  })
  it('have counters where counters are paid, and a total where one ends the match', () => {
    expect(['counter_stake', 'counter_values', 'debt', 'target', 'hand_limit'].every((name) => asked(name, counters))).toBe(true)
    expect(asked('hands', counters)).toBe(false)
  })
  it('are all of them in a game that has no such choices', () => {
    expect(applies('kontrakt', 'hands', () => undefined)).toBe(true)
  })
})
