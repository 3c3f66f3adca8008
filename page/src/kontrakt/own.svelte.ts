// One's own cards: their order, which are chosen, which lie in the slots of the contract. Kept over reloads.
import { isFields, isTexts, recallList, remember } from '../lib/stored'
import { face, isJoker } from './cards'
import { markedAce } from './offers'
import { meet, moved, sorted, type Held, type Sorting } from './holding'
import type { KontraktObservation, KontraktSlot } from '../lib/wire'

const KEY = 'kontu.kontrakt.hands'
const MOST = 20

interface Kept {
  seat: string
  round: number
  held: Held[]
  fresh: string[]
  slots: string[][]
  stands: Record<string, string>
}

function isKept(entry: unknown): entry is Kept {
  if (!isFields(entry)) return false
  const { seat, round, held, fresh, slots, stands } = entry
  const cards = Array.isArray(held) && held.every((one) => isFields(one) && isTexts([one.id, one.card]))
  return isTexts([seat]) && typeof round === 'number' && cards && isTexts(fresh) && Array.isArray(slots) && slots.every(isTexts) && isFields(stands)
}

export class OwnCards {
  held = $state.raw<readonly Held[]>([])
  /** What came last: marked until something else comes or the hand is sorted. */
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  chosen = $state.raw<ReadonlySet<string>>(new Set())
  slots = $state.raw<readonly (readonly string[])[]>([])
  /** What a joker in a slot was chosen to stand for, `*9h`, and to which end an ace goes, `Ah+`. */
  stands = $state.raw<Readonly<Record<string, string>>>({})
  readonly #seat: string
  #round = 0
  #turn = ''
  #leaving: ReadonlySet<string> = new Set()

  /** The cards of one seat at one table. */
  constructor(table: string, seat: number) {
    this.#seat = `${table}/${seat}`
    const kept = recallList(KEY, isKept).find((one) => one.seat === this.#seat)
    if (!kept) return
    this.#round = kept.round
    this.held = kept.held
    this.fresh = new Set(kept.fresh)
    this.slots = kept.slots
    this.stands = kept.stands
  }

  /** The cards in hand that lie in no slot. */
  readonly loose = $derived.by((): readonly Held[] => {
    const staged = new Set(this.slots.flat())
    return this.held.filter((one) => !staged.has(one.id))
  })
  readonly chosenCards = $derived(this.held.filter((one) => this.chosen.has(one.id)))
  readonly staged = $derived(this.slots.some((slot) => slot.length > 0))

  inSlot(slot: number): Held[] {
    return (this.slots[slot] ?? []).flatMap((id) => this.held.filter((one) => one.id === id))
  }

  /** Takes over what the server says is in hand. */
  meet(observation: KontraktObservation, you: number): void {
    const { round, hand, active, contract, down } = observation
    const newRound = round !== this.#round
    const { held, came } = meet(newRound ? [] : this.held, hand, this.#leaving, new Set(this.slots.flat()))
    const ids = new Set(held.map((one) => one.id))
    if (held.length !== this.held.length || came.length) this.#leaving = new Set()
    // Where the pack is cut first, the round begins before there is a hand.
    const dealt = newRound || !this.held.length
    this.held = held
    if (dealt) this.fresh = new Set()
    else if (came.length) this.fresh = new Set(came)
    const count = contract && !down[you] ? contract.slots.length : 0
    this.slots = Array.from({ length: count }, (_, i) => (newRound ? [] : (this.slots[i] ?? []).filter((id) => ids.has(id))))
    if (newRound) this.stands = {}
    // What was chosen for one turn is not meant for the next; while others play, one may choose in peace.
    const turn = `${round}/${active === you}`
    if (turn !== this.#turn) this.chosen = new Set()
    else this.chosen = new Set([...this.chosen].filter((id) => ids.has(id)))
    this.#turn = turn
    this.#round = round
    this.#keep()
  }

  /** These are about to go: of twins it is they that go. */
  expect(ids: Iterable<string>): void {
    this.#leaving = new Set(ids)
  }

  toggle(id: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(id)) chosen.add(id)
    this.chosen = chosen
  }
  choose(ids: Iterable<string>): void {
    this.chosen = new Set(ids)
  }

  sort(by: Sorting, slots: readonly KontraktSlot[]): void {
    this.held = sorted(this.held, by, slots)
    this.fresh = new Set()
    this.#keep()
  }

  /** Moves a loose card so that it stands at `to` among the loose ones. */
  move(id: string, to: number): void {
    const loose = moved(this.loose, id, to)
    const staged = this.held.filter((one) => !this.loose.includes(one))
    this.held = [...loose, ...staged]
    this.#keep()
  }

  put(ids: readonly string[], slot: number): void {
    this.slots = this.slots.map((slotted, i) => {
      const rest = slotted.filter((id) => !ids.includes(id))
      return i === slot ? [...rest, ...ids] : rest
    })
    this.chosen = new Set([...this.chosen].filter((id) => !ids.includes(id)))
    this.#forgetStands()
  }
  takeBack(ids: readonly string[]): void {
    this.slots = this.slots.map((slot) => slot.filter((id) => !ids.includes(id)))
    this.#forgetStands()
  }
  takeAllBack(): void {
    this.takeBack(this.slots.flat())
  }

  /** Lays a whole lay-down, as the server writes it, into the slots. */
  propose(melds: readonly (readonly string[])[]): void {
    const free = [...this.held]
    const stands: Record<string, string> = {}
    this.slots = this.slots.map((_, i) =>
      (melds[i] ?? []).flatMap((card) => {
        const own = isJoker(card) ? '*' : card.replace(/[+-]$/, '')
        const at = free.findIndex((one) => one.card === own)
        const [one] = at < 0 ? [] : free.splice(at, 1)
        if (!one) return []
        if (isJoker(card) && card.length > 1) stands[one.id] = card
        this.#atEnd(stands, one.id, card, melds[i] ?? [])
        return [one.id]
      }),
    )
    this.stands = stands
    this.chosen = new Set()
    this.#keep()
  }

  /** Settles what the jokers in the slots stand for and where an ace goes, as one of the server's readings has it. */
  settle(melds: readonly (readonly string[])[]): void {
    const stands: Record<string, string> = {}
    this.slots.forEach((slot, i) => {
      const named = (melds[i] ?? []).filter((card) => isJoker(card) && card.length > 1)
      const jokers = slot.filter((id) => this.held.some((one) => one.id === id && isJoker(one.card)))
      jokers.forEach((id, at) => {
        const card = named[at]
        if (card) stands[id] = card
        if (card) this.#atEnd(stands, id, card, melds[i] ?? [])
      })
      const aces = slot.filter((id) => this.held.some((one) => one.id === id && face(one.card).rank === 'A'))
      for (const id of aces) this.#atEnd(stands, id, this.held.find((one) => one.id === id)?.card ?? '', melds[i] ?? [])
    })
    this.stands = stands
    this.#keep()
  }
  /** Notes to which end of its meld a card goes that could go to either. */
  #atEnd(stands: Record<string, string>, id: string, card: string, meld: readonly string[]): void {
    const ace = markedAce(meld)
    if (ace?.slice(0, -1) === card) stands[id] = ace
  }
  unsettle(): void {
    this.stands = {}
    this.#keep()
  }

  #forgetStands(): void {
    // What a joker stands for was chosen among the cards that lay there then.
    this.stands = {}
    this.#keep()
  }

  #keep(): void {
    const rest = recallList(KEY, isKept).filter((one) => one.seat !== this.#seat)
    const own: Kept = {
      seat: this.#seat,
      round: this.#round,
      held: [...this.held],
      fresh: [...this.fresh],
      slots: this.slots.map((slot) => [...slot]),
      stands: { ...this.stands },
    }
    remember(KEY, [own, ...rest].slice(0, MOST))
  }
}
