// What is wrong with a record file, in words: fetched with this screen only.
const files = import.meta.glob<{ default: string }>('../../../src/kontu/locale/*/records.ftl', { query: '?raw' })

function of(language: string): () => Promise<{ default: string }> {
  return files[`../../../src/kontu/locale/${language}/records.ftl`] as () => Promise<{ default: string }>
}

export const RECORD_TEXTS = { eu: of('eu'), nb: of('nb'), en: of('en') }
