// The sheets of this device, in IndexedDB: an entry is on the disk before it is shown, so that neither
// a reload nor an empty battery takes it away.
import type { AnyOperation, Form } from '../lib/wire'

/** What this device knows of a sheet besides its operations; `next` is how many of them the server has told. */
export interface KeptSheet {
  sheet: string
  form: Form
  next: number
  /** When something was last written here, for the order of the list. */
  touched: number
}

/** An operation here; `seq` is its number in the order of all, null as long as only this device has it. */
export interface KeptOperation {
  sheet: string
  id: string
  seq: number | null
  /** Its place among those that only this device has. */
  place: number
  operation: AnyOperation
}

const NAME = 'kontu-sheets'
const SHEETS = 'sheets'
const OPERATIONS = 'operations'

let opening: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SHEETS, { keyPath: 'sheet' })
      request.result.createObjectStore(OPERATIONS, { keyPath: ['sheet', 'id'] })
    }
    request.onsuccess = () => {
      // Another tab with a newer page must be able to go on.
      request.result.onversionchange = () => request.result.close()
      done(request.result)
    }
    request.onerror = () => failed(request.error ?? new Error('no storage'))
  })
  return opening
}

/** Runs `work` in one transaction and answers when all of it is on the disk. */
async function write(work: (sheets: IDBObjectStore, operations: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction([SHEETS, OPERATIONS], 'readwrite', { durability: 'strict' })
  work(transaction.objectStore(SHEETS), transaction.objectStore(OPERATIONS))
  await new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done()
    transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error('not kept'))
  })
}

async function read<T>(store: string, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = work((await database()).transaction(store).objectStore(store))
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('not read'))
  })
}

export const keeping = {
  /** Every sheet of this device, the last touched first. */
  async sheets(): Promise<KeptSheet[]> {
    const found = await read<KeptSheet[]>(SHEETS, (store) => store.getAll())
    return found.sort((one, other) => other.touched - one.touched)
  },

  sheet(sheet: string): Promise<KeptSheet | undefined> {
    return read<KeptSheet | undefined>(SHEETS, (store) => store.get(sheet))
  },

  /** The operations of a sheet: those that the server has in its order, then this device's own in theirs. */
  async operations(sheet: string): Promise<KeptOperation[]> {
    const found = await read<KeptOperation[]>(OPERATIONS, (store) => store.getAll(IDBKeyRange.bound([sheet], [sheet, []])))
    return found.sort((one, other) => (one.seq ?? Infinity) - (other.seq ?? Infinity) || one.place - other.place)
  },

  /** Keeps a sheet and operations of it, new ones or ones that now have their number. */
  keep(kept: KeptSheet, operations: readonly KeptOperation[]): Promise<void> {
    return write((sheets, store) => {
      sheets.put(kept)
      for (const operation of operations) store.put(operation)
    })
  },

  /** Takes one operation off this device, which the server will not have. */
  drop(sheet: string, id: string): Promise<void> {
    return write((_, operations) => {
      operations.delete([sheet, id])
    })
  },

  /** Takes a sheet off this device. */
  forget(sheet: string): Promise<void> {
    return write((sheets, operations) => {
      sheets.delete(sheet)
      operations.delete(IDBKeyRange.bound([sheet], [sheet, []]))
    })
  },
}
