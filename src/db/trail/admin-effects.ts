import { stateCode } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { inStatesSql } from '../violations/counters.ts'

/** From when to when a change held; `until` null: it still does. */
export interface Held {
  since: string
  until: string | null
}

/** Audits that began while a change held, those of one site where one is named. */
export async function auditsDuring(db: Db, workspaceId: string, { since, until }: Held, siteId: string | null = null): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from audits where workspace_id = $1 and created_at > $2 and ($3::timestamptz is null or created_at < $3)
       and ($4::uuid is null or site_id = $4)`,
    [workspaceId, since, until, siteId],
  )
  return rows[0]!.n
}

/** Runs that are planned; those of one site where one is named. */
export async function auditsPlanned(db: Db, workspaceId: string, siteId: string | null = null): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from sites where workspace_id = $1 and next_run_at is not null and not paused
       and ($2::uuid is null or id = $2)`,
    [workspaceId, siteId],
  )
  return rows[0]!.n
}

/** Rules by their ids, and all rules of packs. */
export interface WhichRules {
  ids: string[]
  packs: string[]
}

const OF_RULES = `join rule_counts c on c.workspace_id = $1 and c.audit_id = a.id
     join audit_rules r on r.workspace_id = $1 and r.audit_id = a.id and r.number = c.rule
     join rule_versions v on v.workspace_id = $1 and v.id = r.rule_version_id
       and (v.rule_id = any($2::text[]) or split_part(v.rule_id, '.', 1) = any($3::text[]))`

/** Findings of rules in the audits that began while a change held. */
export async function findingsDuring(db: Db, workspaceId: string, { ids, packs }: WhichRules, { since, until }: Held): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select coalesce(sum((select sum(s) from unnest(c.counts) s)), 0)::int as n from audits a ${OF_RULES}
     where a.workspace_id = $1 and a.created_at > $4 and ($5::timestamptz is null or a.created_at < $5)`,
    [workspaceId, ids, packs, since, until],
  )
  return rows[0]!.n
}

/** Undecided findings of rules in audits that began before a change: in the newest run of each site, so that none counts twice. */
export async function openBefore(db: Db, workspaceId: string, { ids, packs }: WhichRules, since: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select coalesce(sum(${inStatesSql('c.counts', [stateCode('undecided')])}), 0)::int as n from audits a ${OF_RULES}
     where a.workspace_id = $1 and a.created_at <= $4
       and (a.site_id is null or not exists (
         select 1 from audits b where b.workspace_id = $1 and b.site_id = a.site_id and b.run > a.run))`,
    [workspaceId, ids, packs, since],
  )
  return rows[0]!.n
}

/** Dismissals for which a second person was asked. */
export async function requestsDuring(db: Db, workspaceId: string, { since, until }: Held): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from approvals where workspace_id = $1 and asked_at > $2 and ($3::timestamptz is null or asked_at < $3)`,
    [workspaceId, since, until],
  )
  return rows[0]!.n
}

/** Entries of the trail: of a kind, or by somebody. */
export async function changesDuring(
  db: Db,
  workspaceId: string,
  { kind = null, actorId = null }: { kind?: string | null; actorId?: string | null },
  { since, until }: Held,
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from admin_trail where workspace_id = $1 and ($2::text is null or kind = $2)
       and ($3::uuid is null or actor_id = $3) and at > $4 and ($5::timestamptz is null or at < $5)`,
    [workspaceId, kind, actorId, since, until],
  )
  return rows[0]!.n
}

/** Findings that are assigned to somebody. */
export async function assignedTo(db: Db, workspaceId: string, userId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from reviews where workspace_id = $1 and assigned_to <> '{}' and $2::uuid = any(assigned_to)`,
    [workspaceId, userId],
  )
  return rows[0]!.n
}

/** What retention deleted while a change held. */
export async function deletedByRetention(
  db: Db,
  workspaceId: string,
  { since, until }: Held,
): Promise<{ pages: number; texts: number; audits: number }> {
  const summed = ['pages', 'texts', 'audits'].map((what) => `coalesce(sum((entry::json ->> '${what}')::int), 0)::int as ${what}`).join(', ')
  const { rows } = await db.query<{ pages: number; texts: number; audits: number }>(
    `select ${summed} from tombstones where workspace_id = $1 and kind = 'retention' and at > $2 and ($3::timestamptz is null or at < $3)`,
    [workspaceId, since, until],
  )
  return rows[0]!
}
