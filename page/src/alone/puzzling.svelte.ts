// A puzzle being filled: what lies, which tile is in the fingers and where it may go. The rules say so, not the page.
import { engine } from '../lib/engine'
import { tileText } from '../lib/notation'
import type { PlayOption, Tile } from '../lib/contack'
import type { PuzzlePosition } from '../lib/wire'
import { Fingers } from './fingers.svelte'
import type { KeptPuzzle } from './kept.svelte'

export class Puzzling extends Fingers {
  position = $state.raw<PuzzlePosition | null>(null)
  laid = $state.raw<readonly string[]>([])
  hints = $state(0)
  /** The placement that a hint has named, as long as nothing else was done. */
  hinted = $state.raw<string | null>(null)
  /** All placements of a filling that was found. */
  #way: ReadonlySet<string> = new Set()

  constructor(
    readonly shape: string,
    readonly given: readonly string[],
    before: KeptPuzzle | null,
    readonly keep: (puzzle: KeptPuzzle) => void,
  ) {
    super()
    this.hints = before?.hints ?? 0
    const kept = before?.laid ?? []
    this.laid = given.every((each, i) => kept[i] === each) ? kept : given
  }

  readonly whole = $derived(this.position?.whole ?? false)
  readonly ghosts = $derived.by((): readonly PlayOption[] => (this.busy || !this.tile ? [] : (this.position?.options ?? [])))
  readonly empty = $derived.by(() => {
    const lying = new Set(this.position?.layout.map((one) => one.cell.join()))
    return this.position?.cells.filter((cell) => !lying.has(cell.join())) ?? []
  })
  /** How many tiles were laid by hand and can be taken back. */
  readonly own = $derived.by(() => this.laid.length - this.given.length)

  async begin(): Promise<void> {
    await this.showKept((laid) => this.#show(laid), this.laid, this.given)
  }

  async take(tile: Tile): Promise<void> {
    this.forget()
    if (await this.#show(this.laid, tile)) {
      const stuck = this.position?.options.length === 0
      this.tile = stuck ? null : tile
      this.nowhere = stuck ? tile : null
    }
  }

  override forget(): void {
    super.forget()
    this.hinted = null
  }

  async lay(action: string): Promise<void> {
    if (this.busy) return
    this.forget()
    await this.#show([...this.laid, action])
    this.tile = null
  }

  async undo(): Promise<void> {
    if (this.own > 0) await this.#take(this.laid.length - 1)
  }

  /** Takes a tile back wherever it lies; a given one stays. */
  async takeBack(tile: Tile): Promise<void> {
    const at = this.laid.findIndex((each) => each.startsWith(`${tileText(tile)}@`))
    if (at >= this.given.length) await this.#take(at)
  }

  async restart(): Promise<void> {
    this.putBack()
    this.hints = 0
    await this.#show(this.given)
  }

  isGiven(tile: Tile): boolean {
    return this.given.some((each) => each.startsWith(`${tileText(tile)}@`))
  }

  /** Remembers a way to finish from what lies now. */
  learn(finish: readonly string[]): void {
    this.#way = new Set([...this.laid, ...finish])
  }

  /** A placement of the way that is known, beside what lies if there is one; null where no way is known from here. */
  next(): string | null {
    if (!this.laid.every((each) => this.#way.has(each))) return null
    const left = [...this.#way].filter((each) => !this.laid.includes(each))
    const lying = new Set(this.laid.map((each) => each.split('@')[1]))
    return left.find((each) => touches(each, lying)) ?? left[0] ?? null
  }

  /** Takes the tile that the hint names, and marks its place. */
  async hint(action: string): Promise<void> {
    const [blue = 0, red = 0, orange = 0] = (action.split('@')[0] ?? '').split('-').map(Number)
    await this.take([blue, red, orange])
    this.hints += 1
    this.hinted = action
    this.#save()
  }

  async #take(at: number): Promise<void> {
    if (this.busy) return
    this.putBack()
    await this.#show(this.laid.filter((_, i) => i !== at))
  }

  /** Asks how it stands with these placements, and shows that; false where it may not be. */
  #show(laid: readonly string[], tile: Tile | null = null): Promise<boolean> {
    const wish = { shape: this.shape, laid }
    return this.told(
      () => engine.call('alone-puzzle', tile ? { ...wish, tile: tileText(tile) } : wish),
      (position) => {
        this.position = position
        this.laid = laid
        if (!tile) this.#save()
      },
    )
  }

  #save(): void {
    // Nothing derived is asked: by now the screen may be left.
    this.keep({ laid: [...this.laid], hints: this.hints, solved: this.position?.whole ?? false })
  }
}

/** Whether the cell of a placement lies beside one of these, as far as x and y tell: near enough for a hint. */
function touches(action: string, lying: ReadonlySet<string | undefined>): boolean {
  const [x = 0, y = 0] = (action.split('@')[1] ?? '').split(',').map(Number)
  return [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]].some((cell) => lying.has(cell.join()))
}
