import { loweredNote, type Why } from '../definition/lowered-note.ts'
import type { Finding } from '../definition/rule.ts'
import type { LanguageKey } from '../../languages.ts'

/** What people must see whatever is thought of the page: a guess lowers it, and never hides it. */
export const isGrave = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'HIGH' || severity === 'CRITICAL'

/** Shown as low, with why, in the language of its reason. */
export const lowered = <Found extends Finding>(finding: Found, why: Why, language: LanguageKey | null): Found => ({
  ...finding,
  severity: 'LOW',
  reason: `${finding.reason} ${loweredNote(language, finding.severity, 'LOW', why)}`,
})
