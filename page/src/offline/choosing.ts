// What the service worker does with a request; everything that changes by being asked is left to the network.

export type Choice = 'leave' | 'page' | 'answer' | 'engine-list' | 'engine' | 'file'

/** What the server tells everybody alike and only a new version changes: the last answer does without a network. */
const ANSWERS = [/^\/api\/games$/, /^\/api\/rules\/[^/]+(\/.*)?$/, /^\/api\/sheets\/forms$/]

export function choose(method: string, address: string, mode: string, origin: string): Choice {
  const url = new URL(address)
  if (method !== 'GET' || url.origin !== origin) return 'leave'
  if (url.pathname.startsWith('/api/')) return ANSWERS.some((path) => path.test(url.pathname)) ? 'answer' : 'leave'
  if (mode === 'navigate') return 'page'
  if (url.pathname === '/engine/engine.json') return 'engine-list'
  if (url.pathname.startsWith('/engine/')) return 'engine'
  return 'file'
}
