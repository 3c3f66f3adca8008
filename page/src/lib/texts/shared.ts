/** The texts of one language, file by file in a fixed order. */
export function texts(files: Record<string, string>): string[] {
  return Object.keys(files)
    .sort()
    .map((name) => files[name] ?? '')
}
