// Notation turned into what stands on the cards, for sentences that quote it.
import { refusalText, t } from '../lib/words.svelte'
import type { Refusal, Why } from '../lib/wire'
import { cardsOf, written } from './cards'
import type { KontraktContract, KontraktSlot } from '../lib/wire'

const CARDS = /^(?:(?:\*?[A2-9TJQK][shdc][+-]?|\*)[ -]?)+$/
const CONTRACT = /^[GS]\d+(?:\+[GS]\d+)*$/
const MELD = /^p([1-8])\.([1-4])$/

/** A word of notation as people read it: cards with their signs, contracts and melds by name. */
export function readable(text: string, names: readonly string[]): string {
  const meld = MELD.exec(text)
  if (meld) return meldLabel(text, names)
  if (CONTRACT.test(text)) return contractName({ slots: text.split('+').map((slot) => ({ kind: slot[0] === 'G' ? 'group' : 'run', size: Number(slot.slice(1)) })) })
  if (CARDS.test(text) && /[shdc*]/.test(text)) {
    // From-to, as in 3h-6h, keeps its dash.
    if (/[shdc]-[A2-9TJQK]/.test(text)) return text.split('-').map(written).join('–')
    return cardsOf(text).map(written).join(' ')
  }
  if (text.includes(' ') && text.split(' ').every((word) => MELD.test(word))) return text.split(' ').map((word) => meldLabel(word, names)).join(', ')
  return text
}

/** A refusal in words, its cards and melds written as they look on the table. */
export function refusalWords(refusal: Refusal, names: readonly string[] = []): string {
  const args = Object.fromEntries(
    Object.entries(refusal.args).map(([name, value]) => [name, typeof value === 'string' && !QUOTED.has(name) ? readable(value, names) : value]),
  )
  return refusalText({ ...refusal, args }, names)
}
const QUOTED = new Set(['text', 'choices', 'verb', 'field'])

/** An action in words, its cards as they look on the table: `lay off 8♦ Ane, no. 2`. */
export function actionWords(action: string, names: readonly string[]): string {
  const [verb = '', ...rest] = action.split(' ')
  const shown = rest.map((word) => word.split(':').map((part) => readable(part, names)).join(' → '))
  return [t(`replay-verb-${verb}`), ...shown].join(' ').trim()
}

/** What speaks for an action, its cards as they look on the table. */
export function whyOf({ code, args }: Why, names: readonly string[]): string {
  return t(`reason-${code}`, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? readable(value, names) : value])))
}

/** "Ane, no. 2" for `p1.2`. */
export function meldLabel(meld: string, names: readonly string[]): string {
  const found = MELD.exec(meld)
  if (!found) return meld
  return t('kontrakt-meld-label', { name: names[Number(found[1]) - 1] ?? '', number: Number(found[2]) })
}

export function slotName({ kind, size }: KontraktSlot): string {
  return t(`kontrakt-slot-${kind}`, { size })
}

/** "2 groups of 3 + run of 4". */
export function contractName(contract: KontraktContract | null): string {
  const alike: { slot: KontraktSlot; count: number }[] = []
  for (const slot of contract?.slots ?? []) {
    const last = alike.at(-1)
    if (last && last.slot.kind === slot.kind && last.slot.size === slot.size) last.count += 1
    else alike.push({ slot, count: 1 })
  }
  return alike.map(({ slot: { kind, size }, count }) => t('kontrakt-slots', { kind, size, count })).join(' + ')
}
