// The texts of each language as modules: which languages there are is which folders there are.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LIST = 'virtual:languages'
const TEXTS = 'virtual:texts/'
const RECORDS = 'virtual:records/'

/** The order in which languages are offered; all others follow. */
const FIRST = ['eu', 'nb', 'en']
/** Catalogues that no screen of the page reads; `records` is fetched by one alone. */
const NOT_READ = ['arena', 'cli', 'language', 'paper', 'records', 'serve', 'system']

export function languages(folder: string): Plugin {
  const read = (code: string, catalogue: string): string => readFileSync(join(folder, code, catalogue), 'utf8')

  function list(): string {
    const codes = codesIn(folder)
    const named = codes.map((code) => ({ code, name: /^language-name = (.+)$/m.exec(read(code, 'language.ftl'))?.[1] ?? code }))
    const loaders = (kind: string): string => codes.map((code) => `${JSON.stringify(code)}: () => import('${kind}${code}')`).join(', ')
    return [
      `export const LANGUAGES = ${JSON.stringify(named)}`,
      `export const TEXTS = { ${loaders(TEXTS)} }`,
      `export const RECORD_TEXTS = { ${loaders(RECORDS)} }`,
    ].join('\n')
  }

  return {
    name: 'kontu-languages',
    resolveId: (id) => (id === LIST || id.startsWith(TEXTS) || id.startsWith(RECORDS) ? `\0${id}` : null),
    load(marked) {
      const id = marked.replace(/^\0/, '')
      if (id === LIST) return list()
      const code = id.slice(id.indexOf('/') + 1)
      if (id.startsWith(RECORDS)) return `export default ${JSON.stringify(read(code, 'records.ftl'))}`
      if (!id.startsWith(TEXTS)) return null
      const files = cataloguesIn(join(folder, code))
      for (const file of files) this.addWatchFile(join(folder, code, file))
      return `export default ${JSON.stringify(files.map((file) => read(code, file)))}`
    },
  }
}

export function codesIn(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory() && existsSync(join(folder, each.name, 'cli.ftl')))
  const place = (code: string): number => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length)
  return found.map((each) => each.name).sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}

function cataloguesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl') && !NOT_READ.includes(file.replace(/\.ftl$/, '')))
    .sort()
}
