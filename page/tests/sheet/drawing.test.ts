// Lines of the chart, counters of the bank, and the picture.
import { describe, expect, it } from 'vitest'
import { plotOf } from '../../src/sheet/charting'
import { countersOf } from '../../src/sheet/counters'
import { svgOf } from '../../src/sheet/picture'

describe('the chart', () => {
  const plot = plotOf([[10, -20], [40, 35], [80, 80]], 2, 640, 260, 120)

  it('begins at nought and has a point for every round', () => {
    expect(plot.lines.map((line) => line.length)).toEqual([4, 4])
    expect(plot.lines[0]?.[0]).toEqual(plot.lines[1]?.[0])
    expect(plot.levels.map((level) => level.value)).toContain(0)
  })

  it('has room for what is below nought', () => {
    expect(plot.levels[0]?.value).toBeLessThanOrEqual(-20)
    expect(Math.max(...plot.lines.flat().map(([, y]) => y))).toBeLessThanOrEqual(plot.height)
  })

  it('names equal ends apart', () => {
    const [one, other] = plot.labels
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThanOrEqual(16)
  })

  it('keeps eight names within the drawing', () => {
    const many = plotOf([[5, 5, 5, 5, 5, 5, 5, 5]], 8, 360, 260, 100)
    expect(Math.min(...many.labels)).toBeGreaterThan(0)
    expect(Math.max(...many.labels)).toBeLessThan(260)
  })

  it('draws a sheet on which nothing stands yet', () => {
    expect(plotOf([], 3, 640, 260, 120).lines.flat(2).every(Number.isFinite)).toBe(true)
  })
})

describe('the bank', () => {
  const bank = { stake: 200, debt: false, payers: [], counters: [{ colour: 'white', value: 5 }, { colour: 'red', value: 10 }, { colour: 'blue', value: 25 }] }

  it('gives the dearest counters first', () => {
    expect(countersOf(bank, 190)).toEqual([{ colour: 'blue', count: 7 }, { colour: 'red', count: 1 }, { colour: 'white', count: 1 }])
  })
  it('has none for a debt', () => {
    expect(countersOf(bank, -15)).toEqual([])
  })
})

describe('the picture', () => {
  it('holds names, figures and places, and no markup of anybody', () => {
    const svg = svgOf({
      title: 'Kontrakt',
      note: '29 November',
      names: ['A<b>', 'Bjørn & Co'],
      rows: [{ label: '1', cells: ['22', '0'] }],
      totalLabel: 'Total',
      totals: [22, -5],
      places: ['1. Bjørn & Co'],
    })
    expect(svg).toContain('A&lt;b&gt;')
    expect(svg).toContain('Bjørn &amp; Co')
    expect(svg).toContain('−5')
    expect(svg).not.toContain('<b>')
  })
})
