// The page without a network: what it is made of is kept, what it asks is not, but for a few things that never change by themselves.
import { choose, type Choice } from './choosing'
import { begun } from './patience'

declare const __KONTU_FILES__: readonly string[]
declare const __KONTU_VERSION__: string

/** As much of a service worker's world as is used here; the page's own types know no such thing. */
interface Scope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(name: 'install' | 'activate', act: (event: { waitUntil(done: Promise<unknown>): void }) => void): void
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void
}
interface Fetching {
  request: Request
  respondWith(answer: Promise<Response>): void
}

const scope = self as unknown as Scope
const PAGES = 'kontu-page-'
const PAGE = PAGES + __KONTU_VERSION__
const ENGINE = 'kontu-engine'
const ANSWERS = 'kontu-answers'
const INDEX = '/index.html'

scope.addEventListener('install', (event) => {
  event.waitUntil(install())
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  const choice = choose(event.request.method, event.request.url, event.request.mode, location.origin)
  if (choice !== 'leave') event.respondWith(answer(event.request, choice))
})

async function install(): Promise<void> {
  const cache = await caches.open(PAGE)
  // What is named after its content is as good from the browser's own cache.
  await cache.addAll(__KONTU_FILES__.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })))
  // A new version takes over at once: an open page of the old one still finds its files, which are kept below.
  await scope.skipWaiting()
}

/** Of the page's versions the newest two stay: this one, and the one that may be open. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

function answer(request: Request, choice: Exclude<Choice, 'leave'>): Promise<Response> {
  switch (choice) {
    case 'page':
      return newest(request, () => kept(INDEX, PAGE))
    case 'answer':
      return newest(request, () => kept(request, ANSWERS), ANSWERS)
    case 'engine-list':
      return newest(request, () => kept(request, ENGINE), ENGINE)
    case 'engine':
      return once(request)
    case 'file':
      return file(request)
  }
}

async function kept(request: Request | string, name: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(request)
}

/** The network's answer, kept under `name` if there is one; without an answer the one that was kept. */
async function newest(request: Request, otherwise: () => Promise<Response | undefined>, name?: string): Promise<Response> {
  try {
    const fresh = await begun(request)
    if (fresh.ok && name) await (await caches.open(name)).put(request, fresh.clone())
    // A server that is there but cannot, because it is just starting, is answered for as well.
    if (fresh.status < 500) return fresh
    return (await otherwise()) ?? fresh
  } catch (error) {
    const old = await otherwise()
    if (old) return old
    throw error
  }
}

/** A file of the engine: its folder is named after what is in it, so it is fetched once and then kept. */
async function once(request: Request): Promise<Response> {
  const cache = await caches.open(ENGINE)
  const old = await cache.match(request)
  if (old) return old
  const fresh = await fetch(request)
  if (fresh.ok) {
    await forgetOthers(cache, new URL(request.url).pathname)
    await cache.put(request, fresh.clone())
  }
  return fresh
}

async function forgetOthers(cache: Cache, path: string): Promise<void> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  for (const each of await cache.keys()) {
    const other = new URL(each.url).pathname
    if (!other.startsWith(folder) && !other.endsWith('.json')) await cache.delete(each)
  }
}

/** A file of the page, from whichever version has it: their names change with what is in them. */
async function file(request: Request): Promise<Response> {
  const old = (await kept(request, PAGE)) ?? (await caches.match(request))
  return old ?? fetch(request)
}
