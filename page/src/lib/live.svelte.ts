// One table as it lives: the connection, the last update, and the one act under way.
import { Hints } from './hints.svelte'
import { freshId } from './ids'
import { go, links } from './route.svelte'
import { keptSeats } from './seats.svelte'
import type { ContackEvent, Observation as ContackObservation } from './contack'
import type { AnyClientMessage, AnyServerMessage, Refusal, Update } from './wire'

export type Line = 'connecting' | 'open' | 'lost' | 'gone'

interface UnderWay {
  at: number
  cmd_id: string
  action: string
}

interface Answering {
  window: number
  cmd_id: string
  action: string
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const BEAT_EVERY = 25_000
const BEAT_ANSWER = 6_000
/** The server closes so when there is no such table, or the secret opens no seat. */
const NO_SUCH_TABLE = 4404

/** What the parts of a table need of it; a lesson is one too. */
export type TableLine<E, O> = Pick<
  LiveTable<E, O>,
  'table' | 'line' | 'update' | 'busy' | 'refusal' | 'stale' | 'answering' | 'act' | 'why' | 'inquire' | 'answer' | 'forgetRefusal'
>

/** Of a table of a game whose events are `E` and whose observations are `O`. */
export class LiveTable<E = ContackEvent, O = ContackObservation> {
  line = $state<Line>('connecting')
  update = $state.raw<Update<E, O> | null>(null)
  /** Everything the table has told of since it was first in sight. */
  history = $state.raw<readonly E[]>([])
  underWay = $state.raw<UnderWay | null>(null)
  /** The answer to a window that the table has not confirmed yet. */
  answering = $state.raw<Answering | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** True when the last act came too late: the table had moved on. */
  stale = $state(false)
  readonly hints = new Hints((message) => this.#send(message))

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #unanswered: ReturnType<typeof setTimeout> | undefined
  #asked: string | null = null
  #inquiries = new Map<string, (refusal: Refusal | null) => void>()
  #ended = false
  #keyLost = false
  #wantsRematch = false

  constructor(readonly table: string) {
    addEventListener('online', this.#wake)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
    this.#beat = setInterval(() => this.#pulse(), BEAT_EVERY)
  }

  leave(): void {
    this.#ended = true
    removeEventListener('online', this.#wake)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    clearTimeout(this.#unanswered)
    clearInterval(this.#beat)
    this.#socket?.close()
  }

  /** Starts afresh, for example after taking a seat. */
  reconnect(): void {
    this.#drop()
    if (this.line === 'open') this.line = 'connecting'
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  /** True while the version on show is one that an act under way was chosen on: it may change any moment. */
  get busy(): boolean {
    return this.underWay !== null && this.underWay.at >= (this.update?.version ?? 0)
  }

  /** Asks the table to do `action`; further acts wait until this one is answered. */
  act(action: string): void {
    if (this.busy || !this.update) return
    this.refusal = null
    this.stale = false
    this.underWay = { at: this.update.version, cmd_id: freshId(), action }
    this.#send({ do: 'act', ...this.underWay })
  }

  /** Asks whether `action` would be legal; the answer shows as a refusal when it is not. */
  why(action: string): void {
    this.#asked = freshId()
    this.#send({ do: 'ask', ask_id: this.#asked, action })
  }

  /** Asks whether `action` would be legal, for somebody who shows the answer himself. */
  inquire(action: string, hear: (refusal: Refusal | null) => void): void {
    const id = freshId()
    this.#inquiries.set(id, hear)
    this.#send({ do: 'ask', ask_id: id, action })
  }

  /** Answers the open window; as long as it is open another answer takes the place of this one. */
  answer(window: number, action: string): void {
    this.refusal = null
    this.answering = { window, cmd_id: freshId(), action }
    this.#send({ do: 'answer', ...this.answering })
  }

  /** Lets `text` answer windows from now on; an empty one withdraws what was said. */
  stand(text: string): void {
    this.refusal = null
    this.#send({ do: 'stand', text })
  }

  /** Wishes that the match ends now, or does not any more. */
  end(wish: boolean): void {
    this.#send({ do: 'end', wish })
  }

  ready(round: number): void {
    this.#send({ do: 'ready', number: round })
  }
  standIn(seat: number): void {
    this.#send({ do: 'stand_in', seat })
  }
  rematch(): void {
    this.#wantsRematch = true
    this.#send({ do: 'rematch' })
  }
  claim(seat: number, name: string): void {
    this.#send({ do: 'claim', seat, name })
  }
  approve(claim: string): void {
    this.#send({ do: 'approve', claim })
  }
  forgetRefusal(): void {
    this.refusal = null
    this.stale = false
  }

  #connect(): void {
    if (this.#ended || this.#socket) return
    clearTimeout(this.#retry)
    const base = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.origin)
    base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(base)
    this.#socket = socket
    socket.onopen = () => {
      const secret = keptSeats.at(this.table)?.secret ?? null
      this.#send({ do: 'hello', secret, seen: this.update?.version ?? null })
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as AnyServerMessage)
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.#inquiries.clear()
    this.hints.forget()
    clearTimeout(this.#unanswered)
    if (this.#keyLost) {
      this.#keyLost = false
      keptSeats.forget(this.table)
      this.#connect()
      return
    }
    if (code === NO_SUCH_TABLE) {
      this.line = 'gone'
      return
    }
    this.line = 'lost'
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#retry)
    clearTimeout(this.#unanswered)
    socket?.close()
  }

  #send(message: AnyClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(message: AnyServerMessage): void {
    clearTimeout(this.#unanswered)
    this.#unanswered = undefined
    if (this.hints.hear(message)) return
    switch (message.is) {
      case 'update':
        return this.#show(message as Update<E, O>)
      case 'done':
        if (message.cmd_id === this.underWay?.cmd_id) this.underWay = null
        if (message.cmd_id === this.answering?.cmd_id) this.answering = null
        return
      case 'stale':
        if (message.cmd_id === this.underWay?.cmd_id) this.underWay = null
        this.stale = true
        return
      case 'refused':
        if (message.cmd_id !== null && message.cmd_id === this.underWay?.cmd_id) this.underWay = null
        if (message.cmd_id !== null && message.cmd_id === this.answering?.cmd_id) this.answering = null
        // A key that opens nothing any more (the seat moved to another device) is put away;
        // the connection is about to be closed, and the next one only looks on.
        if (message.refusal.code === 'key-unknown') this.#keyLost = true
        else if (message.cmd_id !== null || this.line === 'open') this.refusal = message.refusal
        return
      case 'verdict':
        if (message.ask_id === this.#asked) this.refusal = message.refusal
        this.#inquiries.get(message.ask_id)?.(message.refusal)
        this.#inquiries.delete(message.ask_id)
        return
      case 'granted':
        keptSeats.keep(this.table, message.seat, message.secret)
        return this.reconnect()
      case 'hint':
        return
      default:
        message satisfies never
    }
  }

  #show(update: Update<E, O>): void {
    const first = this.line !== 'open'
    const moved = update.version !== this.update?.version
    this.history = update.whole ? update.events : [...this.history, ...update.events]
    this.update = update
    if (moved) {
      this.stale = false
      this.hints.forget()
    }
    if (moved && update.to_act !== update.you) this.refusal = null
    if (update.window?.window !== this.answering?.window) this.answering = null
    this.line = 'open'
    this.#wait = FIRST_WAIT
    keptSeats.note(this.table, update.variant, update.phase === 'over')
    if (update.next_table !== null) this.#follow(update.next_table)
    // What was sent before the line broke may or may not have arrived; the same id cannot count twice.
    if (first && this.underWay) this.#send({ do: 'act', ...this.underWay })
    if (first && this.answering) this.#send({ do: 'answer', ...this.answering })
  }

  /** The keys of a table open the same seats of its rematch; whoever asked for one goes there at once. */
  #follow(next: string): void {
    const kept = keptSeats.at(this.table)
    if (kept && !keptSeats.at(next)) keptSeats.keep(next, kept.seat, kept.secret)
    if (this.#wantsRematch) go(links.table(next))
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#ended) return
    if (this.#socket) this.#pulse()
    else this.reconnect()
  }

  /** A question whose answer does not matter: whatever comes back shows that the line is alive. */
  #pulse(): void {
    if (this.line !== 'open' || this.#unanswered) return
    this.#send({ do: 'ask', ask_id: 'pulse', action: 'pass' })
    this.#unanswered = setTimeout(() => {
      this.line = 'lost'
      this.reconnect()
    }, BEAT_ANSWER)
  }
}
