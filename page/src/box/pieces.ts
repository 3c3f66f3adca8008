// Tiles as words of a text, and how one set differs from another. Which words are tiles, the server says.

/** The words of a text without its remarks: tiles, if they are any. */
export function wordsOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.split('#')[0] ?? '').replaceAll(',', ' ').split(/\s+/).filter(Boolean))
}

export interface Difference {
  /** In the other set and not in this one. */
  missing: string[]
  /** In this set more often than in the other, where the other has it. */
  doubled: string[]
  /** In this set and not in the other at all. */
  foreign: string[]
}

/** How `own` differs from `wanted`; each tile is named once. */
export function difference(own: readonly string[], wanted: readonly string[]): Difference {
  const have = counted(own)
  const want = counted(wanted)
  return {
    missing: [...want].filter(([tile, count]) => (have.get(tile) ?? 0) < count).map(([tile]) => tile),
    doubled: [...have].filter(([tile, count]) => count > (want.get(tile) ?? 1)).map(([tile]) => tile),
    foreign: [...have.keys()].filter((tile) => !want.has(tile)),
  }
}

function counted(tiles: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const tile of tiles) found.set(tile, (found.get(tile) ?? 0) + 1)
  return found
}

/** The text without the last of its words that is `tile`. */
export function without(text: string, tile: string): string {
  const lines = text.split('\n')
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const [tiles = '', ...remark] = (lines[i] ?? '').split('#')
    const words = tiles.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
    const at = words.lastIndexOf(tile)
    if (at < 0) continue
    words.splice(at, 1)
    const rest = [words.join(' '), ...(remark.length ? [`#${remark.join('#')}`] : [])].filter(Boolean).join(' ')
    lines.splice(i, 1, ...(rest ? [rest] : []))
    return lines.join('\n')
  }
  return text
}

/** The text with `tile` on a line of its own at the end. */
export function withTile(text: string, tile: string): string {
  return text.trimEnd() ? `${text.trimEnd()}\n${tile}` : tile
}
