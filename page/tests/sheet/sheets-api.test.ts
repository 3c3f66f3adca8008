import { afterEach, describe, expect, it, vi } from 'vitest'
import { sheetsApi } from '../../src/sheet/sheets-api'

afterEach(() => vi.unstubAllGlobals())

describe('a sheet of a link', () => {
  it('is unknown, and not asked for, where no sheet can have that name', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    for (const name of ['forms', 'x'.repeat(19), 'x'.repeat(65), 'ä'.repeat(20), '../'.repeat(8)]) {
      await expect(sheetsApi.read(name, 0)).rejects.toMatchObject({ status: 404, refusals: [{ code: 'sheet-unknown' }] })
    }
    expect(fetched).not.toHaveBeenCalled()
  })
})
