// A button that is pointed at: the keyboard is there, and it is seen whoever pointed, by finger too.

/** Brings the keyboard to `button`, which is marked until it goes elsewhere. */
export function pointAt(button: HTMLElement | null | undefined): void {
  if (!button) return
  button.focus()
  button.classList.add('pointed')
  button.addEventListener('blur', () => button.classList.remove('pointed'), { once: true })
}
