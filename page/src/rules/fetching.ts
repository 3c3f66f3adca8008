// The books and their records, fetched from the server; a worker of the page may answer when there is no network.
import { AnswerError } from '../lib/api'
import type { BookRulesPage, BookSteps } from '../lib/wire'

async function fetched<T>(path: string): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path)
  } catch {
    throw new AnswerError([], 0)
  }
  if (!answer.ok) throw new AnswerError([], answer.status)
  return (await answer.json()) as T
}

export function fetchBook(game: string, language: string): Promise<BookRulesPage> {
  return fetched(`/api/rules/${encodeURIComponent(game)}?lang=${encodeURIComponent(language)}`)
}

export function fetchSteps(game: string, name: string): Promise<BookSteps> {
  return fetched(`/api/rules/${encodeURIComponent(game)}/walks/${encodeURIComponent(name)}`)
}
