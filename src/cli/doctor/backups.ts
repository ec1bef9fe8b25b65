import type { Check } from './finding.ts'

/** The one place that says whether backups are made, and how old the last one is. */
export const backupChecks: Check = () => []
