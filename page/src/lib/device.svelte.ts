// The choices of this device: how the page looks and how a tap is taken.
import { recallFields, remember } from './stored'

export type Theme = 'auto' | 'light' | 'dark'

interface Choices {
  theme: Theme
  confirm: boolean
  automatic: boolean
  sound: boolean
  fourColours: boolean
  bigIndex: boolean
  name: string
}

const KEY = 'kontu.device'
const FIRST: Choices = { theme: 'auto', confirm: false, automatic: false, sound: false, fourColours: false, bigIndex: true, name: '' }

class Device {
  #choices = $state<Choices>(recallFields(KEY, FIRST))

  get theme(): Theme {
    return this.#choices.theme
  }
  set theme(theme: Theme) {
    this.#choices.theme = theme
    this.#keep()
    this.dress()
  }
  get confirm(): boolean {
    return this.#choices.confirm
  }
  set confirm(on: boolean) {
    this.#choices.confirm = on
    this.#keep()
  }
  get automatic(): boolean {
    return this.#choices.automatic
  }
  set automatic(on: boolean) {
    this.#choices.automatic = on
    this.#keep()
  }
  get sound(): boolean {
    return this.#choices.sound
  }
  set sound(on: boolean) {
    this.#choices.sound = on
    this.#keep()
  }
  /** Whether the four suits have four colours on the cards. */
  get fourColours(): boolean {
    return this.#choices.fourColours
  }
  set fourColours(on: boolean) {
    this.#choices.fourColours = on
    this.#keep()
  }
  /** Whether rank and suit stand large in the corners of the cards. */
  get bigIndex(): boolean {
    return this.#choices.bigIndex
  }
  set bigIndex(on: boolean) {
    this.#choices.bigIndex = on
    this.#keep()
  }
  get name(): string {
    return this.#choices.name
  }
  set name(name: string) {
    this.#choices.name = name
    this.#keep()
  }

  /** Puts the theme on the page; `auto` follows the system, now and later. */
  dress(): void {
    const dark = this.theme === 'dark' || (this.theme === 'auto' && systemDark.matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }

  #keep(): void {
    remember(KEY, $state.snapshot(this.#choices))
  }
}

const systemDark = matchMedia('(prefers-color-scheme: dark)')
export const device = new Device()
systemDark.addEventListener('change', () => device.dress())

const stillness = matchMedia('(prefers-reduced-motion: reduce)')
/** True when the system asks for as little movement as possible. */
export function wantsStillness(): boolean {
  return stillness.matches
}
