// Which screen is shown. Addresses live behind `#`, so that no secret in one reaches a server.
import { keptSeats } from './seats.svelte'

export type Route = { screen: 'start' } | { screen: 'new'; game: string } | { screen: 'table'; table: string }

export const links = {
  start: '#/',
  new: (game: string): string => `#/new/${encodeURIComponent(game)}`,
  table: (table: string): string => `#/t/${encodeURIComponent(table)}`,
  seat: (table: string, seat: number, secret: string): string =>
    `#/t/${encodeURIComponent(table)}/seat/${seat + 1}/${encodeURIComponent(secret)}`,
}

/** The whole address of a link, for somebody else or another device. */
export function address(link: string): string {
  return location.href.split('#')[0] + link
}

export function readRoute(hash: string): Route & { seat?: { seat: number; secret: string } } {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decoded)
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

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  now = $state<Route>({ screen: 'start' })

  start(): void {
    this.#read()
    addEventListener('hashchange', () => this.#read())
  }

  #read(): void {
    const { seat, ...route } = readRoute(location.hash)
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
  location.hash = link
}
