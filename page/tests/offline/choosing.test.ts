import { describe, expect, it } from 'vitest'
import { choose } from '../../src/offline/choosing'

const HERE = 'https://kontu.example'

function chosen(path: string, mode = 'cors', method = 'GET'): string {
  return choose(method, new URL(path, HERE).href, mode, HERE)
}

describe('what the service worker does with a request', () => {
  it('leaves what is asked of the server to the network', () => {
    for (const path of ['/api/tables/x', '/api/tables/x/record', '/api/study/replay', '/api/sheets/x', '/api/sheets/form', '/api/gamesters', '/api/rules']) {
      expect(chosen(path)).toBe('leave')
    }
    expect(chosen('/api/tables/x/record', 'navigate')).toBe('leave')
  })

  it('keeps the last answer of what is the same for everybody', () => {
    for (const path of ['/api/games', '/api/rules/contack?lang=eu', '/api/rules/kontrakt/records/walk', '/api/sheets/forms']) {
      expect(chosen(path)).toBe('answer')
    }
  })

  it('leaves what is not fetched but sent, and what lies elsewhere', () => {
    expect(chosen('/api/games', 'cors', 'POST')).toBe('leave')
    expect(chosen('https://elsewhere.example/assets/x.js')).toBe('leave')
  })

  it('knows pages, files and the engine apart', () => {
    expect(chosen('/', 'navigate')).toBe('page')
    expect(chosen('/replay?table=x', 'navigate')).toBe('page')
    expect(chosen('/assets/index-1.js')).toBe('file')
    expect(chosen('/engine/engine.json')).toBe('engine-list')
    expect(chosen('/engine/0123/pyodide.asm.wasm')).toBe('engine')
  })
})
