import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begun } from '../../src/offline/patience'

const REQUEST = new Request('https://kontu.example/api/rules/contack')
const signals: AbortSignal[] = []

function network(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    const stopped = new Promise<Response>((_done, failed) => signal.addEventListener('abort', () => failed(new Error('stopped'))))
    return Promise.race([answer(), stopped])
  })
}

beforeEach(() => {
  signals.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the network', () => {
  it('is given up when nothing comes', async () => {
    network(() => new Promise(() => undefined))
    const asked = expect(begun(REQUEST)).rejects.toThrow('stopped')
    await vi.advanceTimersByTimeAsync(5_000)
    await asked
  })

  it('is not cut off in the middle of a long answer', async () => {
    network(() => Promise.resolve(new Response('long')))
    const answer = await begun(REQUEST)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(signals[0]?.aborted).toBe(false)
    expect(await answer.text()).toBe('long')
  })
})
