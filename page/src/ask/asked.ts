// A question about cards as it is put to the rules.
import type { Calls } from '../lib/engine'
import type { KontraktContract, Refusal } from '../lib/wire'
import { meldText, type Cards, type LyingMeld } from './question'

/** A card as it lies in a hand, whatever a joker stands for and to which end an ace goes. */
export function bare(card: string): string {
  return card.startsWith('*') ? '*' : card.replace(/[+-]$/, '')
}

/** The melds that are to be laid: empty ones at the end are not there yet, one before others keeps its place. */
export function meldTexts(melds: readonly (readonly string[])[]): string[] {
  const texts = melds.map((meld) => meldText(meld) || '-')
  while (texts.at(-1) === '-') texts.pop()
  return texts
}

/** The question, or null while there is nothing to ask. */
export function wishOf(cards: Cards): Calls['ask-kontrakt'][0] | null {
  const { variant, mode, round } = cards
  if (mode === 'worth') return cards.left.length ? { ask: 'worth', variant, cards: cards.left } : null
  if (mode === 'lay') {
    const melds = meldTexts(cards.melds)
    const hand = cards.rest.length ? [...cards.melds.flat().map(bare), ...cards.rest] : []
    return melds.length || hand.length ? { ask: 'lay', variant, round, melds, hand } : null
  }
  const table = cards.table.filter((meld) => meld.cards.length).map((meld) => ({ seat: seatOf(meld), cards: meldText(meld.cards) }))
  return cards.card && table.length ? { ask: 'table', variant, round, table, card: cards.card, down: cards.down } : null
}

/** Who asks is seat 0; whose the others' melds are makes no difference. */
function seatOf(meld: LyingMeld): number {
  return meld.mine ? 0 : 1
}

/** The readings that the rules offer where something can be read in more than one way. */
export function readings(refusal: Refusal | null | undefined): string[] {
  return refusal?.code === 'play-ambiguous' ? String(refusal.args.choices).split('; ') : []
}

/** A contract as it is written among the rules of a variant, `G3+S4`. */
export function contractOf(text: string): KontraktContract {
  return { slots: text.split('+').map((slot) => ({ kind: slot.startsWith('G') ? 'group' : 'run', size: Number(slot.slice(1)) })) }
}
