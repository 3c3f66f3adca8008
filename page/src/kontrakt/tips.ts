// Advice for whoever looks (K-142 to K-146): every tip, the one for this moment first.
import type { KontraktObservation } from '../lib/wire'

export const TIPS = ['apart', 'look', 'buy', 'last', 'joker'] as const
export type Tip = (typeof TIPS)[number]

type Seen = Pick<KontraktObservation, 'viewer' | 'phase' | 'asked' | 'whole_hand' | 'down' | 'hand'>

/** The tips in order of use: for a buy while one is asked, then for the last round, for who is down, for a joker held. */
export function tipsFor(seen: Seen): readonly Tip[] {
  const first = fitting(seen)
  return [first, ...TIPS.filter((tip) => tip !== first)]
}

function fitting(seen: Seen): Tip {
  const { viewer } = seen
  if (viewer === null) return 'apart'
  if (seen.whole_hand) return 'last'
  if (seen.phase === 'window' && seen.asked.includes(viewer)) return 'buy'
  if (seen.down[viewer]) return 'look'
  return seen.hand.includes('*') ? 'joker' : 'apart'
}
