// The browser's own Python, in a thread of its own: loaded when it is first asked, kept by the service worker.
import type { FromWorker, Progress, ToWorker } from './engine'

interface Listed {
  folder: string
  bytes: number
  files: { name: string; bytes: number }[]
}

/** As much of Pyodide as is used here. */
interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  globals: { get(name: string): (name: string, text: string) => { toJs(): [number, string]; destroy(): void } }
}
interface Runtime {
  loadPyodide(options: { indexURL: string }): Promise<Python>
}

const BUNDLE = 'kontu.zip'
const BEGIN = `
import sys
sys.path.insert(0, "/kontu")
from kontu.study import respond
`

let ready: Promise<(name: string, text: string) => [number, string]> | null = null

function tell(message: FromWorker): void {
  postMessage(message)
}

function told(progress: Progress): void {
  tell({ progress })
}

async function load(): Promise<(name: string, text: string) => [number, string]> {
  const listed = (await (await fetched('/engine/engine.json')).json()) as Listed
  const folder = new URL(`/engine/${listed.folder}/`, location.href).href
  let loaded = 0
  let bundle: ArrayBuffer | null = null
  // Everything is fetched first, so that one can see how far it is; Pyodide then finds it in the cache.
  for (const file of listed.files) {
    const data = await read(`${folder}${file.name}`, (bytes) => {
      loaded += bytes
      told({ stage: 'loading', loaded, total: listed.bytes })
    })
    if (file.name === BUNDLE) bundle = data
  }
  if (!bundle) throw new Error('the engine has no rules')
  told({ stage: 'starting', loaded, total: listed.bytes })
  const runtime = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Runtime
  const python = await runtime.loadPyodide({ indexURL: folder })
  python.unpackArchive(bundle, 'zip', { extractDir: '/kontu' })
  python.runPython(BEGIN)
  const respond = python.globals.get('respond')
  told({ stage: 'ready', loaded, total: listed.bytes })
  return (name, text) => {
    const answer = respond(name, text)
    const pair = answer.toJs()
    answer.destroy()
    return pair
  }
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer
}

async function read(address: string, came: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetched(address)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part?.value) break
    chunks.push(part.value as Uint8Array<ArrayBuffer>)
    came(part.value.byteLength)
  }
  return new Blob(chunks).arrayBuffer()
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const { id, call, wish } = event.data
  ready ??= load()
  ready.then(
    (respond) => {
      const [status, body] = respond(call, wish)
      tell({ id, status, body })
    },
    (error: unknown) => {
      console.warn(error)
      told({ stage: 'failed', loaded: 0, total: 0 })
    },
  )
})
