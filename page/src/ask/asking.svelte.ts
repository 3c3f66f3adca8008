// The question being set up: changed step by step, undone, kept on this device and in the address.
import { fieldsLike, isFields, isTexts, recallFields, remember } from '../lib/stored'
import { DOWN, EMPTY, MODES, readQuestion, written, type Cards, type Opening, type Question } from './question'

const KEY = 'kontu.ask'
const MOST = 100

/** What this device kept, but for what no question can hold. */
function keptQuestion({ game, opening, cards }: Question): Question {
  const told = fieldsLike(cards, EMPTY.cards)
  const lists = [told.rest, told.left, ...told.melds, ...told.table.map((meld) => isFields(meld) && meld.cards)]
  return {
    game: game === 'kontrakt' ? 'kontrakt' : 'contack',
    opening: fieldsLike(opening, EMPTY.opening),
    cards: lists.every(isTexts) && MODES.includes(told.mode) && DOWN.includes(told.down) ? told : EMPTY.cards,
  }
}

export class Asking {
  question = $state.raw<Question>(EMPTY)
  #past = $state.raw<readonly Question[]>([])

  constructor() {
    const kept = keptQuestion(recallFields(KEY, EMPTY))
    this.question = readQuestion(location.hash, kept) ?? kept
  }

  readonly canUndo = $derived(this.#past.length > 0)

  ask(question: Question): void {
    if (written(question) === written(this.question)) return
    this.#past = [...this.#past.slice(-MOST), this.question]
    this.#take(question)
  }
  opening(change: Partial<Opening>): void {
    this.ask({ ...this.question, opening: { ...this.question.opening, ...change } })
  }
  cards(change: Partial<Cards>): void {
    this.ask({ ...this.question, cards: { ...this.question.cards, ...change } })
  }
  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#take(before)
  }

  /** Somebody opened another link while this screen was on show. */
  follow(hash: string): void {
    const asked = readQuestion(hash, this.question)
    if (asked) this.ask(asked)
  }

  /** The address always says what is asked, so that it can be shared. */
  show(): void {
    history.replaceState(null, '', `${location.pathname}#${written(this.question)}`)
  }

  #take(question: Question): void {
    this.question = question
    remember(KEY, question)
    this.show()
  }
}
