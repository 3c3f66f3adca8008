// What is to be printed, as the server takes it. The server draws, and says what cannot be.
import { ask } from '../lib/api'
import type { PrintInfo } from '../lib/wire'
import type { Language } from '../lib/words.svelte'

export type Kind = 'tiles' | 'sheet' | 'card' | 'rules' | 'checklist'

export interface Choice {
  readonly kind: Kind
  readonly title: string
  readonly help: string
  /** The games that there is such paper for, the first one meant first. */
  readonly games: readonly string[]
}

export const CHOICES: readonly Choice[] = [
  { kind: 'tiles', title: 'print-tiles', help: 'print-tiles-help', games: ['contack'] },
  { kind: 'sheet', title: 'print-sheet', help: 'print-sheet-help', games: ['contack', 'kontrakt'] },
  { kind: 'card', title: 'print-card', help: 'print-card-help', games: ['kontrakt'] },
  { kind: 'rules', title: 'print-rules', help: 'print-rules-help', games: ['contack', 'kontrakt'] },
  { kind: 'checklist', title: 'print-checklist', help: 'print-checklist-help', games: ['contack'] },
]

export interface Order {
  kind: Kind
  game: string
  variant: string
  players: number
  language: Language
  paper: 'a4' | 'letter'
  side: string
  ink: 'full' | 'light'
  large: boolean
  /** Tiles as text; empty for the usual set. */
  tiles: string
  name: string
}

/** The wishes that matter for the kind of paper, as the server calls them. */
export function wishes(order: Order): URLSearchParams {
  const { kind } = order
  const tiles = kind === 'tiles' || kind === 'checklist'
  const found: Record<string, string | false> = {
    lang: order.language,
    paper: order.paper,
    game: !tiles && order.game,
    variant: (kind === 'sheet' || kind === 'card') && order.variant,
    players: (kind === 'sheet' || kind === 'card') && order.players > 0 && String(order.players),
    large: kind === 'rules' && order.large && 'yes',
    side: kind === 'tiles' && order.side,
    ink: kind === 'tiles' && order.ink,
    tiles: tiles && order.tiles,
    name: tiles && order.tiles !== '' && order.name,
  }
  return new URLSearchParams(Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

export function pdfPath(order: Order): string {
  return `/api/paper/${order.kind}?${wishes(order)}`
}

export function svgPath(order: Order, page: number): string {
  return `${pdfPath(order)}&format=svg&page=${page}`
}

/** How many pages there would be; throws AnswerError. */
export function inform(order: Order): Promise<PrintInfo> {
  return ask(`paper/${order.kind}?${wishes(order)}&format=pages`)
}
