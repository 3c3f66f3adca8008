// The cards one holds, in one's own order. Twins look alike and are told apart by their `id`.
import { face, isJoker, placeOf, rankOf } from './cards'
import type { KontraktSlot } from '../lib/wire'

export interface Held {
  /** `9s.1` is the first nine of spades that came, `9s.2` the second: a card keeps it as long as it is held. */
  id: string
  card: string
}

export interface Met {
  held: Held[]
  /** The ids of the cards that were not there before. */
  came: string[]
}

/**
 * What is held now that the server says `hand`. Who stays keeps place and id, who is new comes to the right end.
 * Of twins of which one went, it is the one in `leaving`, else the last that is not in `staying`.
 */
export function meet(held: readonly Held[], hand: readonly string[], leaving: ReadonlySet<string>, staying: ReadonlySet<string>): Met {
  const wanted = new Map<string, number>()
  for (const card of hand) wanted.set(card, (wanted.get(card) ?? 0) + 1)
  const kept = new Set<string>()
  // First those with the best claim to stay.
  const claim = (one: Held): number => (leaving.has(one.id) ? 2 : staying.has(one.id) ? 0 : 1)
  for (const one of [...held].sort((a, b) => claim(a) - claim(b))) {
    const left = wanted.get(one.card) ?? 0
    if (!left) continue
    wanted.set(one.card, left - 1)
    kept.add(one.id)
  }
  const stayed = held.filter((one) => kept.has(one.id))
  const names = new Set(stayed.map((one) => one.id))
  const came: Held[] = []
  for (const card of hand) {
    const left = wanted.get(card) ?? 0
    if (!left) continue
    wanted.set(card, left - 1)
    const id = freeName(card, names)
    names.add(id)
    came.push({ id, card })
  }
  return { held: [...stayed, ...came], came: came.map((one) => one.id) }
}

function freeName(card: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!taken.has(`${card}.${number}`)) return `${card}.${number}`
}

/** Moves a card so that it stands before the one that is at `to` now. */
export function moved<T extends { id: string }>(held: readonly T[], id: string, to: number): T[] {
  const from = held.findIndex((one) => one.id === id)
  const one = held[from]
  if (!one) return [...held]
  const rest = held.filter((other) => other !== one)
  const at = Math.max(0, Math.min(rest.length, to > from ? to - 1 : to))
  return [...rest.slice(0, at), one, ...rest.slice(at)]
}

export type Sorting = 'suit' | 'rank' | 'contract'

export function sorted(held: readonly Held[], by: Sorting, slots: readonly KontraktSlot[]): Held[] {
  if (by === 'suit') return bySuit(held)
  if (by === 'rank') return byRank(held)
  return towards(held, slots)
}

function bySuit(held: readonly Held[]): Held[] {
  return [...held].sort((a, b) => placeOf(a.card) - placeOf(b.card))
}

function byRank(held: readonly Held[]): Held[] {
  const key = (card: string): number => (isJoker(card) ? 99 : rankOf(card) * 4 + Math.floor(placeOf(card) / 13) / 4)
  return [...held].sort((a, b) => key(a.card) - key(b.card))
}

/**
 * Puts together what looks like the beginning of a group or a run, the most promising first, then jokers,
 * then the rest by suit. A help for the eye, which decides nothing.
 */
function towards(held: readonly Held[], slots: readonly KontraktSlot[]): Held[] {
  let rest = held.filter((one) => !isJoker(one.card))
  const found: Held[] = []
  const wanted = slots.map((slot) => slot.kind)
  while (wanted.length) {
    const clusters = [
      ...(wanted.includes('group') ? ranksOf(rest).map((cards) => ({ kind: 'group' as const, cards })) : []),
      ...(wanted.includes('run') ? chainsOf(rest).map((cards) => ({ kind: 'run' as const, cards })) : []),
    ].filter(({ cards }) => cards.length > 1)
    const sizeOf = (kind: 'group' | 'run'): number => slots.find((slot) => slot.kind === kind)?.size ?? 3
    clusters.sort((a, b) => b.cards.length / sizeOf(b.kind) - a.cards.length / sizeOf(a.kind))
    const best = clusters[0]
    if (!best) break
    found.push(...best.cards)
    rest = rest.filter((one) => !best.cards.includes(one))
    wanted.splice(wanted.indexOf(best.kind), 1)
  }
  return [...found, ...held.filter((one) => isJoker(one.card)), ...bySuit(rest)]
}

/** Cards of one rank. */
function ranksOf(held: readonly Held[]): Held[][] {
  const found = new Map<string, Held[]>()
  for (const one of bySuit(held)) found.set(face(one.card).rank, [...(found.get(face(one.card).rank) ?? []), one])
  return [...found.values()]
}

/** Cards of one suit that stand near each other, each rank once; a gap of one is near. */
function chainsOf(held: readonly Held[]): Held[][] {
  const found: Held[][] = []
  let last: Held | null = null
  for (const one of bySuit(held)) {
    const near = last && face(last.card).suit === face(one.card).suit && rankOf(one.card) - rankOf(last.card) <= 2
    if (last && last.card === one.card) continue
    if (near) found.at(-1)?.push(one)
    else found.push([one])
    last = one
  }
  return found
}

/**
 * Cards as they are best looked at in a slot: a group by suit, a run by rank with its jokers in the gaps.
 * `stands` has what a joker was chosen to stand for (`*9h`) and to which end an ace goes (`Ah+`, `*Ah-`).
 * An ace that could go to either end and was told neither lies between them: the server then asks which.
 */
export function arranged(held: readonly Held[], kind: 'group' | 'run', stands: Readonly<Record<string, string>>): Held[] {
  if (kind === 'group') return bySuit(held)
  const value = (one: Held): string => (stands[one.id] ?? one.card).replace(/^\*(?=.)/, '')
  const fixed = held.filter((one) => !isJoker(value(one)))
  const rank = (one: Held): string => face(value(one)).rank
  const has = (...ranks: string[]): boolean => fixed.some((one) => ranks.includes(rank(one)))
  const either = has('2') && has('K') && fixed.filter((one) => rank(one) === 'A').length === 1
  const high = has('K', 'Q') && !has('2')
  const position = (one: Held): number => {
    if (rank(one) !== 'A') return rankOf(value(one))
    if (/[+-]$/.test(value(one))) return value(one).endsWith('+') ? 13 : 0
    return either ? 1.5 : high ? 13 : 0
  }
  const lying = [...fixed].sort((a, b) => position(a) - position(b))
  const jokers = held.filter((one) => isJoker(value(one)))
  const found: Held[] = []
  for (const one of lying) {
    const before = found.at(-1)
    for (let gap = before ? Math.ceil(position(one) - position(before)) - 1 : 0; gap > 0 && jokers.length; gap--) found.push(...jokers.splice(0, 1))
    found.push(one)
  }
  return [...found, ...jokers]
}
