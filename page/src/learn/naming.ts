// Who sits at the table of a lesson: the players of its record, and the learner in his own seat.

/** The names of the seats of the record `text`, where seat `you` is called `own`. */
export function namesIn(text: string, you: number, own: string): string[] {
  const line = /^seats\s*=\s*(\[.*\])$/m.exec(text)?.[1] ?? '[]'
  return (JSON.parse(line) as string[]).map((name, seat) => (seat === you ? own : name))
}
