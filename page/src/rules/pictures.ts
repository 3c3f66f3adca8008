// Positions as the pictures take them: the parts of an observation that are drawn.
import type { ContackObservation, KontraktObservation } from '../lib/wire'

/** An observation as the server sends it for a picture: without the rules in force and the lists of choices. */
export type SeenContack = Omit<ContackObservation, 'rules' | 'options' | 'results' | 'outcome'>
export type SeenKontrakt = Omit<KontraktObservation, 'rules' | 'options' | 'results' | 'outcome'>

export function asContack(observation: Record<string, unknown>): SeenContack {
  return observation as unknown as SeenContack
}

export function asKontrakt(observation: Record<string, unknown>): SeenKontrakt {
  return observation as unknown as SeenKontrakt
}
