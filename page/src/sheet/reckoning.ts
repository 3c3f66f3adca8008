// A sheet added up: scores, payments, totals, standings, and whether the match is over.
import type { Form, Reckoning, RoundScores, Standing } from '../lib/wire'
import { NOBODY, type Folded, type RoundWritten } from './folding'

/** The sheet added up; what is not written yet counts nothing. */
export function reckon(form: Form, folded: Folded): Reckoning {
  let totals = zeros(form.seats)
  const rounds: RoundScores[] = []
  let finished: number | null = null
  folded.rounds.forEach((each, place) => {
    const payments = paymentsOf(form, each, totals)
    const extra = extraOf(form, each)
    const scores = extra.map((points, seat) => payments.reduce((sum, paid) => sum + (paid[seat] ?? 0), points + (each.costs[seat]?.points ?? 0)))
    totals = added(totals, scores)
    rounds.push({ number: each.number, scores, extra, totals, winner: winnerOf(form, each), payments })
    if (finished === null && isOver(form, folded.rounds.slice(0, place + 1), totals)) finished = each.number
  })
  return { rounds, totals, standings: standingsOf(form, folded.rounds, rounds, totals), finished }
}

/** Who went out: as written, else the first seat that the round is written to have cost nothing. */
export function winnerOf(form: Form, each: RoundWritten): number | null {
  if (form.costs === null) return found(each.left.indexOf(0))
  if (each.out !== null) return each.out === NOBODY ? null : each.out
  return found(each.costs.findIndex((cost) => cost?.points === 0))
}

/** The total of each side: that of all its seats. */
export function sideTotals(form: Form, totals: readonly number[]): number[] {
  return form.sides.map((side) => side.reduce((sum, seat) => sum + (totals[seat] ?? 0), 0))
}

function found(place: number): number | null {
  return place < 0 ? null : place
}

function zeros(seats: number): number[] {
  return Array.from({ length: seats }, () => 0)
}

function added(some: readonly number[], others: readonly number[]): number[] {
  return some.map((number, place) => number + (others[place] ?? 0))
}

function paymentsOf(form: Form, each: RoundWritten, totals: readonly number[]): number[][] {
  const { bank } = form
  let held = bank ? totals.map((total) => bank.stake + total) : []
  return each.plays.map((play) => {
    const changed = zeros(form.seats)
    if (!bank) {
      changed[play.seat] = play.points
      return changed
    }
    for (const payer of bank.payers[play.seat] ?? []) {
      const paid = bank.debt ? play.points : Math.min(play.points, Math.max(0, held[payer] ?? 0))
      changed[payer] = (changed[payer] ?? 0) - paid
      changed[play.seat] = (changed[play.seat] ?? 0) + paid
    }
    held = added(held, changed)
    return changed
  })
}

function extraOf(form: Form, each: RoundWritten): number[] {
  const extra = each.left.map((left) => (form.left && left ? form.left.each * left : 0))
  for (const [name, seat] of each.bonuses) {
    extra[seat] = (extra[seat] ?? 0) + (form.bonuses.find((bonus) => bonus.name === name)?.points ?? 0)
  }
  return extra
}

function isOver(form: Form, rounds: readonly RoundWritten[], totals: readonly number[]): boolean {
  if (rounds.some((each, place) => !each.closed || each.number !== place + 1)) return false
  if (rounds.length >= form.rounds) return true
  return form.target !== null && Math.max(...sideTotals(form, totals)) >= form.target
}

function standingsOf(form: Form, written: readonly RoundWritten[], rounds: readonly RoundScores[], totals: readonly number[]): Standing[] {
  const closed = rounds.filter((_, place) => written[place]?.closed)
  const sums = sideTotals(form, totals)
  const won = form.sides.map((side) => closed.filter(({ winner }) => winner !== null && side.includes(winner)).length)
  const last = sideTotals(form, closed.at(-1)?.scores ?? zeros(form.seats))
  // Of each key the smallest is best.
  const sign = form.wins === 'fewest' ? 1 : -1
  const measures = {
    total: sums.map((total) => sign * total),
    'rounds-won': won.map((count) => -count),
    'last-round': last.map((score) => sign * score),
  }
  const keys = form.sides.map((_, side) => form.ranks.map((name) => measures[name][side] ?? 0))
  return form.sides.map((seats, side) => ({
    seats,
    total: sums[side] ?? 0,
    won: won[side] ?? 0,
    rank: 1 + keys.filter((key) => isLess(key, keys[side] ?? [])).length,
  }))
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (const [place, number] of one.entries()) {
    const against = other[place] ?? 0
    if (number !== against) return number < against
  }
  return false
}
