// The seats this device has taken, and the secrets that open them.
import { isFields, recallList, remember } from './stored'

export interface KeptSeat {
  table: string
  seat: number
  secret: string
  variant: string
  at: number
  over: boolean
}

const KEY = 'kontu.seats'
const MOST = 40

function isSeat(entry: unknown): entry is KeptSeat {
  if (!isFields(entry)) return false
  const { table, seat, secret, variant, at } = entry
  return [table, secret, variant].every((text) => typeof text === 'string') && typeof seat === 'number' && typeof at === 'number'
}

class KeptSeats {
  #all = $state<KeptSeat[]>(recallList(KEY, isSeat))

  /** The kept seats, the last used first. */
  get all(): readonly KeptSeat[] {
    return this.#all
  }

  at(table: string): KeptSeat | null {
    return this.#all.find((kept) => kept.table === table) ?? null
  }

  keep(table: string, seat: number, secret: string): void {
    const rest = this.#all.filter((kept) => kept.table !== table)
    const variant = this.at(table)?.variant ?? ''
    this.#write([{ table, seat, secret, variant, at: Date.now(), over: false }, ...rest].slice(0, MOST))
  }

  /** Notes what the table has told of itself, so that the start screen can name it. */
  note(table: string, variant: string, over: boolean): void {
    const kept = this.at(table)
    if (!kept || (kept.variant === variant && kept.over === over)) return
    this.#write(this.#all.map((one) => (one.table === table ? { ...one, variant, over, at: Date.now() } : one)))
  }

  forget(table: string): void {
    this.#write(this.#all.filter((kept) => kept.table !== table))
  }

  #write(all: KeptSeat[]): void {
    this.#all = all
    remember(KEY, all)
  }
}

export const keptSeats = new KeptSeats()
