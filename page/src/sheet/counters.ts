// An amount as counters of the bank, the dearest first; a debt has none.
import type { BankForm } from '../lib/wire'

export function countersOf(bank: BankForm, amount: number): { colour: string; count: number }[] {
  let rest = Math.max(0, amount)
  return [...bank.counters]
    .sort((one, other) => other.value - one.value)
    .map(({ colour, value }) => {
      const count = Math.floor(rest / value)
      rest -= count * value
      return { colour, count }
    })
    .filter(({ count }) => count > 0)
}
