// How the match stands now: what the finished hands brought and what lies on the sheet of this one.
import type { Observation } from './contack'

/** The points (or counters) of each seat with the hand under way, which `totals` leaves out until it is over. */
export function standing({ totals, scores, hand, results }: Observation): number[] {
  const underWay = hand > results.length
  return totals.map((total, seat) => total + (underWay ? (scores[seat] ?? 0) : 0))
}
