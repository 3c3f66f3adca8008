import { describe, expect, it } from 'vitest'
import { meldTexts, wishOf } from '../../src/ask/asked'
import { EXAMPLES } from '../../src/ask/examples'
import { EMPTY, meldText, readQuestion, written, type Question } from '../../src/ask/question'

const ASKED: Question = {
  game: 'kontrakt',
  opening: { variant: 'club/1', up: false, around: { blue: '1-2-3', orange: '9-9-9' }, last: 'orange', tile: '10-1-6' },
  cards: {
    variant: 'shanghai-ten/1',
    mode: 'table',
    round: 3,
    melds: [],
    rest: [],
    table: [
      { mine: false, cards: ['5c', '6c', '*7c', '8c'] },
      { mine: true, cards: ['9s', '9h', '*'] },
    ],
    card: 'Ah',
    down: 'now',
    left: [],
  },
}

describe('a question in a link', () => {
  it.each(['contack', 'kontrakt'] as const)('is read as it was written (%s)', (game) => {
    const asked = { ...ASKED, game }
    const read = readQuestion(`#${written(asked)}`, EMPTY)
    expect(read && written(read)).toBe(written(asked))
    expect(game === 'contack' ? read?.opening : read?.cards).toEqual(game === 'contack' ? asked.opening : asked.cards)
  })

  it('keeps a joker with what it stands for, an ace with its end, and an empty place before a full one', () => {
    const cards = { ...EMPTY.cards, melds: [[], ['Ah-', '2h', '*3h', '4h']], rest: ['*', 'Td'] }
    const read = readQuestion(written({ ...EMPTY, game: 'kontrakt', cards }), EMPTY)
    expect(read?.cards.melds).toEqual([[], ['Ah-', '2h', '*3h', '4h']])
    expect(read?.cards.rest).toEqual(['Td', '*'])
  })

  it('asks nothing where there is none, and takes what it cannot read for nothing', () => {
    expect(readQuestion('#C-22', EMPTY)).toBeNull()
    expect(readQuestion('', EMPTY)).toBeNull()
    const read = readQuestion('#g=kontrakt&m=sing&r=-4&card=zz&down=maybe', EMPTY)
    expect(read?.cards).toEqual(EMPTY.cards)
  })

  it('of one game leaves what is asked of the other alone', () => {
    expect(readQuestion('#g=contack&tile=1-2-3', ASKED)?.cards).toEqual(ASKED.cards)
  })

  it('is what every example is', () => {
    for (const [game, examples] of Object.entries(EXAMPLES)) {
      for (const { link } of examples) {
        const read = readQuestion(link, EMPTY)
        expect(read?.game).toBe(game)
        expect(read && written(read)).toBe(link)
      }
    }
  })
})

describe('a question as it is put to the rules', () => {
  it('names no card for a joker by the way it is written', () => {
    expect(meldText(['4h', '5h', '*', '7h'])).toBe('4h5h7h*')
    expect(meldText(['4h', '*5h', '6h'])).toBe('4h*5h6h')
  })

  it('leaves out what is not there yet, but keeps the order', () => {
    expect(meldTexts([['9s'], [], []])).toEqual(['9s'])
    expect(meldTexts([[], ['9s']])).toEqual(['-', '9s'])
    expect(meldTexts([[], []])).toEqual([])
  })

  it('is asked only when there is something to ask', () => {
    expect(wishOf(EMPTY.cards)).toBeNull()
    expect(wishOf({ ...EMPTY.cards, mode: 'table', card: '7c' })).toBeNull()
    expect(wishOf({ ...EMPTY.cards, mode: 'worth' })).toBeNull()
  })

  it('tells the whole hand where the rest of it is told', () => {
    const cards = { ...EMPTY.cards, melds: [['9s', '*9h', 'Ah+']], rest: ['2d'] }
    expect(wishOf(cards)?.hand).toEqual(['9s', '*', 'Ah', '2d'])
    expect(wishOf({ ...cards, rest: [] })?.hand).toEqual([])
  })
})
