// A box in a link: its name and its tiles stand behind `#`, so that no server is told. A link is a stranger's text.
import { wordsOf } from './pieces'

export interface Shared {
  name: string
  tiles: string[]
}

const LONGEST = 4_000
const LONGEST_NAME = 60
const MOST = 200
/** What a tile may look like at all; whether it is one is asked when it is looked at. */
const WORD = /^\d{1,3}-\d{1,3}-\d{1,3}$/

/** The part of an address that holds the box. */
export function boxHash(name: string, text: string): string {
  const tiles = wordsOf(text).filter((word) => WORD.test(word))
  return `#set=${tiles.join(',')}${name ? `&name=${encodeURIComponent(name)}` : ''}`
}

/** The box that an address holds; null when there is none, and what looks like no tile is left out. */
export function readBoxHash(hash: string): Shared | null {
  if (!hash.startsWith('#set=') || hash.length > LONGEST) return null
  const wishes = new URLSearchParams(hash.slice(1))
  const tiles = (wishes.get('set') ?? '').split(',').filter((word) => WORD.test(word)).slice(0, MOST)
  const name = (wishes.get('name') ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim().slice(0, LONGEST_NAME)
  return tiles.length ? { name, tiles } : null
}
