import { describe, expect, it } from 'vitest'
import { onlyHere } from '../src/lib/reach'

describe('an address that works on one computer only', () => {
  it.each(['localhost', 'LOCALHOST', 'localhost.', 'kontu.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])('%s is one', (host) => {
    expect(onlyHere(host)).toBe(true)
  })
  it.each(['192.168.1.20', '10.0.0.7', 'kontu.example', 'localhost.example', '[fe80::1]', 'desk.local', '127.0.0.1.example'])(
    '%s is not',
    (host) => {
      expect(onlyHere(host)).toBe(false)
    },
  )
})
