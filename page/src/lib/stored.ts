// What this device remembers. A browser that forbids storage plays all the same, and what another version
// of the page kept, or somebody's own hand wrote there, is read as far as it is what it should be.

/** What is kept under `key`; `otherwise` when that is nothing, of another kind, or does not fit. */
export function recall<T>(key: string, otherwise: T, fits: (kept: T) => boolean = () => true): T {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return otherwise
    const kept: unknown = JSON.parse(text)
    return alike(kept, otherwise) && fits(kept as T) ? (kept as T) : otherwise
  } catch {
    return otherwise
  }
}

/** The entries of a list under `key` that are what they should be. */
export function recallList<T>(key: string, fits: (entry: unknown) => entry is T): T[] {
  return recall<unknown[]>(key, []).filter(fits)
}

/** The fields under `key`, each as kept where it is of the kind that it has in `first`. */
export function recallFields<T extends object>(key: string, first: T): T {
  return fieldsLike(recall<object>(key, {}), first)
}

/** `first` with those fields of `kept` that are of the same kind. */
export function fieldsLike<T extends object>(kept: object, first: T): T {
  const told = kept as Record<string, unknown>
  const fields = Object.entries(first).map(([name, value]) => [name, alike(told[name], value) ? told[name] : value])
  return Object.fromEntries(fields) as T
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be full or forbidden; the page works without, only not over a reload.
  }
}

/** Forgets all that is kept for one screen: what lies under `kontu.<name>`, and behind a dot or a dash. */
export function forgetScreen(name: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key === `kontu.${name}` || key.startsWith(`kontu.${name}.`) || key.startsWith(`kontu.${name}-`))
    for (const key of own) localStorage.removeItem(key)
  } catch {
    // What is forbidden holds nothing.
  }
}

/** What nothing is known of (undefined, null) may be anything that was kept. */
function alike(kept: unknown, otherwise: unknown): boolean {
  if (otherwise === null) return kept !== undefined
  return typeof kept === typeof otherwise && kept !== null && Array.isArray(kept) === Array.isArray(otherwise)
}
