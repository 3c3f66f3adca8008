// The log: what happened, one sentence an event.
import { ending, listed } from '../lib/story'
import type { Sentence } from '../lib/story'
import { t } from '../lib/words.svelte'
import { written } from './cards'
import { contractName, meldLabel } from './wording'
import type { KontraktEvent } from '../lib/wire'

/** The sentence for one event; null for what another sentence says already. `last` is who went out, where that is known. */
export function sentence(event: KontraktEvent, names: readonly string[], last: number | null = null): string | null {
  const name = (seat: number): string => names[seat] ?? ''
  switch (event.event) {
    case 'dealt':
      return t('kontrakt-log-dealt', {
        round: event.number,
        slots: contractName(event.contract),
        dealer: name(event.dealer),
        each: event.each,
        up: written(event.up),
        first: name(event.first),
      })
    case 'cut_made':
      return t('kontrakt-cut', { seat: name(event.seat), meant: event.meant, lifted: event.lifted, exact: event.exact })
    case 'left':
      return t('kontrakt-left', { seat: name(event.seat), card: written(event.card) })
    case 'took':
      return t('kontrakt-took', { seat: name(event.seat), card: written(event.card) })
    case 'called':
      return t('kontrakt-called', { seat: name(event.caller), card: written(event.card) })
    case 'let_go':
      return t('kontrakt-let', { seat: name(event.seat), caller: name(event.caller), card: written(event.card) })
    case 'bought':
      return t('kontrakt-bought', {
        seat: name(event.seat),
        card: written(event.card),
        count: event.penalty.length,
        penalty: event.penalty.flatMap((card) => (card === null ? [] : [written(card)])).join(' ') || 'none',
      })
    case 'unsold':
      return event.declined.length ? t('kontrakt-log-unsold', { card: written(event.card) }) : null
    case 'shuffled':
      return t('kontrakt-shuffled', { stock: event.stock })
    case 'drew':
      return t('kontrakt-drew', { seat: name(event.seat), card: event.card === null ? 'none' : written(event.card), stock: event.stock })
    case 'laid_down':
      return t('kontrakt-laid', { seat: name(event.seat), melds: event.melds.map((meld) => meld.cards.map(written).join(' ')).join(' + '), held: event.held })
    case 'laid_off':
      return t('kontrakt-added', { seat: name(event.seat), card: written(event.card), meld: meldLabel(event.meld, names), held: event.held })
    case 'swapped':
      return t('kontrakt-swapped', {
        seat: name(event.seat),
        card: written(event.card),
        meld: meldLabel(event.meld, names),
        joker: written(event.joker),
        to: meldLabel(event.to, names),
        held: event.held,
      })
    case 'dropped':
      return t('kontrakt-dropped', { seat: name(event.seat), card: written(event.card), held: event.held })
    case 'round_ended':
      return t('kontrakt-round-ended', { round: event.number, ending: ending(event.termination, last === null ? undefined : name(last)) })
    case 'match_ended': {
      const winners = event.outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : []))
      return t('event-match_ended', { count: winners.length, winners: listed(winners) })
    }
    case 'declined':
    case 'hands_shown':
    case 'scored':
      return null
  }
}

/** Who has gone out after `event`, when `before` had before it: nobody once new cards are dealt. */
function lastOut(event: KontraktEvent, before: number | null): number | null {
  if (event.event === 'dealt') return null
  return 'held' in event && event.held === 0 ? event.seat : before
}

/** The sentences for events that follow one another, in their order. */
export function tell(events: readonly KontraktEvent[], names: readonly string[]): Sentence[] {
  const found: Sentence[] = []
  let last: number | null = null
  events.forEach((event, id) => {
    last = lastOut(event, last)
    const text = sentence(event, names, last)
    if (text !== null) found.push({ id, text, mark: event.event === 'dealt' || event.event === 'round_ended' })
  })
  return found
}

/** The whole log, the newest first. */
export function story(history: readonly KontraktEvent[], names: readonly string[]): Sentence[] {
  return tell(history, names).reverse()
}

/** Who dealt each round, as far as the story tells. */
export function dealers(history: readonly KontraktEvent[]): Map<number, number> {
  return new Map(history.flatMap((event) => (event.event === 'dealt' ? [[event.number, event.dealer] as const] : [])))
}
