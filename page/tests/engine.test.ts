import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerError } from '../src/lib/api'
import type { FromWorker, ToWorker } from '../src/lib/engine'

/** A worker that answers every question with what the test says. */
class FakeWorker {
  static made: FakeWorker[] = []
  static answer: (message: ToWorker) => FromWorker = ({ id, call }) => ({ id, status: 200, body: JSON.stringify({ by: 'browser', call }) })
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: (() => void) | null = null
  ended = false
  constructor() {
    FakeWorker.made.push(this)
  }
  postMessage(message: ToWorker): void {
    queueMicrotask(() => this.onmessage?.({ data: FakeWorker.answer(message) }))
  }
  terminate(): void {
    this.ended = true
  }
}

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

async function fresh(): Promise<typeof import('../src/lib/engine').engine> {
  vi.resetModules()
  return (await import('../src/lib/engine')).engine
}

beforeEach(() => {
  FakeWorker.made = []
  asked.mockReset()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  FakeWorker.answer = ({ id, call }) => ({ id, status: 200, body: JSON.stringify({ by: 'browser', call }) })
})

describe('a question to the study', () => {
  it('is answered by the server where there is one, and no engine is fetched', async () => {
    asked.mockResolvedValue(new Response('{"by":"server"}'))
    const engine = await fresh()
    expect(await engine.call('games', {})).toEqual({ by: 'server' })
    expect(asked.mock.calls[0]?.[0]).toBe('/api/study/games')
    expect(FakeWorker.made).toHaveLength(0)
  })

  it('is answered by the browser where there is none, and the server is left alone for a while', async () => {
    asked.mockRejectedValue(new TypeError('no network'))
    const engine = await fresh()
    expect(await engine.call('games', {})).toEqual({ by: 'browser', call: 'games' })
    expect(await engine.call('ask-contack', {})).toEqual({ by: 'browser', call: 'ask-contack' })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(FakeWorker.made).toHaveLength(1)
  })

  it.each([429, 404, 500, 503])('is answered by the browser where the server says %i', async (status) => {
    asked.mockResolvedValue(new Response('busy', { status }))
    const engine = await fresh()
    expect(await engine.call('games', {})).toEqual({ by: 'browser', call: 'games' })
  })

  it('is not sent at all without a network, nor where the browser is asked for', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const engine = await fresh()
    await engine.call('games', {})
    vi.stubGlobal('navigator', { onLine: true })
    await engine.call('games', {}, 'browser')
    expect(asked).not.toHaveBeenCalled()
  })

  it('is refused with the reasons, whoever refuses', async () => {
    const refusal = { code: 'variant-unknown', rule: 'R-11', args: {} }
    asked.mockResolvedValue(new Response(JSON.stringify({ refusal }), { status: 422 }))
    const engine = await fresh()
    await expect(engine.call('ask-contack', { variant: 'x' })).rejects.toMatchObject({ refusals: [refusal], status: 422 })
    FakeWorker.answer = ({ id }) => ({ id, status: 422, body: JSON.stringify({ refusals: [refusal, refusal] }) })
    await expect(engine.call('ask-contack', {}, 'browser')).rejects.toMatchObject({ refusals: [refusal, refusal] })
  })

  it('has no answer where neither can give one, and the next one tries anew', async () => {
    asked.mockRejectedValue(new TypeError('no network'))
    FakeWorker.answer = () => ({ progress: { stage: 'failed', loaded: 0, total: 0 } })
    const engine = await fresh()
    const stages: string[] = []
    engine.watch((progress) => stages.push(progress.stage))
    await expect(engine.call('games', {})).rejects.toEqual(expect.objectContaining({ refusals: [], status: 0 }))
    expect(stages).toEqual(['none', 'loading', 'failed'])
    expect(FakeWorker.made[0]?.ended).toBe(true)
    await expect(engine.keep()).rejects.toThrow()
    expect(FakeWorker.made).toHaveLength(2)
    expect(new AnswerError([], 0).message).toBe('status 0')
  })
})
