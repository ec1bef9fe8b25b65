import type { Finding } from '../definition/rule.ts'

/** What people must see whatever is thought of the page: a guess lowers it, and never hides it. */
export const isGrave = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'HIGH' || severity === 'CRITICAL'

/** Shown as low, with why, in the words of its reason. */
export const lowered = <Found extends Finding>(finding: Found, why: string): Found => ({
  ...finding,
  severity: 'LOW',
  reason: `${finding.reason} Shown as low instead of ${finding.severity.toLowerCase()}: ${why}`,
})
