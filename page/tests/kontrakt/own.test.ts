import { describe, expect, it } from 'vitest'
import { OwnCards } from '../../src/kontrakt/own.svelte'
import type { KontraktObservation } from '../../src/lib/wire'

const GROUP_AND_RUN = { slots: [{ kind: 'group', size: 3 }, { kind: 'run', size: 4 }] } as const

/** As much of an observation as the own cards look at. */
function seen(hand: string[], changes: Partial<KontraktObservation> = {}): KontraktObservation {
  const own = { round: 1, hand, active: 0, contract: GROUP_AND_RUN, down: [false, false, false] }
  return { ...own, ...changes } as unknown as KontraktObservation
}
const cards = (own: OwnCards): string => own.loose.map((one) => one.card).join(' ')

describe('the own cards', () => {
  it('x049: what came last is marked in the hand it came to, and nothing else is', () => {
    const buyer = new OwnCards('t1', 0)
    const other = new OwnCards('t1', 1)
    buyer.meet(seen(['4h', '9s']), 0)
    other.meet(seen(['5h', 'Ts']), 1)
    expect([buyer.fresh.size, other.fresh.size]).toEqual([0, 0])
    buyer.meet(seen(['4h', '9s', '3c', '2d']), 0)
    other.meet(seen(['5h', 'Ts']), 1)
    expect([...buyer.fresh]).toEqual(['3c.1', '2d.1'])
    expect(other.fresh.size).toBe(0)
  })

  it('o89: a hand that comes after the cut is a deal, and nothing in it is marked as new', () => {
    const own = new OwnCards('t-cut', 0)
    own.meet(seen([]), 0)
    own.meet(seen(['4h', '9s']), 0)
    expect(own.fresh.size).toBe(0)
    own.meet(seen(['4h', '9s', '3c']), 0)
    expect([...own.fresh]).toEqual(['3c.1'])
  })

  it('x063: the order one gives to the hand stays, whoever is in turn', () => {
    const own = new OwnCards('t2', 0)
    own.meet(seen(['4h', '9s', 'Kd']), 0)
    own.move('Kd.1', 0)
    own.meet(seen(['4h', '9s', 'Kd'], { active: 1 }), 0)
    expect(cards(own)).toBe('Kd 4h 9s')
  })

  it('x066: several cards are chosen and go into a slot together', () => {
    const own = new OwnCards('t3', 0)
    own.meet(seen(['4h', '9s', '9d', '9c']), 0)
    for (const id of ['9s.1', '9d.1', '9c.1']) own.toggle(id)
    own.put([...own.chosen], 0)
    expect(own.inSlot(0).map((one) => one.card)).toEqual(['9s', '9d', '9c'])
    expect(own.chosen.size).toBe(0)
  })

  it('x073: what was chosen in one turn is not chosen in the next', () => {
    const own = new OwnCards('t4', 0)
    own.meet(seen(['4h', '9s']), 0)
    own.toggle('4h.1')
    own.meet(seen(['4h', '9s'], { active: 1 }), 0)
    expect(own.chosen.size).toBe(0)
  })

  it('one may choose in peace while the others play', () => {
    const own = new OwnCards('t5', 0)
    own.meet(seen(['4h', '9s'], { active: 1 }), 0)
    own.toggle('4h.1')
    own.meet(seen(['4h', '9s'], { active: 2 }), 0)
    expect([...own.chosen]).toEqual(['4h.1'])
  })

  it('x074: a card in a slot is not in the hand as well, and comes back when it is taken back', () => {
    const own = new OwnCards('t6', 0)
    own.meet(seen(['4h', '9s', '9s']), 0)
    own.put(['9s.1'], 0)
    expect(cards(own)).toBe('4h 9s')
    own.takeBack(['9s.1'])
    expect(cards(own)).toBe('4h 9s 9s')
    expect(own.staged).toBe(false)
  })

  it('the tray is empty once the contract is laid, and in the next round', () => {
    const own = new OwnCards('t7', 0)
    own.meet(seen(['4h', '9s']), 0)
    own.put(['4h.1'], 1)
    own.meet(seen(['9s'], { down: [true, false, false] }), 0)
    expect(own.slots).toEqual([])
    own.meet(seen(['2c', '3c'], { round: 2 }), 0)
    expect(own.slots).toEqual([[], []])
    expect(cards(own)).toBe('2c 3c')
  })

  it('a suggested lay-down fills the slots and says what its jokers stand for', () => {
    const own = new OwnCards('t8', 0)
    own.meet(seen(['9s', '9h', '*', '*', '4h', '6h', '7h', 'Kd']), 0)
    own.propose([['9s', '9h', '*'], ['4h', '*5h', '6h', '7h']])
    expect(own.slots.map((slot) => slot.length)).toEqual([3, 4])
    expect(Object.values(own.stands)).toEqual(['*5h'])
    expect(cards(own)).toBe('Kd')
  })

  it('o04: a reading of the server with the ace high or low is kept as it was chosen', () => {
    const low = ['Ah', ...[...'23456789TJQK'].map((rank) => `${rank}h`)]
    const high = [...low.slice(1), 'Ah']
    const own = new OwnCards('t-ace', 0)
    own.meet(seen(low), 0)
    own.propose([[], high])
    expect(own.stands).toEqual({ 'Ah.1': 'Ah+' })
    own.settle([[], low])
    expect(own.stands).toEqual({ 'Ah.1': 'Ah-' })
    const joker = new OwnCards('t-joker', 0)
    joker.meet(seen([...low.slice(1), '*']), 0)
    joker.propose([[], [...low.slice(1), '*Ah']])
    expect(joker.stands).toEqual({ '*.1': '*Ah+' })
    joker.settle([[], ['*Ah', ...low.slice(1)]])
    expect(joker.stands).toEqual({ '*.1': '*Ah-' })
  })
})
