// What the sheet asks of the server; every answer may fail to come, and the sheet goes on without.
import { AnswerError, ask } from '../lib/api'
import { isFields, recall, remember } from '../lib/stored'
import type { AnyOperation, Form, FormWish, SheetGame, SheetPage, SheetRead, SheetWish } from '../lib/wire'

/** What can be a sheet's name at all, as `docs/protocol.md` has it: `forms` for one is another address. */
const NAME = /^[A-Za-z0-9_-]{20,64}$/

function at(sheet: string): string {
  return `sheets/${encodeURIComponent(sheet)}`
}

export const sheetsApi = {
  read: async (sheet: string, since: number): Promise<SheetPage> => {
    if (!NAME.test(sheet)) throw new AnswerError([{ code: 'sheet-unknown', rule: 'T-04', args: {} }], 404)
    return ask(`${at(sheet)}?since=${since}`)
  },
  write: (sheet: string, operations: readonly AnyOperation[], since: number): Promise<SheetPage> =>
    ask(`${at(sheet)}/operations`, { operations: [...operations], since } satisfies SheetWish),
  form: (wish: FormWish): Promise<Form> => ask('sheets/form', wish),
  readRecord: (text: string): Promise<SheetRead> => ask('sheets/read', { text }),
  recordPath: (sheet: string): string => `/api/${at(sheet)}/record`,
}

const KEY = 'kontu.sheet-games'

/** The games with their blank sheets: as the server has them, or as this device kept them from the last time. */
export async function sheetGames(): Promise<readonly SheetGame[]> {
  try {
    const games = await ask<SheetGame[]>('sheets/forms')
    remember(KEY, games)
    return games
  } catch (error) {
    const kept = recall<SheetGame[]>(KEY, [], (games) => games.every((game) => isFields(game) && Array.isArray(game.presets) && Array.isArray(game.fields)))
    if (!kept.length || !(error instanceof AnswerError)) throw error
    return kept
  }
}
