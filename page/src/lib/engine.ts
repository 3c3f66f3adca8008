// Questions to the study: the server answers, or this browser does, with the same Python and the same words.
import { AnswerError } from './api'
import type {
  AskedKontrakt,
  AskedOpening,
  Course,
  Daily,
  GameInfo,
  Patience,
  Problem,
  Problems,
  PuzzlePosition,
  PuzzleVerdict,
  Refusal,
  StudyPosition,
  StudyPositions,
  StudyReplay,
  StudyVerdict,
} from './wire'

export type Changes = Record<string, boolean | number | string | readonly (number | string)[]>
/** A seat from 0, null for an onlooker, or every seat. */
export type Viewer = number | null | 'all'

interface At {
  text: string
  at?: number
  then?: readonly string[]
  viewer?: Viewer
}

/** Every call with what it is asked and what it answers; `docs/study.md` says what each means. */
export interface Calls {
  replay: [{ text: string }, StudyReplay]
  frame: [At & { legal?: boolean }, StudyPosition]
  frames: [{ text: string; at: number; count: number; viewer?: Viewer }, StudyPositions]
  verdict: [At & { action: string; legal?: boolean }, StudyVerdict]
  'ask-contack': [
    {
      variant?: string
      changes?: Changes
      cell?: string
      around?: readonly { tile: string; cell: string }[]
      last?: string | null
      hand?: readonly string[]
      drawn?: string | null
      any_tile?: boolean
    },
    AskedOpening,
  ]
  'ask-kontrakt': [
    {
      ask: 'lay' | 'table' | 'worth'
      variant?: string
      changes?: Changes
      seats?: number
      round?: number
      contract?: string
      hand?: readonly string[]
      melds?: readonly string[]
      ways?: boolean
      card?: string
      table?: readonly { seat: number; cards: string; kind?: 'group' | 'run' }[]
      down?: 'before' | 'now' | 'no'
      cards?: readonly string[]
    },
    AskedKontrakt,
  ]
  games: [Record<string, never>, GameInfo[]]
  lessons: [{ game: string }, Course]
  'alone-puzzle': [{ shape: string; tiles?: readonly string[]; laid?: readonly string[]; tile?: string }, PuzzlePosition]
  'alone-solve': [{ shape: string; tiles?: readonly string[]; laid?: readonly string[]; steps?: number; standing?: string }, PuzzleVerdict]
  'alone-patience': [{ date?: string; seed?: string; actions?: readonly string[] }, Patience]
  'alone-daily': [{ date: string }, Daily]
}

/** How far the browser's own Python is: `none` until it is needed; `loaded` and `total` are bytes. */
export interface Progress {
  stage: 'none' | 'loading' | 'starting' | 'ready' | 'failed'
  loaded: number
  total: number
}

export type FromWorker = { progress: Progress } | { id: number; status: number; body: string }
export interface ToWorker {
  id: number
  call: string
  wish: string
}

const WAIT_MS = 12_000
/** A server that did not answer is not asked again for so long. */
const AWAY_MS = 20_000
const NOWHERE: Progress = { stage: 'none', loaded: 0, total: 0 }

type Waiting = (answer: { status: number; body: string }) => void

class Engine {
  progress: Progress = NOWHERE
  #watchers = new Set<(progress: Progress) => void>()
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #asked = 0
  #awayUntil = 0

  /** Asks; raises AnswerError with the refusals, or with none where neither the server nor the browser can answer. */
  async call<Name extends keyof Calls>(name: Name, wish: Calls[Name][0], where: 'any' | 'browser' = 'any'): Promise<Calls[Name][1]> {
    const text = JSON.stringify(wish)
    const told = (where === 'any' ? await this.#server(name, text) : null) ?? (await this.#browser(name, text))
    if (told.status === 200) return JSON.parse(told.body) as Calls[Name][1]
    throw new AnswerError(refusalsIn(told.body), told.status)
  }

  /** Tells `watcher` how far the browser's Python is, now and whenever it gets further; returns how to stop. */
  watch(watcher: (progress: Progress) => void): () => void {
    this.#watchers.add(watcher)
    watcher(this.progress)
    return () => this.#watchers.delete(watcher)
  }

  /** Fetches and starts the browser's Python, so that questions are answered without a network from now on. */
  async keep(): Promise<void> {
    const told = await this.#browser('games', '{}')
    if (told.status !== 200) throw new AnswerError([], told.status)
  }

  async #server(name: string, text: string): Promise<{ status: number; body: string } | null> {
    if (!navigator.onLine || Date.now() < this.#awayUntil) return null
    try {
      const headers = { 'Content-Type': 'application/json' }
      const signal = AbortSignal.timeout(WAIT_MS)
      const answer = await fetch(`/api/study/${name}`, { method: 'POST', headers, body: text, signal })
      // What a server cannot do now, because it is busy, old or broken, the browser can.
      if (answer.status !== 200 && answer.status !== 422) return null
      return { status: answer.status, body: await answer.text() }
    } catch {
      this.#awayUntil = Date.now() + AWAY_MS
      return null
    }
  }

  #browser(name: string, text: string): Promise<{ status: number; body: string }> {
    const worker = (this.#worker ??= this.#begin())
    const id = ++this.#asked
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      const message: ToWorker = { id, call: name, wish: text }
      worker.postMessage(message)
    })
  }

  #begin(): Worker {
    this.#tell({ stage: 'loading', loaded: 0, total: 0 })
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('progress' in data) {
        if (data.progress.stage === 'failed') this.#fail()
        else this.#tell(data.progress)
        return
      }
      this.#waiting.get(data.id)?.(data)
      this.#waiting.delete(data.id)
    }
    worker.onerror = () => this.#fail()
    return worker
  }

  /** Whoever waits is told that there is no answer; the next question tries anew. */
  #fail(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#tell({ stage: 'failed', loaded: 0, total: 0 })
    for (const waiting of this.#waiting.values()) waiting({ status: 0, body: '' })
    this.#waiting.clear()
  }

  #tell(progress: Progress): void {
    this.progress = progress
    for (const watcher of this.#watchers) watcher(progress)
  }
}

function refusalsIn(body: string): readonly Refusal[] {
  if (!body) return []
  const said = JSON.parse(body) as Problem | Problems
  return 'refusals' in said ? said.refusals : [said.refusal]
}

export const engine = new Engine()
