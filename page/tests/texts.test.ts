import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LANGUAGES } from 'virtual:languages'
import { codesIn } from '../languages-plugin'

const LOCALE = join(import.meta.dirname, '../../src/kontu/locale')
const SOURCE = join(import.meta.dirname, '../src')

/** The catalogues that the page does not read, and those that it shares with the program. */
const NOT_READ = ['arena', 'cli', 'language', 'paper', 'records', 'serve', 'system']
const SHARED = ['bots', 'events', 'options', 'refusals', 'kontrakt', 'kontrakt_table']
/** Those that only the page reads: all others. */
const OWN = readdirSync(join(LOCALE, 'en'))
  .filter((file) => file.endsWith('.ftl'))
  .map((file) => file.replace(/\.ftl$/, ''))
  .filter((file) => !NOT_READ.includes(file) && !SHARED.includes(file))

const CODES = LANGUAGES.map(({ code }) => code)

function text(language: string): string {
  return OWN.map((file) => readFileSync(join(LOCALE, language, `${file}.ftl`), 'utf8')).join('\n')
}
function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')
}
/** The arguments each message names. */
function args(source: string): Record<string, string[]> {
  return Object.fromEntries(
    source.split(/^(?=[a-z][\w-]* =)/m).flatMap((message) => {
      const key = /^([a-z][\w-]*) =/.exec(message)?.[1]
      return key ? [[key, [...new Set(message.match(/\$\w+/g) ?? [])].sort()]] : []
    }),
  )
}
function sources(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  return files.map((name) => readFileSync(join(SOURCE, name), 'utf8')).join('\n')
}

describe('the languages of the page', () => {
  it('are the folders of catalogues, each called by its own name', () => {
    expect(LANGUAGES.slice(0, 3)).toEqual([
      { code: 'eu', name: 'Euskara' },
      { code: 'nb', name: 'Norsk' },
      { code: 'en', name: 'English' },
    ])
  })

  it('a folder more is a language more, and one without catalogues is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'languages-'))
    for (const code of ['fr', 'en', 'ca', 'eu']) {
      mkdirSync(join(folder, code))
      writeFileSync(join(folder, code, 'cli.ftl'), '')
    }
    mkdirSync(join(folder, '__pycache__'))
    expect(codesIn(folder)).toEqual(['eu', 'en', 'ca', 'fr'])
  })
})

describe('the texts of the page', () => {
  const english = text('en')

  it.each(CODES)('%s has every message of the page, in the same order, with the same arguments', (language) => {
    expect(keys(text(language))).toEqual(keys(english))
    expect(args(text(language))).toEqual(args(english))
  })

  it.each(CODES)('%s is read without an error', (language) => {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([])
  })

  it('every key that a component names exists, and every key that exists is named', () => {
    const said = sources()
    const everywhere = [...OWN, ...SHARED].flatMap((file) =>
      keys(readFileSync(join(LOCALE, 'en', `${file}.ftl`), 'utf8')),
    )
    const named = [...said.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((found) => found[1])
    expect(named.filter((key) => key && !everywhere.includes(key))).toEqual([])
    const unused = keys(english).filter((key) => !said.includes(`'${key}'`) && !said.includes(`"${key}"`) && !key.startsWith('cli-'))
    // Keys of the terminal may stand in a catalogue that both read. A key may be put together: `more-${name}-help` names every key of that shape.
    const shapes = [...said.matchAll(/`([a-z][\w-]*-(?:\$\{[^`]*?\}[\w-]*)+)`/g)].map((found) => found[1] ?? '')
    const composed = new RegExp(`^(${shapes.map((shape) => shape.replace(/\$\{[^}]*\}/g, '[\\w-]+')).join('|')})$`)
    expect(unused.filter((key) => !composed.test(key))).toEqual([])
  })
})
