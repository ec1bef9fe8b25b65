import { createHash } from 'node:crypto'
import type { AuditRequest, AuditSource } from './service-interface.ts'

/** Files and pasted texts differ from one run to the next: only a name that somebody gave them says that they are the same collection. */
const isNamedOnly = ({ kind }: AuditSource) => kind === 'files' || kind === 'text'

/** The same for audits of the same sources: they are runs of one site. Null: nothing says that it will ever be audited again. */
export function siteKey({ sources, collection }: AuditRequest): string | null {
  if (sources.some(isNamedOnly) && collection === undefined) return null
  const named = sources.map((source) => (isNamedOnly(source) ? { kind: source.kind } : source))
  return createHash('sha256')
    .update(JSON.stringify([collection, named]))
    .digest('hex')
    .slice(0, 32)
}
