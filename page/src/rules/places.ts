// Where a reader is in a book, and how to get somewhere else in it.

/** The anchor that is at the top of the window, and how far below the top it stands. */
export interface Place {
  anchor: string
  top: number
}

function anchors(book: HTMLElement): HTMLElement[] {
  return [...book.querySelectorAll<HTMLElement>('[data-anchor]')]
}

/** The last anchor that stands at or above the upper part of the window; the first of all where none does. */
export function placeNow(book: HTMLElement): Place | null {
  const all = anchors(book).map((element) => ({ anchor: element.dataset.anchor ?? '', top: element.getBoundingClientRect().top }))
  const above = all.filter(({ top }) => top <= innerHeight * 0.35)
  return above.at(-1) ?? null
}

/** Moves the window so that the anchor stands where it stood, if the book still has it. */
export function restorePlace(book: HTMLElement, { anchor, top }: Place): void {
  const element = anchors(book).find((each) => each.dataset.anchor === anchor)
  if (element) scrollBy(0, element.getBoundingClientRect().top - top)
}

/** Shows the anchor, marks what it belongs to and puts the keyboard there. */
export function showAnchor(book: HTMLElement, anchor: string): void {
  for (const marked of book.querySelectorAll('.found')) marked.classList.remove('found')
  const element = document.getElementById(anchor)
  if (!element || !book.contains(element)) return
  const whole = element.closest<HTMLElement>('[data-rules]') ?? element
  for (let box = whole.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true
  whole.classList.add('found')
  whole.scrollIntoView({ block: 'start' })
  if (!element.matches('a')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
