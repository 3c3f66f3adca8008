// Which screen is shown. What holds a secret lies behind `#`, so that it never reaches a server.
import { PAGES } from './pages'
import { keptSeats } from './seats.svelte'

export type Route =
  | { screen: 'start' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'page'; name: string; parts: string[] }

export const links = {
  start: '/',
  new: (game: string): string => `/#/new/${encodeURIComponent(game)}`,
  table: (table: string): string => `/#/t/${encodeURIComponent(table)}`,
  seat: (table: string, seat: number, secret: string): string =>
    `/#/t/${encodeURIComponent(table)}/seat/${seat + 1}/${encodeURIComponent(secret)}`,
  page: (name: string, ...parts: string[]): string => ['', name, ...parts.map(encodeURIComponent)].join('/'),
}

/** The whole address of a link, for somebody else or another device. */
export function address(link: string): string {
  return location.origin + link
}

/** The screen of an address; a hash that begins with `#/` counts whatever the path is. */
export function readRoute(hash: string, path = '/'): Route & { seat?: { seat: number; secret: string } } {
  if (!hash.startsWith('#/')) return pathRoute(path)
  const parts = hash.slice(2).split('/').map(decoded)
  if (parts[0] === 'new') return { screen: 'new', game: parts[1] || 'contack' }
  const table = parts[1]
  if (parts[0] !== 't' || !table) return { screen: 'start' }
  const number = Number(parts[3])
  const secret = parts[4]
  if (parts[2] === 'seat' && Number.isInteger(number) && number > 0 && secret) {
    return { screen: 'table', table, seat: { seat: number - 1, secret } }
  }
  return { screen: 'table', table }
}

function pathRoute(path: string): Route {
  const [name, ...parts] = path.split('/').filter(Boolean).map(decoded)
  return name && Object.hasOwn(PAGES, name) ? { screen: 'page', name, parts } : { screen: 'start' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  now = $state.raw<Route>({ screen: 'start' })

  start(): void {
    this.#read()
    addEventListener('hashchange', () => this.#read())
    addEventListener('popstate', () => this.#read())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(link: string): void {
    const to = new URL(link, location.href)
    if (to.pathname === location.pathname && to.search === location.search) {
      // The browser itself moves within a document, and says so.
      location.hash = to.hash
      if (to.hash) return
    }
    history.pushState(null, '', to)
    this.#read()
    if (!to.hash) scrollTo(0, 0)
  }

  /** A link to a screen is followed without the page being fetched anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.getAttribute('href')?.startsWith('#')) return
    if (link.pathname !== '/' && pathRoute(link.pathname).screen === 'start') return
    event.preventDefault()
    this.go(link.href)
  }

  #read(): void {
    const { seat, ...route } = readRoute(location.hash, location.pathname)
    if (route.screen === 'table' && seat) {
      // The seat moves to this device; its secret must not stay in the address bar or the history.
      keptSeats.keep(route.table, seat.seat, seat.secret)
      history.replaceState(null, '', links.table(route.table))
    }
    this.now = route
  }
}

export const router = new Router()

export function go(link: string): void {
  router.go(link)
}
