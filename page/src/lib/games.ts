// The games of the house, as the start offers them.

export interface OfferedGame {
  name: string
  /** A proper name: the same in every language. */
  title: string
  /** What is played at once, against two bots. */
  variant: string
  /** Who sits opposite then. */
  bot: string
  year: string
  about: string
  hint: string
  /** The text that names the sources which the explanations of its rules cite by letters. */
  sources?: string
}

export const GAMES: readonly OfferedGame[] = [
  { name: 'contack', title: 'Contack', variant: 'house/1', bot: 'fair', year: 'start-year', about: 'start-about', hint: 'play-now-help', sources: 'sources-contack' },
  { name: 'kontrakt', title: 'Kontrakt', variant: 'kontrakt/1', bot: 'fair', year: 'kontrakt-year', about: 'kontrakt-about', hint: 'kontrakt-play-help' },
]
