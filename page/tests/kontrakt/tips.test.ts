import { describe, expect, it } from 'vitest'
import { TIPS, tipsFor } from '../../src/kontrakt/tips'

const SEEN = { viewer: 0, phase: 'play', asked: [], whole_hand: false, down: [false, false, true], hand: ['9s', '4h'] } as const
const seen = (changed: object): Parameters<typeof tipsFor>[0] => ({ ...SEEN, asked: [], down: [...SEEN.down], hand: [...SEEN.hand], ...changed })

describe('tips', () => {
  it.each([
    ['k142: keep groups and runs apart, when nothing else is to be said', {}, 'apart'],
    ['k143: look at the table once the contract is down', { viewer: 2 }, 'look'],
    ['k144: buy to complete, while one is asked', { phase: 'window', asked: [0, 1] }, 'buy'],
    ['k144: but not while others are asked', { phase: 'window', asked: [1] }, 'apart'],
    ['k145: a buy may hurt where the whole hand is laid', { phase: 'window', asked: [0], whole_hand: true }, 'last'],
    ['k146: a joker in hand costs', { hand: ['9s', '*'] }, 'joker'],
    ['an onlooker is told how hands are kept', { viewer: null }, 'apart'],
  ])('%s', (_name, changed, first) => {
    expect(tipsFor(seen(changed))[0]).toBe(first)
  })

  it('every tip is there once', () => {
    expect([...tipsFor(seen({ hand: ['*'] }))].sort()).toEqual([...TIPS].sort())
  })
})
