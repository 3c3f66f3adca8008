import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetScreen, isTexts, recall, recallFields, recallList, remember } from '../src/lib/stored'

const kept = new Map<string, string>()

beforeEach(() => {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => {
      kept.delete(key)
      Reflect.deleteProperty(storage, key)
    },
  }
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const GARBAGE = ['', '{bro', '5', 'true', 'null', '"x"', '[]', '{}', '[null]', '[[]]', '[{}]']

describe('what this device remembers', () => {
  it('is told as it was kept', () => {
    remember('k', { a: [1] })
    expect(recall('k', {})).toEqual({ a: [1] })
  })

  it('is of the kind that is asked for, whatever stands there', () => {
    for (const text of GARBAGE) {
      kept.set('k', text)
      expect(Array.isArray(recall<unknown[]>('k', []))).toBe(true)
      expect(typeof recall('k', 'otherwise')).toBe('string')
      expect(recall('k', ['usual'], isTexts).every((each) => typeof each === 'string')).toBe(true)
      expect(recallFields('k', { size: 1, names: ['a'] })).toEqual({ size: 1, names: ['a'] })
    }
  })

  it('keeps of a list the entries that are right, and of fields those of their kind', () => {
    kept.set('k', '["a", 5, null, "b"]')
    expect(recallList('k', (one): one is string => typeof one === 'string')).toEqual(['a', 'b'])
    kept.set('k', '{"size": "large", "names": ["x"], "more": 1}')
    expect(recallFields('k', { size: 1, names: ['a'] })).toEqual({ size: 1, names: ['x'] })
  })

  it('of one screen is forgotten without that of another', () => {
    const all = { 'kontu.box': '1', 'kontu.boxes': '2', 'kontu.box.x': '3', 'kontu.box-x': '4', 'kontu.seats': '5' }
    for (const [key, text] of Object.entries(all)) kept.set(key, text)
    Object.assign(localStorage, all)
    forgetScreen('box')
    expect([...kept.keys()]).toEqual(['kontu.boxes', 'kontu.seats'])
  })

  it('is nothing where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined)
    remember('k', 1)
    forgetScreen('box')
    expect(recall('k', 'otherwise')).toBe('otherwise')
  })
})
