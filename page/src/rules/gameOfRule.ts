/** The game whose rulebook has the rule; null for rules of the table and of records, which no rulebook tells. */
export function gameOfRule(rule: string): 'contack' | 'kontrakt' | null {
  if (rule.startsWith('C-')) return 'contack'
  return /^[KOD]-/.test(rule) ? 'kontrakt' : null
}
