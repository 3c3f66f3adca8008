import { describe, expect, it } from 'vitest'
import { nextScored, wishOf } from '../../src/replay/jumping'
import type { StudyFrame } from '../../src/lib/wire'

function frames(...scored: boolean[]): StudyFrame[] {
  return scored.map((some) => ({ round: 1, actor: 0, action: 'draw', result: null, line: 1, events: [], scores: [0], scored: some ? [5] : null }))
}

describe('jumping to points', () => {
  const record = frames(false, true, false, true, true)

  it('goes to the next entry that brought some, wherever one is', () => {
    expect([0, 1, 2, 3, 4].map((at) => nextScored(record, at, 1))).toEqual([2, 2, 4, 4, 5])
    expect(nextScored(record, 5, 1)).toBeNull()
  })

  it('goes back to the one before, not to the one on show', () => {
    expect([5, 4, 3].map((at) => nextScored(record, at, -1))).toEqual([4, 2, 2])
    expect([2, 1, 0].map((at) => nextScored(record, at, -1))).toEqual([null, null, null])
  })

  it('goes nowhere in a record without any', () => {
    expect(nextScored(frames(false, false), 1, 1)).toBeNull()
    expect(nextScored([], 0, -1)).toBeNull()
  })
})

describe('keys', () => {
  it('ask for a way through the record, and others for nothing', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', ' ', 's', 'S', 'PageDown', 'PageUp'].map(wishOf)).toEqual([
      'next',
      'back',
      'first',
      'last',
      'play',
      'scored',
      'scored-back',
      'round',
      'round-back',
    ])
    expect(wishOf('x')).toBeNull()
  })
})
