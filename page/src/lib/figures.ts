// Figures as they are printed.

/** A whole number with a true minus, as wide as a plus. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
