// The entries of a record in words: what happened in one of them, and a line for each in the list.
import { DEALER } from './seats'
import { sentence as cardSentence } from '../kontrakt/story'
import { actionWords } from '../kontrakt/wording'
import { sentences } from '../lib/story'
import { figure } from '../lib/figures'
import { t } from '../lib/words.svelte'
import type { ContackEvent, KontraktEvent, StudyFrame, StudyReplay } from '../lib/wire'

/** What happened in entry `at` (from 1), a sentence each. */
export function saidOf(told: StudyReplay, at: number): string[] {
  const frame = told.frames[at - 1]
  if (!frame) return []
  if (told.game === 'kontrakt') {
    return (frame.events as KontraktEvent[]).flatMap((event) => cardSentence(event, told.seats) ?? [])
  }
  // How many tiles somebody holds follows from the hand so far.
  const hand = told.frames.slice(0, at).filter((one) => one.round === frame.round)
  const events = hand.flatMap((one) => one.events as ContackEvent[])
  const said = sentences(events, told.seats)
  return said.slice(events.length - frame.events.length).filter((text) => text !== null)
}

/** Who acts in an entry. */
export function actorOf(told: StudyReplay, frame: StudyFrame): string {
  return frame.actor === DEALER ? t('replay-dealer') : (told.seats[frame.actor] ?? '')
}

/** What is done in an entry, in the notation of the game with cards as they look. */
export function actionOf(told: StudyReplay, frame: StudyFrame): string {
  // The dealer's order is long, and says nothing to people.
  return wordsOf(told, frame.actor === DEALER ? (frame.action.split(' ')[0] ?? '') : frame.action)
}

/** An action in notation as people read it. */
export function wordsOf(told: StudyReplay, action: string): string {
  if (told.game === 'kontrakt') return actionWords(action, told.seats)
  return action.includes('@') ? action : t(`replay-verb-${action}`)
}

/** What an entry brought whoever acted: `+15`; empty for nothing. */
export function broughtBy(frame: StudyFrame): string {
  const points = frame.actor === DEALER ? 0 : (frame.scored?.[frame.actor] ?? 0)
  return points ? (points > 0 ? `+${figure(points)}` : figure(points)) : ''
}
