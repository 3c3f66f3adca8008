import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerError } from '../../src/lib/api'
import { engine } from '../../src/lib/engine'
import { PATIENCE_S, Solving } from '../../src/alone/solving.svelte'
import type { PuzzleVerdict } from '../../src/lib/wire'

const asked = vi.spyOn(engine, 'call')
function told(verdict: PuzzleVerdict['verdict'], standing = '0.1.', finish: string[] = []): PuzzleVerdict {
  return { verdict, steps: 4_000, explored: 1, standing, finish }
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the solver as it is asked', () => {
  it('goes on where it stopped until it knows', async () => {
    asked.mockResolvedValueOnce(told('unknown', 'a')).mockResolvedValueOnce(told('unknown', 'b')).mockResolvedValueOnce(told('finishable', 'c', ['1-2-3@0,0']))
    const solving = new Solving()
    const looking = solving.look('triangle', ['9-2-8@0,0'])
    await vi.runAllTimersAsync()
    expect(await looking).toBe('finishable')
    expect(asked.mock.calls.map(([, wish]) => (wish as { standing?: string }).standing)).toEqual([undefined, 'a', 'b'])
    expect([solving.steps, solving.finish]).toEqual([12_000, ['1-2-3@0,0']])
  })

  it('says after a minute that it does not know, and never asks more than some eight times a second', async () => {
    asked.mockResolvedValue(told('unknown'))
    const solving = new Solving()
    const looking = solving.look('triangle', [])
    await vi.advanceTimersByTimeAsync((PATIENCE_S + 2) * 1000)
    expect(await looking).toBe('unknown')
    expect(asked.mock.calls.length).toBeGreaterThan(300)
    expect(asked.mock.calls.length).toBeLessThanOrEqual(8 * PATIENCE_S)
  })

  it('can be stopped, and asks no more then', async () => {
    asked.mockResolvedValue(told('unknown'))
    const solving = new Solving()
    const looking = solving.look('triangle', [])
    await vi.advanceTimersByTimeAsync(1_000)
    solving.stop()
    const before = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect([await looking, solving.found]).toEqual(['stopped', 'stopped'])
    expect(asked.mock.calls.length).toBe(before)
  })

  it('forgets an answer that comes when another position is on show', async () => {
    let answer: (verdict: PuzzleVerdict) => void = () => undefined
    asked.mockImplementation(() => new Promise((resolve) => (answer = resolve as typeof answer)))
    const solving = new Solving()
    const looking = solving.look('triangle', [])
    await vi.advanceTimersByTimeAsync(10)
    solving.forget()
    answer(told('impossible'))
    expect([await looking, solving.found]).toEqual(['stopped', 'none'])
  })

  it('says so when nobody answers', async () => {
    asked.mockRejectedValue(new AnswerError([], 0))
    const solving = new Solving()
    expect(await solving.look('triangle', [])).toBe('trouble')
    expect(solving.found).toBe('trouble')
  })
})
