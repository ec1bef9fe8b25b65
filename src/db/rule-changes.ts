import { stateCode } from '../reviews/chart/chart.ts'
import type { Db } from './pool.ts'
import { inStatesSql } from './review-counters.ts'

/** A rule as an audit ran it, and how many findings it leads there. */
export interface RuleOfRun {
  rule_id: string
  name: string
  version: string
  meaning: string | null
  findings: number
  dismissed: number
}

export async function rulesOfRun(db: Db, workspaceId: string, auditId: string): Promise<RuleOfRun[]> {
  const { rows } = await db.query<RuleOfRun>(
    `select v.rule_id, v.name, v.version, v.meaning, coalesce(n.findings, 0)::int as findings, coalesce(n.dismissed, 0)::int as dismissed
     from audit_rules a join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
     left join (
       select c.rule, sum((select sum(s) from unnest(c.counts) s)) as findings,
         sum(${inStatesSql('c.counts', [stateCode('dismissed')])}) as dismissed
       from rule_counts c where c.workspace_id = $1 and c.audit_id = $2 group by c.rule) n on n.rule = a.number
     where a.workspace_id = $1 and a.audit_id = $2 order by v.rule_id`,
    [workspaceId, auditId],
  )
  return rows
}

/** Whether no later run of its site has begun. */
export async function isLatestRun(db: Db, workspaceId: string, auditId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from audits a join audits b on b.workspace_id = $1 and b.site_id = a.site_id and b.run > a.run
     where a.workspace_id = $1 and a.id = $2 limit 1`,
    [workspaceId, auditId],
  )
  return rowCount === 0
}

/** Audits that ran a rule whose meaning is another one now. */
export async function auditsOfOtherRules(
  db: Db,
  workspaceId: string,
  auditIds: string[],
  today: { rule_id: string; version: string; meaning: string }[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct a.audit_id as id from audit_rules a join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
     join unnest($3::text[], $4::text[], $5::text[]) as t (rule_id, version, meaning) on t.rule_id = v.rule_id
     where a.workspace_id = $1 and a.audit_id = any($2::uuid[]) and t.version <> v.version and v.meaning is distinct from t.meaning`,
    [workspaceId, auditIds, today.map((rule) => rule.rule_id), today.map(({ version }) => version), today.map(({ meaning }) => meaning)],
  )
  return new Set(rows.map(({ id }) => id))
}
