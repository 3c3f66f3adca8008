// Finds places in a book by its text, its headings and the ids of its rules.
import type { Book, BookSpan } from '../lib/wire'

type Block = Book['lead'][number]

export interface Place {
  anchor: string
  /** What the place is called: the rules it states, or its heading. */
  name: string
  /** The heading it stands under. */
  under: string
  text: string
}

export interface Found extends Place {
  /** A piece of the text around the first word that was found. */
  excerpt: string
}

export function plain(spans: readonly BookSpan[]): string {
  return spans.map((span) => span.text).join('')
}

/** Letters without their marks and in one case, so that å is found by a and Ñ by n. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
}

/** Every place of the book that can be found, in reading order. */
export function places(book: Book): Place[] {
  const found: Place[] = []
  for (const chapter of book.chapters) {
    found.push({ anchor: chapter.id, name: chapter.title, under: '', text: '' })
    let near = chapter.id
    const collect = (blocks: readonly Block[], under: string): void => {
      for (const block of blocks) {
        const add = (ids: readonly string[], text: string): void => {
          near = ids[0] ?? near
          if (text) found.push({ anchor: near, name: ids.join(' '), under, text })
        }
        if (block.is === 'heading') {
          if (block.id) near = block.id
          found.push({ anchor: near, name: block.text, under, text: '' })
        } else if (block.is === 'paragraph') add(block.ids, plain(block.spans))
        else if (block.is === 'list') for (const item of block.items) add(item.ids, plain(item.spans))
        else if (block.is === 'table') for (const row of block.rows) add(row.ids, row.cells.map(plain).join(' · '))
        else if (block.is === 'question') {
          near = block.id
          found.push({ anchor: block.id, name: block.text, under, text: block.blocks.map(textOf).join(' ') })
        } else if (block.is === 'example') {
          found.push({ anchor: near, name: block.title, under, text: block.blocks.map(textOf).join(' ') })
        } else if (block.is === 'sources' || block.is === 'quick') collect(block.blocks, under)
        else if (block.is === 'options') for (const one of block.options) add([], `${one.label}: ${one.help}`)
      }
    }
    collect(chapter.blocks, chapter.title)
  }
  return found
}

function textOf(block: Block): string {
  if (block.is === 'paragraph') return plain(block.spans)
  if (block.is === 'list') return block.items.map((item) => plain(item.spans)).join(' ')
  if (block.is === 'example' || block.is === 'sources') return block.blocks.map(textOf).join(' ')
  return ''
}

const AROUND = 70

/** The places that have every word of `wish`: by rule first, then by name, then by text. */
export function search(all: readonly Place[], wish: string, most = 12): Found[] {
  const wanted = folded(wish).trim()
  const sought = wanted.split(/\s+/).filter(Boolean)
  if (!sought.length) return []
  const ranked = all.flatMap((place) => {
    const name = folded(place.name)
    const text = folded(`${place.name} ${place.under} ${place.text}`)
    if (!sought.every((word) => text.includes(word))) return []
    const rank = name.split(' ').includes(wanted) ? 0 : sought.every((word) => name.includes(word)) ? 1 : 2
    return [{ place, rank }]
  })
  ranked.sort((a, b) => a.rank - b.rank)
  const seen = new Set<string>()
  const found: Found[] = []
  for (const { place } of ranked) {
    const key = `${place.anchor} ${place.name}`
    if (seen.has(key)) continue
    seen.add(key)
    found.push({ ...place, excerpt: excerpt(place.text, sought[0] ?? '') })
    if (found.length === most) break
  }
  return found
}

function excerpt(text: string, word: string): string {
  const at = Math.max(0, folded(text).indexOf(word))
  const start = at > AROUND ? text.indexOf(' ', at - AROUND) + 1 : 0
  const end = text.length > at + 2 * AROUND ? text.lastIndexOf(' ', at + 2 * AROUND) : text.length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
