// A sheet as the picture of it needs it.
import { contractName } from '../kontrakt/wording'
import { figure } from '../lib/figures'
import { t, words } from '../lib/words.svelte'
import type { AnyOperation, Form, Reckoning } from '../lib/wire'
import type { Folded } from './folding'
import type { PictureOf } from './picture'
import { taskOf } from './tasks'

export function pictured(title: string, rules: AnyOperation | undefined, form: Form, folded: Folded, reckoning: Reckoning): PictureOf {
  const variant = rules && 'variant' in rules ? t(`variant-${rules.variant.replace('/', '-')}`) : ''
  const day = rules ? new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(new Date(rules.at)) : ''
  const order = [...reckoning.standings].sort((one, other) => one.rank - other.rank)
  return {
    title,
    note: [variant, day].filter(Boolean).join(' · '),
    names: folded.names,
    rows: reckoning.rounds.map((one, place) => {
      const task = form.terms[one.number - 1]?.task
      return {
        label: task ? `${one.number} · ${contractName(taskOf(task))}` : t('sheet-hand', { number: one.number, of: 0 }),
        // What is not written yet stays blank: only a nought is a nought.
        cells: one.scores.map((score, seat) => (form.costs && !folded.rounds[place]?.costs[seat] && !score ? '' : figure(score))),
      }
    }),
    totalLabel: t('total'),
    totals: reckoning.totals,
    places: reckoning.finished === null ? [] : order.map((one) => `${one.rank}.  ${one.seats.map((seat) => folded.names[seat]).join(' + ')}  ${figure(one.total)}`),
  }
}
