import { counted } from './counted.ts'

/** What servers and the database say of an audit. */
export interface StoredAudit {
  id: string
  status: string
  total_assets: number
  completed_assets: number
  failed_assets: number
  /** Servers of before do not say it. */
  incomplete_assets?: number
  total_violations: number
}

/** What was not checked whole is not to read as clean. */
export const notWhole = ({ incomplete_assets: count = 0 }: Pick<StoredAudit, 'incomplete_assets'>): string =>
  count > 0 ? `; ${counted(count, 'source')} not checked whole` : ''

/** An audit that was stored, in a line; `unknown`: how many of its findings are new, where that was asked. */
export function storedInWords(audit: StoredAudit, unknown?: number): string {
  const fresh = unknown === undefined ? '' : `, ${unknown} new`
  return (
    `${audit.id}  ${audit.status}: ${audit.completed_assets} of ${audit.total_assets} checked, ${audit.failed_assets} failed, ` +
    `${counted(audit.total_violations, 'violation')}${fresh}${notWhole(audit)}`
  )
}
