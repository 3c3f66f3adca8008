// The log: what happened, one sentence an event, in the words of the house.
import { LEFTOVER } from './columns'
import { figure } from './figures'
import { tileText, cellText } from './notation'
import { t } from './words.svelte'
import type { ContackEvent } from './contack'

export interface Sentence {
  id: number
  text: string
  /** What stands out: the beginning and end of a hand. */
  mark: boolean
}

/** What a sentence needs to know of the hand before it: how many tiles each holds, and who laid last. */
class Hand {
  readonly held: number[]
  laidLast: number | null = null

  constructor(held: number[] = []) {
    this.held = held
  }

  /** The hand after `event`. */
  after(event: ContackEvent): Hand {
    if (event.event === 'dealt') return new Hand(event.hands.map((tiles) => tiles.length))
    if (event.event === 'drawn') this.#hold(event.seat, 1)
    if (event.event === 'played') {
      this.#hold(event.seat, -1)
      this.laidLast = event.seat
    }
    return this
  }

  #hold(seat: number, more: number): void {
    const held = this.held[seat]
    if (held !== undefined) this.held[seat] = held + more
  }
}

/** The sentence for one event of `hand`; null for what another sentence says already. */
function sentence(event: ContackEvent, names: readonly string[], hand: Hand): string | null {
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
    case 'scored': {
      // What a play brought stands in its own sentence, who paid it on the score sheet.
      if (event.rule !== LEFTOVER) return null
      const { rule, seat } = event
      return t('log-left', { seat: name(seat), tiles: hand.held[seat] ?? 0, points: figure(event.points), rule })
    }
    case 'round_ended':
      return t('event-round_ended', {
        hand: event.number,
        ending: ending(event.termination, hand.laidLast === null ? undefined : name(hand.laidLast)),
      })
    case 'match_ended': {
      const winners = event.outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : []))
      return t('event-match_ended', { count: winners.length, winners: listed(winners) })
    }
  }
}

/** The sentences for the events of `history`, each in its place. */
export function sentences(history: readonly ContackEvent[], names: readonly string[]): (string | null)[] {
  let hand = new Hand()
  return history.map((event) => {
    hand = hand.after(event)
    return sentence(event, names, hand)
  })
}

/** How a hand or a match ended, in words; `last` is who laid the last tile, where that is known. */
export function ending(termination: string, last?: string): string {
  if (termination === 'out' && last) return t('out-by', { name: last })
  return t(`termination-${termination.replace(' ', '-')}`)
}

/** Names in a row, as the language joins them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names)
}

/** The whole log, the newest first. */
export function story(history: readonly ContackEvent[], names: readonly string[]): Sentence[] {
  const found: Sentence[] = []
  sentences(history, names).forEach((text, id) => {
    const kind = history[id]?.event
    if (text !== null) found.push({ id, text, mark: kind === 'dealt' || kind === 'round_ended' })
  })
  return found.reverse()
}
