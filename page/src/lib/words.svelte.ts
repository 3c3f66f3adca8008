// What the page says, from the Fluent files that the server uses too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, TEXTS } from 'virtual:languages'
import { recall, remember } from './stored'
import type { Refusal } from './wire'

export { LANGUAGES }
/** The name of a folder of catalogues. */
export type Language = string
const KEY = 'kontu.language'
/** Who has asked a browser for one of these reads the other best of all that there are. */
const RELATED: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' }

type Loaders = Readonly<Record<Language, () => Promise<{ default: string }>>>

class Words {
  language = $state<Language>('en')
  /** Texts that only some screens need. */
  #more = new Set<Loaders>()
  #bundle = $state.raw<FluentBundle | null>(null)

  /** Loads the texts of `language`, then shows them; the screen stays where it is. */
  async use(language: Language): Promise<void> {
    const [{ default: files }, ...more] = await Promise.all([fetched(TEXTS, language), ...[...this.#more].map((each) => fetched(each, language))])
    // Isolation marks would end up in copied text, and all our languages run left to right.
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const file of [...files, ...more.map((each) => each.default)]) bundle.addResource(new FluentResource(file))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
    remember(KEY, language)
  }

  /** Adds texts that are not among those of every screen, in the language on show and in any other. */
  async also(texts: Loaders): Promise<void> {
    if (this.#more.has(texts)) return
    this.#more.add(texts)
    await this.use(this.language)
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  say(key: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.#bundle
    const message = bundle?.getMessage(key)
    if (!bundle || !message?.value) return key
    const errors: Error[] = []
    const text = bundle.formatPattern(message.value, args, errors)
    for (const error of errors) console.warn(`${key}: ${error.message}`)
    return text
  }
}

async function fetched<T>(texts: Readonly<Record<Language, () => Promise<T>>>, language: Language): Promise<T> {
  const load = texts[language]
  if (!load) throw new Error(`there are no texts in ${language}`)
  return load()
}

export const words = new Words()

/** The text of `key` in the language on show. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return words.say(key, args)
}

/** A refusal in words; the rule id stands beside it. Seats such as `p2` are called by `names` where known. */
export function refusalText(refusal: Refusal, names: readonly string[] = []): string {
  const key = `refusal-${refusal.code}`
  if (!words.has(key)) return t('refused-plainly', { rule: refusal.rule, code: refusal.code })
  // The texts tell an empty argument by the word "none".
  const said = Object.entries(refusal.args).map(([name, value]) => [name, value === '' ? 'none' : called(value, names)])
  return t(key, Object.fromEntries(said) as Refusal['args'])
}

function called(value: string | number, names: readonly string[]): string | number {
  const seat = typeof value === 'string' ? /^p([1-9])$/.exec(value) : null
  return (seat && names[Number(seat[1]) - 1]) || value
}

/** The language this device chose before, or the first of the browser's that we have. */
export function firstLanguage(): Language {
  const kept = recall(KEY, '')
  for (const wish of [kept, ...navigator.languages]) {
    const code = wish?.toLowerCase().split('-')[0]
    const language = RELATED[code ?? ''] ?? code
    if (language && Object.hasOwn(TEXTS, language)) return language
  }
  return 'en'
}
