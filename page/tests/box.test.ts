import { describe, expect, it } from 'vitest'
import { boxHash, readBoxHash } from '../src/box/link'
import { difference, without, withTile, wordsOf } from '../src/box/pieces'

describe('the words of a text of tiles', () => {
  it('are parted by lines, spaces and commas, and remarks are none', () => {
    expect(wordsOf('1-2-3, 4-5-6 # two\n\n7-8-9')).toEqual(['1-2-3', '4-5-6', '7-8-9'])
  })

  it('one is taken out where it stands last, and its remark stays', () => {
    expect(without('1-2-3\n4-5-6 1-2-3 # worn\n7-8-9', '1-2-3')).toBe('1-2-3\n4-5-6 # worn\n7-8-9')
    expect(without('1-2-3\n4-5-6', '1-2-3')).toBe('4-5-6')
    expect(without('1-2-3', '9-9-9')).toBe('1-2-3')
  })

  it('one more gets a line of its own', () => {
    expect(withTile('', '1-2-3')).toBe('1-2-3')
    expect(withTile('1-2-3\n', '4-5-6')).toBe('1-2-3\n4-5-6')
  })
})

describe('two sets', () => {
  it('differ in what is missing, doubled and foreign', () => {
    expect(difference(['1-2-3', '1-2-3', '9-9-9'], ['1-2-3', '4-5-6'])).toEqual({
      missing: ['4-5-6'],
      doubled: ['1-2-3'],
      foreign: ['9-9-9'],
    })
  })

  it('a foreign tile that is there twice is doubled as well', () => {
    expect(difference(['9-9-9', '9-9-9'], [])).toEqual({ missing: [], doubled: ['9-9-9'], foreign: ['9-9-9'] })
  })

  it('do not differ from themselves', () => {
    expect(difference(['1-2-3'], ['1-2-3'])).toEqual({ missing: [], doubled: [], foreign: [] })
  })
})

describe('a box in a link', () => {
  it('comes back as it was', () => {
    expect(readBoxHash(boxHash('Ane & Bo', '1-2-3\n4-5-6 # x'))).toEqual({ name: 'Ane & Bo', tiles: ['1-2-3', '4-5-6'] })
  })

  it('that somebody made up brings nothing but words that look like tiles', () => {
    expect(readBoxHash('#set=1-2-3,<b>,4-5,1-2-3456,9-9-9&name=%00%0Aa')).toEqual({ name: 'a', tiles: ['1-2-3', '9-9-9'] })
    expect(readBoxHash('#set=')).toBeNull()
    expect(readBoxHash('#C-22')).toBeNull()
    expect(readBoxHash('')).toBeNull()
    expect(readBoxHash(`#set=${'1-2-3,'.repeat(1_000)}`)).toBeNull()
    expect(readBoxHash(`#set=${'1-2-3,'.repeat(300)}`)?.tiles).toHaveLength(200)
  })
})
