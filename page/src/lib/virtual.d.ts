// What `languages-plugin.ts` makes of the folders of catalogues.
declare module 'virtual:languages' {
  export const LANGUAGES: readonly { code: string; name: string }[]
  /** By language: the catalogues of every screen. */
  export const TEXTS: Readonly<Record<string, () => Promise<{ default: string[] }>>>
  /** By language: what is wrong with a record file, for the screen that reads one. */
  export const RECORD_TEXTS: Readonly<Record<string, () => Promise<{ default: string }>>>
}
