// The log: what happened, one sentence an event, in the words of the house.
import { LEFTOVER } from './columns'
import { tileText, cellText } from './notation'
import { t } from './words.svelte'
import type { ContackEvent } from './contack'

export interface Sentence {
  id: number
  text: string
  /** What stands out: the beginning and end of a hand. */
  mark: boolean
}

/** The sentence for one event; null for what another sentence says already. */
export function sentence(event: ContackEvent, names: readonly string[]): string | null {
  const name = (seat: number): string => names[seat] ?? ''
  switch (event.event) {
    case 'dealt':
      return t('event-dealt', { hand: event.number, opener: name(event.opener), reserve: event.reserve })
    case 'played':
      return t('event-played', {
        seat: name(event.seat),
        tile: tileText(event.tile),
        cell: cellText(event.cell),
        contacts: event.contacts.length,
        points: event.points,
      })
    case 'drawn':
      return t('event-drawn', { seat: name(event.seat), tile: tileText(event.tile), reserve: event.reserve })
    case 'passed':
      return t('event-passed', { seat: name(event.seat) })
    case 'scored':
      // What a play brought stands in its own sentence, who paid it on the score sheet.
      return event.rule === LEFTOVER ? t('event-scored', { seat: name(event.seat), points: event.points, rule: event.rule }) : null
    case 'round_ended':
      return t('event-round_ended', { hand: event.number, ending: ending(event.termination) })
    case 'match_ended': {
      const winners = event.outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : []))
      return t('event-match_ended', { count: winners.length, winners: listed(winners) })
    }
  }
}

/** How a hand or a match ended, in words. */
export function ending(termination: string): string {
  return t(`termination-${termination.replace(' ', '-')}`)
}

/** Names in a row, as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names)
}

/** The whole log, the newest first. */
export function story(history: readonly ContackEvent[], names: readonly string[]): Sentence[] {
  const found: Sentence[] = []
  history.forEach((event, id) => {
    const text = sentence(event, names)
    if (text !== null) found.push({ id, text, mark: event.event === 'dealt' || event.event === 'round_ended' })
  })
  return found.reverse()
}
