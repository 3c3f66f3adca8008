import { describe, expect, it } from 'vitest'
import { daysFrom, isDay, lastDays, streaks, today } from '../../src/alone/days'

describe('days', () => {
  it('are those of UTC, also shortly before and after midnight', () => {
    expect(today(Date.UTC(2026, 10, 30, 23, 59, 59))).toBe('2026-11-30')
    expect(today(Date.UTC(2026, 11, 1, 0, 0, 0))).toBe('2026-12-01')
  })
  it('follow each other over months, years and leap days', () => {
    expect(daysFrom('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysFrom('2028-02-28', 1)).toBe('2028-02-29')
    expect(lastDays(3, '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })
  it.each(['2026-11-31', '2026-12-01', '2025-12-31', 'x', '2026-1-1', '', '2026-11-30T00:00'])('%s is none that is offered', (text) => {
    expect(isDay(text, '2026-11-30')).toBe(false)
  })
  it('up to today are offered', () => {
    expect(isDay('2026-11-30', '2026-11-30')).toBe(true)
    expect(isDay('2026-01-01', '2026-11-30')).toBe(true)
  })
})

describe('days in a row', () => {
  it('go on while today may still come, and end when a day was left out', () => {
    expect(streaks(['2026-11-28', '2026-11-29'], '2026-11-30')).toEqual({ current: 2, longest: 2 })
    expect(streaks(['2026-11-27', '2026-11-28'], '2026-11-30')).toEqual({ current: 0, longest: 2 })
    expect(streaks(['2026-11-30'], '2026-11-30')).toEqual({ current: 1, longest: 1 })
    expect(streaks([], '2026-11-30')).toEqual({ current: 0, longest: 0 })
  })
  it('count a day once, in whatever order they were noted', () => {
    const played = ['2026-11-30', '2026-11-20', '2026-11-29', '2026-11-21', '2026-11-22', '2026-11-29']
    expect(streaks(played, '2026-11-30')).toEqual({ current: 2, longest: 3 })
  })
})
