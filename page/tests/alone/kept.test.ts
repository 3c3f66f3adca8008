import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { kept as Kept } from '../../src/alone/kept.svelte'
import { tallied } from '../../src/alone/kept.svelte'
import { today } from '../../src/alone/days'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

/** The memory of a device that was just switched on. */
async function fresh(): Promise<typeof Kept> {
  vi.resetModules()
  return (await import('../../src/alone/kept.svelte')).kept
}
beforeEach(() => stored.clear())

describe('counts', () => {
  it('keep games, wins, the sum and the best, where most or where least is best', () => {
    const high = [30, -10, 55].reduce((tally, score) => tallied(tally, score, score > 0, false), tallied(undefined, 5, false, false))
    expect(high).toEqual({ games: 4, wins: 2, sum: 80, best: 55 })
    expect(tallied(high, 60, true, true).best).toBe(55)
  })

  it('count a patience once, however often it is shown after its end', async () => {
    const kept = await fresh()
    const patience = { seed: 'kontu/1/patience/0', actions: ['draw'], total: null as number | null }
    kept.keepPatience(patience)
    expect(kept.all.tallies.patience).toBeUndefined()
    for (let i = 0; i < 3; i++) kept.keepPatience({ ...patience, total: 40 })
    expect(kept.all.tallies.patience).toEqual({ games: 1, wins: 0, sum: 40, best: 40 })
    kept.keepPatience({ ...patience, seed: 'kontu/1/patience/1', total: -20 })
    expect(kept.all.tallies.patience).toEqual({ games: 2, wins: 0, sum: 20, best: 40 })
  })

  it('outlive a reload', async () => {
    const before = await fresh()
    before.keepPuzzle('triangle', { laid: ['1-2-3@-1,-1'], hints: 2, solved: true })
    const after = await fresh()
    expect(after.all.solved).toEqual({ triangle: { times: 1, unaided: 0 } })
    after.keepPuzzle('triangle', { laid: [], hints: 0, solved: false })
    after.keepPuzzle('triangle', { laid: [], hints: 0, solved: true })
    expect(after.all.solved).toEqual({ triangle: { times: 2, unaided: 1 } })
  })

  it('count a table once, and put its score to the day it was played for', async () => {
    const kept = await fresh()
    kept.keepDayTable(today(), 'contack', { table: 'a', score: null, won: false })
    for (let i = 0; i < 2; i++) kept.count('a', 'contack', { score: 35, won: true, lowest: false })
    kept.count('b', 'contack', null)
    expect(kept.all.tallies.contack).toEqual({ games: 1, wins: 1, sum: 35, best: 35 })
    expect(kept.day(today()).tables.contack).toEqual({ table: 'a', score: 35, won: true })
    expect(kept.all.played).toEqual([today()])
  })

  it('note a day as played on that very day only', async () => {
    const kept = await fresh()
    kept.keepDayPatience('2026-01-05', { seed: 's', actions: [], total: 10 })
    expect(kept.all.played).toEqual([])
    kept.keepDayPuzzle(today(), 'hexagon', { laid: [], hints: 0, solved: true })
    expect(kept.all.played).toEqual([today()])
  })

  it('are gone when erased, and tables are not counted anew', async () => {
    const kept = await fresh()
    kept.count('a', 'kontrakt', { score: 12, won: true, lowest: true })
    kept.keepDayPatience(today(), { seed: 's', actions: [], total: 10 })
    kept.erase()
    const after = await fresh()
    expect([after.all.tallies, after.all.days, after.all.played, after.all.patience]).toEqual([{}, {}, [], null])
    after.count('a', 'kontrakt', { score: 12, won: true, lowest: true })
    expect(after.all.tallies).toEqual({})
  })

  it('keep sixty days whole and no more', async () => {
    const kept = await fresh()
    for (let i = 0; i < 70; i++) kept.keepDayPatience(new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10), { seed: 's', actions: [], total: null })
    expect(Object.keys(kept.all.days)).toHaveLength(60)
    expect(kept.all.days['2026-01-01']).toBeUndefined()
  })
})
