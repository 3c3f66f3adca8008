// What a choice comes to, in words: about how far ahead, how much less than the best, and what speaks for it.
import { t } from './words.svelte'
import type { WeighedChoice, Why } from './wire'

/** "ends about 12 points ahead"; "exactly" where nothing is left to chance. */
export function leadWords({ lead, exact }: WeighedChoice): string {
  const points = Math.abs(Math.round(lead))
  const side = points === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind'
  return t(`lead-${exact ? 'exact' : 'tried'}-${side}`, { points })
}

/** "3 points less than the best" */
export function belowWords(best: WeighedChoice, choice: WeighedChoice): string {
  return t('hint-below', { points: Math.round(best.lead - choice.lead) })
}

export function whyWords({ code, args }: Why): string {
  return t(`reason-${code}`, { ...args })
}

export interface Bar {
  /** Percent of the width, from the left. */
  from: number
  width: number
  /** Where nobody is ahead. */
  zero: number
}

/** A bar for each lead on one scale, from where nobody is ahead: to the right for ahead, to the left for behind. */
export function barsOf(leads: readonly number[]): Bar[] {
  const low = Math.min(0, ...leads)
  const span = Math.max(0, ...leads) - low || 1
  const at = (lead: number): number => ((lead - low) * 100) / span
  const zero = at(0)
  return leads.map((lead) => ({ from: Math.min(zero, at(lead)), width: Math.abs(at(lead) - zero), zero }))
}
