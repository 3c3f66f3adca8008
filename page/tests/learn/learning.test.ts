import { describe, expect, it } from 'vitest'
import { wanted } from '../../src/learn/learning.svelte'
import { namesIn } from '../../src/learn/naming'

describe('a goal', () => {
  const lesson = { goals: [['lay', 'drop 2s'], ['4-6-9@1,0']] }

  it('is reached by an action it names and by what begins with its word', () => {
    expect(wanted(lesson, 0, 'lay 9s9h9d')).toBe(true)
    expect(wanted(lesson, 0, 'drop 2s')).toBe(true)
    expect(wanted(lesson, 1, '4-6-9@1,0')).toBe(true)
  })

  it('is not reached by anything else', () => {
    expect(wanted(lesson, 0, 'layer')).toBe(false)
    expect(wanted(lesson, 0, 'drop 3s')).toBe(false)
    expect(wanted(lesson, 1, '4-6-9@1,01')).toBe(false)
    expect(wanted(lesson, 2, 'lay')).toBe(false)
  })
})

describe('the players of a lesson', () => {
  it('are those of its record, the learner in his own seat', () => {
    expect(namesIn('game = "contack"\nseats   = ["Ane", "Bo", "Cat"]\n', 1, 'You')).toEqual(['Ane', 'You', 'Cat'])
    expect(namesIn('', 0, 'You')).toEqual([])
  })
})
