// What on a sheet is still to be written, and what no round by the form can be: asked, never forbidden.
// Which checks there are, by which rule, and all their numbers, the form says.
import type { Constraint, Finding, Form, Reckoning } from '../lib/wire'
import { NOBODY, type Folded, type RoundWritten } from './folding'
import { winnerOf } from './reckoning'

type Args = Record<string, string | number>

/** Seat, what tells this finding from others of its code, and the arguments of its sentence. */
type Seen = [seat: number | null, told: string, args: Args]
type Look = (form: Form, each: RoundWritten) => Seen[]

/** Everything questioned, round by round, in the order of the form's constraints. */
export function judge(form: Form, folded: Folded, reckoning: Reckoning): Finding[] {
  return folded.rounds.flatMap((each) =>
    form.constraints.flatMap((constraint) => {
      const seen = constraint.check === 'round-number' ? late(form, each, reckoning) : LOOKS[constraint.check](form, each)
      return seen.map((one) => finding(constraint, folded, each.number, one))
    }),
  )
}

function finding({ code, rule, level }: Constraint, folded: Folded, round: number, [seat, told, args]: Seen): Finding {
  const key = `${code}:${round}:${seat ?? ''}:${told}`
  const named: Args = seat === null ? {} : { seat: name(seat) }
  return { key, code, rule, level, round, seat, args: { round, ...named, ...args }, overridden: folded.overrides.includes(key) }
}

function name(seat: number): string {
  return `p${seat + 1}`
}

/** The seats whose entry in `column` is one that `look` finds something about. */
function seats<T>(column: readonly T[], look: (entry: T, seat: number) => Seen | null): Seen[] {
  return column.map(look).filter((seen) => seen !== null)
}

const LOOKS: Record<Exclude<Constraint['check'], 'round-number'>, Look> = {
  'play-total': (form, each) => {
    const totals = form.plays?.totals ?? []
    return each.plays
      .filter(({ points }) => !totals.includes(points))
      .map(({ id, seat, points }) => [seat, `${id}:${points}`, { points, most: totals.at(-1) ?? 0 }])
  },
  'left-missing': (_, each) => seats(each.left, (left, seat) => (left === null ? [seat, '', {}] : null)),
  'left-range': (form, each) => {
    const most = form.left?.most ?? 0
    return seats(each.left, (left, seat) => (left !== null && left > most ? [seat, String(left), { count: left, most }] : null))
  },
  'left-sum': ({ left: terms }, each) => {
    if (!terms) return []
    const laid = terms.laid + each.plays.length
    const left = each.left.reduce<number>((sum, count) => sum + (count ?? 0), 0)
    return laid + left > terms.pieces ? [[null, `${laid}:${left}`, { laid, left, pieces: terms.pieces }]] : []
  },
  'left-one-out': (_, each) => {
    const first = each.left.indexOf(0)
    return seats(each.left, (left, seat) => (left === 0 && seat !== first ? [seat, '', { other: name(first) }] : null))
  },
  'cost-missing': (_, each) => seats(each.costs, (cost, seat) => (cost === null ? [seat, '', {}] : null)),
  'cost-total': (form, each) => {
    const possible = form.costs?.possible ?? []
    return seats(each.costs, (cost, seat) => {
      if (!cost || cost.pieces) return null
      const { points } = cost
      if (possible.some(({ least, most, step }) => least <= points && points <= most && (points - least) % step === 0)) return null
      return [seat, String(points), { points, most: possible.at(-1)?.most ?? 0 }]
    })
  },
  'cost-least': (form, each) => {
    const terms = form.terms[each.number - 1]
    if (!terms || terms.least_held <= 1) return []
    return seats(each.costs, (cost, seat) => {
      if (!cost) return null
      const few = cost.pieces !== null && cost.pieces.length > 0 && cost.pieces.length < terms.least_held
      if (!few && !(cost.points > 0 && cost.points < terms.least_cost)) return null
      return [seat, String(cost.points), { points: cost.points, held: terms.least_held, least: terms.least_cost }]
    })
  },
  'pieces-held': (form, each) => {
    const most = form.terms[each.number - 1]?.most_held ?? null
    return seats(each.costs, (cost, seat) => {
      const count = cost?.pieces?.length ?? 0
      return most !== null && count > most ? [seat, String(count), { count, most }] : null
    })
  },
  'piece-copies': (form, each) => {
    const held = each.costs.flatMap((cost) => cost?.pieces ?? [])
    return (form.costs?.pieces ?? []).flatMap(({ piece, copies }): Seen[] => {
      const count = held.filter((one) => one === piece).length
      return count > copies ? [[null, `${piece}:${count}`, { piece, count, copies }]] : []
    })
  },
  'out-missing': (form, each) => {
    const complete = each.costs.every((cost) => cost !== null)
    return complete && each.out === null && winnerOf(form, each) === null ? [[null, '', {}]] : []
  },
  'out-not-zero': (_, each) => {
    if (each.out === null || each.out === NOBODY) return []
    const cost = each.costs[each.out]
    return cost && cost.points !== 0 ? [[each.out, String(cost.points), { points: cost.points }]] : []
  },
  'zero-not-out': (form, each) => {
    const first = winnerOf(form, each)
    if (first === null) return []
    return seats(each.costs, (cost, seat) => (seat !== first && cost?.points === 0 ? [seat, String(first), { other: name(first) }] : null))
  },
  'nobody-out-zero': (_, each) => seats(each.costs, (cost, seat) => (each.out === NOBODY && cost?.points === 0 ? [seat, '', {}] : null)),
  'bonus-holder': (form, each) => {
    const cutter = each.dealer === null ? null : (each.dealer + form.seats - 1) % form.seats
    return each.bonuses.flatMap(([bonus, seat]): Seen[] => {
      const who = form.bonuses.find((one) => one.name === bonus)?.holder
      const holder = who === 'cutter' ? cutter : winnerOf(form, each)
      return holder !== null && holder !== seat ? [[seat, `${bonus}:${holder}`, { bonus, other: name(holder) }]] : []
    })
  },
}

function late(form: Form, each: RoundWritten, { finished }: Reckoning): Seen[] {
  const last = finished === null ? form.rounds : Math.min(form.rounds, finished)
  return each.number > last ? [[null, String(last), { rounds: last }]] : []
}
