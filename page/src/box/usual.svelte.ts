// The usual set of tiles, as the server names it, and remembered for when there is no network.
import { api, AnswerError } from '../lib/api'
import { isTexts, recall, remember } from '../lib/stored'

const KEY = 'kontu.usual-set'

class Usual {
  tiles = $state.raw<readonly string[]>(recall<string[]>(KEY, [], isTexts))

  async load(): Promise<void> {
    try {
      const game = (await api.games()).find((one) => one.fields.some((field) => field.kind === 'pieces'))
      const field = game?.fields.find((one) => one.kind === 'pieces')
      const usual = field && game?.variants[0]?.values[field.name]
      if (!Array.isArray(usual)) return
      this.tiles = usual.map(String)
      remember(KEY, this.tiles)
    } catch (error) {
      // Without a network what was remembered does.
      if (!(error instanceof AnswerError)) throw error
    }
  }

  /** The numbers that stand on tiles, in order. */
  get numbers(): number[] {
    return [...new Set(this.tiles.flatMap((tile) => tile.split('-').map(Number)))].sort((a, b) => a - b)
  }
}

export const usual = new Usual()
