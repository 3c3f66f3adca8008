// The hint that was asked for: what the choices come to, as long as the table stands as it did.
import { freshId } from './ids'
import type { AnyClientMessage, AnyServerMessage, Hint, Refusal } from './wire'

export class Hints {
  /** The name of the question that waits for its answer. */
  asked = $state<string | null>(null)
  told = $state.raw<Hint | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** True when the table moved on before the answer came. */
  stale = $state(false)

  constructor(private readonly send: (message: AnyClientMessage) => void) {}

  /** Asks what one's choices come to at version `at`. */
  ask(at: number): void {
    this.forget()
    this.asked = freshId()
    this.send({ do: 'hint', at, cmd_id: this.asked })
  }

  /** Nobody waits for the answer any more. */
  drop(): void {
    if (this.asked !== null) this.send({ do: 'drop_hint' })
    this.forget()
  }

  forget(): void {
    this.asked = this.told = this.refusal = null
    this.stale = false
  }

  /** Takes in what the server says if it is about a hint; whether it was. */
  hear(message: AnyServerMessage): boolean {
    if (message.is === 'hint') {
      if (message.cmd_id === this.asked) this.told = message
    } else if ((message.is === 'stale' || message.is === 'refused') && message.cmd_id !== null && message.cmd_id === this.asked) {
      if (message.is === 'stale') this.stale = true
      else this.refusal = message.refusal
    } else if (message.is !== 'refused' || message.refusal.code !== 'hint-called-off') {
      // Of one that was dropped, or that another device took the place of, nothing is said.
      return false
    }
    if ('cmd_id' in message && message.cmd_id === this.asked) this.asked = null
    return true
  }
}
