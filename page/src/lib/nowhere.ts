// What is said of a tile that fits nowhere, where the server answers about one place only.
import { tileText } from './notation'
import { refusalText, t } from './words.svelte'
import type { Tile } from './contack'
import type { Refusal } from './wire'

/** Refusals that are about the place asked for, which nobody chose. */
const OF_THE_PLACE: readonly string[] = ['contact-fails', 'cell-taken', 'cell-beyond', 'no-neighbour', 'must-touch-last']
const NOWHERE = 'fits-nowhere'

/** Why `tile`, which has no place now, may not be laid: the server's reason, unless that is about a single place. */
export function nowhere(refusal: Refusal, tile: Tile): Refusal {
  if (!OF_THE_PLACE.includes(refusal.code)) return refusal
  return { code: NOWHERE, rule: 'C-22', args: { tile: tileText(tile) } }
}

/** A refusal in words, those of `nowhere` too. */
export function refusalOrNowhere(refusal: Refusal, names: readonly string[]): string {
  return refusal.code === NOWHERE ? t('fits-nowhere', refusal.args) : refusalText(refusal, names)
}
