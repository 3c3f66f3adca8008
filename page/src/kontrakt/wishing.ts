// An act somebody is about to do: what is sent, which cards go with it, and how it is called.
import { t } from '../lib/words.svelte'
import { corner, written } from './cards'
import type { Held } from './holding'
import { additions, exchanges, type Addition, type Exchange } from './offers'
import { actionWords, meldLabel } from './wording'

export interface Wish {
  action: string
  ids: readonly string[]
  label: string
}

export function addWish(add: Addition, id: string, names: readonly string[]): Wish {
  const meld = meldLabel(add.meld, names)
  const card = written(add.card)
  const end = { '+': 'high', '-': 'low', '': 'none' }[add.end]
  if (add.as) return { action: add.action, ids: [id], label: t('kontrakt-add-joker', { card: corner(add.as), meld, end }) }
  return { action: add.action, ids: [id], label: t('kontrakt-add', { card, meld, end }) }
}

export function swapWish(swap: Exchange, id: string, names: readonly string[]): Wish {
  return {
    action: swap.action,
    ids: [id],
    label: t('kontrakt-swap', { card: written(swap.card), meld: meldLabel(swap.meld, names), joker: swap.joker.length > 1 ? corner(swap.joker) : 'none', to: meldLabel(swap.to, names) }),
  }
}

/** A listed action as if its card had been chosen from the hand. */
export function wishFor(action: string, held: readonly Held[], legal: readonly string[], names: readonly string[]): Wish {
  const [verb = '', text = ''] = action.split(' ')
  const card = text.startsWith('*') ? '*' : text.replace(/[+-]$/, '')
  const id = ['add', 'swap', 'drop'].includes(verb) ? held.find((one) => one.card === card)?.id : undefined
  if (id === undefined) return { action, ids: [], label: actionWords(action, names) }
  const add = additions(legal, card).find((one) => one.action === action)
  if (add) return addWish(add, id, names)
  const swap = exchanges(legal, card).find((one) => one.action === action)
  return swap ? swapWish(swap, id, names) : { action, ids: [id], label: t('kontrakt-confirm-drop', { card: written(card) }) }
}
