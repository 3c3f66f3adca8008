// Entries, questions and operations of a sheet in words.
import { figure } from '../lib/figures'
import { refusalText, t } from '../lib/words.svelte'
import type { AnyOperation, Finding, Form } from '../lib/wire'
import { NOBODY, worth } from './folding'

/** A rank as it stands on a card; a star for a joker. */
export function pieceSign(piece: string): string {
  return piece === 'T' ? '10' : piece === '*' ? '★' : piece
}

/** A rank as it is said. */
export function pieceName(piece: string): string {
  return piece === '*' ? t('kontrakt-joker') : t('kontrakt-rank', { rank: piece })
}

/** The sentence of a question, with names instead of seats. */
export function findingText(finding: Finding, names: readonly string[]): string {
  const { piece, ...args } = finding.args
  const said = typeof piece === 'string' ? { ...args, piece: pieceName(piece) } : args
  return refusalText({ code: finding.code, rule: finding.rule, args: said }, names)
}

/** The pieces of a cost, alike ones together: `Q×2 K 2`. */
export function piecesWritten(pieces: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return [...counts].map(([piece, count]) => (count > 1 ? `${pieceSign(piece)}×${count}` : pieceSign(piece))).join(' ')
}

/** What an operation did, for the list of all of them; `before` is what `change` and `remove` speak of. */
export function deed(operation: AnyOperation, form: Form, names: readonly string[], before: AnyOperation | undefined): string {
  const name = 'seat' in operation && operation.seat !== null && operation.seat >= 0 ? (names[operation.seat] ?? '') : ''
  const number = 'round' in operation ? operation.round : 0
  switch (operation.op) {
    case 'open':
      return t('sheet-did-open', { names: operation.names.join(', ') })
    case 'settings':
      return t('sheet-did-settings', { variant: t(`variant-${operation.variant.replace('/', '-')}`) })
    case 'rename':
      return t('sheet-did-rename', { number: operation.seat + 1, name: operation.name })
    case 'play':
      return t('sheet-did-play', { number, name, points: figure(operation.points) })
    case 'change':
      return t('sheet-did-change', {
        name: before && 'seat' in before ? (names[before.seat ?? 0] ?? '') : '',
        before: before && 'points' in before ? figure(before.points ?? 0) : '?',
        points: figure(operation.points),
      })
    case 'left':
      return operation.count === null ? t('sheet-did-blank', { number, name }) : t('sheet-did-left', { number, name, count: operation.count })
    case 'cost': {
      const points = operation.pieces ? worth(form, operation.pieces) : operation.points
      if (points === null || points === undefined) return t('sheet-did-blank', { number, name })
      const pieces = piecesWritten(operation.pieces ?? [])
      return t('sheet-did-cost', { number, name, points: figure(points), pieces: pieces || 'none' })
    }
    case 'out':
      if (operation.seat === null) return t('sheet-did-out-open', { number })
      return operation.seat === NOBODY ? t('sheet-did-nobody', { number }) : t('sheet-did-out', { number, name })
    case 'dealer':
      return t('sheet-did-dealer', { number, name })
    case 'bonus':
      return t('sheet-did-bonus', { number, name, bonus: t(`option-${operation.name}`), on: String(operation.on) })
    case 'close':
      return t('sheet-did-close', { number })
    case 'override':
      return t('sheet-did-override', { number: Number(operation.finding.split(':')[1] ?? 0) })
    case 'remove':
      return before ? t('sheet-did-remove', { what: deed(before, form, names, undefined) }) : t('sheet-did-remove-what')
  }
}
