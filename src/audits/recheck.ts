import type pg from 'pg'
import { findRun } from '../db/audits/runs.ts'
import { countStored } from '../db/audits/stored-assets.ts'
import { AppError } from '../errors.ts'
import { ruleLibrary } from '../packs/library.ts'
import type { AuditRequest, AuditSource } from './service-interface.ts'

/** A run that read nothing itself: run again, its site is read from where it is. */
export const isRecheck = (sources: AuditSource[]): boolean => sources.some(({ kind }) => kind === 'stored')

interface RecheckRequest extends AuditRequest {
  /** What the earlier audit was asked to read. */
  read: AuditSource[]
}

/** An audit of what an earlier one has read and still keeps, by the same packs as they are today. Null: no such audit. */
export async function recheckRequest(db: pg.Pool, workspaceId: string, auditId: string): Promise<RecheckRequest | null> {
  const run = await findRun(db, workspaceId, auditId)
  if (!run) return null
  if (run.status !== 'COMPLETED') throw new AppError(409, 'Only an audit that was completed can be checked again from what it read.')
  const { kept } = await countStored(db, workspaceId, auditId)
  if (kept === 0) throw new AppError(409, 'Nothing of what this audit read is kept any more; run it again to read it anew.')
  const known = new Set(ruleLibrary.packs().map((pack) => pack.key))
  return {
    name: run.name,
    sources: [{ kind: 'stored', auditId }],
    packs: run.settings.packs.filter((pack) => known.has(pack)),
    choice: run.settings.asked ?? {},
    siteId: run.site_id,
    read: run.sources as AuditSource[],
  }
}
