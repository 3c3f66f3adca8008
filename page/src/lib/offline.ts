// The service worker: asked for once the page is at rest, so that it never stands in the way of the first look.

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = (): void => {
    // A browser that may not keep anything, in a private window for one, plays on without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') setTimeout(begin, 1_500)
  else addEventListener('load', () => setTimeout(begin, 1_500), { once: true })
}
