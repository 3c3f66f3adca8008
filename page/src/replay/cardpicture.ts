// A position of Kontrakt drawn as one SVG: the piles, everybody's melds, and the hands that are on show.
import { picture, type Deck } from '../kontrakt/art'
import { corner, isJoker } from '../kontrakt/cards'
import type { KontraktObservation } from '../lib/wire'
import type { Picture } from './picture'

const CARD = { width: 60, height: 84 }
const STEP = 32
const LINE = 26
const MARGIN = 28
/** No row of cards is wider than this, and no picture narrower than that. */
const WIDTH = 900
const LEAST = 420

interface Row {
  head: string
  groups: readonly (readonly string[])[]
}

/** Draws `rows` under `head`; a name heads each row, and its groups of cards lie side by side. */
export async function cardPicture(head: string, rows: readonly Row[], deck: Deck, ground: string, ink: string): Promise<Picture> {
  const faces = await facesOf(rows.flatMap((row) => row.groups.flat()), deck)
  const parts: string[] = []
  let y = MARGIN + LINE
  let width = LEAST
  parts.push(text(MARGIN, y, head, 24))
  for (const row of rows) {
    y += LINE + 14
    parts.push(text(MARGIN, y, row.head, 17))
    y += 10
    let x = MARGIN
    for (const cards of row.groups) {
      const wide = cards.length ? (cards.length - 1) * STEP + CARD.width : 0
      if (x > MARGIN && x + wide > WIDTH - MARGIN) {
        x = MARGIN
        y += CARD.height + 10
      }
      cards.forEach((card, i) => parts.push(drawn(card, x + i * STEP, y, faces.get(card) ?? '')))
      width = Math.max(width, x + wide + MARGIN)
      x += wide + 18
    }
    if (row.groups.length) y += CARD.height
  }
  const height = y + MARGIN
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" fill="${ink}"><rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`
  return { svg, width: width * 2, height: height * 2 }
}

function drawn(card: string, x: number, y: number, face: string): string {
  const image = `<image x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" href="${face}"/>`
  const frame = `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="4" fill="none" stroke="#0006" stroke-width="0.7"/>`
  if (!isJoker(card) || card === '*') return image + frame
  const mark = `<rect x="${x + 2}" y="${y + 2}" width="28" height="20" rx="4" fill="#fff4d8" stroke="#c98a1b"/><text x="${x + 16}" y="${y + 17}" font-size="14" font-weight="700" text-anchor="middle" fill="#1c1a17">${escaped(corner(card))}</text>`
  return image + frame + mark
}

function text(x: number, y: number, words: string, size: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="600">${escaped(words)}</text>`
}

/** The picture of each card, written into the address itself, so that the file stands alone. */
async function facesOf(cards: readonly string[], deck: Deck): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...new Set(cards)].map(async (card): Promise<[string, string]> => {
      const answer = await fetch(picture(card, deck))
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return [card, `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`]
    }),
  )
  return new Map(found)
}

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The rows of a picture: the melds of each seat, then the hands that are on show. */
export function rowsOf(
  views: readonly { viewer: number | null; observation: KontraktObservation }[],
  names: readonly string[],
  say: { melds: (name: string) => string; hand: (name: string) => string },
): Row[] {
  const first = views[0]?.observation
  if (!first) return []
  const laid = names.map((name, seat) => ({ head: say.melds(name), groups: first.melds.filter((meld) => meld.owner === seat).map((meld) => meld.cards) }))
  const hands = views.flatMap(({ viewer, observation }) => (viewer === null ? [] : [{ head: say.hand(names[viewer] ?? ''), groups: observation.hand.length ? [observation.hand] : [] }]))
  return [...laid.filter((row) => row.groups.length), ...hands.filter((row) => row.groups.length)]
}
