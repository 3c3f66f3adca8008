import { beforeAll, describe, expect, it, vi } from 'vitest'
import { words } from '../../src/lib/words.svelte'
import { cardName, corner, written } from '../../src/kontrakt/cards'
import { sentence, story } from '../../src/kontrakt/story'
import { readable, refusalWords } from '../../src/kontrakt/wording'
import type { KontraktEvent } from '../../src/lib/wire'

const NAMES = ['Ane', 'Bjørn', 'Cat']

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  await words.use('en')
})

describe('cards in words', () => {
  it('x067: every suit has a sign and a name of its own', () => {
    expect(['9s', '9h', '9d', '9c'].map(corner)).toEqual(['9♠', '9♥', '9♦', '9♣'])
    expect(['Ts', 'Ac'].map(cardName)).toEqual(['ten of spades', 'ace of clubs'])
  })

  it('a joker says what it stands for', () => {
    expect([corner('*'), written('*9h'), cardName('*9h')]).toEqual(['★', '★9♥', 'joker for 9 of hearts'])
  })
})

describe('refusals', () => {
  it('x028: say why, with the cards as they look and the melds by whose they are', () => {
    const args = { card: '2s', meld: 'p1.2', fits: '3h 8h', size: 5, jokers: 1, most: 5 }
    expect(refusalWords({ code: 'not-the-suit', rule: 'K-031', args }, NAMES)).toBe('2♠ is of another suit than Ane, no. 2, which takes 3♥ 8♥.')
  })

  it('write contracts, spans and whole melds as people read them', () => {
    expect(readable('G3+G3+S4', NAMES)).toBe('2 groups of 3 + run of 4')
    expect(readable('3h-6h', NAMES)).toBe('3♥–6♥')
    expect(readable('4h*5h6h', NAMES)).toBe('4♥ ★5♥ 6♥')
    expect(readable('p1.1 p2.2', NAMES)).toBe('Ane, no. 1, Bjørn, no. 2')
    expect(readable('none', NAMES)).toBe('none')
  })
})

describe('the log', () => {
  const left: KontraktEvent = { event: 'left', seat: 1, card: '3c' }
  const bought: KontraktEvent = { event: 'bought', seat: 2, card: '3c', penalty: [null], declined: [], pile: 0, stock: 60 }

  it('x091: has the newest first', () => {
    expect(story([left, bought], NAMES).map((one) => one.text)).toEqual(['Cat bought 3♣ with a card from the stock.', 'Bjørn left 3♣.'])
  })

  it('x088: names no card that came to somebody else from the stock', () => {
    expect(sentence({ event: 'drew', seat: 1, card: null, stock: 5 }, NAMES)).toBe('Bjørn drew from the stock.')
  })

  it('says who went out', () => {
    const out: KontraktEvent = { event: 'dropped', seat: 1, card: '3c', held: 0 }
    const over: KontraktEvent = { event: 'round_ended', number: 1, termination: 'out', scores: [], totals: [] }
    expect(story([left, out, over], NAMES)[0]?.text).toBe('Round 1 is over: Bjørn has nothing left in hand.')
  })

  it('x105: calls players by their names', () => {
    const ended: KontraktEvent = { event: 'match_ended', outcome: { scores: [0, 87, 116], ranks: [1, 2, 3], termination: 'rounds' } }
    expect(sentence(ended, NAMES)).toBe('The match is over. Ane wins.')
  })
})
