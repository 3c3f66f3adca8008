// How long the network is waited for before what was kept has to do.

/** Whoever has a network but no answer for so long is as good as without. */
const PATIENCE_MS = 4_000

/** The network's answer. Only its beginning is waited for: on a slow line a long one takes as long as it takes. */
export async function begun(request: Request): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    return await fetch(request.mode === 'navigate' ? request.url : request, { signal: patience.signal })
  } finally {
    clearTimeout(timer)
  }
}
