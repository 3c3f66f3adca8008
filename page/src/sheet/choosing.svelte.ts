// The rules that a sheet is kept by, as somebody chooses them: a preset, and fields changed one by one.
import { applies } from '../lib/applying'
import type { FieldInfo, Form, SheetGame } from '../lib/wire'
import { sheetGames, sheetsApi } from './sheets-api'

export type Value = FieldInfo['default']

/** A whole set of tiles is not typed here. */
const TILES = 'tiles'

export class RuleChoice {
  games = $state.raw<readonly SheetGame[]>([])
  name = $state('')
  variant = $state('')
  changes = $state<Record<string, Value>>({})
  seats = $state(3)

  readonly game = $derived(this.games.find((one) => one.name === this.name))
  readonly preset = $derived(this.game?.presets.find((one) => one.name === this.variant))
  readonly sizes = $derived(this.preset?.forms.map((form) => form.seats) ?? [])
  readonly fields = $derived(this.game?.fields.filter((field) => field.name !== TILES && applies(this.name, field.name, (one) => this.value(one))) ?? [])
  readonly changed = $derived(Object.keys(this.changes).length)
  /** The blank sheet of the preset, which is here without asking. */
  readonly blank = $derived(this.preset?.forms.find((form) => form.seats === this.seats))

  /** Throws AnswerError where there is neither a network nor a copy from the last time. */
  async load(): Promise<void> {
    this.games = await sheetGames()
  }

  value(field: string): Value | undefined {
    return this.changes[field] ?? this.preset?.values[field]
  }

  choose(game: string): void {
    this.name = game
    this.pick(this.game?.presets[0]?.name ?? '')
  }

  pick(variant: string): void {
    this.variant = variant
    this.changes = {}
    const { sizes, seats } = this
    if (!sizes.includes(seats)) this.resize(sizes.filter((size) => size <= seats).at(-1) ?? sizes[0] ?? 2)
  }

  resize(seats: number): void {
    this.seats = seats
    // What was agreed for another number of players may not suit this one.
    if (this.changes.partnerships && seats !== 4) delete this.changes.partnerships
  }

  change(field: FieldInfo, value: Value): void {
    if (JSON.stringify(value) === JSON.stringify(this.preset?.values[field.name])) delete this.changes[field.name]
    else this.changes[field.name] = value
    // What does not matter any more is out of sight, and must not be refused unseen.
    for (const one of Object.keys(this.changes)) if (!applies(this.name, one, (other) => this.value(other))) delete this.changes[one]
  }

  /** The changes as they are sent. */
  snapshot(): Record<string, Value> {
    return $state.snapshot(this.changes) as Record<string, Value>
  }

  /** The blank sheet of these rules; changed ones only the server can make. Throws AnswerError. */
  async form(): Promise<Form> {
    if (this.blank && !this.changed) return this.blank
    return sheetsApi.form({ game: this.name, variant: this.variant, changes: this.snapshot(), seats: this.seats })
  }
}
