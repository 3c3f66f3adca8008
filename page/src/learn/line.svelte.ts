// A lesson of Kontrakt as the parts of its table know a table: one seat of it, and the rules at the other end.
import type { TableLine } from '../lib/live.svelte'
import type { KontraktEvent, KontraktObservation, KontraktUpdate, Refusal, WindowView } from '../lib/wire'
import { seatView } from '../replay/seats'
import type { Learning } from './learning.svelte'

export class LessonLine implements TableLine<KontraktEvent, KontraktObservation> {
  readonly line = 'open'
  /** What the rules say stands beside the task, not in the dock. */
  readonly refusal = null
  readonly stale = false
  readonly answering = null
  readonly #learning: Learning

  constructor(
    learning: Learning,
    readonly table: string,
    readonly names: readonly string[],
  ) {
    this.#learning = learning
  }

  readonly update = $derived.by((): KontraktUpdate | null => {
    const { position, lesson, version } = this.#learning
    if (!position || !lesson) return null
    const { you } = lesson
    const observation = position.views[0]?.observation as KontraktObservation
    return {
      is: 'update',
      table: this.table,
      game: 'kontrakt',
      variant: '',
      version,
      phase: 'playing',
      you,
      to_act: position.to_act,
      seats: this.names.map((name, seat) => seatView(seat, name)),
      events: [],
      whole: true,
      observation,
      // How the contract can be laid is for the learner to find.
      legal: position.legal.filter((action) => !action.startsWith('lay ')),
      commitments: [],
      outcome: null,
      next_table: null,
      claims: [],
      more: position.more,
      window: observation.phase === 'window' ? windowOf(observation, position.legal, version) : null,
      standing: null,
      hints: false,
    }
  })

  get busy(): boolean {
    return this.#learning.busy
  }

  act(action: string): void {
    void this.#learning.attempt(action)
  }
  why(action: string): void {
    void this.#learning.attempt(action)
  }
  inquire(action: string, hear: (refusal: Refusal | null) => void): void {
    void this.#learning.wonder(action).then(hear)
  }
  answer(_window: number, action: string): void {
    void this.#learning.attempt(action)
  }
  forgetRefusal(): void {
    this.#learning.forget()
  }
}

function windowOf(observation: KontraktObservation, options: readonly string[], window: number): WindowView {
  return {
    window,
    asked_count: observation.asked.length,
    answered_count: 0,
    earliest_ms: 0,
    deadline_ms: null,
    server_now_ms: 0,
    you_asked: true,
    your_answer: null,
    options: [...options],
  }
}
