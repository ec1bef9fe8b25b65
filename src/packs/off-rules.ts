import { holdsOn, today } from '../db/settings/settings.ts'
import type { Override } from '../db/settings/settings.ts'
import type { Rule } from '../rules/index.ts'

/** Rules of packs that are off today: switched off, or to be chosen by giving them a severity, which nobody has. */
export function offToday(overrides: readonly Override[], rules: readonly Rule[]): Set<string> {
  const day = today()
  const given = new Map(overrides.filter((override) => holdsOn(override, day)).map(({ rule_id: id, severity }) => [id, severity]))
  return new Set(rules.filter(({ id, isDefault }) => (given.get(id) ?? (isDefault ? null : 'OFF')) === 'OFF').map(({ id }) => id))
}
