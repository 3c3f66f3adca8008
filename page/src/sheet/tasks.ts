// The task of a round as the form writes it (`G3+S4`), taken apart for whoever says it in words.
import type { KontraktContract } from '../lib/wire'

export function taskOf(task: string): KontraktContract {
  return { slots: task.split('+').map((slot) => ({ kind: slot[0] === 'G' ? 'group' : 'run', size: Number(slot.slice(1)) })) }
}
