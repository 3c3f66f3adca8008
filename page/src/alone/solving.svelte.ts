// The solver, asked piece by piece: it can be watched and stopped, and says after a minute that it does not know.
import { AnswerError } from '../lib/api'
import { engine } from '../lib/engine'
import type { PuzzleVerdict } from '../lib/wire'

/** So long it looks, in seconds. */
export const PATIENCE_S = 60
const STEPS = 4_000
/** The server has others to answer: no more questions than one in so many milliseconds. */
const PACE_MS = 130

export type Found = 'none' | 'searching' | 'finishable' | 'impossible' | 'unknown' | 'stopped' | 'trouble'

export class Solving {
  found = $state<Found>('none')
  steps = $state(0)
  seconds = $state(0)
  finish = $state.raw<readonly string[]>([])
  #run = 0

  /** Looks for a way to finish; the answer is `found`. Another question, or `stop`, ends this one. */
  async look(shape: string, laid: readonly string[]): Promise<Found> {
    const run = ++this.#run
    const began = performance.now()
    this.found = 'searching'
    this.steps = this.seconds = 0
    this.finish = []
    let standing: string | null = null
    try {
      while (run === this.#run && this.seconds < PATIENCE_S) {
        const asked = performance.now()
        const told: PuzzleVerdict = await engine.call('alone-solve', { shape, laid, steps: STEPS, ...(standing ? { standing } : {}) })
        if (run !== this.#run) return 'stopped'
        standing = told.standing
        this.steps += told.steps
        this.seconds = (performance.now() - began) / 1000
        if (told.verdict !== 'unknown') {
          this.finish = told.finish
          return (this.found = told.verdict)
        }
        await new Promise((resolve) => setTimeout(resolve, PACE_MS - (performance.now() - asked)))
      }
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      if (run === this.#run) this.found = 'trouble'
      return 'trouble'
    }
    if (run !== this.#run) return 'stopped'
    return (this.found = 'unknown')
  }

  stop(): void {
    if (this.found !== 'searching') return
    this.#run += 1
    this.found = 'stopped'
  }

  /** What was found is of another position now. */
  forget(): void {
    this.#run += 1
    this.found = 'none'
  }
}
