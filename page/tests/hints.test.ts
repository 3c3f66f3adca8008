import { describe, expect, it } from 'vitest'
import { Hints } from '../src/lib/hints.svelte'
import { barsOf } from '../src/lib/leads'
import type { AnyClientMessage, Hint } from '../src/lib/wire'

const why = { code: 'random', args: {} }

function asked(): { hints: Hints; sent: AnyClientMessage[]; id: string } {
  const sent: AnyClientMessage[] = []
  const hints = new Hints((message) => sent.push(message))
  hints.ask(7)
  return { hints, sent, id: hints.asked ?? '' }
}

function told(id: string): Hint {
  return { is: 'hint', cmd_id: id, version: 7, count: 1, best: [{ action: 'draw', lead: 2, tries: 9, exact: false, why }] }
}

describe('a hint', () => {
  it('is asked on the version that is on show and told once it is there', () => {
    const { hints, sent, id } = asked()
    expect(sent).toEqual([{ do: 'hint', at: 7, cmd_id: id }])
    expect(hints.hear(told(id))).toBe(true)
    expect(hints.told?.best[0]?.action).toBe('draw')
    expect(hints.asked).toBeNull()
  })

  it('that is no longer waited for is dropped, and its answer shows nowhere', () => {
    const { hints, sent, id } = asked()
    hints.drop()
    expect(sent.at(-1)).toEqual({ do: 'drop_hint' })
    expect(hints.hear({ is: 'refused', cmd_id: id, refusal: { code: 'hint-called-off', rule: 'T-12', args: {} } })).toBe(true)
    hints.hear(told(id))
    expect([hints.told, hints.refusal, hints.asked]).toEqual([null, null, null])
  })

  it('that was told is not dropped again', () => {
    const { hints, sent, id } = asked()
    hints.hear(told(id))
    hints.drop()
    expect(sent).toHaveLength(1)
  })

  it('says why there is none, or that the table has moved on', () => {
    const refused = asked()
    const refusal = { code: 'not-your-turn', rule: 'T-01', args: { seat: 'p2' } }
    expect(refused.hints.hear({ is: 'refused', cmd_id: refused.id, refusal })).toBe(true)
    expect(refused.hints.refusal).toEqual(refusal)
    const late = asked()
    expect(late.hints.hear({ is: 'stale', cmd_id: late.id, version: 9 })).toBe(true)
    expect(late.hints.stale).toBe(true)
  })

  it('leaves alone what is about an act', () => {
    const { hints } = asked()
    expect(hints.hear({ is: 'stale', cmd_id: 'an act', version: 9 })).toBe(false)
    expect(hints.hear({ is: 'refused', cmd_id: null, refusal: { code: 'no-seat', rule: 'T-04', args: {} } })).toBe(false)
    expect(hints.asked).not.toBeNull()
  })
})

describe('the bars of leads', () => {
  it('go to the right for ahead and to the left for behind, on one scale', () => {
    expect(barsOf([30, -10])).toEqual([
      { from: 25, width: 75, zero: 25 },
      { from: 0, width: 25, zero: 25 },
    ])
  })

  it('begin at the edge where all are on one side', () => {
    expect(barsOf([20, 10]).map(({ from, width }) => [from, width])).toEqual([[0, 100], [0, 50]])
    expect(barsOf([-20, -10]).map(({ from, width }) => [from, width])).toEqual([[0, 100], [50, 50]])
    expect(barsOf([0])).toEqual([{ from: 0, width: 0, zero: 0 }])
  })
})
