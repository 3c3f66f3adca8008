// What is asked at a real table, as it is set up by tapping; and the same as a link that somebody else can open.
import type { Colour } from '../lib/contack'
import { COLOURS } from '../lib/notation'
import { cardsOf } from '../kontrakt/cards'

export type Game = 'contack' | 'kontrakt'
export type Mode = 'lay' | 'table' | 'worth'
export type Down = 'before' | 'now' | 'no'
export const MODES: readonly Mode[] = ['lay', 'table', 'worth']
export const DOWN: readonly Down[] = ['before', 'now', 'no']

/** Around an opening: the tile at each of its sides, which was played last, and the tile that is asked about. */
export interface Opening {
  variant: string
  up: boolean
  around: Partial<Record<Colour, string>>
  /** The colour of the side where the last tile lies, `elsewhere`, or nothing where it goes without saying. */
  last: Colour | 'elsewhere' | ''
  tile: string
}

export interface LyingMeld {
  mine: boolean
  cards: string[]
}

export interface Cards {
  variant: string
  mode: Mode
  round: number
  /** What is to be laid, a list for each meld of the contract. */
  melds: string[][]
  /** The other cards in hand, where they are told. */
  rest: string[]
  table: LyingMeld[]
  card: string
  down: Down
  /** What is left in hand. */
  left: string[]
}

export interface Question {
  game: Game
  opening: Opening
  cards: Cards
}

export const EMPTY: Question = {
  game: 'contack',
  opening: { variant: 'house/1', up: true, around: {}, last: '', tile: '' },
  cards: { variant: 'kontrakt/1', mode: 'lay', round: 1, melds: [], rest: [], table: [], card: '', down: 'before', left: [] },
}

/** Cards without spaces; a joker that is not named goes last, where it is not read as standing for the next card. */
export function meldText(cards: readonly string[]): string {
  return [...cards.filter((card) => card !== '*'), ...cards.filter((card) => card === '*')].join('')
}

/** The question on show as the part of a link behind `#`. */
export function written({ game, opening, cards }: Question): string {
  const told = new URLSearchParams({ g: game })
  const add = (name: string, value: string): void => (value ? told.set(name, value) : undefined)
  if (game === 'contack') {
    told.set('v', opening.variant)
    add('up', opening.up ? '' : '0')
    for (const colour of COLOURS) add(colour, opening.around[colour] ?? '')
    add('last', opening.last)
    add('tile', opening.tile)
  } else {
    told.set('v', cards.variant)
    told.set('m', cards.mode)
    if (cards.mode !== 'worth') told.set('r', String(cards.round))
    if (cards.mode === 'lay') {
      add('melds', cards.melds.some((meld) => meld.length) ? cards.melds.map((meld) => meldText(meld)).join('.') : '')
      add('rest', meldText(cards.rest))
    } else if (cards.mode === 'table') {
      add('table', cards.table.map((meld) => `${meld.mine ? 'm' : 'o'}${meldText(meld.cards)}`).join('.'))
      add('card', cards.card)
      told.set('down', cards.down)
    } else add('left', meldText(cards.left))
  }
  // A star and a dot need no escape, and a link is to be read.
  return told.toString().replaceAll('%2A', '*').replaceAll('%2F', '/')
}

/** The question that a link asks, upon what was asked before; null where it asks none. */
export function readQuestion(hash: string, before: Question): Question | null {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  const game = told.get('g')
  const text = (name: string): string => told.get(name) ?? ''
  if (game === 'contack') {
    const around = Object.fromEntries(COLOURS.flatMap((colour) => (text(colour) ? [[colour, text(colour)]] : [])))
    const last = [...COLOURS, 'elsewhere' as const].find((one) => one === text('last')) ?? ''
    return { ...before, game, opening: { variant: text('v') || EMPTY.opening.variant, up: text('up') !== '0', around, last, tile: text('tile') } }
  }
  if (game !== 'kontrakt') return null
  const melds = text('melds') ? text('melds').split('.').map(cardsOf) : []
  const table = text('table') ? text('table').split('.').map((meld) => ({ mine: meld.startsWith('m'), cards: cardsOf(meld.slice(1)) })) : []
  const cards: Cards = {
    variant: text('v') || EMPTY.cards.variant,
    mode: MODES.find((mode) => mode === text('m')) ?? 'lay',
    round: Math.max(1, Math.trunc(Number(text('r'))) || 1),
    melds,
    rest: cardsOf(text('rest')),
    table,
    card: cardsOf(text('card'))[0] ?? '',
    down: DOWN.find((down) => down === text('down')) ?? 'before',
    left: cardsOf(text('left')),
  }
  return { ...before, game, cards }
}
