import { describe, expect, it } from 'vitest'
import { additions, exchanges, layDown, layDowns, offered } from '../../src/kontrakt/offers'

const LEGAL = [
  'drop 8h',
  'add 8h p1.1',
  'add 8h p2.2',
  'add * p1.1',
  'add *3h p1.2',
  'add *8h p1.2',
  'add Ah- p3.1',
  'add Ah+ p3.1',
  'swap 7c p2.1 *8c:p1.2',
  'swap 7c p2.1 *:p1.1',
  'lay 9s9h* 4h*5h6h7h',
]

describe('what the server offers', () => {
  it('x017: a card that fits a group and a run is offered on both', () => {
    expect(additions(LEGAL, '8h').map(({ meld }) => meld)).toEqual(['p1.1', 'p2.2'])
  })

  it('x053: a joker that fits both ends of a run is offered at each, by the card it would stand for', () => {
    expect(additions(LEGAL, '*').map(({ meld, as }) => [meld, as])).toEqual([['p1.1', ''], ['p1.2', '3h'], ['p1.2', '8h']])
  })

  it('x006: an ace that fits both ends is offered low and high', () => {
    expect(additions(LEGAL, 'Ah').map(({ end }) => end)).toEqual(['-', '+'])
  })

  it('x057: a joker is offered for exchange exactly where the server lists it', () => {
    expect(exchanges(LEGAL, '7c').map(({ meld, joker, to }) => [meld, joker, to])).toEqual([
      ['p2.1', '*8c', 'p1.2'],
      ['p2.1', '*', 'p1.1'],
    ])
    expect(exchanges(LEGAL, '8h')).toEqual([])
    expect(exchanges([], '7c')).toEqual([])
  })

  it('a lay-down is read meld by meld, with its jokers', () => {
    expect(layDowns(LEGAL)).toEqual(['lay 9s9h* 4h*5h6h7h'])
    expect(layDown('lay 9s9h* 4h*5h6h7h')).toEqual([['9s', '9h', '*'], ['4h', '*5h', '6h', '7h']])
  })

  it('an action is offered only when it is listed', () => {
    expect(offered(['take 8d', 'leave'], 'take')).toBe('take 8d')
    expect(offered(['take 8d', 'leave'], 'stock')).toBeNull()
  })
})
