// What this device remembers of playing alone: what is under way, how the days went, and counts. Nothing is sent.
import { isFields, isTexts, recallFields, remember } from '../lib/stored'
import { today } from './days'

export interface KeptPuzzle {
  /** Placements in the order in which they were made, given ones first. */
  laid: string[]
  hints: number
  solved: boolean
}
export interface KeptPatience {
  seed: string
  actions: string[]
  /** The total, once the hand is over. */
  total: number | null
}
export interface DayTable {
  table: string
  score: number | null
  won: boolean
}
export interface KeptDay {
  puzzle?: KeptPuzzle
  patience?: KeptPatience
  tables: Record<string, DayTable>
}
export interface Tally {
  games: number
  wins: number
  sum: number
  best: number | null
}
interface Everything {
  puzzles: Record<string, KeptPuzzle>
  solved: Record<string, { times: number; unaided: number }>
  patience: KeptPatience | null
  tallies: Record<string, Tally>
  days: Record<string, KeptDay>
  /** The days on which a deal of the day was finished on that very day. */
  played: string[]
  /** Tables that are in the tallies, or that will never be. */
  counted: string[]
}

const KEY = 'kontu.alone'
/** So many days are kept whole; of older ones only that they were played. */
const MOST_DAYS = 60
const MOST_TABLES = 200
const EMPTY: Everything = { puzzles: {}, solved: {}, patience: null, tallies: {}, days: {}, played: [], counted: [] }

/** What this device kept, but for what no game alone can have left. */
function keptBefore(): Everything {
  const { puzzles, solved, patience, tallies, days, played, counted } = recallFields(KEY, EMPTY)
  return {
    puzzles: only(puzzles, isPuzzle),
    solved: only(solved, ({ times, unaided }) => isNumbers(times, unaided)),
    patience: isPatience(patience) ? patience : null,
    tallies: only(tallies, ({ games, wins, sum, best }) => isNumbers(games, wins, sum, best ?? 0)),
    days: only(days, (day) => isFields(day.tables) && isPuzzle(day.puzzle ?? NO_PUZZLE) && isPatience(day.patience ?? NO_PATIENCE)),
    played: isTexts(played) ? played : [],
    counted: isTexts(counted) ? counted : [],
  }
}

const NO_PUZZLE: KeptPuzzle = { laid: [], hints: 0, solved: false }
const NO_PATIENCE: KeptPatience = { seed: '', actions: [], total: null }

function only<T>(kept: Record<string, T>, fits: (entry: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(kept).filter(([, entry]) => isFields(entry) && fits(entry)))
}
function isPuzzle(puzzle: unknown): boolean {
  return isFields(puzzle) && isTexts(puzzle.laid) && isNumbers(puzzle.hints)
}
function isPatience(patience: unknown): boolean {
  return isFields(patience) && isTexts([patience.seed]) && isTexts(patience.actions) && isNumbers(patience.total ?? 0)
}
function isNumbers(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'number')
}

export function tallied(tally: Tally | undefined, score: number, won: boolean, lowest: boolean): Tally {
  const { games, wins, sum, best } = tally ?? { games: 0, wins: 0, sum: 0, best: null }
  const better = best === null || (lowest ? score < best : score > best)
  return { games: games + 1, wins: wins + (won ? 1 : 0), sum: sum + score, best: better ? score : best }
}

class Kept {
  #all = $state.raw<Everything>(keptBefore())

  get all(): Everything {
    return this.#all
  }

  puzzle(shape: string): KeptPuzzle | null {
    return this.#all.puzzles[shape] ?? null
  }
  keepPuzzle(shape: string, puzzle: KeptPuzzle): void {
    if (puzzle.solved && !this.puzzle(shape)?.solved) this.#solved(shape, puzzle)
    this.#write({ puzzles: { ...this.#all.puzzles, [shape]: puzzle } })
  }

  get patience(): KeptPatience | null {
    return this.#all.patience
  }
  keepPatience(patience: KeptPatience): void {
    const before = this.patience
    this.#countPatience(before?.seed === patience.seed ? before : null, patience)
    this.#write({ patience })
  }

  day(day: string): KeptDay {
    return this.#all.days[day] ?? { tables: {} }
  }
  keepDayPuzzle(day: string, shape: string, puzzle: KeptPuzzle): void {
    const first = puzzle.solved && !this.day(day).puzzle?.solved
    if (first) this.#solved(shape, puzzle)
    this.#day(day, { puzzle }, first)
  }
  keepDayPatience(day: string, patience: KeptPatience): void {
    const before = this.day(day).patience ?? null
    this.#countPatience(before, patience)
    this.#day(day, { patience }, patience.total !== null && (before?.total ?? null) === null)
  }
  keepDayTable(day: string, game: string, table: DayTable): void {
    const before = this.day(day).tables
    this.#day(day, { tables: { ...before, [game]: table } }, table.score !== null && (before[game]?.score ?? null) === null)
  }

  /** A table against bots that is over; `lowest` tells whether the lowest score is the best. */
  count(table: string, game: string, result: { score: number; won: boolean; lowest: boolean } | null): void {
    if (this.#all.counted.includes(table)) return
    const counted = [table, ...this.#all.counted].slice(0, MOST_TABLES)
    if (!result) return this.#write({ counted })
    const { score, won, lowest } = result
    this.#write({ counted, tallies: { ...this.#all.tallies, [game]: tallied(this.#all.tallies[game], score, won, lowest) } })
    for (const [day, { tables }] of Object.entries(this.#all.days)) {
      if (tables[game]?.table === table) this.keepDayTable(day, game, { table, score, won })
    }
  }

  erase(): void {
    // Tables that were counted stay so, or they would be counted anew at once.
    this.#all = { ...EMPTY, counted: this.#all.counted }
    remember(KEY, this.#all)
  }

  #countPatience(before: KeptPatience | null, after: KeptPatience): void {
    if (after.total === null || (before && before.total !== null)) return
    this.#write({ tallies: { ...this.#all.tallies, patience: tallied(this.#all.tallies.patience, after.total, false, false) } })
  }

  #solved(shape: string, { hints }: KeptPuzzle): void {
    const { times, unaided } = this.#all.solved[shape] ?? { times: 0, unaided: 0 }
    this.#write({ solved: { ...this.#all.solved, [shape]: { times: times + 1, unaided: unaided + (hints ? 0 : 1) } } })
  }

  #day(day: string, change: Partial<KeptDay>, finished: boolean): void {
    const days = Object.entries({ ...this.#all.days, [day]: { ...this.day(day), ...change } })
    const latest = days.sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, MOST_DAYS)
    const played = finished && day === today() && !this.#all.played.includes(day) ? [...this.#all.played, day] : this.#all.played
    this.#write({ days: Object.fromEntries(latest), played })
  }

  #write(change: Partial<Everything>): void {
    this.#all = { ...this.#all, ...change }
    remember(KEY, this.#all)
  }
}

export const kept = new Kept()
