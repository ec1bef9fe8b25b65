import { stateCode } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import type { Profile } from '../audits/profile.ts'
import { inStatesSql } from '../violations/counters.ts'

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

/** What some audits were asked for. */
export async function askedOfRuns(
  db: Db,
  workspaceId: string,
  auditIds: string[],
): Promise<{ id: string; settings: Pick<Profile, 'packs' | 'asked'> }[]> {
  const { rows } = await db.query<{ id: string; settings: Pick<Profile, 'packs' | 'asked'> }>(
    `select id, jsonb_build_object('packs', settings -> 'packs', 'asked', coalesce(settings -> 'asked', '{}')) as settings
     from audits where workspace_id = $1 and id = any($2::uuid[])`,
    [workspaceId, auditIds],
  )
  return rows
}

interface RulesOfRun {
  id: string
  /** How many ran. */
  rules: number
  /** Those of them that ran in another version. */
  differing: Pick<RuleOfRun, 'rule_id' | 'meaning'>[]
}

/** How the rules of some audits differ from these. An audit whose rules nobody stored is left out. */
export async function rulesOfRuns(
  db: Db,
  workspaceId: string,
  auditIds: string[],
  today: { rule_id: string; version: string }[],
): Promise<RulesOfRun[]> {
  const { rows } = await db.query<RulesOfRun>(
    `select a.audit_id as id, count(*)::int as rules,
       coalesce(json_agg(json_build_object('rule_id', v.rule_id, 'meaning', v.meaning)) filter (where t.rule_id is null), '[]') as differing
     from audit_rules a join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
     left join unnest($3::text[], $4::text[]) as t (rule_id, version) on t.rule_id = v.rule_id and t.version = v.version
     where a.workspace_id = $1 and a.audit_id = any($2::uuid[]) group by a.audit_id`,
    [workspaceId, auditIds, today.map((rule) => rule.rule_id), today.map(({ version }) => version)],
  )
  return rows
}
