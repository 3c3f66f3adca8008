// Who sits where, as the page calls them.
import { t } from './words.svelte'
import type { SeatView } from './wire'

/** The name of a seat: the person's own, the bot's, or its number. */
export function seatName(view: SeatView | undefined, seat: number): string {
  if (view?.name) return view.name
  if (view?.kind === 'bot' && view.bot) return t('bot-name', { bot: t(`bot-${view.bot}`), number: seat + 1 })
  return t('seat-number', { number: seat + 1 })
}

/** The names of all seats, in order. */
export function seatNames(update: { readonly seats: readonly SeatView[] }): string[] {
  return update.seats.map((view, seat) => seatName(view, seat))
}

/** Seats in the order a viewer sees them round the table: the ones after `you` first, without `you`. */
export function othersFrom(seats: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: seats }, (_, i) => i)
  return Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats)
}
