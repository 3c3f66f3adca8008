// The promise of a hand's order: the browser works the hash out again and compares.
import type { Commitment } from './wire'

export type Proof = 'hidden' | 'agrees' | 'differs' | 'unable'

/** Whether the revealed order and nonce make the promised hash: SHA-256 of `order + " " + nonce`. */
export async function prove(promise: Commitment): Promise<Proof> {
  if (promise.order === null || promise.nonce === null) return 'hidden'
  // Browsers give out `subtle` only over https or on localhost.
  if (!globalThis.crypto?.subtle) return 'unable'
  const bytes = new TextEncoder().encode(`${promise.order} ${promise.nonce}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === promise.sha256 ? 'agrees' : 'differs'
}
