// Tables against bots that are over, put into the counts of this device: the score stands in the table's own record.
import { AnswerError, api } from '../lib/api'
import { engine } from '../lib/engine'
import { keptSeats, type KeptSeat } from '../lib/seats.svelte'
import { kept } from './kept.svelte'

/** Counts every finished table of this device that is not counted yet; where there is no network, another time. */
export async function countTables(): Promise<void> {
  for (const seat of keptSeats.all.filter(({ over, table }) => over && !kept.all.counted.includes(table))) {
    try {
      await countTable(seat)
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      if (error.status === 404) kept.count(seat.table, '', null)
    }
  }
}

async function countTable({ table, seat }: KeptSeat): Promise<void> {
  const { game, seats, phase } = await api.table(table)
  if (phase !== 'over') return
  if (seats.some((view) => view.seat !== seat && view.kind !== 'bot')) return kept.count(table, game, null)
  const answer = await fetch(api.recordPath(table)).catch(() => null)
  if (!answer?.ok) return
  const { outcome } = await engine.call('replay', { text: await answer.text() })
  const score = outcome?.scores[seat]
  // A match that was broken off has no winner.
  if (!outcome || score === undefined || outcome.termination === 'consent') return kept.count(table, game, null)
  const best = outcome.scores[outcome.ranks.indexOf(1)] ?? score
  kept.count(table, game, { score, won: outcome.ranks[seat] === 1, lowest: best < Math.max(...outcome.scores) })
}
