// Which choices say something at a table, as others decide: how many counters is nothing to points in columns.
import type { FieldInfo } from './wire'

type FieldValue = FieldInfo['default']

/** For each game the choices that only matter beside the value of another one. */
const ONLY_WITH: Record<string, Record<string, readonly [field: string, value: FieldValue]>> = {
  contack: {
    counter_stake: ['scoring', 'counters'],
    counter_values: ['scoring', 'counters'],
    debt: ['scoring', 'counters'],
    hands: ['match_end', 'hands'],
    target: ['match_end', 'target'],
    hand_limit: ['match_end', 'target'],
  },
}

/** True when the choice called `name` matters; `value` tells how the others were made. */
export function applies(game: string, name: string, value: (field: string) => FieldValue | undefined): boolean {
  const needs = ONLY_WITH[game]?.[name]
  return !needs || value(needs[0]) === needs[1]
}
