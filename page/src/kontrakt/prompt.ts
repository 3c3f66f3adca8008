// One line that says what is going on and who is waited for, worked out from what the server says.
import { t } from '../lib/words.svelte'
import { written } from './cards'
import type { KontraktUpdate } from '../lib/wire'

export function prompt(update: KontraktUpdate, names: readonly string[], sending: boolean): string {
  const { observation, you, window: open } = update
  const { phase, active, top, caller } = observation
  const card = top === null ? 'none' : written(top)
  if (open) return prompting(update, card)
  if (active !== null && active !== you && phase !== 'let' && phase !== 'cut') return other(update, names)
  if (update.to_act === null || update.to_act < 0) return t('kontrakt-prompt-dealing')
  if (update.to_act !== you) return t('prompt-other', { name: names[update.to_act] ?? '' })
  if (sending) return t('prompt-sending')
  switch (phase) {
    case 'cut':
      return t('kontrakt-prompt-cut')
    case 'draw':
      return observation.last ? t('kontrakt-prompt-draw-last', { card }) : t('kontrakt-prompt-draw', { card })
    case 'stock':
      return t('kontrakt-prompt-stock')
    case 'called':
      return t('kontrakt-asks', { caller: names[caller ?? -1] ?? '', card })
    case 'let':
      return t('kontrakt-prompt-let', { card })
    case 'play':
      if (observation.may_lay_off) return t('kontrakt-prompt-build')
      return observation.down[you ?? -1] ? t('kontrakt-prompt-drop') : t(observation.whole_hand ? 'kontrakt-prompt-whole' : 'kontrakt-prompt-lay')
    default:
      return t('kontrakt-prompt-dealing')
  }
}

function prompting({ window: open }: KontraktUpdate, card: string): string {
  if (!open) return ''
  if (open.you_asked && open.your_answer === null) return t('kontrakt-prompt-buy', { card })
  return t('kontrakt-prompt-window', { card, answered: open.answered_count, asked: open.asked_count })
}

function other({ observation, to_act: toAct }: KontraktUpdate, names: readonly string[]): string {
  const { phase, active } = observation
  const name = names[active ?? -1] ?? ''
  if (toAct !== null && toAct < 0) return t('kontrakt-prompt-dealing')
  if (phase === 'draw') return t('kontrakt-prompt-other-draws', { name })
  if (phase === 'play') return t('kontrakt-prompt-other-plays', { name })
  return t('prompt-other', { name })
}
