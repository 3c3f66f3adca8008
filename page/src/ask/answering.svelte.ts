// The referee's answer to what is asked now; an older one that comes late is not shown.
import { AnswerError } from '../lib/api'
import { engine, type Calls } from '../lib/engine'
import type { Refusal } from '../lib/wire'

export class Answering<Name extends keyof Calls> {
  answer = $state.raw<Calls[Name][1] | null>(null)
  /** What is wrong with the question itself. */
  refusals = $state.raw<readonly Refusal[]>([])
  /** True when neither a server nor this browser could answer. */
  silent = $state(false)
  busy = $state(false)
  #asked = 0
  #last = ''

  constructor(readonly name: Name) {}

  async ask(wish: Calls[Name][0]): Promise<void> {
    const text = JSON.stringify(wish)
    if (text === this.#last && !this.silent) return
    this.#last = text
    const asked = ++this.#asked
    this.busy = true
    try {
      const answer = await engine.call(this.name, wish)
      if (asked !== this.#asked) return
      this.answer = answer
      this.refusals = []
      this.silent = false
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      if (asked !== this.#asked) return
      this.answer = null
      this.refusals = error.refusals
      this.silent = !error.refusals.length
    } finally {
      if (asked === this.#asked) this.busy = false
    }
  }

  forget(): void {
    this.#asked += 1
    this.#last = ''
    this.answer = null
    this.refusals = []
    this.silent = this.busy = false
  }
}
