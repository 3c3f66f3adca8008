// The boxes of tiles that are kept on this device. What one holds is text, as its owner wrote it.
import { recall, remember } from '../lib/stored'

export interface Box {
  readonly id: string
  name: string
  /** Tiles, one or more a line; `#` begins a remark. */
  text: string
}

const KEY = 'kontu.boxes'
/** More is no box of tiles: the longest text that is kept, and the most boxes. */
export const LONGEST_TEXT = 6_000
export const LONGEST_NAME = 60
const MOST_BOXES = 100

class Boxes {
  #all = $state<Box[]>(recall<unknown[]>(KEY, []).filter(isBox).slice(0, MOST_BOXES))
  /** The box that the next set-up of a table begins with. */
  #playing: string | null = null

  get all(): readonly Box[] {
    return this.#all
  }

  find(id: string | null): Box | null {
    return this.#all.find((box) => box.id === id) ?? null
  }

  /** A new box with what is given; the first of the list from now on. */
  add(name: string, text: string): Box {
    const box = { id: newId(), name: name.slice(0, LONGEST_NAME), text: text.slice(0, LONGEST_TEXT) }
    this.#all = [box, ...this.#all].slice(0, MOST_BOXES)
    this.#keep()
    return box
  }

  change(id: string, change: Partial<Pick<Box, 'name' | 'text'>>): void {
    this.#all = this.#all.map((box) =>
      box.id === id
        ? { ...box, name: (change.name ?? box.name).slice(0, LONGEST_NAME), text: (change.text ?? box.text).slice(0, LONGEST_TEXT) }
        : box,
    )
    this.#keep()
  }

  remove(id: string): void {
    this.#all = this.#all.filter((box) => box.id !== id)
    this.#keep()
  }

  play(id: string): void {
    this.#playing = id
  }

  get willPlay(): boolean {
    return this.#playing !== null
  }

  /** The box that is to be played with, told once. */
  takePlaying(): Box | null {
    const box = this.find(this.#playing)
    this.#playing = null
    return box
  }

  #keep(): void {
    remember(KEY, $state.snapshot(this.#all))
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isBox(value: unknown): value is Box {
  if (typeof value !== 'object' || value === null) return false
  const box = value as Record<string, unknown>
  return typeof box.id === 'string' && typeof box.name === 'string' && typeof box.text === 'string' && box.text.length <= LONGEST_TEXT
}

export const boxes = new Boxes()
