import { beforeAll, describe, expect, it, vi } from 'vitest'
import { figure } from '../src/lib/figures'
import { nowhere, refusalOrNowhere } from '../src/lib/nowhere'
import { sentences, story } from '../src/lib/story'
import { headings, markedNames, seatNames } from '../src/lib/people'
import { words } from '../src/lib/words.svelte'
import type { ContackEvent } from '../src/lib/contack'
import type { SeatView } from '../src/lib/wire'

const NAMES = ['Ane', 'Bjørn']

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  await words.use('en')
})

const HAND: ContackEvent[] = [
  { event: 'dealt', number: 1, hands: [[[1, 2, 3]], [[4, 5, 6]]], reserve: 2, opener: 0 },
  { event: 'drawn', seat: 1, tile: [7, 8, 9], reserve: 1 },
  { event: 'played', seat: 0, tile: [1, 2, 3], cell: [0, 0], contacts: [], points: 0 },
  { event: 'scored', seat: 1, points: -20, rule: 'C-32' },
  { event: 'round_ended', number: 1, termination: 'out', scores: [0, -20], totals: [0, -20] },
]

describe('the log', () => {
  it('tells how many tiles were left over, with a true minus', () => {
    expect(sentences(HAND, NAMES)[3]).toBe('Bjørn: 2 tiles left over: −20 (C-32).')
  })
  it('tells who went out', () => {
    expect(story(HAND, NAMES)[0]?.text).toBe('Hand 1 is over: Ane has nothing left in hand.')
  })
  it('tells of what was left without a number when the hand began out of sight', () => {
    expect(sentences(HAND.slice(3), NAMES)).toEqual(['Bjørn: tiles left over: −20 (C-32).', 'Hand 1 is over: somebody has nothing left in hand.'])
  })
})

describe('figures', () => {
  it('have a true minus and no sign above nought', () => {
    expect([-35, 0, 12].map(figure)).toEqual(['−35', '0', '12'])
  })
})

describe('a tile that fits nowhere', () => {
  it('is said to fit nowhere when the reason is about a place nobody chose', () => {
    const said = nowhere({ code: 'contact-fails', rule: 'C-22', args: {} }, [4, 8, 1])
    expect(said.rule).toBe('C-22')
    expect(refusalOrNowhere(said, NAMES)).toMatch(/^4-8-1 fits nowhere now/)
  })
  it('keeps any other reason of the server', () => {
    const refusal = { code: 'not-your-turn', rule: 'T-01', args: {} }
    expect(nowhere(refusal, [4, 8, 1])).toBe(refusal)
  })
})

describe('who sits where', () => {
  const person = { kind: 'person', name: '', bot: null } as SeatView
  const bot = (kind: string) => ({ kind: 'bot', name: '', bot: kind }) as SeatView

  it('bots are numbered by kind, as in the terminal, and only where there are several', () => {
    expect(seatNames({ seats: [person, bot('greedy'), bot('random'), bot('greedy')] })).toEqual(['Seat 1', 'Greedy 1', 'Random', 'Greedy 2'])
  })
  it('the viewer is marked in sentences and is You over a column', () => {
    const table = { seats: [{ ...person, name: 'Ane' }, bot('greedy')], you: 0 }
    expect(markedNames(table)).toEqual(['Ane (you)', 'Greedy'])
    expect(headings(table)).toEqual(['You', 'Greedy'])
    expect(headings({ ...table, you: null })).toEqual(['Ane', 'Greedy'])
  })
})
