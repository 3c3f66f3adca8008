// Days as the deals count them: dates in UTC, so that a deal changes everywhere at the same moment.

/** The date now, YYYY-MM-DD. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** The day so many days after `day`, or before it. */
export function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

/** True for a date that exists, written YYYY-MM-DD, of this program's time and not ahead. */
export function isDay(text: string, now = today()): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text && text <= now && text >= FIRST_DAY
}

/** The first day that is offered. */
export const FIRST_DAY = '2026-01-01'

/** The last so many days, the latest last. */
export function lastDays(count: number, now = today()): string[] {
  return Array.from({ length: count }, (_, i) => daysFrom(now, i + 1 - count))
}

export interface Streaks {
  current: number
  longest: number
}

/** How many days in a row were played: up to now (yesterday still counts, today may come), and at best. */
export function streaks(played: readonly string[], now = today()): Streaks {
  const days = [...new Set(played)].sort()
  let longest = 0
  let run = 0
  let before = ''
  for (const day of days) {
    run = before && daysFrom(before, 1) === day ? run + 1 : 1
    longest = Math.max(longest, run)
    before = day
  }
  return { current: before === now || before === daysFrom(now, -1) ? run : 0, longest }
}
