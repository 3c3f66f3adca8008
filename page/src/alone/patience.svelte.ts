// A patience under way: the actions so far, and what the rules say of them.
import { engine } from '../lib/engine'
import { sameTile } from '../lib/notation'
import type { PlayOption, Tile } from '../lib/contack'
import type { Patience } from '../lib/wire'
import { Fingers } from './fingers.svelte'
import type { KeptPatience } from './kept.svelte'

/** 32 hexadecimal digits of chance: what a deal of one's own begins with. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class PatiencePlay extends Fingers {
  now = $state.raw<Patience | null>(null)
  actions = $state.raw<readonly string[]>([])

  /** `which` names the deal: a day's, or one of the seed's own. */
  constructor(
    readonly which: { date: string } | { seed: string },
    before: KeptPatience | null,
    readonly keep: (patience: KeptPatience) => void,
  ) {
    super()
    this.actions = before?.actions ?? []
  }

  readonly observation = $derived(this.now?.observation ?? null)
  readonly over = $derived(this.now?.over ?? false)
  readonly total = $derived(this.observation?.scores[0] ?? 0)
  readonly mayDraw = $derived(this.now?.legal.includes('draw') ?? false)
  readonly mayPass = $derived(this.now?.legal.includes('pass') ?? false)
  readonly plays = $derived.by((): readonly PlayOption[] => {
    const legal = new Set(this.now?.legal)
    return this.observation?.options.filter((option) => legal.has(option.action)) ?? []
  })
  readonly ghosts = $derived.by((): readonly PlayOption[] => (this.busy ? [] : this.plays.filter((play) => sameTile(play.tile, this.tile))))

  async begin(): Promise<void> {
    await this.showKept((actions) => this.#show(actions), this.actions, [])
  }

  fits(tile: Tile): number {
    return this.plays.filter((play) => sameTile(play.tile, tile)).length
  }

  /** Takes a tile up, or puts it back; true when it has somewhere to go. */
  take(tile: Tile): boolean {
    const same = sameTile(this.tile, tile)
    this.putBack()
    if (same) return false
    if (this.fits(tile)) this.tile = tile
    else this.nowhere = tile
    return this.tile !== null
  }

  /** Does `action`; what is refused is told and changes nothing. */
  async act(action: string): Promise<void> {
    if (this.busy) return
    this.putBack()
    await this.#show([...this.actions, action])
  }

  #show(actions: readonly string[]): Promise<boolean> {
    return this.told(
      () => engine.call('alone-patience', { ...this.which, actions }),
      (told) => {
        this.now = told
        this.refusal = told.refusal
        if (told.refusal) return
        this.actions = actions
        // Nothing derived is asked: by now the screen may be left.
        this.keep({ seed: told.deal.seed, actions: [...actions], total: told.over ? (told.observation.scores[0] ?? 0) : null })
      },
    )
  }
}
