import type pg from 'pg'
import { cancelAudit } from '../db/audits/runs.ts'
import { bySeverity } from '../db/audits/pages.ts'
import {
  belongingsOf,
  deletableAudit,
  deletableSite,
  isNameShared,
  removeAuditRow,
  removeSiteRow,
  runsAfter,
  runsOfSite,
} from '../db/deletion/deletable.ts'
import type { DeletableAudit } from '../db/deletion/deletable.ts'
import { hashFindings } from '../db/deletion/deletions.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { addTombstone } from '../db/deletion/tombstones.ts'
import { invalid, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { reviewProgress } from '../reviews/chart/chart.ts'
import { refuseKept, whyKept } from './kept.ts'
import { tellDeleted } from './tell.ts'
import type { AuditTombstone } from './words.ts'
import { count, day, tombstoneText } from './words.ts'

/** Hashing more than these would keep the reader waiting; then the hash is known when they are gone. */
const HASHED_BEFORE = 50_000

export const wrongName = () => invalid({ loc: ['body', 'name'], msg: 'Value error, this is not its name', type: 'value_error' })

/** The name that must be typed: with the day where several audits have the same one. */
const typedName = async (db: Db, workspaceId: string, { id, name, created_at: created }: DeletableAudit): Promise<string> =>
  (await isNameShared(db, workspaceId, id, name)) ? `${name}, ${day(created)}` : name

async function fieldsOf(
  db: Db,
  workspaceId: string,
  audit: DeletableAudit,
): Promise<{ fields: AuditTombstone; rows: number; texts: number; bytes: number }> {
  const { assets, comments, rows, texts, bytes } = await belongingsOf(db, workspaceId, audit.id)
  return {
    fields: {
      name: audit.name,
      created_at: new Date(audit.created_at).toISOString(),
      run: audit.run,
      site_id: audit.site_id,
      assets,
      findings: audit.total_violations,
      by_severity: bySeverity(audit.counts),
      decided: audit.total_violations - reviewProgress(audit.counts).undecided,
      comments,
      trail: { length: audit.trail_length, head: audit.trail_head.toString('hex') },
    },
    rows: rows + audit.total_violations + audit.trail_length,
    texts,
    bytes,
  }
}

/** What would go with an audit, what stays, and what other runs lose by it. Nothing is changed. */
export async function previewAuditDeletion(db: Db, workspaceId: string, actor: Actor, id: string) {
  const audit = await deletableAudit(db, workspaceId, id)
  if (!audit) throw notFound('Audit')
  const { fields, texts, bytes } = await fieldsOf(db, workspaceId, audit)
  const hash = audit.total_violations <= HASHED_BEFORE ? await hashFindings(db, workspaceId, id) : null
  return {
    name: audit.name,
    typed: await typedName(db, workspaceId, audit),
    runs: 1,
    assets: fields.assets,
    texts,
    bytes,
    findings: fields.findings,
    comments: fields.comments,
    trail_entries: audit.trail_length,
    running: audit.status === 'PENDING' || audit.status === 'RUNNING',
    others: await runsAfter(db, workspaceId, audit),
    tombstone: tombstoneText('audit', { ...fields }, actor.name, new Date()),
    findings_sha256: hash,
    kept: await whyKept(db, workspaceId, 'audit', id),
  }
}

/** An audit that runs is cancelled first, so that nobody adds to it any more. */
const endRun = (db: pg.Pool, workspaceId: string, id: string) => transaction(db, (client) => cancelAudit(client, workspaceId, id))

/** Deletes an audit: from now on nothing shows it, and what belonged to it goes afterwards (src/db/deletion/deletions.ts). */
export async function deleteAudit(db: pg.Pool, workspaceId: string, actor: Actor, id: string, typed: string | null) {
  const found = await deletableAudit(db, workspaceId, id)
  if (!found) throw notFound('Audit')
  if (typed !== null && typed.trim() !== (await typedName(db, workspaceId, found))) throw wrongName()
  await refuseKept(db, workspaceId, 'audit', id)
  await endRun(db, workspaceId, id)
  return transaction(db, async (client) => {
    const audit = await deletableAudit(client, workspaceId, id, true)
    if (!audit) throw notFound('Audit')
    await refuseKept(client, workspaceId, 'audit', id)
    const number = await bury(client, workspaceId, actor, audit)
    await tellDeleted(client, workspaceId, actor, 'audit', number)
    return { number }
  })
}

async function bury(client: pg.PoolClient, workspaceId: string, actor: Actor, audit: DeletableAudit): Promise<number> {
  const { fields, rows } = await fieldsOf(client, workspaceId, audit)
  const number = await addTombstone(client, workspaceId, actor, {
    kind: 'audit',
    subjectId: audit.id,
    fields: { ...fields },
    trail: { length: audit.trail_length, head: audit.trail_head },
    total: rows,
  })
  await removeAuditRow(client, workspaceId, audit.id)
  return number
}

/** What would go with a site and all its runs. */
export async function previewSiteDeletion(db: Db, workspaceId: string, actor: Actor, id: string) {
  const site = await deletableSite(db, workspaceId, id)
  if (!site) throw notFound('Site')
  const runs = await runsOfSite(db, workspaceId, id)
  const sums = { assets: 0, texts: 0, bytes: 0, findings: 0, comments: 0, trail_entries: 0 }
  for (const run of runs) {
    const { fields, texts, bytes } = await fieldsOf(db, workspaceId, run)
    sums.assets += fields.assets
    sums.texts += texts
    sums.bytes += bytes
    sums.findings += fields.findings
    sums.comments += fields.comments
    sums.trail_entries += run.trail_length
  }
  return {
    name: site.name,
    typed: site.name,
    runs: runs.length,
    ...sums,
    running: runs.some(({ status }) => status === 'PENDING' || status === 'RUNNING'),
    others: [],
    tombstone:
      `${tombstoneText('site', { name: site.name, runs: runs.length }, actor.name, new Date())}; ` +
      `${count(runs.length, 'tombstone', 'tombstones')} for its runs`,
    findings_sha256: null,
    kept: await whyKept(db, workspaceId, 'site', id),
  }
}

/** Deletes a site with its runs, its schedule and what it remembers. */
export async function deleteSite(db: pg.Pool, workspaceId: string, actor: Actor, id: string, typed: string | null) {
  const site = await deletableSite(db, workspaceId, id)
  if (!site) throw notFound('Site')
  if (typed !== null && typed.trim() !== site.name.trim()) throw wrongName()
  await refuseKept(db, workspaceId, 'site', id)
  for (const run of await runsOfSite(db, workspaceId, id)) await endRun(db, workspaceId, run.id)
  return transaction(db, async (client) => {
    await deletableSite(client, workspaceId, id, true)
    const runs = await runsOfSite(client, workspaceId, id, true)
    await refuseKept(client, workspaceId, 'site', id)
    await removeSiteRow(client, workspaceId, id)
    const number = await addTombstone(client, workspaceId, actor, {
      kind: 'site',
      subjectId: id,
      fields: { name: site.name, runs: runs.length },
    })
    for (const run of runs) await bury(client, workspaceId, actor, run)
    await tellDeleted(client, workspaceId, actor, 'site', number)
    return { number }
  })
}
