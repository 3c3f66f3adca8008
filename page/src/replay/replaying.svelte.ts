// A record on show: which entry, through whose eyes, and the positions that were fetched for it.
import { AnswerError } from '../lib/api'
import { engine, type Viewer } from '../lib/engine'
import type { StudyFrame, StudyPosition, StudyReplay, StudyRound } from '../lib/wire'
import { nextScored } from './jumping'

/** So many positions are fetched at once. */
const CHUNK = 16
/** How long an entry stays on show while the record plays by itself, in milliseconds. */
export const PACES = { slow: 2_400, usual: 1_200, quick: 500 } as const
export type Pace = keyof typeof PACES

export class Replaying {
  told = $state.raw<StudyReplay | null>(null)
  position = $state.raw<StudyPosition | null>(null)
  /** What went wrong, refusals or no answer at all. */
  trouble = $state.raw<AnswerError | null>(null)
  busy = $state(false)
  at = $state(0)
  viewer = $state<Viewer>('all')
  playing = $state(false)
  pace = $state<Pace>('usual')
  #text = ''
  #known = new Map<string, StudyPosition>()
  #clock: ReturnType<typeof setTimeout> | undefined
  #opened = 0

  readonly last = $derived(this.told?.frames.length ?? 0)
  readonly frame = $derived<StudyFrame | null>(this.told?.frames[this.at - 1] ?? null)
  readonly round = $derived<StudyRound | null>(this.told?.rounds.find((round) => round.first <= this.at && this.at <= round.last) ?? null)

  get text(): string {
    return this.#text
  }

  /** Shows the record `text` from entry `at` on; whatever was on show is gone if it can be read. */
  async open(text: string, at = 0): Promise<void> {
    this.pause()
    const opened = ++this.#opened
    this.busy = true
    this.trouble = null
    try {
      const told = await engine.call('replay', { text })
      if (opened !== this.#opened) return
      this.#text = text
      this.#known.clear()
      this.position = null
      this.told = told
      this.viewer = told.view === 'all' ? 'all' : seatOf(told.view)
      if (told.frames.length) await this.go(at)
    } catch (error) {
      if (opened === this.#opened) this.trouble = troubleOf(error)
    } finally {
      if (opened === this.#opened) this.busy = false
    }
  }

  close(): void {
    this.pause()
    this.#opened++
    this.told = this.position = this.trouble = null
    this.busy = false
    this.at = 0
  }

  /** Goes to the position after entry `at`; the one on show stays until it is there. */
  async go(at: number): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.last)
    await this.#show()
  }

  async look(viewer: Viewer): Promise<void> {
    this.viewer = viewer
    await this.#show()
  }

  toScored(by: 1 | -1): void {
    const to = nextScored(this.told?.frames ?? [], this.at, by)
    if (to !== null) void this.go(to)
  }

  /** To the beginning of the next round, or of this one and then of the one before. */
  toRound(by: 1 | -1): void {
    const starts = (this.told?.rounds ?? []).map((round) => round.first)
    const to = by > 0 ? starts.find((first) => first > this.at) : starts.filter((first) => first < this.at).at(-1)
    if (to !== undefined) void this.go(to)
    else if (by < 0) void this.go(0)
  }

  play(): void {
    if (this.playing) return this.pause()
    this.playing = true
    void (this.at >= this.last ? this.go(0) : Promise.resolve()).then(() => this.#next())
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#clock)
  }

  #next(): void {
    clearTimeout(this.#clock)
    if (!this.playing) return
    this.#clock = setTimeout(() => {
      void this.go(this.at + 1).then(() => {
        if (this.at >= this.last || this.trouble) this.pause()
        else this.#next()
      })
    }, PACES[this.pace])
  }

  async #show(): Promise<void> {
    const { at, viewer } = this
    const key = `${viewer}:${at}`
    if (!this.#known.has(key)) {
      const opened = this.#opened
      const from = Math.floor(at / CHUNK) * CHUNK
      try {
        const { positions } = await engine.call('frames', { text: this.#text, at: from, count: CHUNK, viewer })
        if (opened !== this.#opened) return
        for (const position of positions) this.#known.set(`${viewer}:${position.at}`, position)
        this.trouble = null
      } catch (error) {
        if (opened === this.#opened) this.trouble = troubleOf(error)
        return
      }
    }
    // Whoever went on meanwhile is shown what he went to.
    if (this.at === at && this.viewer === viewer) this.position = this.#known.get(key) ?? null
  }
}

function seatOf(view: string | null): number | null {
  const number = Number(view?.match(/^p(\d+)$/)?.[1])
  return Number.isInteger(number) && number > 0 ? number - 1 : null
}

function troubleOf(error: unknown): AnswerError {
  if (error instanceof AnswerError) return error
  throw error
}
