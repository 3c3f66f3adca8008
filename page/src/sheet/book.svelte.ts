// One sheet as this device has it: kept first, then shown, then sent; and what others wrote is fetched.
import { AnswerError } from '../lib/api'
import { freshId } from '../lib/ids'
import { recall, remember } from '../lib/stored'
import type { AnyOperation, Form, Refusal, SheetPage } from '../lib/wire'
import { fold, living } from './folding'
import { judge } from './judging'
import { keeping, type KeptOperation } from './keeping'
import { reckon } from './reckoning'
import { sheetsApi } from './sheets-api'

type Stamped = 'id' | 'at'
type WithoutStamp<T> = T extends unknown ? Omit<T, Stamped> : never
/** An operation before it has its id and time. */
export type Draft = WithoutStamp<AnyOperation>

export type Line = 'sent' | 'waiting' | 'refused'

const POLL_MS = 2_500
const GATHER_MS = 350
const MOST_PAUSE_MS = 30_000
const BATCH = 100

/** A name for this device in the ids of its operations: it is told apart, nobody is named. */
function deviceName(): string {
  const kept = recall<string>('kontu.sheet-device', '')
  if (kept) return kept
  const fresh = freshId().replaceAll('-', '').slice(0, 10)
  remember('kontu.sheet-device', fresh)
  return fresh
}

let counted = 0
/** Later ids come after earlier ones, also over a reload. */
function place(): number {
  counted += 1
  return Date.now() * 1_000 + (counted % 1_000)
}

function stamped(sheet: string, drafts: readonly Draft[]): KeptOperation[] {
  const at = new Date().toISOString()
  const act = `${deviceName()}-${place().toString(36)}`
  return drafts.map((draft, i) => {
    const operation = { ...draft, id: `${act}.${i}`, at } as AnyOperation
    return { sheet, id: operation.id, seq: null, place: place(), operation }
  })
}

/** The act that an operation belongs to: what was done by one tap is undone by one. */
export function actOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.') + 1) || id
}

/** Sheets that were just started where nothing can be kept: they live as long as the page is open. */
const unkept = new Map<string, { form: Form; operations: readonly KeptOperation[] }>()

/** Starts a sheet on this device; its name is the key to it, and nobody can guess it. */
export async function startSheet(form: Form, drafts: readonly Draft[]): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  const sheet = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
  const operations = stamped(sheet, drafts)
  try {
    await keeping.keep({ sheet, form, next: 0, touched: Date.now() }, operations)
  } catch {
    unkept.set(sheet, { form, operations })
  }
  return sheet
}

export class Book {
  form = $state.raw<Form | null>(null)
  #stored = $state.raw<readonly AnyOperation[]>([])
  #own = $state.raw<readonly KeptOperation[]>([])
  line = $state<Line>('waiting')
  refusals = $state.raw<readonly Refusal[]>([])
  /** Neither this device nor the server knows the sheet. */
  unknown = $state(false)
  /** This device forbids or has lost its storage: nothing survives a reload. */
  unkept = $state(false)
  loaded = $state(false)
  #next = 0
  #busy = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause = POLL_MS
  #closed = false
  /** After a refusal operations are sent one by one, so that only the one to blame is given up. */
  #batch = BATCH

  constructor(readonly sheet: string) {}

  /** All operations in the order in which they count: the server's, then those that only this device has. */
  readonly operations = $derived<readonly AnyOperation[]>([...this.#stored, ...this.#own.map((one) => one.operation)])
  readonly opened = $derived(this.operations.find((one) => one.op === 'open') ?? null)
  readonly living = $derived(living(this.operations))
  readonly folded = $derived(this.form && fold(this.form, this.operations))
  readonly reckoning = $derived(this.form && this.folded && reckon(this.form, this.folded))
  readonly findings = $derived(this.form && this.folded && this.reckoning ? judge(this.form, this.folded, this.reckoning) : [])
  readonly waiting = $derived(this.#own.length)

  /** The last thing that this device did and that still stands. */
  readonly undoable = $derived.by(() => {
    const own = this.living.filter((one) => one.id.startsWith(`${deviceName()}-`) && !['open', 'remove'].includes(one.op))
    const last = own.at(-1)
    return last ? own.filter((one) => actOf(one.id) === actOf(last.id)) : []
  })

  /** Reads what this device has, then goes on with the server. */
  async open(): Promise<void> {
    try {
      const kept = await keeping.sheet(this.sheet)
      if (kept) {
        const operations = await keeping.operations(this.sheet)
        this.form = kept.form
        this.#next = kept.next
        this.#stored = operations.filter((one) => one.seq !== null).map((one) => one.operation)
        this.#own = operations.filter((one) => one.seq === null)
      }
    } catch {
      this.unkept = true
      const begun = unkept.get(this.sheet)
      if (begun) {
        this.form = begun.form
        this.#own = begun.operations
      }
    }
    this.loaded = this.form !== null
    addEventListener('online', this.#soon)
    document.addEventListener('visibilitychange', this.#soon)
    await this.sync()
    this.loaded = true
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#soon)
    document.removeEventListener('visibilitychange', this.#soon)
  }

  /** Keeps the operations, then shows them, then sends them. With `form` they change the rules in force. */
  async write(drafts: readonly Draft[], form?: Form): Promise<void> {
    const added = stamped(this.sheet, drafts)
    await this.#keep(added, form ?? this.form)
    if (form) this.form = form
    this.#own = [...this.#own, ...added]
    this.refusals = []
    // What is tapped one after the other goes in one request.
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.sync(), GATHER_MS)
  }

  async undo(): Promise<void> {
    await this.write(this.undoable.map((one) => ({ op: 'remove', target: one.id })))
  }

  /** Sends what only this device has and fetches what others wrote; what does not succeed is tried again. */
  async sync(): Promise<void> {
    if (this.#busy || this.#closed) return
    this.#busy = true
    clearTimeout(this.#timer)
    try {
      do await this.#exchange()
      while (this.#own.length && this.line === 'sent')
      this.#pause = this.line === 'refused' ? MOST_PAUSE_MS : POLL_MS
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      this.line = error.status >= 400 && error.status < 500 && error.status !== 429 ? 'refused' : 'waiting'
      if (this.line === 'refused') this.refusals = error.refusals
      this.#pause = Math.min(MOST_PAUSE_MS, this.#pause * 1.6)
    } finally {
      this.#busy = false
      if (!this.#closed && document.visibilityState === 'visible') this.#timer = setTimeout(() => void this.sync(), this.#pause)
    }
  }

  async #exchange(): Promise<void> {
    const own = this.#own.slice(0, this.#batch).map((one) => one.operation)
    try {
      const page = own.length ? await sheetsApi.write(this.sheet, own, this.#next) : await sheetsApi.read(this.sheet, this.#next)
      if (page.next < this.#next) this.#sendAll()
      else await this.#merge(page)
      this.unknown = false
      this.line = 'sent'
      if (!this.#own.length) this.#batch = BATCH
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      if (error.status === 422 && own.length) return this.#givenUp(error.refusals)
      if (error.status !== 404) throw error
      if (!this.form) {
        this.unknown = true
        this.line = 'refused'
        return
      }
      // The server does not have the sheet (any more), but this device does.
      if (!this.#stored.length) throw error
      this.#sendAll()
      this.line = 'sent'
    }
  }

  /** The sheet of all others has no place for what this device wrote: it is told, and taken off. */
  async #givenUp(refusals: readonly Refusal[]): Promise<void> {
    this.line = 'sent'
    if (this.#batch > 1) {
      this.#batch = 1
      return
    }
    const [wrong, ...rest] = this.#own
    if (!wrong) return
    this.refusals = refusals
    this.#own = rest
    await keeping.drop(this.sheet, wrong.id).catch(() => (this.unkept = true))
  }

  /** Everything is sent anew: the server does not have what it once had. */
  #sendAll(): void {
    const all = this.#stored.map((operation, i) => ({ sheet: this.sheet, id: operation.id, seq: null, place: i, operation }))
    this.#stored = []
    this.#own = [...all, ...this.#own]
    this.#next = 0
  }

  async #merge(page: SheetPage): Promise<void> {
    if (!page.operations.length && this.form) return
    const told = page.operations.map((operation, i) => ({ sheet: this.sheet, id: operation.id, seq: page.since + i, place: 0, operation }))
    const ids = new Set(told.map((one) => one.id))
    const known = new Set(this.#stored.map((one) => one.id))
    this.#next = page.next
    // Rules that only this device has changed so far are still the ones it shows.
    const own = this.#own.filter((one) => !ids.has(one.id))
    if (!own.some((one) => one.operation.op === 'settings')) this.form = page.form
    await this.#keep(told, this.form)
    this.#stored = [...this.#stored, ...told.filter((one) => !known.has(one.id)).map((one) => one.operation)]
    this.#own = this.#own.filter((one) => !ids.has(one.id))
  }

  async #keep(operations: readonly KeptOperation[], form: Form | null): Promise<void> {
    if (!form) return
    try {
      await keeping.keep({ sheet: this.sheet, form: $state.snapshot(form) as Form, next: this.#next, touched: Date.now() }, operations)
    } catch {
      this.unkept = true
    }
  }

  readonly #soon = (): void => {
    // Whoever puts the phone away may not come back for long: what waits goes now.
    if (document.visibilityState === 'visible' || this.waiting) void this.sync()
  }
}
