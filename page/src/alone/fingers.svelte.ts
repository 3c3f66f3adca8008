// What a game alone has in its fingers, and how it asks the rules: one question at a time, each answer told.
import { AnswerError } from '../lib/api'
import type { Tile } from '../lib/contack'
import type { Refusal } from '../lib/wire'

export class Fingers {
  tile = $state.raw<Tile | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** The chosen tile fits in no empty place. */
  nowhere = $state.raw<Tile | null>(null)
  busy = $state(false)
  /** No answer came, and not because the rules refused. */
  trouble = $state(false)

  putBack(): void {
    this.tile = null
    this.forget()
  }

  forget(): void {
    this.refusal = null
    this.nowhere = null
  }

  /** Shows what was kept; what cannot be, since it was kept by other rules, begins anew with `first`. */
  protected async showKept(show: (placed: readonly string[]) => Promise<boolean>, kept: readonly string[], first: readonly string[]): Promise<void> {
    if (!(await show(kept)) && this.refusal) {
      this.refusal = null
      await show(first)
    }
  }

  /** Hands what was `asked` for to `use`; false where the rules refused the question, which is told, or none answered. */
  protected async told<T>(asked: () => Promise<T>, use: (answer: T) => void): Promise<boolean> {
    this.busy = true
    this.trouble = false
    try {
      use(await asked())
      return true
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      this.refusal = error.refusals[0] ?? null
      this.trouble = !this.refusal
      return false
    } finally {
      this.busy = false
    }
  }
}
