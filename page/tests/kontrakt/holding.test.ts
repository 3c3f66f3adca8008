import { describe, expect, it } from 'vitest'
import { arranged, meet, moved, sorted, type Held } from '../../src/kontrakt/holding'

const NOBODY: ReadonlySet<string> = new Set()
const hold = (...cards: string[]): Held[] => meet([], cards, NOBODY, NOBODY).held
const ids = (held: readonly Held[]): string[] => held.map((one) => one.id)
const text = (held: readonly Held[]): string => held.map((one) => one.card).join(' ')

describe('the cards in hand', () => {
  it('x039: twins have names of their own, and dropping one leaves the other', () => {
    const held = hold('9s', '9s', 'Kd')
    expect(new Set(ids(held)).size).toBe(3)
    const { held: left } = meet(held, ['9s', 'Kd'], new Set(['9s.1']), NOBODY)
    expect(ids(left)).toEqual(['9s.2', 'Kd.1'])
  })

  it('x042: what was bought stays, with its penalty card, at the end of the own order', () => {
    const held = moved(hold('4h', '9s', 'Kd'), 'Kd.1', 0)
    const bought = meet(held, ['4h', '9s', 'Kd', '3c', '2d'], NOBODY, NOBODY)
    expect(text(bought.held)).toBe('Kd 4h 9s 3c 2d')
    expect(bought.came).toEqual(['3c.1', '2d.1'])
    expect(meet(bought.held, ['2d', '3c', '4h', '9s', 'Kd'], NOBODY, NOBODY)).toEqual({ held: bought.held, came: [] })
  })

  it('x042: the twin of a card that lies in a slot is the one that goes', () => {
    const { held } = meet(hold('9s', '9s'), ['9s'], NOBODY, new Set(['9s.1']))
    expect(ids(held)).toEqual(['9s.1'])
  })

  it('x064: a card is moved before another one, to either side', () => {
    const held = hold('2c', '3c', '4c', '5c')
    expect(text(moved(held, '5c.1', 1))).toBe('2c 5c 3c 4c')
    expect(text(moved(held, '2c.1', 3))).toBe('3c 4c 2c 5c')
    expect(text(moved(held, '2c.1', 4))).toBe('3c 4c 5c 2c')
    expect(text(moved(held, 'no such card', 2))).toBe('2c 3c 4c 5c')
  })

  it('x071: of two cards that look alike each can be moved by itself', () => {
    expect(ids(moved(hold('9s', '9s', 'Kd'), '9s.2', 3))).toEqual(['9s.1', 'Kd.1', '9s.2'])
  })

  it('is sorted by suit and by rank, jokers last', () => {
    const held = hold('*', 'Kd', '2h', 'Ks', '2s')
    expect(text(sorted(held, 'suit', []))).toBe('2s Ks 2h Kd *')
    expect(text(sorted(held, 'rank', []))).toBe('2s 2h Ks Kd *')
  })

  it('sorted towards the contract has what is nearly a meld in front, and loses no card', () => {
    const held = hold('Qc', '4h', '9s', '2s', '6h', '9d', '5h', '*', 'Kd')
    const order = sorted(held, 'contract', [{ kind: 'group', size: 3 }, { kind: 'run', size: 4 }])
    expect(text(order)).toBe('4h 5h 6h 9s 9d * 2s Kd Qc')
  })
})

describe('the cards of a slot', () => {
  it('x001, x003: a run lies from low to high in whatever order it was tapped', () => {
    expect(text(arranged(hold('Kh', 'Qh', 'Jh', 'Th'), 'run', {}))).toBe('Th Jh Qh Kh')
    expect(text(arranged(hold('7h', '5h', '4h', '6h'), 'run', {}))).toBe('4h 5h 6h 7h')
  })

  it('x006: an ace is looked at low beside a two and high beside a king', () => {
    expect(text(arranged(hold('3h', 'Ah', '2h'), 'run', {}))).toBe('Ah 2h 3h')
    expect(text(arranged(hold('Ah', 'Qh', 'Kh'), 'run', {}))).toBe('Qh Kh Ah')
  })

  it('o04: of thirteen from two to king with one ace, the ace lies at neither end until it is said which', () => {
    const held = hold('Ah', ...[...'23456789TJQK'].map((rank) => `${rank}h`))
    expect(text(arranged(held, 'run', {}))).toBe('2h Ah 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh')
    expect(text(arranged(held, 'run', { 'Ah.1': 'Ah-' }))).toBe('Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh')
    expect(text(arranged(held, 'run', { 'Ah.1': 'Ah+' }))).toBe('2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah')
    const joker = hold(...[...'23456789TJQK'].map((rank) => `${rank}h`), '*')
    expect(text(arranged(joker, 'run', { '*.1': '*Ah+' }))).toBe('2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh *')
    expect(text(arranged(joker, 'run', { '*.1': '*Ah-' }))).toBe('* 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh')
  })

  it('x052: a joker lies in the gap before it lies at an end', () => {
    expect(text(arranged(hold('4h', '*', '6h', '*'), 'run', {}))).toBe('4h * 6h *')
  })

  it('a joker whose card was chosen lies in its place', () => {
    const held = hold('4h', '5h', '*')
    expect(text(arranged(held, 'run', { '*.1': '*3h' }))).toBe('* 4h 5h')
  })
})
