import type pg from 'pg'
import { forgetEventsAbout } from '../events/events.ts'
import type { Db } from '../base/pool.ts'
import { forgetUploadsOf } from '../audits/uploads.ts'
import { forgetTriesOf } from '../rules/tries.ts'

/** An audit as far as deleting it goes. */
export interface DeletableAudit {
  id: string
  name: string
  status: string
  created_at: string
  total_assets: number
  total_violations: number
  counts: number[]
  trail_length: number
  trail_head: Buffer
  site_id: string | null
  run: number
}

const AUDIT = `select a.id, a.name, a.status, a.created_at, a.total_assets, a.total_violations, a.counts, a.trail_length, a.trail_head,
  a.site_id, a.run from audits a where a.workspace_id = $1`

export async function deletableAudit(db: Db, workspaceId: string, id: string, hold = false): Promise<DeletableAudit | null> {
  const { rows } = await db.query<DeletableAudit>(`${AUDIT} and a.id = $2${hold ? ' for update' : ''}`, [workspaceId, id])
  return rows[0] ?? null
}

export async function runsOfSite(db: Db, workspaceId: string, siteId: string, hold = false): Promise<DeletableAudit[]> {
  const { rows } = await db.query<DeletableAudit>(`${AUDIT} and a.site_id = $2 order by a.id${hold ? ' for update' : ''}`, [
    workspaceId,
    siteId,
  ])
  return rows
}

/** Audits that ended before a time, oldest first, without those that are kept. */
export async function oldAudits(db: Db, workspaceId: string, before: Date, limit: number, kept: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from audits where workspace_id = $1 and status not in ('PENDING', 'RUNNING') and coalesce(completed_at, created_at) < $2
       and id <> all($4::uuid[])
     order by created_at, id limit $3`,
    [workspaceId, before, limit, kept],
  )
  return rows.map(({ id }) => id)
}

/** Whether another audit of the workspace has the same name, so that the name alone does not say which one is meant. */
export async function isNameShared(db: Db, workspaceId: string, auditId: string, name: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from audits where workspace_id = $1 and name = $3 and id <> $2 limit 1', [
    workspaceId,
    auditId,
    name,
  ])
  return rowCount === 1
}

interface Belongings {
  assets: number
  texts: number
  bytes: number
  comments: number
  rows: number
}

/** What belongs to an audit beside its findings and its trail, which its row counts, and how many rows that are. */
export async function belongingsOf(db: Db, workspaceId: string, auditId: string): Promise<Belongings> {
  const { rows } = await db.query<Belongings>(
    `select (select count(*) from assets where workspace_id = $1 and audit_id = $2)::int as assets,
       (select count(*) from assets a join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id
        where a.workspace_id = $1 and a.audit_id = $2)::int as texts,
       (select coalesce(sum(octet_length(c.packed) + coalesce(octet_length(c.snapshot), 0)), 0)
        from assets a join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id
        where a.workspace_id = $1 and a.audit_id = $2)::bigint as bytes,
       (select count(*) from comments c where c.workspace_id = $1 and (
          select r.audit_id from reviews r where r.workspace_id = $1 and r.violation_id = c.violation_id) = $2)::int as comments,
       (select count(*) from assets where workspace_id = $1 and audit_id = $2)
         + (select count(*) from review_changes where workspace_id = $1 and audit_id = $2)
         + (select count(*) from review_runs where workspace_id = $1 and audit_id = $2)
         + (select count(*) from rule_counts where workspace_id = $1 and audit_id = $2)
         + (select count(*) from audit_rules where workspace_id = $1 and audit_id = $2) as rows`,
    [workspaceId, auditId],
  )
  const found = rows[0]!
  return { ...found, bytes: Number(found.bytes), rows: Number(found.rows) }
}

/** Other runs that were compared with this one, or have findings whose earlier decision was made in it. */
export async function runsAfter(
  db: Db,
  workspaceId: string,
  audit: Pick<DeletableAudit, 'id' | 'site_id'>,
): Promise<{ id: string; name: string; created_at: string; compared: boolean; carried: number }[]> {
  if (audit.site_id === null) return []
  const { rows } = await db.query<{ id: string; name: string; created_at: string; compared: boolean; carried: number }>(
    `select a.id, a.name, a.created_at, a.previous_id is not distinct from $2::uuid as compared,
       (select count(*) from carried_violations c
        where c.workspace_id = $1 and c.audit_id = a.id and c.earlier_audit_id = $2)::int as carried
     from audits a where a.workspace_id = $1 and a.site_id = $3 and a.id <> $2 order by a.created_at`,
    [workspaceId, audit.id, audit.site_id],
  )
  return rows.filter(({ compared, carried }) => compared || carried > 0)
}

/** The audit's row, by which everything that belongs to it is found: from here on none of it can be seen. */
export async function removeAuditRow(client: pg.PoolClient, workspaceId: string, id: string): Promise<void> {
  await client.query('update audits set previous_id = null where workspace_id = $1 and previous_id = $2', [workspaceId, id])
  await client.query('delete from notices where workspace_id = $1 and audit_id = $2', [workspaceId, id])
  await client.query('delete from finding_links where workspace_id = $1 and audit_id = $2', [workspaceId, id])
  await forgetTriesOf(client, workspaceId, id)
  await client.query('update audits set base_id = null where workspace_id = $1 and base_id = $2', [workspaceId, id])
  await client.query('delete from audits where workspace_id = $1 and id = $2', [workspaceId, id])
  await forgetEventsAbout(client, workspaceId, id)
}

export async function deletableSite(
  db: Db,
  workspaceId: string,
  id: string,
  hold = false,
): Promise<{ id: string; name: string; schedule: string | null } | null> {
  const { rows } = await db.query<{ id: string; name: string; schedule: string | null }>(
    `select id, name, schedule from sites where workspace_id = $1 and id = $2${hold ? ' for update' : ''}`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

export async function removeSiteRow(client: pg.PoolClient, workspaceId: string, id: string): Promise<void> {
  await forgetUploadsOf(client, workspaceId, id)
  await client.query('delete from sites where workspace_id = $1 and id = $2', [workspaceId, id])
}

export async function deletableDocument(
  db: Db,
  workspaceId: string,
  id: string,
  hold = false,
): Promise<{ id: string; title: string; characters: number; sha256: string; versions: number } | null> {
  const { rows } = await db.query<{ id: string; title: string; characters: number; sha256: string; versions: number }>(
    `select id, title, greatest(versions, 1) as versions,
       length(plain) as characters, encode(sha256(convert_to(markdown, 'UTF8')), 'hex') as sha256
     from documents where workspace_id = $1 and id = $2${hold ? ' for update' : ''}`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}
