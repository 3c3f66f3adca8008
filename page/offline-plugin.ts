// Tells the service worker which files the built page consists of, and by what version they go.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'sw.js'

export function offline(publicFolder: string): Plugin {
  return {
    name: 'kontu-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') return this.error(`${WORKER} was not built`)
        const version = createHash('sha256')
        const files = new Set(['/index.html'])
        for (const [name, file] of Object.entries(bundle).sort()) {
          if (name === WORKER || name.endsWith('.map')) continue
          version.update(name).update(file.type === 'chunk' ? file.code : file.source)
          files.add(`/${name}`)
        }
        for (const name of readdirSync(publicFolder).sort()) {
          version.update(name).update(readFileSync(join(publicFolder, name)))
          files.add(`/${name}`)
        }
        worker.code = worker.code
          .replaceAll('__KONTU_FILES__', JSON.stringify([...files].sort()))
          .replaceAll('__KONTU_VERSION__', JSON.stringify(version.digest('hex').slice(0, 16)))
      },
    },
  }
}
