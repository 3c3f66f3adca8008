import { describe, expect, it } from 'vitest'
import { chips } from '../src/lib/counters'

describe('an amount as counters (C-60)', () => {
  it('is all white when every counter is worth five', () => {
    expect(chips(200, 'all-5')).toEqual([{ colour: 'white', value: 5, count: 40 }])
  })
  it('takes the dearest counters first', () => {
    expect(chips(95, '5-10-25')).toEqual([
      { colour: 'blue', value: 25, count: 3 },
      { colour: 'red', value: 10, count: 2 },
    ])
  })
  it.each(['all-5', '5-10-20', '5-10-25'] as const)('adds up to the amount with %s', (values) => {
    for (let amount = 0; amount <= 400; amount += 5) {
      expect(chips(amount, values).reduce((sum, heap) => sum + heap.value * heap.count, 0)).toBe(amount)
    }
  })
  it('has nothing to show for a debt', () => {
    expect(chips(-15, '5-10-20')).toEqual([])
  })
})
