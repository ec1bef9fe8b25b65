import type pg from 'pg'
import { checkAsset } from '../audits/check-asset.ts'
import type { Intake } from '../audits/check-asset.ts'
import type { Outside, OutsideFor } from '../audits/outside.ts'
import { listWaiting } from '../db/asset-intake.ts'
import type { WaitingAsset } from '../db/asset-intake.ts'
import { endIfDone, findRun } from '../db/audit-runs.ts'
import { storeChecked } from '../db/checked-assets.ts'
import type { CheckedAsset } from '../db/checked-assets.ts'
import { findDocument } from '../db/documents.ts'
import { transaction } from '../db/pool.ts'
import { auditRuleVersions } from '../db/rule-versions.ts'
import { fetchDocument } from '../fetch/fetch-document.ts'
import type { DocumentType } from '../text/document.ts'
import type { CheckJob } from './queue.ts'

const versionsOf = new Map<string, Map<string, string>>()

/** Checks the assets of a job that still wait, and stores what became of them together. */
export async function checkAssets(db: pg.Pool, outsideFor: OutsideFor, { workspaceId, auditId, assetIds }: CheckJob): Promise<void> {
  const run = await findRun(db, workspaceId, auditId)
  if (!run || run.status !== 'RUNNING') return
  const profile = run.settings
  const outside = outsideFor(profile.hosts)
  const versions = versionsOf.get(auditId) ?? (await auditRuleVersions(db, workspaceId, auditId))
  if (versionsOf.size > 50) versionsOf.clear()
  versionsOf.set(auditId, versions)
  const waiting = await listWaiting(db, workspaceId, auditId, assetIds)
  const checked: CheckedAsset[] = await Promise.all(waiting.map(async (asset) => {
    const intake = await intakeOf(db, workspaceId, asset, outside)
    return 'failed' in intake ? { id: asset.id, name: asset.name, url: asset.url, failed: intake.failed } : checkAsset(auditId, intake, profile, versions)
  }))
  if (checked.length === 0) return
  await transaction(db, (client) => storeChecked(client, workspaceId, auditId, checked))
  await endIfDone(db, workspaceId, auditId)
}

/** The bytes of an asset: kept when its source was read, fetched now, or a document of the workspace. */
async function intakeOf(db: pg.Pool, workspaceId: string, asset: WaitingAsset, outside: Outside): Promise<Intake | { failed: string }> {
  const { id, name, url, source, content } = asset
  const at = { id, name, url }
  if (source.kind === 'kept') {
    if (!content) return { failed: 'Its content is no longer kept; start the audit anew.' }
    return { ...at, bytes: content, type: source.type as DocumentType | undefined, contentType: source.contentType, note: source.note }
  }
  if (source.kind === 'document') {
    const document = await findDocument(db, workspaceId, source.id!)
    return document ? { ...at, name: document.title, bytes: Buffer.from(document.generatedOutput), type: 'markdown' } : { failed: 'The document is no longer there.' }
  }
  const { fetcher, gate, manners, robots } = outside
  const found = await fetchDocument({ fetcher, gate, manners, ...(source.robots ? { robots } : {}) }, url)
  if (found.outcome === 'none') return { failed: found.reason }
  return { ...at, name: found.facts?.title || name, bytes: found.page.bytes, type: found.type, contentType: found.page.contentType ?? undefined, note: found.note }
}
