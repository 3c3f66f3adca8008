// A game learnt step by step: which step, what was done in it, and what the rules said. Kept on this device.
import { AnswerError } from '../lib/api'
import { engine } from '../lib/engine'
import { isTexts, recall, remember } from '../lib/stored'
import type { Course, Lesson, Refusal, StudyPosition } from '../lib/wire'

export type Said = { kind: 'no'; refusal: Refusal } | { kind: 'allowed'; points: number | null } | { kind: 'on' } | { kind: 'right' }

interface Kept {
  step: number
  done: string[]
  then: string[]
}

const KEY = 'kontu.learn.'
const NOTHING: Kept = { step: 0, done: [], then: [] }

function isKept({ step, done, then }: Kept): boolean {
  return Number.isInteger(step) && step >= 0 && isTexts(done) && isTexts(then)
}

/** How many steps of `game` were done on this device. */
export function doneOf(game: string): number {
  return recall(KEY + game, NOTHING, isKept).done.length
}

export class Learning {
  course = $state.raw<Course | null>(null)
  step = $state(0)
  done = $state.raw<ReadonlySet<string>>(new Set())
  position = $state.raw<StudyPosition | null>(null)
  said = $state.raw<Said | null>(null)
  busy = $state(false)
  trouble = $state(false)
  /** Another number for every position, so that what was begun for one is not meant for the next. */
  version = $state(0)
  /** What was done in this step, an action for each goal that was reached. */
  #then = $state.raw<readonly string[]>([])

  constructor(readonly game: string) {}

  readonly lesson = $derived<Lesson | null>(this.course?.lessons[this.step] ?? null)
  readonly count = $derived(this.course?.lessons.length ?? 0)
  readonly right = $derived(this.lesson !== null && this.#then.length >= this.lesson.goals.length)
  readonly over = $derived(this.course !== null && this.step >= this.count)

  /** Fetches the lessons and goes on where one stopped. */
  async begin(): Promise<void> {
    await this.#ask(async () => {
      this.course = await engine.call('lessons', { game: this.game })
      const kept = recall(KEY + this.game, NOTHING, isKept)
      this.done = new Set(kept.done)
      await this.#show(Math.min(kept.step, this.count), kept.then)
    })
  }

  async open(step: number): Promise<void> {
    await this.#ask(() => this.#show(step, []))
  }

  /** Does `action` at the position; what is refused, or not what is asked for, changes nothing. */
  async attempt(action: string): Promise<void> {
    const lesson = this.lesson
    if (!lesson || this.right || this.busy) return
    await this.#ask(async () => {
      const { text, at, you } = lesson
      const then = this.#then
      try {
        const verdict = await engine.call('verdict', { text, at, then, viewer: you, action })
        if (verdict.refusal) this.said = { kind: 'no', refusal: verdict.refusal }
        else if (!verdict.position || !wanted(lesson, then.length, verdict.action)) this.said = { kind: 'allowed', points: pointsOf(this.game, verdict.events, you) }
        else this.#reached(lesson, verdict.action, verdict.position)
      } catch (error) {
        const refusal = error instanceof AnswerError ? error.refusals[0] : undefined
        if (!refusal) throw error
        this.said = { kind: 'no', refusal }
      }
    })
  }

  /** Whether `action` would be legal, without doing it; null when it would. */
  async wonder(action: string): Promise<Refusal | null> {
    const lesson = this.lesson
    if (!lesson) return null
    const { text, at, you } = lesson
    try {
      return (await engine.call('verdict', { text, at, then: this.#then, viewer: you, action, legal: false })).refusal
    } catch (error) {
      return (error instanceof AnswerError && error.refusals[0]) || null
    }
  }

  async restart(): Promise<void> {
    this.done = new Set()
    await this.open(0)
  }

  forget(): void {
    if (!this.right) this.said = null
  }

  #reached(lesson: Lesson, action: string, position: StudyPosition): void {
    this.#then = [...this.#then, action]
    this.position = position
    this.version += 1
    this.said = { kind: this.right ? 'right' : 'on' }
    if (this.right) this.done = new Set([...this.done, lesson.name])
    this.#keep()
  }

  async #show(step: number, then: readonly string[]): Promise<void> {
    const lesson = this.course?.lessons[step]
    if (!lesson) {
      this.step = step
      this.position = null
      return this.#after([])
    }
    const at = { text: lesson.text, at: lesson.at, viewer: lesson.you }
    try {
      this.position = await engine.call('frame', { ...at, then })
    } catch (error) {
      // What was done once is not what the lesson allows today: it begins anew.
      if (!(error instanceof AnswerError) || !error.refusals.length || !then.length) throw error
      return this.#show(step, [])
    }
    this.step = step
    this.#after(then)
  }

  #after(then: readonly string[]): void {
    this.#then = then
    this.version += 1
    this.said = this.right ? { kind: 'right' } : null
    this.#keep()
  }

  async #ask(doing: () => Promise<void>): Promise<void> {
    this.busy = true
    this.trouble = false
    try {
      await doing()
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      this.trouble = true
    } finally {
      this.busy = false
    }
  }

  #keep(): void {
    const kept: Kept = { step: this.step, done: [...this.done], then: [...this.#then] }
    remember(KEY + this.game, kept)
  }
}

/** A goal names the actions that reach it; a word alone stands for every action that begins with it. */
export function wanted(lesson: Pick<Lesson, 'goals'>, goal: number, action: string): boolean {
  return (lesson.goals[goal] ?? []).some((each) => action === each || action.startsWith(`${each} `))
}

/** What the events brought a player of Contack; cards bring nothing at once. */
function pointsOf(game: string, events: readonly unknown[], you: number): number | null {
  if (game !== 'contack') return null
  const scored = events as readonly { event: string; seat?: number; points?: number }[]
  return scored.filter((one) => one.event === 'scored' && one.seat === you).reduce((sum, one) => sum + (one.points ?? 0), 0)
}
