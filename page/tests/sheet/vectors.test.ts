// The page adds up what Python adds up: the cases are written by `python -m tests.sheet.vectors`.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyOperation, Finding, Form, Reckoning } from '../../src/lib/wire'
import { fold, type Folded } from '../../src/sheet/folding'
import { judge } from '../../src/sheet/judging'
import { reckon } from '../../src/sheet/reckoning'

interface Case {
  name: string
  form: Form
  operations: AnyOperation[]
  folded: Folded
  reckoning: Reckoning
  findings: Finding[]
}

const cases = JSON.parse(readFileSync(new URL('../../../tests/sheet/vectors.json', import.meta.url), 'utf8')) as Case[]

describe('the sheet on the page', () => {
  it('has cases to be held to', () => {
    expect(cases.length).toBeGreaterThan(20)
  })

  for (const { name, form, operations, ...expected } of cases) {
    it(`adds up as Python does: ${name}`, () => {
      const folded = fold(form, operations)
      const reckoning = reckon(form, folded)
      expect(folded).toEqual(expected.folded)
      expect(reckoning).toEqual(expected.reckoning)
      expect(judge(form, folded, reckoning)).toEqual(expected.findings)
    })
  }
})
