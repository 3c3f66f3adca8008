// Where one jumps to in a record.
import type { StudyFrame } from '../lib/wire'

/** The entry after `at`, or before it, that brought somebody points; null when there is none. Entries count from 1. */
export function nextScored(frames: readonly StudyFrame[], at: number, by: 1 | -1): number | null {
  const scored = (frame: StudyFrame): boolean => frame.scored !== null
  if (by > 0) {
    const found = frames.findIndex((frame, i) => i >= at && scored(frame))
    return found < 0 ? null : found + 1
  }
  for (let before = at - 1; before > 0; before--) {
    const frame = frames[before - 1]
    if (frame && scored(frame)) return before
  }
  return null
}

/** What a key asks for while a record is on show; null for nothing. */
export type Wish = 'next' | 'back' | 'first' | 'last' | 'play' | 'scored' | 'scored-back' | 'round' | 'round-back'

export function wishOf(key: string): Wish | null {
  switch (key) {
    case 'ArrowRight':
      return 'next'
    case 'ArrowLeft':
      return 'back'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case ' ':
      return 'play'
    case 's':
      return 'scored'
    case 'S':
      return 'scored-back'
    case 'PageDown':
      return 'round'
    case 'PageUp':
      return 'round-back'
    default:
      return null
  }
}
