// The table being set up. What may be chosen comes from the server; what does not go together it refuses.
import { api, AnswerError } from './api'
import { applies } from './applying'
import { device } from './device.svelte'
import { go, links } from './route.svelte'
import { keptSeats } from './seats.svelte'
import type { FieldInfo, GameInfo, LineRefusal, NewTable, PiecesReport, SeatWish } from './wire'

export type FieldValue = FieldInfo['default']
/** Chosen to be followed with the eye: time between two actions of bots, in milliseconds. */
export const PACES = { quick: 200, calm: 700, slow: 1_600 } as const
export type Pace = keyof typeof PACES

/** Opens a table, keeps the seat on this device and goes there; its name. Throws AnswerError. */
export async function openTable(wish: NewTable): Promise<string> {
  const opened = await api.open(wish)
  if (opened.seat !== null && opened.secret !== null) keptSeats.keep(opened.table, opened.seat, opened.secret)
  go(links.table(opened.table))
  return opened.table
}

export class Setup {
  game = $state.raw<GameInfo | null>(null)
  variant = $state('')
  changes = $state<Record<string, FieldValue>>({})
  seats = $state<SeatWish[]>([])
  pace = $state<Pace>('calm')
  /** Whether hints are given at the table; null leaves it to the server. */
  hints = $state<boolean | null>(null)
  tilesText = $state('')
  report = $state.raw<PiecesReport | null>(null)
  /** Why the table cannot be opened, with the line of the tiles where one is to blame. */
  wrong = $state.raw<readonly LineRefusal[]>([])
  unreachable = $state(false)
  busy = $state(false)

  /** Sets up a table of the game called `name`. */
  constructor(readonly name: string) {}

  async load(): Promise<void> {
    try {
      const game = (await api.games()).find((one) => one.name === this.name) ?? null
      this.game = game
      this.variant = game?.variants[0]?.name ?? ''
      const bot = this.firstBot
      this.seats = [{ kind: 'you', name: device.name }, { kind: 'bot', bot }, { kind: 'bot', bot }]
    } catch (error) {
      this.#failed(error)
    }
  }

  /** For how many the chosen variant is played, as the server says. */
  get seatCounts(): readonly number[] {
    return this.game?.variants.find((one) => one.name === this.variant)?.seats ?? this.game?.seats ?? []
  }

  /** The bot offered first: the server names the strongest first. */
  get firstBot(): string {
    return this.game?.bots[0] ?? ''
  }

  value(field: FieldInfo): FieldValue {
    const preset = this.game?.variants.find((one) => one.name === this.variant)?.values[field.name]
    return this.changes[field.name] ?? preset ?? field.default
  }

  /** True when the choice matters as the others stand now. */
  matters(name: string): boolean {
    return applies(this.name, name, (other) => {
      const field = this.game?.fields.find((one) => one.name === other)
      return field && this.value(field)
    })
  }

  choose(variant: string): void {
    this.variant = variant
    this.changes = {}
    this.wrong = []
    const { seatCounts } = this
    if (!seatCounts.includes(this.seats.length)) this.resize(Math.max(...seatCounts.filter((count) => count < this.seats.length), seatCounts[0] ?? 2))
  }

  change(field: FieldInfo, value: FieldValue): void {
    this.changes[field.name] = value
    // What does not matter any more is out of sight, and must not be refused unseen.
    for (const name of Object.keys(this.changes)) if (!this.matters(name)) delete this.changes[name]
    this.wrong = []
  }

  resize(count: number): void {
    const more: SeatWish[] = Array.from({ length: Math.max(0, count - this.seats.length) }, () => ({ kind: 'bot', bot: this.firstBot }))
    this.seats = [...this.seats.slice(0, count), ...more]
  }

  /** At most one seat is the viewer's own: taking another gives up the first. */
  seatKind(seat: number, kind: SeatWish['kind'], bot: string): void {
    this.seats = this.seats.map((one, i) => {
      if (i === seat) return kind === 'bot' ? { kind, bot } : { kind, name: kind === 'you' ? device.name : '' }
      return kind === 'you' && one.kind === 'you' ? { kind: 'bot', bot: this.firstBot } : one
    })
  }

  async checkTiles(): Promise<void> {
    if (!this.tilesText.trim()) {
      this.report = null
      delete this.changes.tiles
      return
    }
    try {
      this.report = await api.checkTiles(this.tilesText, this.seats.length)
      if (this.report.refusals.length) delete this.changes.tiles
      else this.changes.tiles = this.report.pieces
    } catch (error) {
      this.#failed(error)
    }
  }

  async open(): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.wrong = []
    this.unreachable = false
    try {
      // The tiles must suit the number of players as it is now, and nobody wants the usual set instead by surprise.
      await this.checkTiles()
      if (this.report?.refusals.length) {
        this.wrong = this.report.refusals
        return
      }
      await openTable({
        game: this.name,
        variant: this.variant,
        changes: $state.snapshot(this.changes),
        seats: this.seats.map((seat) => (seat.kind === 'you' ? { kind: 'you', name: device.name.trim() } : $state.snapshot(seat))),
        pace_ms: PACES[this.pace],
        hints: this.game?.advised ? this.hints : null,
      })
    } catch (error) {
      this.#failed(error)
    } finally {
      this.busy = false
    }
  }

  #failed(error: unknown): void {
    if (!(error instanceof AnswerError)) throw error
    this.wrong = error.refusals.map((refusal) => ({ line: null, refusal }))
    this.unreachable = error.refusals.length === 0
  }
}
