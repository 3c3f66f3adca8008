// What the page asks of the server outside a table's live connection.
import type { GameInfo, NewTable, PiecesReport, Problem, Problems, Refusal, Seated, TableInfo, TableOpened } from './wire'

/** The server said no, and why; or it did not answer at all (no refusals, status 0). */
export class AnswerError extends Error {
  constructor(
    readonly refusals: readonly Refusal[],
    readonly status: number,
  ) {
    super(refusals.map((refusal) => refusal.code).join(', ') || `status ${status}`)
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, init)
  } catch {
    throw new AnswerError([], 0)
  }
  if (answer.ok) return (await answer.json()) as T
  throw new AnswerError(await refusalsOf(answer), answer.status)
}

export async function refusalsOf(answer: Response): Promise<readonly Refusal[]> {
  try {
    const body = (await answer.json()) as Problem | Problems
    return 'refusals' in body ? body.refusals : [body.refusal]
  } catch {
    return []
  }
}

function at(table: string): string {
  return `tables/${encodeURIComponent(table)}`
}

export const api = {
  games: (): Promise<GameInfo[]> => ask('games'),
  open: (wish: NewTable): Promise<TableOpened> => ask('tables', wish),
  table: (table: string): Promise<TableInfo> => ask(at(table)),
  sit: (table: string, seat: number, name: string): Promise<Seated> => ask(`${at(table)}/seats/${seat}`, { name }),
  checkTiles: (text: string, seats: number): Promise<PiecesReport> => ask('tiles/check', { text, seats }),
  recordPath: (table: string): string => `/api/${at(table)}/record`,
}
