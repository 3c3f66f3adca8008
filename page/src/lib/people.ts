// Who sits where, as the page calls them.
import { t } from './words.svelte'
import type { SeatView } from './wire'

interface Company {
  readonly seats: readonly SeatView[]
  readonly you: number | null
}

/** The names of all seats, in order: the person's own, the bot's, numbered where there are several of its kind, or the seat's number. */
export function seatNames(update: { readonly seats: readonly SeatView[] }): string[] {
  const kinds = update.seats.map((view) => (view.kind === 'bot' ? view.bot : null))
  return update.seats.map((view, seat) => {
    const kind = kinds[seat]
    if (view.name) return view.name
    if (!kind) return t('seat-number', { number: seat + 1 })
    const bot = t(`bot-${kind}`)
    const alike = kinds.filter((one) => one === kind).length
    return alike > 1 ? t('bot-name', { bot, number: kinds.slice(0, seat + 1).filter((one) => one === kind).length }) : bot
  })
}

/** The names of all seats for a sentence, the viewer's own marked as such. */
export function markedNames(update: Company): string[] {
  return seatNames(update).map((name, seat) => (seat === update.you ? t('name-yours', { name }) : name))
}

/** The names of all seats for the head of a column or a row: the viewer's own is "You". */
export function headings(update: Company): string[] {
  return seatNames(update).map((name, seat) => (seat === update.you ? t('seat-you') : name))
}

/** Seats in the order a viewer sees them round the table: the ones after `you` first, without `you`. */
export function othersFrom(seats: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: seats }, (_, i) => i)
  return Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats)
}
