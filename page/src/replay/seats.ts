// The seats of a record as the table's components know seats.
import type { SeatView } from '../lib/wire'

export const DEALER = -1

/** A seat of a record: somebody sat there. */
export function seatView(seat: number, name: string): SeatView {
  return { seat, kind: 'person', name, bot: null, present: true, ready: false, stand_in_ms: null, wants_end: false }
}
