// Places of a book are found by rule, heading and text, whatever the case and the marks of the letters.
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/lib/wire'
import { gameOfRule } from '../../src/rules/gameOfRule'
import { folded, places, search } from '../../src/rules/searching'

const book: Book = {
  game: 'contack',
  language: 'nb',
  title: 'Contack',
  lead: [],
  chapters: [
    {
      id: 'turn',
      title: 'Din tur',
      blocks: [
        { is: 'paragraph', ids: ['C-23'], spans: [{ text: 'Brikken må berøre den ' }, { text: 'siste', strong: true }] },
        { is: 'example', name: 'one', title: 'Ikke her', blocks: [{ is: 'paragraph', ids: [], spans: [{ text: 'Bo prøver.' }] }] },
        { is: 'list', ordered: false, items: [{ ids: ['C-26', 'C-27'], spans: [{ text: 'Å trekke fra reserven' }] }] },
      ],
    },
    {
      id: 'faq',
      title: 'Spørsmål',
      blocks: [
        { is: 'question', id: 'why', text: 'Må jeg trekke?', blocks: [{ is: 'paragraph', ids: [], spans: [{ text: 'Nei, aldri.' }] }] },
      ],
    },
  ],
}
const found = (wish: string): string[] => search(places(book), wish).map((one) => one.anchor)

describe('search', () => {
  it('finds a rule by its id before anything else', () => {
    expect(found('c-26')[0]).toBe('C-26')
    expect(found('C-27')).toEqual(['C-26'])
  })
  it('finds headings before text', () => {
    expect(found('trekke')).toEqual(['why', 'C-26'])
  })
  it('wants every word, whatever its case and marks', () => {
    expect(found('BERORE siste')).toEqual(['C-23'])
    expect(found('berøre aldri')).toEqual([])
  })
  it('leads from an example to the rule before it', () => {
    expect(found('prøver')).toEqual(['C-23'])
  })
  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([])
  })
  it('shows the words around what was found', () => {
    expect(search(places(book), 'aldri')[0]?.excerpt).toBe('Nei, aldri.')
  })
  it('folds the letters of all our languages', () => {
    expect(folded('Ñ Å Ø Æ é')).toBe('n a o ae e')
  })
})

describe('the game of a rule', () => {
  it('is known by the first letter', () => {
    expect([gameOfRule('C-22'), gameOfRule('K-062'), gameOfRule('O-43'), gameOfRule('D-01')]).toEqual(['contack', 'kontrakt', 'kontrakt', 'kontrakt'])
  })
  it('is none for rules of the table and of records', () => {
    expect([gameOfRule('T-03'), gameOfRule('R-06')]).toEqual([null, null])
  })
})
