// Tiles and contacts named for the ear and the log.
import { COLOURS } from './notation'
import { t } from './words.svelte'
import type { Contact, Tile } from './contack'

/** "blue 1, red 2, orange 3" */
export function tileName(tile: Tile): string {
  return COLOURS.map((colour, i) => t('side', { colour, number: tile[i] ?? 0 })).join(', ')
}

/** "blue 9 on 6, 15 points" for each contact. */
export function contactNames(contacts: readonly Contact[]): string {
  return contacts
    .map(({ colour, number, other, points }) => t('contact', { colour, number, other, points }))
    .join('; ')
}
