// A review as it comes in, a line for each decision; whoever stops it, or leaves, calls it off.
import { AnswerError, refusalsOf } from '../lib/api'
import type { AnyReviewLine, Refusal, ReviewEnd, ReviewPlan, ReviewTurn } from '../lib/wire'

/** So many turns are marked as those that cost most. */
const MOST_WORST = 5

export class Reviewing {
  plan = $state.raw<ReviewPlan | null>(null)
  turns = $state.raw<readonly ReviewTurn[]>([])
  skipped = $state(0)
  end = $state.raw<ReviewEnd | null>(null)
  /** True while lines come in, or are waited for. */
  busy = $state(false)
  waiting = $state(false)
  stopped = $state(false)
  /** Why there is no review; no refusals where nobody answers. */
  trouble = $state.raw<{ refusals: readonly Refusal[] } | null>(null)
  #call: AbortController | null = null

  readonly done = $derived(this.turns.length + this.skipped)
  /** The dearest turns that cost more than chance blurs, the dearest first. */
  readonly worst = $derived(worstOf(this.turns, this.plan?.least ?? 0))

  /** Asks what the decisions of `seat` in the record `text` cost. */
  async begin(text: string, seat: number): Promise<void> {
    this.stop()
    const call = (this.#call = new AbortController())
    this.plan = this.end = this.trouble = null
    this.turns = []
    this.skipped = 0
    this.stopped = this.waiting = false
    this.busy = true
    try {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text, seat }), signal: call.signal }
      const answer = await fetch('/api/review', init)
      if (!answer.ok || !answer.body) throw new AnswerError(await refusalsOf(answer), answer.status)
      for await (const line of linesOf(answer.body)) this.#hear(JSON.parse(line) as AnyReviewLine)
      if (!this.end && !this.trouble) this.trouble = { refusals: [] }
    } catch (error) {
      if (call.signal.aborted) return
      this.trouble = { refusals: error instanceof AnswerError ? error.refusals : [] }
    } finally {
      if (this.#call === call) this.busy = this.waiting = false
    }
  }

  /** Nothing more is weighed; what was told by then stays. */
  stop(): void {
    if (this.busy) this.stopped = true
    this.busy = this.waiting = false
    this.#call?.abort()
    this.#call = null
  }

  #hear(line: AnyReviewLine): void {
    switch (line.is) {
      case 'waiting':
        this.waiting = true
        return
      case 'plan':
        this.waiting = false
        this.plan = line
        return
      case 'turn':
        this.turns = [...this.turns, line]
        return
      case 'skipped':
        this.skipped += 1
        return
      case 'end':
        this.end = line
        return
      case 'refused':
        this.trouble = { refusals: [line.refusal] }
        return
      default:
        line satisfies never
    }
  }
}

/** The dearest of `turns` that cost at least so many points. */
export function worstOf(turns: readonly ReviewTurn[], least: number): ReviewTurn[] {
  return turns
    .filter(({ loss }) => loss >= least)
    .sort((one, other) => other.loss - one.loss || one.at - other.at)
    .slice(0, MOST_WORST)
}

/** The lines of a stream, as soon as each is whole. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(Boolean)
  }
  if (rest) yield rest
}
