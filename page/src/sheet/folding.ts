// The operations of a sheet folded into what stands written: names, rounds and what was meant as it is.
// Python does the same; tests/sheet/vectors.json holds the two together.
import type { AnyOperation, Cost, Form } from '../lib/wire'

/** A play as it stands in its column; `first` is what it was before it was changed. */
export interface Written {
  id: string
  seat: number
  points: number
  first: number
}

export interface CostWritten {
  points: number
  pieces: string[] | null
}

/** All that stands written of one round; null where nothing does. */
export interface RoundWritten {
  number: number
  dealer: number | null
  out: number | null
  closed: boolean
  plays: Written[]
  left: (number | null)[]
  costs: (CostWritten | null)[]
  bonuses: [string, number][]
}

export interface Folded {
  names: string[]
  rounds: RoundWritten[]
  overrides: string[]
}

export const NOBODY = -1

/** The operations that were not undone, in order: a `remove` undoes, unless it is undone itself. */
export function living(operations: readonly AnyOperation[]): AnyOperation[] {
  const undone = new Set<string>()
  const found: AnyOperation[] = []
  for (const operation of [...operations].reverse()) {
    if (undone.has(operation.id)) continue
    if (operation.op === 'remove') undone.add(operation.target)
    found.push(operation)
  }
  return found.reverse()
}

/** What stands written after `operations`; of two entries in one place the later stands. */
export function fold(form: Form, operations: readonly AnyOperation[]): Folded {
  const rounds = new Map<number, RoundWritten>()
  const dealers = new Map<number, number>()
  const overrides = new Set<string>()
  let names = Array.from({ length: form.seats }, () => '')
  const round = (number: number): RoundWritten => {
    let found = rounds.get(number)
    if (!found) rounds.set(number, (found = blank(number, form.seats)))
    return found
  }
  for (const operation of living(operations)) {
    switch (operation.op) {
      case 'open':
        names = [...operation.names]
        if (operation.dealer !== null && operation.dealer !== undefined) dealers.set(1, operation.dealer)
        break
      case 'rename':
        names[operation.seat] = operation.name
        break
      case 'dealer':
        dealers.set(operation.round, operation.seat)
        round(operation.round)
        break
      case 'override':
        overrides.add(operation.finding)
        break
      case 'change':
        for (const each of rounds.values()) {
          for (const play of each.plays) if (play.id === operation.target) play.points = operation.points
        }
        break
      case 'play':
      case 'left':
      case 'cost':
      case 'out':
      case 'bonus':
      case 'close':
        write(round(operation.round), operation, form)
        break
      case 'settings':
      case 'remove':
        break
    }
  }
  const found = [...rounds.values()].sort((one, other) => one.number - other.number)
  for (const each of found) each.dealer = dealerOf(dealers, each.number, form)
  return { names, rounds: found, overrides: [...overrides].sort() }
}

/** The seat that deals round `number` if nothing is written for it after all: one on from the last told. */
export function nextDealer(form: Form, operations: readonly AnyOperation[], number: number): number | null {
  const told = new Map<number, number>()
  for (const operation of living(operations)) {
    if (operation.op === 'dealer') told.set(operation.round, operation.seat)
    else if (operation.op === 'open' && operation.dealer !== null && operation.dealer !== undefined) told.set(1, operation.dealer)
  }
  return dealerOf(told, number, form)
}

export function blank(number: number, seats: number): RoundWritten {
  const nothing = (): null[] => Array.from({ length: seats }, () => null)
  return { number, dealer: null, out: null, closed: false, plays: [], left: nothing(), costs: nothing(), bonuses: [] }
}

type Entry = Extract<AnyOperation, { op: 'play' | 'left' | 'cost' | 'out' | 'bonus' | 'close' }>

function write(each: RoundWritten, operation: Entry, form: Form): void {
  switch (operation.op) {
    case 'play':
      each.plays.push({ id: operation.id, seat: operation.seat, points: operation.points, first: operation.points })
      break
    case 'left':
      each.left[operation.seat] = operation.count
      break
    case 'cost':
      each.costs[operation.seat] = costOf(form, operation)
      break
    case 'out':
      each.out = operation.seat
      break
    case 'bonus':
      each.bonuses = each.bonuses.filter(([name, seat]) => name !== operation.name || seat !== operation.seat)
      if (operation.on) each.bonuses.push([operation.name, operation.seat])
      break
    case 'close':
      each.closed = true
      break
  }
}

function costOf(form: Form, operation: Cost): CostWritten | null {
  const pieces = operation.pieces ?? null
  if (pieces === null) {
    const points = operation.points ?? null
    return points === null ? null : { points, pieces: null }
  }
  return { points: worth(form, pieces), pieces: [...pieces] }
}

/** What pieces left over cost together; a piece that the rules in force do not have costs nothing. */
export function worth(form: Form, pieces: readonly string[]): number {
  const value = new Map(form.costs?.pieces.map((piece) => [piece.piece, piece.points]))
  return pieces.reduce((sum, piece) => sum + (value.get(piece) ?? 0), 0)
}

function dealerOf(dealers: ReadonlyMap<number, number>, number: number, form: Form): number | null {
  const told = [...dealers.keys()].filter((before) => before <= number)
  if (!form.dealers || told.length === 0) return null
  const last = Math.max(...told)
  return ((dealers.get(last) ?? 0) + number - last) % form.seats
}
