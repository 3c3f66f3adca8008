// What the server offers, read from its notation. Nothing is offered that it does not list.
import { cardsOf, face } from './cards'

export interface Addition {
  action: string
  card: string
  meld: string
  /** The card that a joker would stand for, or which end an ace would go to; empty where there is no choice. */
  as: string
  end: '' | '+' | '-'
}

export interface Exchange {
  action: string
  card: string
  meld: string
  joker: string
  to: string
}

/** Where a card may be laid off, one entry for each way. A joker in hand is `*`. */
export function additions(legal: readonly string[], card: string): Addition[] {
  return legal.flatMap((action) => {
    const found = /^add (\*?(?:[A2-9TJQK][shdc])?|\*)([+-]?) (p\d\.\d)$/.exec(action)
    if (!found) return []
    const [, laid = '', end = '', meld = ''] = found
    const own = laid.startsWith('*') ? '*' : laid
    if (own !== card) return []
    return [{ action, card, meld, as: laid.startsWith('*') ? laid.slice(1) : '', end: end as Addition['end'] }]
  })
}

/** The jokers for which a card may be exchanged, one entry for each place the joker may go to. */
export function exchanges(legal: readonly string[], card: string): Exchange[] {
  return legal.flatMap((action) => {
    const found = /^swap ([A2-9TJQK][shdc])[+-]? (p\d\.\d) (\*(?:[A2-9TJQK][shdc])?)[+-]?:(p\d\.\d)$/.exec(action)
    if (!found || found[1] !== card) return []
    return [{ action, card, meld: found[2] ?? '', joker: found[3] ?? '', to: found[4] ?? '' }]
  })
}

/** The melds of a lay-down, each as its cards; empty for another action. */
export function layDown(action: string): string[][] {
  return action.startsWith('lay ') ? action.slice(4).split(' ').map(cardsOf) : []
}

/** The only ace of a run that has a two and a king besides, with the mark of the end it lies at: `Ah+`, `*Ah-`; else null. */
export function markedAce(meld: readonly string[]): string | null {
  const ranks = meld.map((card) => face(card).rank)
  if (!ranks.includes('2') || !ranks.includes('K') || ranks.filter((rank) => rank === 'A').length !== 1) return null
  const at = ranks.indexOf('A')
  return `${(meld[at] ?? '').replace(/[+-]$/, '')}${at === 0 ? '-' : '+'}`
}

/** The lay-downs that are listed, in the server's order. */
export function layDowns(legal: readonly string[]): string[] {
  return legal.filter((action) => action.startsWith('lay '))
}

/** The card of a listed action such as `take 8d` or `buy 3c`; null when none such is listed. */
export function offered(legal: readonly string[], verb: string): string | null {
  return legal.find((action) => action === verb || action.startsWith(`${verb} `)) ?? null
}
