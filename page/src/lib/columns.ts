// The score sheet, written from what happened: under each name the points in the order they came.
import type { Cell, Contact, ContackEvent, Tile } from './contack'
import type { Scored } from './wire'

export type Entry =
  | { kind: 'play'; seat: number; points: number; tile: Tile; cell: Cell; contacts: Contact[] }
  | { kind: 'left'; seat: number; points: number; rule: string }
  | { kind: 'paid'; seat: number; points: number; rule: string; to: number; tile: Tile }

export interface HandColumns {
  number: number
  /** One column a seat; null where others have an entry beside it and this seat has none. */
  columns: (Entry | null)[][]
  /** The scores of a finished hand, null while it is played. */
  scores: number[] | null
}

/** The rule under which tiles left in hand cost points; named by the event, not worked out here. */
export const LEFTOVER = 'C-32'

/**
 * The columns of every hand in `history`, the oldest first. With `abreast` what one play brought
 * and cost stands in one row, as a bank writes it; else each column is filled from the top.
 */
export function columnsOf(history: readonly ContackEvent[], seats: number, abreast = false): HandColumns[] {
  const hands: HandColumns[] = []
  let play: Extract<Entry, { kind: 'play' }> | null = null
  for (const event of history) {
    const hand = hands.at(-1)
    if (event.event === 'dealt') {
      hands.push({ number: event.number, columns: Array.from({ length: seats }, () => []), scores: null })
      play = null
    } else if (!hand) {
      continue
    } else if (event.event === 'played') {
      const { seat, points, tile, cell, contacts } = event
      play = { kind: 'play', seat, points, tile, cell, contacts }
      if (abreast) level(hand.columns)
      hand.columns[seat]?.push(play)
    } else if (event.event === 'scored') {
      write(hand, play, event)
    } else if (event.event === 'round_ended') {
      hand.scores = event.scores
    }
  }
  return hands
}

/** Fills the shorter columns, so that the next entries stand in one row. */
function level(columns: (Entry | null)[][]): void {
  const longest = Math.max(...columns.map((column) => column.length))
  for (const column of columns) while (column.length < longest) column.push(null)
}

function write(hand: HandColumns, play: Extract<Entry, { kind: 'play' }> | null, { seat, points, rule }: Scored): void {
  if (rule === LEFTOVER) hand.columns[seat]?.push({ kind: 'left', seat, points, rule })
  // With counters a play brings its points from each other player: the sum stands in the column.
  else if (play?.seat === seat) play.points = points
  else if (play) hand.columns[seat]?.push({ kind: 'paid', seat, points, rule, to: play.seat, tile: play.tile })
}
