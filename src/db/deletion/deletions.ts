import { createHash } from 'node:crypto'
import type pg from 'pg'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import { renameBatch } from '../people/person-data.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import { forgetComparisons } from '../sites/stored-comparisons.ts'
import { addTombstone } from './tombstones.ts'

/*
 * What belonged to a deleted audit, some thousand rows a transaction. Nothing of it can be seen any more: the audit's row went first. How
 * far it has got stands in the tombstone, whose row a batch holds; who finds it held leaves it to the other.
 */

/** Tables with a row for each violation, those that point at violations first. */
const BY_VIOLATION = {
  carried_violations: 'violation_id',
  claim_answers: 'violation_id',
  claim_remarks: 'violation_id',
  live_findings: 'violation_id',
  finding_issues: 'violation_id',
  comments: 'violation_id',
  reviews: 'violation_id',
  violations: 'id',
} as const
/** Tables of the audit as a whole: what tells their rows apart, and how many go at once. Contents of pages are large. */
const BY_AUDIT = [
  { table: 'review_changes', key: 'number, part', rows: 1000 },
  { table: 'trail', key: 'number', rows: 5000 },
  { table: 'review_runs', key: 'run', rows: 5000 },
  { table: 'rule_counts', key: 'rule, severity_order', rows: 5000 },
  { table: 'audit_rules', key: 'rule_version_id', rows: 5000 },
  { table: 'run_gates', key: 'audit_id', rows: 1 },
  { table: 'live_checks', key: 'asset_id', rows: 5000 },
] as const

const FINDINGS_AT_ONCE = 2000
const ASSETS_AT_ONCE = 200

interface Batch {
  ids: string[]
  last: number
  digest: Buffer | null
}

/** The next findings of an audit in the order of their places, and a hash of what they say and what was decided. */
async function nextFindings(db: Db, workspaceId: string, auditId: string, after: number): Promise<Batch> {
  const { rows } = await db.query<{ ids: string[] | null; last: number; digest: Buffer | null }>(
    `select array_agg(f.id order by f.place) as ids, max(f.place) as last,
       sha256(convert_to(string_agg(concat_ws('|', f.id, f.rule_id, f.severity, f.asset_url, f.violating_text, f.reason, f.state,
         f.dismissal_reason, f.decided_by), E'\\n' order by f.place), 'UTF8')) as digest
     from (select v.id, v.place, v.rule_id, v.severity, v.asset_url, v.violating_text, v.reason, r.state, r.dismissal_reason, r.decided_by
       from violations v left join reviews r on r.workspace_id = $1 and r.violation_id = v.id
       where v.workspace_id = $1 and v.audit_id = $2 and v.place > $3 order by v.place limit ${FINDINGS_AT_ONCE}) f`,
    [workspaceId, auditId, after],
  )
  const { ids, last, digest } = rows[0]!
  return { ids: ids ?? [], last, digest }
}

const chained = (before: Buffer, digest: Buffer): Buffer => createHash('sha256').update(before).update(digest).digest()

/** The hash that the findings of an audit will leave behind. */
export async function hashFindings(db: Db, workspaceId: string, auditId: string): Promise<string> {
  let hash: Buffer = Buffer.alloc(0)
  let after = -1
  for (;;) {
    const { ids, last, digest } = await nextFindings(db, workspaceId, auditId, after)
    if (ids.length === 0) return hash.toString('hex')
    hash = chained(hash, digest!)
    after = last
  }
}

interface Unfinished {
  number: number
  kind: string
  subject_id: string
  last_place: number
  findings_hash: Buffer
}

/** Numbers of the tombstones of a workspace whose audits still have rows. */
export async function unfinishedDeletions(db: Db, workspaceId: string): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>(
    'select number from tombstones where workspace_id = $1 and finished_at is null order by number',
    [workspaceId],
  )
  return rows.map(({ number }) => number)
}

/**
 * Deletes the next rows behind a tombstone, or puts the pseudonym into the next rows with a person's name. Answers whether there is more to
 * do; false also where somebody else is at it.
 */
export const deleteBatch = (db: pg.Pool, workspaceId: string, number: number): Promise<boolean> =>
  transaction(db, async (client) => {
    const { rows } = await client.query<Unfinished>(
      `select number, kind, subject_id, last_place, findings_hash from tombstones
       where workspace_id = $1 and number = $2 and finished_at is null for update skip locked`,
      [workspaceId, number],
    )
    const deletion = rows[0]
    if (!deletion) return false
    const removed =
      deletion.kind === 'person'
        ? await renameBatch(client, workspaceId, deletion.subject_id)
        : (await deleteFindings(client, workspaceId, deletion)) ||
          (await deleteByAudit(client, workspaceId, deletion.subject_id)) ||
          (await deleteAssets(client, workspaceId, deletion.subject_id))
    if (removed > 0) {
      await client.query('update tombstones set removed = removed + $3 where workspace_id = $1 and number = $2', [
        workspaceId,
        number,
        removed,
      ])
      return true
    }
    await addTombstone(client, workspaceId, SYSTEM, {
      kind: 'finished',
      subjectId: deletion.subject_id,
      fields: { of: number, ...(deletion.kind === 'audit' ? { findings_sha256: deletion.findings_hash.toString('hex') } : {}) },
    })
    await client.query('update tombstones set finished_at = $3 where workspace_id = $1 and number = $2', [
      workspaceId,
      number,
      momentAt(newMoment()),
    ])
    return false
  })

async function deleteFindings(client: pg.PoolClient, workspaceId: string, deletion: Unfinished): Promise<number> {
  const { ids, last, digest } = await nextFindings(client, workspaceId, deletion.subject_id, deletion.last_place)
  if (ids.length === 0) return 0
  for (const [table, column] of Object.entries(BY_VIOLATION))
    await client.query(`delete from ${table} where workspace_id = $1 and ${column} = any($2::uuid[])`, [workspaceId, ids])
  await client.query('update tombstones set last_place = $3, findings_hash = $4 where workspace_id = $1 and number = $2', [
    workspaceId,
    deletion.number,
    last,
    chained(deletion.findings_hash, digest!),
  ])
  return ids.length
}

async function deleteByAudit(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<number> {
  await forgetComparisons(client, workspaceId, auditId)
  for (const { table, key, rows } of BY_AUDIT) {
    const { rowCount } = await client.query(
      `delete from ${table} where workspace_id = $1 and audit_id = $2 and (${key}) in (
         select ${key} from ${table} where workspace_id = $1 and audit_id = $2 order by ${key} limit ${rows})`,
      [workspaceId, auditId],
    )
    if (rowCount) return rowCount
  }
  return 0
}

/** Their texts, snapshots and bytes go with them. */
async function deleteAssets(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<number> {
  const { rowCount } = await client.query(
    `delete from assets where workspace_id = $1 and id in (
       select id from assets where workspace_id = $1 and audit_id = $2 order by position limit ${ASSETS_AT_ONCE})`,
    [workspaceId, auditId],
  )
  return rowCount ?? 0
}
