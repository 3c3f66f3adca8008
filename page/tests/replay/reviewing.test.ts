import { afterEach, describe, expect, it, vi } from 'vitest'
import { costPlot } from '../../src/replay/costs'
import { linesOf, Reviewing, worstOf } from '../../src/replay/reviewing.svelte'
import type { AnyReviewLine, ReviewTurn } from '../../src/lib/wire'

const choice = { action: 'draw', lead: 1, tries: 9, exact: false, why: { code: 'only', args: {} } }

function turn(at: number, loss: number, round = 1): ReviewTurn & { is: 'turn' } {
  return { is: 'turn', at, round, played: choice, best: choice, loss }
}

function streamed(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
}

function answering(status: number, body: BodyInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

afterEach(() => vi.unstubAllGlobals())

describe('a review', () => {
  it('comes in line by line, wherever the network cuts them', async () => {
    const lines: string[] = []
    for await (const line of linesOf(streamed('{"a"', ':1}\n{"b":', '2}\n', '{"c":3}'))) lines.push(line)
    expect(lines).toEqual(['{"a":1}', '{"b":2}', '{"c":3}'])
  })

  it('tells its plan, its turns and its end', async () => {
    const told: AnyReviewLine[] = [
      { is: 'waiting' },
      { is: 'plan', seat: 1, decisions: 3, unseen: [], least: 3 },
      turn(4, 2),
      turn(6, 9),
      { is: 'skipped', at: 8 },
      { is: 'end', decisions: 2, skipped: 1, total: 11, mean: 5.5 },
    ]
    answering(200, streamed(told.map((line) => JSON.stringify(line)).join('\n')))
    const reviewing = new Reviewing()
    await reviewing.begin('text', 1)
    expect([reviewing.busy, reviewing.waiting, reviewing.done, reviewing.trouble]).toEqual([false, false, 3, null])
    expect(reviewing.worst.map(({ at }) => at)).toEqual([6])
    expect(reviewing.end?.mean).toBe(5.5)
  })

  it('says why it is refused, and when nobody answers', async () => {
    const refusal = { code: 'no-adviser', rule: 'T-12', args: {} }
    answering(422, JSON.stringify({ refusal }))
    const reviewing = new Reviewing()
    await reviewing.begin('text', 1)
    expect(reviewing.trouble).toEqual({ refusals: [refusal] })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')))
    await reviewing.begin('text', 1)
    expect(reviewing.trouble).toEqual({ refusals: [] })
  })

  it('that breaks off says so', async () => {
    answering(200, streamed(JSON.stringify({ is: 'plan', seat: 1, decisions: 3, unseen: [], least: 3 })))
    const reviewing = new Reviewing()
    await reviewing.begin('text', 1)
    expect(reviewing.trouble).toEqual({ refusals: [] })
  })

  it('that is stopped calls off what is under way and keeps what was told', () => {
    let signal: AbortSignal | undefined
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
      signal = init.signal ?? undefined
      return new Promise(() => {})
    })
    const reviewing = new Reviewing()
    void reviewing.begin('text', 1)
    reviewing.stop()
    expect([signal?.aborted, reviewing.busy, reviewing.stopped]).toEqual([true, false, true])
  })

  it('marks the dearest turns, of equals the earlier, and none that may be chance', () => {
    const turns = [turn(4, 2), turn(6, 9), turn(8, 3), turn(9, 9)]
    expect(worstOf(turns, 3).map(({ at }) => at)).toEqual([6, 9, 8])
  })
})

describe('the drawing of costs', () => {
  it('has a bar for each turn, as high as it cost, and sees one that cost nothing', () => {
    const { bars, levels } = costPlot([turn(4, 20), turn(6, 10), turn(8, 0)], 3, 400, 150)
    const [dear, half, free] = bars.map(({ height }) => height)
    expect(dear).toBeCloseTo(2 * (half ?? 0))
    expect(free).toBeGreaterThan(0)
    expect(levels.map(({ value }) => value)).toEqual([0, 10, 20])
  })

  it('says where a round begins', () => {
    expect(costPlot([turn(4, 1), turn(6, 1), turn(9, 1, 2)], 3, 400, 150).rounds.map(({ round }) => round)).toEqual([1, 2])
  })
})
