// Which tile is in the fingers, and where it may go. What may be done comes from the server as it stands.
import { sameTile, tileText } from './notation'
import type { LiveTable } from './live.svelte'
import type { PlayOption, Tile } from './contack'

export class Choosing {
  #tile = $state.raw<Tile | null>(null)
  #target = $state.raw<PlayOption | null>(null)
  #version = $state(-1)

  constructor(readonly live: LiveTable) {}

  /** The plays the server offers this seat now: those of its options that it lists as legal. */
  readonly plays = $derived.by((): readonly PlayOption[] => {
    const update = this.live.update
    if (!update || update.you === null || update.to_act !== update.you) return []
    const legal = new Set(update.legal)
    return update.observation.options.filter((option) => legal.has(option.action))
  })

  /** The chosen tile, as long as the hand it was chosen from is still on show. */
  get tile(): Tile | null {
    return this.#version === this.live.update?.version ? this.#tile : null
  }
  get target(): PlayOption | null {
    return this.tile ? this.#target : null
  }
  get ghosts(): readonly PlayOption[] {
    return this.live.busy ? [] : this.plays.filter((play) => sameTile(play.tile, this.tile))
  }

  fits(tile: Tile): number {
    const text = tileText(tile)
    return this.plays.filter((play) => tileText(play.tile) === text).length
  }

  take(tile: Tile): void {
    this.#tile = tile
    this.#target = null
    this.#version = this.live.update?.version ?? -1
  }
  aim(option: PlayOption): void {
    this.#target = option
  }
  putBack(): void {
    this.#tile = null
    this.#target = null
  }
}
