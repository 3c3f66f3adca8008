import { describe, expect, it } from 'vitest'
import { columnsOf } from '../src/lib/columns'
import type { ContackEvent } from '../src/lib/contack'

const dealt: ContackEvent = { event: 'dealt', number: 1, hands: [[], []], reserve: 26, opener: 0 }
const played = (seat: number, points: number): ContackEvent => ({
  event: 'played',
  seat,
  tile: [9, 2, 8],
  cell: [0, -1],
  contacts: [{ colour: 'blue', number: 9, other: 1, cell: [0, 0], points }],
  points,
})

describe('the score sheet', () => {
  it('writes a play without points as nought', () => {
    expect(columnsOf([dealt, played(0, 0)], 2)[0]?.columns[0]).toMatchObject([{ kind: 'play', points: 0 }])
  })

  it('writes what is taken off for tiles left as an entry of its own', () => {
    const left: ContackEvent = { event: 'scored', seat: 1, points: -40, rule: 'C-32' }
    expect(columnsOf([dealt, played(1, 15), left], 2)[0]?.columns[1]).toMatchObject([
      { kind: 'play', points: 15 },
      { kind: 'left', points: -40 },
    ])
  })

  it('writes with counters what each paid and to whom', () => {
    const history: ContackEvent[] = [
      dealt,
      played(0, 15),
      { event: 'scored', seat: 0, points: 30, rule: 'C-61' },
      { event: 'scored', seat: 1, points: -15, rule: 'C-61' },
      { event: 'scored', seat: 2, points: -15, rule: 'C-61' },
    ]
    expect(columnsOf(history, 3, true)[0]?.columns).toMatchObject([
      [{ kind: 'play', points: 30 }],
      [{ kind: 'paid', points: -15, to: 0 }],
      [{ kind: 'paid', points: -15, to: 0 }],
    ])
  })

  it('lets each play with counters have a row of its own', () => {
    const history: ContackEvent[] = [
      dealt,
      played(0, 0),
      played(1, 15),
      { event: 'scored', seat: 1, points: 15, rule: 'C-61' },
      { event: 'scored', seat: 0, points: -15, rule: 'C-61' },
    ]
    expect(columnsOf(history, 2, true)[0]?.columns).toMatchObject([
      [{ kind: 'play', points: 0 }, { kind: 'paid', points: -15 }],
      [null, { kind: 'play', points: 15 }],
    ])
  })

  it('keeps hands apart', () => {
    const ended: ContackEvent = { event: 'round_ended', number: 1, termination: 'out', scores: [0, 15], totals: [0, 15] }
    const hands = columnsOf([dealt, played(1, 15), ended, { ...dealt, number: 2 }], 2)
    expect(hands.map(({ number, scores }) => [number, scores])).toEqual([[1, [0, 15]], [2, null]])
  })
})
