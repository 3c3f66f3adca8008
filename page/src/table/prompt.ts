// One line that says what is going on, worked out from what the server offers.
import { t } from '../lib/words.svelte'
import type { Choosing } from '../lib/choosing.svelte'
import type { ContackUpdate } from '../lib/contack'

export function prompt(update: ContackUpdate, choosing: Choosing, names: readonly string[]): string {
  const { to_act: toAct, you, legal } = update
  if (toAct === null || toAct < 0) return t('prompt-dealing')
  if (toAct !== you) return t('prompt-other', { name: names[toAct] ?? '' })
  if (choosing.live.busy) return t('prompt-sending')
  if (choosing.target) return t('prompt-confirm')
  if (choosing.tile) return t('prompt-place')
  const plays = choosing.plays.length
  if (plays && legal.includes('draw')) return t('prompt-tile-or-draw')
  if (plays) return update.observation.layout.length ? t('prompt-tile') : t('prompt-open')
  if (legal.includes('draw')) return t('prompt-draw')
  return t('prompt-pass')
}
