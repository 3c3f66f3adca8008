// Words and figures of playing alone, as several of its screens say them.
import { figure } from '../lib/figures'
import { t } from '../lib/words.svelte'
import type { KeptDay } from './kept.svelte'

/** The shapes of C-70, by the names that the study has for them. */
export const SHAPES: readonly string[] = ['hexagon', 'triangle']

/** A day in words, the same day everywhere. */
export function dateText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}

/** How a day went, to be sent to somebody: a line for each deal that was finished. */
export function shareText(day: string, { puzzle, patience, tables }: KeptDay, address: string): string {
  const lines = [t('alone-share-head', { date: day })]
  if (patience && patience.total !== null) lines.push(t('alone-share-patience', { total: figure(patience.total) }))
  if (puzzle?.solved) lines.push(t('alone-share-puzzle', { hints: puzzle.hints }))
  for (const [game, { score, won }] of Object.entries(tables)) {
    if (score !== null) lines.push(t('alone-share-table', { game: t('alone-game', { game }), score: figure(score), won: won ? 'yes' : 'no' }))
  }
  return [...lines, address].join('\n')
}

/** True when something of the day was finished. */
export function hasResult({ puzzle, patience, tables }: KeptDay): boolean {
  return (puzzle?.solved ?? false) || (patience?.total ?? null) !== null || Object.values(tables).some((one) => one.score !== null)
}
