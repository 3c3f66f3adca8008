// Tiles and cells as text, and the names that go with the texts.
import type { Cell, Colour, Tile } from './contack'

/** The colours in the order a tile is written (C-03). */
export const COLOURS: readonly Colour[] = ['blue', 'red', 'orange']

export function tileText(tile: Tile): string {
  return tile.join('-')
}

export function cellText(cell: Cell): string {
  return cell.join(',')
}

export function sameTile(a: Tile | null, b: Tile | null): boolean {
  return a !== null && b !== null && tileText(a) === tileText(b)
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** The tile written `blue-red-orange`, as it stands in the server's own texts. */
export function readTile(text: string): Tile {
  const [blue = 0, red = 0, orange = 0] = text.split('-').map(Number)
  return [blue, red, orange]
}
